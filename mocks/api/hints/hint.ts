import type { IncomingHttpHeaders } from "node:http";
import type { OperationEntry } from "../../../spec/generated/operations.js";
import type { ValidationError } from "../../../spec/validator.js";
import { isRecord, sentenceCase, shorten, shown as shownTo } from "../../domain/text.js";
import type { EpochMs } from "../../domain/time.js";
import type { WorldView } from "../../domain/world.js";
import { fieldsOf, type Misfit, misfitsOf } from "../misfits.js";
import { PATH_LENGTH_MAX } from "../near-names.js";

/** What a call was probably meant to be: the nearest cause of its refusal, and what to do. */
export interface Hint {
  readonly cause: string;
  readonly remedy: string;
}

/** A refused call, with everything that can explain it. */
export interface Miss {
  /** Undefined where no operation took the call. */
  readonly operation: OperationEntry | undefined;
  /** Which kind of refusal it was. */
  readonly code: string;
  /** What the reply says. */
  readonly detail: string;
  readonly method: string;
  /** As it arrived, without the query. */
  readonly path: string;
  readonly query: Readonly<Record<string, unknown>>;
  readonly headers: IncomingHttpHeaders;
  /** The body as it came; null when it could not be kept. */
  readonly text: string | null;
  /** The body as JSON, or undefined if it is missing or invalid. */
  readonly body: unknown;
  /** The sandbox of the call. */
  readonly world: WorldView | undefined;
  /** Every sandbox, where the refusal is about something that may be in another one; of a shared host its own alone. */
  readonly worlds: readonly WorldView[];
  /** Which sandboxes those are, in a sentence that says that none of them has something. */
  readonly noneOf: string;
  /** What the sandbox's clock shows. */
  readonly now: EpochMs;
  /** What real clocks show. */
  readonly realNow: EpochMs;
  /** The address of the operations of the order URL. */
  readonly orderUrl: string | undefined;
  /** The address of all others. */
  readonly baseUrl: string | undefined;
}

/** A field that does not fit, by the name that the tables have for its place. */
export interface Slip extends Pick<Misfit, "kind" | "value" | "keyword"> {
  /** Dotted path of the object it is in, with `[]` for each list; empty at the top. */
  readonly parent: string;
  readonly name: string;
  /** The fields that the object can have. */
  readonly siblings: readonly string[];
}

/** What a validator's errors say of the fields of a body, without secret values. Of a list, each kind counts once. */
export function slipsOf(errors: readonly ValidationError[]): readonly Slip[] {
  const found = new Map<string, Slip>();
  for (const { kind, keys, value, isSecret, keyword, schema } of misfitsOf(errors)) {
    if (keys.length === 0 || (isSecret && kind === "wrong")) continue;
    const [last = "", before] = keys.toReversed();
    const isElement = /^\d+$/.test(last);
    const slip: Slip = {
      ...{ kind, value, keyword },
      parent: keys
        .slice(0, isElement ? -2 : -1)
        .join(".")
        .replace(/\.\d+(?=\.|$)/g, "[]"),
      name: isElement ? `${before}[]` : last,
      siblings: fieldsOf(schema),
    };
    const key = `${kind} ${pathOf(slip)} ${keyword}`;
    if (!found.has(key)) found.set(key, slip);
  }
  return [...found.values()];
}

/** The dotted path of a slip: `products[].price`. */
export function pathOf({ parent, name }: Pick<Slip, "parent" | "name">): string {
  return parent === "" ? name : `${parent}.${name}`;
}

/** Looks for one kind of mistake. */
export type Rule = (miss: Miss) => Hint | readonly Hint[] | undefined;

/** A cause and what to do about it, made into a hint. */
export function hint(cause: string, remedy: string): Hint {
  return { cause, remedy };
}

/** More would hide the one that matters. */
const HINTS_MAX = 3;

/** The maximum length of a cause or a remedy. They repeat the input, and people read them. */
const LENGTH_MAX = 300;

/** The hints in words, the nearest first, or undefined. */
export function sayHints(hints: readonly Hint[]): string | undefined {
  if (hints.length === 0) return undefined;
  const sentences = hints.slice(0, HINTS_MAX).map(({ cause, remedy }) => {
    return `${shorten(cause, LENGTH_MAX)}. ${sentenceCase(shorten(remedy, LENGTH_MAX))}`;
  });
  return sentences.join(". Also: ");
}

/**
 * A name without what casing and separators add: `order_number` and `OrderNumber` are one. Nothing of
 * one that is too long to be a slip, so that it is like none.
 */
export function bare(name: string): string {
  if (name.length > PATH_LENGTH_MAX) return "";
  return name.replace(/[^A-Za-z0-9]/g, "").toLowerCase();
}

/** How a name is cased, where it is not camelCase. */
export function casingOf(name: string): "snake_case" | "kebab-case" | "PascalCase" | undefined {
  if (/^[A-Za-z0-9]+(_[A-Za-z0-9]+)+$/.test(name)) return "snake_case";
  if (/^[A-Za-z0-9]+(-[A-Za-z0-9]+)+$/.test(name)) return "kebab-case";
  return /^[A-Z][a-z]/.test(name) ? "PascalCase" : undefined;
}

/** A value as written in the JSON, cut if it is long. */
export function shown(value: unknown): string {
  return shownTo(value, 40);
}

/** Names that one sentence lists. */
const LISTED_MAX = 6;

/** `a, b and c`: the first names, each cut where it is long. */
export function listed(names: readonly string[]): string {
  const first = names.slice(0, LISTED_MAX).map((name) => shorten(name));
  const last = first.at(-1) ?? "";
  return first.length < 2 ? last : `${first.slice(0, -1).join(", ")} and ${last}`;
}

/** No variable has a longer name. */
const UNFILLED_LENGTH_MAX = 64;

/** In what way a text is a variable that was never filled in: `is the word undefined`. */
export function unfilled(text: string): string | undefined {
  if (text.length > UNFILLED_LENGTH_MAX) return undefined;
  if (/^(undefined|null|NaN|None|nil)$/.test(text)) return `is the word ${text}`;
  if (/^\[object \w+\]$/.test(text)) return `is the text ${text}`;
  const placeholder =
    /^(\{\{.+\}\}|\$\{.+\}|\$[A-Za-z_]\w*|<[A-Za-z_ ]+>|\{[A-Za-z_]\w*\}|:[A-Za-z_]\w*|%[A-Z_]+%)$/;
  return placeholder.test(text) ? `is the placeholder ${text}` : undefined;
}

/** What a table has under a name that a client made up, which may be that of any member of an object. */
export function lookUp(
  table: Readonly<Record<string, string>> | undefined,
  key: string,
): string | undefined {
  return table && Object.hasOwn(table, key) ? table[key] : undefined;
}

/** The value at a dotted path, where there is one. */
export function valueAt(root: unknown, path: string): unknown {
  return path.includes(".") ? path.split(".").reduce(fieldOf, root) : fieldOf(root, path);
}

function fieldOf(value: unknown, key: string): unknown {
  return isRecord(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}

/** The text at a dotted path; a number there counts as the text that it is written as. */
export function textAt(root: unknown, path: string): string {
  const value = valueAt(root, path);
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}
