import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { Document, Ruleset, Spectral } from "@stoplight/spectral-core";
import { describe, expect, test } from "vitest";
import ruleset from "../../spec/lint/ruleset.mjs";

const ROOT = join(import.meta.dirname, "../..");
const OURS = ["operation-operationId", "oas3-valid-media-example", "oas3-valid-schema-example"];

const DOCUMENTED = { "x-provenance": "documented" };
const text = { type: "string", ...DOCUMENTED };
const amount = { type: "number", format: "double", minimum: 0, ...DOCUMENTED };

const SHAPES = {
  problem: ["detail", "title", "type", "status"],
  otp: ["timestamp", "status", "error", "path"],
  recurring: ["response", "invoiceDetails"],
};

/** A response whose schema requires the properties of an error family, with a fitting example. */
function failing(family: keyof typeof SHAPES): object {
  const names = SHAPES[family];
  const all = <T>(value: T) => Object.fromEntries(names.map((name) => [name, value]));
  const schema = { type: "object", required: names, properties: all(text) };
  const content = { "application/json": { schema, example: all("x") } };
  return { description: "It failed", content, ...DOCUMENTED };
}

/** A response with one property of the given name and schema. */
function answering(name: string, schema: object, example: unknown = {}): object {
  const body = { type: "object", properties: { [name]: schema } };
  const content = { "application/json": { schema: body, example } };
  return { description: "It worked", content, ...DOCUMENTED };
}

type Operation = Record<string, unknown>;

/** An operation that breaks no rule, changed by a case. */
function operation(changes: Operation = {}, responses: object = {}): Operation {
  return {
    operationId: "readThing",
    responses: { 200: answering("note", text), ...responses },
    ...DOCUMENTED,
    ...changes,
  };
}

/** The rules of ours that a document with this one operation breaks, each with its message. */
async function findings(planted: Operation, file = "spec/openapi.yaml", more: object = {}) {
  const paths = { "/thing": { [planted.requestBody ? "post" : "get"]: planted } };
  const text = JSON.stringify({ openapi: "3.1.0", paths, ...more });
  const parser = {
    parse: () => ({ data: JSON.parse(text), ast: {}, lineMap: [], diagnostics: [] }),
    getLocationForJsonPath: () => undefined,
    trapAccess: <T>(value: T) => value,
  };
  const results = await spectral.run(new Document(text, parser, join(ROOT, file)));
  return (
    results
      .filter(({ code }) => OURS.includes(`${code}`) || `${code}`.startsWith("paystub-"))
      // These documents have only some of the limits.
      .filter(({ message }) => !message.includes("is stated no more"))
      .map(({ code, message, severity }) => `${severity} ${code}: ${message}`)
  );
}

const source = join(ROOT, "spec/lint/ruleset.mjs");
const spectral = new Spectral();
spectral.setRuleset(new Ruleset(ruleset, { source }));

const bearer = { security: [{ bearerToken: [] }] };
const otp = { "x-error-family": "otp", security: [] };
const openBody = {
  content: {
    "application/json": {
      schema: { type: "object", required: ["no"], properties: { no: text, name: text } },
    },
  },
};
const assumed = { "x-provenance": "assumed", "x-assumption": "money-fraction" };

