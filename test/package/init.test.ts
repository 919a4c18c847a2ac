import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { initFiles } from "../../mocks/cli/init/files.js";
import type { InitProject } from "../../mocks/cli/init/project.js";
import { readConfig } from "../../mocks/cli/options.js";
import { buildPackage, COMMAND, folder, paystub } from "../support/command-line.js";
import { compiled } from "../support/guides.js";
import { hasPytest, newProject, type Project, PYTHON } from "../support/project.js";

/** A project with these files, by their paths. */
function projectWith(files: Readonly<Record<string, string | object>>): string {
  const root = folder();
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), typeof text === "string" ? text : JSON.stringify(text));
  }
  return root;
}

/** A project of modules with Node's own runner, with what differs. */
function projectLike(differing: Partial<InitProject>): InitProject {
  return {
    ...{ runner: "node", isModule: true, isTyped: false },
    ...{ tests: "test", kind: "test", installer: "npm", isInstalled: true },
    phpunit: "phpunit",
    ...differing,
  } as const;
}

const dependingOn = (...names: readonly string[]) => ({
  devDependencies: Object.fromEntries(names.map((name) => [name, "1"])),
});

const JEST = dependingOn("jest", "ts-jest", "typescript");

describe("init writes a test that fits the project", () => {
  test.each<[Record<string, string | object>, string, string]>([
    [
      { "package.json": dependingOn("vitest") },
      "test/payment.test.mjs",
      "npx paystub run -- npx vitest run",
    ],
    [
      { "package.json": { type: "module", ...dependingOn("jest") } },
      "test/payment.test.js",
      "npx paystub run -- npx --node-options=--experimental-vm-modules jest",
    ],
    [
      { "package.json": dependingOn("jest") },
      "test/payment.test.js",
      "npx paystub run -- npx jest",
    ],
    [
      { "package.json": dependingOn("@playwright/test") },
      "test/payment.spec.mjs",
      "npx paystub run -- npx playwright test",
    ],
    [
      { "package.json": dependingOn("mocha") },
      "test/payment.test.mjs",
      "npx paystub run -- npx mocha test/payment.test.mjs",
    ],
    [{ "package.json": {} }, "test/payment.test.mjs", "npx paystub run -- node --test"],
    [
      { "package.json": dependingOn("vitest"), "tsconfig.json": "{}" },
      "test/payment.test.ts",
      "npx vitest run",
    ],
    [{ "package.json": JEST }, "test/payment.test.js", "npx jest"],
    [
      { "package.json": dependingOn("vitest"), "pnpm-lock.yaml": "" },
      "test/payment.test.mjs",
      "pnpm exec paystub run -- pnpm exec vitest run",
    ],
    [
      { "package.json": dependingOn("vitest"), ".pnp.cjs": "" },
      "test/payment.test.mjs",
      "yarn paystub run -- yarn vitest run",
    ],
    [{ "composer.json": "{}" }, "tests/PaymentTest.php", "npx paystub run -- phpunit"],
    [
      { "composer.json": { "require-dev": { "phpunit/phpunit": "^12" } } },
      "tests/Paystub.php",
      "npx paystub run -- vendor/bin/phpunit",
    ],
    [
      { "composer.json": { "require-dev": { "pestphp/pest": "^3" } } },
      "tests/PaymentTest.php",
      "npx paystub run -- vendor/bin/pest",
    ],
    [{ "pyproject.toml": "" }, "tests/test_payment.py", "npx paystub run -- pytest"],
    [
      { "pyproject.toml": "", "package.json": dependingOn("vitest") },
      "test/payment.test.mjs",
      "npx vitest run",
    ],
  ])("%j: %s", async (files, path, printed) => {
    const project = projectWith(files);
    const { code, out } = await paystub("init", "--folder", project);
    expect(code).toBe(0);
    expect(out).toContain(`written  ${path}\n`);
    expect(out).toContain(printed);
    expect(existsSync(join(project, path))).toBe(true);
    expect((await readConfig(join(project, "paystub.json"))).gateway).toEqual({
      ...{ sandbox: "shop", clock: "real" },
    });
  });

  test.each<[string, string, string]>([
    ["vitest", "src/cart/cart.test.ts", "src/cart/payment.test.mjs"],
    ["jest", "__tests__/cart.test.js", "__tests__/payment.test.js"],
    ["playwright", "e2e/cart.spec.ts", "e2e/payment.spec.mjs"],
    ["vitest", "node_modules/x/x.test.js", "test/payment.test.mjs"],
    ["pytest", "backend/tests/test_cart.py", "backend/tests/test_payment.py"],
    ["phpunit", "tests/Unit/CartTest.php", "tests/Unit/PaymentTest.php"],
  ])("for %s, beside %s", async (runner, existing, path) => {
    const project = projectWith({ "package.json": {}, [existing]: "" });
    const { out } = await paystub("init", "--folder", project, "--runner", runner);
    expect(out).toContain(`written  ${path}\n`);
  });
});

