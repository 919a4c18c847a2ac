import type {
  ForkRequest,
  OpenSandboxRequest,
  RewindPreview,
  RewindRequest,
  SandboxExport,
} from "../../../spec/generated/control.types.js";
import type { ClockState } from "../../domain/clock.js";
import type { SettingsChange } from "../../domain/settings.js";
import { type EpochMs, toIso } from "../../domain/time.js";
import type { Gateway } from "../../runtime/registry/gateway.js";
import type { Sandbox } from "../../runtime/sandbox/sandbox.js";
import { eventsOf } from "../imported-log.js";
import { readInstant } from "../instants.js";
import { invalid, throwIf, unknown } from "../refused.js";
import { assumptionsChange, settingsChange } from "../settings.js";
import { checkName, findName, findSandbox, nameTaken } from "./find.js";

/** A new sandbox with a beginning of its own. */
export async function createSandbox(
  gateway: Gateway,
  { name, seed, clock, assumptions = {}, settings = {} }: OpenSandboxRequest,
): Promise<Sandbox> {
  checkName(name);
  const change: SettingsChange = {
    ...settingsChange(settings, gateway.initialSettings, "settings"),
    assumptions: assumptionsChange(assumptions, "assumptions"),
  };
  const state = clock && clockStart(clock, gateway);
  const created = await gateway.create(name, {
    settings: change,
    ...(seed !== undefined && { seed }),
    ...(state && { clock: state }),
  });
  return opened(created, name);
}

/** Takes a sandbox back to a moment. */
export async function rewindSandbox(
  gateway: Gateway,
  name: string,
  { to }: RewindRequest,
): Promise<Sandbox> {
  const sandbox = await findSandbox(gateway, name);
  const { seq, at } = await momentOf(sandbox, to, "to");
  throwIf((await sandbox.travel.rewind(seq, at)).refusal);
  return sandbox;
}

/** How many of the invoices that a rewind concerns are named. */
const NAMED_MAX = 100;

/** What taking a sandbox back to a moment would take from it. */
export async function previewRewind(
  gateway: Gateway,
  name: string,
  { to }: RewindRequest,
): Promise<RewindPreview> {
  const sandbox = await findSandbox(gateway, name);
  const { seq, at } = await momentOf(sandbox, to, "to");
  const [kept] = await sandbox.events(seq - 1, 1);
  const gone = await sandbox.events(seq);
  const numbers = new Set<string>();
  const callbacks = new Set<string>();
  for (const { event } of gone) {
    if ("transactionNo" in event) numbers.add(event.transactionNo);
    if ("callbackId" in event) callbacks.add(event.callbackId);
  }
  return {
    seq,
    at: toIso(at ?? kept?.event.at ?? sandbox.now()),
    events: gone.length,
    transactionNos: [...numbers].slice(0, NAMED_MAX),
    invoices: numbers.size,
    callbacks: callbacks.size,
  };
}

/** A new sandbox from any moment of another one. */
export async function forkSandbox(
  gateway: Gateway,
  origin: string,
  { name, at }: ForkRequest,
): Promise<Sandbox> {
  checkName(name);
  const sandbox = await findSandbox(gateway, origin);
  if (await gateway.find(name)) throw nameTaken(name);
  throwIf(await sandbox.travel.settle());
  const moment =
    at === undefined
      ? { seq: await sandbox.read((world) => world.seq), at: sandbox.now() }
      : await momentOf(sandbox, at, "at");
  return opened(await gateway.fork(sandbox, name, moment.seq, moment.at), name);
}

/** A new sandbox with a log that was exported elsewhere. */
export async function importSandbox(
  gateway: Gateway,
  name: string,
  exported: SandboxExport,
): Promise<Sandbox> {
  checkName(name);
  if (await gateway.find(name)) throw nameTaken(name);
  // Under another name it shares the numbers of the one it was taken from, as a fork does.
  const origin = exported.sandbox === name ? null : exported.sandbox;
  const events = await eventsOf(exported, gateway.now());
  return opened(await gateway.adopt(name, events, origin), name);
}

/** Forgets a sandbox and all that was in it, also one that cannot be read. Returns its name. */
export async function resetSandbox(gateway: Gateway, named: string): Promise<string> {
  const name = await findName(gateway, named);
  await gateway.reset(name);
  return name;
}

function opened(sandbox: Sandbox | undefined, name: string): Sandbox {
  if (!sandbox) throw nameTaken(name);
  return sandbox;
}

function clockStart(
  { mode, at }: NonNullable<OpenSandboxRequest["clock"]>,
  gateway: Gateway,
): ClockState {
  const real = gateway.now();
  if (mode === "frozen") return { mode, at: at === undefined ? real : readInstant(at, "clock.at") };
  return { mode: "running", offsetMs: at === undefined ? 0 : readInstant(at, "clock.at") - real };
}

interface LoggedMoment {
  /** The number of its last event. */
  readonly seq: number;
  /** The instant from which the clock goes on; that of the event without it. */
  readonly at?: EpochMs;
}

/** The last event of a moment: one's number, the last one by an instant, or a label's own. */
async function momentOf(
  sandbox: Sandbox,
  moment: number | string,
  field: string,
): Promise<LoggedMoment> {
  throwIf(await sandbox.travel.settle());
  if (typeof moment === "number") {
    const last = await sandbox.read((world) => world.seq);
    if (Number.isInteger(moment) && moment >= 1 && moment <= last) return { seq: moment };
    throw invalid(field, `must be the number of an event, 1 to ${last}, but ${moment} came`);
  }
  const labels = await sandbox.read((world) => world.labels);
  const label = labels.get(moment);
  if (label !== undefined) return { seq: label.seq };
  if (/^\d{4}-/.test(moment)) return lastBy(sandbox, readInstant(moment, field), field);
  const names = [...labels.keys()].join(", ") || "there are none";
  throw unknown(`there is no label ${moment}; labels: ${names}`);
}

async function lastBy(sandbox: Sandbox, at: EpochMs, field: string): Promise<LoggedMoment> {
  const openedAt = await sandbox.read((world) => world.openedAt);
  if (at < openedAt || at > sandbox.now()) {
    const span = `${toIso(openedAt)} to ${toIso(sandbox.now())}`;
    throw invalid(field, `must be an instant that this sandbox has seen, ${span}`);
  }
  const logged = await sandbox.events(0);
  return { seq: logged.findLast(({ event }) => event.at <= at)?.seq ?? 1, at };
}
