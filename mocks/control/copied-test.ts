import type { CopiedTest, Event, JournalEntry } from "../../spec/generated/control.types.js";
import { type FaultSlot, faults } from "../../spec/generated/faults.js";
import type { LoggedEvent } from "../domain/events.js";
import { defaultSettings, type Settings } from "../domain/settings.js";
import { isRecord, jsonOf } from "../domain/text.js";
import type { JournalEntry as KeptEntry } from "../sandbox/journal.js";
import { authorizationOf, cardOf, operationOf, SECURITY_CODE } from "./copied-calls.js";
import { formatDuration } from "./format.js";
import { REFUSALS } from "./messages.js";
import type { SandboxReader } from "./reader.js";
import { conflict } from "./refused.js";
import { entryView, eventView } from "./views.js";

/** What a test is about: an invoice or a recurring payment. */
interface Subject {
  readonly of: { readonly transactionNo: string } | { readonly recurringId: string };
  /** Its fields at the end, by their names in the test kit. */
  readonly ends: { readonly status: string } & Readonly<Record<string, unknown>>;
  /** The events about it, oldest first. */
  readonly events: readonly LoggedEvent[];
  /** Whether a call is about it. */
  isCall(entry: KeptEntry): boolean;
}

/** What happened to the subject: the calls about it and its events, both oldest first. */
interface Life extends Pick<Subject, "of" | "ends"> {
  readonly calls: readonly JournalEntry[];
  readonly events: readonly Event[];
  /** The epoch of the sandbox's log. A rewind may have undone what a call of an earlier one did. */
  readonly epoch: number;
  readonly settings: Settings;
}

/** Texts shorter than this may be equal by chance. */
const DISTINCT_LENGTH = 8;

/** The test does not repeat shorter pauses: nothing falls due in them. */
const PAUSE_MS = 60_000;

/** The state of a test that is being written. */
interface Writing {
  readonly lines: string[];
  /** Values from answers, each with the expression for it in the test. */
  readonly known: Map<string, string>;
  /** The expression for the id of the invoice or of the recurring payment, as soon as the test has it. */
  subject: string | undefined;
  /** The call that created it. */
  readonly origin: JournalEntry | undefined;
  /** The id of the last call that redeems a one-time password; 0 without one. */
  readonly lastRedeemed: number;
  calls: number;
  /** The sandbox's time in the life, as far as it is written, in epoch milliseconds. */
  nowMs: number;
  movesClock: boolean;
}

/**
 * Writes a test that repeats a life in a new sandbox: what the shop called, what the tester or the customer did,
 * the time between, and the final status. It leaves out pages and QR codes. Throws a refusal where that is impossible.
 */
export function testOf(reader: SandboxReader, { of, ends, events, isCall }: Subject): CopiedTest {
  const life: Life = {
    ...{ of, ends, events: events.map(eventView) },
    calls: reader.requests().requests.filter(isCall).map(entryView),
    epoch: reader.position.epoch,
    settings: reader.read(({ settings }) => settings),
  };
  const origin = originOf(life);
  if (origin === undefined) throw conflict(REFUSALS.noCallOfTest);
  const calls = callsSince(life, origin.call);
  if (calls.some(({ cut }) => cut.includes("requestBody"))) throw conflict(REFUSALS.cutCallOfTest);
  if (calls.some(needsMerchants)) throw conflict(REFUSALS.merchantsOfTest);
  const steps = stepsOf(calls, life.events, origin.event);
  const first = steps[0]?.at ?? "";
  const redeemed = calls.findLast(({ operationId }) => operationId === "processPayment");
  const writing: Writing = {
    ...{ lines: [], known: new Map(), subject: undefined, calls: 0 },
    origin: origin.call,
    lastRedeemed: redeemed?.id ?? 0,
    nowMs: Date.parse(first),
    movesClock: false,
  };
  writeSettings(writing, life.settings);
  for (const step of steps) {
    if ("type" in step) writeEvent(writing, step, life.events);
    else writeCall(writing, step, of);
  }
  writeEnd(writing, life);
  return { source: fileOf(titleOf(calls, life), writing, first) };
}

