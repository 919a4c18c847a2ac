import type { RequestListener } from "node:http";
import { describe, expect, test } from "vitest";
import { conform } from "../../../contracts/conformance/conform.js";
import { callsOf } from "../../../contracts/conformance/rule.js";
import { rules } from "../../../contracts/conformance/rules.js";
import type { Report } from "../../../mocks/report/report.js";
import { paystub } from "../../support/command-line.js";
import { listening } from "../../support/fixed-answers.js";
import { startOtherService } from "../../support/other-service.js";

/** Everything that a run can be given, so that nothing is left out for lack of it. */
const GIVEN = ["--token", "sandbox_shop", "--partner-token", "sandbox_shop"];

const casesOf = ({ sections }: Report) => sections.flatMap(({ cases }) => cases);

/** The rules about refusals that a run let pass. */
function refusalsPassed(report: Report): readonly string[] {
  const wanting = rules.filter(({ checks }) => checks.some((check) => check.ofRefusal));
  const passed = casesOf(report).filter(({ status }) => status === "passed");
  return passed.flatMap(({ rule }) => wanting.find(({ id }) => id === rule)?.id ?? []);
}

/** A file server as it comes with Python: a page for what is not there, and for what it cannot do. */
const fileServer: RequestListener = ({ method }, response) => {
  const status = method === "GET" ? 404 : 501;
  response.writeHead(status, { "Content-Type": "text/html" }).end("<h1>Error response</h1>");
};

const alwaysBad: RequestListener = (_, response) => {
  response.writeHead(400, { "Content-Type": "application/json" }).end('{"error":"bad request"}');
};

/** In the very shape of addInvoice's refusals: only a good request can tell that it is no service. */
const alwaysProblem: RequestListener = (_, response) => {
  const body = { detail: "no", title: "No", type: "https://a.example", status: "400" };
  response.writeHead(400, { "Content-Type": "application/json" }).end(JSON.stringify(body));
};

const alwaysWelcome: RequestListener = (_, response) => {
  response.writeHead(200, { "Content-Type": "text/html" }).end("<h1>Welcome</h1>");
};

const NO_SERVICES: readonly [string, RequestListener][] = [
  ["a plain file server", fileServer],
  ["a server that answers 400 to everything", alwaysBad],
  ["a server that answers 400 to everything in the stated shape", alwaysProblem],
  ["a server that answers a page to everything", alwaysWelcome],
];

describe("what is no service keeps no rule about refusals", () => {
  test.each(NO_SERVICES)("%s", async (_, server) => {
    const { url } = await listening(server);
    const { code, out } = await paystub(
      "conform",
      "--base-url",
      url,
      ...GIVEN,
      "--create",
      "--json",
    );
    const report: Report = JSON.parse(out);
    expect({ code, passed: refusalsPassed(report) }).toEqual({ code: 1, passed: [] });
  });

  test("not judged is said, with the good request that was refused", async () => {
    const { url } = await listening(fileServer);
    const { out } = await paystub("conform", "--base-url", url, ...GIVEN, "--create");
    expect(out).toContain(
      "  skipped  addInvoice.required.amount (documented): An invoice without amount is refused.\n" +
        "           not judged: addInvoice in good order was answered 501, so a refusal proves nothing\n",
    );
  });
});

describe("what is no service does not pass where only what is assumed can be looked at", () => {
  test.each(NO_SERVICES)("%s", async (_, server) => {
    const { url } = await listening(server);
    const { code, out } = await paystub("conform", "--base-url", url, "--token", "x");
    const verdict = `FAILED  ${url} cannot be said to conform: it kept none of what was looked at, 2 rules (2 warnings`;
    expect({ code, out }).toEqual({ code: 1, out: expect.stringContaining(verdict) });
  });
});

test("a server that answers 500 to all that is invalid refuses nothing", async () => {
  const service = await startOtherService({
    changes: (reply) =>
      [400, 401, 403, 404, 415].includes(reply.status) ? { ...reply, status: 500 } : reply,
  });
  const { baseUrl } = service;
  const { code, out } = await paystub(
    "conform",
    "--base-url",
    baseUrl,
    ...GIVEN,
    "--create",
    "--json",
  );
  const report: Report = JSON.parse(out);
  expect({ code, passed: refusalsPassed(report) }).toEqual({ code: 1, passed: [] });
  const amount = casesOf(report).find(({ rule }) => rule === "addInvoice.required.amount");
  expect(amount).toMatchObject({
    status: "failed",
    message: "expected a refusal, but status 500 came",
  });
});

test("a refusal in another shape is none", async () => {
  const service = await startOtherService({
    changes: (reply) => (reply.status === 400 ? { ...reply, body: { error: "no" } } : reply),
  });
  const report = await conform({
    ...{ baseUrl: service.baseUrl, merchantToken: "sandbox_shop", create: true },
    only: ["addInvoice.required.amount"],
  });
  expect(casesOf(report)).toMatchObject([
    { status: "failed", message: "the answer has no detail" },
  ]);
});

test("a run fails where nothing that is documented could be judged, although nothing is broken", async () => {
  const service = await startOtherService({
    refuses: ({ operation }) => operation === "addInvoice",
  });
  const argv = ["conform", "--base-url", service.baseUrl, ...GIVEN, "--create"];
  const only = ["--only", "addInvoice.required.amount", "getMyMerchants.array"];
  const { code, out } = await paystub(...argv, ...only);
  expect(code).toBe(1);
  expect(out).toContain("cannot be said to conform: 1 could not be judged");
});

test("every rule that wants a refusal has a good request of its operation", () => {
  const wanting = rules.filter(({ checks }) => checks.some((check) => check.ofRefusal));
  expect(wanting.length).toBeGreaterThan(80);
  const alone = wanting.filter(({ positiveControl, call }) => {
    return positiveControl?.operation !== call.operation;
  });
  expect(alone.map(({ id }) => id)).toEqual([]);
  expect(wanting.flatMap(callsOf).length).toBeGreaterThan(wanting.length);
});
