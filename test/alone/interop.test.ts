import createClient from "openapi-fetch";
import { expect } from "vitest";
import type { paths } from "../../spec/generated/openapi.types.js";
import { invoiceFields } from "../support/orders.js";
import { test } from "../support/persons.js";

test("openapi-fetch creates and reads an invoice by the published types", async ({ gateway }) => {
  const headers = { Authorization: "Bearer sandbox_shop" };
  const client = createClient<paths>({ baseUrl: gateway.baseUrl, headers });
  const { data: created } = await client.POST("/api/addInvoice", {
    body: invoiceFields(),
  });
  const path = { transactionNo: created?.transactionNo ?? "" };
  const { data: read } = await client.GET("/api/getInvoice/{transactionNo}", { params: { path } });
  expect(read).toMatchObject({ orderStatus: "PENDING", amount: 25.5 });
  // @ts-expect-error: the compiler finds a field that an invoice does not have.
  expect(read?.invoiceNumber).toBeUndefined();
});
