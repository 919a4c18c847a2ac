import { CouldNotRun } from "../../mocks/report/report.js";
import { isObject } from "../documents.js";
import { type Path, pathText, select } from "./target.js";

/**
 * The result of merging an update into a value: objects member by member, lists one after the other, and in
 * place of anything else the update. Changes nothing: members of one name may be shared between places of a
 * YAML document.
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
function changedAt(
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

/** A document without the value at a place. */
function removedAt(document: unknown, path: Path): unknown {
  const last = path.at(-1);
  return changedAt(document, path.slice(0, -1), (parent) => {
    if (Array.isArray(parent)) return parent.filter((_, index) => index !== Number(last));
    if (!isObject(parent)) return parent;
    return Object.fromEntries(Object.entries(parent).filter(([name]) => name !== String(last)));
  });
}

/** A document by the Overlay Specification 1.0: changes to another document, one after the other. */
export interface Overlay {
  /** The document that it changes, by a path from the overlay's own folder or by a URL. */
  readonly extends?: string;
  readonly actions: readonly Action[];
}

interface Action {
  readonly target: string;
  readonly update?: unknown;
  readonly remove?: boolean;
}

/** The result of an overlay: the changed document, and the places that each action matched. */
export interface Applied {
  readonly document: unknown;
  readonly met: readonly { readonly target: string; readonly places: readonly Path[] }[];
}

/** Whether a document says of itself that it is an overlay. */
export function isOverlay(document: unknown): boolean {
  return isObject(document) && "overlay" in document;
}

/** Reads an overlay. Throws `CouldNotRun` naming what is wrong with it. */
export function readOverlay(document: unknown): Overlay {
  const { overlay, actions, extends: base } = isObject(document) ? document : {};
  if (!/^1\.0\.\d+$/.test(String(overlay))) {
    throw new CouldNotRun(`the overlay has version ${overlay}. Write overlay: 1.0.0`);
  }
  if (!Array.isArray(actions) || actions.length === 0) {
    throw new CouldNotRun("the overlay has no actions. Give it a list with one at least");
  }
  if (base !== undefined && typeof base !== "string") {
    throw new CouldNotRun("extends of the overlay must be the path or URL of a document");
  }
  return { actions: actions.map(readAction), ...(base !== undefined && { extends: base }) };
}

function readAction(action: unknown, index: number): Action {
  const name = `action ${index + 1} of the overlay`;
  if (!isObject(action) || typeof action.target !== "string") {
    throw new CouldNotRun(`${name} has no target. Give it a JSONPath as text`);
  }
  const { target, update, remove = false } = action;
  if (typeof remove !== "boolean") throw new CouldNotRun(`remove of ${name} must be true or false`);
  if (update === undefined && !remove) {
    throw new CouldNotRun(`${name} does nothing. Give it update or remove: true`);
  }
  if (remove && select({}, target).length > 0) {
    throw new CouldNotRun(`${name} removes the whole document. Choose a target inside it`);
  }
  return { target, remove, ...(update !== undefined && { update }) };
}

/** Applies the actions in their order, each to what the one before left. The document stays as it is. */
export function applied(overlay: Overlay, document: unknown): Applied {
  let current = document;
  const met = overlay.actions.map((action, index) => {
    const places = select(current, action.target);
    current = action.remove
      ? // From the end, since removing an item moves those behind it.
        [...places].reverse().reduce(removedAt, current)
      : places.reduce((whole, at) => updatedAt(whole, at, action, index), current);
    return { target: action.target, places };
  });
  return { document: current, met };
}

function updatedAt(document: unknown, path: Path, { update }: Action, index: number): unknown {
  return changedAt(document, path, (value) => {
    // A list takes the update as one more item; members of an object are merged.
    if (Array.isArray(value)) return [...value, update];
    if (isObject(value) && isObject(update)) return merged(value, update);
    const why = isObject(value) ? "an object takes an object" : "only objects and lists can be";
    throw new CouldNotRun(
      `action ${index + 1} of the overlay cannot update ${pathText(path)}: ${why}`,
    );
  });
}
