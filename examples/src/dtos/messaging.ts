import { ApiExtraModels, ApiProperty, ApiPropertyOptional } from "@nestjs/swagger";
import { Exclude, Type } from "class-transformer";
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayNotEmpty,
  ArrayUnique,
  IsArray,
  IsBase64,
  IsBoolean,
  IsDate,
  IsDefined,
  IsEnum,
  IsIn,
  IsISO8601,
  IsNotEmpty,
  IsObject,
  IsOptional,
  IsSemVer,
  IsString,
  IsUrl,
  IsUUID,
  Length,
  MaxLength,
  MinLength,
  ValidateIf,
  ValidateNested,
} from "class-validator";
import { CursorQuery, FileMetadata, GeoPoint } from "./common.js";
import { Line, OptionalText, Trim } from "./decorators.js";

export abstract class MessageContent {
  abstract readonly kind: string;
}

export class TextContent extends MessageContent {
  @IsIn(["text"])
  readonly kind = "text";

  @IsString()
  @MinLength(1)
  @MaxLength(4000)
  text!: string;

  @IsOptional()
  @IsUUID("4", { each: true })
  mentions?: string[];
}

export class FileContent extends MessageContent {
  @IsIn(["file"])
  readonly kind = "file";

  @IsDefined()
  @ValidateNested()
  @Type(() => FileMetadata)
  file!: FileMetadata;
}

export class LocationContent extends MessageContent {
  @IsIn(["location"])
  readonly kind = "location";

  @IsDefined()
  @ValidateNested()
  @Type(() => GeoPoint)
  point!: GeoPoint;
}

@ApiExtraModels(TextContent, FileContent, LocationContent)
export class SendMessage {
  @IsUUID("4")
  conversationId!: string;

  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(10)
  @ValidateNested({ each: true })
  @Type(() => MessageContent, {
    keepDiscriminatorProperty: true,
    discriminator: {
      property: "kind",
      subTypes: [
        { name: "text", value: TextContent },
        { name: "file", value: FileContent },
        { name: "location", value: LocationContent },
      ],
    },
  })
  contents!: (TextContent | FileContent | LocationContent)[];

  @IsOptional()
  @IsUUID("4")
  replyTo?: string | null;
}

export class Conversation {
  @IsUUID("4")
  id!: string;

  @IsOptional()
  @IsString()
  @MaxLength(80)
  topic?: string;

  @IsOptional()
  @ValidateNested({ each: true })
  @Type(() => ChatMessage)
  messages?: ChatMessage[];
}

export class ChatMessage {
  @IsUUID("4")
  id!: string;

  @Type(() => Date)
  @IsDate()
  sentAt!: Date;

  @IsString()
  text!: string;

  @IsOptional()
  @ValidateNested()
  @Type(() => Conversation)
  conversation?: Conversation;

  @IsObject()
  reactions: Record<string, number> = {};

  @Exclude()
  searchVector?: string;
}

export class MessageHistoryQuery extends CursorQuery {
  @IsOptional()
  @Trim()
  @Length(2, 50)
  contains?: string;

  @IsISO8601()
  since = "1970-01-01T00:00:00Z";
}

export enum Channel {
  Email = "email",
  Push = "push",
  Message = "sms",
}

export class SendNotification {
  @ApiProperty({ enum: Channel, isArray: true, uniqueItems: true })
  @IsEnum(Channel, { each: true })
  @ArrayNotEmpty()
  @ArrayUnique()
  channels!: Channel[];

  @Line("The title", 65)
  title!: string;

  @ValidateIf((notification: SendNotification) => notification.channels.includes(Channel.Email))
  @IsString()
  @IsNotEmpty()
  html?: string;

  @IsOptional()
  @IsObject()
  data?: Record<string, string>;

  @IsOptional()
  @Type(() => Date)
  @IsDate()
  sendAt?: Date;

  @ApiPropertyOptional({ type: "string", format: "byte" })
  @IsOptional()
  @IsBase64()
  @MaxLength(100_000)
  icon?: string;
}

export const WEBHOOK_EVENTS = ["order.created", "order.paid", "invoice.sent"] as const;
export type WebhookEventName = (typeof WEBHOOK_EVENTS)[number];

export class CreateWebhook {
  @IsUrl({ protocols: ["https"], require_protocol: true, require_tld: true })
  url!: string;

  @IsIn(WEBHOOK_EVENTS, { each: true })
  @ArrayMinSize(1)
  events!: WebhookEventName[];

  @IsString()
  @Length(32, 128)
  secret!: string;

  @IsOptional()
  @IsBoolean()
  isActive = true;

  @IsOptional()
  @IsObject()
  headers?: Record<string, string>;
}

export class WebhookEvent {
  @IsUUID()
  id!: string;

  @IsIn(WEBHOOK_EVENTS)
  event!: WebhookEventName;

  @IsSemVer()
  version!: string;

  @IsNotEmpty()
  payload!: unknown;

  @OptionalText(40)
  deliveryId?: string;
}
