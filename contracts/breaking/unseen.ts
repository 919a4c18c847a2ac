import { isDeepStrictEqual } from "node:util";
import { isObject } from "../documents.js";
import { operationsAt, operationsOf, stepsOf } from "./consumers.js";
import { placeText } from "./schema.js";
import { pairs, type SpecChange, type Version } from "./version.js";

type Json = Readonly<Record<string, unknown>>;

/** What the comparison of schemas leaves out: defaults, servers, security, callbacks, and what a call creates. */
export function unseenChanges(base: Version, revision: Version): readonly SpecChange[] {
  const [before, after] = [base.document, revision.document];
  return [
    ...defaultChanges(before, after, []),
    ...serverChanges(before, after),
    ...callbackChanges(before, after),
    ...operationsOf(before).flatMap(({ path, method }) => {
      const pointer = pointerOf(["paths", path, method.toLowerCase()]);
      // The comparison of schemas reports a removed operation.
      if (at(after, pointer) === undefined) return [];
      return [
        ...securityChanges(before, after, pointer),
        ...creationChanges(asObject(at(before, pointer)), asObject(at(after, pointer)), pointer),
      ];
    }),
  ].map(({ pointer, ...change }) => ({
    ...change,
    name: pointer === "#" ? change.name : `${placeText(pointer)} ${change.name}`,
    operations: new Set([...operationsAt(before, pointer), ...operationsAt(after, pointer)]),
    file: revision.file,
  }));
}

interface Placed extends Pick<SpecChange, "name" | "grade" | "message"> {
  readonly pointer: string;
}

/** Members that hold examples, or that have names of others as keys. */
const NOT_A_DEFAULT = ["example", "examples", "responses", "properties", "schemas"];

/** Who left a field out got the old default, and gets the new one without having changed a thing. */
function defaultChanges(
  before: unknown,
  after: unknown,
  path: readonly string[],
): readonly Placed[] {
  if (Array.isArray(before) && Array.isArray(after)) {
    return before.flatMap((part, n) => defaultChanges(part, after[n], [...path, String(n)]));
  }
  if (!isObject(before) || !isObject(after)) return [];
  // The host of a server is a default of its own kind, and reported as an address.
  if (path.at(-1) === "servers") return [];
  return Object.keys({ ...before, ...after }).flatMap((key) => {
    if (key === "example" || key === "examples" || key === "servers") return [];
    const is = key === "default" && !NOT_A_DEFAULT.includes(path.at(-1) ?? "");
    return is
      ? defaultChange(before, after, pointerOf(path))
      : defaultChanges(before[key], after[key], [...path, key]);
  });
}

function defaultChange(before: Json, after: Json, pointer: string): readonly Placed[] {
  if (isDeepStrictEqual(before.default, after.default)) return [];
  const [was, is] = [before, after].map((one) => JSON.stringify(one.default));
  const about = { pointer, name: "default" };
  if (was === undefined)
    return [{ ...about, grade: "notable", message: `It is ${is} now, and was absent before.` }];
  const message =
    is === undefined ? `It was ${was}, and is absent now.` : `It is ${is} and no longer ${was}.`;
  return [{ ...about, grade: "breaking", message }];
}

/** The addresses at which the document, a path or an operation is served. */
function serverChanges(before: Json, after: Json): readonly Placed[] {
  const pointers = [
    "#",
    ...operationsOf(before).flatMap(({ path, method }) => {
      const place = pointerOf(["paths", path]);
      return [place, `${place}/${method.toLowerCase()}`];
    }),
  ];
  return [...new Set(pointers)].flatMap((pointer) => {
    const [was, is] = [addressesAt(before, pointer), addressesAt(after, pointer)];
    const gone = was.filter((one) => !is.includes(one));
    const fresh = is.filter((one) => !was.includes(one));
    const now = fresh.length > 0 ? `; ${fresh.join(" and ")} is new` : "";
    return gone.map((one): Placed => {
      return { pointer, name: "servers", grade: "breaking", message: `${one} is gone${now}.` };
    });
  });
}

/** The servers at a place, each with its variables at their defaults. */
function addressesAt(document: Json, pointer: string): readonly string[] {
  const { servers } = asObject(pointer === "#" ? document : at(document, pointer));
  return (Array.isArray(servers) ? servers : []).filter(isObject).map(({ url, variables }) =>
    String(url).replace(/\{(\w+)\}/g, (written, name: string) => {
      const { default: filled } = asObject(asObject(variables)[name]);
      return filled === undefined ? written : String(filled);
    }),
  );
}

