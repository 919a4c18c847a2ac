import { onTestFinished } from "vitest";
import {
  openShadow,
  type Shadow,
  type ShadowOptions,
  shadowSettings,
} from "../../contracts/shadow/shadow.js";
import { type Assumptions, type StartOptions, startGateway } from "../../mocks/index.js";
import {
  type OtherService,
  type OtherServiceOptions,
  startOtherService,
} from "../fixtures/other-service/index.js";

/** How a service is shadowed in a test. */
export interface Shadowed extends Omit<ShadowOptions, "baseUrl">, OtherServiceOptions {
  /** Whether the mock follows the options of what is planted, or what it follows of a service. */
  readonly follows?: true | ((baseUrl: string) => Promise<Partial<Assumptions>>);
  readonly gateway?: StartOptions;
}

/** Starts the other service, a gateway, and the shadow between them. All end with the test. */
export async function shadowed({
  plants = "none",
  follows,
  gateway: more,
  ...given
}: Shadowed = {}) {
  const service = await startOtherService({ plants });
  const assume = follows === true ? optionsOf(service) : await follows?.(service.baseUrl);
  const { secret, options } = shadowSettings(more?.settings);
  const gateway = await startGateway({
    ...{ ...more, faults: [...options.faults, ...(more?.faults ?? [])] },
    ...{ settings: options.settings, port: 0, sandbox: "shadow" },
    ...(assume && { assume }),
  });
  const { baseUrl } = service;
  const shadow: Shadow = await openShadow(
    { baseUrl, ...given },
    { gateway, sandbox: "shadow", secret },
  );
  onTestFinished(async () => {
    await shadow.close();
    await gateway.close();
    await service.close();
  });
  return { service, gateway, shadow };
}

/** The options of the switches that a service was planted to follow. */
function optionsOf({ plants }: OtherService): Partial<Assumptions> {
  const chosen = plants.flatMap((plant) => (plant.switch ? [plant.switch] : []));
  return Object.fromEntries(chosen.map(({ id, option }) => [id, option]));
}

/** How long the comparisons of a test may take. */
export const REST_MS = 60_000;
