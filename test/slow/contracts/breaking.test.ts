import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { parse } from "yaml";
import { unseenChanges } from "../../../contracts/breaking/unseen.js";
import { readVersion, type Version } from "../../../contracts/breaking/version.js";
import type { Case, Report } from "../../../mocks/report/report.js";
import { folder, paystub } from "../../support/command-line.js";

const SPEC = join(import.meta.dirname, "../../../spec");
const YAML = join(SPEC, "openapi.yaml");
/** The same in JSON, which is read at once. */
const BASE = join(SPEC, "generated/openapi.json");

type Edit = readonly [from: string, to: string];

/** A later version of the spec in a folder of its own, with its assumptions beside it. */
function revision(
  edits: readonly Edit[],
  ofAssumptions: readonly Edit[] = [],
  path = folder(),
): string {
  for (const [name, changes] of Object.entries({ openapi: edits, assumptions: ofAssumptions })) {
    const file = `${name}.yaml`;
    writeFileSync(join(path, file), edited(readFileSync(join(SPEC, file), "utf8"), changes));
  }
  return join(path, "openapi.yaml");
}

/** Each edit must change something: one that misses its place would plant nothing. */
function edited(text: string, edits: readonly Edit[]): string {
  return edits.reduce((before, [from, to]) => {
    const after = before.replace(from, to);
    expect(after).not.toBe(before);
    return after;
  }, text);
}

const bearer = { Authorization: "Bearer sandbox_shop" };
const states = (name: string, params = {}) => ({ providerStates: [{ name, params }] });
const ORDER = {
  orderNumber: "ORD-1",
  amount: 25,
  callBackUrl: "https://shop.example/paid",
  clientName: "Sara Al Harbi",
  clientMobile: "0500000001",
  products: [{ title: "Coffee", price: 25, qty: 1 }],
};

/** The web shop creates invoices; the back office only cancels them. */
const WEB_SHOP = pact("web-shop", {
  description: "creates an invoice",
  ...states("a merchant"),
  request: {
    method: "POST",
    path: "/api/addInvoice",
    headers: { ...bearer, "Content-Type": "application/json" },
    body: ORDER,
  },
  response: { status: 200, body: { transactionNo: "1772355600000" } },
});
const BACK_OFFICE = pact("back-office", {
  description: "cancels an invoice",
  ...states("an assumption is chosen", { id: "cancel-success-type", option: "string" }),
  request: {
    method: "POST",
    path: "/api/cancelInvoice",
    headers: { ...bearer, "Content-Type": "application/json" },
    body: { transactionNo: "1772355600000" },
  },
  response: { status: 200, body: { success: "true" } },
});
const SHOP_ITSELF = pact(
  "payment-gateway",
  {
    description: "tells that an invoice is paid",
    request: { method: "GET", path: "/paid" },
    response: { status: 200 },
  },
  "web-shop",
);

function pact(consumer: string, interaction: object, provider = "payment-service") {
  return {
    consumer: { name: consumer },
    provider: { name: provider },
    interactions: [interaction],
    metadata: { pactSpecification: { version: "3.0.0" } },
  };
}

const pacts = (...all: ReturnType<typeof pact>[]) => pactsIn(folder(), all);

function pactsIn(path: string, all: readonly ReturnType<typeof pact>[]): string {
  for (const one of all)
    writeFileSync(join(path, `${one.consumer.name}.json`), JSON.stringify(one));
  return path;
}

/** Runs the command and gives its exit code and its cases by section. */
async function compared(...argv: string[]) {
  const { code, out, complaints } = await paystub("breaking", ...argv, "--json");
  const report: Report | undefined = out ? JSON.parse(out) : undefined;
  const casesOf = (name: string): readonly Case[] =>
    report?.sections.find((section) => section.name === name)?.cases ?? [];
  return {
    ...{ code, complaints, summary: report?.summary, report },
    schema: casesOf("schema"),
    behaviour: casesOf("behaviour"),
    consumers: casesOf("consumers"),
  };
}

