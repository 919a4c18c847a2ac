import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { unseenChanges } from "../../../contracts/breaking/unseen.js";
import { readVersion, type Version } from "../../../contracts/breaking/version.js";
import { folder, paystub } from "../../support/command-line.js";

const SPEC = join(import.meta.dirname, "../../../spec/openapi.yaml");
/** The same in JSON, which is read at once. */
const JSON_SPEC = join(import.meta.dirname, "../../../spec/generated/openapi.json");
const text = readFileSync(SPEC, "utf8");
const base = await readVersion("base", SPEC);

type Edit = readonly [from: string | RegExp, to: string];

function edited(edits: readonly Edit[]): string {
  return edits.reduce((before, [from, to]) => {
    const after = before.replace(from, to);
    expect(after).not.toBe(before);
    return after;
  }, text);
}

const later = (...edits: readonly Edit[]): Version => ({ ...base, document: parse(edited(edits)) });

const CURRENCY: Edit = [
  /(\n {8}currency:\n {10}\$ref: "#\/components\/schemas\/Currency"\n {10}default: )SAR/,
  "$1USD",
];
const RETRIES: Edit = [/(maximum: 5\n {10}default: )0/, "$13"];
const HOST: Edit = ["url: https://api.testing.payments.example", "url: https://api.other.example"];

describe("a break that the comparison of schemas passes over is reported", () => {
  test.each<[string, Edit, string, string]>([
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
      "It was 0, and is none.",
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
      "It no longer tells the query parameter orderNumber.",
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

  test("and names the operations through which it is met", () => {
    const [change] = unseenChanges(base, later(RETRIES));
    expect([...(change?.operations ?? [])]).toEqual(["registerPayment"]);
  });

  test("a spec breaks nothing of itself", () => {
    expect(unseenChanges(base, base)).toEqual([]);
  });

  test("a default that is new is reported and breaks nobody by its words", () => {
    const fresh: Edit = [/(iterations:\n {10}type: integer\n)/, "$1          default: 0\n"];
    expect(unseenChanges(base, later(fresh))).toMatchObject([{ grade: "notable" }]);
  });
});

describe("the command, with an accept-list", () => {
  const listed = (list: string) => {
    const path = join(folder(), "accepted.yaml");
    writeFileSync(path, list);
    return path;
  };
  const revision = () => {
    const path = join(folder(), "openapi.yaml");
    writeFileSync(path, edited([RETRIES, HOST]));
    return path;
  };

  test("fails no more for what is accepted, and tells why; SARIF has the rest", async () => {
    const accept = listed(
      "- { change: servers, says: api.other.example, reason: moved on 1 March }\n" +
        "- { change: limit invoice-lifetime, reason: never mind }\n",
    );
    const sarif = join(accept, "../breaking.sarif");
    const argv = ["breaking", JSON_SPEC, revision(), "--accept", accept, "--sarif", sarif];
    const { code, out } = await paystub(...argv);
    expect(out).toMatch(
      / {2}warning {2}servers\n {11}https:\S+ is gone.*\n {11}accepted: moved on 1 March\n/,
    );
    expect(out).toMatch(/warning {2}limit invoice-lifetime\n {11}Nothing of that name breaks/);
    expect(out).toMatch(
      /FAILED {3}components schemas RecurringSchedule properties retryCount default/,
    );
    expect(out).toContain("FAILED  2 breaking changes (1 accepted).");
    expect(code).toBe(1);
    const { results } = JSON.parse(readFileSync(sarif, "utf8")).runs[0];
    expect(results.filter(({ level }: { level: string }) => level === "error")).toHaveLength(1);
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
    ["change: servers", /the accept-list \S+ is no list; write - \{ change/],
    ["a: [", /the accept-list \S+ is no valid YAML; write/],
  ])("%s is a mistake of the caller", async (list, complaint) => {
    const { code, complaints } = await paystub("breaking", JSON_SPEC, "--accept", listed(list));
    expect(complaints).toMatch(complaint);
    expect(code).toBe(2);
  });
});

test("one file compared with itself is reported once to say nothing of behaviour", async () => {
  const file = join(folder(), "bare.json");
  writeFileSync(file, JSON.stringify({ openapi: "3.1.0", info: {}, paths: {} }));
  const { code, out } = await paystub("breaking", file, file);
  expect(out.match(/tells nothing of limits and states/g)).toHaveLength(1);
  expect(code).toBe(0);
});
