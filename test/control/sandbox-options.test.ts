import { afterAll, beforeAll, describe, expect, test as plain } from "vitest";
import { type RunningGateway, startGateway } from "../../mocks/index.js";
import { controlClient, type Kit, openKit } from "../../mocks/testkit/client.js";
import { clientOf } from "../support/http.js";
import { test, type Where } from "../support/testkit.js";

/** Options that are none, and values that no option has. */
const WRONG: readonly (readonly [string, object, string])[] = [
  ["a clock misspelt", { clok: "frozen" }, "clok is no option of a sandbox; did you mean clock?"],
  ["switches misspelt", { asume: {} }, "asume is no option of a sandbox; did you mean assume?"],
  ["an option of the gateway", { port: 1 }, "port is no option of a sandbox"],
  ["a mode of the clock", { clock: "frozn" }, '"frozn" came; did you mean frozen?'],
  ["a field of the clock", { clock: { frozenat: "x" } }, 'but {"frozenat":"x"} came'],
  ["an instant", { clock: { frozenAt: "noon" } }, "clock.frozenAt must be an instant"],
  ["a switch", { assume: { "order-status-cas": "x" } }, "did you mean order-status-case?"],
];

describe.each<Where>(["in this process", "elsewhere"])("a sandbox of a kit %s", (where) => {
  test.override({ where });

  test.for(WRONG)("is refused for %s", async ([, options, sentence], { kit }) => {
    const opened = kit.sandbox("misspelt", options);
    await expect(opened).rejects.toMatchObject({ message: expect.stringContaining(sentence) });
  });

  test("takes what is undefined as absent", async ({ kit }) => {
    const settings = { secretKey: undefined };
    const options = { clock: undefined, settings, assume: { "order-status-case": undefined } };
    const { apiId, secretKey, baseUrl, assumptions } = await kit.sandbox("a", options as never);
    const answered = await clientOf(baseUrl).post("/api/auth", { apiId, secretKey });
    expect(answered.status).toBe(200);
    expect((await assumptions.read()).assumptions["order-status-case"]).toBeTypeOf("string");
  });
});

describe("a gateway that runs already", () => {
  let server: RunningGateway;
  beforeAll(async () => {
    server = await startGateway();
  });
  afterAll(() => server.close());

  plain("is worked with by options that a start would take, and by no others", async () => {
    const { controlUrl } = server;
    const opened = openKit({ controlUrl, clok: "frozen" } as never);
    await expect(opened).rejects.toThrow("clok is no option; did you mean clock?");
    const here = openKit({ clok: "frozen" } as never);
    await expect(here).rejects.toThrow("clok is no option; did you mean clock?");
  });

  plain("opens no sandbox for its client with an option that is none", async () => {
    const client = controlClient({ url: server.controlUrl });
    const opened = client.open("nightly", { clok: "frozen" } as never);
    await expect(opened).rejects.toThrow("clok is no option of a sandbox; did you mean clock?");
    expect((await server.health()).sandboxes).toBe(0);
  });

  plain("begins the sandboxes of a kit without what is undefined", async () => {
    const options = { controlUrl: server.controlUrl, clock: "frozen", assume: { host: undefined } };
    const kit: Kit = await openKit(options as never);
    const gateway = await kit.sandbox("frozen", { clock: undefined } as never);
    expect(await gateway.clock.read()).toMatchObject({ mode: "frozen" });
    await gateway.dispose();
  });
});
