import { randomUUID } from "node:crypto";
import { plural } from "../../mocks/control/format.js";
import { type RunningGateway, type StartOptions, startGateway } from "../../mocks/index.js";
import { type Case, CouldNotRun, type Report } from "../../mocks/report/report.js";
import { headersFrom } from "../compare/answer.js";
import { groupDifferences, type SeenDifference } from "../compare/difference.js";
import { askerOf } from "./asking.js";
import { Mirror, operationAt, SKIPS, type TokenOf } from "./mirror.js";
import { differenceCases } from "./report.js";

/** A call as a sandbox recorded it. */
export interface RecordedCall {
  readonly method: string;
  readonly path: string;
  /** Null where its caller got no answer. */
  readonly status: number | null;
  readonly requestBody: string | null;
  readonly responseBody: string | null;
  /** Null where they were not written down. */
  readonly requestHeaders: Readonly<Record<string, string>> | null;
  /** Epoch milliseconds on the clock of the sandbox. */
  readonly at: number;
  /** The numbers of the last events before it and with it; null if unknown. */
  readonly after: number | null;
  readonly seq: number | null;
  /** Counts the rewinds of the sandbox; null if unknown. */
  readonly epoch: number | null;
  /** The kind of its refusal; null where it was taken. */
  readonly code: string | null;
  /** Whether a fault rule of a tester changed it. */
  readonly isFaulted: boolean;
  readonly isCut: boolean;
  /** The test that made it. */
  readonly test: string | null;
}

/** An event of a recorded log, with what it holds. */
export type RecordedEvent = { readonly type: string; readonly at: number } & Readonly<
  Record<string, unknown>
>;

/** What was recorded of one sandbox. */
export interface Recording {
  readonly sandbox: string;
  readonly baseUrl: string;
  /** The events of its log, from the first. */
  readonly events: readonly RecordedEvent[];
  readonly calls: readonly RecordedCall[];
  /** How many calls came before those that were kept. */
  readonly dropped: number;
}

/** How a recording is asked again. */
export interface ReplayOptions {
  /** Options of switches, in place of those that the sandbox had. */
  readonly assume?: StartOptions["assume"];
  readonly strict?: boolean;
  /** Fail where an answer differs. */
  readonly failOnDifferences?: boolean;
}

/** Why a recorded call is not compared. */
const ASIDE = {
  ...SKIPS,
  unanswered: "their callers got no answer",
  faulted: "a fault was injected into them",
  cut: "the record does not have their whole text",
  rewound: "the sandbox was rewound to an earlier moment afterwards",
} as const;

/** Events that follow from calls or from the clock: nothing has to be done again for them. */
const FOLLOWS =
  /^(callback|otp|sms|token|label|charge|refund|fault|license|registration|mobile|merchant-info|product|invoice-created|invoice-withdrawn|invoice-reopened|recurring-(registered|completed|ended|withdrawn)|clock-set|sandbox-opened|settlement)/;

/**
 * Asks this version of paystub what a recorded sandbox was asked, at the same instants, and reports the
 * answers that differ. Throws `CouldNotRun` where there is nothing to ask.
 */
export async function replay(recording: Recording, options: ReplayOptions = {}): Promise<Report> {
  const [opened] = recording.events;
  if (opened?.type !== "sandbox-opened") {
    throw new CouldNotRun("the log does not begin with the opening of a sandbox. Record all of it");
  }
  if (recording.calls.length === 0) {
    throw new CouldNotRun(
      `no call of sandbox ${recording.sandbox} was recorded, so there is nothing to replay`,
    );
  }
  const secret = randomUUID();
  const gateway = await startGateway({ port: 0, faults: [{ fault: "callback-dropped" }] });
  try {
    const sandbox = await gateway.create(openingOf(recording, opened, options, secret));
    return await new Replay(recording, { gateway, sandbox, secret, options }).run();
  } finally {
    await gateway.close();
  }
}

type Sandbox = Awaited<ReturnType<RunningGateway["create"]>>;

/** The sandbox as it began: with its seed, at its instant, under its settings or others. */
function openingOf(
  { sandbox: name }: Recording,
  opened: RecordedEvent,
  { assume, strict }: ReplayOptions,
  secretKey: string,
): Parameters<RunningGateway["create"]>[0] {
  const { assumptions = {}, rates, strict: wasStrict, webUrlAgreement } = fieldsOf(opened.settings);
  return {
    name,
    seed: String(opened.seed),
    clock: new Date(opened.at).toISOString(),
    assumptions: { ...fieldsOf(assumptions), ...assume },
    settings: {
      secretKey,
      strict: strict ?? wasStrict === true,
      ...(rates !== undefined && { rates }),
      ...(webUrlAgreement !== undefined && { webUrlAgreement }),
    },
  } as Parameters<RunningGateway["create"]>[0];
}

