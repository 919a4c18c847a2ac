import tls from "node:tls";
import { expect, test as plain, vi } from "vitest";
import type { Observer } from "../../mocks/index.js";
import { startPersons } from "../support/persons.js";

const fails = () => {
  throw new Error("the observer is broken");
};

/** Every way an observer can fail: alone, and in telling of it too. */
const BROKEN: readonly (readonly [string, (errors: unknown[]) => Observer])[] = [
  ["of an event", (errors) => ({ event: fails, error: (error) => errors.push(error) })],
  ["of a request", (errors) => ({ request: fails, error: (error) => errors.push(error) })],
  ["of both", (errors) => ({ event: fails, request: fails, error: (error) => errors.push(error) })],
];

plain.each(BROKEN)(
  "an observer that throws when reported %s breaks nothing",
  async (_what, make) => {
    const errors: unknown[] = [];
    const persons = await startPersons({ observer: make(errors) });
    const { merchant, tester } = persons;
    const transactionNo = await merchant.createsInvoice();
    await tester.invoices.pay(transactionNo);
    await tester.clock.advance({ by: "P1D" });
    expect(await merchant.readsStatus(transactionNo)).toBe("Paid");
    expect(merchant.shop.requests).toHaveLength(1);
    expect((await tester.requests()).requests.map(({ status }) => status)).toEqual([200, 200]);
    expect(new Set(errors.map(String))).toEqual(new Set(["Error: the observer is broken"]));
    await persons.close();
  },
);

plain("nor does one that throws on an error: the process reports it instead", async () => {
  const warned = vi.spyOn(process, "emitWarning").mockImplementation(() => undefined);
  const observer = { event: fails, request: fails, error: fails };
  const persons = await startPersons({ observer });
  const transactionNo = await persons.merchant.createsInvoice();
  expect(await persons.merchant.readsStatus(transactionNo)).toBe("PENDING");
  expect(warned.mock.calls.length).toBeGreaterThan(0);
  expect(String(warned.mock.calls[0]?.[0])).toBe("Error: the observer is broken");
  warned.mockRestore();
  await persons.close();
});

plain("nor one that throws in the middle of a TLS handshake", async () => {
  const errors: unknown[] = [];
  const persons = await startPersons({
    observer: { request: fails, error: (error) => errors.push(error) },
  });
  const { hostname, port } = new URL(persons.gateway.baseUrl);
  await new Promise<void>((resolve) => {
    const socket = tls.connect({ host: hostname, port: Number(port) });
    socket.once("error", () => resolve());
    socket.once("close", () => resolve());
  });
  expect((await persons.gateway.unclaimedRequests()).requests).toMatchObject([{ method: "TLS" }]);
  expect(errors.map(String)).toEqual(["Error: the observer is broken"]);
  expect(await persons.merchant.createsInvoice()).toMatch(/^\d{13}$/);
  await persons.close();
});

plain("an observer that uses the gateway gets the events in order", async () => {
  const seen: number[] = [];
  const persons = await startPersons({
    observer: {
      event: (sandbox, { seq, event }) => {
        if (event.type === "invoice-created")
          void persons.gateway.get(sandbox).invoices.pay(event.transactionNo);
        seen.push(seq);
      },
    },
  });
  await persons.merchant.createsInvoice();
  await persons.tester.settled();
  expect(seen).toEqual(seen.map((_, n) => n + 1));
  expect(seen.length).toBeGreaterThan(4);
  await persons.close();
});
