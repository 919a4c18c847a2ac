import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { transform } from "esbuild";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { rowsOf } from "../../../scripts/generate/assumptions.js";
import type { ApiDocument } from "../../../scripts/generate/documents.js";
import { faultsOf } from "../../../scripts/generate/faults.js";
import { closed, inlined } from "../../../scripts/generate/schemas.js";
import { requestSchemas } from "../../../scripts/generate/validators.js";
import { generate, staleFiles, writeFiles } from "../../../scripts/generate.js";
import type { Validator } from "../../../spec/generated/validator-types.js";

const OPENAPI = `
openapi: 3.1.0
info: { title: A shop, version: "1" }
paths:
  /orders/{id}:
    post:
      operationId: changeOrder
      x-server: order
      x-token-role: merchant
      x-creates: invoice
      x-error-family: otp
      x-provenance: assumed
      requestBody: { $ref: "#/components/requestBodies/Change" }
      responses:
        "404": { $ref: "#/components/responses/Missing" }
        "200":
          description: done
          content: { application/json: { schema: { $ref: "#/components/schemas/Order" } } }
components:
  requestBodies:
    Change:
      required: true
      content: { application/json: { schema: { $ref: "#/components/schemas/ChangeRequest" } } }
  responses:
    Missing:
      description: none
      content: { application/json: { schema: { type: object, required: [why] } } }
  schemas:
    Money: { type: number, format: double, minimum: 0, description: An amount. }
    ChangeRequest:
      type: object
      required: [price]
      properties:
        price: { $ref: "#/components/schemas/Money", x-tolerates: numeric-string }
        title: { type: string, minLength: 1 }
        pages: { type: array, items: { type: object, properties: { url: { format: uri, type: string } } } }
        repeat: { type: object, properties: { kind: { type: string }, days: { type: integer } },
          if: { properties: { kind: { const: Custom } } }, then: { required: [days] } }
    Order: { type: object, required: [total], properties: { total: { $ref: "#/components/schemas/Money" } } }
`;
const CONTROL = `
openapi: 3.1.0
info: { title: Levers, version: "1" }
paths:
  /_control/clock:
    post:
      operationId: advanceClock
      requestBody: { content: { application/json: { schema: { $ref: "#/components/schemas/AdvanceRequest" } } } }
      responses: { "200": { description: done } }
components:
  schemas:
    AdvanceRequest:
      oneOf:
        - { type: object, required: [by], properties: { by: { type: string } } }
        - { type: object, required: [to], properties: { to: { type: string } } }
`;
const ASSUMPTIONS = `
rows:
  - { id: fail-status, part: switch, question: Which status?, arabic: "أي حالة؟", answer: 400., evidence: hint, default: 400,
      options: [{ id: 400, meaning: bad request, arabic: خطأ }, { id: 200, meaning: fine, arabic: جيد }] }
  - { id: host, part: switch, question: Whose host?, arabic: "مضيف من؟", answer: ours., evidence: ours, default: own, accepts: url,
      options: [{ id: own, meaning: ours, arabic: لنا }, { id: other, meaning: theirs, arabic: لهم }] }
  - { id: money, part: fixed, question: A fraction?, answer: always., evidence: stated }
`;

const FAULTS = `
parameters:
  delayMs: { type: integer, minimum: 0, about: milliseconds, arabic: مدة }
faults:
  - { id: late, slot: reply, does: it comes late, arabic: عطل, takes: { delayMs: { required: true } }, sensible: [{ delayMs: 5 }] }
  - { id: gone, slot: outcome, does: it is gone, arabic: عطل, operations: [changeOrder] }
  - { id: unpaid, slot: domain, on: any payment, does: nobody pays, arabic: عطل }
  - { id: untold, slot: callback, does: no callback is sent, arabic: عطل }
testValues:
  - { in: title, value: "late", operation: changeOrder, fault: late, with: { delayMs: 7 } }
  - { in: price, value: 999.0, fault: unpaid }
`;

