import { spawnSync } from "node:child_process";
import {
  chmodSync,
  copyFileSync,
  cpSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  unlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { rolldown } from "rolldown";
import { describe, expect, test } from "vitest";
import { importedByLoader, withPlainExports } from "../../../scripts/packaging/command.js";
import { seldomOwn } from "../../../scripts/packaging/stand-ins.js";
import {
  buildPackage,
  COMMAND,
  folder,
  NO_CALLS,
  startedFrom,
} from "../../support/command-line.js";
import { type Ended, newProject } from "../../support/project.js";

/** An export as Rolldown writes it, of what was declared like this. */
const chunk = (declared: string, name: string) => `${declared}
Object.defineProperty(exports, "named", {
  enumerable: true,
  get: function () {
    return ${name};
  }
});`;

describe("an export of a chunk", () => {
  test.each([
    ["a constant", "const tax = 15;", "tax"],
    ["a function", "function tax() {}", "tax"],
    ["one that waits", "async function tax() {}", "tax"],
    ["one with a dollar", "function tax$1() {}", "tax$1"],
    ["a class", "class Tax {}", "Tax"],
  ])("is passed on unchanged if it is %s", (_what, declared, name) => {
    const plain = withPlainExports(chunk(declared, name));
    expect(plain).toBe(`${declared}\nexports.named = ${name};`);
  });

  test.each([
    ["may change", "let tax = 15;", "tax"],
    ["is not a function yet", "var tax;", "tax"],
    ["belongs to another scope", "{\n\tconst tax = 15;\n}", "tax"],
    ["is another's name", "const taxes = 15;", "tax"],
  ])("is read each time if it %s", (_what, declared, name) => {
    const live = chunk(declared, name);
    expect(withPlainExports(live)).toBe(live);
  });
});

describe("an import at run time", () => {
  test.each([
    ["a package", 'import("qrcode")', 'importBeside("qrcode")'],
    [
      "a module of Node",
      "await_(import(`node:dns/promises`))",
      "await_(importBeside(`node:dns/promises`))",
    ],
    ["what a variable names", "import(name)", "importBeside(name)"],
    ["two", 'import("a"), import("b")', 'importBeside("a"), importBeside("b")'],
  ])("is loaded by the loader: %s", (_what, code, by) => {
    expect(importedByLoader(code)).toBe(by);
  });

  test.each([
    ["a method", "({ import(name) { return name; } })"],
    ["a call of one", 'gateway.import("a")'],
    ["a text", '"import(1)"'],
  ])("is not %s of that name", (_what, code) => {
    expect(importedByLoader(code)).toBe(code);
  });

  test("is readable code", () => {
    expect(() => importedByLoader("import(")).toThrow("a part of the command cannot be read");
  });
});

/** A program that is built with one module that it seldom needs. */
async function built(seldom: string) {
  const root = folder();
  mkdirSync(join(root, "mocks"));
  writeFileSync(join(root, "mocks/seldom.ts"), seldom);
  writeFileSync(
    join(root, "program.ts"),
    'import { vat } from "./mocks/seldom.js";\nexport const asked = (amount: number) => vat(amount);\n',
  );
  const build = await rolldown({
    cwd: root,
    input: join(root, "program.ts"),
    platform: "node",
    plugins: [seldomOwn(root, ["mocks/seldom.ts"])],
  });
  const { output } = await build.write({
    dir: join(root, "out"),
    format: "cjs",
    entryFileNames: "[name].cjs",
  });
  return { root, files: output.map(({ fileName }) => fileName).sort() };
}

describe("a rarely used module", () => {
  test("has its own file, which is read at the first call of its functions", async () => {
    const { root, files } = await built(
      'globalThis.read = "read";\nexport interface Rate { readonly of: number }\nexport function vat(amount: number) { return amount * 0.15; }\n',
    );
    expect(files).toEqual(["program.cjs", "seldom-seldom.cjs"]);
    const { asked } = await import(/* @vite-ignore */ join(root, "out/program.cjs"));
    expect(globalThis).not.toHaveProperty("read");
    expect(asked(100)).toBe(15);
    expect(globalThis).toHaveProperty("read", "read");
    Reflect.deleteProperty(globalThis, "read");
  });

  test.each([
    ["a constant", "export const RATE = 0.15;"],
    ["a class", "export class Vat {}"],
    ["what another module exports", 'export { sep } from "node:path";'],
  ])("cannot export %s, which is needed immediately", async (_what, more) => {
    await expect(built(`${more}\nexport function vat() {}\n`)).rejects.toThrow(
      "mocks/seldom.ts exports more than functions",
    );
  });
});

/** Orders, pays and asks for a token: what a test of a shop touches of the mock. */
const TEST = `
test("an order is paid", async ({ gateway }) => {
  const post = async (path: string, body: object, token = ""): Promise<any> => {
    const headers = { Authorization: "Bearer " + token, "Content-Type": "application/json" };
    const init = { method: "POST", headers, body: JSON.stringify(body) };
    return (await fetch(gateway.baseUrl + path, init)).json();
  };
  const { id_token } = await post("/api/auth", { apiId: gateway.apiId, secretKey: "any" });
  const { transactionNo, qrUrl } = await post("/api/addInvoice", {
    orderNumber: "ORD-1", amount: 25.5, callBackUrl: "http://127.0.0.1:9/paid",
    clientName: "Sara", clientMobile: "0500000001",
    products: [{ title: "Beans", price: 25.5, qty: 1 }],
  }, id_token);
  await gateway.invoice(transactionNo).pay();
  await expect(gateway.invoice(transactionNo)).toBePaid();
  expect((await fetch(qrUrl)).status).toBe(200);
  expect(await gateway.record("record.html")).toContain("record.html");
  await expect(gateway.invoice("1").read()).rejects.toBeInstanceOf(Refused);
});
`;

const TYPED = `
import { Refused } from "paystub";
import { expect, test } from "paystub/jest";
${TEST}`;

/** The same without its types. */
const IMPORTED = TYPED.replaceAll(/: (?:string|object)\b|: Promise<any>/g, "");

const REQUIRED = IMPORTED.replaceAll(
  /^import (\{.*\}) from ("paystub.*");$/gm,
  "const $1 = require($2);",
);

/** A TypeScript project that knows nothing of `exports` in a package.json, as many still are. */
const TS_CONFIG = {
  module: "commonjs",
  moduleResolution: "node10",
  target: "es2022",
  lib: ["es2022"],
  strict: true,
  skipLibCheck: true,
  types: ["node"],
};

/** Babel makes CommonJS of `import`. */
const TO_COMMONJS = {
  "\\.js$": ["babel-jest", { plugins: ["@babel/transform-modules-commonjs"] }],
};

const PROJECTS = [
  { displayName: "commonjs", testMatch: ["**/required.test.js"], transform: {} },
  {
    displayName: "babel-jest",
    testMatch: ["**/imported.test.js"],
    transform: TO_COMMONJS,
  },
  {
    displayName: "ts-jest",
    testMatch: ["**/*.test.ts"],
    transform: { "\\.ts$": ["ts-jest", { tsconfig: TS_CONFIG }] },
  },
];

const JEST = ["jest", "--verbose", "--runInBand"];

async function runs(
  files: Readonly<Record<string, string>>,
  [program = "", ...args]: readonly string[],
  flags = "",
): Promise<Ended> {
  const project = newProject();
  try {
    for (const [file, text] of Object.entries(files)) project.write(file, text);
    const env = flags === "" ? {} : { NODE_OPTIONS: flags };
    return await project.run(program, args, env);
  } finally {
    project.remove();
  }
}

test("Jest needs no flag for CommonJS modules, nor with babel-jest or ts-jest", async () => {
  const files = {
    "package.json": JSON.stringify({ jest: { projects: PROJECTS } }),
    "required.test.js": REQUIRED,
    "imported.test.js": IMPORTED,
    "typed.test.ts": TYPED,
  };
  const { code, output } = await runs(files, JEST);
  expect(output).toContain("Tests:       3 passed, 3 total");
  const passed = output.matchAll(/^PASS (\S+)/gm);
  expect(Array.from(passed, ([, name]) => name).sort()).toEqual([
    "babel-jest",
    "commonjs",
    "ts-jest",
  ]);
  expect(code).toBe(0);
});

test.each([
  ["imports as an ES module, with Node's flag", IMPORTED, {}, "--experimental-vm-modules"],
  ["imports what becomes CommonJS, without", IMPORTED, TO_COMMONJS, ""],
  ["requires, without", REQUIRED, {}, ""],
])("in a project of ES modules, a test of Jest %s", async (_how, text, transform, flags) => {
  const files = {
    "package.json": JSON.stringify({ type: "module", jest: { transform } }),
    "order.test.js": text,
  };
  const { code, output } = await runs(files, JEST, flags);
  expect(output).toContain("Tests:       1 passed, 1 total");
  expect(code).toBe(0);
});

test.each([
  ["vitest", ["vitest", "run", "--no-isolate", "--maxWorkers=1"], "Tests  2 passed"],
  ["playwright", ["playwright", "test"], "2 passed"],
])("%s runs CommonJS tests, whether they import or require", async (name, how, passed) => {
  const files = {
    "package.json": '{ "type": "commonjs" }',
    "required.test.js": REQUIRED.replace("paystub/jest", `paystub/${name}`),
    "imported.test.ts": TYPED.replace("paystub/jest", `paystub/${name}`),
  };
  const { code, output } = await runs(files, how);
  expect(output).toContain(passed);
  expect(code).toBe(0);
});

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
  const kept = join(cache, "paystub", "compiled-code");
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
  test("stores its compiled code in the user's cache after the first start", () => {
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

  test("stores nothing for other commands, or if Node is asked not to", () => {
    const { run, files, cache } = installed();
    expect(run("help")).toBe("here help\n");
    const off = { XDG_CACHE_HOME: cache, NODE_DISABLE_COMPILE_CACHE: "1" };
    expect(run("start", off)).toBe("here start\n");
    expect(files()).toEqual([]);
  });

  test("replaces compiled code that is broken, or that others could have written", () => {
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

  test("has separate compiled code for other content of the same length; the oldest is deleted", () => {
    const { run, files, write } = installed();
    run("start");
    write("then");
    expect(run("start")).toBe("then start\n");
    expect(files()).toHaveLength(2);
    for (let n = 0; n < 10; n += 1) {
      const [kept = ""] = files();
      const old = join(kept, "..", `paystub-v20.0.${n}-of-old.bin`);
      writeFileSync(old, "");
      utimesSync(old, LONG_AGO, LONG_AGO);
    }
    write("last");
    expect(run("start")).toBe("last start\n");
    expect(files()).toHaveLength(8);
  });

  test("deletes compiled code with a changed bit, and runs no code through a link", () => {
    const { run, files } = installed();
    run("start");
    const [kept = ""] = files();
    const good = readFileSync(kept);
    for (let n = 0; n < 25; n += 1) {
      const at = Math.floor((n * good.length) / 25);
      const flipped = Buffer.from(good);
      flipped[at] = (flipped[at] ?? 0) ^ (1 << (n % 8));
      writeFileSync(kept, flipped);
      expect([at, run("start")]).toEqual([at, "here start\n"]);
      expect(readFileSync(kept).equals(flipped)).toBe(false);
    }
    const elsewhere = join(kept, "../../elsewhere.bin");
    renameSync(kept, elsewhere);
    symlinkSync(elsewhere, kept);
    utimesSync(elsewhere, LONG_AGO, LONG_AGO);
    expect(run("start")).toBe("here start\n");
    expect(lstatSync(kept).isFile()).toBe(true);
    expect(statSync(elsewhere).mtime).toEqual(LONG_AGO);
  });

  test("leaves other files alone", () => {
    const { run, cache, files, write } = installed();
    run("start");
    const own = join(cache, "paystub", "compiled-code");
    const foreign = ["notes.txt", "paystub.db", "of-others.bin"].flatMap((name) => [
      join(own, name),
      join(own, "..", name),
    ]);
    for (const path of foreign) {
      writeFileSync(path, "of others");
      utimesSync(path, LONG_AGO, LONG_AGO);
    }
    for (let n = 0; n < 10; n += 1) {
      const target = join(cache, `target-${n}`);
      writeFileSync(target, "of others");
      utimesSync(target, LONG_AGO, LONG_AGO);
      symlinkSync(target, join(own, `paystub-v20.0.${n}-link.bin`));
      foreign.push(target);
    }
    write("next");
    expect(run("start")).toBe("next start\n");
    expect(foreign.filter((path) => !statSync(path, { throwIfNoEntry: false }))).toEqual([]);
    expect(files().filter((path) => lstatSync(path).isSymbolicLink())).toHaveLength(10);
  });

  test("stores nothing in a folder that is a link, or that others may write to", () => {
    const { run, cache } = installed();
    const target = join(cache, "target");
    mkdirSync(target);
    mkdirSync(join(cache, "paystub"));
    const own = join(cache, "paystub", "compiled-code");
    symlinkSync(target, own);
    expect(run("start")).toBe("here start\n");
    expect(readdirSync(target)).toEqual([]);
    unlinkSync(own);
    mkdirSync(own);
    chmodSync(own, 0o777);
    expect(run("start")).toBe("here start\n");
    expect(readdirSync(own)).toEqual([]);
  });

  test("starts even if it cannot store anything", () => {
    const { run, cache } = installed();
    const taken = join(cache, "taken");
    writeFileSync(taken, "");
    expect(run("start", { XDG_CACHE_HOME: taken })).toBe("here start\n");
    expect(run("start", { XDG_CACHE_HOME: "relative" })).toBe("here start\n");
    mkdirSync(join(cache, "paystub"), { mode: 0o500 });
    expect(run("start")).toBe("here start\n");
  });
});

test("runs a failed part again for the next caller", () => {
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

test("the built command starts programs that it only reads when needed", () => {
  const words = [join(BUILT, "paystub.cjs"), "run", ...NO_CALLS, "--", process.execPath, "-e", "0"];
  const { status, stdout } = spawnSync(process.execPath, words, { encoding: "utf8" });
  expect(stdout).toContain("PASSED");
  expect(status).toBe(0);
});

test("a command without its files refuses as before, and explains why", async () => {
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
  const why = /files of the command have changed .*seldom-refused\.cjs. Start it again/;
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
    /^paystub itself failed: the files of the command have changed since .*. Start it again/;
  for (const path of ["/_control/sandboxes", "/_docs"]) {
    const answer = await fetch(`${baseUrl}${path}`);
    const { detail } = await answer.json();
    expect([answer.status, detail]).toEqual([500, expect.stringMatching(reported)]);
  }
});

test("a start and its first invoice read no package: rarely needed ones are loaded later", () => {
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

test.each(["18.20.8", "20.18.3"])("Node %s is refused in one line", (version) => {
  buildPackage();
  const script = `Object.defineProperty(process.versions, "node", { value: "${version}" }); require(${JSON.stringify(COMMAND)});`;
  const { status, stderr, stdout } = spawnSync(process.execPath, ["-e", script], {
    encoding: "utf8",
  });
  expect({ status, stdout, stderr }).toEqual({
    status: 2,
    stdout: "",
    stderr: `paystub: Node ${version} is too old. Install Node 20.19 or newer\n`,
  });
});
