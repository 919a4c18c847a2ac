import { randomUUID } from "node:crypto";
import type { RunningGateway, StartOptions } from "../../mocks/index.js";
import { headersFrom } from "../compare/answer.js";
import {
  type DifferenceGroup,
  groupDifferences,
  type SeenDifference,
} from "../compare/difference.js";
import { addressOf, refuseProduction } from "../conformance/conform.js";
import { answerTo, askerOf } from "./asking.js";
import { type ComparedCallbacks, compareCallbacks, type SeenCallback } from "./callbacks.js";
import { Mirror, type OUTSIDE, operationAt, type SKIPS } from "./mirror.js";
import {
  openPassingProxy,
  type PassedCall,
  type PassingProxy,
  type ProxyWatcher,
} from "./passing-proxy.js";

/** Which service is shadowed, and how. */
export interface ShadowOptions {
  readonly baseUrl: string;
  /** Where wallet payments are served; the base URL without it. */
  readonly orderUrl?: string;
  /** The shop that the service calls back; its calls are not seen without it. */
  readonly shopUrl?: string;
  /** The port at which the service finds the shop; any free one without it. */
  readonly shopPort?: number;
  readonly allowProduction?: boolean;
  readonly confirmedHosts?: readonly string[];
  /** How many comparisons wait at most; 1,000 without it. What comes beyond is dropped, and counted. */
  readonly queueMax?: number;
}

/** The settings that a gateway needs for its sandbox to be a shadow: no call leaves it. */
export interface ShadowSettings {
  readonly secret: string;
  readonly options: {
    readonly settings: NonNullable<StartOptions["settings"]>;
    readonly faults: readonly [{ readonly fault: "callback-dropped" }];
  };
}

/** Draws the secret of a shadow, and what its gateway starts with: settings of a config file among it. */
export function shadowSettings(settings: StartOptions["settings"] = {}): ShadowSettings {
  const secret = randomUUID();
  const options = {
    settings: { ...settings, secretKey: secret },
    faults: [{ fault: "callback-dropped" }],
  } as const;
  return { secret, options };
}

/** What was seen of one operation. */
export interface ShadowedOperation {
  readonly operation: string;
  readonly calls: number;
  readonly compared: number;
  readonly statuses: ReadonlyMap<number, number>;
}

/** Why calls were not compared: as a mirror says, and what the shadow itself could not do. */
export type NotCompared =
  | keyof typeof SKIPS
  | "dropped"
  | "no-answer"
  | "too-large"
  | "mock-failed";

/** All that a shadow saw. */
export interface ShadowEvidence {
  readonly operations: readonly ShadowedOperation[];
  readonly differences: readonly DifferenceGroup[];
  readonly notCompared: ReadonlyMap<NotCompared, number>;
  readonly outside: ReadonlyMap<keyof typeof OUTSIDE, number>;
  /** Undefined where no shop was named, so that no callback of the service could be seen. */
  readonly callbacks: ComparedCallbacks | undefined;
  /** How many callbacks the mock would have sent. */
  readonly planned: number;
  /** Calls that paystub could not make to the mock, each in a sentence. */
  readonly errors: readonly string[];
}

/** A shadow under way. */
export interface Shadow {
  /** Where the command calls the service. */
  readonly baseUrl: string;
  readonly orderUrl: string;
  /** Where a test runner names the test that begins. */
  readonly testUrl: string;
  /** Where the service is to find the shop; undefined where no shop was named. */
  readonly shopUrl: string | undefined;
  /** Waits for the comparisons that are left, at most as long as is said, and returns what was seen. */
  finish(limitMs: number): Promise<ShadowEvidence>;
  close(): Promise<void>;
}

const QUEUE_MAX = 1000;

/** How many differences and errors are kept. */
const DIFFERENCES_MAX = 20_000;
const ERRORS_MAX = 20;

const CALLBACKS_MAX = 2000;

/**
 * Opens a proxy before a service: clients get its answers as they come, and each call then goes to a
 * sandbox too, whose answer is compared. Throws `CouldNotRun` for a service that may be production.
 */