const FILES = `
openapi: 3.1.0
info: { title: Files, version: "1" }
paths: {}
components:
  schemas:
    Instant: { type: integer, minimum: 1 }
    EpochMs: { type: integer, minimum: 1, x-expected: an instant }
    FaultRule:
      type: object
      properties:
        fault: { $ref: "#/components/schemas/FaultId" }
        parameters: { type: object, additionalProperties: { type: [string, number] } }
        operation: { type: [string, "null"] }
    Note: { type: object, properties: { text: { type: string } } }
    StartOptions:
      type: object
      required: []
      properties: { port: { type: integer }, assume: { $ref: "#/components/schemas/AssumptionOptions" } }
x-roots: [StartOptions, AssumptionOptions, FaultRequest]
events:
  noted: { note: { oneOf: [{ $ref: "#/components/schemas/Note" }, { type: "null" }] }, by?: { type: string } }
  fault-added: { rule: { $ref: "#/components/schemas/FaultRule" } }
`;

let folder = "";
let files: ReadonlyMap<string, string> = new Map();

const loaded = new Map<string, Promise<Record<string, unknown>>>();

/** Runs a generated file far from any package, so that it must need none. Gives its exports. */
function load(name: string): Promise<Record<string, unknown>> {
  const found = loaded.get(name) ?? evaluated(name);
  loaded.set(name, found);
  return found;
}

async function evaluated(name: string): Promise<Record<string, unknown>> {
  const { code } = await transform(files.get(name) ?? "", { loader: "ts" });
  const path = join(folder, name.replace(/ts$/, "mjs"));
  writeFileSync(path, code);
  return import(/* @vite-ignore */ pathToFileURL(path).href);
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "paystub-generate-"));
  writeFileSync(join(folder, "openapi.yaml"), OPENAPI);
  writeFileSync(join(folder, "control.yaml"), CONTROL);
  writeFileSync(join(folder, "assumptions.yaml"), ASSUMPTIONS);
  writeFileSync(join(folder, "faults.yaml"), FAULTS);
  writeFileSync(join(folder, "files.yaml"), FILES);
  files = await generate(folder);
});

afterAll(() => rmSync(folder, { recursive: true }));

describe("the generated code", () => {
  test("says in every file that it is generated and how to renew it", () => {
    const sources = [...files].filter(([name]) => name.endsWith(".ts"));
    expect(sources.length).toBeGreaterThan(5);
    for (const [name, text] of sources) {
      expect(text.split("\n").slice(0, 2).join("\n"), name).toContain("npm run generate");
    }
  });

  test("is the same for the same spec, byte for byte", async () => {
    expect(await generate(folder)).toEqual(files);
  });

  test("operations carry server, role, body, family, provenance and statuses", async () => {
    const { operations, controlOperations } = await load("operations.ts");
    expect(operations).toEqual([
      {
        id: "changeOrder",
        method: "POST",
        path: "/orders/{id}",
        server: "order",
        role: "merchant",
        creates: "invoice",
        body: "ChangeRequest",
        bodyOptional: false,
        family: "otp",
        provenance: "assumed",
        assumption: null,
        sandbox: null,
        query: [],
        statuses: [200, 404],
      },
    ]);
    expect(controlOperations).toMatchObject([{ server: "base", role: null, bodyOptional: true }]);
  });

  test("types have readonly root types and keep null-only and optional fields", () => {
    expect(files.get("openapi.types.ts")).toContain("export type ChangeRequest =");
    expect(files.get("openapi.types.ts")).toContain("readonly title?: string;");
  });

  test("fractions are the names of all amounts, also behind a reference", async () => {
    expect(await load("fractions.ts")).toMatchObject({ fractionKeys: ["price", "total"] });
  });

  test("assumptions carry switches, defaults and rows", async () => {
    const generated = await load("assumptions.ts");
    expect(generated.defaultAssumptions).toEqual({ "fail-status": "400", host: "own" });
    expect(generated.assumptionRows).toHaveLength(3);
    expect(generated.switches).toMatchObject({ host: { accepts: "url", default: "own" } });
    expect(files.get("assumptions.ts")).toContain(`"host": "own" | "other" | \`http\${string}\`;`);
  });
});