/** Sets what is not as usual in the sandbox. */
function writeSettings({ lines }: Writing, { assumptions, strict, rates }: Settings): void {
  const usual = defaultSettings;
  const options = [
    ["gateway.assumptions", changed(assumptions, usual.assumptions)],
    ["gateway.settings", { ...(strict && { strict }), ...ratesIn(changed(rates, usual.rates)) }],
  ] as const;
  for (const [owner, given] of options) {
    if (Object.keys(given).length > 0) lines.push(`await ${owner}.change(${script(given, 2)});`);
  }
}

const changed = (given: object, usual: object): object => {
  const known = new Map(Object.entries(usual));
  return Object.fromEntries(Object.entries(given).filter(([id, value]) => known.get(id) !== value));
};

const ratesIn = (rates: object) => (Object.keys(rates).length > 0 ? { rates } : {});

// Which calls and events the test repeats

/** The events that begin a life, by what an operation creates. */
const BEGINNINGS: Readonly<Record<string, string>> = {
  invoice: "invoice-created",
  "recurring-payment": "recurring-registered",
};

/** The events by which one sees that a rewind left what a call did. */
const EFFECTS: Readonly<Record<string, readonly string[]>> = {
  cancelInvoice: ["invoice-canceled"],
  payByCard: ["invoice-paid", "payment-declined"],
  sendOtp: ["otp-sent", "sms-sent"],
  processPayment: ["invoice-paid", "otp-code-rejected"],
  cancelRecurring: ["recurring-canceled"],
};

/** Whether a call did what an event says. */
const didIt = ({ after, position }: JournalEntry, { seq }: Event): boolean =>
  position !== null && seq > (after ?? 0) && seq <= position.seq;

/** The event that began a life, and the call that led to it. */
function originOf({ calls, events }: Life) {
  const event = events.find(({ type }) => Object.values(BEGINNINGS).includes(type));
  if (!event) return undefined;
  // After a rewind another call may have created it again.
  const call = calls.findLast(
    (one) => BEGINNINGS[operationOf(one)?.creates ?? ""] === event.type && didIt(one, event),
  );
  return call && { event, call };
}

/**
 * The calls of a life from the one that began it. Leaves out pages, what a rewind undid, and a partner's later
 * calls, which name merchants of the sandbox: the test does the same without them.
 */
function callsSince({ calls, events, epoch }: Life, first: JournalEntry): readonly JournalEntry[] {
  return calls.filter((call) => {
    const { id, operationId, position } = call;
    if (operationId === null || id < first.id) return false;
    if (call === first) return true;
    if (operationOf(call)?.role === "partner") return false;
    if (position?.epoch === epoch) return true;
    const effects = EFFECTS[operationId] ?? [];
    return events.some((event) => effects.includes(event.type) && didIt(call, event));
  });
}

/** Whether a call names merchants, which each sandbox has of its own. */
const needsMerchants = (call: JournalEntry): boolean => operationOf(call)?.role === "partner";

/** Calls, and what happened without one, in their order. */
function stepsOf(
  calls: readonly JournalEntry[],
  events: readonly Event[],
  created: Event,
): readonly (JournalEntry | Event)[] {
  const steps = events.filter((event) => {
    if (!(event.type in STEPS_OF_EVENTS) || event.seq < created.seq) return false;
    return isOfClock(event) || !calls.some((call) => didIt(call, event));
  });
  const placed = [
    ...calls.map((step) => ({ step, at: (step.position?.seq ?? 0) + 0.5 })),
    ...steps.map((step) => ({ step, at: step.seq })),
  ];
  return placed.sort((a, b) => a.at - b.at).map(({ step }) => step);
}

/** Whether the clock made it happen, and not the call that came at the same time. */
const isOfClock = ({ type, by }: Event): boolean => type.startsWith("charge-") || by === "expiry";

// Calls

/** Faults that only take time. A test need not wait. */
const SLOW = ["latency", "late-reply", "slow-body"];

/** Where a fault acts so that the call itself goes differently. */
const SLOTS_OF_CALLS: readonly FaultSlot[] = ["reply", "outcome", "wire"];

const slotOf = (fault: string): FaultSlot | undefined =>
  Object.hasOwn(faults, fault) ? faults[fault as keyof typeof faults].slot : undefined;

