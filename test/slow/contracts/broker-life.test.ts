import { describe, expect, test } from "vitest";
import { selectorOf } from "../../../contracts/verify/broker.js";
import { bodyFlaws, startBroker } from "../../fixtures/broker.js";
import { paystub } from "../../support/command-line.js";
import { blocksOf, guide, section } from "../../support/guides.js";
import { answers, interaction, pact, pactFile } from "../../support/pact-files.js";

const GOOD = pact([interaction("adds an invoice")], { consumer: { name: "shop" } });
const BAD = pact([interaction("wants more", { response: answers(200, { none: 1 }) })], {
  consumer: { name: "kiosk" },
});

const published = ["--publish", "--provider-version", "1.4.0+7", "--provider-branch", "feat/x"];

describe("a result at a broker", () => {
  test("gets pacts by selectors and publishes results with version and branch; pending ones do no harm", async () => {
    const broker = await startBroker({
      token: "t0k3n",
      pacts: [
        { consumer: "shop", raw: GOOD, pending: false },
        { consumer: "kiosk", raw: BAD, pending: true },
      ],
    });
    const { code, out } = await paystub(
      ...["verify", "--broker", broker.url, "--broker-token", "t0k3n", "--only", "live"],
      ...["--selector", "main-branch", "deployed=production", '{"branch":"b","consumer":"shop"}'],
      ...[...published, "--build-url", "https://ci.example/7", "--verbose"],
    );
    expect(code).toBe(0);
    expect(out).toContain("It is the latest of kiosk");
    expect(out).not.toContain("Published\n");
    expect(out).toMatch(
      /published as 1\.4\.0\+7\n {2}ok {7}shop 3\.1\.4 → payment-service\n {11}verified\n/,
    );
    expect(out).toMatch(/ok {7}kiosk 3\.1\.4 → payment-service\n {11}not verified\n/);
    const written = broker.requests.filter(({ method }) => method !== "GET");
    const result = (consumer: string, index: number, success: boolean) => ({
      method: "POST",
      path: `/pacts/provider/payment-service/consumer/${consumer}/pact-version/${index}/verification-results`,
      authorization: "Bearer t0k3n",
      body: {
        success,
        providerApplicationVersion: "1.4.0+7",
        buildUrl: "https://ci.example/7",
        verifiedBy: { implementation: "paystub" },
      },
    });
    const branch = {
      method: "PUT",
      path: "/pacticipants/payment-service/branches/feat%2Fx/versions/1.4.0%2B7",
      authorization: "Bearer t0k3n",
      body: {},
    };
    expect(written).toEqual([
      {
        method: "POST",
        path: "/pacts/provider/payment-service/for-verification",
        authorization: "Bearer t0k3n",
        body: {
          consumerVersionSelectors: [
            { mainBranch: true },
            { deployed: true, environment: "production" },
            { branch: "b", consumer: "shop" },
          ],
          includePendingStatus: true,
          providerVersionBranch: "feat/x",
        },
      },
      branch,
      result("shop", 0, true),
      branch,
      result("kiosk", 1, false),
    ]);
  });

  test("that the broker refuses fails the run", async () => {
    const { url } = await startBroker({ pacts: [{ consumer: "shop", raw: GOOD, pending: false }] });
    const { code, out } = await paystub(
      ...["verify", "--broker", url, "--only", "live", "--selector", "latest"],
      ...[...published, "--build-url", "not a URL"],
    );
    expect(code).toBe(1);
    expect(out).toMatch(
      /FAILED {3}shop 3\.1\.4 → payment-service\n {11}It was not published: POST \S+ answered 400/,
    );
  });

  test.each([
    [["--publish"], /--publish needs --provider-version\. Add the version that you verify$/m],
    [published, /shop\.json is not from a broker, which takes no results of it. Take the pacts/],
    [["--selector", "main-branch"], /selectors need a --broker/],
    [
      ["--broker", "http://a", "--selector", "main", "--pacts", "x"],
      /there is no selector main. Give main-branch/,
    ],
  ])("%j is a mistake of the caller", async (argv, complaint) => {
    const pacts = argv.includes("--pacts")
      ? []
      : ["--pacts", pactFile([interaction("adds an invoice")])];
    const given = argv.includes("--pacts") ? argv.slice(0, -2) : argv;
    const { url } = await startBroker({ pacts: [] });
    const { code, complaints } = await paystub(
      ...["verify", ...pacts, ...given.map((word) => word.replace("http://a", url))],
    );
    expect(complaints).toMatch(complaint);
    expect(code).toBe(2);
  });
});

test.each([
  ["main-branch", { mainBranch: true }],
  ["matching-branch", { matchingBranch: true }],
  ["branch=feat=x", { branch: "feat=x" }],
  ["deployed", { deployed: true }],
  ["released=test", { released: true, environment: "test" }],
  ["deployed-or-released", { deployedOrReleased: true }],
  ['{"tag":"a","latest":true}', { tag: "a", latest: true }],
])("the selector %s", (text, selector) => {
  expect(selectorOf(text)).toEqual(selector);
});

test.each(["branch", "branch=", "latest=1", "constructor", "{", "[]"])(
  "%s is not a selector",
  (text) => {
    expect(() => selectorOf(text)).toThrow(/there is no selector|is not a JSON object/);
  },
);

describe("can-i-deploy", () => {
  const ask = (url: string) =>
    paystub(
      ...["pact", "can-i-deploy", "--broker", url, "--pacticipant", "shop"],
      ...["--pacticipant-version", "2.1.0", "--environment", "production"],
    );

  test.each([
    [true, 0, "PASSED"],
    [false, 1, "FAILED"],
    // It was never verified, so its safety is unknown.
    [null, 1, "FAILED"],
  ])("deployable %s ends with %d", async (deployable, expected, word) => {
    const { url, requests } = await startBroker({
      pacts: [],
      summary: { deployable, reason: "So it is" },
    });
    const { code, out } = await ask(url);
    expect(code).toBe(expected);
    expect(out).toContain(`${word}  shop 2.1.0 to production: So it is`);
    expect(requests.map(({ path }) => path)).toEqual([
      "/can-i-deploy?pacticipant=shop&version=2.1.0&environment=production",
    ]);
  });

  test("refuses a server that is not a broker", async () => {
    const { url } = await startBroker({ pacts: [], summary: { deployable: "yes" } });
    expect(await ask(url)).toMatchObject({
      code: 2,
      complaints: expect.stringMatching(/is not a broker/),
    });
  });
});

test.each([
  [
    "success as a text",
    { success: "yes", providerApplicationVersion: "1", verifiedBy: { implementation: "a" } },
  ],
  ["no version", { success: true, verifiedBy: { implementation: "a" } }],
  [
    "an unknown field",
    {
      success: true,
      providerApplicationVersion: "1",
      verifiedBy: { implementation: "a" },
      branch: "b",
    },
  ],
])("the stand-in broker refuses %s", (_, body) => {
  const path = "POST /pacts/provider/a/consumer/b/pact-version/1/verification-results";
  expect(bodyFlaws(path, body)).toHaveLength(1);
});

test("the webhook of the guide is valid for a broker", () => {
  const [recipe] = blocksOf(section(guide("contracts/README.md"), "At a Pact broker")).filter(
    ({ language }) => language === "json",
  );
  expect(bodyFlaws("POST /webhooks", JSON.parse(recipe?.text ?? ""))).toEqual([]);
});