test("faults contain their effect, and test values omit theirs", async () => {
  const { faults, faultParameters, testValues } = await load("faults.ts");
  const bare = { operations: null, takes: {}, sensible: [], out: null };
  expect(faults).toEqual({
    late: {
      ...bare,
      slot: "reply",
      does: "it comes late",
      on: "any operation",
      takes: { delayMs: { required: true } },
      sensible: [{ delayMs: 5 }],
    },
    gone: {
      ...bare,
      slot: "outcome",
      does: "it is gone",
      on: "changeOrder",
      operations: ["changeOrder"],
    },
    unpaid: { ...bare, slot: "domain", does: "nobody pays", on: "any payment" },
    untold: { ...bare, slot: "callback", does: "no callback is sent", on: "any callback" },
  });
  expect(faultParameters).toMatchObject({ delayMs: { type: "integer", minimum: 0 } });
  expect(testValues).toEqual([
    { in: "title", value: "late", operation: "changeOrder", fault: "late", with: { delayMs: 7 } },
    { in: "price", value: 999, operation: null, fault: "unpaid", with: {} },
  ]);
});

describe("the Arabic text", () => {
  test("exists for each fault, parameter, switch and option", async () => {
    expect(await load("arabic.ts")).toMatchObject({
      faultsInArabic: { late: "عطل", gone: "عطل", unpaid: "عطل", untold: "عطل" },
      parametersInArabic: { delayMs: "مدة" },
      switchesInArabic: {
        "fail-status": { question: "أي حالة؟", options: { 400: "خطأ", 200: "جيد" } },
        host: { question: "مضيف من؟", options: { own: "لنا", other: "لهم" } },
      },
    });
  });

  test.each([
    ["a fault", "faults.yaml", FAULTS, "does: nobody pays, arabic: عطل", "Fault unpaid"],
    ["a parameter", "faults.yaml", FAULTS, "arabic: مدة", "Parameter delayMs"],
    ["a switch", "assumptions.yaml", ASSUMPTIONS, 'arabic: "مضيف من؟"', "Assumption host"],
    ["an option", "assumptions.yaml", ASSUMPTIONS, "arabic: جيد", "fail-status, option 200"],
  ])("must be present: %s", async (_what, name, text, arabic, reported) => {
    const english = arabic.replace(/arabic: .+/, "arabic: English");
    writeFileSync(join(folder, name), text.replace(arabic, english));
    await expect(generate(folder)).rejects.toThrow(`${reported}: it has no Arabic`);
    writeFileSync(join(folder, name), text);
  });
});

describe("request validators", () => {
  let changeRequest: Validator;
  let advanceRequest: Validator;

  beforeAll(async () => {
    const table = (await load("request-validators.ts")).requestValidators;
    changeRequest = (table as { ChangeRequest: Validator }).ChangeRequest;
    const { controlValidator } = await load("control-validators.ts");
    advanceRequest = (controlValidator as (name: string) => Validator)("AdvanceRequest");
  });

  test.each([
    ["a complete body", { price: 19.99, title: "x", pages: [{ url: "https://shop.example" }] }, []],
    ["a missing field", {}, ["required"]],
    ["an unknown field", { price: 1, extra: 1 }, ["additionalProperties"]],
    ["an unknown field deep down", { price: 1, pages: [{ x: 1 }] }, ["additionalProperties"]],
    ["a bad URL", { price: 1, pages: [{ url: "shop" }] }, ["format"]],
    ["two wrongs at once", { price: -1, title: "" }, ["minimum", "minLength"]],
    [
      "a rule that reads another field",
      { price: 1, repeat: { kind: "Custom" } },
      ["required", "if"],
    ],
    ["the same rule when it does not apply", { price: 1, repeat: { kind: "Daily" } }, []],
  ])("%s", (_name, body, keywords) => {
    expect(changeRequest(body)).toBe(keywords.length === 0);
    expect((changeRequest.errors ?? []).map(({ keyword }) => keyword)).toEqual(keywords);
  });

  test("an error carries the value and the marks of its schema, without prose", () => {
    expect(changeRequest({ price: "10" })).toBe(false);
    expect(changeRequest.errors?.[0]).toMatchObject({ data: "10", instancePath: "/price" });
    expect(changeRequest.errors?.[0]?.parentSchema).toEqual({
      type: "number",
      format: "double",
      minimum: 0,
      "x-tolerates": "numeric-string",
    });
  });

  test("accept exactly one of two forms", () => {
    expect(advanceRequest({ by: "PT1H" })).toBe(true);
    expect(advanceRequest({ by: "PT1H", to: "2030-01-01T00:00:00.000Z" })).toBe(false);
  });
});