function writeCall(writing: Writing, call: JournalEntry, of: Life["of"]): void {
  const { lines } = writing;
  const { method, path, status, code, operationId } = call;
  const name = operationId ?? path;
  const injected = (call.injected ?? []).filter(({ id }) => !id.startsWith("test-value-"));
  if (injected.some(({ fault }) => fault === "hang")) {
    lines.push(`// ${name} never got an answer (fault hang), and changed nothing.`);
    return;
  }
  if (code === "token-expired" || code === "token-of-other-role") {
    lines.push(`// ${name} was rejected for its token (${code}), and changed nothing.`);
    return;
  }
  moveClock(writing, Date.parse(call.at));
  const rules = injected.filter(({ fault }) => {
    return !SLOW.includes(fault) && SLOTS_OF_CALLS.includes(slotOf(fault) ?? "domain");
  });
  for (const { fault } of rules) {
    const asked = { fault, ...(operationId && { operation: operationId }), times: 1 };
    const rule = fault === "status" ? { ...asked, status } : asked;
    lines.push(`await gateway.faults.add(${flat(rule)});`);
  }
  writing.calls += 1;
  const reply = `reply${writing.calls}`;
  const given = [bodyOf(writing, call), tokenOf(call)];
  while (given.at(-1) === undefined && given.length > 0) given.pop();
  const extra = given.map((each) => `, ${each}`).join("");
  lines.push(`const ${reply} = await call("${method}", ${pathOf(writing, path)}${extra});`);
  // How much of a broken answer arrives is a matter of the network.
  const isBroken = rules.some(({ fault }) => slotOf(fault) === "wire");
  if (!isBroken) lines.push(equal(`${reply}.status`, JSON.stringify(status)));
  if (call === writing.origin) nameSubject(writing, reply, of, rules.length > 0);
  remember(writing, call, reply);
  const sent = operationId === "sendOtp" && status === 200 && rules.length === 0;
  if (sent && call.id < writing.lastRedeemed) rememberCode(writing, call);
}

/** Names the invoice or the recurring payment that a call created. A broken answer does not name it. */
function nameSubject(writing: Writing, reply: string, of: Life["of"], isBroken: boolean): void {
  const [key, list, way, id] =
    "transactionNo" in of
      ? (["transactionNo", "invoices.list", "body", of.transactionNo] as const)
      : (["recurringId", "recurring.list", "body.invoiceDetails", of.recurringId] as const);
  const items = key === "transactionNo" ? "invoices" : "recurring";
  if (isBroken) {
    const query = '{ order: "newest", limit: 1 }';
    writing.lines.push(`const [{ ${key} }] = (await gateway.${list}(${query})).${items};`);
  } else writing.lines.push(`const { ${key} } = ${reply}.${way};`);
  writing.subject = key;
  writing.known.set(id, key);
}

/** The header in position of the usual token; undefined where that one does. */
function tokenOf(call: JournalEntry): string | undefined {
  const needsNone = operationOf(call)?.role === null;
  const given = authorizationOf(call, "");
  if (needsNone || given === undefined || given === "Bearer ") return undefined;
  return JSON.stringify(given);
}

/** Keeps the values of an answer for later calls, but those that the call itself sent. */
function remember(writing: Writing, call: JournalEntry, name: string): void {
  const number = `${name}.body.transactionNo`;
  if (/^add(Merchant)?Invoice$/.test(call.operationId ?? "") && call.transactionNo) {
    if (!writing.known.has(call.transactionNo)) writing.known.set(call.transactionNo, number);
  }
  const sent = new Set(textsIn(jsonOf(call.requestBody)).map(([text]) => text));
  for (const [text, way] of textsIn(jsonOf(call.responseBody))) {
    if (text.length >= DISTINCT_LENGTH && !writing.known.has(text) && !sent.has(text)) {
      writing.known.set(text, `${name}.body${way}`);
    }
  }
}

/** The one-time password of a session is stored under the id of the session. */
const codeOf = (session: string): string => `code of ${session}`;

function rememberCode({ lines, known }: Writing, call: JournalEntry): void {
  const session = Object(jsonOf(call.responseBody)).paymentSessionId;
  if (typeof session !== "string") return;
  const count = [...known.keys()].filter((key) => key.startsWith(codeOf(""))).length + 1;
  const name = `code${count}`;
  lines.push(`const ${name} = await gateway.waitForOtp();`);
  known.set(codeOf(session), name);
}

