import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { readConfig } from "../../../mocks/cli/start.js";
import { startGateway } from "../../../mocks/index.js";
import { faults } from "../../../spec/generated/faults.js";
import { folder, paystub } from "../../support/command-line.js";
import { blocksOf, firstCells, guide, ROOT, section } from "../../support/guides.js";
import { startPersons } from "../../support/persons.js";

const README = guide("README.md");
const COMMAND_LINE = guide("mocks/cli/README.md");
const CONTRACTS = guide("contracts/README.md");
const CHANGELOG = guide("CHANGELOG.md");
const MANIFEST = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));

test("the calls of the time machine work in the order of their table", async ({
  onTestFinished,
}) => {
  const { gateway, merchant, tester, close } = await startPersons();
  onTestFinished(close);
  const invoice = await merchant.createsInvoice();
  const row = /^\| .+ \| `(\w+) (.+)` \|(?: `(.+)`| (.+))? \|$/gm;
  const rows = [...section(guide("mocks/control/README.md"), "Time").matchAll(row)];
  expect(rows.length).toBeGreaterThan(5);
  let file: unknown;
  for (const [, method = "", path = "", body, other] of rows) {
    // The file is opened beside the sandbox that it came from.
    const sandbox = other === "the file" ? "copy" : tester.name;
    const url = `${gateway.controlUrl}/sandboxes/${sandbox}${path}`;
    const answered = await merchant.send(method, url.replace("{transactionNo}", invoice), {
      ...(method === "POST" && {
        headers: { "Content-Type": "application/json" },
        body: body?.replace("{transactionNo}", invoice) ?? JSON.stringify(file),
      }),
    });
    expect([200, 201], answered.text).toContain(answered.status);
    file = answered.body;
  }
  expect((await gateway.list()).sandboxes.map(({ name }) => name)).toEqual([
    "shop",
    "what-if",
    "copy",
  ]);
});

test("the config file is a good one", async ({ onTestFinished }) => {
  const [block] = blocksOf(section(COMMAND_LINE, "paystub start")).filter(
    ({ language }) => language === "json",
  );
  const file = join(folder(), "paystub.json");
  writeFileSync(file, block?.text ?? "");
  const gateway = await startGateway({ ...(await readConfig(file)), port: 0 });
  onTestFinished(gateway.close);
  expect((await gateway.get("shop").clock.read()).now).toBe("2026-03-01T09:00:00.000Z");
});

test("the keys of a config file are all reported", () => {
  const files = parse(readFileSync(join(ROOT, "spec/files.yaml"), "utf8"), { merge: true });
  const known = Object.keys(files.components.schemas.StartOptions.properties);
  const text = section(COMMAND_LINE, "paystub start");
  const options = firstCells(text, "--[^`]+").map((option) => {
    const name = (option.split(" ")[0] ?? "").slice(2);
    return name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  });
  const untold = known.filter((key) => !options.includes(key) && !text.includes(`\`${key}\``));
  expect(known.length).toBeGreaterThan(10);
  expect(untold).toEqual([]);
});

describe("figures are those of the code", () => {
  test("the rules of conform", async () => {
    const { out } = await paystub("conform", "--list");
    const rules = out.split("\n").filter((line) => /^\w+\.\S+ /.test(line));
    const stated = rules.filter((line) => / documented /.test(line));
    const text = section(CONTRACTS, "Conformance").replace(/\s+/g, " ");
    expect(text).toContain(`${stated.length} are \`documented\``);
    const hundreds = `more than ${Math.floor((rules.length - 1) / 100) * 100} rules`;
    for (const reported of [text, README.text, CHANGELOG.text])
      expect(reported).toContain(hundreds);
  });

  test("the interactions of the pacts", () => {
    const rows = [
      ...section(CONTRACTS, "Two consumers").matchAll(/^\| `(.+)` \| (.+) \| (.+) \| (\d+) \|$/gm),
    ].map(([, ...cells]) => cells);
    const pacts = readdirSync(join(ROOT, "contracts/pacts")).map((file) => {
      const pact = JSON.parse(readFileSync(join(ROOT, "contracts/pacts", file), "utf8"));
      const { consumer, provider, interactions } = pact;
      return [file, consumer.name, provider.name, String(interactions.length)];
    });
    expect(rows.sort()).toEqual(pacts.sort());
  });

  test("the faults", () => {
    expect(CHANGELOG.text).toContain(`${Object.keys(faults).length} faults`);
  });
});

describe("what it depends on", () => {
  const [needed = "", optional = ""] = section(README, "What it depends on").split("| optional |");

  test("at run time has a reason each", () => {
    expect(firstCells(needed)).toEqual(Object.keys(MANIFEST.dependencies));
  });

  test("where somebody wants it has one too", () => {
    const { peerDependencies, optionalDependencies } = MANIFEST;
    const wanted = Object.keys({ ...peerDependencies, ...optionalDependencies });
    expect(firstCells(optional)).toEqual(wanted.sort());
  });

  test("what can be imported is reported", () => {
    const kinds = section(README, "What it consists of").match(/`paystub[^`]*`/g) ?? [];
    const reported = kinds.map((one) => one.replaceAll("`", "").replace(/^paystub/, "."));
    const known = Object.keys(MANIFEST.exports).filter((one) => one !== "./package.json");
    const untold = known.filter((one) => !reported.includes(one) && !one.startsWith("./spec/"));
    expect(untold).toEqual([]);
    expect(reported.filter((one) => !known.includes(one))).toEqual([]);
  });
});
