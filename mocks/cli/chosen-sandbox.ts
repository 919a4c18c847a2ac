import type { SandboxSummary } from "../../spec/generated/control.types.js";
import type { ControlCaller } from "./control-client.js";
import { UsageError } from "./usage.js";

/** Short for the only sandbox there is; the mock says what to do where there is none. */
const ONLY = "-";

/** How many sandboxes are looked at to find the one that was called last: each is asked for its calls. */
export const CANDIDATES_MAX = 50;

/** How many names an error lists. */
const NAMES_SHOWN = 5;

/** The sandbox that a command means where nobody named one. */
export interface ChosenSandbox {
  readonly name: string;
  /** Why it is this one, where there are others. */
  readonly why: string | null;
}

/**
 * Chooses the sandbox that a command means: the one in which `id` is, else the only one, else the only
 * one that was called, else the one that was called last, if they are few enough. Throws a usage error when that leaves more.
 */
export async function chooseSandbox(ask: ControlCaller, id?: string): Promise<ChosenSandbox> {
  const { sandboxes } = (await ask("listSandboxes")).body;
  if (sandboxes.length <= 1) return { name: sandboxes[0]?.name ?? ONLY, why: null };
  const having =
    id === undefined ? [] : (await ask("listSandboxes", { query: { has: id } })).body.sandboxes;
  const [only] = having;
  if (only && having.length === 1) return { name: only.name, why: `${id} is there` };
  const meant = having.length > 0 ? having : sandboxes;
  const called = meant.filter(({ requests }) => requests > 0);
  const [busy] = called;
  if (busy && called.length === 1) return { name: busy.name, why: "no other one was called" };
  const last = await calledLast(ask, called);
  if (last !== undefined) return { name: last, why: "it was called last" };
  const isMany = called.length > CANDIDATES_MAX;
  const many = isMany ? `, and more than ${CANDIDATES_MAX} of them were called` : "";
  throw new UsageError(`${named(meant)}${many}; say which with --sandbox`);
}

/** Sandboxes as a sentence says them. */
function named(sandboxes: readonly SandboxSummary[]): string {
  const names = sandboxes.map(({ name }) => name);
  const more = names.length > NAMES_SHOWN ? ` and ${names.length - NAMES_SHOWN} more` : "";
  return `there are ${names.length} sandboxes: ${names.slice(0, NAMES_SHOWN).join(", ")}${more}`;
}

/** The one that got the latest request, by real time; none where that cannot be told. */
async function calledLast(
  ask: ControlCaller,
  called: readonly SandboxSummary[],
): Promise<string | undefined> {
  if (called.length === 0 || called.length > CANDIDATES_MAX) return undefined;
  const latest = called.map(async ({ name: sandbox }) => {
    const query = { order: "newest", limit: 1 };
    const { requests } = (await ask("listRequests", { path: { sandbox }, query })).body;
    return { sandbox, at: Date.parse(requests[0]?.wallAt ?? "") };
  });
  const dated = (await Promise.all(latest)).filter(({ at }) => !Number.isNaN(at));
  return dated.sort((one, other) => other.at - one.at)[0]?.sandbox;
}
