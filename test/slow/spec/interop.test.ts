import { describe, expect } from "vitest";
import {
  type Check,
  caseOf,
  checksNamed,
  openapiFetch,
  ROOT,
  redocly,
  reportOf,
  swaggerParser,
  type Tried,
  tried,
} from "../../../scripts/interop.js";
import { test } from "../../support/persons.js";

const SPEC = `${ROOT}/spec/openapi.yaml`;

describe("other tools read the spec without complaint, and find a planted fault", () => {
  test.for([
    [swaggerParser.tool, swaggerParser, "Swagger schema validation failed."],
    [
      redocly.tool,
      redocly,
      "warn operation-4xx-response at #/paths/~1api~1addInvoice/post/responses",
    ],
    [
      openapiFetch.tool,
      openapiFetch,
      "it does not compile: shop.ts: Property 'transactionNo' does not exist",
    ],
  ] as const)("%s", { timeout: 60_000 }, async ([, check, sign], { gateway }) => {
    const place = { baseUrl: gateway.baseUrl, token: "sandbox_shop" };
    const { complaints, found } = await tried(check, SPEC, place);
    expect(complaints).toEqual([]);
    expect(found).toContain(sign);
  });
});

const check = { ...swaggerParser, tool: "Reader", version: "1" } satisfies Check;
const trial = (part: Partial<Tried>): Tried => {
  return { check, said: "fine", complaints: [], found: "a fault", ...part };
};

describe("the verdict on a tool", () => {
  test("is good where it is content and found the fault", () => {
    expect(caseOf(trial({})).status).toBe("passed");
  });

  test("is bad where it complains", () => {
    expect(caseOf(trial({ complaints: ["no info"] }))).toMatchObject({
      status: "failed",
      details: ["no info"],
    });
  });

  test("is bad where it finds nothing in what was planted", () => {
    expect(caseOf(trial({ found: undefined })).message).toContain("it proves nothing");
  });

  test("says what each said", () => {
    const { passed, sections } = reportOf([trial({}), trial({ complaints: ["no info"] })]);
    expect(passed).toBe(false);
    expect(sections[0]?.tables?.[0]?.rows[0]).toEqual([
      "Reader",
      "1",
      "fine",
      "a response without a description: a fault",
    ]);
  });

  test("is asked for by a part of a tool's name", () => {
    expect(checksNamed(["pris"]).map(({ tool }) => tool)).toEqual(["Prism"]);
    expect(() => checksNamed(["postman"])).toThrow("there is no tool postman; there are swagger");
  });
});
