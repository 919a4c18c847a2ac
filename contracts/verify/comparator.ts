import { withPackages } from "../package.js";
import type { Json } from "./pact-file.js";

/** What the comparator says of one place of a pact. */
export interface ComparatorResult {
  readonly type: "error" | "warning";
  readonly code: string;
  readonly message: string;
  readonly mockDetails?: { readonly location: string };
  readonly specDetails?: { readonly location?: string };
}

/** The part of `@pactflow/openapi-pact-comparator` that is used. Its own types cannot be resolved. */
interface ComparatorModule {
  readonly Comparator: new (spec: unknown) => Comparator;
}

interface Comparator {
  compare(pact: unknown): AsyncIterable<ComparatorResult>;
}

const COMPARATOR: string = "@pactflow/openapi-pact-comparator";

/** A comparator of each spec: what it has compiled of the spec for one pact, it has for the next. */
const comparators = new WeakMap<object, Comparator>();

/** Compares a pact with an OpenAPI document. Neither is changed, and the document stays as it is. */
export async function comparePact(spec: object, pact: Json): Promise<readonly ComparatorResult[]> {
  const load = (): Promise<ComparatorModule> => import(COMPARATOR);
  const { Comparator } = await withPackages([COMPARATOR], load);
  const comparator = comparators.get(spec) ?? new Comparator(structuredClone(spec));
  comparators.set(spec, comparator);
  const results: ComparatorResult[] = [];
  for await (const result of comparator.compare(structuredClone(pact))) results.push(result);
  return results;
}