const REQUIRED: Edit = ["required: [orderNumber, amount,", "required: [orderNumber, note, amount,"];
const NOTHING = [{ name: "nothing changed", status: "passed" }];

/** A spec that has a schema in a file beside it. */
const NOTES = {
  openapi: "3.1.0",
  info: { title: "Notes", version: "1" },
  paths: {
    "/notes": {
      get: {
        responses: {
          200: {
            description: "One",
            content: { "application/json": { schema: { $ref: "parts.json#/Note" } } },
          },
        },
      },
    },
  },
};

test("a spec breaks nothing of itself", async () => {
  expect(await compared(YAML, "--pacts", pacts(WEB_SHOP, BACK_OFFICE))).toMatchObject({
    code: 0,
    summary: "No breaking changes.",
    schema: NOTHING,
    behaviour: NOTHING,
    consumers: [
      { name: "back-office", status: "passed" },
      { name: "web-shop", status: "passed" },
    ],
  });
});

test("optional additions break no consumer", async () => {
  const added = revision([
    ["        note:\n", "        remark: { type: string }\n        note:\n"],
  ]);
  expect(await compared(BASE, added, "--pacts", pacts(WEB_SHOP))).toMatchObject({
    code: 0,
    schema: [{ status: "passed" }],
    consumers: [{ status: "passed" }],
  });
});

describe("a change of the schemas", () => {
  const odd = pact("old-shop", {
    ...structuredClone(WEB_SHOP.interactions[0]),
    response: { status: 418 },
  });
  const [where, kept] = [1, 2].map(() => mkdtempSync(join(tmpdir(), "paystub-")));
  let file: string;
  let ran: Awaited<ReturnType<typeof compared>>;

  // A comparison starts a process of its own: one is enough for what becomes of three consumers.
  beforeAll(async () => {
    file = revision([REQUIRED], [], where);
    const all = pactsIn(kept ?? "", [WEB_SHOP, BACK_OFFICE, odd]);
    ran = await compared(BASE, file, "--pacts", all);
  });
  afterAll(() => {
    for (const path of [where, kept]) rmSync(path ?? "", { recursive: true });
  });

  const isOdd = ({ name }: Case) => name.startsWith("old-shop");

  test("breaks only the consumer that uses the old one", () => {
    const { code, summary, schema, behaviour, consumers } = ran;
    expect(code).toBe(1);
    expect(summary).toBe("1 breaking change; broken: web-shop.");
    expect(schema).toEqual([
      {
        name: "POST /api/addInvoice: requestBody schema",
        status: "failed",
        message: "Properties of `AddInvoiceRequest` became required: `note`.",
        details: ["breaks web-shop: creates an invoice"],
        file,
        line: expect.any(Number),
      },
    ]);
    expect(behaviour).toEqual(NOTHING);
    expect(consumers.filter((one) => !isOdd(one))).toMatchObject([
      { name: "back-office", status: "passed" },
      {
        name: "web-shop",
        status: "failed",
        message: "1 of 1 interaction would no longer agree with the spec.",
        details: [expect.stringMatching(/^creates an invoice: .*required property 'note'/)],
      },
    ]);
  });

  test("is not blamed for a consumer that already breaks the base, which is reported", () => {
    // Its details name the other shop alone.
    expect(ran.schema).toMatchObject([{ details: ["breaks web-shop: creates an invoice"] }]);
    expect(ran.consumers.filter(isOdd)).toMatchObject([
      { name: "old-shop", status: "passed" },
      {
        name: "old-shop: creates an invoice",
        status: "warning",
        message: expect.stringContaining("no change is to blame"),
      },
    ]);
  });

  test("is reported for every operation that shares the schema", async () => {
    const refused = pact("web-shop", {
      ...structuredClone(WEB_SHOP.interactions[0]),
      response: { status: 400, body: { status: "400" } },
    });
    const file = revision([
      ["      required: [detail, title, type, status]", "      required: [detail, title, type]"],
      [
        `        status:
          type: string
          pattern: "^[1-5][0-9]{2}$"`,
        "        status:\n          type: number",
      ],
    ]);
    const { code, schema } = await compared(BASE, file, "--pacts", pacts(refused));
    expect(code).toBe(1);
    const failed = schema.filter(({ status }) => status === "failed");
    expect(failed.length).toBeGreaterThan(0);
    for (const { details } of failed) {
      expect(details).toEqual(["breaks web-shop: creates an invoice"]);
    }
  });

  test("is found in a file that both reference by the same name", async () => {
    const [base, later] = ["string", "number"].map((type) => {
      const path = folder();
      writeFileSync(join(path, "parts.json"), JSON.stringify({ Note: { type } }));
      writeFileSync(join(path, "openapi.json"), JSON.stringify(NOTES));
      return join(path, "openapi.json");
    });
    const { code, schema } = await compared(base ?? "", later ?? "");
    expect(code).toBe(1);
    expect(schema).toMatchObject([{ name: expect.stringMatching(/^GET \/notes: /) }]);
  });

  test("that moves a path breaks consumers of the old one", async () => {
    const file = revision([["  /api/cancelInvoice:", "  /api/voidInvoice:"]]);
    const { code, summary, schema } = await compared(
      ...[BASE, file, "--pacts", pacts(WEB_SHOP, BACK_OFFICE)],
    );
    expect({ code, summary }).toEqual({
      code: 1,
      summary: "1 breaking change; broken: back-office.",
    });
    expect(schema).toMatchObject([{ details: ["breaks back-office: cancels an invoice"] }]);
  });
});

