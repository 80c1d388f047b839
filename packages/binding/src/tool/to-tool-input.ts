import type {
  Diagnostic,
  EndpointParameter,
  InputSchema,
  JsonObject,
  JsonSchema,
  ParameterPlace,
  ToolInput,
  TypeShape,
  WriteOptions,
} from "@shapewright/rules";
import { settleDiagnostics, toolInput, writeSchemas } from "@shapewright/rules";
import type { Class } from "../facts/class.js";
import { className, isClass } from "../facts/class.js";
import { typeOfConstructor } from "../facts/constructors.js";
import { readTogether, type TogetherReading } from "../graph/read-graph.js";
import { typeNode } from "../graph/to-node.js";
import { checkInputSchemaOptions, readingOf, writingFor } from "../options.js";
import { readersWith } from "../readers/index.js";
import { emitWarnings } from "../warnings.js";
import { rewritten } from "../write-for-target.js";
import { hasTextForm, withoutNull } from "./argument-node.js";
import { parameterClass } from "./parameter-class.js";
import type { BodyType, ToolEndpoint, ToolInputOptions } from "./tool-endpoint.js";
import { checkToolEndpoint, PLACES } from "./tool-endpoint.js";

/** The parameters in one place, as a class. */
interface PlacedClass {
  readonly place: ParameterPlace;
  readonly cls: Class;
}

/**
 * What a tool takes that calls an endpoint of a service: each parameter is an argument, and so is each member of the body,
 * unless the body has to stay whole and becomes the one argument `body`. `composeRequest` of the template turns the
 * arguments of a call back into the request. Types are counted over the whole endpoint, so that one which a parameter and
 * the body share is one definition.
 *
 * @returns the schema and the template, or the `error` for which the endpoint can be no tool
 * @throws TypeError for what is no endpoint, and for an unknown option or value
 * @throws EscalatedDiagnosticsError when a diagnostic has a code that the options escalate
 */
export function toToolInput(endpoint: ToolEndpoint, options: ToolInputOptions = {}): ToolInput {
  checkInputSchemaOptions(options);
  checkToolEndpoint(endpoint);
  const { method, route, body, bodyRequired = true } = endpoint;
  const { unknownArguments = "reject", diagnostics, target } = options;
  const { dialect = "referenced" } = writing(options);
  const placed = placedClasses(endpoint);
  const bodyClass = body === undefined ? undefined : classIn(body);
  const { host, rows, typeShape } = readingOf(options);
  const classes = [
    ...placed.map(({ cls }) => cls),
    ...(bodyClass === undefined ? [] : [bodyClass]),
  ];
  const reading = readTogether(classes, readersWith(rows, typeShape), host);

  const shapes = [
    ...placed.map((_, index) => parameterShape(reading, index)),
    ...(body === undefined ? [] : [bodyShape(reading, body, placed.length)]),
  ];
  const written = writeSchemas(shapes, writing(options));
  const parameters = placed.flatMap(({ place }, index) =>
    parametersIn(place, written[index]?.schema ?? {}),
  );
  const bodySchema = body === undefined ? undefined : written[placed.length]?.schema;
  const input = toolInput(
    {
      ...(method === undefined ? {} : { method }),
      ...(route === undefined ? {} : { route }),
      parameters,
      ...(bodySchema === undefined
        ? {}
        : { requestBody: { schema: bodySchema, required: bodyRequired } }),
    },
    { dialect, unknownArguments },
  );
  const targeted =
    input.error === undefined
      ? rewritten({ schema: input.inputSchema, diagnostics: [] }, target, "input", "The tool")
      : undefined;
  const found = [
    ...reading.diagnostics,
    ...placed.flatMap(({ place }, index) => withoutForm(reading, place, index)),
    ...written.flatMap((part) => part.diagnostics),
    ...input.diagnostics,
    ...(targeted?.diagnostics ?? []),
  ];
  const report = diagnostics?.report ?? emitWarnings(classes[0] ?? Object, reading.classes);
  const settled = settleDiagnostics(onceEach(found), { ...diagnostics, report });
  if (input.error !== undefined || targeted === undefined)
    return { ...input, diagnostics: settled };
  return { ...input, inputSchema: targeted.schema as InputSchema, diagnostics: settled };
}

function placedClasses({ parameters = {} }: ToolEndpoint): readonly PlacedClass[] {
  return PLACES.flatMap((place) => {
    const given = parameters[place];
    return given === undefined ? [] : [{ place, cls: parameterClass(place, given) }];
  });
}

/** Where unknown arguments are ignored nothing says that there are none, whatever the dialect closes. */
function writing(options: ToolInputOptions): WriteOptions {
  const own = writingFor(options, "input");
  return options.unknownArguments === "ignore" ? { ...own, closing: "none" } : own;
}

function classIn(body: BodyType): Class | undefined {
  const type = elementOf(body);
  return isClass(type) && typeOfConstructor(type)?.kind === "class" ? type : undefined;
}

function elementOf(body: BodyType): unknown {
  return Array.isArray(body) ? (body as readonly unknown[])[0] : body;
}

/** The type under a key of its own: the same class may be the body too, and takes null there. */
function parameterShape({ types, keys }: TogetherReading, index: number): TypeShape {
  const key = keys[index] ?? "";
  const type = types[key] ?? { name: key, members: [] };
  let own = `${key}.${String(index)}`;
  while (Object.hasOwn(types, own)) own += "_";
  return { root: { kind: "ref", ref: own }, types: { ...types, [own]: withoutNull(type) } };
}

function bodyShape({ types, keys }: TogetherReading, body: BodyType, index: number): TypeShape {
  // `Object` and the like say nothing but that it is one.
  const claim = typeOfConstructor(elementOf(body)) ?? { kind: "object" };
  const node = typeNode(claim, () => keys[index] ?? "");
  return { root: Array.isArray(body) ? { kind: "array", items: node } : node, types };
}

/** Each member of the written object is a parameter with a schema of its own. */
function parametersIn(place: ParameterPlace, schema: JsonSchema): readonly EndpointParameter[] {
  const properties = (schema["properties"] ?? {}) as Readonly<Record<string, JsonObject>>;
  const required = (schema["required"] ?? []) as readonly string[];
  const definitions = schema["$defs"];
  return Object.keys(properties).map((name) => {
    const own = properties[name] ?? {};
    return {
      name,
      in: place,
      required: required.includes(name),
      schema:
        definitions === undefined || Object.hasOwn(own, "$id")
          ? own
          : { ...own, $defs: definitions },
    };
  });
}

/** What has no form in its place: the composer refuses every value of it. */
function withoutForm(
  { types, keys, classes }: TogetherReading,
  place: ParameterPlace,
  index: number,
): readonly Diagnostic[] {
  const key = keys[index] ?? "";
  const cls = classes.get(key);
  const name = cls === undefined ? key : className(cls);
  return (types[key]?.members ?? []).flatMap((member, at): readonly Diagnostic[] => {
    if (hasTextForm(member.type, types, place)) return [];
    const what = place === "path" ? "a list or an object" : "an object or a list of lists";
    const message =
      `${name}.${member.name}: ${what} has no form in a ${place}, so that no request can carry it. ` +
      `Move it to the body, or declare a text.`;
    const path = `/types/${key}/members/${String(at)}`;
    return [{ code: "unsatisfiable_member", severity: "warning", message, path, type: key }];
  });
}

/** Shapes that share their types share what is said of them. */
function onceEach(found: readonly Diagnostic[]): readonly Diagnostic[] {
  const seen = new Set<string>();
  return found.filter(({ code, path, message }) => {
    const key = `${code} ${path} ${message}`;
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
}
