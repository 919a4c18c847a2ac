import { ControlFailure } from "../control/client.js";
import type { GatewayHandle, SandboxHandle } from "../index.js";
import type { GatewayAddresses } from "../options.js";
import { remoteHost } from "./hosts.js";
import { openSandbox } from "./kit.js";
import {
  type KitOptions,
  readSandboxOptions,
  runningGateway,
  type SandboxOptions,
  waitTimeoutMs,
} from "./options.js";
import { type TestGateway, testGateway } from "./test-gateway.js";

export { ControlFailure } from "../control/client.js";
export { IncompleteEvidence } from "./evidence.js";
export { type Kit, openKit } from "./kit.js";
export type { MerchantCall } from "./match.js";
export { matchers } from "./matchers.js";
export type { KitOptions, SandboxOptions } from "./options.js";
export type { InvoiceReference, RecurringReference } from "./references.js";
export type { TestGateway } from "./test-gateway.js";

/**
 * Where a gateway is controlled. Each has a variable that `paystub run` sets.
 *
 * @example
 * const options: ControlOptions = { url: "http://127.0.0.1:4010/_control" };
 */
export interface ControlOptions extends Pick<KitOptions, "orderUrl" | "waitTimeout"> {
  /** The control URL that it prints at start. Also PAYSTUB_CONTROL_URL. */
  readonly url?: string;
  /** What it asks for on any address but loopback. Also PAYSTUB_CONTROL_TOKEN. */
  readonly token?: string;
}

/** A gateway in another process or container. Its methods reject with a `ControlFailure`. */
export interface ControlClient extends GatewayAddresses, Pick<GatewayHandle, "health" | "list"> {
  /**
   * Opens a new sandbox.
   *
   * @example
   * const gateway = await client.open("nightly", { clock: "frozen" });
   */
  open(name: string, options?: SandboxOptions): Promise<TestGateway>;
  /**
   * A sandbox that exists, by its name or `-` for the only one.
   *
   * @example
   * const gateway = await client.get("-");
   */
  get(name: string): Promise<TestGateway>;
}

/**
 * Works with a gateway that runs elsewhere as tests do with one of their own. Throws a `ControlFailure` when
 * none is named.
 *
 * @example
 * const gateway = await controlClient({ url: "http://127.0.0.1:4010/_control" }).open("nightly");
 */
export function controlClient(options: ControlOptions = {}): ControlClient {
  const { url } = options;
  const named: KitOptions = {
    ...(url !== undefined && { controlUrl: url }),
    ...(options.token !== undefined && { controlToken: options.token }),
    ...(options.orderUrl !== undefined && { orderUrl: options.orderUrl }),
  };
  const running = runningGateway(named);
  if (!running) {
    const fix = "Give controlClient({ url }) or set PAYSTUB_CONTROL_URL";
    throw new ControlFailure("no-url", `no gateway is named. ${fix}`);
  }
  const limitMs = waitTimeoutMs(options);
  const host = remoteHost(running);
  const ready = async (sandbox: SandboxHandle, { settings }: SandboxOptions = {}) => {
    const { requests } = await host.unclaimedRequests();
    const unclaimedBefore = requests.at(-1)?.id ?? 0;
    const secretKey = settings?.secretKey ?? "any";
    return testGateway({ host, sandbox, secretKey, waitTimeoutMs: limitMs, unclaimedBefore });
  };
  return {
    baseUrl: host.baseUrl,
    orderUrl: host.orderUrl,
    controlUrl: host.controlUrl,
    health: host.health,
    list: host.list,
    async open(name, begin = {}) {
      const options = readSandboxOptions(begin);
      return ready(await openSandbox(host, { name }, options), options);
    },
    get: async (name) => ready(await host.find(name)),
  };
}