describe("a change of security or of created objects", () => {
  const KEY = "    apiKey: { type: apiKey, in: header, name: X-Key }\n    bearerToken:";
  const CANCEL = "operationId: cancelInvoice\n";
  test.each<[string, readonly Edit[], number, readonly string[]]>([
    [
      "an API key as an alternative is not a break",
      [
        ["security:\n  - bearerToken: []", "security:\n  - bearerToken: []\n  - apiKey: []"],
        ["    bearerToken:", KEY],
      ],
      0,
      [],
    ],
    [
      "inherited security, written out, is not a change",
      [[CANCEL, `${CANCEL}      security: [{ bearerToken: [] }]\n`]],
      0,
      [],
    ],
    [
      "optional credentials are a warning",
      [[CANCEL, `${CANCEL}      security: [{ bearerToken: [] }, {}]\n`]],
      0,
      ["Calls with no credentials are accepted now."],
    ],
    [
      "other credentials break",
      [
        [CANCEL, `${CANCEL}      security: [{ apiKey: [] }]\n`],
        ["    bearerToken:", KEY],
      ],
      1,
      ["Calls with bearerToken are no longer accepted."],
    ],
    [
      "a creation that is no longer declared breaks",
      [["      x-creates: invoice\n", ""]],
      1,
      ["The call no longer says that it creates: invoice."],
    ],
  ])("%s", async (_name, edits, code, messages) => {
    const ran = await compared(BASE, revision(edits));
    expect(ran.code, JSON.stringify(ran.schema)).toBe(code);
    const grave = ran.schema.filter(({ status }) => status !== "passed");
    expect(grave.map(({ message }) => message)).toEqual(messages);
  });
});

