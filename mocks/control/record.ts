import type { SandboxRecord } from "../../spec/generated/control.types.js";
import type { DomainEvent, SandboxOpened } from "../domain/events.js";
import { toIso } from "../domain/time.js";
import type { Gateway } from "../sandbox/gateway.js";
import { linesOf } from "../sandbox/log-format.js";
import { Secrets } from "../sandbox/redaction.js";
import type { SandboxReader } from "./reader.js";
import { journalView } from "./views.js";

/** The version of the form of a record: one that is newer is not read. */
const RECORD_VERSION = 1;

/**
 * The contents of a recording of a sandbox at this moment, without waiting for open work and without its
 * secrets.
 */
export function recordOf(gateway: Gateway, sandbox: SandboxReader, baseUrl: string): SandboxRecord {
  const logged = sandbox.events(0);
  const position = { ...sandbox.position, seq: logged.length };
  const now = toIso(sandbox.now());
  const { requests, dropped } = journalView(sandbox.requests());
  const events = logged.map(({ event }) => event);
  const hidden = withoutSecrets(gateway, events, requests);
  return {
    paystub: "record",
    version: RECORD_VERSION,
    recordedAt: toIso(gateway.now()),
    now,
    position,
    baseUrl,
    log: linesOf(hidden.events),
    requests: hidden.requests,
    dropped,
    ...(Object.keys(gateway.observed).length > 0 && { observed: gateway.observed }),
    replaced: hidden.secrets.counts,
  };
}

type Events = readonly DomainEvent[];
type Requests = SandboxRecord["requests"];

function withoutSecrets(gateway: Gateway, events: Events, requests: Requests) {
  const { name, seed } = (events[0] ?? {}) as Partial<SandboxOpened>;
  // The digest of a token shows which calls had the same one, and nothing else.
  const digests = requests.flatMap(({ token }) => (typeof token === "string" ? [token] : []));
  const secrets = new Secrets([String(name), ...digests]);
  // Where others can call, the seed is what tokens are signed with.
  if (gateway.isShared && typeof seed === "string") secrets.add(seed);
  for (const thing of [...events, ...requests]) secrets.learn(thing);
  return {
    events: events.map((event) => secrets.hide(event)),
    requests: requests.map((request) => secrets.hide(request)),
    secrets,
  };
}
