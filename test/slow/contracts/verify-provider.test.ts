import { describe, expect } from "vitest";
import { startGateway } from "../../../mocks/index.js";
import { paystub } from "../../support/command-line.js";
import { answering, type Got, nobody } from "../../support/little-server.js";
import { answers, interaction, pactFile, READS_INVOICE } from "../../support/pact-files.js";
import { test } from "../../support/persons.js";

const WALLET = {
  method: "POST",
  path: "/rest/pay/stcpay/sendOtp",
  headers: { "Content-Type": ["application/json"] },
};

const READS = interaction("reads a paid one", {
  request: READS_INVOICE,
  providerStates: [{ name: "a paid invoice" }],
});

describe("another implementation", () => {
  test("that is a paystub is brought to every state by its control API", async ({ gateway }) => {
    const file = pactFile([READS, interaction("adds")]);
    const { baseUrl, controlUrl } = gateway;
    const argv = ["--pacts", file, "--provider-url", baseUrl, "--control-url", controlUrl];
    expect(await paystub("verify", ...argv)).toMatchObject({ code: 0, complaints: "" });
    // Nothing of it is left.
    expect((await gateway.list()).sandboxes.map(({ name }) => name)).toEqual(["shop"]);
  });

  test("that answers off the contract is found out", async () => {
    const url = await answering(() => ({ body: { transactionNo: 17, orderStatus: "PENDING" } }));
    const { code, out } = await paystub(
      ...["verify", "--provider-url", url, "--token", "t"],
      ...["--pacts", pactFile([interaction("adds an invoice")])],
    );
    expect(out).toMatch(
      /\$\.transactionNo of the answer: .*\n.*POST http:\S+\/api\/addInvoice answered 200/,
    );
    expect(code).toBe(1);
  });

  test("gets the token that was given, and wallet payments at their own address", async () => {
    const got: Got[] = [];
    const note = (one: Got) => {
      got.push(one);
      return { body: { transactionNo: "1772355600000", orderStatus: "PENDING" } };
    };
    const [base, order] = [
      await answering(note),
      await answering((one) => note({ ...one, path: `order ${one.path}` })),
    ];
    const file = pactFile([
      interaction("adds", { providerStates: [{ name: "a merchant" }] }),
      interaction("sends a code", { request: WALLET }),
    ]);
    const where = ["--provider-url", base, "--order-url", order, "--token", "t0ken"];
    await paystub("verify", "--pacts", file, ...where);
    const calls = got.filter(({ method }) => method === "POST");
    expect(calls.map(({ path }) => path)).toEqual(["/api/addInvoice", `order ${WALLET.path}`]);
    expect(calls.map(({ headers }) => headers.authorization)).toEqual(["Bearer t0ken", undefined]);
  });

  test.for<[string, string, readonly string[], RegExp]>([
    [
      "a state beyond a token",
      "a paid invoice",
      ["--token", "t"],
      /cannot be reached; give --control-url/,
    ],
    ["a token that nobody gave", "a merchant", [], /"a merchant" needs a token; give --token/],
  ])("without its control API cannot be brought to %s", async ([, name, argv, why]) => {
    const url = await answering(() => ({ body: {} }));
    const file = pactFile([interaction("adds", { providerStates: [{ name }] })]);
    const { code, out } = await paystub("verify", "--pacts", file, "--provider-url", url, ...argv);
    expect(out).toMatch(why);
    expect(code).toBe(1);
  });

  test.for<[string, () => string | Promise<string>, RegExp]>([
    [
      "does not run",
      nobody,
      /nothing answers at .* \(ECONNREFUSED\); start what is to be verified/,
    ],
    ["has no URL", () => "localhost", /"localhost" is no URL; give --provider-url/],
  ])("that %s is exit code 2", async ([, where, why]) => {
    const argv = ["--pacts", pactFile([interaction("adds")]), "--provider-url", await where()];
    const { code, complaints } = await paystub("verify", ...argv);
    expect(complaints).toMatch(why);
    expect(code).toBe(2);
  });

  test.for(["--order-url", "--control-url", "--control-token", "--token"])(
    "that is not given leaves nothing for %s to mean",
    async (option) => {
      const file = pactFile([interaction("adds")]);
      const { code, complaints } = await paystub("verify", "--pacts", file, option, "x");
      expect(complaints).toBe(`paystub: ${option} needs --provider-url, which it belongs to\n`);
      expect(code).toBe(2);
    },
  );

  test("with a control URL that is none is exit code 2", async ({ gateway }) => {
    const file = pactFile([interaction("adds")]);
    const where = ["--provider-url", gateway.baseUrl, "--control-url", `${gateway.baseUrl}/api`];
    const { code, complaints } = await paystub("verify", "--pacts", file, ...where);
    expect(complaints).toMatch(/the control API at .* cannot be used: there is no operation/);
    expect(code).toBe(2);
  });

  test("that listens for others needs its control token", async ({ onTestFinished }) => {
    const gateway = await startGateway({ host: "0.0.0.0", controlToken: "c0ntrol" });
    onTestFinished(() => gateway.close());
    const base = gateway.baseUrl.replace("localhost", "127.0.0.1");
    const where = ["--provider-url", base, "--control-url", `${base}/_control`];
    const file = pactFile([READS]);
    const without = await paystub("verify", "--pacts", file, ...where);
    expect(without).toMatchObject({ code: 2, complaints: expect.stringContaining("token") });
    const given = await paystub("verify", "--pacts", file, ...where, "--control-token", "c0ntrol");
    expect(given).toMatchObject({ code: 0 });
  });
});

