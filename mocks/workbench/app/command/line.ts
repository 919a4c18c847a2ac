import type { CommandOperation } from "./catalogue.js";

/** A line, understood: what to send. */
export interface LineCommand {
  readonly operation: CommandOperation;
  readonly path: string;
  readonly body: unknown;
}

/** Why a line cannot be run, in a sentence that names what would do. */
export interface Misunderstood {
  readonly problem: string;
}

/** The words of a line: quotes and braces hold words together. */
export function wordsOf(line: string): readonly string[] {
  const words: string[] = [];
  let word = "";
  let depth = 0;
  let quote = "";
  for (const letter of line) {
    if (quote !== "") quote = letter === quote && !word.endsWith("\\") ? "" : quote;
    else if (letter === '"') quote = letter;
    else if ("{[".includes(letter)) depth += 1;
    else if ("}]".includes(letter)) depth -= 1;
    if (letter === " " && quote === "" && depth <= 0) {
      if (word !== "") words.push(word);
      word = "";
    } else word += letter;
  }
  return word === "" ? words : [...words, word];
}

/** Reads a line: an operation, `name=value` for what it is given, and a body in JSON. */
export function understood(
  line: string,
  operations: readonly CommandOperation[],
  sandbox: string,
): LineCommand | Misunderstood {
  const [name = "", ...rest] = wordsOf(line);
  const operation = operations.find(({ id }) => id === name);
  if (!operation)
    return { problem: `there is no operation ${name}; press Tab for those there are` };
  const given = new Map<string, string>([["sandbox", sandbox]]);
  let body: Record<string, unknown> | undefined;
  for (const word of rest) {
    if (word.startsWith("{")) {
      const parsed = parsedObject(word);
      if (!parsed) return { problem: `${word} is no JSON object` };
      body = { ...body, ...parsed };
      continue;
    }
    const at = word.indexOf("=");
    if (at < 1) return { problem: `${word} is neither name=value nor a JSON object` };
    const [key, value] = [word.slice(0, at), word.slice(at + 1)];
    const known = operation.given.find((one) => one.name === key);
    if (known && known.place !== "body") given.set(key, plain(value));
    else if (known || operation.given.some(({ place }) => place === "body")) {
      body = { ...body, [key]: valueIn(value) };
    } else return { problem: `${name} takes no ${key}; it takes ${namesOf(operation)}` };
  }
  return placed(operation, given, body);
}

function placed(
  operation: CommandOperation,
  given: ReadonlyMap<string, string>,
  body: unknown,
): LineCommand | Misunderstood {
  const lacks = operation.given.filter(({ place, required, name }) => {
    return required && place !== "body" && !given.get(name);
  });
  if (lacks.length > 0) {
    const names = lacks.map(({ name }) => `${name}=…`).join(" ");
    return { problem: `${operation.id} needs ${names}` };
  }
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(given.get(name) ?? ""),
  );
  const query = new URLSearchParams(
    operation.given.flatMap(({ name, place }) => {
      const value = place === "query" ? given.get(name) : undefined;
      return value === undefined ? [] : [[name, value]];
    }),
  );
  return { operation, path: query.size > 0 ? `${path}?${query}` : path, body };
}

const namesOf = ({ given }: CommandOperation): string =>
  given.map(({ name }) => name).join(", ") || "nothing";

function parsedObject(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : undefined;
  } catch {
    return undefined;
  }
}

/** A value as JSON where it is JSON, and as a text where it is not. */
function valueIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** A word without its quotes, for places that hold texts alone. */
function plain(text: string): string {
  return /^".*"$/.test(text) ? String(valueIn(text)) : text;
}
