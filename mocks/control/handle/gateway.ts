import { distance } from "fastest-levenshtein";
import type {
  ForkRequest,
  OpenSandboxRequest,
  RequestList,
  RewindRequest,
  SandboxExport,
  SandboxSummary,
} from "../../../spec/generated/control.types.js";
import type { Awaitable } from "../../domain/awaitable.js";
import type { ClockState } from "../../domain/clock.js";
import type { SettingsChange } from "../../domain/settings.js";
import { type EpochMs, toIso } from "../../domain/time.js";
import { SandboxLimit } from "../../runtime/errors.js";
import type { Gateway } from "../../runtime/gateway.js";
import type { Sandbox } from "../../runtime/sandbox.js";
import { SANDBOX_NAME } from "../../runtime/sandbox-names.js";
import { readInstant } from "../instants.js";
import { conflict, invalid, type Refused, throwIf, unknown } from "../refused.js";
import { assumptionsChange, settingsChange } from "../settings.js";
import { journalView } from "../views.js";
import { type SandboxHandle, sandboxHandle } from "./sandbox.js";

export type GatewayHandle = ReturnType<typeof gatewayHandle>;

/** Short for the only sandbox there is. */
const ONLY = "-";

/** Everything that a tester can do to a gateway. The control API is this over HTTP. */
export function gatewayHandle(gateway: Gateway, baseUrl: () => string) {
  const handleOf = (sandbox: Sandbox): SandboxHandle => sandboxHandle(gateway, sandbox, baseUrl);

  const opened = (sandbox: Sandbox | undefined, name: string): SandboxHandle => {
    if (!sandbox) throw taken(name);
    return handleOf(sandbox);
  };

  const known = (sandbox: Sandbox | undefined, name: string): Sandbox => {
    if (!sandbox) throw unknown(noSuchSandbox(gateway, name));
    return sandbox;
  };

  const named = async (name: string): Promise<Sandbox> =>
    known(name === ONLY ? only(gateway) : await gateway.find(name), name);

  /** The gateway takes no more sandboxes than it is set to. */
  const within = async <T>(begin: () => Awaitable<T>): Promise<T> => {
    try {
      return await begin();
    } catch (error) {
      throw error instanceof SandboxLimit ? conflict(error.message) : error;
    }
  };

  return {
    /** The sandboxes that are open, in the order in which they were opened. */
    list(): Promise<readonly SandboxSummary[]> {
      return Promise.all(gateway.list().map((sandbox) => handleOf(sandbox).summary()));
    },

    /** The requests that belong to no sandbox: wrong paths, missing tokens, unknown numbers. */
    async unclaimedRequests(): Promise<RequestList> {
      return journalView(await gateway.recorded(null));
    },

    /** How many sandboxes are open. */
    count(): number {
      return gateway.size;
    },

    /** A sandbox that is open here, by its name or `-` for the only one. Throws when there is none. */
    get(name: string): SandboxHandle {
      return handleOf(known(name === ONLY ? only(gateway) : gateway.alive(name), name));
    },

    /** A sandbox that exists, wherever it was opened. Rejects when there is none. */
    async find(name: string): Promise<SandboxHandle> {
      return handleOf(await named(name));
    },

    /** The sandbox of this name; it begins now if it did not exist. */
    async open(name: string): Promise<SandboxHandle> {
      checkName(name);
      return handleOf(await within(() => gateway.open(name)));
    },

    /** A new sandbox with a beginning of its own. Throws when the name is taken. */
    async create(request: OpenSandboxRequest): Promise<SandboxHandle> {
      const { name, seed, clock, assumptions = {}, settings = {} } = request;
      checkName(name);
      const change: SettingsChange = {
        ...settingsChange(settings, gateway.initialSettings, "settings"),
        assumptions: assumptionsChange(assumptions, "assumptions"),
      };
      const start = { settings: change, ...(seed !== undefined && { seed }) };
      const state = clock && clockStart(clock, gateway);
      const begin = { ...start, ...(state && { clock: state }) };
      return opened(await within(() => gateway.create(name, begin)), name);
    },

    /**
     * Takes a sandbox back to an event, an instant or a label: what came after is gone, as if it had
     * never been, and the same calls give the same ids again.
     */
    async rewind(name: string, { to }: RewindRequest): Promise<SandboxHandle> {
      const sandbox = await named(name);
      const { seq, at } = await momentOf(sandbox, to, "to");
      throwIf((await gateway.rewind(sandbox, seq, at)).refusal);
      return handleOf(sandbox);
    },

    /** A new sandbox from any moment of this one. Both go on by themselves. */
    async fork(origin: string, { name, at }: ForkRequest): Promise<SandboxHandle> {
      checkName(name);
      const sandbox = await named(origin);
      if (await gateway.find(name)) throw taken(name);
      throwIf(await sandbox.travel.settle());
      const moment =
        at === undefined
          ? { seq: await sandbox.read((world) => world.seq), at: sandbox.now() }
          : await momentOf(sandbox, at, "at");
      const fork = () => gateway.fork(sandbox, name, moment.seq, moment.at);
      return opened(await within(fork), name);
    },

    /** A new sandbox with a log that was exported elsewhere. */
    async import(name: string, exported: SandboxExport): Promise<SandboxHandle> {
      checkName(name);
      if (await gateway.find(name)) throw taken(name);
      // Under another name it shares the numbers of the one it was taken from, as a fork does.
      const origin = exported.sandbox === name ? null : exported.sandbox;
      // What reads a log is large and seldom needed.
      const { eventsOf } = await import("../imported-log.js");
      const events = eventsOf(exported, gateway.now());
      return opened(await within(() => gateway.adopt(name, events, origin)), name);
    },

    /** Forgets a sandbox and all that was in it. Returns its name. */
    async reset(name: string): Promise<string> {
      const sandbox = await named(name);
      await gateway.reset(sandbox.name);
      return sandbox.name;
    },
  };
}

