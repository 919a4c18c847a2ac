import { expect } from "vitest";
import { clientOf } from "../support/http.js";
import { test } from "../support/persons.js";

test("a request that belongs to no sandbox is found in the gateway's own list, with the reason", async ({
  gateway,
  merchant,
  tester,
}) => {
  await merchant.createsInvoice();
  const stranger = clientOf(gateway.baseUrl);
  await stranger.post("/api/addInvoices", {});
  await stranger.get("/api/getInvoice/1772355600000");

  const { body } = await stranger.get("/_control/requests");

  expect(body.requests).toMatchObject([
    { path: "/api/addInvoices", status: 404, explanation: expect.stringContaining("addInvoice:") },
    {
      operationId: "getInvoice",
      status: 401,
      explanation: expect.stringMatching(/^the Authorization header is missing/),
    },
  ]);
  expect((await tester.requests()).requests).toHaveLength(1);
});
