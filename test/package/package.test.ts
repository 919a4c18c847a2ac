import { execFileSync, spawnSync } from "node:child_process";
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, sep } from "node:path";
import { publint } from "publint";
import { formatMessage } from "publint/utils";
import ts from "typescript";
import { describe, expect, inject, test } from "vitest";
import { sharingHost } from "../support/declarations.js";

const HOME = inject("installed");
const PACKAGE = join(HOME, "node_modules/paystub");
const MEGABYTE = 1024 * 1024;

/** A project that has paystub and the named packages, and nothing else. */
function projectWith(...names: readonly string[]): string {
  const project = mkdtempSync(join(tmpdir(), "paystub-project-"));
  writeFileSync(join(project, "package.json"), '{ "private": true, "type": "module" }\n');
  for (const name of ["yaml", ...names]) {
    const place = join(project, "node_modules", name);
    mkdirSync(dirname(place), { recursive: true });
    symlinkSync(join(HOME, "node_modules", name), place);
  }
  const files = readdirSync(PACKAGE, { recursive: true, encoding: "utf8" });
  for (const file of files.filter((name) => statSync(join(PACKAGE, name)).isFile())) {
    const place = join(project, "node_modules/paystub", file);
    mkdirSync(dirname(place), { recursive: true });
    writeFileSync(place, readFileSync(join(PACKAGE, file)));
  }
  return project;
}

const alone = projectWith();

/** Writes a file of a user's and runs it. */
function runs(name: string, code: string): string {
  writeFileSync(join(alone, name), code);
  return execFileSync(process.execPath, [name], { cwd: alone, encoding: "utf8" });
}

describe("the published package", () => {
  test("passes publint", async () => {
    const { messages, pkg } = await publint({ pkgDir: PACKAGE, pack: false, strict: true });
    expect(messages.map((message) => formatMessage(message, pkg, { color: false }))).toEqual([]);
  });

  test("contains no sources, tests or scripts, and has a reasonable size", () => {
    const files = readdirSync(PACKAGE, { recursive: true, encoding: "utf8" });
    // The built-in shop shows its source, and examples are for users to copy.
    const isSource = (file: string) =>
      /(?<!\.d)\.[cm]?tsx?$|\.test\.|^scripts.(?!README)|stamp$/.test(file) &&
      !/^test.(examples|shops)|^mocks.shop.integration\.ts$/.test(file);
    expect(files.filter(isSource)).toEqual([]);
    const [tarball = ""] = readdirSync(HOME).filter((name) => name.endsWith(".tgz"));
    expect(statSync(join(HOME, tarball)).size).toBeLessThan(2.5 * MEGABYTE);
  });

  test("installs without scripts", () => {
    const { dependencies, scripts } = JSON.parse(
      readFileSync(join(PACKAGE, "package.json"), "utf8"),
    );
    expect(Object.keys(dependencies)).toEqual(["yaml"]);
    expect(Object.keys(scripts).filter((name) => /install/.test(name))).toEqual([]);
  });
});

describe("the command", () => {
  test("says its version", () => {
    const { version } = JSON.parse(readFileSync(join(PACKAGE, "package.json"), "utf8"));
    const command = join(alone, "node_modules/paystub/dist/paystub.cjs");
    expect(execFileSync(process.execPath, [command, "--version"], { encoding: "utf8" })).toBe(
      `${version}\n`,
    );
  });

  test.each([
    ["lint", ["lint", "node_modules/paystub/spec/openapi.yaml"], "@stoplight/spectral-cli"],
    [
      "verify",
      ["verify", "--pacts", "node_modules/paystub/contracts/pacts"],
      "@pact-foundation/pact",
    ],
  ])("%s says in one line what to install for it", (_, args, wanted) => {
    const command = join(alone, "node_modules/paystub/dist/paystub.cjs");
    const { status, stdout, stderr } = spawnSync(process.execPath, [command, ...args], {
      cwd: alone,
      encoding: "utf8",
    });
    const lines = stderr.split("\n").filter((line) => line !== "");
    expect({ status, stdout, lines }).toEqual({
      status: 2,
      stdout: "",
      lines: [expect.stringMatching(`^paystub: .*npm install -D .*${wanted}`)],
    });
  });
});

describe("a user's script", () => {
  test("imports the gateway", () => {
    const code = `
      import { startGateway } from "paystub";
      const gateway = await startGateway({ sandbox: "shop" });
      const health = await fetch(gateway.controlUrl + "/health");
      console.log(health.status, gateway.get("shop") !== undefined);
      await gateway.close();`;
    expect(runs("script.mjs", code)).toBe("200 true\n");
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

/**
 * A user's file that imports from every entry with types. Where a line must not compile it says so, and
 * the compiler complains when it does: that is how types that have become `any` are noticed. What else
 * the entries promise is in types.test.ts.
 */
const USER_CODE = `
import { startGateway, type RunningGateway } from "paystub";
import { controlClient } from "paystub/client";
import { replay } from "paystub/explore";
import { openKit } from "paystub/fixture";
import { test as jestTest } from "paystub/jest";
import { given } from "paystub/pact";
import { test as playwrightTest } from "paystub/playwright";
import ruleset from "paystub/spec/ruleset";
import type { AddInvoiceRequest } from "paystub/types";
import type { FaultRecord } from "paystub/types/control";
import { test } from "paystub/vitest";

export const entries = [controlClient, openKit, replay, jestTest, given, playwrightTest, test];
export const rules: object = ruleset;
export const injected = (fault: FaultRecord): string => fault.id;
// @ts-expect-error an amount is needed
export const poor: AddInvoiceRequest = { orderNumber: "ORD-1" };
// @ts-expect-error an instant is a text
export const started: Promise<RunningGateway> = startGateway({ clock: 1772355600000 });
`;

/** The same without the two entries that are ES modules only: Vitest's, and the rules of the linter. */
const REQUIRED_CODE = USER_CODE.replaceAll("paystub/vitest", "paystub/jest").replaceAll(
  /^.*\bruleset\b.*\n/gm,
  "",
);

describe("a user's TypeScript", () => {
  const project = projectWith(
    "vitest",
    "@jest/globals",
    "@playwright/test",
    "@stoplight/spectral-core",
    "@types/node",
  );
  const file = join(project, "user.ts");
  writeFileSync(file, USER_CODE);

  test.each(["nodenext", "bundler"] as const)("compiles with %s resolution", (resolution) => {
    expect(complaintsOf(file, resolution)).toEqual([]);
  });

  test("compiles to CommonJS as well", () => {
    const required = file.replace(/ts$/, "cts");
    writeFileSync(required, REQUIRED_CODE);
    expect(complaintsOf(required, "node16")).toEqual([]);
  });
});
