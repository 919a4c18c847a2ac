import { distance } from "fastest-levenshtein";
import type { OpenSandboxRequest, SandboxSummary } from "../../spec/generated/control.types.js";
import type { ClockState } from "../domain/clock.js";
import type { SettingsChange } from "../domain/settings.js";
import { readAssumptions } from "../gateway/assumptions.js";
import { type Gateway, SANDBOX_NAME } from "../gateway/gateway.js";
import type { Sandbox } from "../gateway/sandbox.js";
import { readInstant } from "./instants.js";
import { conflict, invalid, invalidAll, unknown } from "./refused.js";
import { type SandboxHandle, sandboxHandle } from "./sandbox-handle.js";
import { settingsChange } from "./settings.js";

export type GatewayHandle = ReturnType<typeof gatewayHandle>;

/** Short for the only sandbox there is. */
const ONLY = "-";

/** Everything that a tester can do to a gateway. The control API is this over HTTP. */
export function gatewayHandle(gateway: Gateway, baseUrl: () => string) {
  const handleOf = (sandbox: Sandbox): SandboxHandle => sandboxHandle(sandbox, baseUrl);

  return {
    /** The sandboxes that are open, in the order in which they were opened. */
    list(): Promise<readonly SandboxSummary[]> {
      return Promise.all(gateway.list().map((sandbox) => handleOf(sandbox).summary()));
    },

    /** A sandbox that exists, by its name or `-` for the only one. Throws when there is none. */
    get(name: string): SandboxHandle {
      const sandbox = name === ONLY ? only(gateway) : gateway.find(name);
      if (!sandbox) throw unknown(noSuchSandbox(gateway, name));
      return handleOf(sandbox);
    },

    /** The sandbox of this name; it begins now if it did not exist. */
    async open(name: string): Promise<SandboxHandle> {
      checkName(name);
      return handleOf(await gateway.open(name));
    },

    /** A new sandbox with a beginning of its own. Throws when the name is taken. */
    async create(request: OpenSandboxRequest): Promise<SandboxHandle> {
      const { name, seed, clock, assumptions = {}, settings = {} } = request;
      checkName(name);
      if (gateway.find(name)) throw conflict(`sandbox ${name} exists already; reset it first`);
      const read = readAssumptions(assumptions);
      if ("errors" in read) throw invalidAll(read.errors);
      const change: SettingsChange = {
        ...settingsChange(settings, gateway.settingsFor(undefined)),
        assumptions: read.assumptions,
      };
      const start = { settings: change, ...(seed !== undefined && { seed }) };
      const state = clock && clockStart(clock, gateway);
      return handleOf(await gateway.open(name, { ...start, ...(state && { clock: state }) }));
    },

    /** Forgets a sandbox and all that was in it. Returns its name. */
    async reset(name: string): Promise<string> {
      const { name: known } = this.get(name);
      await gateway.reset(known);
      return known;
    },
  };
}

function clockStart(
  { mode, at }: NonNullable<OpenSandboxRequest["clock"]>,
  gateway: Gateway,
): ClockState {
  const real = gateway.clock.now();
  if (mode === "frozen") return { mode, at: at === undefined ? real : readInstant(at, "clock.at") };
  return { mode: "running", offsetMs: at === undefined ? 0 : readInstant(at, "clock.at") - real };
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
