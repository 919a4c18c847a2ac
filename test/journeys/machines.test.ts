import { spawn, spawnSync } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import http from "node:http";
import { join } from "node:path";
import { crc32 } from "node:zlib";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { parseAllDocuments } from "yaml";
import { configured, folder, started } from "../support/command-line.js";
import { compiled, ROOT } from "../support/guides.js";
import { canHave } from "../support/machine.js";
import { invoiceFields } from "../support/orders.js";
import { RECIPES, recipe } from "../support/recipes.js";

/** Three mocks with a data folder each, behind HAProxy with the configuration of the recipes. */

const PUBLIC = "http://pay.test";
const CONTROL_TOKEN = "a-token-of-this-test";

/** Debian keeps the program where only root looks. */
const PATH = `${process.env.PATH}:/usr/sbin`;
const hasHaproxy = canHave("haproxy", spawnSync("haproxy", ["-v"], { env: { PATH } }).status === 0);

/** Starts a mock on a folder; `port` is that of the mock that it replaces. */
async function startMock(data: string, port = "0") {
  const shared = { publicUrl: PUBLIC, controlToken: CONTROL_TOKEN, seed: "a-seed-of-this-test" };
  const options = ["--json", "--quiet", "--port", port, "--data", data, ...configured(shared)];
  const mock = started("start", ...options);
  const ready = await mock.line();
  if (ready === undefined) throw new Error(mock.complaints());
  return { ...mock, data, address: new URL(JSON.parse(ready).baseUrl).host };
}

/** The proxy listens on a socket in a folder, so that it takes no port. */
async function startCluster() {
  const mocks = await Promise.all([folder(), folder(), folder()].map((data) => startMock(data)));
  const socketPath = join(folder(), "proxy.sock");
  const addresses = mocks.map(({ address }, n) => [`PAYSTUB_${n}`, address]);
  const proxy = spawn("haproxy", ["-db", "-f", join(RECIPES, "haproxy.cfg")], {
    env: { PATH, PAYSTUB_BIND: socketPath, ...Object.fromEntries(addresses) },
    stdio: "ignore",
  });
  const agent = new http.Agent({ keepAlive: true });
  onTestFinished(() => {
    agent.destroy();
    proxy.kill("SIGKILL");
  });

  /** Calls a path through the proxy. The status is 0 if the connection broke. */
  function call(method: string, path: string, body?: object | string) {
    const isForm = typeof body === "string";
    const headers = {
      Host: new URL(PUBLIC).host,
      Authorization: `Bearer ${path.includes("/_control/") ? CONTROL_TOKEN : "sandbox_any"}`,
      "Content-Type": isForm ? "application/x-www-form-urlencoded" : "application/json",
    };
    return new Promise<{ status: number; text: string; headers: http.IncomingHttpHeaders }>(
      (resolve) => {
        const broken = () => resolve({ status: 0, text: "", headers: {} });
        const sent = http.request({ socketPath, agent, method, path, headers }, async (answer) => {
          let text = "";
          try {
            for await (const part of answer.setEncoding("utf8")) text += part;
          } catch {
            return broken();
          }
          resolve({ status: answer.statusCode ?? 0, text, headers: answer.headers });
        });
        sent.on("error", broken);
        sent.end(isForm ? body : body && JSON.stringify(body));
      },
    );
  }

  await vi.waitFor(async () => expect((await call("GET", "/")).status).toBe(421), 20_000);
  return { mocks, call };
}

const mockOf = (name: string) => crc32(name) % 3;

describe.skipIf(!hasHaproxy)("three mocks behind a proxy", () => {
  test("have the sandboxes that their names say; those of a killed one are away, and come back with it", async () => {
    const { mocks, call } = await startCluster();
    const names = Array.from({ length: 60 }, (_, n) => `team-${n}`);
    const addsToAll = () =>
      Promise.all(names.map((name) => call("POST", `/s/${name}/api/addInvoice`, invoiceFields())));

    // The first call of each opens it, on the mock that its name says.
    const added = await addsToAll();
    for (const [n, { data }] of mocks.entries()) {
      const files = readdirSync(data).filter((file) => file.endsWith(".jsonl"));
      const own = names.filter((name) => mockOf(name) === n);
      expect(files.sort()).toEqual(own.map((name) => `${name}.jsonl`).sort());
    }

    const killed = mocks[1];
    await killed?.stop("SIGKILL");
    const statuses = (await addsToAll()).map(({ status }) => status);
    expect(statuses).toEqual(names.map((name) => (mockOf(name) === 1 ? 503 : 200)));

    const { data = "", address = "" } = killed ?? {};
    await startMock(data, address.split(":")[1]);
    for (const [n, name] of names.entries()) {
      const { transactionNo } = JSON.parse(added[n]?.text ?? "{}");
      const { status } = await call("GET", `/s/${name}/api/getInvoice/${transactionNo}`);
      expect([name, status]).toEqual([name, 200]);
    }
  });

  test("find the sandbox of every call that names one, and refuse the others", async () => {
    const { call } = await startCluster();
    const opens = async (path: string, body: object) => {
      const { status, text } = await call("POST", path, body);
      expect([status, text]).toEqual([201, expect.any(String)]);
      return JSON.parse(text).baseUrl;
    };
    // A client writes @ as %40 in a path.
    const shop = await opens("/s/a@b/_control/sandboxes", { name: "a@b" });
    expect(shop).toBe(`${PUBLIC}/s/a@b`);
    const { text } = await call("POST", "/s/a@b/api/addInvoice", invoiceFields());
    const { transactionNo, url } = JSON.parse(text);
    expect(url).toBe(`${PUBLIC}/s/a@b/pay/order/${transactionNo}`);
    const read = await call("GET", `/_control/sandboxes/a%40b/invoices/${transactionNo}`);
    expect(JSON.parse(read.text).paymentUrl).toBe(url);

    // What a mock names itself is on that mock: below the name that was called.
    const fork = await opens("/_control/sandboxes/a%40b/fork", { name: "what-if" });
    expect(fork).toBe(`${PUBLIC}/s/a@b/s/what-if`);
    const ofTest = await opens("/s/job-7/_control/sandboxes", { test: "pays!" });
    expect(ofTest).toBe(`${PUBLIC}/s/job-7/s/pays`);
    const page = await call("GET", `/s/a@b/s/what-if/pay/order/${transactionNo}`);
    const [, action = ""] = /action="([^"]+)"/.exec(page.text) ?? [];
    expect(action).toBe(`/s/a@b/s/what-if/pay/order/${transactionNo}`);
    expect((await call("POST", action, "do=pay")).status).toBe(303);
    const statuses = await Promise.all(
      [fork, shop].map(async (at) => {
        const answer = await call("GET", `${new URL(at).pathname}/api/getInvoice/${transactionNo}`);
        return JSON.parse(answer.text).orderStatus;
      }),
    );
    expect(statuses).toEqual(["Paid", "PENDING"]);

    expect((await call("GET", "/_docs")).status).toBe(200);
    for (const path of [
      ...["/", "/api/addInvoice", "/_control/sandboxes", "/_mcp", `/pay/order/${transactionNo}`],
      ...["/_control/sandboxes/a%0d%0ab/clock", "/_control/sandboxes/a%2fb/clock", "/s//api/auth"],
    ]) {
      const { status, text: why } = await call("GET", path);
      expect([path, status, why]).toEqual([path, 421, expect.stringContaining("/s/")]);
    }
  });
});

