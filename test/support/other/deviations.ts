import { type Body, type Call, object, problem, type Reply } from "./wire.js";

/** One thing that a service gets wrong. */
export interface Deviation {
  /** Objections that it does not raise, as `operation: words`. */
  readonly forgives?: RegExp;
  /** Good requests that it refuses. */
  readonly refuses?: (call: Call) => boolean;
  /** What it does to an answer. */
  readonly changes?: (reply: Reply, call: Call) => Reply;
  /** What it does to the text of an answer. */
  readonly rewrites?: (text: string, call: Call) => string;
}

type When = "success" | "failure";

/** Whether an answer is meant: that of an operation, and of one kind. */
function isMeant({ status }: Reply, call: Call, operation: string, when: When): boolean {
  return call.operation === operation && status >= 400 === (when === "failure");
}

/** A body with other values at some paths with dots; undefined takes a field away. */
function withValue(body: unknown, [key = "", ...rest]: readonly string[], value: unknown): unknown {
  if (Array.isArray(body)) {
    return body.map((part, n) => (String(n) === key ? withValue(part, rest, value) : part));
  }
  const part = object(body);
  return { ...part, [key]: rest.length > 0 ? withValue(part[key], rest, value) : value };
}

/** Answers with another value in a field. */
export function says(
  operation: string,
  path: string,
  value: unknown,
  when: When = "success",
): Deviation {
  return {
    changes: (reply, call) =>
      isMeant(reply, call, operation, when)
        ? { ...reply, body: withValue(reply.body, path.split("."), value) }
        : reply,
  };
}

/** Answers without a field. */
export function lacks(operation: string, path: string, when: When = "success"): Deviation {
  return says(operation, path, undefined, when);
}

/** Answers with a status for another. The body stays as it is. */
export function turns(operation: string, from: number, to: number): Deviation {
  return {
    changes: (reply, call) =>
      call.operation === operation && reply.status === from ? { ...reply, status: to } : reply,
  };
}

/** Answers with something else altogether. */
export function answers(operation: string, body: unknown, when: When = "success"): Deviation {
  return {
    changes: (reply, call) => (isMeant(reply, call, operation, when) ? { ...reply, body } : reply),
  };
}

/** Answers in another media type. */
export function types(operation: string, type: string): Deviation {
  return { changes: (reply, call) => (call.operation === operation ? { ...reply, type } : reply) };
}

/** Raises no objection of some words. */
export function forgives(operation: string, words: string): Deviation {
  return { forgives: new RegExp(`^${operation}: ${words}`) };
}

/** Refuses good requests, which it knows by their bodies. */
export function refuses(operation: string, knows: (body: Body) => boolean = () => true): Deviation {
  return { refuses: ({ operation: called, body }) => called === operation && knows(body) };
}

/** Writes money without a fraction part. */
export function writesWholeNumbers(operation: string): Deviation {
  return {
    rewrites: (text, call) =>
      call.operation === operation ? text.replace(/(\d)\.0(?=[,}])/g, "$1") : text,
  };
}

/** A failure of addInvoice where another operation has a shape of its own. */
export function wrongShape(operation: string): Deviation {
  return {
    changes: (reply, call) =>
      isMeant(reply, call, operation, "failure") ? problem(reply.status, "no") : reply,
  };
}
