import { createRequire } from "node:module";
import { dirname, join } from "node:path";
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

/** The path of the first test from the project. */
export function firstTestPath(project: InitProject): string {
  const { runner, tests, kind } = project;
  const within = tests === "" ? "" : `${tests.replaceAll("\\", "/")}/`;
  if (runner === "pytest") return `${within}test_payment.py`;
  if (runner === "phpunit") return `${within}PaymentTest.php`;
  return `${within}payment.${kind}.${extension(project)}`;
}

function extension(project: InitProject): string {
  if (project.isTyped) return "ts";
  return project.isModule || isRequired(project) ? "js" : "mjs";
}

function textFor(project: InitProject): string {
  switch (project.runner) {
    case "node":
      return nodeTest();
    case "mocha":
      return mochaTest();
    case "pytest":
      return PYTEST;
    case "phpunit":
      return PHPUNIT;
    default:
      return fixtureTest(project);
  }
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
  answer: "await response.json().catch(() => ({}))",
};

const TYPED: Wording = {
  promise: "Promise<void>",
  port: "(shop.address() as AddressInfo).port",
  answer: "(await response.json().catch(() => ({}))) as { transactionNo?: string }",
};

/** What a test does with its `gateway`: a shop whose part the reader's own shop is to take. */
function steps({ promise, port, answer }: Wording): string {
  return `// Replace this with your shop. It receives callbacks at its own address, and calls the service at
// gateway.baseUrl, with a time limit.
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
  signal: AbortSignal.timeout(3000),
});
// The answer may be an error, or no JSON at all.
const { transactionNo } = ${answer};
if (!response.ok || !transactionNo) throw new Error(\`no invoice: status \${response.status}\`);

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

const PYTEST = `import json
import urllib.request


def call(method, url, token, body=None):
    """Calls the service with a time limit. Replace this with your shop."""
    headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json", "Accept": "application/json"}
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(url, data, headers, method=method)
    with urllib.request.urlopen(request, timeout=3) as response:
        return json.load(response)


def test_an_invoice_is_paid_when_the_customer_has_paid(sandbox, base_url, control, callbacks):
    order = {
        "orderNumber": "ORD-1",
        "amount": 25.5,
        "callBackUrl": f"{callbacks.url}/paid",
        "clientName": "Sara Al Harbi",
        "clientMobile": "0500000001",
        "products": [{"title": "Coffee beans", "price": 25.5, "qty": 1}],
    }
    number = call("POST", f"{base_url}/api/addInvoice", f"sandbox_{sandbox}", order)["transactionNo"]

    control("POST", f"/sandboxes/{sandbox}/invoices/{number}/pay")

    assert call("GET", f"{base_url}/api/getInvoice/{number}", f"sandbox_{sandbox}")["orderStatus"] == "Paid"
    assert [path.split("?")[0] for path in callbacks.paths] == ["/paid"]
`;

const PHPUNIT = `<?php

use PHPUnit\\Framework\\TestCase;

final class PaymentTest extends TestCase
{
    public function testAnInvoiceIsPaidWhenTheCustomerHasPaid(): void
    {
        $order = [
            'orderNumber' => 'ORD-1',
            'amount' => 25.5,
            // Replace this with the address at which your shop receives callbacks.
            'callBackUrl' => 'http://127.0.0.1:8000/paid',
            'clientName' => 'Sara Al Harbi',
            'clientMobile' => '0500000001',
            'products' => [['title' => 'Coffee beans', 'price' => 25.5, 'qty' => 1]],
        ];
        $base = getenv('PAYSTUB_BASE_URL');
        $token = getenv('PAYSTUB_TOKEN');
        $number = $this->call('POST', "$base/api/addInvoice", $token, $order)['transactionNo'];

        $sandbox = getenv('PAYSTUB_CONTROL_URL') . '/sandboxes/' . getenv('PAYSTUB_SANDBOX');
        $this->call('POST', "$sandbox/invoices/$number/pay", '', []);

        $invoice = $this->call('GET', "$base/api/getInvoice/$number", $token);
        $this->assertSame('Paid', $invoice['orderStatus']);
    }

    /** Calls the service with a time limit. Replace this with your shop. */
    private function call(string $method, string $url, string $token, ?array $body = null): array
    {
        $headers = ["Authorization: Bearer $token", 'Content-Type: application/json', 'Accept: application/json'];
        $http = ['method' => $method, 'header' => $headers, 'timeout' => 3, 'ignore_errors' => true];
        if ($body !== null) {
            $http['content'] = json_encode((object) $body);
        }
        $answer = file_get_contents($url, false, stream_context_create(['http' => $http]));
        $read = json_decode((string) $answer, true);
        $this->assertIsArray($read, "$method $url answered no JSON: $answer");

        return $read;
    }
}
`;

function indented(text: string, levels: number): string {
  return text.replaceAll(/^(?=.)/gm, "  ".repeat(levels));
}

/** How a project runs the programs of its packages. npx would ask the registry in a project of Yarn's own resolution. */
const RUNS: Readonly<Record<Installer, string>> = { npm: "npx", pnpm: "pnpm exec", yarn: "yarn" };

/** The command that runs the project's tests under paystub. */
export function runCommand(project: InitProject): string {
  return `${RUNS[project.installer]} paystub run -- ${testCommand(project)}`;
}

/** How the tests of a project are run. */
function testCommand(project: InitProject): string {
  const run = RUNS[project.installer];
  switch (project.runner) {
    case "vitest":
      return `${run} vitest run`;
    case "jest": {
      // Lets a Jest test be a module. npx finds Jest in any folder of a workspace, and passes the option to
      // Node on every system.
      const isPlain = !project.isModule || project.installer !== "npm";
      return isPlain ? `${run} jest` : "npx --node-options=--experimental-vm-modules jest";
    }
    case "playwright":
      return `${run} playwright test`;
    case "mocha":
      // Which files are tests its config says, and may not say of this one; it runs those too.
      return `${run} mocha ${firstTestPath(project)}`;
    case "node":
      return "node --test";
    case "pytest":
      return "pytest";
    case "phpunit":
      return "vendor/bin/phpunit";
  }
}

/** What `paystub init` writes: files by their path in the project, and their texts. */
type InitFiles = Readonly<Record<string, string>>;

const CONFIG = `{
  "sandbox": "shop",
  "clock": "real"
}
`;

/** The files of a project; the last is its first test. */
export async function initFiles(project: InitProject): Promise<InitFiles> {
  const path = firstTestPath(project);
  const fixtures =
    project.runner === "pytest"
      ? { [join(dirname(path), "conftest.py")]: await recipeText("conftest.py") }
      : {};
  return { [CONFIG_FILE]: CONFIG, ...fixtures, [path]: textFor(project) };
}

/** A file of the package's recipes. */
function recipeText(name: string): Promise<string> {
  const manifest = createRequire(import.meta.url).resolve("paystub/package.json");
  return readText(join(dirname(manifest), "spec/recipes", name));
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
