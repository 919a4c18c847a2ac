import type { FaultRule } from "../domain/fault.js";
import { factAt } from "./facts.js";
import type { FaultableReply } from "./reply-slot.js";

/** What the slot `wire` makes of a reply on its way. `toJson` writes a body as it would be sent. */
export function applyWireFault<Reply extends FaultableReply>(
  { fault, parameters }: FaultRule,
  reply: Reply,
  toJson: (body: unknown) => string,
): Reply {
  const field = parameters.field === undefined ? undefined : String(parameters.field);
  switch (fault) {
    case "missing-field":
      return { ...reply, body: withoutField(reply.body, field) };
    case "wrong-type":
      return { ...reply, body: withWrongType(reply.body, field) };
    case "truncated-json":
      return { ...reply, raw: { text: firstHalf(toJson(reply.body)), type: "application/json" } };
    case "wrong-content-type":
      return { ...reply, raw: { text: toJson(reply.body), type: String(parameters.contentType) } };
    case "slow-body": {
      const bytesPerSecond = Number(parameters.bytesPerSecond);
      return { ...reply, delivery: { kind: "dribbled", bytesPerSecond } };
    }
    case "reset-mid-reply":
      return { ...reply, delivery: { kind: "reset", where: "middle" } };
    case "malformed-chunk":
      return { ...reply, delivery: { kind: "malformed" } };
    default:
      return reply;
  }
}

/** A reply's body without one of its fields: the one at the path, or the first. */
function withoutField(body: unknown, path: string | undefined): unknown {
  return changed(body, path, (parent, key) => {
    delete parent[key];
  });
}

/** A reply's body with a field of another type: the one at the path, or the first. */
function withWrongType(body: unknown, path: string | undefined): unknown {
  return changed(body, path, (parent, key) => {
    parent[key] = otherType(parent[key]);
  });
}

/** The first half of a text, so that its JSON ends in the middle. */
function firstHalf(text: string): string {
  return text.slice(0, Math.ceil(text.length / 2));
}

type Parent = Record<string, unknown>;

function changed(
  body: unknown,
  path: string | undefined,
  change: (parent: Parent, key: string) => void,
): unknown {
  const copy = structuredClone(body);
  const keys = path?.split(".") ?? firstPath(copy);
  const key = keys.at(-1);
  const parent = keys.length === 1 ? copy : factAt(copy as Parent, keys.slice(0, -1).join("."));
  if (key !== undefined && isParent(parent) && Object.hasOwn(parent, key)) change(parent, key);
  return copy;
}

/** The first field of an object, or of the first element of a list. */
function firstPath(body: unknown): readonly string[] {
  if (Array.isArray(body)) return ["0", ...firstPath(body[0])];
  return isParent(body) ? Object.keys(body).slice(0, 1) : [];
}

function isParent(value: unknown): value is Parent {
  return typeof value === "object" && value !== null;
}

/** A value that no schema of the one given takes. */
function otherType(value: unknown): unknown {
  switch (typeof value) {
    case "string":
      return { text: value };
    case "number":
    case "boolean":
      return String(value);
    default:
      // Null stands for texts, numbers, objects and lists of them, but for no list of lists.
      return value === null ? [[]] : "not an object";
  }
}
