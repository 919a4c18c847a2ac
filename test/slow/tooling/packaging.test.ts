import { spawn, spawnSync } from "node:child_process";
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, posix, sep } from "node:path";
import { createInterface } from "node:readline";
import ts from "typescript";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { packageFaults, publintFaults, typeFaults } from "../../../scripts/packaging/gates.js";
import { install, output, pack, shipped } from "../../../scripts/packaging/manifest.js";
import { buildPackage } from "../../support/command-line.js";
import { sharingHost } from "../../support/declarations.js";
import { allGuides, linksOf } from "../../support/guides.js";
import { link } from "../../support/project.js";

const RESOLUTIONS = {
  nodenext: {
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
  },
  /** From before a module of CommonJS could require one of the other kind. */
  node16: {
    module: ts.ModuleKind.Node16,
    moduleResolution: ts.ModuleResolutionKind.Node16,
  },
  bundler: {
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  },
} as const;

/**
 * What the strictest compiler has against a user's file, and against the declarations of this package
 * that it leads to. Declarations of others are theirs to mend.
 */
function complaintsOf(file: string, resolution: keyof typeof RESOLUTIONS): string[] {
  const options: ts.CompilerOptions = {
    ...RESOLUTIONS[resolution],
    target: ts.ScriptTarget.ES2022,
    lib: ["lib.es2022.d.ts"],
    types: ["node"],
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    noPropertyAccessFromIndexSignature: true,
    verbatimModuleSyntax: !file.endsWith(".cts"),
    resolveJsonModule: true,
    skipLibCheck: false,
    noEmit: true,
  };
  const program = ts.createProgram([file], options, sharingHost(options));
  const ours = `${sep}node_modules${sep}paystub${sep}`;
  const looked = program
    .getSourceFiles()
    .filter(({ fileName }) => fileName === file || fileName.includes(ours));
  const found = [
    ...program.getGlobalDiagnostics(),
    ...looked.flatMap((source) => ts.getPreEmitDiagnostics(program, source)),
  ];
  return found.map((one) => {
    const text = ts.flattenDiagnosticMessageText(one.messageText, " ");
    return `${one.file?.fileName ?? "everywhere"}: ${text}`;
  });
}

const ROOT = join(import.meta.dirname, "../../..");

/** A user's project with this package in it, installed from what would be published. */
interface Installed {
  /** The project. */
  readonly folder: string;
  /** The package in its node_modules. */
  readonly package: string;
  readonly tarball: string;
  /** Takes everything away. */
  remove(): void;
}

/** Builds what is not fresh, packs it, and installs that into an empty project. */
function installed(): Installed {
  buildPackage();
  const home = mkdtempSync(join(tmpdir(), "paystub-installed-"));
  const folder = join(home, "project");
  mkdirSync(folder);
  writeFileSync(join(folder, "package.json"), '{ "private": true, "type": "module" }\n');
  const tarball = pack(withoutInstalled(join(home, "sources")), home);
  install(folder, tarball);
  return {
    folder,
    package: join(folder, "node_modules/paystub"),
    tarball,
    remove: () => rmSync(home, { recursive: true }),
  };
}

/** This repository in another place, without what npm would read to no end before it packs. */
function withoutInstalled(copy: string): string {
  for (const name of readdirSync(ROOT)) {
    if (name !== "node_modules" && !name.startsWith(".")) link(join(ROOT, name), join(copy, name));
  }
  return copy;
}

/** The same package in a project beside it, with packages that this repository has as well. */
function withPeers(user: Installed, names: readonly string[]): string {
  const beside = `${user.folder}-with-peers`;
  const modules = join(beside, "node_modules");
  const stands = (name: string, from: string) => {
    mkdirSync(dirname(join(modules, name)), { recursive: true });
    symlinkSync(join(from, name), join(modules, name), "dir");
  };
  // What the package imports is looked for from where it really is: it alone is no link.
  link(user.package, join(modules, "paystub"));
  copyFileSync(join(user.folder, "package.json"), join(beside, "package.json"));
  const mine = join(user.folder, "node_modules");
  const own = readdirSync(mine).filter((name) => name !== "paystub");
  for (const name of own) stands(name, mine);
  for (const name of names) stands(name, join(ROOT, "node_modules"));
  return beside;
}

