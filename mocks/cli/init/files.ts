import { join } from "node:path";
import {
  appendText,
  isFile,
  readText,
  removeFile,
  saveText,
  whyNoFile,
} from "../../sandbox/disk.js";
import { FILE_FIXES, MISTAKES } from "../messages.js";
import { CONFIG_FILE } from "../options.js";
import { UsageError } from "../usage.js";
import { type InitProject, type Installer, repositoryOf, upFrom } from "./project.js";

/** Jest takes a file for CommonJS as soon as its project is so. */
function isRequired({ runner, isModule, isTyped }: InitProject): boolean {
  return runner === "jest" && !isModule && !isTyped;
}

/** The file of the first test, by its path. */
function firstTestFile(project: InitProject): Readonly<Record<string, string>> {
  return { [firstTestPath(project)]: textFor(project) };
}

/** Its path from the project. */
export function firstTestPath(project: InitProject): string {
  const kind = project.runner === "playwright" ? "spec" : "test";
  return `${project.tests}/payment.${kind}.${extension(project)}`;
}

function textFor(project: InitProject): string {
  if (project.runner === "node") return nodeTest();
  return project.runner === "mocha" ? mochaTest() : fixtureTest(project);
}

function extension(project: InitProject): string {
  if (project.isTyped) return "ts";
  return project.isModule || isRequired(project) ? "js" : "mjs";
}

const NAME = '"notifies the shop of a paid invoice"';

function fixtureTest(project: InitProject): string {
  return `${isRequired(project) ? requiredBy(project) : importedBy(project)}

test(${NAME}, async ({ gateway }) => {
${indented(steps(project.isTyped ? TYPED : UNTYPED), 1)}
});
`;
}

function requiredBy({ runner }: InitProject): string {
  return `const { createServer } = require("node:http");
const { expect, test } = require("paystub/${runner}");`;
}

function importedBy({ runner, isTyped }: InitProject): string {
  return [
    'import { createServer } from "node:http";',
    ...(isTyped ? ['import type { AddressInfo } from "node:net";'] : []),
    `import { expect, test } from "paystub/${runner}";`,
  ].join("\n");
}

/** What of the steps is written otherwise in TypeScript. */
interface Wording {
  readonly promise: string;
  readonly port: string;
  readonly answer: string;
}

const UNTYPED: Wording = {
  promise: "Promise",
  port: "shop.address().port",
  answer: "await response.json()",
};

const TYPED: Wording = {
  promise: "Promise<void>",
  port: "(shop.address() as AddressInfo).port",
  answer: "(await response.json()) as { transactionNo: string }",
};

/** What a test does with its `gateway`: a shop whose part the reader's own shop is to take. */
function steps({ promise, port, answer }: Wording): string {
  return `// Replace this with your shop. It receives callbacks at its own address, and calls the service at
// gateway.baseUrl.
const shop = createServer((_request, response) => response.end());
gateway.onClose(() => shop.close());
await new ${promise}((resolve) => shop.listen(0, "127.0.0.1", resolve));
const response = await fetch(\`\${gateway.baseUrl}/api/addInvoice\`, {
  method: "POST",
  headers: { Authorization: \`Bearer \${gateway.token}\`, "Content-Type": "application/json" },
  body: JSON.stringify({
    orderNumber: "ORD-1",
    amount: 25.5,
    callBackUrl: \`http://127.0.0.1:\${${port}}/paid\`,
    clientName: "Sara Al Harbi",
    clientMobile: "0500000001",
    products: [{ title: "Coffee beans", price: 25.5, qty: 1 }],
  }),
});
const { transactionNo } = ${answer};

await gateway.invoice(transactionNo).pay();

await expect(gateway.invoice(transactionNo)).toBePaid();
await expect(gateway.invoice(transactionNo)).toHaveBeenCalledBack({ times: 1 });`;
}

function nodeTest(): string {
  return `import { createServer } from "node:http";
import { after, test } from "node:test";
import { expect, openKit } from "paystub/fixture";

const kit = await openKit();
after(() => kit.close());

test(${NAME}, (t) =>
  kit.run(t.name, async (gateway) => {
${indented(steps(UNTYPED), 2)}
  }));
`;
}

