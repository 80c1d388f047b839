import { RequestMethod, VERSION_NEUTRAL, VersioningType } from "@nestjs/common";
import type { INestApplication, VersioningOptions } from "@nestjs/common";
import { ModulesContainer } from "@nestjs/core";
import type { ApplicationConfig } from "@nestjs/core";
import { RoutePathFactory } from "@nestjs/core/router/route-path-factory.js";
import type { Class } from "@shapewright/binding";
import { metadataOf } from "./nest-metadata.js";

/** A handler of a controller that answers requests. */
export interface Route {
  readonly controller: Class;
  /** The name of the method. */
  readonly member: string;
  readonly handler: object;
  /** `GET`; none where it answers all methods. */
  readonly method: string | undefined;
  /** With `:id` for a parameter, as Nest registers it. */
  readonly path: string;
  /** Headers that choose the version. */
  readonly headers: Readonly<Record<string, string>>;
  /** Pipes of the application, the controller and the handler, the nearest last. */
  readonly pipes: readonly unknown[];
}

type Version = string | typeof VERSION_NEUTRAL;

/** Every route of an application, controller by controller, each method once: of several paths or versions the first. */
export function routesOf(app: INestApplication): readonly Route[] {
  const config = configOf(app);
  const modules = app.get(ModulesContainer, { strict: false });
  const seen = new Set<unknown>();
  const routes: Route[] = [];
  for (const module of modules.values()) {
    const modulePath = metadataOf(`__module_path__${modules.applicationId}`, module.metatype) as
      string | undefined;
    for (const { metatype } of module.controllers.values()) {
      if (typeof metatype !== "function" || seen.has(metatype)) continue;
      seen.add(metatype);
      routes.push(...routesIn(metatype as Class, modulePath, config));
    }
  }
  return routes;
}

/** How the application is configured, which Nest keeps to itself; it is what its own documents are written from. */
function configOf(app: INestApplication): ApplicationConfig {
  const { config } = app as unknown as { readonly config?: ApplicationConfig };
  if (config === undefined) {
    throw new TypeError("nestTools takes a Nest application, as NestFactory.create makes it.");
  }
  return config;
}

function routesIn(
  controller: Class,
  modulePath: string | undefined,
  config: ApplicationConfig,
): readonly Route[] {
  const versioning = config.getVersioning();
  const global = [
    ...config.getGlobalPipes(),
    ...config.getGlobalRequestPipes().map(({ metatype }) => metatype),
  ];
  return membersOf(controller).flatMap(([member, handler]): readonly Route[] => {
    const path = metadataOf("path", handler);
    const method = metadataOf("method", handler);
    if (path === undefined || !isRequestMethod(method)) return [];
    const version = versionOf(controller, handler, versioning);
    const paths = new RoutePathFactory(config).create(
      {
        ...given("ctrlPath", firstOf(metadataOf("path", controller))),
        ...given("methodPath", firstOf(path)),
        ...given("modulePath", modulePath),
        globalPrefix: withSlash(config.getGlobalPrefix()),
        ...given("controllerVersion", version),
        ...given("versioningOptions", versioning),
      },
      method,
    );
    const pipes = [controller, handler].flatMap(
      (holder) => (metadataOf("__pipes__", holder) ?? []) as readonly unknown[],
    );
    return [
      {
        controller,
        member,
        handler,
        method: method === RequestMethod.ALL ? undefined : RequestMethod[method],
        path: paths[0] ?? "/",
        headers: versionHeaders(version, versioning),
        pipes: [...global, ...pipes],
      },
    ];
  });
}

function isRequestMethod(value: unknown): value is RequestMethod {
  return typeof value === "number" && RequestMethod[value] !== undefined;
}

/** The methods of a controller and of what it extends, the base's first, as Nest scans them. */
function membersOf(controller: Class): readonly (readonly [string, object])[] {
  const found = new Map<string, object>();
  const prototypes: object[] = [];
  for (
    let prototype: unknown = controller.prototype;
    typeof prototype === "object" && prototype !== null && prototype !== Object.prototype;
    prototype = Object.getPrototypeOf(prototype)
  ) {
    prototypes.unshift(prototype);
  }
  for (const prototype of prototypes) {
    for (const [name, { value }] of Object.entries(Object.getOwnPropertyDescriptors(prototype))) {
      if (name !== "constructor" && typeof value === "function") found.set(name, value as object);
    }
  }
  return [...found];
}

/** Of several the first: a tool calls one of them. */
function versionOf(
  controller: object,
  handler: object,
  versioning: VersioningOptions | undefined,
): Version | undefined {
  if (versioning === undefined) return undefined;
  const { defaultVersion } = versioning as { readonly defaultVersion?: Version | Version[] };
  const own = metadataOf("__version__", handler) ?? metadataOf("__version__", controller);
  return firstOf(own ?? defaultVersion);
}

function versionHeaders(
  version: Version | undefined,
  versioning: VersioningOptions | undefined,
): Readonly<Record<string, string>> {
  if (version === undefined || version === VERSION_NEUTRAL) return {};
  if (versioning?.type === VersioningType.HEADER) return { [versioning.header]: version };
  if (versioning?.type === VersioningType.MEDIA_TYPE) {
    return { accept: `application/json;${versioning.key}${version}` };
  }
  return {};
}

function firstOf(value: unknown): string | undefined {
  return (Array.isArray(value) ? (value as readonly unknown[])[0] : value) as string | undefined;
}

function withSlash(prefix: string): string {
  return prefix === "" || prefix.startsWith("/") ? prefix : `/${prefix}`;
}

function given<K extends string, V>(name: K, value: V | undefined): Partial<Record<K, V>> {
  return value === undefined ? {} : ({ [name]: value } as Partial<Record<K, V>>);
}