describe("each planted mistake is found", () => {
  test.each([
    ["no operation id", operation({ operationId: undefined }), "operation-operationId"],
    ["another family's error", operation(otp, { 400: failing("problem") }), "the otp schema"],
    [
      "a refused token in another shape",
      operation({ ...bearer, "x-error-family": "recurring" }, { 401: failing("recurring") }),
      "401 must use the problem schema",
    ],
    [
      "a sandbox found by an optional field",
      operation({ security: [], requestBody: openBody, "x-sandbox": { invoice: "name" } }),
      "x-sandbox names name, which no body must have",
    ],
    [
      "a sandbox found beside a token",
      operation({ ...bearer, "x-sandbox": { invoice: "no" } }, { 401: failing("problem") }),
      "the token names the sandbox",
    ],
    [
      "a response without an example",
      operation({}, { 200: { ...DOCUMENTED, content: { "application/json": { schema: {} } } } }),
      "The response needs an example",
    ],
    [
      "an example that is not valid",
      operation({}, { 200: answering("note", text, { note: 1 }) }),
      "oas3-valid-media-example",
    ],
    [
      "a response without provenance",
      operation({}, { 204: { description: "none" } }),
      'response "204" is missing',
    ],
    [
      "a property without provenance",
      operation({}, { 200: answering("a", { type: "string" }) }),
      'property "a" is missing',
    ],
    [
      "an alias in capitals",
      operation({}, { 200: answering("a", { ...text, "x-aliases": ["B"] }) }),
      "x-aliases",
    ],
    ["an assumption without a row", operation({ "x-provenance": "assumed" }), "must name its row"],
    [
      "a row that does not exist",
      operation({ ...assumed, "x-assumption": "lost-row" }),
      'no assumption "lost-row"',
    ],
    [
      "documented and assumed at once",
      operation({ ...DOCUMENTED, "x-assumption": "money-fraction" }),
      "documented cannot have an x-assumption too",
    ],
    [
      "a default outside the enum",
      operation({}, { 200: answering("a", { ...text, enum: ["b"], default: "c" }) }),
      "oas3-valid-schema-example",
    ],
    [
      "an unmarked security code",
      operation({}, { 200: answering("securityCode", text) }),
      '"securityCode" needs x-secret',
    ],
    [
      "an example with an unknown member",
      operation({}, { 200: answering("note", text, { note: "x", nota: "y" }) }),
      "The example has the member nota",
    ],
    ["money as text", operation({}, { 200: answering("price", text) }), "be of type number"],
    [
      "money without a minimum",
      operation({}, { 200: answering("price", { ...amount, minimum: undefined }) }),
      "a minimum",
    ],
    [
      "money deep down",
      operation(
        {},
        {
          200: answering("payment", { ...text, type: "object", properties: { value: text } }),
        },
      ),
      '"value" must be of type number',
    ],
    [
      "unmarked personal data",
      operation({}, { 200: answering("merchantEmail", text) }),
      '"merchantEmail" needs x-personal',
    ],
    [
      "a keyword that some validators ignore",
      operation({}, { 200: answering("a", { ...text, unevaluatedProperties: false }) }),
      "unevaluatedProperties must not be used",
    ],
  ])("%s", async (_name, planted, message) => {
    const found = await findings(planted);
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(message);
    expect(found[0]).toMatch(/^0 /);
  });

  test("a component schema without provenance", async () => {
    const components = { schemas: { Thing: { type: "object" } } };
    const found = await findings(operation(), "spec/openapi.yaml", { components });
    expect(found).toEqual([expect.stringContaining('schema "Thing" is missing')]);
  });
});

/** A document of limits and states, all about the one operation. */
function behaving(limit: object, moves: object = { open: { closed: "done" }, done: {} }) {
  const about = { description: "Until it closes.", operations: ["readThing"], ...DOCUMENTED };
  return {
    "x-behavior": {
      limits: { "invoice-lifetime": { ...about, ...limit } },
      states: { thing: { ...about, moves } },
    },
  };
}

const day = { value: "PT24H" };
const calling = (expression: string) =>
  operation({
    security: [],
    requestBody: openBody,
    callbacks: { paid: { [expression]: {} } },
  });

describe("limits, states, servers and callbacks", () => {
  test.each<[string, Operation, object, string]>([
    ["a duration that is none", operation(), behaving({ value: "24 hours" }), "x-behavior"],
    [
      "a limit of an unknown operation",
      operation(),
      behaving({ ...day, operations: ["writeThing"] }),
      "names the operation writeThing, which does not exist",
    ],
    [
      "a move to an unknown state",
      operation(),
      behaving(day, { open: { closed: "gone" } }),
      "leads from open to gone, which is not a state of thing",
    ],
    [
      "a limit that its own words contradict",
      operation(),
      behaving({ value: "PT23H", description: "Open for 24 hours." }),
      "says 24 hours, but its value is another duration",
    ],
    [
      "a limit that the words of its operation contradict",
      operation({ description: "Open for 24 hours." }),
      behaving({ value: "PT23H" }),
      "no limit of readThing does",
    ],
    ["the second address without servers", operation({ "x-server": "order" }), {}, "has servers"],
    ["a callback to nowhere", calling("{$request.body#/note}"), {}, "leads to no field"],
  ])("rejects %s", async (_name, planted, more, message) => {
    const found = await findings(planted, "spec/openapi.yaml", more);
    expect(found).toEqual([expect.stringContaining(message)]);
  });
});

describe("the spec of the control API", () => {
  const bare = (response: object) => ({ operationId: "a", responses: { 500: response } });

  test("needs no provenance", async () => {
    const planted = bare(failing("problem"));
    expect(await findings(planted, "spec/openapi.yaml")).not.toEqual([]);
    expect(await findings(planted, "spec/control.yaml")).toEqual([]);
  });

  test("answers all errors with a problem", async () => {
    expect(await findings(bare(failing("otp")), "spec/control.yaml")).toHaveLength(1);
  });
});

test("both specs of this repository are clean", () => {
  const arguments_ = ["spec/openapi.yaml", "spec/control.yaml", "--fail-severity", "hint"];
  const cli = join(ROOT, "node_modules/@stoplight/spectral-cli/dist/index.js");
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [cli, "lint", ...arguments_, "--ruleset", "spec/lint/ruleset.mjs"],
    { cwd: ROOT, encoding: "utf8" },
  );
  expect(status, stdout + stderr).toBe(0);
});
