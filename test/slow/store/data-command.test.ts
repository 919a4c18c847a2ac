import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { withFolder } from "../../../mocks/cli/data-folder.js";
import { exportOf } from "../../../mocks/control/import-export.js";
import { startGateway } from "../../../mocks/index.js";
import { BEGINNING } from "../../../mocks/sandbox/position.js";
import { sqlDriver } from "../../../mocks/store/sqlite/driver.js";
import { taking } from "../../store/shapes.js";
import { buildPackage, COMMAND, paystub } from "../../support/command-line.js";
import { opening, T0 } from "../../support/domain.js";
import { startPersons } from "../../support/persons.js";
import { dataFolder } from "../../support/store.js";

beforeAll(buildPackage);

/** A folder with two sandboxes and without a running mock. */
async function filled(): Promise<string> {
  const data = dataFolder();
  const life = await startPersons({ data, fsync: false });
  const no = await life.merchant.createsInvoice();
  await life.tester.invoices.pay(no);
  await life.tester.settled();
  await life.gateway.create({ name: "Other" });
  await life.close();
  return data;
}

/** Overwrites the first page of a table, as a failing disk does. */
async function zeroed(path: string, table: string): Promise<void> {
  const db = (await sqlDriver())(path);
  const row = db.prepare("select rootpage from sqlite_schema where name = ?").get(table);
  db.close();
  const page = Number(row?.rootpage);
  const bytes = readFileSync(path);
  writeFileSync(path, bytes.fill(0, (page - 1) * 4096, page * 4096));
}