/**
 * A user's file that imports from every entry with types. Where a line must not compile it says so, and
 * the compiler complains when it does: that is how types that have become `any` are noticed.
 */
const USER_CODE = `
import { startGateway, type RunningGateway, type SandboxHandle } from "paystub";
import { controlClient, type TestGateway } from "paystub/client";
import { test as jestTest } from "paystub/jest";
import { states, verifierOptions } from "paystub/pact";
import { test as playwrightTest } from "paystub/playwright";
import ruleset from "paystub/spec/ruleset";
import type { AddInvoiceRequest, operations } from "paystub/types";
import type { FaultRecord } from "paystub/types/control";
import { expect, test } from "paystub/vitest";

export const order: AddInvoiceRequest = {
  orderNumber: "ORD-1", amount: 25, callBackUrl: "http://127.0.0.1:9/paid",
  clientName: "Sara", clientMobile: "0500000001", products: [{ title: "Book", price: 25, qty: 1 }],
};
// @ts-expect-error an amount is needed
export const poor: AddInvoiceRequest = { ...order, amount: undefined };

export async function shop(): Promise<SandboxHandle | undefined> {
  const gateway: RunningGateway = await startGateway({ port: 0, clock: "frozen" });
  // @ts-expect-error an instant is a text
  await startGateway({ clock: 1772355600000 });
  return gateway.get("shop");
}
export const remote: Promise<TestGateway> = controlClient({ url: "http://127.0.0.1:1" }).get("-");
export const kept: keyof operations = "addInvoice";
export const injected = (fault: FaultRecord): string => fault.id;
export const rules: object = ruleset;
export const proven = [states, verify];

test("an invoice is paid", async ({ gateway }) => {
  await expect(gateway).toHaveReceived("addInvoice", { orderNumber: "ORD-1" });
  // @ts-expect-error there is no such operation
  await expect(gateway).toHaveReceived("addInvoices");
});
jestTest("the same with Jest", async ({ gateway }) => { gateway.baseUrl.startsWith("http"); });
playwrightTest("the same with Playwright", async ({ gateway, page }) => {
  await page.goto(gateway.baseUrl);
});
`;

/** The same without the two entries that are ES modules only: Vitest's, and the rules of the linter. */
const REQUIRED_CODE = USER_CODE.replaceAll("paystub/vitest", "paystub/jest").replaceAll(
  /^.*\bruleset\b.*\n/gm,
  "",
);

const MEGABYTE = 1024 * 1024;

/** Files of the package, as a user names them in a command. */
const COMMAND = "node_modules/paystub/dist/paystub.cjs";
const SPEC = "node_modules/paystub/spec/generated/openapi.json";
const PACTS = "node_modules/paystub/contracts/pacts";

let user: Installed;

beforeAll(() => {
  user = installed();
});
afterAll(() => user?.remove());

/** Writes a file of the user's and runs it. */
function runs(name: string, code: string): string {
  writeFileSync(join(user.folder, name), code);
  return output(process.execPath, [name], user.folder);
}

