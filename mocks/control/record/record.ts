import type { SandboxRecord } from "../../../spec/generated/control.types.js";
import { toIso } from "../../domain/time.js";
import type { Gateway } from "../../sandbox/gateway.js";
import type { Slices } from "../../sandbox/waiting.js";
import { exportInSlices } from "../import-export.js";
import { REFUSALS } from "../messages.js";
import type { SandboxReader } from "../reader.js";
import { conflict } from "../refused.js";
import { journalView } from "../views.js";
import { Secrets } from "./secrets.js";

/** The version of the form of a record: one that is newer is not read. */
export const RECORD_VERSION = 1;

/** How many events a record holds at the most: about 60 MB of them, which a browser still opens. */
export const RECORD_EVENTS_MAX = 250_000;

/**
 * The contents of a recording of a sandbox at this moment, without waiting for open work and without its
 * secrets.
 */
export async function recordOf(
  gateway: Gateway,
  sandbox: SandboxReader,
  baseUrl: string,
): Promise<SandboxRecord> {
  const { name } = sandbox;
  const logged = await sandbox.events(0);
  const position = { ...sandbox.position, seq: logged.length };
  const now = toIso(sandbox.now());
  if (logged.length > RECORD_EVENTS_MAX) throw tooLarge(name, logged.length);
  const { requests, dropped } = journalView(await sandbox.requests());
  const log = await exportInSlices(name, logged, sandbox.slices());
  const hidden = await withoutSecrets(gateway, log.events, requests, sandbox.slices());
  return {
    paystub: "record",
    version: RECORD_VERSION,
    recordedAt: toIso(gateway.now()),
    now,
    position,
    baseUrl,
    log: { ...log, events: hidden.events },
    requests: hidden.requests,
    dropped,
    ...(Object.keys(gateway.observed).length > 0 && { observed: gateway.observed }),
    replaced: hidden.secrets.counts,
  };
}

type Events = SandboxRecord["log"]["events"];
type Requests = SandboxRecord["requests"];

/** Long logs are looked through in slices, so that the mock goes on answering. */
async function withoutSecrets(
  gateway: Gateway,
  events: Events,
  requests: Requests,
  slices: Slices,
) {
  const [{ name, seed } = {}] = events;
  // The digest of a token shows which calls had the same one, and nothing else.
  const digests = requests.flatMap(({ token }) => (typeof token === "string" ? [token] : []));
  const secrets = new Secrets([String(name), ...digests]);
  // Where others can call, the seed is what tokens are signed with.
  if (gateway.isShared && typeof seed === "string") secrets.add(seed);
  const each = async <T>(things: readonly T[], look: (thing: T) => void) => {
    for (const thing of things) {
      look(thing);
      if (slices.isOver()) await slices.rest();
    }
  };
  const learn = (thing: unknown) => secrets.learn(thing);
  await each(events, learn);
  await each(requests, learn);
  const hiddenEvents: Events[number][] = [];
  const hiddenRequests: Requests[number][] = [];
  await each(events, (event) => hiddenEvents.push(secrets.hide(event)));
  await each(requests, (request) => hiddenRequests.push(secrets.hide(request)));
  return { events: hiddenEvents, requests: hiddenRequests, secrets };
}

function tooLarge(name: string, events: number) {
  return conflict(REFUSALS.recordTooLong(name, events, RECORD_EVENTS_MAX));
}