describe("a change of behavior", () => {
  test("names the affected consumers, although no schema changed", async () => {
    const file = revision([["value: PT24H", "value: PT12H"]]);
    const places = pacts(WEB_SHOP, BACK_OFFICE);
    expect(await compared(BASE, file, "--pacts", places)).toMatchObject({
      code: 1,
      schema: NOTHING,
      behaviour: [
        {
          name: "limit invoice-lifetime",
          status: "failed",
          message: "It is PT12H and no longer PT24H.",
          details: [
            "may break back-office, which calls cancelInvoice (1 interaction)",
            "may break web-shop, which calls addInvoice (1 interaction)",
          ],
        },
      ],
      consumers: [{ status: "passed" }, { status: "passed" }],
    });
  });

  test("of a default is read from the assumptions beside the spec, or from its own switches", async () => {
    const question = "question: Which type does success have in the reply of cancelInvoice?";
    const text = readFileSync(join(SPEC, "assumptions.yaml"), "utf8");
    const row = text.slice(text.indexOf("  - id: cancel-success-type"));
    const whole = row.slice(0, row.indexOf("  - id: callback-channel"));
    const file = revision([], [[whole, whole.replace("default: string", "default: boolean")]]);
    expect(whole).toContain(question);
    for (const base of [YAML, BASE]) {
      const { code, behaviour } = await compared(base, file, "--pacts", pacts(BACK_OFFICE));
      expect(code).toBe(1);
      expect(behaviour).toMatchObject([
        {
          name: "switch cancel-success-type",
          message: "Its default is boolean and no longer string.",
        },
      ]);
      // Its interaction chooses an option, so the default is nothing to it.
      expect(behaviour[0]).not.toHaveProperty("details");
    }
  });

  test("is reported as unknown if a version does not define it", async () => {
    const path = join(folder(), "openapi.json");
    const { "x-behavior": _, ...document } = parse(readFileSync(YAML, "utf8"));
    writeFileSync(path, JSON.stringify(document));
    const { code, behaviour } = await compared(path, YAML);
    expect(code).toBe(0);
    expect(behaviour).toMatchObject([
      { status: "warning", message: expect.stringContaining(`${path} does not define limits`) },
      ...NOTHING,
    ]);
  });
});

test("ignores a pact between other parties, and says so", async () => {
  const { code, consumers } = await compared(BASE, "--pacts", pacts(SHOP_ITSELF, WEB_SHOP));
  expect(code).toBe(0);
  expect(consumers).toMatchObject([
    { name: "web-shop", status: "passed" },
    { name: "payment-gateway", status: "skipped", message: expect.stringContaining("web-shop") },
  ]);
});

describe("an impossible comparison is a mistake of the caller, reported in one line", () => {
  const written = (text: string) => {
    const path = join(folder(), "spec.yaml");
    writeFileSync(path, text);
    return path;
  };
  test.each([
    ["no such base", () => ["none.yaml"], /the base none\.yaml does not exist. Give the path/],
    ["no such revision", () => [BASE, "none.yaml"], /the revision none\.yaml does not exist/],
    ["no YAML", () => [written("a: [")], /is not valid YAML or JSON: /],
    ["no spec", () => [written("a: 1")], /is not an OpenAPI 3 document. Give one/],
    ["a list", () => [written("- a")], /holds no object/],
    [
      "a version that nobody knows",
      () => [BASE, written("openapi: 3.9.0\npaths: {}")],
      /redocly cannot compare .*: Unsupported OpenAPI version: 3\.9\.0/,
    ],
    ["no such pacts", () => [BASE, "--pacts", "none"], /none does not exist. Give --pacts/],
    ["no base", () => [], /needs <base>/],
  ])("%s", async (_name, argv, complaint) => {
    const { code, complaints } = await compared(...argv());
    expect(complaints).toMatch(complaint);
    expect(code).toBe(2);
    expect(complaints.trimEnd()).not.toContain("\n");
  });
});

test("help names the inputs, with an example", async () => {
  const { out } = await paystub("breaking", "--help");
  expect(out).toContain("limits and states (x-behavior)");
  expect(out).toContain("Example:\n  paystub breaking released/openapi.yaml");
});