/** What the types of Kubernetes, which are generated from its OpenAPI documents, have against manifests. */
function mistakesIn(manifests: string): readonly string[] {
  const declared = parseAllDocuments(manifests).map((document, n) => {
    const value = document.toJS();
    const group = value.apiVersion.replace(/^v1$/, "core/v1").replace(".k8s.io", "");
    const type = `import("kubernetes-types/${group}").${value.kind}`;
    return `export const manifest${n}: ${type} = ${JSON.stringify(value)};`;
  });
  const project = folder();
  writeFileSync(join(project, "manifests.ts"), declared.join("\n"));
  const types = join(ROOT, "node_modules/kubernetes-types/*");
  return compiled(project, ["manifests.ts"], {
    types: [],
    paths: { "kubernetes-types/*": [types] },
  });
}

describe("the manifests for Kubernetes", () => {
  const manifests = recipe("kubernetes.yaml");
  // biome-ignore lint/suspicious/noExplicitAny: a test asks for any part of a file
  const documents: any[] = parseAllDocuments(manifests).map((document) => document.toJS());
  const find = (kind: string, name: string) =>
    documents.find((one) => one.kind === kind && one.metadata.name === name)?.spec;

  test("have the form that Kubernetes wants", () => {
    expect(mistakesIn(manifests)).toEqual([]);
    const planted = manifests
      .replace("replicas: 3", 'replicas: "3"')
      .replace("targetPort", "target");
    expect(mistakesIn(planted)).toEqual([
      expect.stringContaining("'string' is not assignable to type 'number'"),
      expect.stringContaining("'\"target\"' does not exist"),
    ]);
  });

  test("start as many mocks as the proxy has backends, under the names that it calls", () => {
    const mocks = find("StatefulSet", "paystub");
    const [{ env }] = find("Deployment", "paystub-proxy").template.spec.containers;
    const backends = recipe("haproxy.cfg").match(/^backend mock-\d+$/gm) ?? [];
    const names = Array.from({ length: mocks.replicas }, (_, n) => n);
    expect(backends).toEqual(names.map((n) => `backend mock-${n}`));
    expect(recipe("haproxy.cfg")).toContain(`crc32,mod(${mocks.replicas})`);
    expect(env.slice(1)).toEqual(
      names.map((n) => ({
        name: `PAYSTUB_${n}`,
        value: `paystub-${n}.${mocks.serviceName}.$(NAMESPACE).svc.cluster.local:4010`,
      })),
    );
    expect(find("Service", mocks.serviceName)).toMatchObject({ clusterIP: "None" });
    // A volume belongs to the user of the image.
    const { runAsUser, runAsGroup, fsGroup } = mocks.template.spec.securityContext;
    const image = readFileSync(join(ROOT, "Containerfile"), "utf8");
    expect(image).toContain(`\nUSER ${runAsUser}:${runAsGroup}\n`);
    expect(fsGroup).toBe(runAsGroup);
  });

  test("start a mock that its probes reach", async () => {
    const [mock] = find("StatefulSet", "paystub").template.spec.containers;
    const [, json = ""] = /paystub\.json='(.*)'/.exec(manifests) ?? [];
    const config = configured(JSON.parse(json.replace(/'\$\(.*?\)'/, "of-this-test")))[1] ?? "";
    const places: Readonly<Record<string, string>> = {
      "/data": folder(),
      [mock.args.at(-1)]: config,
    };
    const args = mock.args.map((word: string) => places[word] ?? word);
    const ready = await started(...args, "--port", "0", "--json").line();
    const { port } = new URL(JSON.parse(ready ?? "{}").baseUrl);
    for (const { httpGet } of [mock.readinessProbe, mock.livenessProbe]) {
      const { status } = await fetch(`http://127.0.0.1:${port}${httpGet.path}`);
      expect([httpGet.path, status]).toEqual([httpGet.path, 200]);
    }
  });
});
