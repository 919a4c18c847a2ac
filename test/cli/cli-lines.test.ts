import { expect, test } from "vitest";
import { eventLine, requestLine } from "../../mocks/cli/log-lines.js";
import type { EventType } from "../../mocks/domain/events.js";
import { toLocal } from "../../mocks/domain/time.js";
import type { JournalEntry } from "../../mocks/sandbox/journal.js";
import { logOfFullLife } from "../support/full-life.js";
import { eventsIn } from "../support/logs.js";
import { START } from "../support/persons.js";

/** Lines with something that is written for a person: an amount, an instant, a result. */
const WRITTEN: { readonly [Type in EventType]?: RegExp } = {
  "token-issued": /merchant token issued for shop, until 1 Mar 2026, 15:30:00 Riyadh$/,
  "invoice-created": /invoice \d{13} created: 25\.00 SAR, order ORD-1$/,
  "invoice-paid": /invoice \d{13} Paid by stcpay \(wallet\)$/,
  "charge-failed": /recurring \S+ failed to charge 49\.50, cycle 2, attempt 1: \S+, .+$/,
  "orders-settled": /STL-1 by tester: \d+\.\d\d SAR to Sample Bank for \d+ payments and refunds$/,
  "statement-added": /the shop says that ORD-1 is paid/,
  "sms-sent": /SMS to 0509200900: /,
  "callback-answered": /refused: answered 500; 2xx was expected; again at .* Riyadh$/,
};

test("every kind of event has a line that names its subject, or needs none", async () => {
  const lines: string[] = [];
  const silent = new Set<EventType>();
  for (const event of eventsIn(await logOfFullLife())) {
    const line = eventLine("shop", { seq: 1, event });
    if (line === undefined) {
      silent.add(event.type);
      continue;
    }
    lines.push(line);
    expect(line).toMatch(/^\d+ \w{3} \d{4}, [\d:.]+ Riyadh \[shop\] {3}\S.*$/);
    expect(line).not.toMatch(/undefined|NaN|\[object/);
    const { transactionNo, recurringId = transactionNo } = event as Record<string, unknown>;
    if (recurringId !== undefined && event.type !== "sms-sent") expect(line).toContain(recurringId);
  }
  expect([...silent]).toEqual(["callback-scheduled"]);
  for (const written of Object.values(WRITTEN)) {
    expect(lines).toContainEqual(expect.stringMatching(written));
  }
});

const CALL: JournalEntry = {
  id: 1,
  at: Date.parse(START),
  operationId: "addInvoice",
  method: "POST",
  path: "/api/addInvoice",
  status: 200,
  requestBody: null,
  responseBody: null,
  tolerated: [],
  faults: [],
  code: null,
  explanation: null,
  refusal: null,
  position: null,
  cut: [],
};

test.each([
  [CALL, "shop", "[shop] POST /api/addInvoice 200 addInvoice"],
  [
    { ...CALL, status: 400, explanation: "amount is required" },
    "shop",
    "[shop] POST /api/addInvoice 400 addInvoice — amount is required",
  ],
  [
    { ...CALL, tolerated: ["a was null", "b was a text"] },
    "shop",
    "[shop] POST /api/addInvoice 200 addInvoice (tolerated: a was null; b was a text)",
  ],
  [
    { ...CALL, status: null, faults: ["fault-1: any operation: it hangs"] },
    "shop",
    "[shop] POST /api/addInvoice no answer addInvoice (fault: fault-1: any operation: it hangs)",
  ],
  [
    { ...CALL, operationId: null, path: "/x", status: 404, explanation: "no such path" },
    null,
    "[-] POST /x 404 — no such path",
  ],
  [
    { ...CALL, cut: ["requestBody"] as const },
    "shop",
    "[shop] POST /api/addInvoice 200 addInvoice (kept in part: requestBody)",
  ],
])("a request has one line: %#", (entry, sandbox, line) => {
  expect(requestLine(sandbox, entry)).toBe(`${toLocal(START)} ${line}`);
});
