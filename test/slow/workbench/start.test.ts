import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { beforeAll, expect, test } from "vitest";
import { WORKBENCH_PATHS } from "../../../mocks/api/paths.js";
import { buildPackage } from "../../support/command-line.js";

const ROOT = join(import.meta.dirname, "../../..");
const COMMAND = join(ROOT, "dist/paystub.cjs");

/** Says on stderr which files a process opens or loads, whichever way it does so. */
const WATCH = `data:text/javascript,${encodeURIComponent(`
import fs from "node:fs";
import { createRequire, syncBuiltinESMExports } from "node:module";
const tell = (path) => process.stderr.write("opened " + String(path) + "\\n");
for (const name of ["openSync", "readFileSync", "open", "readFile", "createReadStream", "statSync"]) {
  const own = fs[name];
  fs[name] = (path, ...rest) => { tell(path); return own(path, ...rest); };
}
for (const name of ["open", "readFile"]) {
  const own = fs.promises[name];
  fs.promises[name] = (path, ...rest) => { tell(path); return own(path, ...rest); };
}
syncBuiltinESMExports();
`)}`;

beforeAll(buildPackage);

/** Starts the built command, and returns the files of the workbench that it opened, step by step. */
async function started() {
  expect(existsSync(COMMAND)).toBe(true);
  const args = ["--import", WATCH, COMMAND, "start", "--port", "0", "--json"];
  const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "pipe"] });
  let opened = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    opened += text;
  });
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
  const { baseUrl } = JSON.parse(String((await lines.next()).value));
  const ofWorkbench = () => opened.split("\n").filter((line) => /dist.workbench/.test(line));
  return { baseUrl, ofWorkbench, all: () => opened, end: () => child.kill() };
}

test("a start reads no file of the workbench before its page is asked for", async () => {
  const { baseUrl, ofWorkbench, all, end } = await started();
  try {
    const order = await fetch(`${baseUrl}/api/getInvoice/1`);
    await order.text();
    await (await fetch(`${baseUrl}/_control/health`)).text();
    expect(ofWorkbench()).toEqual([]);
    const script = await fetch(`${baseUrl}${WORKBENCH_PATHS.script}`);
    expect((await script.text()).length).toBeGreaterThan(10_000);
    // The same watch sees what is read then, so it would have seen it before.
    await expect.poll(ofWorkbench).not.toEqual([]);
    expect(all()).toContain("opened ");
  } finally {
    end();
  }
});
