import type {
  operations,
  SandboxChange,
  SandboxRecord,
} from "../../../../spec/generated/control.types.js";

/** Ways to change something by the control API. */
type Method = "POST" | "PATCH" | "DELETE";

/** A subscriber to the changes of a sandbox and to its connection. */
export interface Follower {
  changed(change: SandboxChange): void;
  /** The connection was lost. The source connects again. */
  lost(): void;
  /** The sandbox was reset, or there is none of the name. */
  gone(): void;
}

/** Why the gateway did not do what it was asked, in its own sentence. */
export class ApiProblem extends Error {
  readonly status: number;

  constructor(message: string, status: number) {
    super(message);
    this.status = status;
  }
}

/** When a record was made, and what is not in it. */
type RecordFacts = Pick<SandboxRecord, "recordedAt" | "dropped" | "replaced">;

/** Where the page has all that it shows: a gateway that runs, or a record of one that ran. */
export interface DataSource {
  /** The record that it is; none where a gateway runs. In a record nothing can be changed, and no time passes. */
  readonly record?: RecordFacts;
  /** Reads a path of the control API. Rejects with an `ApiProblem`, or when it is aborted. */
  read(path: string, signal?: AbortSignal): Promise<unknown>;
  /** Changes something by a path of the control API. Rejects with an `ApiProblem`. */
  change(method: Method, path: string, body: unknown): Promise<unknown>;
  /** Follows a sandbox until it is aborted. */
  follow(sandbox: string, follower: Follower, signal: AbortSignal): Promise<void>;
}

let chosen: DataSource | undefined;

/** Takes all from this source from now on. */
export function takeFrom(source: DataSource): void {
  chosen = source;
}

/** Where the page has all from. */
export function source(): DataSource {
  if (!chosen) throw new Error("the page was given no source");
  return chosen;
}

/** Whether the page shows a record, so that nothing can be changed. */
export const isRecord = (): boolean => chosen?.record !== undefined;

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
export async function read<Id extends keyof operations>(
  path: string,
  signal?: AbortSignal,
): Promise<Answer<Id>> {
  return (await source().read(path, signal)) as Answer<Id>;
}

/** Changes something by the control API. */
export const change = (method: Method, path: string, body?: unknown): Promise<unknown> =>
  source().change(method, path, body);

/** The path of a sandbox in the control API. */
export function placeOf(sandbox: string): string {
  return `/sandboxes/${encodeURIComponent(sandbox)}`;
}
