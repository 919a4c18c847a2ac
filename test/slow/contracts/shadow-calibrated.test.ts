import { expect, test } from "vitest";
import { calibrate } from "../../../contracts/calibrate/calibrate.js";
import { keyOf } from "../../../contracts/compare/difference.js";
import { readCalibration } from "../../../mocks/control/calibration.js";
import { PLANTS } from "../../fixtures/other-service/index.js";
import { tour } from "../../fixtures/other-service/tour.js";
import { REST_MS, type Shadowed, shadowed } from "../../support/shadowed.js";

/** What calibrating finds out at a service, as its file says it. */
async function observedAt(baseUrl: string) {
  const { file } = await calibrate({
    ...{ baseUrl, create: true, mobile: "0500000001" },
    merchant: { apiId: "shop", secretKey: "any" },
    partner: { profileNo: "shop", apiKey: "any" },
  });
  return readCalibration(JSON.stringify(file)).observed;
}

async function differences(given: Shadowed): Promise<readonly string[]> {
  const { shadow } = await shadowed(given);
  await tour(shadow.baseUrl);
  return (await shadow.finish(REST_MS)).differences.map(keyOf).sort();
}

test("a calibrated mock differs from the service only if no switch covers it", async () => {
  const own = PLANTS.filter((plant) => !plant.switch).map(({ id }) => id);
  // As a list, the errors of a payment have a code of their own, which the spec calls volatile.
  const uncovered = (await differences({ plants: own })).filter(
    (one) => one !== "payByCard paymentErrors value",
  );
  expect(uncovered.length).toBeGreaterThan(10);
  const calibrated = await differences({ plants: "all", follows: observedAt });
  // Whether a registration waits or is rejected cannot be seen from outside, so that switch stays undecided.
  const undecided = "confirmRegistration status value";
  expect(calibrated.filter((one) => one !== undecided)).toEqual(uncovered);
});