describe("validators of files", () => {
  const keywordsOf = (validate: Validator | undefined, value: unknown) => {
    validate?.(value);
    return (validate?.errors ?? []).map(
      ({ keyword, instancePath }) => `${instancePath} ${keyword}`,
    );
  };
  const noted = { type: "noted", at: 1, note: null };

  test.each([
    ["an event", noted, []],
    ["one with what may lack", { ...noted, note: { text: "a" }, by: "me" }, []],
    ["one that lacks a field", { type: "noted", at: 1 }, [" required"]],
    ["one with a field too many", { ...noted, more: 1 }, [" additionalProperties"]],
    ["one that is wrong inside a choice", { ...noted, note: { text: 1 } }, ["/note/text type"]],
    ["one of no type", { at: 1 }, [" required", " discriminator"]],
    ["one of an unknown type", { ...noted, type: "gone" }, [" discriminator"]],
    [
      "a rule without what its fault takes",
      { type: "fault-added", at: 1, rule: { fault: "late", operation: null, parameters: {} } },
      ["/rule/parameters required"],
    ],
  ])("report %s in a log", async (_what, event, reported) => {
    const { validators } = await load("log-validators.ts");
    const { LogEvent } = validators as { LogEvent: Validator };
    expect(keywordsOf(LogEvent, event)).toEqual(reported);
  });

  test.each([
    ["a rule", "FaultRequest", { fault: "late", delayMs: 5 }, []],
    ["one without its parameter", "FaultRequest", { fault: "late" }, [" required"]],
    [
      "one with another's",
      "FaultRequest",
      { fault: "gone", delayMs: 1 },
      [" additionalProperties"],
    ],
    [
      "an operation that it does not fit",
      "FaultRequest",
      { fault: "unpaid", operation: "changeOrder" },
      ["/operation not"],
    ],
    ["an option", "AssumptionOptions", { "fail-status": "200", host: "https://a.example" }, []],
    ["one that is none", "AssumptionOptions", { "fail-status": "500" }, ["/fail-status enum"]],
  ])("report %s", async (_what, name, value, reported) => {
    const { validators } = await load("file-validators.ts");
    const found = (validators as Readonly<Record<string, Validator>>)[name];
    expect(keywordsOf(found, value)).toEqual(reported);
  });

  test("of a start leave out parts with their own validators", async () => {
    const [start, others] = [await load("start-validators.ts"), await load("file-validators.ts")];
    const { StartOptions } = start.validators as Readonly<Record<string, Validator>>;
    expect(keywordsOf(StartOptions, { assume: { host: 1 }, port: "1" })).toEqual(["/port type"]);
    expect(Object.keys(others.validators as object)).toEqual(["AssumptionOptions", "FaultRequest"]);
  });

  test("types have all events, with optional fields", () => {
    const types = files.get("files.types.ts");
    expect(types).toContain("export type LogEvent =");
    expect(types).toContain("readonly by?: string;");
    expect(types).toContain('AssumptionOptions: import("./assumptions.js").AssumptionOptions;');
  });
});

test("response validators allow more fields, and are found by operation and status", async () => {
  const table = (await load("response-validators.ts")).responseValidators;
  const { changeOrder } = table as { changeOrder: Record<number, Validator> };
  expect(Object.keys(changeOrder)).toEqual(["200", "404"]);
  expect(changeOrder[200]?.({ total: 10, more: true })).toBe(true);
  expect(changeOrder[200]?.({ total: "10" })).toBe(false);
  expect(changeOrder[404]?.({})).toBe(false);
});

describe("the freshness check", () => {
  test("names differing, missing and superfluous files", () => {
    const target = join(folder, "generated");
    writeFiles(target, files);
    expect(staleFiles(target, files)).toEqual([]);

    writeFileSync(join(target, "operations.ts"), "export const operations = [];\n");
    rmSync(join(target, "openapi.json"));
    writeFileSync(join(target, "old.ts"), "");
    expect(staleFiles(target, files)).toEqual(["old.ts", "openapi.json", "operations.ts"]);

    writeFiles(target, files);
    expect(staleFiles(target, files)).toEqual([]);
    expect(readFileSync(join(target, "operations.ts"), "utf8")).toBe(files.get("operations.ts"));
  });

  test("the generated files of this repository are current", async () => {
    const here = join(import.meta.dirname, "../../../spec/generated");
    expect(staleFiles(here, await generate()), "stale: npm run generate").toEqual([]);
  });
});

