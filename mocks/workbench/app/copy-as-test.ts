import type { Event, JournalEntry } from "../../../spec/generated/control.types.js";
import {
  authorizationOf,
  cardOf,
  jsonOf,
  type Life,
  operationOf,
  SECURITY_CODE,
  script,
  textsIn,
} from "./copies.js";
import { statusAfter } from "./event-kinds.js";

/** Texts shorter than this may be equal by chance. */
const TELLING_LENGTH = 8;

/** The state of a test that is being written. */
interface Writing {
  readonly lines: string[];
  /** Values from answers, each with the expression for it in the test. */
  readonly told: Map<string, string>;
  /** What stands for the number of the invoice. */
  number: string | undefined;
  calls: number;
}

/**
 * A Vitest test that lives the same life again, in a sandbox of its own: the calls with what the shop
 * sent, what a tester or the customer did between them, and the state that the invoice came to.
 */
export function lifeAsTest(life: Life): string {
  const writing: Writing = { lines: [], told: new Map(), number: undefined, calls: 0 };
  if (life.assumptions && Object.keys(life.assumptions).length > 0) {
    writing.lines.push(`await gateway.assumptions.change(${script(life.assumptions, 2)});`);
  }
  for (const step of stepsOf(life)) {
    if ("type" in step) writeEvent(writing, step);
    else writeCall(writing, step);
  }
  const status = statusAfter(life.events);
  if (writing.number !== undefined && status !== undefined) {
    const read = `await gateway.invoices.read(${writing.number})`;
    writing.lines.push(`expect((${read}).status).toBe(${JSON.stringify(status)});`);
  }
  return testOf(titleOf(life, status), writing.lines);
}

function titleOf({ calls }: Life, status: string | undefined): string {
  const names = [...new Set(calls.map(({ operationId, path }) => operationId ?? path))];
  return `${names.join(", ")}${status === undefined ? "" : `: ${status}`}`;
}

function testOf(title: string, lines: readonly string[]): string {
  return `import { expect } from "vitest";
import { test } from "paystub/vitest";

test(${JSON.stringify(title)}, async ({ gateway }) => {
  const call = async (method, path, body, authorization = \`Bearer \${gateway.token}\`) => {
    const headers = {
      ...(authorization !== null && { Authorization: authorization }),
      ...(body !== undefined && { "Content-Type": "application/json" }),
    };
    const base = path.startsWith("/rest/pay/") ? gateway.orderUrl : gateway.baseUrl;
    const response = await fetch(base + path, {
      method,
      headers,
      ...(body !== undefined && { body: typeof body === "string" ? body : JSON.stringify(body) }),
    });
    return { status: response.status, body: await response.json().catch(() => null) };
  };
${lines.map((line) => `  ${line}\n`).join("")}});
`;
}

/** Calls, and what happened without one, in their order. */
function stepsOf({ calls, events }: Life): readonly (JournalEntry | Event)[] {
  const within = (seq: number) =>
    calls.some(
      ({ after, position }) => position !== null && seq > (after ?? 0) && seq <= position.seq,
    );
  const steps = events.filter(({ seq, type }) => type in STEPS_OF_EVENTS && !within(seq));
  const placed = [
    ...calls.map((step) => ({ step, at: (step.position?.seq ?? 0) + 0.5 })),
    ...steps.map((step) => ({ step, at: step.seq })),
  ];
  return placed.sort((a, b) => a.at - b.at).map(({ step }) => step);
}

function writeCall(writing: Writing, call: JournalEntry): void {
  const { method, path, status, faults, position, after } = call;
  if (faults.length > 0 && (position === null || position.seq === (after ?? 0))) {
    writing.lines.push(`// ${call.operationId ?? path} was affected by a fault, and did nothing`);
    return;
  }
  writing.calls += 1;
  const name = `reply${writing.calls}`;
  const given = [bodyOf(writing, call), tokenOf(call)];
  while (given.at(-1) === undefined && given.length > 0) given.pop();
  const extra = given.map((each) => `, ${each}`).join("");
  writing.lines.push(`const ${name} = await call("${method}", ${pathOf(writing, path)}${extra});`);
  // What a fault did to the answer is not what the operation answers.
  if (status !== null && faults.length === 0) {
    writing.lines.push(`expect(${name}.status).toBe(${status});`);
  }
  remember(writing, call, name);
}

/** The header in position of the usual token; undefined where that one does. */
function tokenOf(call: JournalEntry): string | undefined {
  const needsNone = operationOf(call)?.role === null;
  const given = authorizationOf(call, "");
  if (needsNone || given === undefined || given === "Bearer ") return undefined;
  return JSON.stringify(given);
}

/** Keeps the values of an answer for later calls. */
function remember(writing: Writing, call: JournalEntry, name: string): void {
  const number = `${name}.body.transactionNo`;
  if (/^add(Merchant)?Invoice$/.test(call.operationId ?? "") && call.transactionNo) {
    writing.number ??= number;
    writing.told.set(call.transactionNo, number);
  }
  for (const [text, way] of textsIn(jsonOf(call.responseBody))) {
    if (text.length >= TELLING_LENGTH && !writing.told.has(text)) {
      writing.told.set(text, `${name}.body${way}`);
    }
  }
}

/** A body with values from earlier answers, and with the code from the phone if it was right. */
function bodyOf({ told }: Writing, call: JournalEntry): string | undefined {
  const { requestBody, operationId, status } = call;
  if (requestBody === null) return undefined;
  const isRedeemed = operationId === "processPayment" && status === 200;
  return script(jsonOf(requestBody) ?? requestBody, 2, (text, name) => {
    if (isRedeemed && name === "stcpayPaymentOTP") return "await gateway.waitForOtp()";
    // Of a card the journal keeps its end alone, so a card of the tests stands in.
    if (operationId === "payByCard" && text.startsWith("***")) {
      return JSON.stringify(name === "number" ? cardOf(text) : SECURITY_CODE);
    }
    return told.get(text);
  });
}

function pathOf({ told }: Writing, path: string): string {
  const known = [...told].find(([text]) => /^\d{13}$/.test(text) && path.includes(text));
  if (known === undefined) return JSON.stringify(path);
  const [text, way] = known;
  const pieces = path.split(text).map((piece) => JSON.stringify(piece));
  return pieces.join(` + ${way} + `).replace(/ \+ ""$/, "");
}

/** Steps that are no calls of the service, as methods of the test kit. */
const STEPS_OF_EVENTS: Readonly<Record<string, (number: string, event: Event) => string>> = {
  "invoice-paid": (number, { method }) => {
    return `await gateway.invoices.pay(${number}, { method: ${JSON.stringify(method)} });`;
  },
  "payment-declined": (number, { code, message }) => {
    const why = `{ code: ${JSON.stringify(code)}, message: ${JSON.stringify(message)} }`;
    return `await gateway.invoices.decline(${number}, ${why});`;
  },
  "invoice-refunded": (number) => `await gateway.invoices.refund(${number});`,
  "invoice-canceled": (number, { by }) =>
    by === "expiry"
      ? `await gateway.clock.toBoundary({ transactionNo: ${number}, boundary: "expiry" });`
      : `await gateway.invoices.cancel(${number});`,
};

function writeEvent({ lines, number }: Writing, event: Event): void {
  const write = STEPS_OF_EVENTS[event.type];
  if (write && number !== undefined) lines.push(write(number, event));
}
