import { factAt } from "../domain/fault.js";

/** A reply's body without one of its fields: the one at the path, or the first. */
export function withoutField(body: unknown, path: string | undefined): unknown {
  return changed(body, path, (parent, key) => {
    delete parent[key];
  });
}

/** A reply's body with a field of another type: the one at the path, or the first. */
export function withWrongType(body: unknown, path: string | undefined): unknown {
  return changed(body, path, (parent, key) => {
    parent[key] = otherType(parent[key]);
  });
}

/** The first half of a text, so that its JSON ends in the middle. */
export function firstHalf(text: string): string {
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