function clockStart(
  { mode, at }: NonNullable<OpenSandboxRequest["clock"]>,
  gateway: Gateway,
): ClockState {
  const real = gateway.now();
  if (mode === "frozen") return { mode, at: at === undefined ? real : readInstant(at, "clock.at") };
  return { mode: "running", offsetMs: at === undefined ? 0 : readInstant(at, "clock.at") - real };
}

/** The last event of a moment: one's number, the last one by an instant, or a label's own. */
async function momentOf(
  sandbox: Sandbox,
  moment: number | string,
  field: string,
): Promise<{ readonly seq: number; readonly at?: EpochMs }> {
  throwIf(await sandbox.travel.settle());
  const { last, labels, openedAt } = await sandbox.read((world) => ({
    last: world.seq,
    labels: world.labels,
    openedAt: world.openedAt,
  }));
  const label = typeof moment === "string" ? labels.get(moment) : undefined;
  if (label !== undefined) return { seq: label };
  if (typeof moment === "number") {
    if (Number.isInteger(moment) && moment >= 1 && moment <= last) return { seq: moment };
    throw invalid(field, `must be the number of an event, 1 to ${last}, but ${moment} came`);
  }
  if (!/^\d{4}-/.test(moment)) {
    const names = [...labels.keys()].join(", ") || "there are none";
    throw unknown(`there is no label ${moment}; labels: ${names}`);
  }
  const at = readInstant(moment, field);
  if (at < openedAt || at > sandbox.now()) {
    const span = `${toIso(openedAt)} to ${toIso(sandbox.now())}`;
    throw invalid(field, `must be an instant that this sandbox has seen, ${span}`);
  }
  const logged = await sandbox.events(0);
  return { seq: logged.findLast(({ event }) => event.at <= at)?.seq ?? 1, at };
}

function taken(name: string): Refused {
  return conflict(`sandbox ${name} exists already; reset it first`);
}

function checkName(name: string): void {
  if (SANDBOX_NAME.test(name)) return;
  const allowed = "must have 1 to 128 letters, digits or . _ ~ @ - and not be - alone";
  throw invalid("name", `${allowed}, but "${name}" came`);
}

function only(gateway: Gateway): Sandbox | undefined {
  const [sandbox, ...others] = gateway.list();
  if (others.length === 0) return sandbox;
  const names = gateway.list().map(({ name }) => name);
  throw conflict(`- is short for the only sandbox, but there are ${names.length}: ${some(names)}`);
}

function noSuchSandbox(gateway: Gateway, name: string): string {
  const names = gateway.list().map((sandbox) => sandbox.name);
  const how = "issue a token, call with Bearer sandbox_<name>, or POST /_control/sandboxes";
  if (names.length === 0) return `no sandbox is open yet; to open one ${how}`;
  const nearest = names.sort((a, b) => distance(a, name) - distance(b, name));
  return `there is no sandbox ${name}; open are: ${some(nearest)}`;
}

function some(names: readonly string[]): string {
  const shown = names.slice(0, 5).join(", ");
  return names.length > 5 ? `${shown} and ${names.length - 5} more` : shown;
}
