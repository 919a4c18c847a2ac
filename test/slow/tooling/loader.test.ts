import { spawnSync } from "node:child_process";
import {
  chmodSync,
  copyFileSync,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { folder, startedFrom } from "../../support/command-line.js";

const LOADER = join(import.meta.dirname, "../../../scripts/loader.cjs");
const BUILT = join(import.meta.dirname, "../../../dist");
const WARM_UP = join(import.meta.dirname, "../../../scripts/warm-up.cjs");

/** An installed package whose command says what it was reported. */
function installed(says = "here") {
  const dist = folder();
  copyFileSync(LOADER, join(dist, "paystub.cjs"));
  const write = (word: string) =>
    writeFileSync(
      join(dist, "paystub.bundle.cjs"),
      `({ entry: "bin", parts: { bin: function () {
        function reported() { return "${word} " + process.argv[2]; }
        console.log(reported());
      } } })`,
    );
  write(says);
  const cache = folder();
  const kept = join(cache, "paystub");
  return {
    dist,
    cache,
    write,
    run: (command: string, env: NodeJS.ProcessEnv = { XDG_CACHE_HOME: cache }) => {
      const { stdout, stderr } = spawnSync(process.execPath, [join(dist, "paystub.cjs"), command], {
        encoding: "utf8",
        env: { ...process.env, NODE_DISABLE_COMPILE_CACHE: "", ...env },
      });
      return stdout + stderr;
    },
    /** The compiled code in the cache, by its path. */
    files: () =>
      statSync(kept, { throwIfNoEntry: false })
        ? readdirSync(kept).map((name) => join(kept, name))
        : [],
  };
}

const LONG_AGO = new Date("2020-01-01T00:00:00Z");

describe("the command of an installed package", () => {
  test("leaves its compiled code in the user's cache at the end of a first start, for itself alone", () => {
    const { run, files } = installed();
    expect(run("start")).toBe("here start\n");
    const [kept = ""] = files();
    expect(files()).toHaveLength(1);
    expect(statSync(kept).mode & 0o777).toBe(0o600);
    expect(statSync(join(kept, "..")).mode & 0o777).toBe(0o700);

    utimesSync(kept, LONG_AGO, LONG_AGO);
    expect(run("start")).toBe("here start\n");
    expect(files().map((path) => statSync(path).mtime)).toEqual([LONG_AGO]);
  });

  test("keeps nothing of a command that is no start, and nothing where Node is asked to", () => {
    const { run, files, cache } = installed();
    expect(run("help")).toBe("here help\n");
    const off = { XDG_CACHE_HOME: cache, NODE_DISABLE_COMPILE_CACHE: "1" };
    expect(run("start", off)).toBe("here start\n");
    expect(files()).toEqual([]);
  });

  test("takes code that is broken, or that others could have written, for none, and replaces it", () => {
    const { run, files } = installed();
    run("start");
    const [kept = ""] = files();
    const good = readFileSync(kept);
    writeFileSync(kept, "no compiled code");
    expect(run("start")).toBe("here start\n");
    expect(readFileSync(kept).length).toBe(good.length);

    chmodSync(kept, 0o666);
    utimesSync(kept, LONG_AGO, LONG_AGO);
    expect(run("start")).toBe("here start\n");
    expect(statSync(kept).mode & 0o777).toBe(0o600);
    expect(statSync(kept).mtime).not.toEqual(LONG_AGO);
  });

  test("another content has code of its own, also where it is as long; the oldest go", () => {
    const { run, files, write } = installed();
    run("start");
    write("then");
    expect(run("start")).toBe("then start\n");
    expect(files()).toHaveLength(2);
    for (let n = 0; n < 10; n += 1) {
      const [kept = ""] = files();
      const old = join(kept, "..", `of-old-${n}.bin`);
      writeFileSync(old, "");
      utimesSync(old, LONG_AGO, LONG_AGO);
    }
    write("last");
    expect(run("start")).toBe("last start\n");
    expect(files()).toHaveLength(8);
  });

  test("starts all the same where nothing can be kept", () => {
    const { run, cache } = installed();
    const taken = join(cache, "taken");
    writeFileSync(taken, "");
    expect(run("start", { XDG_CACHE_HOME: taken })).toBe("here start\n");
    expect(run("start", { XDG_CACHE_HOME: "relative" })).toBe("here start\n");
    mkdirSync(join(cache, "paystub"), { mode: 0o500 });
    expect(run("start")).toBe("here start\n");
  });
});

test("a part that fails is no part: the next one who wants it runs it again", () => {
  const dist = folder();
  copyFileSync(LOADER, join(dist, "paystub.cjs"));
  writeFileSync(
    join(dist, "paystub.bundle.cjs"),
    `({ entry: "bin", parts: {
      bin: function (exports, require, module, file, folder, importBeside, requirePart) {
        try { requirePart("other"); } catch (error) { console.log(error.message); }
        console.log(requirePart("other").said);
      },
      other: function (exports) {
        exports.said = "half";
        if (!globalThis.failed) { globalThis.failed = true; throw new Error("no"); }
        exports.said = "whole";
      },
    } })`,
  );
  const { stdout } = spawnSync(process.execPath, [join(dist, "paystub.cjs")], { encoding: "utf8" });
  expect(stdout).toBe("no\nwhole\n");
});

test("the built command starts other programs, which it only reads when it is to", () => {
  const words = [
    join(BUILT, "paystub.cjs"),
    "run",
    "--allow-no-calls",
    "--",
    process.execPath,
    "-e",
    "0",
  ];
  const { status, stdout } = spawnSync(process.execPath, words, { encoding: "utf8" });
  expect(stdout).toContain("PASSED");
  expect(status).toBe(0);
});

test("a command whose files are gone by now refuses as before, without the cause, and tells why", async () => {
  const dist = folder();
  for (const name of ["paystub.cjs", "paystub.bundle.cjs"]) {
    copyFileSync(join(BUILT, name), join(dist, name));
  }
  const mock = startedFrom(join(dist, "paystub.cjs"), ...["start", "--port", "0", "--json"]);
  const { baseUrl } = JSON.parse((await mock.line()) ?? "{}");
  const headers = { Authorization: "Bearer sandbox_shop", "Content-Type": "application/json" };
  const refused = await fetch(`${baseUrl}/api/addInvoice`, { method: "POST", headers, body: "{}" });
  expect([refused.status, refused.headers.get("X-Paystub-Explain")]).toEqual([400, null]);
  expect(await refused.text()).toContain("orderNumber");
  expect((await fetch(`${baseUrl}/api/addInvoices`)).status).toBe(404);
  const why = /files of the command have changed .*seldom-refused\.cjs; start it again/;
  await expect.poll(() => mock.complaints()).toMatch(why);
});

test.each([
  ["gone", (late: string) => rmSync(late, { recursive: true })],
  [
    "of another build",
    (late: string) => {
      for (const name of readdirSync(late)) {
        const text = readFileSync(join(late, name), "utf8");
        writeFileSync(join(late, name), text.replace(/^\/\/ \w+/, "// 0123456789abcdef"));
      }
    },
  ],
])("the control API and the pages of a command whose files are %s say so", async (_, change) => {
  const dist = folder();
  for (const name of ["paystub.cjs", "paystub.bundle.cjs", "late"]) {
    cpSync(join(BUILT, name), join(dist, name), { recursive: true });
  }
  const mock = startedFrom(join(dist, "paystub.cjs"), ...["start", "--port", "0", "--json"]);
  const { baseUrl } = JSON.parse((await mock.line()) ?? "{}");
  change(join(dist, "late"));
  const reported =
    /^paystub itself failed: the files of the command have changed since .*; start it again/;
  for (const path of ["/_control/sandboxes", "/_docs"]) {
    const answer = await fetch(`${baseUrl}${path}`);
    const { detail } = await answer.json();
    expect([answer.status, detail]).toEqual([500, expect.stringMatching(reported)]);
  }
});

test("a start and its first invoice read no package: what few replies want is read when it is wanted", () => {
  const dist = folder();
  const bundle = join(dist, "paystub.bundle.cjs");
  for (const name of ["paystub.cjs", "paystub.bundle.cjs"]) {
    copyFileSync(join(BUILT, name), join(dist, name));
  }
  const start = () => spawnSync(process.execPath, [WARM_UP, dist], { encoding: "utf8" });
  const { status, stderr } = start();
  expect([status, stderr]).toEqual([0, ""]);

  const planted = readFileSync(bundle, "utf8").replace("requirePart) {", '$&require("qs");');
  writeFileSync(bundle, planted);
  expect(start().stderr).toContain("Cannot find module 'qs'");
});