describe("init", () => {
  test("prints how to add paystub, as the project installs its packages", async () => {
    for (const [files, add] of [
      [{}, "npm install -D paystub"],
      [{ "pnpm-lock.yaml": "" }, "pnpm add -D paystub"],
      [{ "yarn.lock": "" }, "yarn add -D paystub"],
    ] as const) {
      const { out } = await paystub(
        "init",
        "--folder",
        projectWith({ "package.json": {}, ...files }),
      );
      expect(out).toContain(`next:\n  ${add}\n`);
    }
    const has = projectWith({ "package.json": dependingOn("paystub") });
    expect((await paystub("init", "--folder", has)).out).toContain("next:\n  npx paystub run");
  });

  test("refuses an unknown folder, and an invalid package file", async () => {
    const missing = join(folder(), "nowhere");
    const { complaints } = await paystub("init", "--folder", missing);
    expect(complaints).toBe(
      `paystub: there is no folder ${missing}. Make it, or give --folder another\n`,
    );
    const broken = projectWith({ "package.json": "[" });
    expect(await paystub("init", "--folder", broken)).toMatchObject({ code: 2 });
  });

  test("keeps existing files", async () => {
    const project = projectWith({ "package.json": {}, "paystub.json": '{ "port": 1 }' });
    const { out } = await paystub("init", "--folder", project);
    expect(out).toContain("kept     paystub.json\n");
    expect(readFileSync(join(project, "paystub.json"), "utf8")).toBe('{ "port": 1 }');
  });

  test.each([
    ["", "paystub-accounts/\npaystub.ca.pem\npaystub.ca.key.pem\n"],
    ["a\r\n", "a\r\npaystub-accounts/\r\npaystub.ca.pem\r\npaystub.ca.key.pem\r\n"],
    [
      "/paystub.ca.pem\npaystub-accounts\npaystub.ca.key.pem\n",
      "/paystub.ca.pem\npaystub-accounts\npaystub.ca.key.pem\n",
    ],
  ])(
    "lets git ignore accounts of failed tests and the authority, beside %j",
    async (before, after) => {
      const project = projectWith({ "package.json": {}, ".gitignore": before });
      await paystub("init", "--folder", project);
      expect(readFileSync(join(project, ".gitignore"), "utf8")).toBe(after);
    },
  );

  test("creates a .gitignore in a repository without one, and nowhere else", async () => {
    const [outside, root] = [projectWith({}), projectWith({ ".git/HEAD": "" })];
    for (const project of [outside, root]) {
      await paystub("init", "--folder", project);
      expect(existsSync(join(project, ".gitignore"))).toBe(project === root);
    }
  });

  test("says what it could not write, after what it wrote", async () => {
    const project = projectWith({ "package.json": {}, test: "a file" });
    const place = join(project, "test/payment.test.mjs");
    expect(await paystub("init", "--folder", project)).toEqual({
      code: 2,
      out: "written  paystub.json\n",
      complaints: `paystub: the file ${place} cannot be written (EEXIST). Give --folder another folder\n`,
    });
  });

  test("leaves no partial file on a full disk", () => {
    buildPackage();
    const project = projectWith({ "package.json": {} });
    const init = `trap '' XFSZ; ulimit -f 1; exec ${process.execPath} ${COMMAND} init --folder ${project}`;
    const { status, stderr } = spawnSync("bash", ["-c", init], { encoding: "utf8" });
    expect([status, stderr]).toEqual([2, expect.stringContaining("payment.test.mjs cannot be")]);
    expect(existsSync(join(project, "test/payment.test.mjs"))).toBe(false);
  });
});