/** A body with values from earlier answers, and with the code from the phone unless it was wrong. */
function bodyOf({ known }: Writing, call: JournalEntry): string | undefined {
  const { requestBody, operationId, code } = call;
  if (requestBody === null) return undefined;
  const body = jsonOf(requestBody) ?? requestBody;
  const isRight = operationId === "processPayment" && code !== "otp-code-wrong";
  const session = String(Object(body).paymentSessionId);
  return script(body, 2, (text, name) => {
    if (isRight && name === "stcpayPaymentOTP") return known.get(codeOf(session));
    // The journal stores only the end of a card number, so a test card replaces it.
    if (operationId === "payByCard" && text.startsWith("***")) {
      return JSON.stringify(name === "number" ? cardOf(text) : SECURITY_CODE);
    }
    return known.get(text);
  });
}

function pathOf({ known: values }: Writing, path: string): string {
  const known = [...values].find(([text]) => /^\d{13}$/.test(text) && path.includes(text));
  if (known === undefined) return JSON.stringify(path);
  const [text, way] = known;
  const pieces = path.split(text).map((piece) => JSON.stringify(piece));
  return pieces.join(` + ${way} + `).replace(/ \+ ""$/, "");
}

// What happened without a call

/** Steps that are no calls of the service, as methods of the test kit. */
const STEPS_OF_EVENTS: Readonly<Record<string, (id: string, event: Event) => string>> = {
  "invoice-paid": (id, { method }) =>
    `await gateway.invoices.pay(${id}, { method: ${JSON.stringify(method)} });`,
  "payment-declined": (id, { code, message }) =>
    `await gateway.invoices.decline(${id}, ${flat({ code, message })});`,
  "invoice-refunded": (id) => `await gateway.invoices.refund(${id});`,
  "refund-failed": (id) =>
    `await gateway.invoices.refund(${id}, { reason: "paystub:refund-fails" });`,
  "invoice-canceled": (id, { by }) =>
    by === "expiry"
      ? `await gateway.clock.toBoundary({ transactionNo: ${id}, boundary: "expiry" });`
      : `await gateway.invoices.cancel(${id});`,
  "recurring-started": (id) => `await gateway.recurring.start(${id});`,
  "recurring-canceled": (id) => `await gateway.recurring.cancel(${id});`,
  "charge-succeeded": (id) => toNextCharge(id),
  "charge-failed": (id) => toNextCharge(id),
};

const toNextCharge = (id: string) =>
  `await gateway.clock.toBoundary({ recurringId: ${id}, boundary: "next-charge" });`;

function writeEvent(writing: Writing, event: Event, events: readonly Event[]): void {
  const { lines, subject } = writing;
  const step = subject && STEPS_OF_EVENTS[event.type]?.(subject, event);
  if (!step) return;
  const own = events.filter(({ type }) => type in STEPS_OF_EVENTS);
  const before = own[own.indexOf(event) - 1];
  const isCharge = event.type.startsWith("charge-");
  // The start, and the clock, make all charges of an instant.
  const isMade = before?.at === event.at && /^charge-|^recurring-started$/.test(before.type);
  if (isCharge && isMade) return;
  if (isOfClock(event)) {
    writing.nowMs = Date.parse(event.at);
    writing.movesClock = true;
  } else moveClock(writing, Date.parse(event.at));
  if (isCharge || event.type === "recurring-started") {
    const charges = own.filter(({ type, at, seq }) => {
      return type.startsWith("charge-") && at === event.at && seq >= event.seq;
    });
    const outcomes = charges.map(({ type }) => (type === "charge-failed" ? "fail" : "succeed"));
    const failed = charges.findLast(({ type }) => type === "charge-failed");
    if (failed) {
      const arranged = flat({ outcomes, code: failed.code, message: failed.message });
      lines.push(`await gateway.recurring.arrangeCharges(${subject}, ${arranged});`);
    }
  }
  lines.push(step);
}

function moveClock(writing: Writing, atMs: number): void {
  const gapMs = atMs - writing.nowMs;
  if (!(gapMs >= PAUSE_MS)) return;
  writing.lines.push(`await gateway.clock.advance({ by: "${formatDuration(gapMs)}" });`);
  writing.nowMs = atMs;
  writing.movesClock = true;
}