describe("generating is refused for", () => {
  const documentOf = (schema: object, others = {}): ApiDocument => ({
    openapi: "3.1.0",
    paths: {
      "/x": {
        post: {
          operationId: "x",
          requestBody: {
            content: { "application/json": { schema: { $ref: "#/components/schemas/X" } } },
          },
          responses: {},
        },
      },
    },
    components: { schemas: { X: { ...schema }, ...others } },
  });

  test("a request body that contains itself", () => {
    const tree = { properties: { child: { $ref: "#/components/schemas/X" } } };
    expect(() => requestSchemas(documentOf(tree))).toThrow("contains itself");
  });

  test("a keyword beside a reference that is also behind it", () => {
    const name = { $ref: "#/components/schemas/Name", maxLength: 3 };
    const document = documentOf({ properties: { name } }, { Name: { maxLength: 9 } });
    expect(() => inlined(document, document.components?.schemas?.X ?? {})).toThrow("maxLength");
  });

  test("an object whose names appear in several places", () => {
    expect(() => closed({ allOf: [{ properties: { a: {} } }] })).toThrow("cannot be closed");
    expect(() => closed({ properties: { a: {} }, anyOf: [{ properties: { b: {} } }] })).toThrow(
      "b",
    );
  });

  const fault = { id: "late", slot: "reply", does: "it comes late", unmet: "a test" };
  const value = { in: "title", value: "late", fault: "late" };
  const card = { number: "4111111111111111", brand: "mada" };
  test.each([
    ["a fault twice", { faults: [fault, fault] }, "Fault is listed twice: late"],
    ["a fault with an id in capitals", { faults: [{ ...fault, id: "Late" }] }, "kebab case"],
    ["an unknown slot", { faults: [{ ...fault, slot: "moon" }] }, "slot is none of"],
    ["a fault of an unknown operation", { faults: [{ ...fault, operations: ["y"] }] }, "y"],
    ["an unknown parameter", { faults: [{ ...fault, takes: { y: {} } }] }, "no parameter y"],
    ["a sensible one that is not taken", { faults: [{ ...fault, sensible: [{ y: 1 }] }] }, "y"],
    ["a test value twice", { testValues: [value, value] }, "is listed twice: title=late"],
    ["a test value of no fault", { testValues: [{ ...value, fault: "y" }] }, "no fault y"],
    ["one of no operation", { testValues: [{ ...value, operation: "y" }] }, "no such operation"],
    ["one with a strange parameter", { testValues: [{ ...value, with: { y: 1 } }] }, "y"],
    [
      "a test card twice",
      { testCards: [card, card] },
      "Test card is listed twice: 4111111111111111",
    ],
    [
      "a test card that is not a number",
      { testCards: [{ ...card, number: "x" }] },
      "12 to 19 digits",
    ],
    ["a test card of no brand", { testCards: [{ ...card, brand: "visa" }] }, "brand is none of"],
    ["a test card that asks for more", { testCards: [{ ...card, asks: "it" }] }, "3-D Secure"],
    [
      "one that lacks a parameter",
      { faults: [{ ...fault, takes: { delayMs: { required: true } } }], testValues: [value] },
      "delayMs is missing",
    ],
  ])("%s", (_name, part, message) => {
    const parameters = { delayMs: { type: "integer", about: "milliseconds" } };
    const file = { parameters, faults: [fault], testValues: [], ...part };
    expect(() => faultsOf(file, documentOf({}), [])).toThrow(message);
  });

  const row = { id: "a", part: "switch", question: "?", answer: "!", evidence: "ours" };
  const options = [
    { id: "x", meaning: "" },
    { id: "y", meaning: "" },
  ];
  test.each([
    ["a default that is not the first option", [{ ...row, options, default: "y" }], "default"],
    ["a switch with one option", [{ ...row, options: [options[0]], default: "x" }], "two options"],
    ["an unknown kind of evidence", [{ ...row, evidence: "rumour", options }], "evidence"],
    ["a row twice", [row, row].map((one) => ({ ...one, part: "fixed" })), "twice: a"],
  ])("%s", (_name, rows, message) => {
    expect(() => rowsOf({ rows })).toThrow(message);
  });
});