export async function openShadow(
  given: ShadowOptions,
  { gateway, sandbox: name, secret }: { gateway: RunningGateway; sandbox: string; secret: string },
): Promise<Shadow> {
  const baseUrl = addressOf(given.baseUrl, "--base-url");
  const orderUrl = addressOf(given.orderUrl ?? given.baseUrl, "--order-url");
  for (const url of [baseUrl, orderUrl]) refuseProduction(url, given);
  const shop = given.shopUrl === undefined ? undefined : addressOf(given.shopUrl, "--shop");
  const sandbox = await gateway.find(name);
  const ask = askerOf(gateway);
  const peek = (path: string, Authorization: string) =>
    answerTo(baseUrl + path, { headers: { Accept: "application/json", Authorization } });
  const baseUrls = { reference: baseUrl, candidate: gateway.baseUrl };
  const mirror = new Mirror({ sandbox, secret, ask, peek, baseUrls });
  const watch = new Watch(mirror, given.queueMax ?? QUEUE_MAX);
  const currentTest: { name: string | null } = { name: null };
  const opened: PassingProxy[] = [];
  const open = async (...args: Parameters<typeof openPassingProxy>) => {
    const proxy = await openPassingProxy(...args);
    opened.push(proxy);
    return proxy;
  };
  const close = async () => void (await Promise.all(opened.map((proxy) => proxy.close())));
  try {
    const base = await open({ target: baseUrl, currentTest }, watch);
    const order =
      orderUrl === baseUrl ? base : await open({ target: orderUrl, currentTest }, watch);
    const seen: SeenCallback[] = [];
    const { shopPort: port = 0 } = given;
    const relay =
      shop === undefined
        ? undefined
        : await open({ target: shop, port, currentTest }, relayTo(seen));
    return {
      baseUrl: base.url,
      orderUrl: order.url,
      testUrl: `${base.url}/_shadow/test`,
      shopUrl: relay?.url,
      close,
      async finish(limitMs) {
        watch.drop(await watch.queue.idle(limitMs));
        const ours = await callbacksOf(sandbox);
        const { assumptions } = await sandbox.assumptions.read();
        const isSigned = assumptions["callback-signature"] !== "none";
        const { identities, outside } = mirror;
        const callbacks = shop
          ? compareCallbacks({ theirs: seen, ours, identities, isSigned })
          : undefined;
        return { ...watch.evidence(callbacks), outside, callbacks, planned: ours.length };
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Records the calls to the shop as they arrive: the service made them, whatever the shop answers. */
function relayTo(seen: SeenCallback[]): ProxyWatcher {
  return {
    asked({ method, path: url, headers, text, test }) {
      const fields = Object.entries(headers).map(([key, value]) => [key, String(value)] as const);
      const callback = { method, url, headers: Object.fromEntries(fields), text, test };
      if (seen.length < CALLBACKS_MAX) seen.push(callback);
    },
  };
}

type SandboxHandle = Awaited<ReturnType<RunningGateway["find"]>>;

async function callbacksOf(sandbox: SandboxHandle) {
  const { callbacks } = await sandbox.callbacks.list({ limit: CALLBACKS_MAX });
  return callbacks;
}

/** Runs one job after the other, and takes no more than it can hold. */
class Queue {
  readonly #most: number;
  readonly #jobs: (() => Promise<void>)[] = [];
  #running: Promise<void> | undefined;

  constructor(most: number) {
    this.#most = most;
  }

  /** False where the queue is full. */
  push(job: () => Promise<void>): boolean {
    if (this.#jobs.length >= this.#most) return false;
    this.#jobs.push(job);
    this.#running ??= this.#run();
    return true;
  }

  /** Waits until nothing is left; what is left after the limit is returned, and not done any more. */
  async idle(limitMs: number): Promise<number> {
    let timer: NodeJS.Timeout | undefined;
    const limit = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, limitMs);
    });
    await Promise.race([this.#running, limit]);
    clearTimeout(timer);
    return this.#jobs.splice(0).length;
  }

  async #run(): Promise<void> {
    // The call that brought the first job is answered before anything is compared.
    await new Promise<void>((resolve) => setImmediate(resolve));
    for (let job = this.#jobs.shift(); job; job = this.#jobs.shift()) await job();
    this.#running = undefined;
  }
}

/** Collects what a proxy sees, and has it compared in turn. */
class Watch {
  readonly queue: Queue;
  readonly #mirror: Mirror;
  readonly #operations = new Map<
    string,
    { calls: number; compared: number; statuses: Map<number, number> }
  >();
  readonly #differences: SeenDifference[] = [];
  readonly #notCompared = new Map<NotCompared, number>();
  readonly #errors: string[] = [];

  constructor(mirror: Mirror, queueMax: number) {
    this.#mirror = mirror;
    this.queue = new Queue(queueMax);
  }

  passed(call: PassedCall): void {
    const operation = operationAt(call)?.id;
    if (operation !== undefined) this.#count(operation, call.status);
    if (!this.queue.push(() => this.#compare(call))) this.missed("dropped");
  }

  missed(why: NotCompared, times = 1): void {
    this.#notCompared.set(why, (this.#notCompared.get(why) ?? 0) + times);
  }

  /** Counts comparisons that were left when their time was up. */
  drop(left: number): void {
    if (left > 0) this.missed("dropped", left);
  }

  /** What was seen of the calls, and with it what differs in the callbacks. */
  evidence(callbacks: ComparedCallbacks | undefined) {
    const ofCallbacks = callbacks?.differences.map(({ test, ...difference }) => {
      return { ...difference, call: test ?? difference.operation };
    });
    return {
      operations: [...this.#operations].map(([operation, seen]) => ({ operation, ...seen })),
      differences: groupDifferences([...this.#differences, ...(ofCallbacks ?? [])]),
      notCompared: this.#notCompared,
      errors: this.#errors,
    };
  }

  #count(operation: string, status: number): void {
    const counted = this.#operations.get(operation) ?? {
      calls: 0,
      compared: 0,
      statuses: new Map(),
    };
    counted.calls += 1;
    counted.statuses.set(status, (counted.statuses.get(status) ?? 0) + 1);
    this.#operations.set(operation, counted);
  }

  async #compare(call: PassedCall): Promise<void> {
    const { method, path, headers, text, status, answerHeaders, answerText, test } = call;
    const fields = Object.entries(answerHeaders).map(
      ([key, value]) => [key, String(value)] as const,
    );
    const answer = { status, headers: headersFrom(Object.fromEntries(fields)), text: answerText };
    const { authorization, "content-type": contentType } = headers;
    const exchange = { method, path, authorization, contentType, text, answer };
    try {
      const outcome = await this.#mirror.compare(exchange);
      if ("skipped" in outcome) return this.missed(outcome.skipped);
      const { operation, differences } = outcome;
      const counted = this.#operations.get(operation);
      if (counted) counted.compared += 1;
      const room = DIFFERENCES_MAX - this.#differences.length;
      const seen = differences.map((one) => ({ ...one, call: test ?? operation }));
      this.#differences.push(...seen.slice(0, room));
    } catch (error) {
      this.missed("mock-failed");
      const words = `${operationAt(call)?.id ?? method}: ${error instanceof Error ? error.message : String(error)}`;
      if (this.#errors.length < ERRORS_MAX) this.#errors.push(words);
    }
  }
}