describe("the published package", () => {
  test("has exactly what its code imports", () => {
    expect(packageFaults(shipped(user.package))).toEqual([]);
  });

  test("passes publint", async () => {
    expect(await publintFaults(user.package)).toEqual([]);
  });

  test("passes attw", () => {
    expect(typeFaults(user.tarball, user.package)).toEqual([]);
  });

  test("contains no sources, tests, scripts or compiled code, and has a reasonable size", () => {
    const { files } = shipped(user.package);
    const kinds =
      /^(?:package\.json|action\.yml|(?:(?:spec|contracts|mocks|scripts)\/(?:[a-z]+\/){0,2})?README\.md|LICENSE|(?:CHANGELOG|CONTRIBUTING|SECURITY)\.md|dist\/(?!workbench).*\.(?:[cm]js|d\.[cm]ts)|dist\/shared\/licenses\.txt|dist\/workbench\/(?:head|app|record)\.js\.gz|dist\/workbench\/app\.(?:css\.gz|licenses\.txt)|test\/(?:shops|examples)\/.*\.(?:m?js|py|sh)|dist\/paystub\.(?:cjs|bundle\.(?:cjs|licenses\.txt))|contracts\/pacts\/[\w-]+\.json|spec\/[\w-]+\.yaml|spec\/generated\/\w+\.json|spec\/lint\/.*\.(?:mjs|d\.mts)|spec\/recipes\/.*)$/;
    expect(files.filter((file) => !kinds.test(file))).toEqual([]);
    const sizes = files.map((file) => readFileSync(join(user.package, file)).length);
    // The tools of coding assistants take a quarter of one, the SDK that they are bundled with included.
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(11.5 * MEGABYTE);
    expect(readFileSync(user.tarball).length).toBeLessThan(2 * MEGABYTE);
  });

  test("installs without scripts", () => {
    const lock = JSON.parse(readFileSync(join(user.folder, "package-lock.json"), "utf8"));
    const scripted = Object.entries<{ hasInstallScript?: boolean }>(lock.packages);
    expect(scripted.length).toBeGreaterThan(1);
    expect(scripted.filter(([, one]) => one.hasInstallScript).map(([path]) => path)).toEqual([]);
  });
});

describe("the published guides", () => {
  /** Links of a guide to what the package does not hold. */
  const dead = (path: string, text: string, files: readonly string[]) =>
    linksOf(text).filter((link) => {
      const [file = ""] = link.split("#");
      // Pictures stay in the repository: they have no use in a folder of packages.
      if (link.startsWith("http") || file === "" || /\.(png|svg)$/.test(file)) return false;
      const target = posix.join(posix.dirname(path), file).replace(/\/$/, "");
      return !files.some((each) => each === target || each.startsWith(`${target}/`));
    });

  test("link only to files in the package", () => {
    const { files } = shipped(user.package);
    const guides = allGuides().filter(({ path }) => files.includes(path));
    expect(guides.length).toBeGreaterThan(10);
    expect(guides.flatMap(({ path, text }) => dead(path, text, files))).toEqual([]);
  });

  test("and the check detects other links", () => {
    const text =
      "[a](../spec/x.yaml) [b](../test/planted.mjs) [c](https://a.example) [d](#here) [e](../spec)";
    expect(dead("mocks/README.md", text, ["spec/x.yaml"])).toEqual(["../test/planted.mjs"]);
  });
});

describe("the command", () => {
  test("says its version", () => {
    const { version } = JSON.parse(readFileSync(join(user.package, "package.json"), "utf8"));
    expect(output("npx", ["paystub", "--version"], user.folder)).toBe(`${version}\n`);
  });

  test("starts a mock that issues a token and creates an invoice", async ({ onTestFinished }) => {
    const child = spawn(process.execPath, [COMMAND, "start", "--port", "0", "--json"], {
      cwd: user.folder,
      stdio: ["ignore", "pipe", "inherit"],
    });
    onTestFinished(() => {
      child.kill("SIGKILL");
    });
    const { value } = await createInterface({ input: child.stdout })[Symbol.asyncIterator]().next();
    const { baseUrl, controlUrl } = JSON.parse(value);
    expect(await (await fetch(`${controlUrl}/health`)).json()).toMatchObject({ status: "ok" });
    const post = async (path: string, body: object, headers = {}) => {
      const type = { "Content-Type": "application/json" };
      const init = { method: "POST", headers: { ...type, ...headers }, body: JSON.stringify(body) };
      return (await fetch(baseUrl + path, init)).json();
    };
    const { id_token } = await post("/api/auth", { apiId: "shop", secretKey: "any" });
    const order = {
      orderNumber: "ORD-1",
      amount: 25,
      callBackUrl: "http://127.0.0.1:9/paid",
      clientName: "Sara Al Harbi",
      clientMobile: "0500000001",
      products: [{ title: "Coffee beans", price: 25, qty: 1 }],
    };
    const headers = { Authorization: `Bearer ${id_token}` };
    expect(await post("/api/addInvoice", order, headers)).toMatchObject({ orderStatus: "PENDING" });
  });

  test("loads the contract tools beside it", () => {
    const help = ["calibrate", "--base-url", "http://127.0.0.1:9"];
    const { stderr } = spawnSync(process.execPath, [COMMAND, ...help], {
      cwd: user.folder,
      encoding: "utf8",
    });
    expect(stderr).toContain("nothing answers at http://127.0.0.1:9");
  });

  test.each([
    ["lint", ["lint", SPEC], "@stoplight/spectral-cli"],
    ["verify", ["verify", "--pacts", PACTS], "@pact-foundation/pact"],
  ])("%s says in one line what to install for it", (_, args, wanted) => {
    const command = join(user.folder, "node_modules/.bin/paystub");
    const { status, stdout, stderr } = spawnSync(command, args, {
      cwd: user.folder,
      encoding: "utf8",
      shell: process.platform === "win32",
    });
    const lines = stderr.split("\n").filter((line) => line !== "");
    expect({ status, stdout, lines }).toEqual({
      status: 2,
      stdout: "",
      lines: [expect.stringMatching(`^paystub: .*npm install -D .*${wanted}@\\d`)],
    });
  });
});

