import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { parse } from "yaml";
import { assistantFiles } from "../../../mocks/cli/init/assistant.js";
import { initFiles } from "../../../mocks/cli/init/files.js";
import { type InitProject, PIPELINES, RUNNERS } from "../../../mocks/cli/init/project.js";
import { readConfig } from "../../../mocks/cli/options.js";
import { buildPackage, COMMAND, folder, NO_CALLS, paystub } from "../../support/command-line.js";
import { compiled } from "../../support/guides.js";
import { newProject, type Project } from "../../support/project.js";
import { commandsIn } from "../../support/recipes.js";

/** A project with this package file. */
function projectWith(packageFile: object): string {
  const path = folder();
  writeFileSync(join(path, "package.json"), JSON.stringify(packageFile));
  return path;
}

/** A project of modules with Node's own runner, with what differs. */
function projectLike(differing: Partial<InitProject>): InitProject {
  return {
    ...{ runner: "node", pipeline: "none", isModule: true, isTyped: false },
    isUntypedForJest: false,
    ...{ tests: "test", place: "", installer: "npm", isInstalled: true },
    ...differing,
  } as const;
}

describe("init", () => {
  test.each([
    [{ devDependencies: { vitest: "4" } }, "paystub/vitest", "test/payment.test.mjs"],
    [{ type: "module", devDependencies: { jest: "30" } }, "paystub/jest", "test/payment.test.js"],
    [
      { devDependencies: { "@playwright/test": "1" } },
      "paystub/playwright",
      "test/payment.spec.mjs",
    ],
    [{ devDependencies: { mocha: "11" } }, "mocha", "test/payment.test.mjs"],
    [{}, "node:test", "test/payment.test.mjs"],
    [{ type: "module" }, "node:test", "test/payment.test.js"],
    [{ devDependencies: { typescript: "5" } }, "node:test", "test/payment.test.mjs"],
    [{ devDependencies: { vitest: "4", typescript: "5" } }, "node:net", "test/payment.test.ts"],
    [
      { devDependencies: { "@playwright/test": "1", typescript: "5" } },
      "node:net",
      "test/payment.spec.ts",
    ],
    [
      { type: "module", devDependencies: { jest: "30", typescript: "5" } },
      "paystub/jest",
      "test/payment.test.js",
    ],
  ])("in a project with %j writes a test for it", async (packageFile, imported, path) => {
    const project = projectWith(packageFile);
    const { code, out } = await paystub("init", "--folder", project);
    expect(code).toBe(0);
    expect(out).toContain(`written  ${path}\n`);
    expect(readFileSync(join(project, path), "utf8")).toContain(`from "${imported}"`);
    const { gateway } = await readConfig(join(project, "paystub.json"));
    expect(gateway).toMatchObject({ sandbox: "shop" });
  });

  test.each([{}, { type: "commonjs" }])("requires for Jest in a project with %j", async (type) => {
    const project = projectWith({ ...type, devDependencies: { jest: "30" } });
    const { out } = await paystub("init", "--folder", project);
    expect(out).toContain("written  test/payment.test.js\n");
    expect(out).toContain("npx paystub run --config paystub.json -- npx jest\n");
    const text = readFileSync(join(project, "test/payment.test.js"), "utf8");
    expect(text).toContain('= require("paystub/jest");');
    const job = readFileSync(join(project, ".github/workflows/payment.yml"), "utf8");
    expect(job).toContain("-- npx jest\n");
  });

  test("writes TypeScript if there is a tsconfig.json", async () => {
    const project = projectWith({ dependencies: { vitest: "4" } });
    writeFileSync(join(project, "tsconfig.json"), "{}");
    const { out } = await paystub("init", "--folder", project);
    expect(out).toContain("written  test/payment.test.ts\n");
  });

  test.each([
    ["vitest", ["tests"], "tests/payment.test.mjs"],
    ["vitest", ["test", "tests"], "test/payment.test.mjs"],
    ["jest", ["__tests__", "e2e"], "__tests__/payment.test.js"],
    ["playwright", ["test", "e2e"], "e2e/payment.spec.mjs"],
  ])("puts a test for %s with those in %j", async (runner, folders, path) => {
    const project = projectWith({});
    for (const name of folders) mkdirSync(join(project, name));
    const { out } = await paystub("init", "--folder", project, "--runner", runner);
    expect(out).toContain(`written  ${path}\n`);
  });

  test.each([
    ["package-lock.json", ["npm ci"]],
    ["pnpm-lock.yaml", ["corepack enable", "pnpm install --frozen-lockfile"]],
    ["yarn.lock", ["corepack enable", "yarn install --frozen-lockfile"]],
    ["other.lock", ["npm install"]],
  ])("lets the job install packages as %s says", async (lockFile, install) => {
    const project = projectWith({});
    writeFileSync(join(project, lockFile), "");
    await paystub("init", "--folder", project);
    await paystub("init", "--folder", project, "--ci", "gitlab");
    const github = parse(readFileSync(join(project, ".github/workflows/payment.yml"), "utf8"));
    const { steps } = github.jobs.payment;
    const runs = steps.flatMap(({ run }: { run?: string }) => run ?? []);
    expect(runs).toEqual([...install, expect.stringContaining("paystub run")]);
    expect(steps[1].with.cache).toBe(lockFile === "package-lock.json" ? "npm" : undefined);
    const gitlab = parse(readFileSync(join(project, "payment.gitlab-ci.yml"), "utf8"));
    expect(gitlab.payment.script).toEqual([...install, expect.stringContaining("paystub run")]);
  });

  test("writes the job of one package of several to the root of the repository", async () => {
    const repository = projectWith({ devDependencies: { vitest: "4" } });
    for (const name of [".git", "packages/shop"])
      mkdirSync(join(repository, name), { recursive: true });
    writeFileSync(join(repository, "package-lock.json"), "");
    writeFileSync(join(repository, ".gitignore"), "node_modules\n");
    const project = join(repository, "packages/shop");
    const { out } = await paystub("init", "--folder", project);
    expect(out.split("\n")).toEqual([
      "written  paystub.json",
      "written  test/payment.test.mjs",
      "written  ../../.github/workflows/payment-packages-shop.yml",
      "written  ../../.gitignore",
      "next:",
      "  npm install -D paystub",
      "  npx paystub run --config paystub.json -- npx vitest run",
      "",
    ]);
    const path = join(repository, ".github/workflows/payment-packages-shop.yml");
    const { name, jobs } = parse(readFileSync(path, "utf8"));
    expect(name).toBe("payment-packages-shop");
    expect(jobs.payment.defaults).toEqual({ run: { "working-directory": "packages/shop" } });
    expect(jobs.payment.steps[1].with.cache).toBeUndefined();
    expect(jobs.payment.steps[2].run).toBe("npm ci");

    writeFileSync(join(repository, ".gitlab-ci.yml"), "");
    await paystub("init", "--folder", project, "--runner", "node");
    const job = readFileSync(join(repository, "payment-packages-shop.gitlab-ci.yml"), "utf8");
    const { script, artifacts } = parse(job)["payment-packages-shop"];
    expect(script.slice(0, 2)).toEqual(['cd "packages/shop"', "npm ci"]);
    expect(artifacts.reports.junit).toBe("packages/shop/paystub.xml");
  });

  test.each([
    [{ devDependencies: { paystub: "1" } }, "next:\n  npx paystub run"],
    [{}, "next:\n  npm install -D paystub\n  npx paystub run"],
  ])("prints the next step with %j", async (packageFile, next) => {
    const { out } = await paystub("init", "--folder", projectWith(packageFile));
    expect(out).toContain(next);
  });

  test("refuses an unknown folder", async () => {
    const missing = join(folder(), "nowhere");
    expect(await paystub("init", "--folder", missing)).toEqual({
      code: 2,
      out: "",
      complaints: `paystub: there is no folder ${missing}. Make it, or give --folder another\n`,
    });
    expect(existsSync(missing)).toBe(false);
  });

  test("keeps existing files", async () => {
    const project = projectWith({});
    writeFileSync(join(project, "paystub.json"), '{ "port": 1 }');
    const { out } = await paystub("init", "--folder", project, "--ci", "none");
    expect(out).toContain("kept     paystub.json\n");
    expect(out).not.toContain("yml");
    expect(readFileSync(join(project, "paystub.json"), "utf8")).toBe('{ "port": 1 }');
  });

  test.each([
    ["", "paystub-accounts/\n"],
    ["node_modules", "node_modules\npaystub-accounts/\n"],
    ["node_modules\r\n", "node_modules\r\npaystub-accounts/\r\n"],
    ["/paystub-accounts\n", "/paystub-accounts\n"],
    ["dist/\npaystub-accounts/", "dist/\npaystub-accounts/"],
  ])("lets git ignore the output of failed tests, beside %j", async (before, after) => {
    const project = projectWith({});
    writeFileSync(join(project, ".gitignore"), before);
    const { out } = await paystub("init", "--folder", project, "--ci", "none");
    expect(readFileSync(join(project, ".gitignore"), "utf8")).toBe(after);
    expect(out.includes("written  .gitignore\n")).toBe(before !== after);
  });

  test("creates a .gitignore in a repository without one, and nowhere else", async () => {
    const [outside, root] = [projectWith({}), projectWith({})];
    mkdirSync(join(root, ".git"));
    mkdirSync(join(root, "shop"));
    for (const project of [outside, join(root, "shop"), root]) {
      const isMade = (await paystub("init", "--folder", project)).out.includes(".gitignore");
      const path = join(project, ".gitignore");
      expect(isMade).toBe(project !== outside);
      expect(isMade ? readFileSync(path, "utf8") : existsSync(path)).toBe(
        isMade && "paystub-accounts/\n",
      );
    }
  });

  test("writes a job for the existing pipeline", async () => {
    const project = projectWith({});
    writeFileSync(join(project, ".gitlab-ci.yml"), "");
    expect((await paystub("init", "--folder", project)).out).toContain("payment.gitlab-ci.yml");
  });

  test("refuses an invalid package file, and a folder that it cannot write to", async () => {
    const project = folder();
    writeFileSync(join(project, "package.json"), "[");
    expect(await paystub("init", "--folder", project)).toMatchObject({ code: 2 });
    writeFileSync(join(project, "package.json"), "{}");
    writeFileSync(join(project, "test"), "a file");
    mkdirSync(join(project, ".github/workflows/payment.yml"), { recursive: true });
    const [test, job] = ["test/payment.test.mjs", ".github/workflows/payment.yml"];
    const wrong = `${join(project, test)} (ENOTDIR), ${join(project, job)} (EISDIR)`;
    expect(await paystub("init", "--folder", project)).toEqual({
      code: 2,
      out: "",
      complaints: `paystub: cannot write ${wrong}, so paystub wrote nothing. Give --folder another\n`,
    });
    expect(existsSync(join(project, "paystub.json"))).toBe(false);
  });

  test("lists the written files when it stops", async () => {
    const project = projectWith({});
    mkdirSync(join(project, "test"));
    // A dangling link cannot be detected before the write fails.
    symlinkSync(join(project, "nowhere/at/all"), join(project, "test/payment.test.mjs"));
    const { code, out, complaints } = await paystub("init", "--folder", project);
    expect([code, out]).toEqual([2, "written  paystub.json\n"]);
    expect(complaints).toBe(
      "paystub: test/payment.test.mjs cannot be written (ENOENT). Written: paystub.json. Not written: " +
        "test/payment.test.mjs, .github/workflows/payment.yml. Fix that, and run it again\n",
    );
  });

  test("leaves no partial file on a full disk", () => {
    buildPackage();
    const project = projectWith({});
    const init = `trap '' XFSZ; ulimit -f 1; exec ${process.execPath} ${COMMAND} init --folder ${project}`;
    const { status, stderr } = spawnSync("bash", ["-c", init], { encoding: "utf8" });
    expect([status, stderr]).toEqual([2, expect.stringContaining("payment.test.mjs cannot be")]);
    expect(existsSync(join(project, "paystub.json"))).toBe(true);
    expect(existsSync(join(project, "test/payment.test.mjs"))).toBe(false);
  });

  test("writes jobs in valid YAML, for every runner", () => {
    const jobs = RUNNERS.flatMap((runner) =>
      PIPELINES.flatMap((pipeline) =>
        Object.entries(initFiles(projectLike({ runner, pipeline }))).filter(([path]) =>
          path.endsWith(".yml"),
        ),
      ),
    );
    expect(jobs).toHaveLength(10);
    for (const [, text] of jobs) expect(parse(text)).toBeTypeOf("object");
  });
});

