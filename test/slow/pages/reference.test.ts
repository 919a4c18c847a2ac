import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { describe, expect } from "vitest";
import { startGateway } from "../../../mocks/index.js";
import { curlOf, rulesOf } from "../../../mocks/pages/docs/operation.js";
import { renderServiceReference } from "../../../mocks/pages/docs/reference.js";
import {
  type Operation,
  operationsOf,
  resolved,
  type Schema,
  type SpecDocument,
} from "../../../mocks/pages/docs/spec.js";
import { assumptionRows, switches } from "../../../spec/generated/assumptions.js";
import { faultParameters, faults, testValues } from "../../../spec/generated/faults.js";
import { hasChromium, isTooWide, test as visiting } from "../../support/browser.js";
import { clientOf } from "../../support/http.js";
import { test } from "../../support/persons.js";

/** What a page of the API reference lacks of its spec: operations, statuses, parameters, fields. */
function missingFrom(html: string, document: SpecDocument): readonly string[] {
  return [
    ...operationsOf(document.paths).flatMap(({ method, path, operation }) => {
      const { operationId = "" } = operation;
      const section = sectionOf(html, operationId);
      const has = (text: string) => section.includes(text);
      const reported = [operation.summary ?? "", `>${method}</span> <code>${path}</code>`];
      return [
        ...reported.filter((text) => !has(escaped(text, path, method))),
        ...namesIn(document, operation).filter((name) => !has(`<code class="name">${name}</code>`)),
      ].map((what) => `${operationId}: ${what}`);
    }),
    ...Object.entries(document.components.schemas).flatMap(([name, schema]) =>
      ["", ...pathsIn(schema)]
        .map((path) => `schema-${name}${path}`)
        .filter((id) => !html.includes(`id="${id}"`)),
    ),
  ];
}

/** The section of a page about an operation, or an empty text. */
function sectionOf(html: string, operationId: string): string {
  const [, after = ""] = html.split(`<section class="operation" id="${operationId}"`);
  return after.split('<section class="operation"')[0] ?? "";
}

/** A text as it appears in HTML, unless it is HTML itself. */
function escaped(text: string, ...html: readonly string[]): string {
  if (html.every((part) => text.includes(part))) return text;
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}

/** Statuses, parameters and fields of the body of an operation. */
function namesIn(document: SpecDocument, operation: Operation): readonly string[] {
  const { parameters = [], requestBody, responses } = operation;
  const content = requestBody && resolved(document, requestBody).content?.["application/json"];
  const body = content?.schema
    ? resolved(document, content.schema as Schema & { $ref?: string })
    : {};
  return [
    ...Object.keys(responses),
    ...parameters.map((parameter) => resolved(document, parameter).name ?? ""),
    ...pathsIn(body).map((path) => path.slice(1)),
  ];
}

/** The paths of all fields of a schema, each with a dot before it; references are not followed. */
function pathsIn(schema: Schema): readonly string[] {
  const fields = Object.entries((schema.properties ?? {}) as Readonly<Record<string, Schema>>);
  return fields.flatMap(([name, field]) => {
    const items = typeof field.items === "object" ? (field.items as Schema) : {};
    const inside = [...pathsIn(field), ...pathsIn(items).map((path) => `[]${path}`)];
    return [`.${name}`, ...inside.map((path) => `.${name}${path}`)];
  });
}

/** Links of a page to places on it that do not exist. */
function deadLinks(html: string): readonly string[] {
  const links = [...html.matchAll(/href="#([^"]+)"/g)].map(([, id = ""]) => id);
  return [...new Set(links)].filter((id) => !html.includes(`id="${id}"`));
}

/** Ids that a page has more than once. */
function doubledIds(html: string): readonly string[] {
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id = ""]) => id);
  return ids.filter((id, index) => ids.indexOf(id) < index);
}

const specFile = (name: string) =>
  readFileSync(join(import.meta.dirname, "../../../spec/generated", `${name}.json`), "utf8");
const api: SpecDocument = JSON.parse(specFile("openapi"));
const control: SpecDocument = JSON.parse(specFile("control"));

const PAGES: readonly [string, SpecDocument][] = [
  ["/_docs", api],
  ["/_docs/control", control],
];

const page = async (baseUrl: string, path: string) => (await fetch(baseUrl + path)).text();