interface ReplayParts {
  readonly gateway: RunningGateway;
  readonly sandbox: Sandbox;
  readonly secret: string;
  readonly options: ReplayOptions;
}

class Replay {
  readonly #recording: Recording;
  readonly #parts: ReplayParts;
  readonly #mirror: Mirror;
  readonly #differences: SeenDifference[] = [];
  readonly #aside = new Map<keyof typeof ASIDE, number>();
  /** Types of events that cannot be brought about again, and how many of them there were. */
  readonly #lost = new Map<string, number>();
  #compared = 0;

  constructor(recording: Recording, parts: ReplayParts) {
    this.#recording = recording;
    this.#parts = parts;
    const { gateway, sandbox, secret } = parts;
    const baseUrls = { reference: recording.baseUrl, candidate: gateway.baseUrl };
    // A log that lacks its first line has no base URL, so nothing is known of hosts.
    const known = URL.canParse(recording.baseUrl) && { baseUrls };
    this.#mirror = new Mirror({ sandbox, secret, ask: askerOf(gateway), ...known });
  }

  async run(): Promise<Report> {
    const { events } = this.#recording;
    const calls = this.#recording.calls.filter((call, n, all) => {
      const isRewound = isTakenBack(call, all.slice(n + 1));
      if (isRewound) this.#put("rewound");
      return !isRewound;
    });
    const covered = coveredBy(calls, events.length);
    // Merchants that were given to it are not in a form that can be given again.
    if (Array.isArray(events[0]?.merchants)) this.#lost.set("merchants-seeded", 1);
    let next = 1;
    const upTo = async (seq: number) => {
      for (; next <= seq; next += 1) {
        const event = events[next - 1];
        if (event && !covered.has(next)) await this.#repeat(event);
      }
    };
    for (const call of calls) {
      await upTo(call.after ?? 0);
      await this.#moveTo(call.at);
      await this.#ask(call);
      if (operationAt(call)) next = Math.max(next, (call.seq ?? 0) + 1);
    }
    return this.#report();
  }

  async #moveTo(at: number): Promise<void> {
    const { clock } = this.#parts.sandbox;
    const { now } = await clock.read();
    if (at > Date.parse(now)) await clock.advance({ to: new Date(at).toISOString() });
  }

  async #ask(call: RecordedCall): Promise<void> {
    const { method, path, status, requestBody, responseBody, test } = call;
    if (call.isFaulted || status === null) {
      for (const event of this.#recording.events.slice(call.after ?? 0, call.seq ?? 0)) {
        for (const id of [event.transactionNo, event.recurringId]) {
          if (typeof id === "string") this.#mirror.identities.addOrphan(id);
        }
      }
      return this.#put(call.isFaulted ? "faulted" : "unanswered");
    }
    if (call.isCut) return this.#put("cut");
    const text = responseBody ?? "";
    const isJson = /^\s*[[{]/.test(text);
    const headers = headersFrom(isJson ? { "content-type": "application/json" } : {});
    const outcome = await this.#mirror.compare({
      ...{ method, path, text: requestBody ?? "" },
      contentType: contentTypeOf(call),
      authorization: undefined,
      as: tokenOf(call),
      answer: { status, headers, text },
    });
    if ("skipped" in outcome) return this.#put(outcome.skipped);
    this.#compared += 1;
    const { operation } = outcome;
    // Records have no headers of answers.
    const seen = outcome.differences.filter(({ field }) => !/^(header:|content-type)/.test(field));
    this.#differences.push(...seen.map((one) => ({ ...one, call: test ?? operation })));
  }

  #put(why: keyof typeof ASIDE): void {
    this.#aside.set(why, (this.#aside.get(why) ?? 0) + 1);
  }

  /** Does again what a customer or a tester did. What the state forbids here differs already. */
  async #repeat(event: RecordedEvent): Promise<void> {
    const { type } = event;
    const { invoices, recurring, registrations, assumptions } = this.#parts.sandbox;
    const ours = (id: unknown) => this.#mirror.identities.candidateFor(String(id)) ?? String(id);
    await this.#moveTo(event.at);
    const number = ours(event.transactionNo);
    const steps: Readonly<Record<string, () => Promise<unknown>>> = {
      "invoice-paid": () => invoices.pay(number, { method: event.method as "mada" }),
      "payment-declined": () =>
        invoices.decline(number, { code: String(event.code), message: String(event.message) }),
      // The clock brings about an expiry by itself.
      "invoice-canceled": async () => event.by !== "expiry" && (await invoices.cancel(number)),
      "invoice-refunded": () => invoices.refund(number),
      "recurring-started": () => recurring.start(ours(event.recurringId)),
      "recurring-canceled": () => recurring.cancel(ours(event.recurringId)),
      "merchant-activated": () => registrations.approve(ours(event.registrationId)),
      "merchant-rejected": () => registrations.reject(ours(event.registrationId)),
      "settings-changed": () => {
        const changed = fieldsOf(fieldsOf(event.change).assumptions);
        const kept = Object.entries(changed).filter(
          ([id]) => !Object.hasOwn(this.#parts.options.assume ?? {}, id),
        );
        return assumptions.change(Object.fromEntries(kept));
      },
    };
    const step = steps[type];
    if (step) await step().catch(() => undefined);
    else if (!FOLLOWS.test(type)) this.#lost.set(type, (this.#lost.get(type) ?? 0) + 1);
  }

  #report(): Report {
    const { failOnDifferences = false, assume = {} } = this.#parts.options;
    const { sandbox, calls, dropped } = this.#recording;
    const groups = groupDifferences(this.#differences);
    const status = failOnDifferences ? "failed" : "warning";
    const sides = ["the record", "this version"] as const;
    const passed = groups.length === 0 || !failOnDifferences;
    const under = Object.entries(assume).map(([id, option]) => `${id}=${option}`);
    const aside = this.#asideCases(dropped);
    return {
      title: "paystub replay",
      passed,
      summary:
        `${this.#compared} of ${plural(calls.length, "call")} of sandbox ${sandbox} compared` +
        `${under.length > 0 ? ` under ${under.join(", ")}` : ""}, ${plural(groups.length, "difference")}.`,
      sections: [
        { name: "Differences", cases: differenceCases(groups, this.#compared, status, sides) },
        ...(aside.length > 0 ? [{ name: "Not compared", cases: aside }] : []),
      ],
      data: { differences: groups },
    };
  }

  #asideCases(dropped: number): readonly Case[] {
    const reasons = [...this.#aside].map(([why, n]): Case => {
      return {
        name: plural(n, "call"),
        status: "skipped",
        message: `Not compared, since ${ASIDE[why]}.`,
      };
    });
    const lost = [...this.#lost].map(([type, n]): Case => {
      const message = "paystub does not repeat it, so later answers may differ.";
      return { name: `${plural(n, "event")} ${type}`, status: "skipped", message };
    });
    const message = "The journal had dropped them when the record was made.";
    const earlier: readonly Case[] =
      dropped > 0
        ? [{ name: `${plural(dropped, "earlier call")}`, status: "skipped", message }]
        : [];
    return [...reasons, ...lost, ...earlier];
  }
}

