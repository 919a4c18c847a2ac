import { type CallableOperation, callable } from "../../spec/generated/control.operations.js";
import { nearestName } from "../api/near-names.js";
import type { ControlAnswer } from "../control/client.js";
import { lengthOf } from "../control/instants.js";
import { isRecord, jsonOf } from "../domain/text.js";
import { FIRST_INSTANT, toIso } from "../domain/time.js";
import { nameInLog, recordIn } from "../workbench/embedded.js";
import { parseObject, readNamed } from "./files.js";
import { FILE_FIXES, MISTAKES } from "./messages.js";
import type { Session } from "./remote.js";
import { UsageError } from "./usage.js";

/** The operation that a name means, with or without `sandbox.` or `gateway.`. */
export function operationNamed(name: string): CallableOperation {
  const found = callable.find((one) => one.name === name || one.id === name);
  if (found) return found;
  const known = callable.map((one) => one.name);
  throw new UsageError(MISTAKES.noOperation(name, nearestName(known, name)));
}

/** Whether a word of a command line is `name=value`. */
export const isPair = (word: string) => /^[A-Za-z][\w.-]*=/.test(word);

/**
 * Calls an operation with `name=value` words: names in its path, and fields of its query or body. A word `@file` is
 * the body. Throws a usage error for a name that it lacks, or that is missing.
 */
export async function send(
  session: Session,
  operation: CallableOperation,
  words: readonly string[],
  command: string,
): Promise<ControlAnswer<unknown>> {
  const { id, input, required, path: keys } = operation;
  const path: Record<string, string> = {};
  const fields: Record<string, unknown> = {};
  let file: string | undefined;
  for (const word of words) {
    if ((input === "body" || input === "log") && word.startsWith("@")) {
      file = word.slice(1);
      continue;
    }
    if (!isPair(word)) throw new UsageError(MISTAKES.noPair(command, word));
    const at = word.indexOf("=");
    const [name, text] = [word.slice(0, at), word.slice(at + 1)];
    if (keys.includes(name)) path[name] = text;
    else setField(fields, operation, name, text, command);
  }
  const missing = [
    ...keys.filter((name) => !path[name]),
    ...(file ? [] : required.filter((name) => fields[name] === undefined)),
  ];
  if (missing.length > 0) throw new UsageError(MISTAKES.missingPair(command, missing));
  return session.ask(id, { path, ...(await inputOf(session, input, fields, file, path)) } as never);
}

async function inputOf(
  session: Session,
  input: CallableOperation["input"],
  fields: Readonly<Record<string, unknown>>,
  file: string | undefined,
  path: Record<string, string>,
): Promise<object> {
  switch (input) {
    case "query":
      return { query: await queryOf(session, fields) };
    case "body":
      return { body: file === undefined ? fields : await bodyIn(file) };
    case "log": {
      if (file === undefined) throw new UsageError(MISTAKES.logMissing);
      const log = await logIn(file);
      // A log is imported under its own name, unless another sandbox is named.
      const name = nameInLog(log);
      if (name === undefined) throw new UsageError(MISTAKES.notLog(file, FILE_FIXES.log));
      if (session.sandbox === undefined) path.sandbox = name;
      return { log };
    }
    default:
      return {};
  }
}

/** Sets a field from its text: `where.orderNumber=ORD-1` sets a part of `where`. */
function setField(
  target: Record<string, unknown>,
  { fields, others, path }: CallableOperation,
  name: string,
  text: string,
  command: string,
): void {
  const [head = "", ...rest] = name.split(".");
  if (rest.length > 0 && fields[head] === "json") {
    const earlier = isRecord(target[head]) ? target[head] : {};
    target[head] = { ...earlier, [rest.join(".")]: jsonOr(text) };
    return;
  }
  const form = fields[name] ?? others;
  if (form === null) {
    const known = [...path, ...Object.keys(fields)];
    throw new UsageError(MISTAKES.noField(command, name, nearestName(known, name), known));
  }
  target[name] = form === "json" || (form === "nullable" && text === "null") ? jsonOr(text) : text;
}

/** The JSON value that a text is, else the text. */
function jsonOr(text: string): unknown {
  const value = jsonOf(text);
  return value === undefined ? text : value;
}

async function bodyIn(path: string): Promise<object> {
  return parseObject("file", path, await readNamed("file", path, FILE_FIXES.body), FILE_FIXES.body);
}

/** The log that a file holds: an exported one, or that in a record. The mock checks it. */
async function logIn(path: string): Promise<string> {
  const text = await readNamed("log", path, FILE_FIXES.log);
  const record = recordIn(text);
  if (record === undefined) return text;
  const { log } = parseObject("record", path, record, FILE_FIXES.log);
  if (typeof log !== "string") throw new UsageError(MISTAKES.brokenRecord(path, FILE_FIXES.log));
  return log;
}

/** A query in which since and to may be how long ago, such as `1h`. */
async function queryOf(session: Session, fields: Readonly<Record<string, unknown>>) {
  const query: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(fields)) {
    const isMoment = ["since", "to"].includes(name) && /^\d+[a-z]/.test(String(value));
    const agoMs = isMoment ? lengthOf(String(value)) : Number.NaN;
    query[name] = agoMs >= 0 ? await instantAgo(session, agoMs) : (value as string | number);
  }
  return query;
}

async function instantAgo({ ask }: Session, agoMs: number): Promise<string> {
  const now = Date.parse((await ask("sandbox.clock.read")).body.now);
  return toIso(Math.max(FIRST_INSTANT, now - agoMs));
}
