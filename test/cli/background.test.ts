import { execFile } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { buildPackage, COMMAND, folder } from "../support/command-line.js";

let project: string;

/** Runs the command as it is shipped, in a project of its own. */
function paystub(...argv: string[]) {
  const env = { ...process.env, PAYSTUB_CONTROL_URL: "" };
  delete (env as Record<string, unknown>).PAYSTUB_RUNNING_DIR;
  return new Promise<{ code: number; out: string; complaints: string }>((resolve) => {
    execFile(
      process.execPath,
      [COMMAND, ...argv],
      { cwd: project, env },
      (error, out, complaints) => {
        resolve({ code: Number(error?.code ?? 0), out, complaints });
      },
    );
  });
}

const notes = () => {
  const place = join(project, "node_modules/.cache/paystub/running");
  return existsSync(place) ? readdirSync(place) : [];
};

beforeEach(() => {
  buildPackage();
  project = folder();
  writeFileSync(join(project, "package.json"), "{}");
  mkdirSync(join(project, "node_modules"));
});
afterEach(() => paystub("stop", "--all"));

describe("a mock in the background", () => {
  test("is ready when the command returns, is found by other commands, and stops", async () => {
    const { code, out } = await paystub("start", "--detach", "--port", "0");
    expect(code).toBe(0);
    const [, url = ""] = /base URL +(\S+)/.exec(out) ?? [];
    expect(out).toMatch(/^ +stop +(\S+ )*\S*paystub(\.cjs)? stop$/m);
    const status = await paystub("status");
    expect(status.complaints).toBe(`paystub: asked ${url}/_control\n`);
    expect(status.out).toContain("ready");
    expect((await paystub("stop")).out).toBe(`stopped the mock at ${url}\n`);
    expect((await paystub("stop")).out).toBe("no mock of this project is running\n");
    await expect(fetch(url)).rejects.toThrow();
    expect(notes()).toEqual([]);
  });

  test("answers HTTPS too, with an authority that is made once", async () => {
    for (let n = 0; n < 2; n += 1) {
      const { out } = await paystub("start", "--detach", "--port", "0", "--tls");
      const [, url = ""] = /base URL +(http:\S+)/.exec(out) ?? [];
      const secure = url.replace("http:", "https:");
      expect(out).toMatch(new RegExp(`^ +by HTTPS +${secure}$`, "m"));
      expect(out).toMatch(/^ +authority +\/\S+\/paystub\.ca\.pem, until \d{4}-\d\d-\d\d$/m);
      expect((await paystub("status")).out).toContain(`addresses ${url}, ${secure}\n`);
      expect((await paystub("stop")).out).toBe(`stopped the mock at ${url}\n`);
    }
    const made = readdirSync(project).filter((name) => name.endsWith(".pem"));
    expect(made.sort()).toEqual(["paystub.ca.key.pem", "paystub.ca.pem"]);
    rmSync(join(project, "paystub.ca.pem"));
    const { code, complaints } = await paystub("start", "--detach", "--port", "0", "--tls");
    expect([code, complaints]).toEqual([
      2,
      "paystub: paystub.ca.pem is missing, which belongs to paystub.ca.key.pem. Delete paystub.ca.key.pem: the next start makes both\n",
    ]);
  });

  test("beside another one needs a name", async () => {
    const [first, second] = [
      await paystub("start", "--detach", "--port", "0", "--json"),
      await paystub("start", "--detach", "--port", "0", "--json"),
    ].map(({ out }) => JSON.parse(out.split("\n")[0] ?? "").controlUrl);
    for (const command of ["status", "stop"]) {
      const { code, complaints } = await paystub(command);
      expect(code).toBe(2);
      expect(complaints).toMatch(
        /^paystub: this project runs 2 mocks: .*. Choose one with --control-url/,
      );
      expect(complaints).toContain(first);
    }
    expect((await paystub("stop", "--control-url", second)).code).toBe(0);
    expect((await paystub("status")).complaints).toContain(first);
  });

  test("that cannot start says why, and names a mock of the project that uses the port", async () => {
    const first = await paystub("start", "--detach", "--port", "0", "--json");
    const { baseUrl } = JSON.parse(first.out.split("\n")[0] ?? "");
    const { code, complaints } = await paystub(
      "start",
      "--detach",
      "--port",
      new URL(baseUrl).port,
    );
    expect(complaints).toBe(
      `paystub: a mock of this project runs at ${baseUrl} already. Stop it with paystub stop, or give --port another\n`,
    );
    expect(code).toBe(2);
  });

  test("that was killed leaves no note behind", async () => {
    const { out } = await paystub("start", "--detach", "--port", "0");
    expect(out).toContain("is ready");
    const [note = ""] = notes().filter((name) => name.endsWith(".json"));
    process.kill(Number.parseInt(note, 10), "SIGKILL");
    await expect.poll(async () => (await paystub("stop")).out).toContain("no mock of this project");
    expect(notes()).toEqual([]);
  });
});

test("status waits for a mock that is not up yet, up to its limit", async () => {
  const waiting = paystub("status", "--wait", "30s");
  await paystub("start", "--detach", "--port", "4017");
  const early = await paystub("status", "--wait", "10ms", "--control-url", "http://127.0.0.1:1");
  expect(early).toMatchObject({ code: 2, complaints: expect.stringContaining("nothing answers") });
  expect((await waiting).out).toContain("ready");
});
