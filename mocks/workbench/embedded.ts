import type { SandboxRecord } from "../../spec/generated/control.types.js";
import { jsonOf } from "../domain/text.js";

/** A record in its file: an element with JSON, which no browser runs. */

const BEGIN = '<script type="application/json" id="record">';
const END = "</script>";

/** The element before anything is in it. */
export const EMPTY_ELEMENT = `${BEGIN}null${END}`;

/** The page with a record in it. Nothing in a text ends the element: there is no `<` in it. */
export function withRecord(page: string, record: SandboxRecord): string {
  const json = JSON.stringify(record).replaceAll("<", "\\u003c");
  return page.replace(EMPTY_ELEMENT, () => BEGIN + json + END);
}

/** The name of the sandbox that an exported log is of; undefined where its first line has none. */
export function nameInLog(log: string): string | undefined {
  const [first = ""] = log.split("\n", 1);
  const { name } = Object(Object(Object(jsonOf(first)).events)[0]);
  return typeof name === "string" ? name : undefined;
}

/** The JSON that a file has in its element; undefined when it has none. */
export function recordIn(file: string): string | undefined {
  const begin = file.indexOf(BEGIN);
  if (begin < 0) return undefined;
  const end = file.indexOf(END, begin);
  return end < 0 ? file.slice(begin + BEGIN.length) : file.slice(begin + BEGIN.length, end);
}