describe("a user's script", () => {
  const pays = `
    const gateway = await startGateway({ sandbox: "shop" });
    const health = await fetch(gateway.controlUrl + "/health");
    console.log(health.status, gateway.get("shop") !== undefined);
    await gateway.close();`;

  test("imports the gateway", () => {
    const code = `import { startGateway } from "paystub";${pays}`;
    expect(runs("script.mjs", code)).toBe("200 true\n");
  });

  test("requires it as well, with CommonJS modules", () => {
    const code = `const { startGateway } = require("paystub"); (async () => {${pays}})();`;
    expect(runs("script.cjs", code)).toBe("200 true\n");
  });

  test("gets the same by import and by require", () => {
    const code = `
      import { createRequire } from "node:module";
      const require = createRequire(import.meta.url);
      const names = ["", "/client", "/explore", "/pact"].map((name) => "paystub" + name);
      const pairs = await Promise.all(names.map(async (name) => [await import(name), require(name)]));
      console.log(pairs.map(([one, other]) => Object.keys(one).length > 0 &&
        Object.keys(one).every((name) => one[name] === other[name])).join(" "));`;
    expect(runs("both.mjs", code)).toBe("true true true true\n");
  });

  test("uses a mock in another process", () => {
    const code = `
      import { startGateway } from "paystub";
      import { controlClient } from "paystub/client";
      const gateway = await startGateway({ sandbox: "shop" });
      const shop = await controlClient({ url: gateway.controlUrl }).get("shop");
      console.log(typeof shop.baseUrl);
      await gateway.close();`;
    expect(runs("client.mjs", code)).toBe("string\n");
  });

  test("reads the included documents", () => {
    const code = `
      import { readFileSync } from "node:fs";
      import spec from "paystub/spec/openapi.json" with { type: "json" };
      const text = (name) => readFileSync(new URL(import.meta.resolve(name)), "utf8");
      const names = ["spec/openapi.yaml", "spec/control.yaml", "spec/assumptions.yaml",
        "spec/faults.yaml", "pacts/storefront-payment-service.json"];
      console.log(spec.openapi, names.every((name) => text("paystub/" + name).length > 100));`;
    expect(runs("documents.mjs", code)).toBe("3.1.0 true\n");
  });
});

describe("a user's TypeScript", () => {
  const PEERS = ["vitest", "@jest/globals", "@playwright/test", "@stoplight/spectral-core"];
  let file: string;

  beforeAll(() => {
    file = join(withPeers(user, [...PEERS, "@types/node"]), "user.ts");
    writeFileSync(file, USER_CODE);
  });

  test.each(["nodenext", "bundler"] as const)("compiles with %s resolution", (resolution) => {
    expect(complaintsOf(file, resolution)).toEqual([]);
  });

  test("compiles to CommonJS as well", () => {
    const required = file.replace(/ts$/, "cts");
    writeFileSync(required, REQUIRED_CODE);
    expect(complaintsOf(required, "node16")).toEqual([]);
  });

  test("does not compile without the declarations of the package", () => {
    const alone = join(user.folder, "user.ts");
    writeFileSync(alone, USER_CODE);
    expect(complaintsOf(alone, "nodenext")).not.toEqual([]);
  });
});
