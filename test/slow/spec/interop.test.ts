import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import SwaggerParser from "@apidevtools/swagger-parser";
import createClient from "openapi-fetch";
import { afterAll, describe, expect } from "vitest";
import { parse } from "yaml";
import type { paths } from "../../../spec/generated/openapi.types.js";
import { test } from "../../support/persons.js";

const SPEC = "spec/openapi.yaml";
const REDOCLY = "node_modules/@redocly/cli/bin/cli.js";

const folder = mkdtempSync(join(tmpdir(), "paystub-interop-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** The part of a spec in which a fault is planted. */
interface Document {
  readonly paths: { readonly "/api/addInvoice": { post: { responses: Record<string, unknown> } } };
  readonly components: { readonly responses: Record<string, object> };
}

/** Writes a copy of the spec with a fault that a tool must find: a tool that accepts all proves nothing. */
function planted(name: string, plant: (document: Document) => void): string {
  const document: Document = parse(readFileSync(SPEC, "utf8"));
  plant(document);
  const file = join(folder, `${name}.json`);
  writeFileSync(file, JSON.stringify(document));
  return file;
}

/** What Redocly's recommended rules have against a spec. A warning counts as well. */
async function redocly(spec: string): Promise<readonly string[]> {
  const args = [REDOCLY, "lint", spec, "--extends", "recommended", "--format", "json"];
  const env = { ...process.env, REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" };
  const output = await new Promise<string>((resolve) => {
    // It exits with 1 where it found something.
    execFile(process.execPath, args, { env }, (_error, stdout) => resolve(stdout));
  });
  const { problems } = JSON.parse(output) as {
    readonly problems: readonly {
      severity: string;
      ruleId: string;
      location: { pointer: string }[];
    }[];
  };
  return problems.map(
    ({ severity, ruleId, location }) => `${severity} ${ruleId} ${location[0]?.pointer}`,
  );
}

describe("swagger-parser", () => {
  test("validates the spec", async () => {
    const { paths: found = {} } = await SwaggerParser.validate(SPEC);
    expect(Object.keys(found).length).toBeGreaterThan(10);
  });

  test("finds a response without a description", async () => {
    const spec = planted("description", ({ components: { responses } }) => {
      Object.assign(Object.values(responses)[0] ?? {}, { description: undefined });
    });
    await expect(SwaggerParser.validate(spec)).rejects.toThrow("Swagger schema validation failed.");
  });
});

describe("Redocly's recommended rules", () => {
  test("have nothing against the spec", async () => {
    expect(await redocly(SPEC)).toEqual([]);
  });

  test("find an operation without an error response", async () => {
    const spec = planted("errors", (document) => {
      const { post } = document.paths["/api/addInvoice"];
      post.responses = { 200: post.responses[200] };
    });
    expect(await redocly(spec)).toContain(
      "warn operation-4xx-response #/paths/~1api~1addInvoice/post/responses",
    );
  });
});

test("openapi-fetch creates and reads an invoice by the published types", async ({ gateway }) => {
  const headers = { Authorization: "Bearer sandbox_shop" };
  const client = createClient<paths>({ baseUrl: gateway.baseUrl, headers });
  const { data: created } = await client.POST("/api/addInvoice", {
    body: {
      orderNumber: "INTEROP",
      amount: 25.5,
      callBackUrl: "https://shop.example/payment/done",
      clientName: "Sara Al Harbi",
      clientMobile: "0500000001",
      products: [{ title: "Coffee beans", price: 25.5, qty: 1 }],
    },
  });
  const path = { transactionNo: created?.transactionNo ?? "" };
  const { data: read } = await client.GET("/api/getInvoice/{transactionNo}", { params: { path } });
  expect(read).toMatchObject({ orderStatus: "PENDING", amount: 25.5 });
  // @ts-expect-error: the compiler finds a field that an invoice does not have.
  expect(read?.invoiceNumber).toBeUndefined();
});