/** The ways to call an operation: a removed alternative breaks, a new one does not. */
function securityChanges(before: Json, after: Json, pointer: string): readonly Placed[] {
  const [was, is] = [before, after].map((document) => alternativesAt(document, pointer)) as [
    readonly Alternative[],
    readonly Alternative[],
  ];
  const missingIn = (others: readonly Alternative[]) => (one: Alternative) =>
    !others.some(({ key }) => key === one.key);
  const about = { pointer, name: "security" };
  return [
    ...was.filter(missingIn(is)).map(({ text }): Placed => {
      return { ...about, grade: "breaking", message: `Calls with ${text} are no longer accepted.` };
    }),
    ...is.filter(missingIn(was)).map(({ key, text }): Placed => {
      const grade = key === NO_CREDENTIALS ? "notable" : "compatible";
      return { ...about, grade, message: `Calls with ${text} are accepted now.` };
    }),
  ];
}

/** A set of credentials that opens an operation. Equal keys mean equal schemes, even with other names. */
interface Alternative {
  readonly key: string;
  readonly text: string;
}

const NO_CREDENTIALS = "[]";

/** The alternatives of an operation: its own security, else what it inherits. */
function alternativesAt(document: Json, pointer: string): readonly Alternative[] {
  const { security = document.security } = asObject(at(document, pointer));
  const schemes = asObject(asObject(document.components).securitySchemes);
  const listed: readonly unknown[] = Array.isArray(security) ? security : [];
  return (listed.length > 0 ? listed : [{}]).map((alternative) => {
    const named = Object.entries(asObject(alternative));
    const parts = named.map(([name, scopes]) => {
      const { description: _, ...scheme } = asObject(resolved(document, schemes[name]));
      return JSON.stringify([scheme, scopes]);
    });
    const names = named.map(([name]) => name).join(" and ");
    return { key: JSON.stringify(parts.sort()), text: names || "no credentials" };
  });
}

/** Clients decide by `x-creates` whether they may repeat a call whose reply was lost. */
function creationChanges(before: Json, after: Json, pointer: string): readonly Placed[] {
  const [was, is] = [before["x-creates"], after["x-creates"]];
  if (was === is) return [];
  const about = { pointer, name: "x-creates" };
  if (was === undefined) {
    return [{ ...about, grade: "notable", message: `The call creates: ${String(is)}.` }];
  }
  const now = is === undefined ? "" : `, but ${String(is)}`;
  const message = `The call no longer says that it creates: ${String(was)}${now}.`;
  return [{ ...about, grade: "breaking", message }];
}

/** The receiver of a callback reads its fields: here the server must keep sending them. */
function callbackChanges(before: Json, after: Json): readonly Placed[] {
  return operationsOf(before).flatMap(({ path, method }) => {
    const pointer = pointerOf(["paths", path, method.toLowerCase()]);
    // The comparison of the schemas reports a removed operation.
    if (at(after, pointer) === undefined) return [];
    return pairs(callsOf(before, pointer), callsOf(after, pointer)).flatMap(([call, was, is]) => {
      const name = `callbacks ${call}`;
      if (!was) return [];
      if (!is)
        return [{ pointer, name, grade: "breaking", message: "It is no longer made." } as const];
      const gone = was.filter((one) => !is.includes(one));
      return gone.map((one): Placed => {
        return { pointer, name, grade: "breaking", message: `It no longer contains ${one}.` };
      });
    });
  });
}

/** The calls that an operation may lead to, by `name method`, each with its fields. */
function callsOf(document: Json, pointer: string): Readonly<Record<string, readonly string[]>> {
  const { callbacks } = asObject(at(document, pointer));
  return Object.fromEntries(
    Object.entries(asObject(callbacks)).flatMap(([name, given]) =>
      Object.values(asObject(resolved(document, given))).flatMap((item) =>
        Object.entries(asObject(resolved(document, item))).map(([method, call]) => {
          return [`${name} ${method.toUpperCase()}`, fieldsOf(document, asObject(call))] as const;
        }),
      ),
    ),
  );
}

/** Names of parameters, and of the fields of a body. */
function fieldsOf(document: Json, { parameters, requestBody }: Json): readonly string[] {
  const listed = Array.isArray(parameters) ? parameters : [];
  const names = listed.map((one) => asObject(resolved(document, one)));
  const { content } = asObject(resolved(document, requestBody));
  const bodies = Object.values(asObject(content)).map((media) => {
    return asObject(resolved(document, asObject(media).schema));
  });
  return [
    ...names.map(({ name, in: where }) => `the ${String(where)} parameter ${String(name)}`),
    ...bodies.flatMap(({ properties }) => {
      return Object.keys(asObject(properties)).map((field) => `the field ${field}`);
    }),
  ];
}

function resolved(document: Json, value: unknown): unknown {
  const { $ref } = asObject(value);
  return typeof $ref === "string" && $ref.startsWith("#/")
    ? resolved(document, at(document, $ref))
    : value;
}

function at(document: Json, pointer: string): unknown {
  return stepsOf(pointer).reduce<unknown>((node, step) => asObject(node)[step], document);
}

function asObject(value: unknown): Json {
  return isObject(value) ? value : {};
}

function pointerOf(path: readonly string[]): string {
  return ["#", ...path.map((step) => step.replaceAll("~", "~0").replaceAll("/", "~1"))].join("/");
}
