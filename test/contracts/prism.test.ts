import { getHttpOperationsFromSpec } from "@stoplight/prism-http";
import { createServer } from "@stoplight/prism-http-server";
import { expect, onTestFinished } from "vitest";
import { operations } from "../../spec/generated/operations.js";
import { type Answered, type Client, clientOf } from "../support/http.js";
import { test } from "../support/persons.js";

type PrismOptions = Parameters<typeof createServer>[1];

const quiet = () => undefined;
const methods = {
  info: quiet,
  warn: quiet,
  error: quiet,
  debug: quiet,
  trace: quiet,
  fatal: quiet,
};
const logger = {
  ...{ ...methods, success: quiet },
  child: () => logger,
} as unknown as PrismOptions["components"]["logger"];

/** Starts Prism on the spec: as a mock, or as a validating proxy in front of `upstream`. Returns its URL. */
async function openPrism(upstream?: string): Promise<string> {
  const common = { checkSecurity: true, validateResponse: true, upstreamProxy: undefined };
  const mock = { dynamic: false };
  const config: PrismOptions["config"] = upstream
    ? // With errors, the proxy would answer in the gateway's place.
      {
        ...{ ...common, mock, isProxy: true, upstream: new URL(upstream) },
        ...{ validateRequest: true, errors: false },
      }
    : { ...common, mock, isProxy: false, validateRequest: false, errors: false };
  const spec = await getHttpOperationsFromSpec("spec/openapi.yaml");
  const server = createServer(spec, { components: { logger }, cors: false, config });
  onTestFinished(() => server.close());
  return server.listen(0, "127.0.0.1");
}

/** A client that leaves the judgement to Prism, which rewrites numbers: 25.0 becomes 25. */
const judgedByPrism = (url: string, token?: string): Client =>
  clientOf(url, token, () => undefined);

/** What Prism found wrong with an answer. */
function violationsOf({ headers }: Answered): readonly string[] {
  const list = JSON.parse(headers.get("sl-violations") ?? "[]");
  return list
    .filter(({ location }: { location: readonly string[] }) => location[0] === "response")
    .map(({ message }: { message: string }) => message);
}

test("Prism's proxy finds nothing wrong with the mock's answers, and notices one that breaks the spec", async ({
  gateway,
  merchant,
  tester,
}) => {
  const api = judgedByPrism(await openPrism(gateway.baseUrl), "sandbox_shop");
  const { body, ...made } = await api.post("/api/addInvoice", merchant.order());
  const read = await api.get(`/api/getInvoice/${body.transactionNo}`);
  const refused = await api.post("/api/addInvoice", merchant.order({ amount: 4.99 }));
  expect([made, read, refused].map(({ status }) => status)).toEqual([200, 200, 400]);
  for (const answer of [{ ...made, body }, read, refused]) {
    expect(violationsOf(answer)).toEqual([]);
  }
  await tester.faults.add({ fault: "missing-field", operation: "addInvoice" });
  expect(violationsOf(await api.post("/api/addInvoice", merchant.order()))).not.toEqual([]);
});

test("Prism mocks every operation from the examples of the spec, without a state", async () => {
  const url = await openPrism();
  for (const { id, method, path, body } of operations) {
    const answer = await fetch(`${url}${path.replaceAll(/\{\w+\}/g, "1736935200000")}`, {
      method,
      headers: {
        Authorization: "Bearer any",
        "Content-Type": "application/json",
        Accept: "application/json",
        Prefer: "code=200",
      },
      ...(body && { body: "{}" }),
    });
    expect([id, answer.status]).toEqual([id, 200]);
  }
});
