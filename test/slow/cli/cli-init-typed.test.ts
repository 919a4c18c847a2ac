import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { folder, paystub } from "../../support/command-line.js";
import { newProject, type Project } from "../../support/project.js";

const PACKAGES = { jest: "30", "ts-jest": "29", typescript: "5", "@babel/preset-typescript": "7" };

/** A project that has all that makes Jest read TypeScript, with these files beside its package file. */
function typedProjectWith(files: Readonly<Record<string, string>>, differing: object = {}): string {
  const path = folder();
  const packageFile = { type: "commonjs", devDependencies: PACKAGES, ...differing };
  const all = { "package.json": JSON.stringify(packageFile), ...files };
  for (const [name, text] of Object.entries(all)) writeFileSync(join(path, name), text);
  return path;
}

describe("init in a project of Jest that has TypeScript", () => {
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
  ])("writes it where its package file says so: %j", async (differing) => {
    const { out } = await paystub("init", "--folder", typedProjectWith({}, differing));
    expect(out).toContain("written  test/payment.test.ts\n");
  });

  test.each([
    [{}],
    [{ "tsconfig.json": "{}" }],
    [{ "jest.config.js": 'module.exports = { testEnvironment: "node" };' }],
  ])("writes JavaScript and says so where nothing sets Jest up for it: %j", async (files) => {
    const project = typedProjectWith(files);
    const { out } = await paystub("init", "--folder", project);
    expect(out).toContain("written  test/payment.test.js\n");
    expect(out).toContain("note: the test is JavaScript, since no jest.config.* here");
    const text = readFileSync(join(project, "test/payment.test.js"), "utf8");
    expect(text).toContain('= require("paystub/jest");');
  });
});

describe("a config file that nobody named", () => {
  let project: Project;
  beforeAll(() => {
    project = newProject();
    project.write("paystub.json", "{}");
  });
  afterAll(() => project.remove());

  const TOLD = "paystub.json is here and is not used; give --config paystub.json\n";
  const RUN = ["run", "--allow-no-calls"];

  test("is told where it does not count, and the report stays as it is", async () => {
    const { output } = await project.run("paystub", [...RUN, "--", process.execPath, "-e", ""]);
    expect(output).toContain(TOLD);
  });

  test("is not spoken of where it is named", async () => {
    const named = [...RUN, "--config", "paystub.json", "--", process.execPath, "-e", ""];
    const { code, output } = await project.run("paystub", named);
    expect(code).toBe(0);
    expect(output).not.toContain("is not used");
  });

  test("is told by a start too, before it is refused for another reason", async () => {
    const { output } = await project.run("paystub", ["start", "--host", "203.0.113.1"]);
    expect(output).toContain(TOLD);
    const quiet = await project.run("paystub", ["start", "--quiet", "--host", "203.0.113.1"]);
    expect(quiet.output).not.toContain("is not used");
  });
});