function mochaTest(): string {
  return `import { createServer } from "node:http";
import { after, before, it } from "mocha";
import { expect, openKit } from "paystub/fixture";

let kit;
before(async () => {
  kit = await openKit();
});
after(() => kit.close());

it(${NAME}, function () {
  return kit.run(this.test.title, async (gateway) => {
${indented(steps(UNTYPED), 2)}
  });
});
`;
}

function indented(text: string, levels: number): string {
  return text.replaceAll(/^(?=.)/gm, "  ".repeat(levels));
}

/** How the tests of a project are run. */
export function testCommand(project: InitProject): string {
  switch (project.runner) {
    case "vitest":
      return "npx vitest run";
    case "jest":
      // Lets a Jest test be a module. npx finds Jest in any folder of a workspace, and passes the option to
      // Node on every system.
      return project.isModule ? "npx --node-options=--experimental-vm-modules jest" : "npx jest";
    case "playwright":
      return "npx playwright test";
    case "mocha":
      // Which files are tests its config says, and may not say of this one; it runs those too.
      return `npx mocha ${firstTestPath(project)}`;
    case "node":
      return "node --test";
  }
}

const RUN = `npx paystub run --fail-on violations,callbacks`;

/** How the packages of a project are installed. */
interface Install {
  readonly install: readonly string[];
  /** What the action that sets up Node keeps of them: it finds only npm without being helped. */
  readonly cache?: "npm";
}

const INSTALLS: Readonly<Record<Installer | "none", Install>> = {
  npm: { install: ["npm ci"], cache: "npm" },
  pnpm: { install: ["corepack enable", "pnpm install --frozen-lockfile"] },
  yarn: { install: ["corepack enable", "yarn install --frozen-lockfile"] },
  none: { install: ["npm install"] },
};

/**
 * The file of the job, by its path from the project; none where no pipeline wants one. Pipelines look for
 * it at the root of the repository, so one package of several has a job of its own name there.
 */
function jobFile(project: InitProject): Readonly<Record<string, string>> {
  const { place, pipeline } = project;
  const up = upFrom(place);
  const name = place === "" ? "payment" : `payment-${place.replaceAll(/[^\w.-]+/g, "-")}`;
  switch (pipeline) {
    case "github":
      return { [`${up}.github/workflows/${name}.yml`]: githubJob(name, project) };
    case "gitlab":
      return { [`${up}${name}.gitlab-ci.yml`]: gitlabJob(name, project) };
    case "none":
      return {};
  }
}

function githubJob(name: string, project: InitProject): string {
  const { place, installer = "none" } = project;
  const { install, cache } = INSTALLS[installer];
  const where = `    defaults:\n      run:\n        working-directory: ${JSON.stringify(place)}\n`;
  const kept = cache === undefined || place !== "" ? "" : `          cache: ${cache}\n`;
  const installed = install.map((command) => `      - run: ${command}\n`).join("");
  return `name: ${name}

on: [push, pull_request]

permissions:
  contents: read

jobs:
  payment:
    runs-on: ubuntu-latest
    timeout-minutes: 15
${place === "" ? "" : where}    steps:
      - uses: actions/checkout@v4
      - uses: actions/setup-node@v4
        with:
          node-version: 22
${kept}${installed}      - run: ${RUN} -- ${testCommand(project)}
`;
}

function gitlabJob(name: string, project: InitProject): string {
  const { place, installer = "none" } = project;
  const { install } = INSTALLS[installer];
  const commands = [...(place === "" ? [] : [`cd ${JSON.stringify(place)}`]), ...install];
  const installed = commands.map((command) => `    - ${command}\n`).join("");
  return `# Add to .gitlab-ci.yml: include: ${name}.gitlab-ci.yml
${name}:
  image: node:22
  script:
${installed}    - ${RUN} --report paystub.xml -- ${testCommand(project)}
  artifacts:
    when: always
    reports:
      junit: ${place === "" ? "" : `${place}/`}paystub.xml
`;
}

/** What `paystub init` writes: files by their path in the project, and their texts. */
type InitFiles = Readonly<Record<string, string>>;

const CONFIG = `{
  "sandbox": "shop",
  "clock": "real"
}
`;