describe("paystub data", () => {
  test("info lists the contents of a folder", async () => {
    const data = await filled();
    const { code, out } = await paystub("data", "info", data);
    expect(code).toBe(0);
    expect(out).toMatch(
      /form 3, \d+ bytes, \d+ of them free; snapshots: 0 bytes\n2 sandboxes, 7 events, 1 request\n/,
    );
    const { out: json } = await paystub("data", "info", data, "--json");
    expect(JSON.parse(json)).toMatchObject({
      form: 3,
      events: 7,
      snapshotBytes: 0,
      sandboxes: [
        { name: "shop", events: 6, dueAt: null },
        { name: "Other", events: 1 },
      ],
    });
  });

  test("info counts a snapshot, check checks it, and delete removes it with its sandbox", async () => {
    const data = await filled();
    const folder = join(data, "snapshots");
    const file = join(
      folder,
      `${createHash("sha256").update("shop").digest("hex").slice(0, 32)}.snapshot`,
    );
    mkdirSync(folder);
    writeFileSync(file, "no snapshot");
    expect((await paystub("data", "info", data)).out).toContain("; snapshots: 11 bytes\n");
    const checked = await paystub("data", "check", data);
    expect(checked.code).toBe(0);
    expect(checked.out).toMatch(
      /^snapshot \w+\.snapshot: it is not whole; the next start folds that log$/m,
    );
    await paystub("data", "delete", data, "shop");
    expect(readdirSync(folder)).toEqual([]);
  });

  test("reading commands do not change a read-only folder, including its log beside the file", async () => {
    const data = await filled();
    const before = readdirSync(data).map((name) => [name, readFileSync(join(data, name))]);
    const asides = () => readdirSync(tmpdir()).filter((name) => name.startsWith("paystub-copy-"));
    const others = asides();
    const names = await withFolder(
      data,
      "reads",
      async ({ path, sandboxes }) => [path, ...sandboxes.map(({ name }) => name)],
      async () => false,
    );
    expect(names).toEqual([join(data, "paystub.db"), "shop", "Other"]);
    expect(readdirSync(data).map((name) => [name, readFileSync(join(data, name))])).toEqual(before);
    expect(asides().filter((name) => !others.includes(name))).toEqual([]);
  });

  test("export never uses the name of a device as a file name", async () => {
    const data = dataFolder();
    const life = await startPersons({ data, fsync: false });
    for (const name of ["CON", "aux.shop"]) await life.gateway.create({ name });
    await life.close();
    const out = join(data, "logs");
    expect((await paystub("data", "export", data, "--out", out)).code).toBe(0);
    expect(readdirSync(out)).toEqual(["sandbox-CON.2.json", "sandbox-aux.shop.json", "shop.json"]);
  });

  test("check reads everything, and finds mistakes", async () => {
    const data = await filled();
    const well = await paystub("data", "check", data);
    expect(well).toMatchObject({ code: 0, out: "2 sandboxes and 7 events read: all is well\n" });
    const db = (await sqlDriver())(join(data, "paystub.db"));
    db.exec("delete from keys");
    db.close();
    const ill = await paystub("data", "check", data);
    expect(ill.code).toBe(1);
    expect(ill.out).toMatch(/^sandbox shop: no sandbox has its number \d{13}\n2 sandboxes/);
    const verdict = `: ${join(data, "paystub.db")} has faults. Put back a copy, or delete the named sandboxes`;
    expect(ill.out).toContain(verdict);
  });

  test("check reports a torn page", async () => {
    const data = await filled();
    const path = join(data, "paystub.db");
    const bytes = readFileSync(path);
    for (let page = 1; page < 8; page += 1) bytes.fill(0x5a, page * 4096 + 100, (page + 1) * 4096);
    writeFileSync(path, bytes);
    const { code, out, complaints } = await paystub("data", "check", data);
    expect(code).not.toBe(0);
    expect(out + complaints).toMatch(/malformed|broken|invalid|wrong/i);
    expect(complaints.split("\n").length).toBeLessThanOrEqual(2);
  });

  test.each([
    ["check", []],
    ["compact", []],
    ["export", ["--out", "logs"]],
    ["delete", ["shop"]],
  ] as const)("%s says in a line how to repair a broken file", async (what, rest) => {
    const data = await filled();
    const path = join(data, "paystub.db");
    await zeroed(path, "events");
    const { code, out, complaints } = await paystub("data", what, data, ...rest);
    const why = `${path} failed: database disk image is malformed; nothing more is read or written, put back a copy or give another folder\n`;
    const said = what === "check" ? out.replace(/^2 sandboxes.*\n/m, "") : complaints;
    expect({ code, said }).toEqual({
      code: 1,
      said: what === "check" ? why : `paystub: ${why}`,
    });
  });

  test("compact shrinks the file after many deletions", async () => {
    const data = await filled();
    const life = await startGateway({ data, fsync: false });
    const { events } = await (await life.find("shop")).export();
    for (let n = 0; n < 60; n += 1) {
      await life.import(`copy-${n}`, { paystub: "log", version: 1, sandbox: "shop", events });
    }
    for (let n = 0; n < 60; n += 1) await life.reset(`copy-${n}`);
    await life.close();
    const { code, out } = await paystub("data", "compact", data, "--json");
    const { before, after } = JSON.parse(out);
    expect(code).toBe(0);
    expect(after).toBeLessThan(before);
    expect((await paystub("data", "check", data)).code).toBe(0);
  });

  test("export writes files that import accepts", async () => {
    const data = await filled();
    const out = join(dataFolder(), "logs");
    expect((await paystub("data", "export", data, "--out", out)).code).toBe(0);
    const log = JSON.parse(readFileSync(join(out, "shop.json"), "utf8"));
    expect(existsSync(join(out, "Other.2.json"))).toBe(true);
    const gateway = await startGateway();
    onTestFinished(() => gateway.close());
    const control = ["--control-url", gateway.controlUrl];
    const imported = await paystub("import", join(out, "shop.json"), "--as", "again", ...control);
    expect(imported.code).toBe(0);
    expect((await (await gateway.find("again")).summary()).events).toBeGreaterThanOrEqual(
      log.events.length,
    );
  });

  test.skipIf(process.platform === "win32")(
    "export writes files that only their owner can read",
    async () => {
      const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);
      const data = await filled();
      const out = join(dataFolder(), "logs");
      await paystub("data", "export", data, "--out", out);
      const files = [out, join(out, "shop.json"), join(out, "Other.2.json")];
      expect(files.map(modeOf)).toEqual(["700", "600", "600"]);
      // An existing file that everyone could read is now private.
      const before = join(dataFolder(), "shop.json");
      writeFileSync(before, "", { mode: 0o644 });
      const gateway = await startGateway({ data });
      const control = ["--control-url", gateway.controlUrl];
      const exported = await paystub("export", "--sandbox", "shop", "--out", before, ...control);
      await gateway.close();
      expect([exported.code, modeOf(before)]).toEqual([0, "600"]);
    },
  );

  test("delete deletes sandboxes, and reports unknown ones", async () => {
    const data = await filled();
    const nobody = await paystub("data", "delete", data, "shop", "nobody");
    expect(nobody).toMatchObject({ code: 2 });
    expect(nobody.complaints).toBe("paystub: there is no sandbox nobody. Sandboxes: shop, Other\n");
    expect(await paystub("data", "delete", data, "shop")).toMatchObject({
      code: 0,
      out: "sandbox shop is gone\n",
    });
    const gateway = await startGateway({ data });
    expect((await gateway.list()).sandboxes.map(({ name }) => name)).toEqual(["Other"]);
    await gateway.close();
  });

  test("delete removes the events of a long sandbox from the file right away", async () => {
    const data = await filled();
    const keys = Array.from({ length: 2500 }, (_, n) => String(n));
    await withFolder(data, "changes", async ({ store }) => {
      await store.append("long", BEGINNING, taking(...keys));
    });
    expect((await paystub("data", "delete", data, "long")).code).toBe(0);
    const db = (await sqlDriver())(join(data, "paystub.db"));
    const left = ["events", "garbage"].map((table) =>
      Number(db.prepare(`select count(*) as n from ${table}`).get()?.n),
    );
    db.close();
    expect(left).toEqual([7, 0]);
  });

  test.each([["info"], ["check"], ["compact"]])(
    "%s is refused while a mock runs on the folder",
    async (what) => {
      const data = dataFolder();
      const gateway = await startGateway({ data });
      const refused = await paystub("data", what, data);
      await gateway.close();
      const path = join(data, "paystub.db");
      expect(refused).toMatchObject({ code: 2, out: "" });
      expect(refused.complaints).toBe(
        `paystub: ${path} is in use by another paystub. Stop that one, or give another folder\n`,
      );
    },
  );

  test("is refused for a folder without data", async () => {
    const empty = dataFolder();
    const { code, complaints } = await paystub("data", "info", empty);
    expect(code).toBe(2);
    expect(complaints).toBe(
      `paystub: ${empty} is not a data folder: it has no paystub.db. Give the folder of paystub start --data\n`,
    );
    expect(existsSync(join(empty, "paystub.db"))).toBe(false);
  });
});

