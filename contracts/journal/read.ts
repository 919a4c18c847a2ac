import type { ControlCaller } from "../../mocks/control/client.js";
import type { DomainEvent } from "../../mocks/domain/events.js";
import type { Recorded, ReplayedLog } from "./replay.js";

/** What the mock remembers, and how many older requests it has forgotten. */
export interface Remembered {
  readonly recorded: readonly Recorded[];
  readonly sandboxes: number;
  readonly dropped: number;
}

/** Reads the requests of one sandbox, or of all and of none as well. */
export async function readJournals(ask: ControlCaller, sandbox?: string): Promise<Remembered> {
  const names = sandbox === undefined ? await sandboxNames(ask) : [sandbox];
  const unclaimed = sandbox === undefined ? [await readUnclaimed(ask)] : [];
  const read = await Promise.all(names.map((name) => readSandbox(ask, name)));
  const all = [...read, ...unclaimed];
  return {
    recorded: all,
    sandboxes: names.length,
    dropped: all.reduce((sum, { dropped }) => sum + dropped, 0),
  };
}

async function sandboxNames(ask: ControlCaller): Promise<readonly string[]> {
  const { body } = await ask("gateway.list");
  return body.sandboxes.map(({ name }) => name);
}

/** Calls without a good token, or with a number that nobody has, belong to no sandbox. */
async function readUnclaimed(ask: ControlCaller) {
  const { requests, dropped } = (await ask("gateway.unclaimedRequests")).body;
  return { entries: requests, log: null, dropped };
}

/** The log is read after the requests, so that it reaches as far as the last of them. */
async function readSandbox(ask: ControlCaller, sandbox: string) {
  const { requests, dropped } = (await ask("sandbox.requests", { path: { sandbox } })).body;
  return { entries: requests, log: await readLog(ask, sandbox), dropped };
}

/** The epoch is read last: should the sandbox be taken back meanwhile, no place fits any more. */
async function readLog(ask: ControlCaller, sandbox: string): Promise<ReplayedLog> {
  const path = { sandbox };
  const { events } = (await ask("sandbox.export", { path })).body;
  const { place } = (await ask("sandbox.summary", { path })).body;
  // The spec leaves what is in an event to the log, and the mock exports what it has folded itself.
  return { epoch: place.epoch, events: events as unknown as readonly DomainEvent[] };
}
