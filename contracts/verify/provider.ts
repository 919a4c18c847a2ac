import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { connect } from "node:net";
import { controlCaller } from "../../mocks/control/client.js";
import { startGateway } from "../../mocks/index.js";
import { CouldNotRun } from "../../mocks/report/report.js";
import { reachStates, StateNotReached } from "../states/reach.js";
import {
  type GatewayAddresses,
  openStateSetup,
  type StateSetup,
  type Values,
} from "../states/state.js";
import { operationOf, type PlannedInteraction } from "./pact-file.js";
import type { ProxiedRequest } from "./proxy.js";

/** The one that is verified. */
export interface Provider {
  /** Where a request of an interaction goes, with its path and query. */
  addressOf(request: ProxiedRequest, planned: PlannedInteraction): string;
  /** Brings the states of an interaction about. Rejects with `StateNotReached`. */
  prepare(planned: PlannedInteraction): Promise<Values>;
  /**
   * The body of the latest callback that the states led to, as JSON. Absent where the provider does not show
   * its callbacks. Rejects with `StateNotReached` if there was none.
   */
  message?(): Promise<string>;
  /** What it tolerated in the last request, if it reports that. */
  tolerated(): Promise<readonly string[]>;
  /** Forgets what was prepared last. */
  tidy(): Promise<void>;
  close(): Promise<void>;
}

/** An implementation that runs somewhere. */
export interface ProviderOptions {
  readonly providerUrl?: string;
  readonly orderUrl?: string;
  /** The control API of the implementation, where it is a paystub of its own. */
  readonly controlUrl?: string;
  readonly controlToken?: string;
  /** A merchant's token that the implementation accepts. */
  readonly token?: string;
}

/** A fresh gateway, or the implementation at a given URL. */
export async function openProvider(options: ProviderOptions): Promise<Provider> {
  const { providerUrl, controlUrl, controlToken } = options;
  if (providerUrl === undefined) return ownGateway(options);
  const baseUrl = address(providerUrl, "--provider-url");
  const orderUrl = address(options.orderUrl ?? providerUrl, "--order-url");
  const place = { baseUrl, orderUrl };
  await Promise.all([baseUrl, orderUrl].map(mustListen));
  const running = { addressOf: byServer(place), close: async () => undefined };
  if (controlUrl === undefined) return { ...running, ...untouched(options) };
  const name = `verify-${randomUUID().slice(0, 8)}`;
  const controlled = {
    ...place,
    controlUrl: address(controlUrl, "--control-url"),
    ...(controlToken && { controlToken }),
  };
  await mustObey(controlled);
  return { ...running, ...inSandboxes(controlled, `${name}-`) };
}

/** Wallet payments have an address of their own; so has everything else. */
function byServer({ baseUrl, orderUrl }: { readonly baseUrl: string; readonly orderUrl: string }) {
  return ({ method, path }: ProxiedRequest): string => {
    const server = operationOf(method, path)?.server ?? "base";
    return (server === "order" ? orderUrl : baseUrl) + path;
  };
}

/**
 * Throws `CouldNotRun` if nothing listens at a URL: that is no broken contract, but a verification that did
 * not take place.
 */
export async function mustListen(url: string): Promise<void> {
  const { hostname, port, protocol } = new URL(url);
  const host = hostname.replace(/^\[|\]$/g, "");
  const socket = connect({ host, port: Number(port) || (protocol === "https:" ? 443 : 80) });
  try {
    await once(socket, "connect");
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const why = code ?? message;
    throw new CouldNotRun(`nothing answers at ${url} (${why}). Start what is to be verified`);
  } finally {
    socket.destroy();
  }
}

async function mustObey({ controlUrl: url, controlToken }: GatewayAddresses): Promise<void> {
  const ask = controlCaller({ url, ...(controlToken && { token: controlToken }) });
  await ask("gateway.list").catch((error: Error) => {
    throw new CouldNotRun(`the control API at ${url} cannot be used: ${error.message}`);
  });
}

