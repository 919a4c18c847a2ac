import type { operations } from "../../../spec/generated/control.types.js";
import { type Method, source } from "./source.js";

export { ApiProblem } from "./source.js";

type JsonOf<Part> = Part extends { readonly content: { readonly "application/json": infer Body } }
  ? Body
  : never;

/** What an operation of the control API answers when it goes well. */
export type Answer<Id extends keyof operations> = {
  [Status in keyof operations[Id]["responses"] & (200 | 201)]: JsonOf<
    operations[Id]["responses"][Status]
  >;
}[keyof operations[Id]["responses"] & (200 | 201)];

/** Reads from the control API. */
export async function read<Id extends keyof operations>(path: string): Promise<Answer<Id>> {
  return (await source().read(path)) as Answer<Id>;
}

/** Changes something by the control API. */
export async function change<Id extends keyof operations>(
  method: Method,
  path: string,
  body?: unknown,
): Promise<Answer<Id>> {
  return (await source().change(method, path, body)) as Answer<Id>;
}

/** The path of a sandbox in the control API. */
export function placeOf(sandbox: string): string {
  return `/sandboxes/${encodeURIComponent(sandbox)}`;
}