describe("a merchant's endpoint", () => {
  const shop = (answer: (got: Got) => number) => answering((got) => ({ status: answer(got) }));

  test("that takes every callback passes", async ({ merchant }) => {
    const { code, out } = await paystub("verify", "--callbacks", `${merchant.shop.url}/all?shop=1`);
    expect(out).toContain("the merchant takes every call that payment-gateway made");
    expect(code).toBe(0);
    expect(merchant.shop.requestLines).toContain(
      "GET /all?shop=1&orderNumber=ORD-1&transactionNo=1736935200000",
    );
  });

  test("that refuses one fails, with the call to repeat", async () => {
    const url = await shop(({ path }) => (path.startsWith("/canceled") ? 404 : 200));
    const where = [`paid=${url}/paid`, `canceled=${url}/canceled`];
    const { code, out } = await paystub("verify", "--callbacks", ...where);
    expect(out).toContain(`GET ${url}/canceled?orderNumber=ORD-1`);
    expect(out).toContain("prepare it with --setup-url <url>");
    expect(out).toContain("the merchant refuses 1 of 2 calls");
    expect(out).toContain("no URL was given for it; add webhook=<url> to --callbacks");
    expect(code).toBe(1);
  });

  test("that knows its own orders only is prepared through a URL of its own", async () => {
    const known: unknown[] = [];
    const url = await shop(({ path, body }) => {
      if (path === "/setup") return known.push(JSON.parse(String(body))) && 200;
      return JSON.stringify(known).includes("1736935200000") ? 200 : 404;
    });
    const argv = ["verify", "--callbacks", `paid=${url}/paid`];
    expect(await paystub(...argv)).toMatchObject({ code: 1 });
    expect(await paystub(...argv, "--setup-url", `${url}/setup`)).toMatchObject({ code: 0 });
    expect(known).toEqual([
      {
        state: "an order with a pending invoice",
        params: { orderNumber: "ORD-1", transactionNo: "1736935200000" },
        action: "setup",
      },
    ]);
  });

  test("that cannot be prepared fails and says why", async () => {
    const url = await shop(({ path }) => (path === "/setup" ? 500 : 200));
    const argv = ["--callbacks", `paid=${url}/paid`, "--setup-url", `${url}/setup`];
    const { code, out } = await paystub("verify", ...argv);
    expect(out).toContain(
      `the shop was not prepared for "an order with a pending invoice": ${url}/setup answered 500, not 2xx`,
    );
    expect(code).toBe(1);
  });

  test.for<[string, () => string | Promise<string>, RegExp]>([
    [
      "a kind that does not exist",
      () => "payed=http://a.example",
      /kinds are paid, canceled, charge/,
    ],
    ["no URL", () => "paid=shop", /"shop" is no URL; give --callbacks one such as/],
    ["a shop that does not run", nobody, /nothing answers at .* start what is to be verified/],
  ])("%s is exit code 2", async ([, where, why]) => {
    const { code, complaints } = await paystub("verify", "--callbacks", await where());
    expect(complaints).toMatch(why);
    expect(code).toBe(2);
  });
});

test("a report goes out in every form", async () => {
  const file = pactFile([interaction("adds", { response: answers(200, { points: 1 }) })]);
  const { code, out } = await paystub("verify", "--pacts", file, "--github");
  expect(out).toContain("::error");
  expect(code).toBe(1);
});
