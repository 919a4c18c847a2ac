import { isRecord } from "../domain/text.js";

/** A typical answer stays below 800 tokens, counted as four characters each. */
export const ANSWER_CHARS = 2800;

/** How much a caller gets who asks for one part of an answer. */
export const PART_CHARS = 12_000;

/** What a tool answers: what it found, and what to do next. */
export interface ToolAnswer {
  readonly text: string;
  readonly next?: string | undefined;
}

/** A call of a tool that cannot be carried out: what is wrong, and what to do. */
export class ToolError extends Error {
  readonly next: string | undefined;

  constructor(message: string, next?: string) {
    super(message);
    this.name = "ToolError";
    this.next = next;
  }
}

/** How long texts and lists are in an answer, the most generous first. */
const SIZES = [
  { text: 2000, items: 40 },
  { text: 600, items: 12 },
  { text: 240, items: 5 },
  { text: 100, items: 2 },
] as const;

type Size = (typeof SIZES)[number];

/** A value as JSON of limited length. Null and empty parts are left out; long texts and lists are cut, and say so. */
export function fitted(value: unknown, chars = ANSWER_CHARS): string {
  const whole = JSON.stringify(present(value)) ?? "null";
  if (whole.length <= chars) return whole;
  for (const size of SIZES) {
    const text = JSON.stringify(cut(present(value), size));
    if (text.length <= chars) return text;
  }
  return `${whole.slice(0, chars)}… (${whole.length - chars} more characters)`;
}

function present(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(present);
  if (!isRecord(value)) return value;
  const kept = Object.entries(value)
    .map(([name, part]) => [name, present(part)] as const)
    .filter(([, part]) => !isEmpty(part));
  return Object.fromEntries(kept);
}

function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined) return true;
  return typeof value === "object" && Object.keys(value).length === 0;
}

function cut(value: unknown, size: Size): unknown {
  if (typeof value === "string") return cutText(value, size.text);
  if (Array.isArray(value)) {
    const more = value.length - size.items;
    const kept = value.slice(0, size.items).map((part) => cut(part, size));
    return more > 0 ? [...kept, `… ${more} more`] : kept;
  }
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, cut(part, size)]));
}

/** A text of limited length, which says how much is missing. */
export function cutText(text: string, chars: number): string {
  return text.length <= chars ? text : `${text.slice(0, chars)}… (${text.length - chars} more)`;
}

/** The part of a value at a path such as `attempts.-1.detail`; `*` matches each item of a list. */
export function partAt(value: unknown, path: string): unknown {
  return partUnder(value, path.split("."));
}

function partUnder(value: unknown, [name, ...rest]: readonly string[]): unknown {
  if (name === undefined) return value;
  if (!Array.isArray(value)) return isRecord(value) ? partUnder(value[name], rest) : undefined;
  if (name === "*") return value.map((item) => partUnder(item, rest));
  return partUnder(value.at(Number(name)), rest);
}

/** The first of some steps whose placeholders, such as `<callbacks.0.id>`, the answer fills. */
export function nextStep(steps: readonly string[], answer: unknown): string | undefined {
  for (const step of steps) {
    let isFilled = true;
    const text = step.replaceAll(/<([\w.-]+)>/g, (_, path: string) => {
      const part = partAt(answer, path);
      isFilled &&= typeof part === "string" || typeof part === "number";
      return String(part);
    });
    if (isFilled) return text;
  }
  return undefined;
}
