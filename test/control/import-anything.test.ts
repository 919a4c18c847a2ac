import fc from "fast-check";
import { describe, expect, onTestFinished, test } from "vitest";
import type { EventType } from "../../mocks/domain/events.js";
import type { SandboxExport } from "../../spec/generated/control.types.js";
import type { Real, Reply } from "../model/real.js";
import { inProcess } from "../model/systems.js";
import { logOfFullLife } from "../support/full-life.js";

/** Whatever stands in a log that is imported, the answer is a sandbox that works, or the field that is wrong. */

const RUNS = Number(process.env.IMPORT_RUNS ?? 150);

const COPY = "/_control/sandboxes/copy";

/** Every type of event, once: the compiler says when one is missing. */
const TYPES = Object.keys({
  "sandbox-opened": 1,
  "settings-changed": 1,
  "clock-set": 1,
  "label-added": 1,
  "merchants-seeded": 1,
  "token-issued": 1,
  "invoice-created": 1,
  "invoice-paid": 1,
  "payment-declined": 1,
  "invoice-canceled": 1,
  "invoice-refunded": 1,
  "refund-failed": 1,
  "invoice-withdrawn": 1,
  "invoice-reopened": 1,
  "otp-sent": 1,
  "otp-code-rejected": 1,
  "license-checked": 1,
  "registration-code-rejected": 1,
  "mobile-verified": 1,
  "merchant-info-added": 1,
  "registration-confirmed": 1,
  "merchant-activated": 1,
  "merchant-rejected": 1,
  "otp-used": 1,
  "recurring-registered": 1,
  "recurring-started": 1,
  "charge-succeeded": 1,
  "charge-failed": 1,
  "charges-arranged": 1,
  "recurring-completed": 1,
  "recurring-ended": 1,
  "recurring-canceled": 1,
  "recurring-withdrawn": 1,
  "orders-settled": 1,
  "settlement-postponed": 1,
  "callback-scheduled": 1,
  "callback-redirected": 1,
  "callback-dropped": 1,
  "callback-released": 1,
  "callback-attempted": 1,
  "callback-answered": 1,
  "callback-resend-asked": 1,
  "fault-added": 1,
  "fault-removed": 1,
  "fault-matched": 1,
  "sms-sent": 1,
} satisfies Record<EventType, 1>);

/** Values at the edges of what fields take, and far beyond. */
const EDGES: readonly unknown[] = [
  ...[null, true, false, "", [], {}, [null], [[]], -1, -0, 0, 0.5, 1, 2, 181, 1e13, 1e15, 1e300],
  ...[-1e15, 9999999999999, 1000000000000, 8.64e15, 8.65e15, Number.MAX_SAFE_INTEGER],
  ...["\ud800", "a\r\nb: c", "http://", "http://user:%FF@h/", "ftp://a/", "1", "99999999999999"],
  ...["9999999999999", "cb-1", "sms-1", "fault-1", "paid", "running", "frozen", "Custom", "Daily"],
  ...["latency", "status", "constructor", "toString", "SAR", "USD", "mada", "page", "charge"],
  ...[
    { mode: "running", offsetMs: 0 },
    { mode: "frozen", at: 9999999999999 },
  ],
];

const anyValue = fc.oneof(fc.constantFrom(...EDGES), fc.jsonValue({ maxDepth: 2 }));

type Json = Record<string | number, unknown>;

/** Every place in a log, as the keys that lead there. */
function placesIn(value: unknown, before: readonly string[] = []): readonly (readonly string[])[] {
  if (typeof value !== "object" || value === null) return [before];
  const inside = Object.entries(value).flatMap(([key, part]) => placesIn(part, [...before, key]));
  return [before, ...inside];
}

type Change = (events: unknown[]) => void;

/** Something other in one place of one event: a value, nothing at all, or the value of another place. */
function fieldChange(log: SandboxExport): fc.Arbitrary<Change> {
  const event = fc.nat(log.events.length - 1);
  const value = fc.option(anyValue, { nil: undefined, freq: 8 });
  return fc.tuple(event, fc.nat(), fc.nat(), value, fc.boolean()).map(
    ([n, which, key, given, other]): Change =>
      (events) => {
        const at = n % events.length;
        const places = placesIn(events[at]);
        const place = places[which % places.length] ?? [];
        const from = placesIn(events[key % events.length]);
        const taken =
          other && key % 3 === 0
            ? valueAt(events[key % events.length], from[which % from.length] ?? [])
            : given;
        const last = place.at(-1);
        if (last === undefined) events[at] = taken;
        else {
          const parent = valueAt(events[at], place.slice(0, -1)) as Json;
          if (taken === undefined) delete parent[last];
          else parent[key % 9 === 0 ? `${last}x` : last] = structuredClone(taken);
        }
      },
  );
}

