import { isRecord } from "../../../mocks/domain/text.js";

/** What one side answered to a call: a service or a mock. */
export interface SideAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** Further facts that are compared unchanged, such as the method of a callback. */
  readonly facts?: Readonly<Record<string, string>>;
}

/** A number with the text that it was written as: 10 and 10.0 are equal, and not the same to every client. */
export class WrittenNumber {
  constructor(readonly text: string) {}

  get value(): number {
    return Number(this.text);
  }

  get hasFraction(): boolean {
    return /[.eE]/.test(this.text);
  }
}

/** A body that is not JSON, and a description of its form. */
export class NoJson {
  constructor(readonly form: "nothing" | "HTML" | "a text that is not JSON") {}
}

const NUMBER = "\u0000number";

/** Matches whole strings first, so that digits inside a string are not read as numbers. */
const STRINGS_AND_NUMBERS = /"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;

/** Reads a body with its numbers as `WrittenNumber`, or as `NoJson`. */
export function readBody(text: string): unknown {
  if (text.trim() === "") return new NoJson("nothing");
  try {
    JSON.parse(text);
  } catch {
    return new NoJson(
      /^\s*<(!doctype|html|\?xml|head|body)/i.test(text) ? "HTML" : "a text that is not JSON",
    );
  }
  const marked = text.replace(STRINGS_AND_NUMBERS, (token) =>
    token.startsWith('"') ? token : `{${JSON.stringify(NUMBER)}:"${token}"}`,
  );
  return JSON.parse(marked, (_, value: unknown) =>
    isRecord(value) && typeof value[NUMBER] === "string" ? new WrittenNumber(value[NUMBER]) : value,
  );
}

/** A callback that arrived at a merchant. */
export interface ArrivedCallback {
  readonly method: string;
  /** The query, or the fields of the JSON body. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly text: string;
}

/** Headers that may hold a signature, under any name. */
const SIGNATURE = /signature|hmac/i;

/** A callback in the form of an answer: its parameters are the body, its method and signature are facts. */
export function callbackAnswer({ method, url, headers, text }: ArrivedCallback): SideAnswer {
  const { searchParams } = new URL(url, "http://merchant.invalid");
  const isJson = text.trim() !== "";
  const signed = Object.keys(headers).some((name) => SIGNATURE.test(name));
  return {
    status: 200,
    headers: new Headers({ "content-type": "application/json" }),
    text: isJson ? text : JSON.stringify(Object.fromEntries(searchParams)),
    facts: { method, signature: signed ? "signed" : "not signed" },
  };
}
