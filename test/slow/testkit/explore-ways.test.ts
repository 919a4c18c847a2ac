import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { startProgram } from "../../../mocks/cli/run/program.js";
import { type RunCommand, shopSource } from "../../../mocks/explore/adapters.js";
import { execute } from "../../../mocks/explore/execute.js";
import { replay } from "../../../mocks/explore/index.js";
import type { SequenceStep } from "../../../mocks/explore/sequence.js";
import { openSession } from "../../../mocks/explore/session.js";
import type { Report } from "../../../mocks/report/report.js";
import { folder, paystub } from "../../support/command-line.js";

const LIMIT_MS = 60_000;

afterEach(() => {
  vi.unstubAllEnvs();
});

const start: SequenceStep = { does: "start", amount: 20, name: "Sara Al Harbi" };

/** A shop that is two commands: it makes an invoice, and says ever after what `SAYS` is. */
const COMMANDS_SHOP = `
import { readFileSync, writeFileSync } from "node:fs";
const [file, does, id, amount] = process.argv.slice(2);
const { PAYSTUB_BASE_URL: base, PAYSTUB_API_ID: apiId, PAYSTUB_SECRET_KEY: secretKey } = process.env;
async function call(path, body, token) {
  const headers = { "Content-Type": "application/json", Authorization: "Bearer " + token };
  const answer = await fetch(base + path, { method: "POST", headers, body: JSON.stringify(body) });
  return answer.json();
}
if (does === "start") {
  const { id_token: token } = await call("/api/auth", { apiId, secretKey });
  const { PAYSTUB_NAME: clientName, PAYSTUB_MOBILE: clientMobile } = process.env;
  const products = [{ title: "Beans", price: Number(amount), qty: 1 }];
  const urls = { callBackUrl: "http://127.0.0.1:9/paid", cancelUrl: "http://127.0.0.1:9/canceled" };
  const order = { orderNumber: id, amount: Number(amount), clientName, clientMobile, products };
  const { transactionNo } = await call("/api/addInvoice", { ...order, ...urls }, token);
  writeFileSync(file, JSON.stringify({ state: "paid", transactionNo }));
  console.log("an order was taken");
  console.log("null");
} else {
  console.log(readFileSync(file, "utf8"));
}
`;

/** Explores with the command line, and reads the report. */
async function exploredCommands(...options: string[]) {
  const { code, out, complaints } = await paystub("explore", "--json", ...options);
  expect(out, complaints).not.toBe("");
  return { code, report: JSON.parse(out) as Report };
}

test(
  "a shop in any language: its adapter is a file of commands",
  async () => {
    const own = folder();
    const script = join(own, "shop.mjs");
    writeFileSync(script, COMMANDS_SHOP);
    const words = (...last: string[]) => [process.execPath, script, join(own, "order"), ...last];
    const shop = join(own, "shop.json");
    const commands = { start: words("start", "{id}", "{amount}"), tell: words("tell", "{id}") };
    writeFileSync(shop, JSON.stringify(commands));
    const run: RunCommand = (line, variables) =>
      startProgram({ command: line, variables, output: "kept" }).ended;
    const session = await openSession((limits) => shopSource(shop, run, limits));
    const { findings } = await execute(session, { world: {}, steps: [start] }, 0);
    await session.close();
    expect(findings.map(({ invariant }) => invariant)).toContain("paid-for-nothing");

    // The same from a test, which has no command line around it.
    const replayed = await replay({ shop, sequence: { world: {}, steps: [start] } });
    expect(replayed.findings).toEqual(findings);
  },
  LIMIT_MS,
);

test(
  "a stutter makes more calls, and a shop that is idempotent does not care",
  async () => {
    vi.stubEnv("FLORIST_TIMEOUT_MS", "1000");
    const shop = ["--shop", "test/shops/florist/adapter.mjs", "--failures", folder()];
    const calls = async (...options: string[]) => {
      const { code, report } = await exploredCommands(
        ...shop,
        "--runs",
        "12",
        "--jobs",
        "1",
        ...options,
      );
      expect(code).toBe(0);
      return Number(/: (\d+) calls/.exec(JSON.stringify(report.sections))?.[1]);
    };
    // On one thread and over some runs, so that one call more or less on a busy machine decides nothing.
    expect(await calls("--stutter")).toBeGreaterThan(await calls());
  },
  LIMIT_MS,
);
