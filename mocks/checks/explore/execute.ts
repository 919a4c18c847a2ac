import { realClock } from "../../sandbox/real-clock.js";
import {
  answerOf,
  blame,
  callbacksAnswered,
  isStuck,
  NOTHING,
  type RunContext,
  waitForIdle,
} from "./context.js";
import type { Finding } from "./finding.js";
import { SETTLEMENT_FAULTS } from "./generate.js";
import { asItHappens } from "./happens.js";
import { judgeEnd, judgeLogins, judgeRecord, judgeStep } from "./judge.js";
import type { Sequence, SequenceStep } from "./sequence.js";
import type { ExplorationSession } from "./session.js";
import { lookAt, perform, timePasses } from "./steps.js";

/** The result of a sequence. */
export interface Execution {
  readonly findings: readonly Finding[];
  /** What works here, and would not with every service. */
  readonly advice: readonly Finding[];
  /** Requests that the shop made. */
  readonly calls: number;
  /** How long it took, in real milliseconds. */
  readonly tookMs: number;
  /** The steps that were begun, as they happened. */
  readonly played: readonly SequenceStep[];
  /** Whether anything can be said by it: this machine was not too busy. */
  readonly isConclusive: boolean;
}

/** Looks at what was found while the sandbox is still there. */
export type LastLook = (findings: readonly Finding[], sandbox: string) => Promise<unknown>;

/** A working day in January. */
const FROM_MS = Date.parse("2026-01-05T06:00:00Z");

/**
 * Transaction numbers come from the clock, and a shop may keep its database. So each run begins a little later than the
 * one before: by no part of an hour, since hours pass in sequences. All begin on the same day.
 */
const STEP_MS = 1009;
const STEPS_OF_A_DAY = 40_000;

/** All that follows has happened by then: retries of callbacks end after two days. */
const LAST_WAIT = "P5D";

const SECRET = "explored";

/** The first of the merchants that each sandbox begins with. */
const MERCHANT_EMAIL = "merchant-1@shop.example";

/** Runs a sequence in a sandbox of its own and judges the shop. */
async function execute(
  session: ExplorationSession,
  sequence: Sequence,
  lastLook?: LastLook,
): Promise<Execution> {
  const { gateway, recorder, source, stranger, limits, offered, called } = session;
  const next = session.next();
  const name = source.fixedSandbox ?? next.name;
  if (source.fixedSandbox !== undefined) await gateway.reset(name).catch(() => undefined);
  const record = recorder.of(name);
  const lag = watchLag();
  const begunMs = realClock.elapsedMs();
  const clock = new Date(FROM_MS + (next.nr % STEPS_OF_A_DAY) * STEP_MS).toISOString();
  const box = await gateway.create({
    ...{ name, seed: "explore", clock },
    // With one code for all customers, nothing would show that a shop mixes them up.
    assumptions: { "otp-code": "generated", ...sequence.world },
  });
  const { baseUrl, orderUrl, controlUrl } = gateway;
  const addresses = { baseUrl, orderUrl, controlUrl };
  const credentials = { apiId: name, secretKey: SECRET, profileNo: name, apiKey: SECRET };
  const shop = await source.open({ ...addresses, ...credentials, merchantEmail: MERCHANT_EMAIL });
  const lists = { orders: [], subscriptions: [], findings: [], quiet: [0], words: [] };
  const counts = { reported: new Map(), numbers: new Map(), asks: 0, quietAt: 0 };
  const idPrefix = source.fixedSandbox === undefined ? name : `${name}-${next.nr + 1}`;
  const given = { box, shop, record, stranger, limits, called, idPrefix };
  const context: RunContext = { ...given, ...lists, ...counts };
  const played: SequenceStep[] = [];
  try {
    await play(context, sequence, played, offered);
    for (const found of judgeRecord(context)) blame(context, found);
    await lastLook?.(context.findings, name);
  } finally {
    source.ended?.(shop);
    await answerOf(context, "close");
    await gateway.reset(name).catch(() => undefined);
  }
  const { findings } = context;
  const isAbandoned = record.requests.some(
    ({ faults, clientClosedAt }) => clientClosedAt && faults.length === 0,
  );
  const lagMs = lag();
  return {
    findings,
    advice: judgeLogins(record, context.quiet),
    calls: record.requestCount,
    tookMs: realClock.elapsedMs() - begunMs,
    played,
    isConclusive: lagMs <= LAG_MAX_MS && !isAbandoned,
  };
}