/** The files of a project; the second is its first test. */
export function initFiles(project: InitProject): InitFiles {
  return { [CONFIG_FILE]: CONFIG, ...firstTestFile(project), ...jobFile(project) };
}

/** The output of failed tests does not belong into the repository. */
const LEFT_BEHIND = "paystub-accounts/";

/**
 * What has git ignore that, as lines that a file is to get: the one of the project, else that of its
 * repository, else a new one. None where git ignores it already, or where there is no git.
 */
export async function ignoredFiles(folder: string, place: string): Promise<readonly InitFile[]> {
  const own = ".gitignore";
  for (const path of new Set([own, `${upFrom(place)}${own}`])) {
    const text = await textOf(join(folder, path));
    if (text === undefined) continue;
    const added = addition(text);
    return added === "" ? [] : [{ path, text: added, adds: true }];
  }
  const isRepository = (await repositoryOf(folder)) !== undefined;
  return isRepository ? [{ path: own, text: addition(""), adds: true }] : [];
}

/** Undefined where there is no such file. */
export function textOf(path: string): Promise<string | undefined> {
  return readText(path).catch(({ code }: NodeJS.ErrnoException) => {
    if (code === "ENOENT") return undefined;
    throw new UsageError(MISTAKES.unreadable("file", path, code, FILE_FIXES.otherFolder("folder")));
  });
}

/** What is to be added to a text that git reads; nothing where it has the line. */
function addition(text: string): string {
  const entries = text.split(/\r?\n/).map((line) => line.trim().replace(/^\/|\/$/g, ""));
  if (entries.includes(LEFT_BEHIND.slice(0, -1))) return "";
  const end = text.includes("\r\n") ? "\r\n" : "\n";
  return `${/(^|\n)$/.test(text) ? "" : end}${LEFT_BEHIND}${end}`;
}

/** A file that a project is to get, by its path from there. */
export interface InitFile {
  readonly path: string;
  readonly text: string;
  /** Whether the text goes to the end of a file that is there; else such a file is kept as it is. */
  readonly adds?: boolean;
}

/**
 * Writes missing files, and reports for each whether it was written. Throws a UsageError if one cannot be
 * written: before any is written if that can be detected, or else with the list of written files.
 */
export async function writeFiles(
  folder: string,
  files: readonly InitFile[],
  onFile: (path: string, isWritten: boolean) => void,
): Promise<void> {
  const missing = await filesToWrite(folder, files);
  await checkPlaces(folder, missing);
  for (const file of files) {
    const isWritten = missing.includes(file);
    if (isWritten) await save(folder, file).catch((error) => brokenOff(missing, file, error));
    onFile(file.path, isWritten);
  }
}

/** An existing file is someone's work. */
async function filesToWrite(
  folder: string,
  files: readonly InitFile[],
): Promise<readonly InitFile[]> {
  const found = await Promise.all(
    files.map(async (file) => file.adds || !(await isFile(join(folder, file.path)))),
  );
  return files.filter((_, n) => found[n]);
}

async function checkPlaces(folder: string, files: readonly InitFile[]): Promise<void> {
  const wrong: string[] = [];
  for (const { path } of files) {
    const code = await whyNoFile(join(folder, path));
    if (code !== undefined) wrong.push(`${join(folder, path)} (${code})`);
  }
  if (wrong.length === 0) return;
  throw new UsageError(MISTAKES.noPlaces(wrong));
}

async function save(folder: string, { path, text, adds }: InitFile): Promise<void> {
  const place = join(folder, path);
  if (adds) return appendText(place, text);
  try {
    await saveText(place, text);
  } catch (error) {
    // Half a file would look like someone's work the next time.
    if (await isFile(place)) await removeFile(place);
    throw error;
  }
}

function brokenOff(
  files: readonly InitFile[],
  file: InitFile,
  { code }: NodeJS.ErrnoException,
): never {
  const at = files.indexOf(file);
  const named = (some: readonly InitFile[]) => some.map(({ path }) => path).join(", ") || "nothing";
  const [written, unwritten] = [named(files.slice(0, at)), named(files.slice(at))];
  throw new UsageError(MISTAKES.brokenOff(file.path, code, written, unwritten));
}
