import {
  fieldAliases,
  missingFields,
  type OperationEntry,
  type OperationId,
  operations,
} from "../../../spec/generated/operations.js";
import { requestValidator } from "../../../spec/validators.js";
import { isRecord } from "../../domain/text.js";
import { isSlip, NAME_LENGTH_MAX } from "../near-names.js";
import {
  bare,
  casingOf,
  type Hint,
  hint,
  listed,
  lookUp,
  type Miss,
  pathOf,
  type Slip,
  shown,
  slipsOf,
  valueAt,
} from "./hint.js";
import { valueHints } from "./values.js";

/** An unknown name, and the field that was probably meant. */
interface Meant {
  readonly written: string;
  readonly meant: string;
  readonly how: "spelling" | "alias" | "typo";
  /** Whether the call was refused for want of that field. */
  readonly needed: boolean;
}

/** Unknown names that are looked at. No person misspells more, and each is compared with all known. */
const NAMES_MAX = 100;

/** Near misses among the names of fields: those that were needed first. */
export function nameHints(id: OperationId, slips: readonly Slip[], body: unknown): readonly Hint[] {
  const missing = slips.filter(({ kind }) => kind === "missing").map(pathOf);
  const unknown = slips
    .filter(({ kind, name }) => kind === "unknown" && name.length <= NAME_LENGTH_MAX)
    .slice(0, NAMES_MAX);
  const found = unknown.flatMap((slip) => meantBy(id, slip, missing) ?? []);
  // What is there under its own name as well was not meant by the other one.
  const meant = found.filter((one) => valueAt(body, one.meant) === undefined);
  const needed = meant.filter((one) => one.needed);
  const rest = meant.filter((one) => !one.needed);
  return [...reported(id, needed), ...reported(id, rest), ...featureHints(id, unknown)];
}

function reported(id: OperationId, found: readonly Meant[]): readonly Hint[] {
  const spelled = found.filter(({ how }) => how === "spelling");
  const others = found.filter(({ how }) => how !== "spelling");
  return [
    ...spellingHints(spelled),
    ...others.map(({ written, meant, how }) =>
      how === "typo"
        ? hint(`you sent ${written}, which is not a field of ${id}`, `rename it to ${meant}`)
        : hint(`you sent ${written}`, `rename it to ${meant}`),
    ),
  ];
}

/** Many names in one wrong casing are one mistake. */
function spellingHints(found: readonly Meant[]): readonly Hint[] {
  const [first] = found;
  if (!first) return [];
  const written = listed(found.map((one) => one.written));
  const meant = listed(found.map((one) => one.meant));
  const casing = casingOf(first.written.split(".").at(-1) ?? "");
  const alike = found.length > 1 && casing !== undefined;
  const cause = alike ? `the names are in ${casing}: ${written}` : `you sent ${written}`;
  return [hint(cause, `write ${meant}`)];
}

function meantBy(id: OperationId, slip: Slip, missing: readonly string[]): Meant | undefined {
  const { parent, name, siblings } = slip;
  const [written, spelling] = [pathOf(slip), bare(name)];
  const as = (meant: string, how: Meant["how"]) => {
    return { written, meant, how, needed: missing.some((path) => covers(path, meant)) };
  };
  const spelled = siblings.find((known) => bare(known) === spelling);
  if (spelled !== undefined) return as(pathOf({ parent, name: spelled }), "spelling");
  const alias = lookUp(fieldAliases[id], keyOf(slip));
  if (alias !== undefined) return as(alias, "alias");
  const near = siblings.find((known) => {
    const needed = missing.includes(pathOf({ parent, name: known }));
    return needed && isSlip(bare(known), spelling);
  });
  return near === undefined ? undefined : as(pathOf({ parent, name: near }), "typo");
}

/** Whether a missing path is the meant one, or the object around it. */
function covers(path: string, meant: string): boolean {
  return path === meant || meant.startsWith(`${path}.`) || path.startsWith(`${meant}.`);
}

function featureHints(id: OperationId, unknown: readonly Slip[]): readonly Hint[] {
  return unknown.flatMap((slip) => {
    const instead = lookUp(missingFields[id], keyOf(slip));
    return instead === undefined ? [] : [hint(`${pathOf(slip)} has no effect`, instead)];
  });
}

/** A name as the tables have it. */
function keyOf({ parent, name }: Slip): string {
  return pathOf({ parent, name: bare(name) });
}

/** Near misses of a body as a whole: what it holds is right, but not where or whose it is. */
function shapeHint(miss: Miss, { id }: OperationEntry): Hint | undefined {
  const { body, query, text } = miss;
  if (body === undefined) return text === null ? undefined : noBody(id, query);
  if (typeof body === "string") return textBody(body);
  if (Array.isArray(body)) {
    return body.length === 1 && isRecord(body[0])
      ? hint("the body is a list with one object in it", "send the object alone")
      : undefined;
  }
  return isRecord(body) ? wrapped(id, body) : undefined;
}

function noBody(id: string, query: Miss["query"]): Hint {
  const names = Object.keys(query);
  if (names.length > 0) {
    const cause = `the fields are in the query: ${listed(names)}`;
    return hint(cause, "send them as a JSON body");
  }
  return hint(`you called ${id} without a body`, "send its fields as JSON");
}

function textBody(text: string): Hint | undefined {
  if (!/^\s*[{[]/.test(text)) return undefined;
  const cause = "the body is JSON inside a JSON text, so it was serialized twice";
  return hint(cause, "serialize it once: your client may do so by itself");
}

const WRAPPERS = ["data", "body", "payload", "request", "json", "params", "invoice", "order"];

/** All fields under one name, as a client library or another service wants it. */
function wrapped(id: string, body: Readonly<Record<string, unknown>>): Hint | undefined {
  const [name, ...others] = Object.keys(body);
  if (name === undefined || others.length > 0 || !isRecord(body[name])) return undefined;
  const operationName = bare(name) === bare(id) || bare(name) === `${bare(id)}request`;
  if (!operationName && !WRAPPERS.includes(name.toLowerCase())) return undefined;
  return hint(`the fields are nested under ${name}`, `${id} expects them at the top of the body`);
}

/** Near misses of a body that does not fit: its shape first, then the names, then the values. */
export function fieldHints(miss: Miss): readonly Hint[] {
  const operation = operations.find(({ id }) => id === miss.operation?.id);
  if (!operation || operation.body === null) return [];
  const shape = shapeHint(miss, operation);
  if (shape) return [shape];
  const { body = {} } = miss;
  const validate = requestValidator(operation.body);
  const slips = validate(body) ? [] : slipsOf(validate.errors ?? []);
  return [...nameHints(operation.id, slips, body), ...valueHints(slips)];
}

/** What a wanted parameter of the query was sent as. */
export function queryHint({ operation, query }: Miss): Hint | undefined {
  for (const name of operation?.query ?? []) {
    const value = query[name];
    if (typeof value === "string" && value !== "") continue;
    if (Array.isArray(value)) return hint(`the query has ${name} more than once`, "send it once");
    if (value === "") return hint(`${name} is empty`, `send ?${name}=<value>`);
    const other = Object.keys(query).find((key) => isLike(bare(key), bare(name)));
    if (other !== undefined) return hint(`you sent ${shown(other)}`, `rename it to ${name}`);
  }
  return undefined;
}

function isLike(key: string, name: string): boolean {
  return name.startsWith(key) || isSlip(name, key);
}