describe("a removed request field", () => {
  /** A spec whose operation takes these fields, and others too unless it is closed. */
  function takes(fields: readonly string[], closed: object): string {
    const properties = Object.fromEntries(fields.map((name) => [name, { type: "string" }]));
    const schema = { type: "object", properties, ...closed };
    const requestBody = { content: { "application/json": { schema } } };
    const post = { operationId: "addNote", requestBody, responses: { 200: { description: "ok" } } };
    const info = { title: "Notes", version: "1" };
    const path = join(folder(), "notes.json");
    writeFileSync(path, JSON.stringify({ openapi: "3.1.0", info, paths: { "/notes": { post } } }));
    return path;
  }

  const GONE = { name: "POST /notes: requestBody schema properties cancelUrl", line: 1 };

  test.each([
    [
      "may be ignored where others are taken",
      {},
      0,
      {
        status: "warning",
        message: expect.stringContaining("the service may ignore or reject what clients send"),
      },
    ],
    [
      "is refused where no others are",
      { additionalProperties: false },
      1,
      { status: "failed", message: expect.stringContaining("was removed") },
    ],
  ])("%s", async (_how, closed, code, reported) => {
    const base = takes(["text", "cancelUrl"], closed);
    const later = await compared(base, takes(["text"], closed));
    expect(later).toMatchObject({ code, schema: [{ ...GONE, ...reported, file: base }] });
  });

  test("is found in the spec of the service too", async () => {
    const next = revision([
      [
        /\n {8}cancelUrl:\n {10}type: string(\n {10}.*)*/.exec(readFileSync(YAML, "utf8"))?.[0] ??
          "none",
        "",
      ],
    ]);
    const { schema } = await compared(YAML, next);
    expect(schema).toContainEqual(
      expect.objectContaining({
        name: "POST /api/addInvoice: requestBody schema properties cancelUrl",
        status: "warning",
      }),
    );
  });
});

const SPEC_FILE = join(import.meta.dirname, "../../../spec/openapi.yaml");
/** The same in JSON, which is read at once. */
const JSON_SPEC = join(import.meta.dirname, "../../../spec/generated/openapi.json");
const text = readFileSync(SPEC_FILE, "utf8");
const base = await readVersion("base", SPEC_FILE);

type TextEdit = readonly [from: string | RegExp, to: string];

function editedText(edits: readonly TextEdit[]): string {
  return edits.reduce((before, [from, to]) => {
    const after = before.replace(from, to);
    expect(after).not.toBe(before);
    return after;
  }, text);
}

const later = (...edits: readonly TextEdit[]): Version => ({
  ...base,
  document: parse(editedText(edits)),
});

const CURRENCY: TextEdit = [
  /(\n {8}currency:\n {10}\$ref: "#\/components\/schemas\/Currency"\n {10}default: )SAR/,
  "$1USD",
];
const RETRIES: TextEdit = [/(maximum: 5\n {10}default: )0/, "$13"];
const HOST: TextEdit = [
  "url: https://api.testing.payments.example",
  "url: https://api.other.example",
];

