import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { findPacts } from "../../../contracts/verify/sources.js";
import { folder, paystub } from "../../support/command-line.js";
import { answering, nobody } from "../../support/little-server.js";
import { fileWith, interaction, pact, pactFile } from "../../support/pact-files.js";

const GOOD = [interaction("adds an invoice")];

async function refusal(...argv: string[]) {
  const { code, out, complaints } = await paystub("verify", ...argv);
  expect(out).toBe("");
  expect(complaints.split("\n")).toHaveLength(2);
  return { code, complaints };
}

describe("what cannot be verified is exit code 2, in a line that names the file", () => {
  test.for<[string, () => string | Promise<string>, RegExp]>([
    ["an empty file", () => fileWith(" \n"), /the pact .*shop\.json is empty; make it anew/],
    ["broken JSON", () => fileWith('{"consumer":'), /the pact .*shop\.json is no valid JSON \(/],
    [
      "another JSON",
      () => fileWith('{"name":"x"}'),
      /shop\.json is no pact: a pact has a consumer/,
    ],
    ["a list", () => fileWith("[]"), /shop\.json is no pact/],
    ["no interactions", () => pactFile([]), /shop\.json has no interactions, so it proves nothing/],
    ["a folder without pacts", () => folder(), /there are no pacts in .*; give --pacts a folder/],
    ["a path that leads nowhere", () => "/nowhere/pacts", /\/nowhere\/pacts does not exist; give/],
    ["a port where nobody is", nobody, /nothing answers at .*ECONNREFUSED/],
    ["a URL that is none", () => "http://", /"http:\/\/" is no URL/],
  ])("%s", async ([, where, why]) => {
    const { code, complaints } = await refusal("--pacts", await where());
    expect(complaints).toMatch(why);
    expect(code).toBe(2);
  });

  test("one broken pact among good ones", async () => {
    const path = folder();
    writeFileSync(join(path, "a.json"), JSON.stringify(pact(GOOD)));
    writeFileSync(join(path, "b.json"), "{");
    const { code, complaints } = await refusal("--pacts", path);
    expect(complaints).toContain("b.json is no valid JSON");
    expect(code).toBe(2);
  });

  test("only pacts of merchants' endpoints", async () => {
    const file = pactFile(GOOD, { provider: { name: "merchant-callback" } });
    const { complaints } = await refusal("--pacts", file);
    expect(complaints).toContain("verify it with --callbacks <url>");
  });

  test("no pacts where they are looked for by themselves", async ({ onTestFinished }) => {
    const before = process.cwd();
    onTestFinished(() => process.chdir(before));
    process.chdir(folder());
    await expect(findPacts({})).rejects.toThrow(
      "neither ./pacts nor ./contracts/pacts exists; give --pacts",
    );
    mkdirSync("contracts/pacts", { recursive: true });
    writeFileSync("contracts/pacts/a.json", JSON.stringify(pact(GOOD)));
    expect(await findPacts({})).toMatchObject([{ origin: "contracts/pacts/a.json" }]);
  });
});

describe("of several pacts only some are wanted", () => {
  const versioned = (version: string) => pactFile(GOOD, { consumer: { name: "shop", version } });

  test("those of one provider, by name", async () => {
    const other = pactFile(GOOD, { provider: { name: "stock" } });
    const found = await findPacts({ pacts: [other, pactFile(GOOD)], provider: "stock" });
    expect(found).toMatchObject([{ provider: "stock" }]);
  });

  test("those of a consumer version that the file names", async () => {
    const pacts = [versioned("1.0.0"), versioned("2.0.0"), pactFile(GOOD)];
    const found = await findPacts({ pacts, consumerVersions: ["2.0.0"] });
    expect(found).toMatchObject([{ version: "2.0.0" }]);
  });

  test("and when none is left, what there was is reported", async () => {
    const { complaints } = await refusal("--pacts", versioned("1.0.0"), "--consumer-version", "9");
    expect(complaints).toMatch(/no pacts of the consumer version 9 in .*holds shop 1.0.0 for pay/);
  });
});

/** A broker with the pacts of two consumers, one of them in two versions. */
async function broker(wants?: string): Promise<string> {
  const at = (consumer: string, version: string) =>
    `/pacts/provider/payment-service/consumer/${consumer}/version/${version}`;
  const held = new Map([
    [at("shop", "1.0.0"), "1.0.0"],
    [at("shop", "2.0.0"), "2.0.0"],
    [at("office", "7"), "7"],
  ]);
  const url: string = await answering(({ path, headers }) => {
    if (wants !== undefined && headers.authorization !== wants) return { status: 401 };
    const template = `${url}/pacts/provider/{provider}/latest`;
    const latest = [at("shop", "2.0.0"), at("office", "7")].map((href) => ({ href: url + href }));
    if (path === "/")
      return { body: { _links: { "pb:latest-provider-pacts": { href: template } } } };
    if (path === "/pacts/provider/payment-service/latest") {
      return { body: { _links: { "pb:pacts": latest } } };
    }
    if (path === "/pacts/provider/stock/latest") return { body: { _links: { "pb:pacts": [] } } };
    const version = held.get(path);
    if (version === undefined) return { status: 404 };
    const consumer = { name: path.split("/")[5] };
    const _links = { "pb:consumer-version": { name: version } };
    return { body: pact(GOOD, { consumer, _links }) };
  });
  return url;
}

const shown = (pacts: Awaited<ReturnType<typeof findPacts>>) =>
  pacts.map(({ consumer, version }) => `${consumer} ${version}`);

describe("a Pact broker", () => {
  test("hands out the latest pact of each consumer", async () => {
    expect(shown(await findPacts({ broker: await broker() }))).toEqual(["shop 2.0.0", "office 7"]);
  });

  test("is known by what it answers, also as --pacts", async () => {
    expect(shown(await findPacts({ pacts: [await broker()] }))).toEqual(["shop 2.0.0", "office 7"]);
  });

  test("hands out other versions of a consumer, of those that have them", async () => {
    const query = { broker: await broker(), consumerVersions: ["1.0.0"] };
    expect(shown(await findPacts(query))).toEqual(["shop 1.0.0"]);
  });

  test("hands out a single pact by its own URL", async () => {
    const url = `${await broker()}/pacts/provider/payment-service/consumer/shop/version/1.0.0`;
    expect(shown(await findPacts({ pacts: [url] }))).toEqual(["shop 1.0.0"]);
  });

  test.for([
    ["a token", "Bearer t0ken", { token: "t0ken" }],
    ["a name and a password", "Basic bWU6cGFzcw==", { username: "me", password: "pass" }],
  ] as const)("asks for %s", async ([, wants, credentials]) => {
    expect(await findPacts({ broker: await broker(wants), credentials })).toHaveLength(2);
  });

  test("that refuses says what to set", async () => {
    const { code, complaints } = await refusal("--broker", await broker("Bearer t0ken"));
    expect(complaints).toMatch(/answered 401; set PACT_BROKER_TOKEN, or PACT_BROKER_USERNAME/);
    expect(code).toBe(2);
  });

  test("without pacts of the provider says so", async () => {
    const { complaints } = await refusal("--broker", await broker(), "--provider", "stock");
    expect(complaints).toContain("has no pacts of the provider stock; name the provider");
  });

  test("that is none is reported", async () => {
    const url = await answering(() => ({ body: { _links: {} } }));
    const { complaints } = await refusal("--broker", url);
    expect(complaints).toContain("is no Pact broker and no pact");
  });

  test("does not get its credentials carried elsewhere", async () => {
    const asked: (string | undefined)[] = [];
    const elsewhere = await answering(({ headers }) => {
      asked.push(headers.authorization);
      return { body: pact(GOOD) };
    });
    const index = await answering(() => ({
      body: { _links: { "pb:pacts": [{ href: `${elsewhere}/p` }] } },
    }));
    await findPacts({ broker: index, credentials: { token: "t0ken" } });
    expect(asked).toEqual([undefined]);
  });
});

test("the command verifies what a broker has", async () => {
  const { code, out } = await paystub("verify", "--broker", await broker());
  expect(out).toContain("shop 2.0.0 → payment-service, verified");
  expect(code).toBe(0);
});
