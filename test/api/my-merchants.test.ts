import { describe, expect } from "vitest";
import type { Assumptions } from "../../mocks/index.js";
import { clientOf } from "../support/client.js";
import { type Persons, START, test } from "../support/persons.js";
import { eachWay, personsWith, switchedPersons } from "../support/switched.js";

const PATH = "/rest/partner/getMyMerchants";

/** The description's table of a merchant relationship record, in its order. */
const FIELDS: Readonly<Record<string, "integer" | "number" | "text" | "text?" | "null">> = {
  id: "integer",
  merchantId: "integer",
  merchantShopName: "text?",
  merchantPhone: "text",
  merchantLicenseType: "text",
  merchantLicenseNumber: "text",
  merchantLicenseName: "text",
  merchantCivilId: "text",
  merchantEmail: "text",
  merchantStoreUsername: "text?",
  partnerProfileNo: "text",
  partnerLicenseName: "text",
  currentViewer: "null",
  partnerId: "null",
  whoPayServiceFees: "text",
  partnerMadaFeesPercentage: "number",
  partnerLocalVisaFeesPercentage: "null",
  partnerGulfVisaFeesPercentage: "null",
  partnerGlobalVisaFeesPercentage: "null",
  partnerMadaFixedFees: "null",
  partnerVisaFixedFees: "null",
  partnerTerminationAmount: "null",
  partnerCurrentAmount: "null",
  profileReferenceNo: "text",
  relationshipCreationDate: "integer",
  relationshipStatus: "text",
  terminationDate: "null",
  terminationNote: "null",
};

function isA(kind: string | undefined, value: unknown): boolean {
  switch (kind) {
    case "integer":
      return Number.isInteger(value);
    case "number":
      return typeof value === "number";
    case "text":
      return typeof value === "string" && value !== "";
    case "text?":
      return value === null || isA("text", value);
    default:
      return kind === "null" && value === null;
  }
}

const lists = async ({ gateway }: Persons, token = "sandbox_shop") =>
  clientOf(gateway.baseUrl, token).get(PATH);

describe("the merchants of a partner", () => {
  test("have every field of the description, in its type [echo-nulls]", async ({ persons }) => {
    const { status, body } = await lists(persons);
    expect(status).toBe(200);
    expect(body.length).toBeGreaterThan(1);
    for (const record of body) {
      expect(Object.keys(record)).toEqual(Object.keys(FIELDS));
      const wrong = Object.keys(record).filter((name) => !isA(FIELDS[name], record[name]));
      expect(wrong).toEqual([]);
    }
  });

  test.for([["merchantShopName"], ["merchantStoreUsername"]])(
    "show %s with a value and as null",
    async ([field = ""], { persons }) => {
      const { body } = await lists(persons);
      const kinds = body.map((record: Record<string, unknown>) => typeof record[field]);
      expect(new Set(kinds)).toEqual(new Set(["string", "object"]));
    },
  );

  test("are Active, and those of one partner [relationship-status]", async ({ persons }) => {
    const { body } = await lists(persons);
    const all = (field: string) =>
      new Set(body.map((record: Record<string, unknown>) => record[field]));
    expect(all("relationshipStatus")).toEqual(new Set(["Active"]));
    expect(all("partnerProfileNo").size).toBe(1);
    expect(all("merchantId").size).toBe(body.length);

    await persons.tester.clock.advance({ by: "P2Y" });
    expect((await lists(persons)).body).toEqual(body);
  });

  test("are the same for the same seed, and others for another", async () => {
    const [one, same, other] = await Promise.all(
      ["1", "1", "2"].map(async (seed) => (await lists(await personsWith({ seed }))).text),
    );
    expect(same).toBe(one);
    expect(other).not.toBe(one);
  });

  test("are not told to a merchant [token-roles] [failure-shapes]", async ({ persons }) => {
    const anyone = clientOf(persons.gateway.baseUrl);
    const issued = await anyone.post("/api/auth", { apiId: "shop", secretKey: "any" });
    const refused = await lists(persons, issued.body.id_token);
    expect(refused.status).toBe(403);
    expect(refused.body).toMatchObject({ status: "403", title: "Forbidden" });
  });
});

const SEED = {
  merchantId: 77,
  merchantShopName: "Corner Shop",
  merchantStoreUsername: null,
  partnerMadaFeesPercentage: 2,
  relationshipCreationDate: Date.parse("2025-12-24T18:30:00.250Z"),
  relationshipStatus: "Suspended",
};

describe("the merchants that a tester gives", () => {
  const more = { id: 2, merchantShopName: null, relationshipStatus: "Active" };

  test.for([["as a start option"], ["by the control API"]])(
    "%s: take the place of the samples, and what is left out is filled in [relationship-status]",
    async ([way]) => {
      const atStart = way === "as a start option";
      const persons = await personsWith(atStart ? { merchants: [SEED, {}] } : {});
      if (!atStart) {
        const control = clientOf(persons.gateway.controlUrl);
        const seeded = await control.send("PUT", "/sandboxes/shop/merchants", {
          headers: { "Content-Type": "application/json" },
          body: JSON.stringify({ merchants: [SEED, {}] }),
        });
        expect(seeded.status).toBe(200);
      }

      const { body, text } = await lists(persons);

      expect(body).toMatchObject([SEED, more]);
      expect(body).toHaveLength(2);
      expect(text).toContain('"partnerMadaFeesPercentage":2.0');
      expect(Object.keys(body[1])).toEqual(Object.keys(FIELDS));
      expect(body[1].relationshipCreationDate).toBeLessThan(Date.parse(START));
    },
  );

  test("can be none at all", async ({ persons }) => {
    await persons.tester.merchants.seed([]);
    expect((await lists(persons)).body).toEqual([]);
  });
});

test.for(
  eachWay<readonly [Assumptions["creation-date-unit"], number]>([
    ["milliseconds", 1_766_601_000_250],
    ["seconds", 1_766_601_000],
  ]),
)("%s: relationshipCreationDate in %s is %i [creation-date-unit]", async ([way, unit, shown]) => {
  const persons = await switchedPersons(way, { "creation-date-unit": unit });
  await persons.tester.merchants.seed([SEED]);
  const { body } = await lists(persons);
  expect(body[0].relationshipCreationDate).toBe(shown);
});
