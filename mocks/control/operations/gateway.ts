import type { GatewayOperations } from "../../../spec/generated/control.handles.js";
import type {
  Health,
  OpenSandboxRequest,
  RewindPreview,
  SandboxSummary,
} from "../../../spec/generated/control.types.js";
import { failure } from "../../api/failures.js";
import type { ClockState } from "../../domain/clock.js";
import { describeEvent } from "../../domain/events.js";
import type { SettingsChange } from "../../domain/settings.js";
import { type EpochMs, toIso } from "../../domain/time.js";
import type { WorldView } from "../../domain/world.js";
import type { LoggedMoment } from "../../sandbox/clock.js";
import type { Gateway } from "../../sandbox/gateway.js";
import type { Sandbox } from "../../sandbox/sandbox.js";
import { VERSION } from "../../version.js";
import { failureCatalogue } from "../catalogue.js";
import type { ClockStart } from "../clock-requests.js";
import { eventsOf, nameIn, whole } from "../import-export.js";
import { assumptionsChange, settingsChange } from "../inputs.js";
import { frozenAt, readInstant } from "../instants.js";
import { FIELDS, REFUSALS } from "../messages.js";
import type { Plain } from "../reader.js";
import { invalid, Refused, unknown } from "../refused.js";
import { nameOfTest } from "../test-names.js";
import { journalView, summaryView } from "../views.js";
import { checkName, findName, findSandbox, nameTaken } from "./find.js";
import { invoiceIn } from "./invoices.js";
import { hasFailed } from "./outcomes.js";

/** Every operation on a gateway. Where one returns a sandbox, it is the one that is alive here. */
export function gatewayOperations(gateway: Gateway): Plain<GatewayOperations<Sandbox>> {
  return {
    health: () => healthOf(gateway, gateway.notReady()),
    readiness() {
      const why = gateway.notReady();
      if (why === null) return healthOf(gateway, why);
      throw new Refused(failure("not-ready", why));
    },
    unclaimedRequests: () => journalView(gateway.journal.page(null)),
    failures: () => failureCatalogue(),
    list: ({ has } = {}) => ({ sandboxes: listed(gateway, has) }),
    create: (request) => createSandbox(gateway, request),
    reset(named) {
      const name = findName(gateway, named);
      gateway.reset(name);
      return { reset: name };
    },
    async rewind(name, { to }) {
      const sandbox = findSandbox(gateway, name);
      await sandbox.idle();
      await sandbox.clock.rewind(() => momentOf(sandbox, to, "to"));
      return sandbox;
    },
    async previewRewind(name, { to }) {
      const sandbox = findSandbox(gateway, name);
      const moment = await settledMoment(sandbox, to, "to");
      return previewOf(sandbox, moment);
    },
    async fork(origin, { name, at }) {
      checkName(name);
      const sandbox = findSandbox(gateway, origin);
      const moment =
        at === undefined ? await present(sandbox) : await settledMoment(sandbox, at, "at");
      const { seq } = moment;
      return opened(gateway.fork(sandbox, name, seq, moment.at), name);
    },
    import(name, log) {
      checkName(name);
      // Under another name it shares the numbers of the one it was taken from, as a fork does.
      const events = eventsOf(log, gateway.now());
      const origin = nameIn(events) === name ? null : (nameIn(events) ?? null);
      return opened(
        whole(() => gateway.adopt(name, events, origin)),
        name,
      );
    },
  };
}

function healthOf(gateway: Gateway, why: string | null): Health {
  const ready = why === null;
  const { keptBytes: usedBytes, keptMaxBytes: maxBytes } = gateway.bounds;
  return {
    status: "ok",
    version: VERSION,
    sandboxes: gateway.size,
    memory: { usedBytes, maxBytes },
    httpsUrl: gateway.httpsUrl,
    live: true,
    ready,
    why,
  };
}

/** All sandboxes, or those in which something has an id. */
function listed(gateway: Gateway, id?: string): readonly SandboxSummary[] {
  return gateway.list().flatMap((sandbox) =>
    sandbox.read((world) => {
      if (id !== undefined && !hasId(world, id)) return [];
      return [summaryView(sandbox, world, gateway.journal.countOf(sandbox.name))];
    }),
  );
}

/** Whether anything in a sandbox has an id. */
function hasId(world: WorldView, id: string): boolean {
  const { recurring, otpSessions, callbacks } = world;
  if (invoiceIn(world, id)) return true;
  return [recurring, otpSessions, callbacks].some((things) => things.has(id));
}

