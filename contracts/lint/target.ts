import { createRequire } from "node:module";
import { CouldNotRun } from "../../mocks/report/report.js";

/** The place of a value in a document: keys and indexes from its root. */
export type Path = readonly (string | number)[];

type Found = { readonly path: Path };
type Queries = new (
  expressions: string[],
) => { query(root: unknown, callbacks: Record<string, (found: Found) => void>): void };

/** The engine that Spectral selects with: a dependency of Spectral, so it is installed beside it. */
function engine(): Queries {
  const spectral = createRequire(import.meta.url).resolve("@stoplight/spectral-core");
  const { default: Nimma } = createRequire(spectral)("nimma") as { readonly default: Queries };
  return Nimma;
}

/**
 * The places that a JSONPath selects, in the order of the document. Throws `CouldNotRun` when the
 * expression cannot be read.
 */
export function select(document: unknown, expression: string): readonly Path[] {
  const found: Path[] = [];
  const Nimma = engine();
  try {
    const queries = new Nimma([expression]);
    // The engine goes on with its own list after the call, so a copy is kept.
    queries.query(document, { [expression]: ({ path }) => void found.push([...path]) });
  } catch (error) {
    throw new CouldNotRun(`the target ${expression} cannot be read: ${hintFor(expression, error)}`);
  }
  return found;
}

function hintFor(expression: string, error: unknown): string {
  if (/\[\?[^(]/.test(expression)) return "put the filter in parentheses, as in [?(@.name == 'a')]";
  const causes = error instanceof AggregateError ? error.errors : [error];
  const [first] = causes.map((cause) => (cause instanceof Error ? cause.message : String(cause)));
  return first ?? "it is not a JSONPath";
}

/** A path for people: `paths./api/auth.post`, or `the root`. */
export function pathText(path: Path): string {
  return path.length === 0 ? "the root" : path.join(".");
}

/** Whether a place is another one or lies inside it. */
export function isWithin(place: Path, outer: Path): boolean {
  return outer.every((step, index) => String(step) === String(place[index]));
}
