import {
  Address,
  Area,
  CursorQuery,
  FileMetadata,
  GeoPoint,
  IdList,
  Money,
  PageQuery,
} from "../../src/dtos/common.js";
import { type DtoCase, OTHER_UUID, UUID } from "./dto-case.js";

export const address = {
  street: "Stationsplein 1",
  city: "Utrecht",
  postcode: "3511 ED",
  country: "NL",
};

export const file = {
  name: "plan.pdf",
  mediaType: "application/pdf",
  bytes: 2048,
  checksum: "ab".repeat(32),
};

export const money = { amount: 1250, currency: "EUR" };

export const cases: readonly DtoCase[] = [
  {
    cls: PageQuery,
    sample: {},
    accepts: [{ page: 3, pageSize: 100 }, { direction: "desc" }],
    refuses: [{ page: 0 }, { page: 1.5 }, { pageSize: 101 }, { direction: "up" }, { page: "two" }],
    narrower: [
      { given: { page: "2" }, because: "converted by @Type" },
      { given: { page: true }, because: "converted by @Type" },
      { given: { direction: null }, because: "null in the dialect flat alone" },
      { given: { sort: "name" }, because: "unknown arguments" },
    ],
  },
  {
    cls: CursorQuery,
    sample: {},
    accepts: [{ after: "b64", limit: 1 }, { limit: 200 }],
    refuses: [{ limit: 0 }, { limit: 201 }, { after: 5 }, { after: "x".repeat(513) }],
    narrower: [{ given: { limit: "10" }, because: "converted by @Type" }],
  },
  {
    cls: IdList,
    sample: { ids: [UUID] },
    accepts: [{ ids: [UUID, OTHER_UUID] }, { ids: [UUID.toUpperCase()] }],
    refuses: [
      { ids: [] },
      { ids: ["1"] },
      { ids: [UUID, UUID] },
      { ids: undefined },
      { ids: UUID },
    ],
  },
  {
    cls: Money,
    sample: money,
    accepts: [{ amount: 0 }, { currency: "JPY" }],
    refuses: [{ amount: -1 }, { amount: 1.5 }, { currency: "euro" }, { currency: undefined }],
    narrower: [{ given: { text: "12.50 EUR" }, because: "unknown arguments" }],
  },
  {
    cls: GeoPoint,
    sample: { latitude: 52.1, longitude: 5.1 },
    accepts: [{ latitude: -90 }, { longitude: 180 }],
    refuses: [
      { latitude: "north" },
      { latitude: 91 },
      { longitude: -180.5 },
      { longitude: undefined },
      { latitude: null },
    ],
    leftToHost: [
      { given: { latitude: 1e-7 }, code: "untranslated_constraint", member: "GeoPoint.latitude" },
    ],
    narrower: [{ given: { latitude: "52.1" }, because: "another kind than the declared one" }],
  },
  {
    cls: Area,
    sample: {
      type: "Polygon",
      coordinates: [
        [
          [5.1, 52.1],
          [5.2, 52.1],
          [5.2, 52.2],
          [5.1, 52.1],
        ],
      ],
    },
    accepts: [{ coordinates: [[]] }, { coordinates: [[[0, 0]]] }],
    refuses: [{ type: "Point" }, { coordinates: [] }, { coordinates: "0,0" }, { type: undefined }],
  },
  {
    cls: Address,
    sample: address,
    accepts: [
      { kind: "billing", addition: "3 hoog" },
      { location: { latitude: 52.1, longitude: 5.1 } },
    ],
    refuses: [
      { kind: "holiday" },
      { street: undefined },
      { postcode: "1" },
      { country: 31 },
      { location: {} },
      { location: "52.1,5.1" },
    ],
    leftToHost: [
      { given: { country: "Nederland" }, code: "opaque_transform", member: "Address.country" },
      { given: { city: "" }, code: "opaque_transform", member: "Address.city" },
    ],
    narrower: [{ given: { location: null }, because: "null in the dialect flat alone" }],
  },
  {
    cls: FileMetadata,
    sample: file,
    accepts: [{ url: "https://files.example.com/plan.pdf" }, { seconds: 12.25 }],
    refuses: [
      { bytes: 0 },
      { bytes: 60_000_000 },
      { checksum: "ab" },
      { mediaType: "pdf" },
      { url: "files" },
    ],
    leftToHost: [
      {
        given: { seconds: 1.005 },
        code: "untranslated_constraint",
        member: "FileMetadata.seconds",
      },
      {
        given: { url: "ftp://files.example.com/plan.pdf" },
        code: "untranslated_constraint",
        member: "FileMetadata.url",
      },
    ],
  },
];
