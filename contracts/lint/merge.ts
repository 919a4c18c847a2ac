import { isObject } from "../documents.js";
import type { Path } from "./target.js";

/**
 * What comes of a value when an update is merged into it: objects member by member, lists one after
 * the other, and in place of anything else the update. Changes nothing: members of one name may be
 * shared between places of a YAML document.
 */
export function merged(value: unknown, update: unknown): unknown {
  if (Array.isArray(value) && Array.isArray(update)) return [...value, ...update];
  if (!isObject(value) || !isObject(update)) return update;
  const added = Object.entries(update).map(([name, part]) => [
    name,
    Object.hasOwn(value, name) ? merged(value[name], part) : part,
  ]);
  // Made from entries, so that a member called __proto__ is a member like the others.
  return Object.fromEntries([...Object.entries(value), ...added]);
}

/** A document with the value at a place replaced by what a function makes of it. */
export function changedAt(
  document: unknown,
  [step, ...rest]: Path,
  change: (value: unknown) => unknown,
): unknown {
  if (step === undefined) return change(document);
  if (Array.isArray(document)) {
    return document.map((item, index) =>
      index === Number(step) ? changedAt(item, rest, change) : item,
    );
  }
  if (!isObject(document)) return document;
  return Object.fromEntries(
    Object.entries(document).map(([name, value]) => [
      name,
      name === String(step) ? changedAt(value, rest, change) : value,
    ]),
  );
}

/** A document without what stands at a place. */
export function removedAt(document: unknown, path: Path): unknown {
  const last = path.at(-1);
  return changedAt(document, path.slice(0, -1), (parent) => {
    if (Array.isArray(parent)) return parent.filter((_, index) => index !== Number(last));
    if (!isObject(parent)) return parent;
    return Object.fromEntries(Object.entries(parent).filter(([name]) => name !== String(last)));
  });
}