describe("reports breaks that the schema comparison misses", () => {
  test.each<[string, TextEdit, string, string]>([
    [
      ...(["another default of the currency", CURRENCY] as const),
      "components schemas AddInvoiceRequest properties currency default",
      'It is "USD" and no longer "SAR".',
    ],
    [
      ...(["another default of retryCount", RETRIES] as const),
      "components schemas RecurringSchedule properties retryCount default",
      "It is 3 and no longer 0.",
    ],
    [
      "a default that is gone",
      [/(maximum: 5\n) {10}default: 0\n/, "$1"],
      "components schemas RecurringSchedule properties retryCount default",
      "It was 0, and is absent now.",
    ],
    [
      ...(["another host", HOST] as const),
      "servers",
      "https://api.testing.payments.example is gone; https://api.other.example is new.",
    ],
    [
      "another host of one operation",
      ["url: https://order.payments.example", "url: https://pay.payments.example"],
      "/rest/pay/stcpay/sendOtp servers",
      "https://order.payments.example is gone; https://pay.payments.example is new.",
    ],
    [
      "a parameter that a callback no longer has",
      [/\n {16}- \$ref: "#\/components\/parameters\/CallbackOrderNumber"/, ""],
      "POST /api/addInvoice callbacks callBackUrl GET",
      "It no longer contains the query parameter orderNumber.",
    ],
    [
      "a callback that is no longer made",
      [
        /\n {8}callback:\n {10}"\{\$request.body#\/urls\/callback\}"/,
        '\n        reported:\n          "{$request.body#/urls/callback}"',
      ],
      "POST /api/registerPayment callbacks callback GET",
      "It is no longer made.",
    ],
  ])("%s", (_, edit, name, message) => {
    const reported = unseenChanges(base, later(edit)).filter((one) => one.grade === "breaking");
    expect(reported).toContainEqual(expect.objectContaining({ name, message }));
  });

  test("and names the affected operations", () => {
    const [change] = unseenChanges(base, later(RETRIES));
    expect([...(change?.operations ?? [])]).toEqual(["registerPayment"]);
  });

  test("a spec breaks nothing of itself", () => {
    expect(unseenChanges(base, base)).toEqual([]);
  });

  test("a new default is reported and breaks no consumer by its text", () => {
    const fresh: TextEdit = [/(iterations:\n {10}type: integer\n)/, "$1          default: 0\n"];
    expect(unseenChanges(base, later(fresh))).toMatchObject([{ grade: "notable" }]);
  });
});

describe("the command, with an accept list", () => {
  const listed = (list: string) => {
    const path = join(folder(), "accepted.yaml");
    writeFileSync(path, list);
    return path;
  };
  const revision = () => {
    const path = join(folder(), "openapi.yaml");
    writeFileSync(path, editedText([RETRIES, HOST]));
    return path;
  };

  test("no longer fails for accepted breaks, and explains", async () => {
    const accept = listed(
      "- { change: servers, says: api.other.example, reason: moved on 1 March }\n" +
        "- { change: limit invoice-lifetime, reason: never mind }\n",
    );
    const argv = ["breaking", JSON_SPEC, revision(), "--accept", accept];
    const { code, out } = await paystub(...argv);
    expect(out).toMatch(
      / {2}warning {2}servers\n {11}https:\S+ is gone.*\n {11}accepted: moved on 1 March\n/,
    );
    expect(out).toMatch(
      /warning {2}limit invoice-lifetime\n {11}No change of that name breaks anything/,
    );
    expect(out).toMatch(
      /FAILED {3}components schemas RecurringSchedule properties retryCount default/,
    );
    expect(out).toContain("FAILED  2 breaking changes (1 accepted).");
    expect(code).toBe(1);
    const all = listed(
      "- { change: servers, reason: moved }\n" +
        "- { change: components schemas RecurringSchedule properties retryCount default, reason: agreed }\n",
    );
    expect((await paystub("breaking", JSON_SPEC, argv[2] ?? "", "--accept", all)).code).toBe(0);
  });

  test.each([
    [
      "- { change: servers }",
      /entry 1 of the accept-list \S+ needs a change and a reason, both texts/,
    ],
    ["change: servers", /the accept-list \S+ is not a list. Write - \{ change/],
    ["a: [", /the accept-list \S+ is not valid YAML. Write/],
  ])("%s is a mistake of the caller", async (list, complaint) => {
    const { code, complaints } = await paystub("breaking", JSON_SPEC, "--accept", listed(list));
    expect(complaints).toMatch(complaint);
    expect(code).toBe(2);
  });
});

test("reports once that a file compared with itself has no behavior", async () => {
  const file = join(folder(), "bare.json");
  writeFileSync(file, JSON.stringify({ openapi: "3.1.0", info: {}, paths: {} }));
  const { code, out } = await paystub("breaking", file, file);
  expect(out.match(/does not define limits and states/g)).toHaveLength(1);
  expect(code).toBe(0);
});
