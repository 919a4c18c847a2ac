import { beforeAll, expect } from "vitest";
import { buildPackage } from "../../support/built.js";
import { paystub, started } from "../../support/command-line.js";
import { START, test } from "../../support/persons.js";

beforeAll(buildPackage, 240_000);

test("events --follow tells of events as they happen, until Ctrl-C", async ({
  gateway,
  merchant,
  tester,
}) => {
  const control = ["--control-url", gateway.controlUrl];
  const person = started("events", "--follow", "--after", "1", ...control);
  const program = started("events", "--follow", "--type", "invoice-created", "--json", ...control);

  const no = await merchant.createsInvoice();
  const created = `    2  ${START}  invoice ${no} created: 25.00 SAR, order ORD-1`;
  expect(await person.line()).toBe(created);
  expect(JSON.parse((await program.line()) ?? "")).toMatchObject({ seq: 2, transactionNo: no });

  // A second sandbox does not disturb those who follow the one that was the only one.
  await gateway.open("other");
  await tester.invoices.cancel(no);
  expect(await person.line()).toMatch(/^ {4}3 .* Canceled by tester$/);
  while (!/callback cb-1 delivered/.test((await person.line()) ?? ""));

  // After a rewind the same numbers are told again, for they are other events now.
  expect((await paystub("rewind", "1", "--sandbox", "shop", ...control)).code).toBe(0);
  await merchant.createsInvoice({ orderNumber: "ORD-2" });
  expect(await person.line()).toMatch(/^ {4}2 .* created: 25\.00 SAR, order ORD-2$/);
  expect(JSON.parse((await program.line()) ?? "")).toMatchObject({ seq: 2 });

  expect(await person.stop("SIGINT")).toBe(0);
  expect(await program.stop("SIGTERM")).toBe(0);
  expect([await person.line(), await program.line()]).toEqual([undefined, undefined]);
});

test("events --follow begins with as many as were asked for, of those that were asked for", async ({
  gateway,
  merchant,
}) => {
  for (const orderNumber of ["A-1", "A-2", "B-1"]) await merchant.createsInvoice({ orderNumber });
  const control = ["--control-url", gateway.controlUrl];
  const latest = started("events", "--follow", "--limit", "1", ...control);
  const found = started(
    "events",
    "--follow",
    "--search",
    "A-",
    "--since",
    "1h",
    "--json",
    ...control,
  );
  const none = started("events", "--follow", "--to", "1h", ...control);
  expect(await latest.line()).toMatch(/order B-1$/);
  for (const seq of [2, 3]) expect(JSON.parse((await found.line()) ?? "")).toMatchObject({ seq });

  await merchant.createsInvoice({ orderNumber: "A-3" });
  expect(await latest.line()).toMatch(/order A-3$/);
  expect(JSON.parse((await found.line()) ?? "")).toMatchObject({ seq: 5 });

  // What came before the one that it began with is known as well, though it was not told.
  await gateway.rewind("shop", { to: 2 });
  await merchant.createsInvoice({ orderNumber: "A-4" });
  expect(await latest.line()).toMatch(/^ {4}3 .* order A-4$/);
  for (const one of [latest, found, none]) expect(await one.stop("SIGTERM")).toBe(0);
  expect(await none.line()).toBeUndefined();
});

test("events --follow ends when the mock does", async ({ gateway }) => {
  const person = started("events", "--follow", "--control-url", gateway.controlUrl);
  expect(await person.line()).toMatch(/sandbox opened$/);
  await gateway.close();
  expect(await person.line()).toBeUndefined();
  expect(await person.stop("SIGINT")).toBe(2);
  expect(person.complaints()).toContain("is the mock running? start it with paystub start");
});

test("events --follow notices a rewind that left the log as long as it was", async ({
  gateway,
  merchant,
}) => {
  const person = started("events", "--follow", "--control-url", gateway.controlUrl);
  expect(await person.line()).toMatch(/^ {4}1 .* sandbox opened$/);
  await merchant.createsInvoice();
  expect(await person.line()).toMatch(/^ {4}2 .* order ORD-1$/);

  person.signal("SIGSTOP");
  await gateway.rewind("shop", { to: 1 });
  await merchant.createsInvoice({ orderNumber: "ORD-2" });
  person.signal("SIGCONT");

  expect(await person.line()).toMatch(/^ {4}2 .* order ORD-2$/);
});
