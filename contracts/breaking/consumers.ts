import { isObject } from "../documents.js";
import type { Interaction, Pact } from "../verify/pact-file.js";
import { findPacts } from "../verify/sources.js";
import { compareWithSpec, type Difference } from "../verify/verify.js";
import { isAlike, type SpecChange, type Version } from "./version.js";

type Document = Readonly<Record<string, unknown>>;

interface Placed {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly operation: Document;
}

const METHODS = ["get", "put", "post", "delete", "options", "head", "patch", "trace"];

/** The operations of a document, whose paths may differ from those of the generated table. */
export function operationsOf(document: Document): readonly Placed[] {
  const paths = isObject(document.paths) ? document.paths : {};
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(isObject(item) ? item : {}).flatMap(([method, operation]) => {
      if (!METHODS.includes(method) || !isObject(operation)) return [];
      const { operationId } = operation;
      const name = `${method.toUpperCase()} ${path}`;
      const id = typeof operationId === "string" ? operationId : name;
      return [{ id, method: method.toUpperCase(), path, operation }];
    }),
  );
}

/** The id of the operation that a call is one of, if any. */
function operationCalled(document: Document, method: string, path: string) {
  const steps = (path.split("?")[0] ?? "").split("/");
  const fits = (template: string) => {
    const parts = template.split("/");
    return (
      parts.length === steps.length &&
      parts.every((part, index) => part === steps[index] || /^\{.*\}$/.test(part))
    );
  };
  return operationsOf(document).find((one) => one.method === method && fits(one.path))?.id;
}

/**
 * The ids of the operations to which the value at a JSON pointer belongs: the one around it, those of its
 * path, or all that refer to its component, through any number of references.
 */
export function operationsAt(document: Document, pointer: string): readonly string[] {
  const [kind, first, second, third] = stepsOf(pointer);
  if (kind === "paths") {
    const inPath = operationsOf(document).filter(({ path }) => path === first);
    const inside = inPath.filter(({ method }) => method.toLowerCase() === second);
    return (inside.length > 0 ? inside : inPath).map(({ id }) => id);
  }
  if (kind !== "components" || third === undefined) return [];
  const component = `#/components/${first}/${second}`;
  return operationsWhere(document, (node) => node.$ref === component);
}

/** The ids of the operations in which, or behind whose references, some object is found. */
export function operationsWhere(
  document: Document,
  isWanted: (node: Document) => boolean,
): readonly string[] {
  return operationsOf(document)
    .filter(({ operation }) => reaches(document, operation, isWanted, new Set()))
    .map(({ id }) => id);
}

function reaches(
  document: Document,
  node: unknown,
  isWanted: (node: Document) => boolean,
  seen: Set<unknown>,
): boolean {
  if (typeof node !== "object" || node === null || seen.has(node)) return false;
  seen.add(node);
  if (isObject(node)) {
    if (isWanted(node)) return true;
    if (typeof node.$ref === "string" && node.$ref.startsWith("#/")) {
      const target = stepsOf(node.$ref).reduce<unknown>(
        (value, step) => (isObject(value) ? value[step] : undefined),
        document,
      );
      if (reaches(document, target, isWanted, seen)) return true;
    }
  }
  return Object.values(node).some((value) => reaches(document, value, isWanted, seen));
}

/** The keys that a JSON pointer names. */
export function stepsOf(pointer: string): readonly string[] {
  const steps = pointer.replace(/^#\//, "").split("/");
  return steps.map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~"));
}

/** An interaction of a consumer, held against both versions of the spec. */
export interface Witness {
  readonly pact: Pact;
  readonly interaction: Interaction;
  /** The operation that it calls, where the base has it. */
  readonly operation: string | undefined;
  /** What the base says against it already: then no change can be blamed. */
  readonly before: readonly string[];
  /** What the revision says against it. */
  readonly after: readonly string[];
}

/** Every interaction of the pacts at the places given. Messages and pending ones are no witnesses. */
export async function witnesses(
  places: readonly string[],
  base: Version,
  revision: Version,
): Promise<readonly Witness[]> {
  const pacts = places.length > 0 ? await findPacts({ pacts: places }) : [];
  const alike = isAlike(base, revision);
  const all: Witness[] = [];
  for (const pact of pacts) {
    const before = await compareWithSpec(pact, base.document);
    const after = alike ? before : await compareWithSpec(pact, revision.document);
    for (const [interaction, differences] of before) {
      all.push({
        pact,
        interaction,
        operation: operationCalled(base.document, interaction.method, interaction.path),
        before: errorsOf(differences),
        after: errorsOf(after.get(interaction) ?? []),
      });
    }
  }
  return all;
}

function errorsOf(differences: readonly Difference[]): readonly string[] {
  return differences.filter(({ type }) => type === "error").map(({ message }) => message);
}

/**
 * Whether a pact is one between others, such as that of the callbacks: none of its calls is one of the
 * service's operations.
 */
export function isForeign(pact: Pact, seen: readonly Witness[]): boolean {
  const own = seen.filter((one) => one.pact === pact);
  return own.every(({ operation }) => operation === undefined);
}

/** Whether a change of the schemas broke it: it agreed with the base and does not with the revision. */
export function isBroken({ before, after }: Witness): boolean {
  return before.length === 0 && after.length > 0;
}

/** Whether a change is met by what an interaction calls. */
export function meets({ operation, interaction }: Witness, change: SpecChange): boolean {
  if (operation === undefined || !change.operations.has(operation)) return false;
  return !change.spares?.(interaction);
}

/** An interaction for people: `web-shop: creates an invoice`. */
export function nameOf({ pact, interaction }: Witness): string {
  return `${pact.consumer}: ${interaction.description}`;
}
