import { shorten } from "../domain/text.js";

/** `/products/0/price` as a person writes it: `products[0].price`. Long names are cut. */
export function nameOf(pointer: string): string {
  return keysOf(pointer).reduce((name, key) => child(name, key), "");
}

/** The name of a field of what stands at a place. */
export function child(parent: string, key: string): string {
  if (/^\d+$/.test(key)) return `${parent}[${key}]`;
  return parent === "" ? shorten(key) : `${parent}.${shorten(key)}`;
}

/** The keys that a JSON pointer goes through. */
export function keysOf(pointer: string): string[] {
  const parts = pointer.split("/").slice(1);
  return parts.map((part) => part.replaceAll("~1", "/").replaceAll("~0", "~"));
}

/** What stands at the end of some keys. */
export function at(root: unknown, keys: readonly string[]): unknown {
  return keys.reduce<unknown>((value, key) => (isObject(value) ? value[key] : undefined), root);
}

/** Puts a value in the place of another. The root has no place. */
export function replace(root: unknown, pointer: string, value: unknown): boolean {
  const keys = keysOf(pointer);
  const last = keys.pop();
  const parent = at(root, keys);
  if (last === undefined || !isObject(parent)) return false;
  parent[last] = value;
  return true;
}

/** Takes a field out of an object: an element of an array cannot be absent. */
export function remove(root: unknown, keys: readonly string[]): boolean {
  const parent = at(root, keys.slice(0, -1));
  const last = keys.at(-1);
  if (last === undefined || !isRecord(parent) || !Object.hasOwn(parent, last)) return false;
  return delete parent[last];
}

/** Whether a value is an object and no array. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return isObject(value) && !Array.isArray(value);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