/** Events that come twice, not at all, or elsewhere. */
const orderChange: fc.Arbitrary<Change> = fc
  .tuple(fc.constantFrom("twice", "gone", "moved"), fc.nat(), fc.nat())
  .map(
    ([kind, from, to]): Change =>
      (events) => {
        const at = from % events.length;
        const [event] = kind === "twice" ? [structuredClone(events[at])] : events.splice(at, 1);
        if (kind !== "gone") events.splice(to % (events.length + 1), 0, event);
      },
  );

function valueAt(value: unknown, place: readonly string[]): unknown {
  return place.reduce<unknown>((inside, key) => Object(inside)[key], value);
}

function mutantsOf(log: SandboxExport): fc.Arbitrary<SandboxExport> {
  const change = fc.oneof({ weight: 6, arbitrary: fieldChange(log) }, orderChange);
  const cut = fc.nat(log.events.length - 1);
  return fc.tuple(cut, fc.array(change, { minLength: 1, maxLength: 3 })).map(([at, changes]) => {
    const events = structuredClone(
      log.events.slice(0, at % 4 === 0 ? at + 1 : undefined),
    ) as unknown[];
    for (const apply of changes) if (events.length > 0) apply(events);
    return { ...log, events: events as SandboxExport["events"] };
  });
}

/** Asks for something of the copy; whatever the answer, it is no fault of ours. */
async function asks(real: Real, method: string, path: string, json?: unknown): Promise<Reply> {
  const answered = await real.ask(method, COPY + path, json === undefined ? {} : { json });
  expect(answered.status, `${method} ${path} ${JSON.stringify(answered.body)}`).toBeLessThan(500);
  return answered;
}

async function works(real: Real): Promise<void> {
  const paths = [
    "",
    "/clock",
    "/events?limit=10000",
    "/invoices",
    "/recurring",
    "/callbacks",
    "/sms",
  ];
  const others = ["/faults", "/settings", "/assumptions", "/merchants", "/labels", "/requests"];
  for (const path of [...paths, ...others])
    expect((await asks(real, "GET", path)).status).toBe(200);
  // A rule may say that a request is never answered.
  await asks(real, "DELETE", "/faults");
  const { body } = await asks(real, "GET", "/invoices");
  const token = "sandbox_copy";
  for (const { transactionNo } of body.invoices) {
    const read = await real.ask("GET", `/api/getInvoice/${transactionNo}`, { token });
    expect(read.status, JSON.stringify(read.body)).toBeLessThan(500);
    await asks(real, "GET", `/invoices/${transactionNo}/why`);
  }
  for (const path of ["/api/recurringPayments", "/rest/partner/getMyMerchants"]) {
    expect((await real.ask("GET", path, { token })).status).toBeLessThan(500);
  }
  await asks(real, "POST", "/clock/advance", { by: "P40D", callbacks: "skip" });
  await real.settled("copy");
  for (const path of paths) expect((await asks(real, "GET", path)).status).toBe(200);
  const exported = await asks(real, "GET", "/export");
  expect(exported.status).toBe(200);
  const again = await real.ask("POST", "/_control/sandboxes/again/import", { json: exported.body });
  expect(again.status, JSON.stringify(again.body)).toBe(201);
  expect((await real.ask("DELETE", "/_control/sandboxes/again")).status).toBe(200);
  expect((await asks(real, "DELETE", "")).status).toBe(200);
}

/** The field at fault, or the keys that no field may have. */
const NAMED =
  /^((events(\[\d+\])?|paystub|version|sandbox)[. ]|the body has a key such as __proto__)/;

describe("an import of anything", () => {
  test("gives a sandbox that works, or names the field and leaves the name free", async () => {
    const log = await logOfFullLife();
    const types = new Set(log.events.map(({ type }) => type));
    expect([...types].sort()).toEqual([...TYPES].sort());
    const real = await inProcess();
    onTestFinished(() => real.close());
    const answers = { taken: 0, refused: 0 };
    await fc.assert(
      fc.asyncProperty(mutantsOf(log), async (mutant) => {
        const imported = await asks(real, "POST", "/import", mutant);
        if (imported.status === 201) {
          answers.taken += 1;
          return works(real);
        }
        answers.refused += 1;
        expect(imported.status).toBe(400);
        expect(imported.body.detail).toMatch(NAMED);
        const free = await real.ask("POST", "/_control/sandboxes", { json: { name: "copy" } });
        expect(free.status).toBe(201);
        expect((await asks(real, "DELETE", "")).status).toBe(200);
      }),
      { numRuns: RUNS },
    );
    // Both happen: a property that holds because all is refused would say nothing.
    expect(answers.taken).toBeGreaterThan(0);
    expect(answers.refused).toBeGreaterThan(RUNS / 4);
  }, 600_000);
});