/** Whether a later rewind took back what a call did or saw. */
function isTakenBack({ seq, epoch }: RecordedCall, later: readonly RecordedCall[]): boolean {
  if (seq === null || epoch === null) return false;
  // The log goes on after a rewind with the setting of the clock, so no later call begins where it ends.
  return later.some((one) => (one.epoch ?? epoch) > epoch && (one.after ?? seq + 1) <= seq);
}

/** The numbers of the events that the calls themselves brought about. */
function coveredBy(calls: readonly RecordedCall[], last: number): ReadonlySet<number> {
  const covered = new Set<number>();
  for (const call of calls) {
    const { after, seq } = call;
    // What a customer does on a page is no call of the service, and is done again by itself.
    if (after === null || seq === null || !operationAt(call)) continue;
    for (let n = after + 1; n <= Math.min(seq, last); n += 1) covered.add(n);
  }
  return covered;
}

/** Whose token a call had, by how it was answered: records do not have the tokens. */
function tokenOf(call: RecordedCall): TokenOf {
  const { requestHeaders, code } = call;
  const role = operationAt(call)?.role ?? "none";
  const isMissing = requestHeaders
    ? !header(requestHeaders, "authorization")
    : code === "token-missing";
  if (isMissing || role === "none") return "none";
  if (code === "token-of-other-role") return role === "merchant" ? "partner" : "merchant";
  return code?.startsWith("token-") ? "nobody" : role;
}

function contentTypeOf({ requestHeaders, requestBody, code }: RecordedCall): string | undefined {
  if (requestHeaders) return header(requestHeaders, "content-type");
  if (requestBody === null || code === "content-type") return undefined;
  return "application/json";
}

function header(headers: Readonly<Record<string, string>>, name: string): string | undefined {
  return Object.entries(headers).find(([key]) => key.toLowerCase() === name)?.[1];
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null ? { ...value } : {};
}