/** What is said of another implementation says nothing of a gateway of our own. */
const OF_ANOTHER = {
  orderUrl: "--order-url",
  controlUrl: "--control-url",
  controlToken: "--control-token",
  token: "--token",
} as const satisfies { readonly [Name in keyof ProviderOptions]: string };

async function ownGateway(options: ProviderOptions): Promise<Provider> {
  const names = Object.keys(OF_ANOTHER) as (keyof typeof OF_ANOTHER)[];
  const idle = names.find((name) => options[name] !== undefined);
  if (idle) throw new CouldNotRun(`${OF_ANOTHER[idle]} needs --provider-url, which it belongs to`);
  const gateway = await startGateway({ clock: "frozen" });
  return {
    addressOf: byServer(gateway),
    ...inSandboxes(gateway, ""),
    close: () => gateway.close(),
  };
}

type Prepared = Pick<Provider, "prepare" | "message" | "tolerated" | "tidy">;

/** A port at which nothing listens: the callbacks are read from the gateway, delivered or not. */
const NOWHERE = "http://127.0.0.1:9/webhook";

/** Gives each interaction a sandbox of its own. */
function inSandboxes(place: GatewayAddresses, prefix: string): Prepared {
  let setup: StateSetup | undefined;
  return {
    async prepare({ id, interaction }) {
      setup = await openStateSetup(place, prefix + id).catch((error: Error) => {
        throw new StateNotReached(`no sandbox could be opened: ${error.message}`);
      });
      if (interaction.message) {
        await setup.control("sandbox.settings.change", { body: { webhook: { url: NOWHERE } } });
      }
      return reachStates(setup, interaction.states);
    },
    async message() {
      const { callbacks = [] } = (await setup?.control("sandbox.callbacks.list"))?.body ?? {};
      const body = callbacks.findLast((callback) => callback.body !== null)?.body;
      if (typeof body === "string") return body;
      throw new StateNotReached(
        "its states lead to no callback with a body. Name one that does, such as a paid invoice",
      );
    },
    async tolerated() {
      // The requests of states come before; one that no sandbox has was refused anyway.
      const { requests = [] } =
        (await setup?.control("sandbox.requests").catch(() => undefined))?.body ?? {};
      return requests.at(-1)?.tolerated ?? [];
    },
    async tidy() {
      // A sandbox that cannot be deleted does no harm.
      await setup?.leave().catch(() => undefined);
      setup = undefined;
    },
  };
}

/** Without its control API, an implementation can only be in the states that a token is enough for. */
function untouched({ token }: ProviderOptions): Prepared {
  return {
    async prepare({ states }) {
      const beyond = states.find(({ state }) => state.bare === undefined);
      if (beyond) {
        const fix = "Give --control-url, where the provider has the control API of paystub";
        throw new StateNotReached(`the state "${beyond.name}" cannot be reached. ${fix}`);
      }
      const [first] = states;
      if (first && token === undefined) {
        const fix = "Give --token a merchant's token that the provider accepts";
        throw new StateNotReached(`the state "${first.name}" needs a token. ${fix}`);
      }
      return token === undefined ? {} : reachStates(bareSetup(token), states);
    },
    tolerated: async () => [],
    tidy: async () => undefined,
  };
}

/** A setup in which nothing can be done: what needs no more than a token asks for nothing else. */
function bareSetup(token: string): StateSetup {
  const nothing = () => Promise.reject(new Error("there is no control API"));
  return {
    sandbox: "",
    token,
    control: nothing,
    call: nothing,
    attempt: nothing,
    leave: async () => undefined,
  };
}

/** A URL without the slash at its end. Throws `CouldNotRun` that names the option for an invalid one. */
export function address(url: string, option: string): string {
  if (/^https?:\/\//.test(url) && URL.canParse(url)) return url.replace(/\/+$/, "");
  throw new CouldNotRun(`"${url}" is not a URL. Give ${option} one such as http://127.0.0.1:4010`);
}