describe("init --assistant", () => {
  const SKILL = ".agents/skills/test-payments/SKILL.md";

  test("writes a skill and a section with the command of the project, once", async () => {
    const project = projectWith({ "package.json": dependingOn("vitest"), "AGENTS.md": "# Rules" });
    const init = () => paystub("init", "--assistant", "--folder", project);
    expect((await init()).code).toBe(0);
    const skill = readFileSync(join(project, SKILL), "utf8");
    expect(skill).toMatch(/^---\nname: test-payments\ndescription: .{50,1024}\n---\n/);
    expect(skill).toContain("`npx paystub run -- npx vitest run`");
    writeFileSync(join(project, SKILL), "mine");
    expect((await init()).out).toContain(`kept     ${SKILL}\nkept     AGENTS.md\n`);
    expect(readFileSync(join(project, SKILL), "utf8")).toBe("mine");
    const agents = readFileSync(join(project, "AGENTS.md"), "utf8");
    expect(agents).toMatch(/^# Rules\n\n## Test payments\n/);
    expect(agents.split("## Test payments")).toHaveLength(2);
  });

  test.each([
    ["package.json", 'await gateway.clock.advance({ by: "24h" })'],
    ["pyproject.toml", 'gateway.advance("24h")'],
    ["phpunit.xml", "$this->gateway->advance('24h')"],
  ])("shows the language of a project with %s", async (file, call) => {
    const project = projectWith({ [file]: "{}" });
    await paystub("init", "--assistant", "--folder", project);
    const skill = readFileSync(join(project, SKILL), "utf8");
    expect(skill).toContain(`\`${call}\` moves time.`);
    expect(skill.match(/```\w+/g)).toHaveLength(1);
    expect(skill).not.toContain("{{");
  });

  test("puts the skill where the client of the project looks for it", async () => {
    const project = projectWith({ "package.json": {}, ".claude/x": "" });
    const { out } = await paystub("init", "--assistant", "--folder", project);
    expect(out).toContain("written  .claude/skills/test-payments/SKILL.md\n");
  });
});

describe("the generated test", () => {
  let project: Project;
  beforeAll(() => {
    project = newProject();
  });
  afterAll(() => project.remove());

  const written = async (described: InitProject) => {
    const files = await initFiles(described);
    for (const [path, text] of Object.entries(files)) project.write(path, text);
    return files;
  };

  test.each([
    ["node", {}, ["--test", "test/payment.test.js"]],
    [
      "vitest",
      { isTyped: true, tests: "tests" },
      ["node_modules/vitest/vitest.mjs", "run", "tests"],
    ],
    ["jest", { isModule: false }, ["node_modules/jest/bin/jest.js", "payment.test.js"]],
    [
      "playwright",
      { isTyped: true, kind: "spec" },
      ["node_modules/@playwright/test/cli.js", "test", "payment.spec.ts"],
    ],
    ["mocha", { tests: "mocha" }, ["node_modules/mocha/bin/mocha.js", "mocha/payment.test.js"]],
  ] as const)("passes with %s and %j, also its callbacks", async (runner, differing, command) => {
    const described = projectLike({ runner, ...differing });
    project.write("package.json", described.isModule ? '{ "type": "module" }' : "{}");
    await written(described);
    const words = ["run", "--fail-on", "violations,callbacks", "--", process.execPath, ...command];
    const ran = await project.run("paystub", words);
    expect(ran).toMatchObject({ code: 0, output: expect.stringContaining("\nPASSED ") });
  });

  test("has no bug under the faults of its calls", async () => {
    project.write("package.json", '{ "type": "module" }');
    await written(projectLike({ tests: "matrix" }));
    const only = ["--only", "hang:addInvoice", "html-504:addInvoice", "status:addInvoice", "once"];
    const words = ["run", "--matrix", "faults", ...only, "--", process.execPath, "--test"];
    const ran = await project.run("paystub", [...words, "matrix/payment.test.js"]);
    expect(ran.output).toMatch(/\nPASSED {2}0 bugs in \d cells/);
    expect(ran.code).toBe(0);
  });

  test.skipIf(!hasPytest())("passes with pytest, also its callbacks", async () => {
    await written(projectLike({ runner: "pytest", tests: "python" }));
    const words = [
      "run",
      "--fail-on",
      "violations,tolerated,callbacks",
      "--",
      PYTHON,
      "-m",
      "pytest",
    ];
    const ran = await project.run("paystub", [...words, "-q", "python"]);
    expect(ran, ran.output).toMatchObject({
      code: 0,
      output: expect.stringContaining("\nPASSED "),
    });
  });

  test("compiles in strict mode, if it is TypeScript", async () => {
    const paths: string[] = [];
    for (const runner of ["vitest", "playwright"] as const) {
      const files = await written(
        projectLike({ runner, isTyped: true, tests: `strict-${runner}` }),
      );
      paths.push(Object.keys(files).at(-1) ?? "");
    }
    expect(compiled(project.path, paths, { exactOptionalPropertyTypes: true })).toEqual([]);
  });
});

test("start and run read paystub.json by themselves", async () => {
  const project = newProject();
  onTestFinished(() => project.remove());
  project.write("paystub.json", '{ "allowNoCalls": true, "host": "203.0.113.1" }');
  const ran = await project.run("paystub", ["run", "--", process.execPath, "-e", ""]);
  expect(ran.code).toBe(0);
  expect(ran.output).toContain("so it leaves out host of paystub.json.");
  const started = await project.run("paystub", ["start"]);
  expect(started.output).toContain("203.0.113.1 is not an address of this machine");
});
