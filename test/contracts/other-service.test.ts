import { describe, expect, onTestFinished, test } from "vitest";
import { type Assumptions, startGateway } from "../../mocks/index.js";
import { switches } from "../../spec/generated/assumptions.js";
import {
  type OtherServiceOptions,
  PLANTS,
  startOtherService,
} from "../fixtures/other-service/index.js";
import { type Sight, tour } from "../fixtures/other-service/tour.js";
import { breachOf } from "../support/http.js";

const ids = PLANTS.map(({ id }) => id);
const together = PLANTS.filter(({ isAlone }) => !isAlone).map(({ id }) => id);

/** What a client sees of a service with plants. */
async function sightsOf(plants: NonNullable<OtherServiceOptions["plants"]>) {
  const service = await startOtherService({ plants });
  try {
    return await tour(service.baseUrl);
  } finally {
    await service.close();
  }
}

const none = sightsOf("none");
const all = sightsOf("all");

test("the service without plants keeps the spec in every answer", async () => {
  const service = await startOtherService();
  onTestFinished(() => service.close());
  const breaches: (string | undefined)[] = [];
  await tour(service.baseUrl, (answer) => breaches.push(breachOf(answer)));
  expect(breaches.filter((one) => one !== undefined)).toEqual([]);
  expect(breaches.length).toBeGreaterThan(45);
});

/** The answers of paystub, without those about its merchants, which are others. */
async function ours(assume: Partial<Assumptions>) {
  const gateway = await startGateway({ port: 0, assume });
  onTestFinished(() => gateway.close());
  return withoutMerchants(await tour(gateway.baseUrl));
}

const withoutMerchants = (sights: readonly Sight[]) =>
  sights.filter(({ call }) => !/^merchant(s| keys)$/.test(call));

test("the service without plants answers like paystub", async () => {
  expect(withoutMerchants(await none)).toEqual(await ours({}));
});

describe("a planted deviation", () => {
  test.each(ids)("%s changes what a client sees", async (id) => {
    expect(await sightsOf([id])).not.toEqual(await none);
  });

  test.each(together)("%s can be told from all others", async (id) => {
    const others = together.filter((other) => other !== id);
    expect(await sightsOf(others)).not.toEqual(await all);
  });

  test("has one name", () => {
    expect(new Set(ids).size).toBe(ids.length);
  });

  test.each(PLANTS.filter((plant) => plant.switch))(
    "$id is paystub's answer under that option",
    async ({ id }) => {
      const service = await startOtherService({ plants: [id] });
      onTestFinished(() => service.close());
      const followed = service.plants[0]?.switch;
      expect(Object.keys(switches)).toContain(followed?.id);
      const theirs = withoutMerchants(await tour(service.baseUrl));
      expect(theirs).toEqual(await ours({ [followed?.id ?? ""]: followed?.option }));
    },
  );
});

test("two services without plants look the same", async () => {
  expect(await sightsOf("none")).toEqual(await none);
});

test("refuses an unknown plant", async () => {
  await expect(startOtherService({ plants: ["nothing"] })).rejects.toThrow(
    "There is no plant nothing.",
  );
});
