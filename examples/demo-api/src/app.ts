import "reflect-metadata";
import {
  Logger,
  Module,
  ValidationPipe,
  VersioningType,
  type INestApplication,
} from "@nestjs/common";
import { NestFactory } from "@nestjs/core";
import { FastifyAdapter } from "@nestjs/platform-fastify";
import { OrdersController } from "./orders.controller.js";

@Module({ controllers: [OrdersController] })
export class AppModule {}

/** The service, as it is without any tool. */
export async function createApp(
  adapter: "express" | "fastify" = "express",
): Promise<INestApplication> {
  // What a server over stdio writes there is the protocol.
  Logger.overrideLogger(false);
  const app =
    adapter === "fastify"
      ? await NestFactory.create(AppModule, new FastifyAdapter())
      : await NestFactory.create(AppModule);
  app.setGlobalPrefix("api");
  app.enableVersioning({ type: VersioningType.URI, defaultVersion: "1" });
  app.useGlobalPipes(
    new ValidationPipe({ whitelist: true, forbidNonWhitelisted: true, transform: true }),
  );
  return app;
}