// The end, and the test around it

function writeEnd({ lines, subject }: Writing, { of, ends }: Life): void {
  if (subject === undefined) return;
  const [name, method] = "transactionNo" in of ? ["invoice", "invoices"] : ["payment", "recurring"];
  lines.push(`const ${name} = await gateway.${method}.read(${subject});`);
  for (const [field, value] of Object.entries(ends)) {
    lines.push(equal(`${name}.${field}`, JSON.stringify(value)));
  }
}

function titleOf(calls: readonly JournalEntry[], { ends }: Life): string {
  const names = [...new Set(calls.map(({ operationId, path }) => operationId ?? path))];
  return `${names.join(", ")}: ${ends.status}`;
}

/** A value on one line of a program. */
const flat = (value: object): string =>
  script(value, 0)
    .replace(/,?\n\s*/g, (gap) => (gap.startsWith(",") ? ", " : " "))
    .replace(/, ([}\]])/g, " $1");

/** A line that fails the test unless two values are equal. */
const equal = (actual: string, expected: string): string => `assert.equal(${actual}, ${expected});`;

/** Calls the service. A call that gets no answer has the status null. */
const CALL = `const call = async (method, path, body, authorization = \`Bearer \${gateway.token}\`) => {
    const headers = {
      ...(authorization !== null && { Authorization: authorization }),
      ...(body !== undefined && { "Content-Type": "application/json" }),
    };
    const base = path.startsWith("/rest/pay/") ? gateway.orderUrl : gateway.baseUrl;
    const sent = typeof body === "string" ? body : JSON.stringify(body);
    try {
      const response = await fetch(base + path, { method, headers, body: sent });
      return { status: response.status, body: await response.json().catch(() => null) };
    } catch {
      return { status: null, body: null };
    }
  };`;

/** The file; `first` is the instant at which the sandbox begins, where the test moves its clock. */
function fileOf(title: string, { lines, movesClock }: Writing, first: string): string {
  return `import assert from "node:assert/strict";
import { after, test } from "node:test";
import { openKit } from "paystub/fixture";

const kit = await openKit(${movesClock ? `{ clock: "${first}" }` : ""});
after(() => kit.close());

test(${JSON.stringify(title)}, (t) => kit.run(t.name, async (gateway) => {
  ${CALL}
${lines.map((line) => `  ${line}\n`).join("")}}));
`;
}

// Values as a program writes them

/** Every text in a JSON value, each with the way to it as it is written in JavaScript. */
export function textsIn(value: unknown, way = ""): readonly (readonly [string, string])[] {
  if (typeof value === "string") return [[value, way]];
  if (Array.isArray(value)) return value.flatMap((inner, n) => textsIn(inner, `${way}[${n}]`));
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) => textsIn(inner, way + member(name)));
}

const isPlain = (name: string) => /^[a-z$][\w$]*$/i.test(name);

const member = (name: string) => (isPlain(name) ? `.${name}` : `[${JSON.stringify(name)}]`);

/** The name of a property as a program writes it. */
const nameOf = (name: string) => (isPlain(name) ? name : JSON.stringify(name));

/** The replacement of a text in a program; undefined for the text itself. */
type Stand = (text: string, name: string) => string | undefined;

/** A JSON value as it is written in a program, with replacements for texts. */
export function script(value: unknown, indent: number, standsFor: Stand = () => undefined): string {
  const write = (inner: unknown, name: string, depth: number): string => {
    if (typeof inner === "string") return standsFor(inner, name) ?? JSON.stringify(inner);
    if (inner === null || typeof inner !== "object") return JSON.stringify(inner);
    const pad = " ".repeat(depth + 2);
    const parts = Array.isArray(inner)
      ? inner.map((each) => write(each, "", depth + 2))
      : Object.entries(inner).map(([key, each]) => {
          return `${nameOf(key)}: ${write(each, key, depth + 2)}`;
        });
    const [open, close] = Array.isArray(inner) ? ["[", "]"] : ["{", "}"];
    if (parts.length === 0) return open + close;
    const lines = parts.map((part) => `\n${pad}${part},`).join("");
    return `${open}${lines}\n${" ".repeat(depth)}${close}`;
  };
  return write(value, "", indent);
}
