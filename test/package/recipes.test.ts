import { spawn, spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { XMLValidator } from "fast-xml-parser";
import { beforeAll, describe, expect, inject, onTestFinished, test } from "vitest";
import { parse } from "yaml";
import { givenOptions } from "../../mocks/cli/options.js";
import { startGateway } from "../../mocks/index.js";
import { buildPackage, COMMAND, command, folder, paystub } from "../support/command-line.js";
import { sendRaw } from "../support/http.js";
import { invoiceFields } from "../support/orders.js";
import { commandsIn, RECIPES, ROOT, recipe } from "../support/recipes.js";

/** A recipe in YAML, read. */
// biome-ignore lint/suspicious/noExplicitAny: a test asks for any part of a file
const yamlRecipe = (name: string): any => parse(recipe(name));

/** The first instruction of the Containerfile with this name, with its lines joined. */
function instruction(name: string): string {
  const lines = containerfile.replaceAll("\\\n", " ").split("\n");
  const found = lines.find((line) => line.startsWith(`${name} `));
  if (found === undefined) throw new Error(`the Containerfile has no ${name}`);
  return found.slice(name.length + 1);
}

/** The words of an instruction in its exec form. */
function execForm(text: string): readonly string[] {
  return JSON.parse(text.slice(text.indexOf("[")));
}

const github = yamlRecipe("github-actions.yml");
const gitlab = yamlRecipe("gitlab-ci.yml");
const compose = yamlRecipe("compose.yaml");
const containerfile = readFileSync(join(ROOT, "Containerfile"), "utf8");

/** What the container starts: Node, its arguments, and those that a user may replace. */
const [NODE = "", ...STARTED] = [
  ...execForm(instruction("ENTRYPOINT")),
  ...execForm(instruction("CMD")),
];

const COMMANDS = [
  ["GitHub Actions", github],
  ["GitLab", gitlab],
].flatMap(([where, file]) => commandsIn(file).map((argv) => [where, argv] as const));

/** The file that a command writes its JUnit report to. */
const junitOf = (argv: readonly string[]) => argv.find((word) => word.endsWith(".xml"));

test("the publishing workflow signs the package, and has no other right", () => {
  const { permissions, jobs, on } = yamlRecipe("publish.yml");
  expect(on.push.tags).toEqual(["v*"]);
  expect(permissions).toEqual({});
  expect(jobs.publish.permissions).toEqual({ contents: "read", "id-token": "write" });
  const last: { readonly run: string } = jobs.publish.steps.at(-1);
  expect(last.run).toContain("npm publish --provenance");
  expect(JSON.stringify(jobs)).not.toContain("secrets.");
});

describe("the pipelines", () => {
  test.each([
    // biome-ignore lint/suspicious/noTemplateCurlyInString: GitHub replaces it
    ["GitHub Actions", "${{matrix.shard}}"],
    ["GitLab", "$CI_NODE_INDEX"],
  ])(
    "the commands of %s run as written: the tests, each shard, and one report",
    async (name, index) => {
      const [plain = [], matrix = [], merge = [], ...others] = COMMANDS.flatMap(([where, argv]) =>
        where === name ? [argv] : [],
      );
      expect(others).toEqual([]);
      const here = folder();
      const tests = command('await ask("/api/recurringPayments");');
      const run = async (argv: readonly string[], shard: number, more: readonly string[] = []) => {
        const end = argv.includes("--") ? argv.indexOf("--") : argv.length;
        const own = argv.slice(0, end).map((word) => {
          return word
            .replace(/^(?=(reports|shards|baseline)\b)/, `${here}/`)
            .replace(index, `${shard}`)
            .replace("$CI_NODE_TOTAL", "4");
        });
        expect(argv.slice(end)).toEqual(end < argv.length ? ["--", "npm", "test"] : []);
        const { code, complaints } = await paystub(...own, ...more);
        expect(code, complaints).toBe(0);
        const xml = junitOf(own);
        if (xml) expect(XMLValidator.validate(readFileSync(xml, "utf8"))).toBe(true);
      };
      await run(plain, 0, ["--", ...tests]);
      // A whole matrix takes long, and a few cells prove as much here.
      const few = ["--only", "empty-401", "html-504", "--", ...tests];
      for (const shard of [1, 2, 3, 4]) await run(matrix, shard, few);
      await run(merge, 0);
      expect(readFileSync(join(here, "reports/comment.md"), "utf8")).toContain("PASSED");
      expect(readFileSync(join(here, "reports/matrix.html"), "utf8")).toContain("<html");
    },
  );
});

describe("the action", () => {
  beforeAll(buildPackage);
  const action = parse(readFileSync(join(ROOT, "action.yml"), "utf8"));
  const [{ env, run, shell }] = action.runs.steps;
  const inputs: Record<string, { default: string }> = action.inputs;

  /** The variables of its step, from what a workflow gives it. */
  const variables = (given: Readonly<Record<string, string>>) =>
    Object.fromEntries(
      Object.entries<string>(env).map(([name, value]) => {
        const [, input = ""] = /^\$\{\{ inputs\.([\w-]+) \}\}$/.exec(value) ?? [];
        return [name, given[input] ?? inputs[input]?.default ?? ""];
      }),
    );

  /** Runs its step as GitHub would, with the command of the clone as the one that is installed. */
  const runStep = (given: Readonly<Record<string, string>>) => {
    const root = folder();
    const project = join(root, given["working-directory"] ?? ".");
    mkdirSync(project, { recursive: true });
    const npx = `npx() { shift 2; "${process.execPath}" "${COMMAND}" "$@"; }`;
    const { status, stdout, stderr } = spawnSync(
      "bash",
      ["-eo", "pipefail", "-c", `${npx}\n${run}`],
      {
        encoding: "utf8",
        cwd: project,
        env: {
          ...process.env,
          ...variables(given),
          GITHUB_ACTIONS: "true",
          GITHUB_OUTPUT: join(root, "outputs"),
          GITHUB_STEP_SUMMARY: join(root, "summary.md"),
        },
      },
    );
    const read = (name: string) => readFileSync(resolve(root, name), "utf8");
    const outputs = Object.fromEntries(
      read("outputs")
        .trimEnd()
        .split("\n")
        .map((line) => line.split("=")),
    );
    return { status, reported: stdout + stderr, read, outputs };
  };

  const CALLS = `${process.execPath} -e 'fetch(process.env.PAYSTUB_BASE_URL + "/api/getInvoice/1")'`;

  test("passes every input in a variable, and none in the script", () => {
    expect(shell).toBe("bash");
    expect(run).not.toContain("${{");
    const used = Object.values<string>(env).map((value) => /inputs\.([\w-]+)/.exec(value)?.[1]);
    expect(used.sort()).toEqual(Object.keys(inputs).sort());
  });

  test("it runs the tests, and writes reports, a summary and their paths", () => {
    const { status, reported, read, outputs } = runStep({
      tests: CALLS,
      "working-directory": "services/shop",
      "fail-on": "",
      options: "--assume\ntabby=reject",
    });
    expect(status, reported).toBe(0);
    // A later step looks from the root of the workspace.
    expect(outputs).toEqual({
      junit: "services/shop/paystub-reports/paystub.xml",
      html: "services/shop/paystub-reports/paystub.html",
    });
    expect(XMLValidator.validate(read(outputs.junit))).toBe(true);
    expect(read(outputs.html)).toContain("<html");
    expect(read("summary.md")).toContain("paystub run");
  });

  test("failed tests fail the step, and no word of an input is a command", () => {
    // A line that fails ends them, also in a pipe, as in any other step for bash.
    const failed = runStep({ tests: `(exit 3) | cat\n${CALLS}` });
    expect(failed.status).toBe(3);
    expect(failed.outputs.junit).toBe("paystub-reports/paystub.xml");
    const reports = join(folder(), "reports");
    const wrong = { tests: CALLS, options: "--nosuch; touch planted", reports };
    const { status, reported, outputs } = runStep(wrong);
    expect([status, reported]).toEqual([2, expect.stringContaining("unknown option")]);
    expect(outputs.html).toBe(`${reports}/paystub.html`);
  });
});

describe("the container image", () => {
  test("its command starts from the files of the package, and its health check works", async () => {
    const app = folder();
    copyFileSync(join(RECIPES, "paystub.json"), join(app, "paystub.json"));
    const argv = STARTED.map((word) => word.replace(/^\/app\//, `${inject("installed")}/`));
    const child = spawn(process.execPath, [...argv, "--port", "0", "--json"], {
      cwd: app,
      env: { ...process.env, PAYSTUB_CONTROL_TOKEN: "drawn-by-compose" },
      stdio: ["ignore", "pipe", "inherit"],
    });
    onTestFinished(() => {
      child.kill("SIGKILL");
    });
    const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
    const ready = JSON.parse((await lines.next()).value ?? "{}");
    expect(ready).toMatchObject({ event: "ready", baseUrl: expect.any(String) });
    expect(ready).not.toHaveProperty("controlToken");
    const { port } = new URL(ready.baseUrl);

    const [node, flag, code = ""] = execForm(instruction("HEALTHCHECK"));
    expect([node, flag]).toEqual([NODE, "-e"]);
    const check = (at: string) =>
      spawnSync(process.execPath, ["-e", code.replace(":4010/", `:${at}/`)]).status;
    expect(check(port)).toBe(0);

    expect((await fetch(`http://127.0.0.1:${port}/_docs`)).status).toBe(200);

    const ended = new Promise((resolve) => child.once("exit", resolve));
    child.kill("SIGTERM");
    expect(await ended).toBe(0);
    expect(check(port)).toBe(1);
  });

  test("runs as an ordinary user, on the port that it exposes", () => {
    expect(instruction("USER")).toBe("65532:65532");
    expect(STARTED.slice(1)).toEqual(["start", "--host", "0.0.0.0"]);
    expect(instruction("EXPOSE")).toBe("4010");
    expect(instruction("HEALTHCHECK")).toContain("http://127.0.0.1:4010/");
    // What the command runs is what the package offers as its command.
    const { bin } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));
    expect(STARTED[0]).toBe(`/app/node_modules/paystub/${bin.paystub}`);
  });

  test.each([
    ["", ["paystub-0.1.0.tgz"], "./paystub-0.1.0.tgz"],
    ["", [], "paystub"],
    ["paystub@0.1.0", ["paystub-0.1.0.tgz"], "paystub@0.1.0"],
    ["./paystub-0.10.0.tgz", ["paystub-0.9.0.tgz", "paystub-0.10.0.tgz"], "./paystub-0.10.0.tgz"],
    // The order of versions is ambiguous: alphabetically, 0.9.0 is the later one.
    ["", ["paystub-0.9.0.tgz", "paystub-0.10.0.tgz"], ""],
  ])("with PAYSTUB=%j beside %j it installs %j", (given, files, installed) => {
    const app = folder();
    for (const name of files) writeFileSync(join(app, name), "");
    const script = instruction("RUN");
    const { status, stdout, stderr } = spawnSync("sh", ["-c", `npm() { echo "$@"; }\n${script}`], {
      cwd: app,
      env: { ...process.env, PAYSTUB: given },
      encoding: "utf8",
    });
    expect(stdout.trim().split(" ").at(-1)).toBe(installed);
    expect([status, stderr]).toEqual(
      installed === "" ? [1, expect.stringContaining("several packed files")] : [0, ""],
    );
    if (installed === "") expect(stderr).toContain("--build-arg PAYSTUB=./paystub-0.10.0.tgz\n");
  });
});

/** A token that a recipe would hand to everybody who reads it. */
const publishedIn = (text: string) =>
  text.match(
    /(?<![<{\w])\w*token\w*["']?\s*(?:=>|[:=](?!>))\s*["']?(?![$"'\s]|process\.env\.|os\.environ|getenv\(|write\b)\S+/gi,
  ) ?? [];

describe("no recipe has a token in it", () => {
  test.each(readdirSync(RECIPES).filter((name) => name !== "init"))("%s", (name) => {
    expect(publishedIn(recipe(name))).toEqual([]);
  });
});

describe("compose", () => {
  const { paystub: mock, tests } = compose.services;

  test("the tests wait until the mock is healthy", () => {
    expect(tests.depends_on).toEqual({ paystub: { condition: "service_healthy" } });
    expect(mock.ports).toEqual(["127.0.0.1:4010:4010"]);
  });

  test("the tests get the token, the sandbox and the addresses of the mock", async () => {
    const given = { config: join(RECIPES, "paystub.json") };
    const { gateway: options } = await givenOptions("start", given);
    const { environment: reported } = tests;
    expect(reported.PAYSTUB_CONTROL_TOKEN).toMatch(/^\$\{PAYSTUB_CONTROL_TOKEN\}$/);
    expect(mock.environment.PAYSTUB_CONTROL_TOKEN).toMatch(/^\$\{PAYSTUB_CONTROL_TOKEN:\?/);
    expect(reported.PAYSTUB_SANDBOX).toBe(options.sandbox);
    expect(options.allowHosts).toEqual([new URL(reported.PAYSTUB_BASE_URL).hostname]);
    expect(reported.PAYSTUB_CONTROL_URL).toBe(`${reported.PAYSTUB_BASE_URL}/_control`);
    expect(options.allowEgress).toEqual(["tests"]);
  });

  test("links work for each caller: the tests beside it, and the host", async () => {
    const [, publicUrl = ""] = /:-(.*)\}$/.exec(mock.environment.PAYSTUB_PUBLIC_URL) ?? [];
    const given = { config: join(RECIPES, "paystub.json"), publicUrl };
    const { gateway: options } = await givenOptions("start", given);
    const gateway = await startGateway({ ...options, host: "0.0.0.0", port: 0 });
    onTestFinished(() => gateway.close());
    const { port } = new URL(gateway.baseUrl);
    const create = (host: string) =>
      sendRaw(`http://127.0.0.1:${port}`, {
        method: "POST",
        path: "/api/addInvoice",
        headers: {
          Authorization: "Bearer sandbox_shop",
          "Content-Type": "application/json",
          Host: host,
        },
        body: JSON.stringify(invoiceFields("http://tests:3000/paid")),
      });
    for (const host of [new URL(tests.environment.PAYSTUB_BASE_URL).host, "localhost:4010"]) {
      const answer = await create(host);
      expect(new URL(answer.json.url).host).toBe(host);
    }
    expect((await create("elsewhere:4010")).status).toBe(403);
  });
});

describe("a shop with a compiled-in address", () => {
  const { paystub: mock, shop } = yamlRecipe("compose-tls.yaml").services;
  const optionOf = (flag: string): string => mock.command[mock.command.indexOf(flag) + 1];

  test("reaches the mock by the host that the certificate names, and trusts its authority", () => {
    const [host] = mock.networks.default.aliases;
    expect(optionOf("--tls-host")).toBe(host);
    expect(shop.environment.PAYSTUB_CONTROL_URL).toBe(`https://${host}/_control`);
    expect(optionOf("--port")).toBe("443");
    expect(optionOf("--allow-egress")).toBe("shop");
    const [made, trusted] = [mock.volumes[0], shop.volumes[1]].map((line) => line.split(":"));
    expect(made[0]).toBe(trusted[0]);
    expect(containerfile).toContain(`WORKDIR ${made[1]}\n`);
    expect(shop.environment.NODE_EXTRA_CA_CERTS).toBe(`${trusted[1]}/paystub.ca.pem`);
  });

  test("waits for the health check of the image, on the port that it uses", () => {
    expect(shop.depends_on).toEqual({ paystub: { condition: "service_healthy" } });
    const [, ...own] = mock.healthcheck.test;
    const ofImage = execForm(instruction("HEALTHCHECK"));
    expect(own).toEqual(ofImage.map((word) => word.replace(":4010/", ":443/")));
  });

  test("is the service that the dev container opens", () => {
    const container = JSON.parse(recipe("devcontainer.json"));
    expect(container.dockerComposeFile).toBe("../compose-tls.yaml");
    expect(container.service).toBe("shop");
    expect(container.workspaceFolder).toBe(shop.working_dir);
    expect(container.forwardPorts).toEqual([`paystub:${optionOf("--port")}`]);
  });
});