/** Plays the steps, and adds each to those that were begun, as it happens with this shop. */
async function play(
  context: RunContext,
  { steps }: Sequence,
  played: SequenceStep[],
  offered: ReadonlySet<string>,
): Promise<void> {
  const { record, quiet } = context;
  await setWebhook(context);
  await timePasses(context);
  const currencies = await currenciesOf(context);
  for (const drawn of steps) {
    const step = asItHappens(drawn, { ...context, currencies, offered });
    if (!step) continue;
    played.push(step);
    await perform(context, step);
    if (isStuck(context)) return;
    await waitForIdle(context);
    quiet.push(record.requests.length);
    await judgeStep(context, { step, nth: played.length });
    // The consequences of a finding are not reported, so there is no reason to continue.
    if (context.findings.length > 0) return;
  }
  await reconciles(context, steps.length);
  await waitForAll(context);
}

/**
 * A shop that keeps books is settled twice at the end of each sequence: first under a fault whose turn it is, then
 * with a refund in between. Sequences of other shops stay what they were.
 */
async function reconciles(context: RunContext, turn: number): Promise<void> {
  const { shop } = context;
  if (!shop.booked || isStuck(context)) return;
  const under = SETTLEMENT_FAULTS[turn % (SETTLEMENT_FAULTS.length + 1)];
  const steps: readonly SequenceStep[] = [
    { does: "settle", ...(under && { under }) },
    { does: "refund", which: turn },
    { does: "settle" },
  ];
  for (const step of steps) {
    await perform(context, step);
    await waitForIdle(context);
  }
}

/** No more trouble; all that is due happens, and each customer looks once more. */
async function waitForAll(context: RunContext): Promise<void> {
  const { box, record, quiet, orders } = context;
  await box.faults.clear();
  await callbacksAnswered(context, () => box.clock.advance({ by: LAST_WAIT }));
  await waitForIdle(context);
  quiet.push(record.requests.length);
  await timePasses(context);
  for (const order of orders) {
    await lookAt(context, order);
    await waitForIdle(context);
    quiet.push(record.requests.length);
  }
  await waitForIdle(context);
  if (isStuck(context)) return;
  await judgeStep(context, "end");
  await judgeEnd(context);
}

async function setWebhook(context: RunContext): Promise<void> {
  const { box } = context;
  const webhook = await answerOf(context, "webhook");
  if (webhook !== NOTHING && webhook) {
    const { url, headers = {} } = webhook;
    await box.settings.change({ webhook: { url, headers } });
  }
  const settled = await answerOf(context, "settlementWebhook");
  if (settled === NOTHING || !settled) return;
  const { url, headers = {} } = settled;
  await box.settings.change({ settlementWebhook: { url, headers } });
  await box.assumptions.change({ "settlement-schedule": "daily" });
}

async function currenciesOf(context: RunContext): Promise<readonly string[]> {
  const reported = await answerOf(context, "currencies");
  return reported === NOTHING ? [] : (reported ?? []);
}

/** How often it is looked whether this process gets its turns. */
const LAG_LOOK_MS = 100;

/** Measures how late turns begin; the result reports the worst and ends the measurement. */
function watchLag(): () => number {
  let worstMs = 0;
  let cancel = () => {};
  const look = () => {
    const begunMs = realClock.elapsedMs();
    cancel = realClock.wait(LAG_LOOK_MS, () => {
      worstMs = Math.max(worstMs, realClock.elapsedMs() - begunMs - LAG_LOOK_MS);
      look();
    });
  };
  look();
  return () => {
    cancel();
    return worstMs;
  };
}

/** If turns are later than this, time limits of the shop expire by accident. */
export const LAG_MAX_MS = 200;

/** How often a sequence is run again that this machine was too busy for. */
const TRIES_MAX = 3;

/** Runs one sequence, and repeats it while this machine is too busy for a reliable result. */
export async function executeConclusively(
  session: ExplorationSession,
  sequence: Sequence,
  lastLook?: LastLook,
): Promise<Execution> {
  for (let tried = 1; ; tried += 1) {
    const execution = await execute(session, sequence, lastLook);
    if (execution.isConclusive || tried === TRIES_MAX) return execution;
  }
}