describe.each(PAGES)("%s", (path, document) => {
  test("has every operation, status, parameter and field of its spec", async ({ gateway }) => {
    expect(missingFrom(await page(gateway.baseUrl, path), document)).toEqual([]);
  });

  test("has no broken link, and no id twice", async ({ gateway }) => {
    const html = await page(gateway.baseUrl, path);
    expect(deadLinks(html)).toEqual([]);
    expect(doubledIds(html)).toEqual([]);
    expect(html.match(/<h1[ >]/g)).toHaveLength(1);
  });

  test("runs one script of this origin, under a policy that allows no other", async ({
    gateway,
  }) => {
    const response = await fetch(gateway.baseUrl + path);
    const html = await response.text();
    expect(html).not.toMatch(/<link|<iframe|<img|@import|\son\w+=|\sstyle=|url\(/i);
    expect(html.match(/<script.*?<\/script>/gs)).toEqual([
      '<script src="/_docs/reference.js"></script>',
    ]);
    const [, style = ""] = /<style>(.*?)<\/style>/s.exec(html) ?? [];
    const hash = createHash("sha256").update(style).digest("base64");
    const policy = response.headers.get("content-security-policy");
    expect(policy).toContain("default-src 'none'");
    expect(policy).toMatch(/; script-src 'self'; connect-src 'self'$/);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain(`style-src 'sha256-${hash}';`);
    expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
  });

  test("is rendered once, and is in English for every reader", async ({ gateway }) => {
    const arabic = { headers: { "Accept-Language": "ar" } };
    const [first, second, third] = await Promise.all([
      page(gateway.baseUrl, path),
      page(gateway.baseUrl, path),
      fetch(`${gateway.baseUrl}${path}?lang=ar`, arabic).then((reply) => reply.text()),
    ]);
    expect([second, third]).toEqual([first, first]);
    expect(first).toContain('<html lang="en">');
  });
});

test("fields, answers and operations carry their provenance", async ({ gateway }) => {
  const html = await page(gateway.baseUrl, "/_docs");
  const [, amount = ""] = /id="schema-AddInvoiceRequest.amount"(.*?)<\/dt>/s.exec(html) ?? [];
  expect(amount).toMatch(/mark documented|href="#assumption-/);
  const cancel = sectionOf(html, "cancelInvoice");
  const row = assumptionRows.find(({ id }) => id === "cancel-invoice");
  expect(cancel).toContain('href="#assumption-cancel-invoice"');
  expect(cancel).toContain(row?.answer.slice(0, 40));
  expect(sectionOf(html, "addInvoice")).toContain("mark documented");
});

test("observed options are marked as such", async () => {
  const observed = { "auth-failure": "403", "order-status-case": "mixed" } as const;
  const gateway = await startGateway({ observed, port: 0 });
  const html = await page(gateway.baseUrl, "/_docs").finally(() => gateway.close());
  const entry = (id: string) => new RegExp(`id="switch-${id}".*?</dt>`, "s").exec(html)?.[0];
  expect(entry("auth-failure")).toContain('mark observed">observed: 403<');
  expect(entry("order-status-case")).toContain('mark observed">observed: mixed<');
  expect(entry("callback-method")).toContain('mark assumed">assumed<');
  expect(entry("expiry-notifies")).toContain('mark documented">documented<');
  const read = sectionOf(html, "getInvoice");
  expect(read).toContain("observed: auth-failure=403");
  expect(read).not.toContain("assumed: auth-failure");
});

test("assumptions, switches, faults and test values are all listed", async ({ gateway }) => {
  const html = await page(gateway.baseUrl, "/_docs");
  const ids = [
    ...assumptionRows.map(({ id }) => `assumption-${id}`),
    ...Object.keys(switches).map((id) => `switch-${id}`),
    ...Object.keys(faults).map((id) => `fault-${id}`),
    ...Object.keys(api["x-behavior"]?.limits ?? {}).map((id) => `limit-${id}`),
    ...Object.keys(api["x-behavior"]?.states ?? {}).map((id) => `states-${id}`),
  ];
  expect(ids.filter((id) => !html.includes(`id="${id}"`))).toEqual([]);
  const options = Object.values(switches).flatMap((one) => one.options.map(({ id }) => id));
  const values = testValues.map(({ value }) =>
    typeof value === "number" ? value.toFixed(2) : value,
  );
  const codes = [...options, ...values, ...Object.keys(faultParameters)];
  expect(codes.filter((code) => !html.includes(`<code>${code}</code>`))).toEqual([]);
});

test("the check detects a missing status, field and operation", () => {
  const html = renderServiceReference(api, "http://127.0.0.1:4010");
  const cancel = { ...(api.paths["/api/cancelInvoice"]?.post as object) };
  const planted = {
    ...api,
    paths: {
      "/api/cancelInvoice": { post: { ...cancel, responses: { 418: { description: "tea" } } } },
      "/api/refund": { get: { operationId: "refund", summary: "Refund", responses: {} } },
    },
    components: {
      ...api.components,
      schemas: { ...api.components.schemas, Problem: { properties: { hint: { type: "string" } } } },
    },
  };
  expect(missingFrom(html, planted)).toEqual([
    "cancelInvoice: 418",
    "refund: Refund",
    "refund: >GET</span> <code>/api/refund</code>",
    "schema-Problem.hint",
  ]);
});

describe("the calls on the page", () => {
  test("work in a shell unchanged", async ({ gateway, tester }) => {
    const placed = operationsOf(api.paths).find(({ path }) => path === "/api/addInvoice");
    const call = placed ? curlOf(api, placed) : "";
    const env = { PATH: process.env.PATH, BASE: gateway.baseUrl, TOKEN: "sandbox_shop" };
    // The page has the call in its own HTML, so it is not run on another text than a reader sees.
    const shown = sectionOf(await page(gateway.baseUrl, "/_docs"), "addInvoice");
    expect(shown.replaceAll("&quot;", '"')).toContain(call);
    const { stdout } = await promisify(execFile)("sh", ["-c", `${call} --silent`], { env });
    expect(JSON.parse(stdout)).toMatchObject({ success: true });
    expect((await tester.invoices.list()).invoices).toHaveLength(1);
  });

  test("keep a quote inside a body from ending it", () => {
    const examples = { one: { value: { note: "it's" } } };
    const requestBody = { content: { "application/json": { examples } } };
    const call = curlOf(api, {
      method: "PUT",
      path: "/x/{id}",
      operation: { requestBody, responses: {} },
    });
    expect(call).toBe(
      `curl "$BASE/x/$ID" \\\n  -X PUT \\\n  -H "Content-Type: application/json" \\\n  -d '{"note":"it'\\''s"}'`,
    );
  });
});

test("the specs are served as generated", async ({ gateway }) => {
  expect(await page(gateway.baseUrl, "/_docs/openapi.json")).toBe(specFile("openapi"));
  expect(await page(gateway.baseUrl, "/_docs/control.json")).toBe(specFile("control"));
});

test("reading leaves no entry in the journal", async ({ gateway, tester }) => {
  for (const path of ["/_docs", "/_docs/control", "/_docs/openapi.json"]) {
    expect((await fetch(gateway.baseUrl + path)).status).toBe(200);
  }
  expect((await tester.requests()).requests).toEqual([]);
  expect((await gateway.unclaimedRequests()).requests).toEqual([]);
});

test("an unknown path is answered like any wrong path", async ({ gateway }) => {
  const client = clientOf(gateway.baseUrl);
  expect((await client.get("/_docs/none")).status).toBe(404);
  expect((await client.post("/_docs", {})).status).toBe(404);
});

test("a separate order URL has no reference, and another host needs no token", async () => {
  const gateway = await startGateway({ orderPort: 0, host: "0.0.0.0" });
  const port = (url: string) => `http://127.0.0.1:${new URL(url).port}`;
  expect((await fetch(`${port(gateway.baseUrl)}/_docs`)).status).toBe(200);
  expect((await fetch(`${port(gateway.orderUrl)}/_docs`)).status).toBe(404);
  await gateway.close();
});

describe.skipIf(!hasChromium())("in a browser (CHROMIUM_PATH says where it is)", () => {
  visiting.for([375, 1280])("%i pixels are wide enough", async (width, { gateway, visitor }) => {
    const { page: tab } = visitor;
    await tab.setViewportSize({ width, height: 800 });
    for (const path of ["/_docs", "/_docs/control"]) {
      await tab.goto(gateway.baseUrl + path);
      expect(await isTooWide(tab), path).toBe(false);
    }
  });

  visiting(
    "a reader gets from a mark to its row, and past the contents by keyboard",
    async ({ gateway, visitor: { page: tab } }) => {
      await tab.goto(`${gateway.baseUrl}/_docs#cancelInvoice`);
      await tab.locator("#cancelInvoice .provenance a").first().click();
      await tab.waitForURL(/#assumption-cancel-invoice$/);
      await tab.goto(`${gateway.baseUrl}/_docs/control`);
      await tab.keyboard.press("Tab");
      await tab.keyboard.press("Enter");
      await tab.waitForURL(/#content$/);
      await tab.getByRole("link", { name: "Payment service" }).click();
      await tab.getByRole("heading", { level: 1, name: "Payment service" }).waitFor();
    },
  );

  visiting(
    "a search shows the sections with its words",
    async ({ gateway, visitor: { page: tab } }) => {
      await tab.goto(`${gateway.baseUrl}/_docs`);
      const operations = () => tab.locator("section.operation:visible").count();
      expect(await operations()).toBe(operationsOf(api.paths).length);
      await tab.keyboard.press("/");
      await tab.keyboard.type("qrUrl smsMessage");
      const meant = tab.locator("#addInvoice, #getInvoice, #payByCard, #addMerchantInvoice");
      expect(await meant.filter({ visible: true }).count()).toBe(4);
      expect(await operations()).toBe(4);
      expect(await tab.locator("#found").innerText()).toMatch(/^\d+ found$/);
      await tab.getByRole("link", { name: "Cancel a pending invoice", exact: true }).waitFor({
        state: "hidden",
      });
      await tab.getByLabel("Search", { exact: true }).fill("(no such [word");
      expect(await operations()).toBe(0);
      await tab.keyboard.press("Escape");
      expect(await operations()).toBe(operationsOf(api.paths).length);
    },
  );

  visiting(
    "tries a call in the chosen sandbox, and shows its answer as text",
    async ({ gateway, tester, visitor: { page: tab } }) => {
      await tab.goto(`${gateway.baseUrl}/_docs`);
      await tab.getByLabel("Sandbox to try calls in").fill("shop");
      const add = tab.locator("#addInvoice .trying");
      await add.locator("summary").click();
      const body = add.getByLabel("Body");
      const sent = { ...JSON.parse(await body.inputValue()), clientName: "<img src=x onerror=1>" };
      await body.fill(JSON.stringify(sent));
      await add.getByRole("button").click();
      await tab.locator("#addInvoice output", { hasText: /^200 OK\n\n\{\n/ }).waitFor();
      const [invoice] = (await tester.invoices.list()).invoices;
      expect(await add.locator("output").innerText()).toContain(String(invoice?.transactionNo));
      expect(await add.locator("output img").count()).toBe(0);

      const read = tab.locator("#getInvoice .trying");
      await read.locator("summary").click();
      await read.getByLabel("transactionNo").fill(String(invoice?.transactionNo));
      await read.getByRole("button").click();
      await read.locator("output", { hasText: "<img src=x onerror=1>" }).waitFor();
    },
  );

  visiting(
    "a refused call says why, and the control API can be tried too",
    async ({ gateway, visitor: { page: tab, complaints } }) => {
      await tab.goto(`${gateway.baseUrl}/_docs`);
      const add = tab.locator("#addInvoice .trying");
      await add.locator("summary").click();
      await add.getByLabel("Body").fill("{}");
      await add.getByRole("button").click();
      await add.locator("output", { hasText: "is missing" }).waitFor();
      expect(complaints.splice(0)).toEqual([expect.stringContaining("400")]);
      await tab.goto(`${gateway.baseUrl}/_docs/control`);
      const list = tab.locator('[id="gateway.list"] .trying');
      await list.locator("summary").click();
      await list.getByRole("button").click();
      await list.locator("output", { hasText: '"shop"' }).waitFor();
    },
  );

  visiting("copies a block of code", async ({ gateway, visitor: { page: tab, context } }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await tab.goto(`${gateway.baseUrl}/_docs`);
    await tab.getByRole("button", { name: "Copy" }).first().click();
    await tab.getByRole("button", { name: "Copied" }).waitFor();
    const copied = await tab.evaluate("navigator.clipboard.readText()");
    expect(copied).toContain(`BASE=${gateway.baseUrl}`);
  });

  describe("without JavaScript", () => {
    visiting.override("javaScript", false);

    visiting("shows everything except the tools", async ({ gateway, visitor: { page: tab } }) => {
      await tab.goto(`${gateway.baseUrl}/_docs`);
      expect(await tab.locator("#tools").isVisible()).toBe(false);
      expect(await tab.locator(".trying:visible").count()).toBe(0);
      expect(await tab.locator("section.operation:visible").count()).toBe(
        operationsOf(api.paths).length,
      );
    });
  });
});

describe("rules of a schema", () => {
  const everySchema = (node: unknown): readonly Schema[] => {
    if (typeof node !== "object" || node === null) return [];
    return [node as Schema, ...Object.values(node).flatMap(everySchema)];
  };

  test.each(["openapi", "control"])("have words of their own in %s.json", (name) => {
    const { components }: SpecDocument = JSON.parse(specFile(name));
    const reported = Object.values(components.schemas)
      .flatMap(everySchema)
      .filter((node) => typeof node.type === "string" || typeof node.$ref === "string")
      .flatMap(rulesOf);
    expect(reported.filter((rule) => /^(x-)?\w+[A-Z-]\w*: /.test(rule))).toEqual([]);
  });

  test.each<[Schema, readonly string[]]>([
    [{ type: "string", minLength: 1, maxLength: 9 }, ["not empty", "9 characters at most"]],
    [{ type: "integer", minimum: 0, default: 3 }, ["0 at least", "3 when left out"]],
    [{ type: "object", additionalProperties: false }, ["no other fields"]],
    [{ type: "string", "x-personal": true }, ["personal data"]],
    [{ type: "integer", multipleOf: 3 }, ["multipleOf: 3"]],
    [{ $ref: "#/components/schemas/Problem", description: "why" }, []],
  ])("%j", (schema, rules) => {
    expect(rulesOf(schema)).toEqual(rules);
  });
});