describe("init --assistant", () => {
  const SKILL = ".agents/skills/test-payments/SKILL.md";

  test.each([
    ["vitest", "npx vitest run"],
    ["jest", "npx jest"],
    ["playwright", "npx playwright test"],
    ["mocha", "npx mocha test/payment.test.mjs"],
    ["node", "node --test"],
  ])("writes a skill and a section for a project with %s", async (runner, command) => {
    const project = projectWith({});
    const { code } = await paystub("init", "--assistant", "--folder", project, "--runner", runner);
    expect(code).toBe(0);
    const skill = readFileSync(join(project, SKILL), "utf8");
    expect(skill.split("\n").length).toBeLessThan(60);
    const [, front = ""] = /^---\n(.*?)\n---\n/s.exec(skill) ?? [];
    expect(parse(front)).toEqual({
      name: "test-payments",
      description: expect.stringMatching(/^.{50,1024}$/),
    });
    const run = `npx paystub run --config paystub.json -- ${command}\``;
    expect(skill).toContain(run);
    const agents = readFileSync(join(project, "AGENTS.md"), "utf8");
    expect(agents).toContain(SKILL);
    expect(agents).toContain(run);
  });

  test("adds its section to an AGENTS.md once, and keeps an existing skill", async () => {
    const project = projectWith({});
    writeFileSync(join(project, "AGENTS.md"), "# Rules");
    await paystub("init", "--assistant", "--folder", project);
    writeFileSync(join(project, SKILL), "mine");
    const { out } = await paystub("init", "--assistant", "--folder", project);
    expect(out).toContain(`kept     ${SKILL}\nkept     AGENTS.md\n`);
    expect(readFileSync(join(project, SKILL), "utf8")).toBe("mine");
    const agents = readFileSync(join(project, "AGENTS.md"), "utf8");
    expect(agents).toMatch(/^# Rules\n\n## Test payments\n/);
    expect(agents.split("## Test payments")).toHaveLength(2);
  });

  test("puts the skill where the client of the project looks for it", async () => {
    const project = projectWith({});
    mkdirSync(join(project, ".claude"));
    const { out } = await paystub("init", "--assistant", "--folder", project);
    expect(out).toContain("written  .claude/skills/test-payments/SKILL.md\n");
  });

  test("writes neither unless requested", async () => {
    const project = projectWith({});
    await paystub("init", "--folder", project);
    expect(existsSync(join(project, SKILL)) || existsSync(join(project, "AGENTS.md"))).toBe(false);
  });
});

describe("the generated file", () => {
  let project: Project;
  beforeAll(() => {
    project = newProject();
  });
  afterAll(() => project.remove());

  test.each([
    ["node", {}, ["--test"]],
    [
      "vitest",
      { isTyped: true, tests: "tests" },
      ["node_modules/vitest/vitest.mjs", "run", "tests"],
    ],
    ["jest", { isModule: false }, ["node_modules/jest/bin/jest.js", "payment.test.js"]],
    [
      "jest",
      { isModule: false, isTyped: true, tests: "typed" },
      ["node_modules/jest/bin/jest.js", "--preset", "ts-jest", "typed"],
    ],
    [
      "playwright",
      { isTyped: true },
      ["node_modules/@playwright/test/cli.js", "test", "payment.spec.ts"],
    ],
  ] as const)(
    "is a test that passes with %s and %j, in its job",
    async (runner, differing, command) => {
      const described = projectLike({ runner, pipeline: "github", ...differing });
      const files = initFiles(described);
      project.write("package.json", described.isModule ? '{ "type": "module" }' : "{}");
      for (const [path, text] of Object.entries(files)) project.write(path, text);
      const [job = []] = commandsIn(parse(files[".github/workflows/payment.yml"] ?? ""));
      const words = job.slice(0, job.indexOf("--") + 1);
      expect(words).toContain("violations,callbacks");
      const inJob = await project.run("paystub", [...words, process.execPath, ...command]);
      expect(inJob).toMatchObject({ code: 0, output: expect.stringContaining("\nPASSED ") });
    },
  );

  test("is run by its job in a package of a workspace, with Jest at the root", async () => {
    const root = newProject();
    const packageFile = { name: "shop", type: "module", devDependencies: { jest: "30" } };
    root.write("package.json", '{ "private": true, "workspaces": ["packages/*"] }');
    root.write("packages/shop/package.json", JSON.stringify(packageFile));
    root.write(".git/HEAD", "");
    const { out } = await paystub("init", "--folder", join(root.path, "packages/shop"));
    const job = root.read(".github/workflows/payment-packages-shop.yml");
    const [words = []] = commandsIn(parse(job));
    const typed = words.slice(words.indexOf("--") + 1).join(" ");
    expect(out).toContain(` -- ${typed}\n`);
    const inPackage = `cd packages/shop && exec node ../../node_modules/paystub/dist/paystub.cjs "$@"`;
    const inJob = await root.run("bash", ["-c", inPackage, "bash", ...words]);
    root.remove();
    expect(inJob).toMatchObject({ code: 0, output: expect.stringContaining("\nPASSED ") });
  });

  test("is run by its job beside the tests of Mocha", async () => {
    const root = newProject();
    root.write("package.json", '{ "devDependencies": { "mocha": "11" } }');
    root.write("test/cart.test.js", 'describe("a cart", () => it("is empty", () => {}));');
    const { out } = await paystub("init", "--folder", root.path);
    expect(out).toContain(" -- npx mocha test/payment.test.mjs\n");
    const [words = []] = commandsIn(parse(root.read(".github/workflows/payment.yml")));
    const inJob = await root.run("paystub", words);
    expect(inJob).toMatchObject({ code: 0, output: expect.stringContaining("\nPASSED ") });
    const alone = await root.run("npx", ["mocha"]);
    root.remove();
    expect(alone).toMatchObject({ code: 0, output: expect.stringContaining("2 passing") });
  });

  test.each([
    ["node", ["--test"], "examples-node/payment.test.js"],
    ["vitest", ["node_modules/vitest/vitest.mjs", "run"], "examples-vitest/payment.test.js"],
    ["mocha", ["node_modules/mocha/bin/mocha.js"], "examples-mocha/payment.test.js"],
  ] as const)(
    "has an example for assistants that passes with %s",
    async (runner, command, path) => {
      const described = projectLike({ runner, tests: path.split("/")[0] ?? "" });
      const [skill] = await assistantFiles(project.path, described);
      const [, example = ""] = /```js\n(.*?)\n```/s.exec(skill?.text ?? "") ?? [];
      const first = Object.values(initFiles(described))[1] ?? "";
      // Its head, which imports what the example uses, and the shop that it represents.
      const head = first.slice(0, first.search(/^(test|it)\(/m));
      const steps = first.slice(
        first.indexOf("const shop"),
        first.indexOf("const { transactionNo }"),
      );
      const shop = `async function startCheckout(gateway) {\n${steps}await response.json();\n}\n`;
      project.write("package.json", '{ "type": "module" }');
      project.write(path, `${head}${shop}\n${example}\n`);
      const ran = await project.run(process.execPath, [...command, path]);
      expect(ran.code, ran.output).toBe(0);
    },
  );

  test("compiles in strict mode, if it is TypeScript", () => {
    const typed = ["vitest", "jest", "playwright"] as const;
    const paths = typed.map((runner) => {
      const files = initFiles(projectLike({ runner, isTyped: true, tests: `strict-${runner}` }));
      for (const [path, text] of Object.entries(files)) project.write(path, text);
      return Object.keys(files)[1] ?? "";
    });
    expect(compiled(project.path, paths, { exactOptionalPropertyTypes: true })).toEqual([]);
  });

  test("is a test that needs no job", async () => {
    const files = initFiles(projectLike({ tests: "alone" }));
    for (const [path, text] of Object.entries(files)) project.write(path, text);
    const alone = await project.run(process.execPath, ["--test", "alone/payment.test.js"]);
    expect(alone).toMatchObject({ code: 0 });
  });
});

const PACKAGES = { jest: "30", "ts-jest": "29", typescript: "5", "@babel/preset-typescript": "7" };

/** A project that has all that makes Jest read TypeScript, with these files beside its package file. */
function typedProjectWith(files: Readonly<Record<string, string>>, differing: object = {}): string {
  const path = folder();
  const packageFile = { type: "commonjs", devDependencies: PACKAGES, ...differing };
  const all = { "package.json": JSON.stringify(packageFile), ...files };
  for (const [name, text] of Object.entries(all)) writeFileSync(join(path, name), text);
  return path;
}

describe("init in a Jest project with TypeScript", () => {
  test.each([
    ["jest.config.cjs", 'module.exports = { preset: "ts-jest" };'],
    ["jest.config.ts", 'export default { transform: { "\\.ts$": "@swc/jest" } };'],
    ["babel.config.js", 'module.exports = { presets: ["@babel/preset-typescript"] };'],
    [".babelrc", '{ "presets": ["@babel/preset-typescript"] }'],
  ])("writes TypeScript where %s says that Jest reads it", async (name, text) => {
    const { out } = await paystub("init", "--folder", typedProjectWith({ [name]: text }));
    expect(out).toContain("written  test/payment.test.ts\n");
    expect(out).not.toContain("note: ");
  });

  test.each([
    [{ jest: { preset: "ts-jest" } }],
    [{ babel: { presets: ["@babel/preset-typescript"] } }],
  ])("writes it if its package file says so: %j", async (differing) => {
    const { out } = await paystub("init", "--folder", typedProjectWith({}, differing));
    expect(out).toContain("written  test/payment.test.ts\n");
  });

  test.each([
    [{}],
    [{ "tsconfig.json": "{}" }],
    [{ "jest.config.js": 'module.exports = { testEnvironment: "node" };' }],
  ])("writes JavaScript and says so if nothing sets Jest up for TypeScript: %j", async (files) => {
    const project = typedProjectWith(files);
    const { out } = await paystub("init", "--folder", project);
    expect(out).toContain("written  test/payment.test.js\n");
    expect(out).toContain("note: the test is JavaScript, since no jest.config.* here");
    const text = readFileSync(join(project, "test/payment.test.js"), "utf8");
    expect(text).toContain('= require("paystub/jest");');
  });
});

describe("an unused config file", () => {
  let project: Project;
  beforeAll(() => {
    project = newProject();
    project.write("paystub.json", "{}");
  });
  afterAll(() => project.remove());

  const TOLD = "paystub.json is here and is not used. Give --config paystub.json\n";
  const RUN = ["run", ...NO_CALLS];

  test("is reported, and the report does not change", async () => {
    const { output } = await project.run("paystub", [...RUN, "--", process.execPath, "-e", ""]);
    expect(output).toContain(TOLD);
  });

  test("is not mentioned if an option names it", async () => {
    const named = [...RUN, "--config", "paystub.json", "--", process.execPath, "-e", ""];
    const { code, output } = await project.run("paystub", named);
    expect(code).toBe(0);
    expect(output).not.toContain("is not used");
  });

  test("is reported by a start too, before another refusal", async () => {
    const { output } = await project.run("paystub", ["start", "--host", "203.0.113.1"]);
    expect(output).toContain(TOLD);
    const quiet = await project.run("paystub", ["start", "--quiet", "--host", "203.0.113.1"]);
    expect(quiet.output).not.toContain("is not used");
  });
});