describe("paystub start --data", () => {
  test.each([
    [["--fsync", "off"], "has no option --fsync. Did you mean --no-fsync?"],
    [["--keep", "30"], "must be a duration such as 30d, 24h or P7D"],
    [["--keep", "a month"], "must be a duration such as 30d, 24h or P7D"],
    [["--data-max", "0"], "must be a whole number above 0"],
    [["--events-max", "-1"], "must be a whole number above 0"],
    [["--data", "/dev/null/data"], "/dev/null/data cannot be a data folder (ENOTDIR)"],
  ] as const)("%j is a mistake", async (flags, fix) => {
    const { code, complaints } = await paystub("start", "--port", "0", ...flags);
    expect(code).toBe(2);
    expect(complaints).toContain(fix);
  });

  test("answers 503 and exits with 1 when the disk is full", async () => {
    const data = dataFolder();
    const start = `trap '' XFSZ; ulimit -f 400; exec ${process.execPath} ${COMMAND} start --data ${data} --port 0 --json --quiet`;
    const child = spawn("bash", ["-c", start], { stdio: ["ignore", "pipe", "pipe"] });
    onTestFinished(() => {
      child.kill("SIGKILL");
    });
    let complaints = "";
    child.stderr.setEncoding("utf8").on("data", (text: string) => {
      complaints += text;
    });
    const ended = new Promise<number | null>((resolve) => child.once("close", resolve));
    const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
    const { baseUrl } = JSON.parse((await lines.next()).value);
    const headers = { Authorization: "Bearer sandbox_shop", "Content-Type": "application/json" };
    const product = { title: "Product", price: 10, qty: 1 };
    const body = JSON.stringify({
      ...{ orderNumber: "1", amount: 10, callBackUrl: "http://127.0.0.1:9/", products: [product] },
      ...{ clientName: "Client", clientMobile: "0500000000" },
    });
    let status = 200;
    for (let n = 0; n < 1000 && status === 200; n += 1) {
      const answer = await fetch(`${baseUrl}/api/addInvoice`, { method: "POST", headers, body });
      status = answer.status;
      await answer.text();
    }
    expect(status).toBe(503);
    expect(await ended).toBe(1);
    expect(complaints).toMatch(
      /paystub: .*paystub\.db failed: .*; nothing more is read or written\n$/,
    );
    expect((await paystub("data", "check", data)).code).toBe(0);
  });

  test("never has a part of an import that was killed", async () => {
    const labels = Array.from({ length: 60_000 }, (_, n) => {
      return { type: "label-added", at: T0, name: `l${n}` };
    });
    const log = exportOf("long", [{ seq: 1, event: opening() }]);
    const body = JSON.stringify({ ...log, events: [...log.events, ...labels] });
    const data = dataFolder();
    const args = [COMMAND, "start", "--data", data, "--no-fsync", "--port", "0", "--json"];
    const starts = async () => {
      const child = spawn(process.execPath, [...args, "--quiet"], { stdio: "pipe" });
      onTestFinished(() => void child.kill("SIGKILL"));
      let complaints = "";
      child.stderr.setEncoding("utf8").on("data", (text: string) => {
        complaints += text;
      });
      const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
      const { baseUrl } = JSON.parse((await lines.next()).value);
      const ask = async (path: string, init?: RequestInit) => {
        const response = await fetch(`${baseUrl}/_control${path}`, init);
        return { status: response.status, body: await response.json() };
      };
      return { child, ask, complaints: () => complaints };
    };
    const first = await starts();
    const headers = { "Content-Type": "application/json" };
    const imported = first
      .ask("/sandboxes/long/import", { method: "POST", headers, body })
      .catch(() => undefined);
    // It is being written when it takes memory, and no sandbox before it is whole.
    let health = await first.ask("/health");
    while (health.body.memory.usedBytes < 1_000_000) health = await first.ask("/health");
    expect([health.body.sandboxes, (await first.ask("/sandboxes/long")).status]).toEqual([0, 404]);
    first.child.kill("SIGKILL");
    expect(await imported).toBeUndefined();

    const second = await starts();
    expect(second.complaints()).toContain(
      "paystub: An import or a fork into sandbox long was cut off, and what it had written was removed. Repeat it.\n",
    );
    expect((await second.ask("/sandboxes")).body).toEqual({ sandboxes: [] });
    const again = await second.ask("/sandboxes/long/import", { method: "POST", headers, body });
    expect([again.status, again.body.events]).toEqual([201, labels.length + 1]);
    const stopped = new Promise((resolve) => second.child.once("close", resolve));
    second.child.kill("SIGTERM");
    await stopped;
    expect((await paystub("data", "check", data)).code).toBe(0);
  });
});