function createSandbox(gateway: Gateway, request: OpenSandboxRequest): Sandbox {
  const { test, clock, assumptions = {}, settings = {} } = request;
  const name = nameFor(gateway, request);
  // Sandboxes of one gateway must not draw the same ids.
  const seed =
    request.seed !== undefined && test !== undefined ? `${request.seed}/${name}` : request.seed;
  const description = test === undefined ? {} : { description: test.slice(0, DESCRIPTION_MAX) };
  const change: SettingsChange = {
    ...settingsChange({ ...description, ...settings }, gateway.initialSettings, "settings"),
    assumptions: assumptionsChange(assumptions, "assumptions"),
  };
  const state = clock === undefined ? undefined : clockStart(clock, gateway.now());
  // The sandbox in which the same test failed stays until now.
  if (test !== undefined && gateway.find(name)) gateway.reset(name);
  const created = gateway.create(name, {
    settings: change,
    ...(seed !== undefined && { seed }),
    ...(state && { clock: state }),
  });
  return opened(created, name);
}

/** The longest description that a sandbox takes. */
const DESCRIPTION_MAX = 1000;

/**
 * The name of a new sandbox: the one that was given, or the first for a test that is free or of a sandbox in which the
 * test failed.
 */
function nameFor(gateway: Gateway, { name, test }: OpenSandboxRequest): string {
  if (test === undefined) {
    if (name === undefined) throw invalid("name", FIELDS.noName);
    checkName(name);
    return name;
  }
  if (name !== undefined) throw invalid("name", FIELDS.nameOrTest);
  for (let take = 1; ; take += 1) {
    const wanted = nameOfTest(test, take);
    const present = gateway.find(wanted);
    if (!present || hasFailed(present, test)) return wanted;
  }
}

function clockStart(clock: ClockStart, now: EpochMs): ClockState {
  const at = frozenAt(clock, now);
  return at === undefined ? { mode: "running", offsetMs: 0 } : { mode: "frozen", at };
}

function opened(sandbox: Sandbox | undefined, name: string): Sandbox {
  if (!sandbox) throw nameTaken(name);
  return sandbox;
}

/** The last event of a moment: that of a number, the last one by an instant, or that of a label. */
function momentOf(sandbox: Sandbox, moment: number | string, field: string): LoggedMoment {
  const { seq: last, labels, openedAt } = sandbox.world;
  if (typeof moment === "number") {
    if (Number.isInteger(moment) && moment >= 1 && moment <= last) return { seq: moment };
    throw invalid(field, FIELDS.eventNumber(last, moment));
  }
  const label = labels.get(moment);
  if (label !== undefined) return { seq: label.seq };
  if (!/^\d{4}-/.test(moment)) {
    throw unknown("label-unknown", REFUSALS.noLabel(moment, [...labels.keys()]));
  }
  const at = readInstant(moment, field);
  const now = sandbox.now();
  if (at < openedAt || at > now) {
    const span = `${toIso(openedAt)} to ${toIso(now)}`;
    throw invalid(field, `must be an instant that this sandbox has seen, ${span}`);
  }
  const logged = sandbox.events(0);
  return { seq: logged.findLast(({ event }) => event.at <= at)?.seq ?? 1, at };
}

/** A moment in the current state when nothing is due or under way. */
async function settledMoment(
  sandbox: Sandbox,
  moment: number | string,
  field: string,
): Promise<LoggedMoment> {
  await sandbox.idle();
  return momentOf(sandbox, moment, field);
}

async function present(sandbox: Sandbox): Promise<LoggedMoment> {
  await sandbox.idle();
  return { seq: sandbox.world.seq, at: sandbox.now() };
}

/** How many of the events and the invoices that a rewind concerns are named. */
const NAMED_MAX = 100;

/** What a rewind to a moment would take back. */
function previewOf(sandbox: Sandbox, { seq, at }: LoggedMoment): RewindPreview {
  const [kept] = sandbox.events(seq - 1, 1);
  const lost = sandbox.events(seq);
  const numbers = new Set<string>();
  const callbacks = new Set<string>();
  for (const { event } of lost) {
    if ("transactionNo" in event && event.transactionNo !== null) numbers.add(event.transactionNo);
    if ("callbackId" in event) callbacks.add(event.callbackId);
  }
  return {
    seq,
    at: toIso(at ?? kept?.event.at ?? sandbox.now()),
    events: lost.length,
    undone: lost.slice(-NAMED_MAX).map(({ seq, event }) => {
      return { seq, at: toIso(event.at), label: describeEvent(event) };
    }),
    transactionNos: [...numbers].slice(0, NAMED_MAX),
    invoices: numbers.size,
    callbacks: callbacks.size,
  };
}
