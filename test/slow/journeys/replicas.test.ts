import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { parse, parseAllDocuments } from "yaml";
import type { StartOptions } from "../../../mocks/index.js";
import { controlOperations } from "../../../spec/generated/operations.js";
import { cuttingProxy } from "../../fixtures/cutting-proxy.js";
import { buildPackage, paystub, started } from "../../support/command-line.js";
import { type Client, clientOf } from "../../support/http.js";
import { anyAnswer } from "../../support/persons.js";
import {
  type Cluster,
  hasPostgres,
  order,
  ownDatabase,
  type Replica,
  replicasOver,
} from "../../support/postgres.js";
import { RECIPES, recipe } from "../../support/recipes.js";
import type { Shop } from "../../support/servers.js";

const SHOP = "/_control/sandboxes/shop";

/** Creates an invoice at a replica; its number. */
async function creates({ merchant }: Replica, ...given: Parameters<typeof order>): Promise<string> {
  const { status, text, body } = await merchant.post("/api/addInvoice", order(...given));
  expect(status, text).toBe(200);
  return body.transactionNo;
}

const json = (body: unknown) => ({
  body: JSON.stringify(body),
  headers: { "Content-Type": "application/json" },
});

const statusAt = async ({ merchant }: Replica, no: string) =>
  (await merchant.get(`/api/getInvoice/${no}`)).body.orderStatus;

describe.skipIf(!hasPostgres())("two replicas over one database", () => {
  let cluster: Cluster;
  beforeAll(async () => {
    cluster = await ownDatabase();
  });

  const two = async (options: StartOptions = {}) => {
    const replicas = await replicasOver(cluster, options);
    const [a, b] = [await replicas.start(), await replicas.start()];
    return { ...replicas, a, b };
  };

  test("know each other's confirmed changes, call by call", async () => {
    const { a, b, shop } = await two();
    for (let n = 0; n < 10; n += 1) {
      const [here, there] = n % 2 ? [a, b] : [b, a];
      const no = await creates(here, shop, String(n));
      expect(await statusAt(there, no)).toBe("PENDING");
      await here.merchant.post(`${SHOP}/invoices/${no}/pay`, {});
      expect(await statusAt(there, no)).toBe("Paid");
    }
    expect([...a.errors, ...b.errors]).toEqual([]);
  });

  test("have numbers as of one gateway: distinct, and in the order of creation", async () => {
    const { a, b, shop } = await two();
    const numbers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => creates(n % 2 ? a : b, shop, String(n))),
    );
    expect(new Set(numbers).size).toBe(20);
    const later = await creates(a, shop, "later");
    expect(Number(later)).toBeGreaterThan(Math.max(...numbers.map(Number)));
  });

  test("let one of many payments of one invoice win, and notify the shop once", async () => {
    const { a, b, shop } = await two();
    for (let round = 0; round < 5; round += 1) {
      const no = await creates(a, shop, String(round));
      const pays = (replica: Replica) => replica.merchant.post(`${SHOP}/invoices/${no}/pay`, {});
      const answers = await Promise.all([a, b, a, b, a, b].map(pays));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
      await a.gateway.get("shop").settled();
      expect(shop.requestLines.filter((reported) => reported.includes(no))).toHaveLength(1);
    }
    expect([...a.errors, ...b.errors]).toEqual([]);
  });

  test("create a sandbox once for many concurrent calls", async () => {
    const { a, b } = await two();
    const creates = ({ merchant }: Replica) =>
      merchant.post("/_control/sandboxes", { name: "new", seed: "x" });
    const answers = await Promise.all([a, b, a, b].map(creates));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
    for (const { merchant } of [a, b]) {
      const { body } = await merchant.get("/_control/sandboxes");
      expect(body.sandboxes.map(({ name }: { name: string }) => name)).toEqual(["new"]);
    }
  });

  test("apply settings, fault rules and clocks of the other from the next call on", async () => {
    const { a, b, shop } = await two();
    await creates(a, shop, "1");
    await creates(b, shop, "2");
    await a.merchant.send("PATCH", `${SHOP}/settings`, json({ strict: true }));
    const lenient = { ...order(shop, "3"), amount: "25" };
    expect((await b.merchant.post("/api/addInvoice", lenient)).status).toBe(400);
    await b.merchant.post(`${SHOP}/faults`, { fault: "status", status: 500, times: 1 });
    expect((await anyAnswer(a.gateway.baseUrl).get("/api/getInvoice/1")).status).toBe(500);
    await b.merchant.post(`${SHOP}/clock/freeze`, { at: "2030-01-01T00:00:00.000Z" });
    expect((await a.merchant.get(`${SHOP}/clock`)).body.now).toBe("2030-01-01T00:00:00.000Z");
  });

  test("a token of one opens the same sandbox at the other", async () => {
    const { a, b, shop } = await two();
    const credentials = { apiId: "shop", secretKey: "any", persistToken: "false" };
    const { body } = await a.merchant.post("/api/auth", credentials);
    const merchant = clientOf(b.gateway.baseUrl, body.id_token);
    expect((await merchant.post("/api/addInvoice", order(shop, "1"))).status).toBe(200);
  });

  test("a rewind at one undoes it at the other", async () => {
    const { a, b, shop } = await two({ clock: "frozen" });
    const kept = await creates(a, shop, "1");
    await a.merchant.post(`${SHOP}/labels`, { name: "here" });
    const gone = await creates(b, shop, "2");
    await b.merchant.post(`${SHOP}/invoices/${gone}/pay`, {});
    const { status, text } = await a.merchant.post(`${SHOP}/rewind`, { to: "here" });
    expect(status, text).toBe(200);
    expect((await b.merchant.get(`/api/getInvoice/${gone}`)).status).toBe(404);
    expect(await statusAt(b, kept)).toBe("PENDING");
    expect(await creates(b, shop, "2")).toBe(gone);
    expect(await statusAt(a, gone)).toBe("PENDING");
    expect([...a.errors, ...b.errors]).toEqual([]);
  });

  test("a fork, an import and a reset at one apply to the other", async () => {
    const { a, b, shop } = await two();
    const no = await creates(a, shop, "1");
    expect((await b.merchant.post(`${SHOP}/fork`, { name: "fork" })).status).toBe(201);
    const forked = await a.merchant.get("/_control/sandboxes/fork/invoices");
    expect(forked.body.invoices).toMatchObject([{ transactionNo: no }]);
    const { body: log } = await a.merchant.get(`${SHOP}/export`);
    const imported = await b.merchant.post("/_control/sandboxes/copy/import", log);
    expect(imported.status, imported.text).toBe(201);
    expect((await a.merchant.get("/_control/sandboxes/copy")).body.invoices).toMatchObject({
      pending: 1,
    });
    await a.merchant.send("DELETE", SHOP);
    expect((await b.merchant.get(SHOP)).status).toBe(404);
    expect((await b.merchant.send("DELETE", SHOP)).status).toBe(404);
    expect((await b.merchant.post(`/_control/sandboxes`, { name: "shop" })).status).toBe(201);
    expect((await a.merchant.get(`${SHOP}/invoices`)).body.invoices).toEqual([]);
  });

  test("a request that waits while the other one resets its sandbox gets an error", async () => {
    const { a, b, shop } = await two();
    await creates(a, shop, "1");
    await b.merchant.post(`${SHOP}/faults`, { fault: "latency", delayMs: 300, times: 1 });
    const waiting = anyAnswer(b.gateway.baseUrl).post("/api/addInvoice", order(shop, "2"));
    await vi.waitFor(async () => {
      const { body } = await a.merchant.get(`${SHOP}/events`);
      expect(JSON.stringify(body)).toContain("fault-matched");
    });
    await a.merchant.send("DELETE", SHOP);
    await a.merchant.post("/_control/sandboxes", { name: "shop" });
    expect((await waiting).status).toBe(410);
    const { body } = await a.merchant.get(`${SHOP}/requests`);
    expect(body.requests).toEqual([]);
    expect((await b.merchant.get(`${SHOP}/invoices`)).body.invoices).toEqual([]);
  });
});

/** Creates one more invoice; its number. */
async function createsOneMore(merchant: Client, shop: Shop): Promise<string> {
  const { status, text, body } = await merchant.post("/api/addInvoice", order(shop, "more"));
  expect(status, text).toBe(200);
  return body.transactionNo;
}

describe.skipIf(!hasPostgres())("when something fails", () => {
  let cluster: Cluster;
  beforeAll(async () => {
    cluster = await ownDatabase();
  });

  test("unclaimed due work happens at any live replica", async () => {
    const replicas = await replicasOver(cluster, { clock: "frozen" });
    const [a, b] = [await replicas.start(), await replicas.start()];
    await a.merchant.post("/api/addInvoice", order(replicas.shop, "1"));
    await a.merchant.post(`${SHOP}/clock/advance`, { by: "PT23H59M59S" });
    await a.merchant.post(`${SHOP}/clock/resume`);
    // No call to b named this sandbox: it finds it in the directory.
    await a.gateway.close();
    await vi.waitFor(() => expect(replicas.shop.requests).toHaveLength(1), { timeout: 6000 });
    expect(b.errors).toEqual([]);
  });

  test("calls wait for a database that returns soon, and readiness reports it", async () => {
    const own = await ownDatabase();
    onTestFinished(own.remove);
    const replicas = await replicasOver(own);
    const { gateway, merchant } = await replicas.start();
    const { body } = await merchant.post("/api/addInvoice", order(replicas.shop, "1"));
    const ready = () => merchant.get("/_control/health/ready");
    expect((await ready()).status).toBe(200);

    await own.kill();
    const [refused, health] = [await ready(), await merchant.get("/_control/health")];
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "1"]);
    expect(health).toMatchObject({ status: 200, body: { live: true, ready: false } });
    expect(health.body.why).toContain(`127.0.0.1:${own.port}`);
    const reading = merchant.get(`/api/getInvoice/${body.transactionNo}`);
    const paying = merchant.post(`${SHOP}/invoices/${body.transactionNo}/pay`, {});

    await own.start();
    expect((await reading).status).toBe(200);
    expect((await paying).status).toBe(200);
    await gateway.get("shop").settled();
    expect(replicas.shop.requests).toHaveLength(1);
    expect((await ready()).status).toBe(200);
  });

  test("recognizes its own answer that was lost after the commit", async () => {
    await using proxy = await cuttingProxy({ port: cluster.port });
    const url = cluster.url.replace(`:${cluster.port}/`, `:${proxy.port}/`);
    const replicas = await replicasOver({ url });
    const { gateway, merchant } = await replicas.start();

    const begun = proxy.cutAfterCommit(/insert into \S+\.sandboxes/);
    const created = await merchant.post("/_control/sandboxes", { name: "shop" });
    await begun;
    expect(created.status, created.text).toBe(201);

    const appended = proxy.cutAfterCommit(/update \S+\.sandboxes/);
    const { status, body } = await merchant.post("/api/addInvoice", order(replicas.shop, "1"));
    await appended;
    expect(status).toBe(200);
    const tester = await gateway.find("shop");
    expect((await tester.invoices.list()).invoices).toHaveLength(1);

    const paid = proxy.cutAfterCommit(/update \S+\.sandboxes/);
    await tester.invoices.pay(body.transactionNo);
    await paid;
    await tester.settled();
    expect(replicas.shop.requests).toHaveLength(1);

    await merchant.post(`${SHOP}/labels`, { name: "here" });
    await createsOneMore(merchant, replicas.shop);
    const rewound = proxy.cutAfterCommit(/^commit/);
    expect((await merchant.post(`${SHOP}/rewind`, { to: "here" })).status).toBe(200);
    await rewound;
    expect((await tester.invoices.list()).invoices).toHaveLength(1);
  });
});

beforeAll(buildPackage);

/** The address in the first line of a start. */
const readyAt = (line: string | undefined): string => JSON.parse(String(line)).baseUrl;

describe.skipIf(!hasPostgres())("replicas that are processes", () => {
  let cluster: Cluster;
  beforeAll(async () => {
    cluster = await ownDatabase();
  });

  test("a replica that is killed during a callback is replaced within seconds", async () => {
    const replicas = await replicasOver(cluster);
    const survivor = await replicas.start();
    const { schema } = replicas;
    const args = ["--database", cluster.url, "--database-schema", schema, "--port", "0", "--json"];
    const doomed = started("start", ...args);
    const merchant = clientOf(readyAt(await doomed.line()), "sandbox_shop");
    const { body } = await merchant.post("/api/addInvoice", order(replicas.shop, "1"));
    replicas.shop.answers("never");
    merchant.post(`${SHOP}/invoices/${body.transactionNo}/pay`, {}).catch(() => undefined);
    await vi.waitFor(() => expect(replicas.shop.requests).toHaveLength(1), { timeout: 5000 });
    await doomed.stop("SIGKILL");

    const tester = await survivor.gateway.find("shop");
    const callback = async () => (await tester.callbacks.list()).callbacks[0];
    await vi.waitFor(async () => expect((await callback())?.state).toBe("waiting"), {
      timeout: 12_000,
      interval: 100,
    });
    expect((await callback())?.attempts).toMatchObject([{ outcome: "unreachable" }]);
    await tester.clock.advance({ by: "PT1M" });
    expect(replicas.shop.requests).toHaveLength(2);
    expect((await callback())?.state).toBe("delivered");
  });

  test("one that is asked to stop ends its open work, and exits with 0", async () => {
    const replicas = await replicasOver(cluster);
    const one = started("start", "--database", cluster.url, "--port", "0", "--json", "--quiet");
    const url = readyAt(await one.line());
    const merchant = clientOf(url, "sandbox_shop");
    const { body } = await merchant.post("/api/addInvoice", order(replicas.shop, "1"));
    let answer = (): void => undefined;
    replicas.shop.meanwhile(
      () =>
        new Promise<void>((resolve) => {
          answer = resolve;
        }),
    );
    const paid = merchant.post(`${SHOP}/invoices/${body.transactionNo}/pay`, {});
    await vi.waitFor(() => expect(replicas.shop.requests).toHaveLength(1), { timeout: 5000 });
    const code = one.stop("SIGTERM");
    await vi.waitFor(() => expect(fetch(`${url}/_control/health`)).rejects.toThrow());
    answer();
    expect((await paid).status).toBe(200);
    expect(await code).toBe(0);
    expect(one.complaints()).toBe("");

    const { merchant: other } = await replicas.start({ databaseSchema: "paystub" });
    const { body: reported } = await other.get(`${SHOP}/callbacks`);
    expect(reported.callbacks).toMatchObject([{ state: "delivered" }]);
  });
});

describe.skipIf(!hasPostgres())("time, over two replicas", () => {
  let cluster: Cluster;
  beforeAll(async () => {
    cluster = await ownDatabase();
  });

  const two = async (options: StartOptions = {}) => {
    const replicas = await replicasOver(cluster, options);
    const [a, b] = [await replicas.start(), await replicas.start()];
    await a.gateway.open("shop");
    return {
      ...replicas,
      a: { ...a, tester: await a.gateway.find("shop") },
      b: { ...b, tester: await b.gateway.find("shop") },
    };
  };

  test("two clock advances at once run one after the other", async () => {
    const { a, b } = await two({ clock: "2026-03-01T00:00:00.000Z" });
    const hours = Array.from({ length: 3 }, () => ({ by: "PT1H" }));
    await Promise.all(
      hours.flatMap((by) => [a.tester.clock.advance(by), b.tester.clock.advance(by)]),
    );
    for (const { tester } of [a, b]) {
      expect((await tester.clock.read()).now).toBe("2026-03-01T06:00:00.000Z");
    }
  });

  test("due work on the way happens once, and a silent advance stays silent at both", async () => {
    const { a, b, shop } = await two({ clock: "frozen" });
    for (let n = 0; n < 5; n += 1) await a.merchant.post("/api/addInvoice", order(shop, String(n)));
    let isOver = false;
    const looking = (async () => {
      while (!isOver) await b.tester.invoices.list();
    })();
    await a.tester.clock.advance({ by: "P2D", callbacks: "skip" });
    isOver = true;
    await looking;
    expect(shop.requests).toEqual([]);
    const statuses = (await b.tester.invoices.list()).invoices.map(({ status }) => status);
    expect(statuses).toEqual(Array(5).fill("canceled"));
    expect([...a.errors, ...b.errors]).toEqual([]);
  });

  test("an advance has sent all its callbacks when it ends, while others read", async () => {
    const { a, b, shop } = await two({ clock: "frozen" });
    for (let n = 0; n < 5; n += 1) await b.merchant.post("/api/addInvoice", order(shop, String(n)));
    let isOver = false;
    const looking = (async () => {
      while (!isOver) await a.tester.invoices.list();
    })();
    await b.tester.clock.advance({ by: "P2D" });
    expect(shop.requests).toHaveLength(5);
    isOver = true;
    await looking;
    expect(new Set(shop.requestLines).size).toBe(5);
    const states = (await a.tester.callbacks.list()).callbacks.map(({ state }) => state);
    expect(states).toEqual(Array(5).fill("delivered"));
  });

  test("settled waits for the call of the other one", async () => {
    const { a, b, shop } = await two();
    let answer = (): void => undefined;
    shop.meanwhile(
      () =>
        new Promise<void>((resolve) => {
          answer = resolve;
        }),
    );
    const { body } = await a.merchant.post("/api/addInvoice", order(shop, "1"));
    const paid = a.tester.invoices.pay(body.transactionNo);
    await vi.waitFor(() => expect(shop.requests).toHaveLength(1));
    let isSettled = false;
    const settled = b.tester.settled().then(() => {
      isSettled = true;
    });
    await b.tester.invoices.list();
    expect(isSettled).toBe(false);
    answer();
    await settled;
    await paid;
    const [callback] = (await b.tester.callbacks.list()).callbacks;
    expect(callback?.state).toBe("delivered");
  });

  test("a shop that moves the clock at the other replica during a callback gets a deadlock error", async () => {
    const { a, b, shop } = await two();
    const said: string[] = [];
    shop.meanwhile(async () => {
      const refused = await b.tester.clock.advance({ by: "PT1H" }).catch(String);
      said.push(String(refused));
    });
    const { body } = await a.merchant.post("/api/addInvoice", order(shop, "1"));
    await a.tester.invoices.pay(body.transactionNo);
    expect(said).toEqual([expect.stringContaining("waits for itself")]);
  });

  test("due work of a running clock happens once, although both have a timer", async () => {
    const { a, b, shop } = await two({ clock: "frozen" });
    for (let n = 0; n < 3; n += 1) await a.merchant.post("/api/addInvoice", order(shop, String(n)));
    // Half a second before all of them expire the clock runs on.
    await a.tester.clock.advance({ by: "PT23H59M59.5S" });
    await b.tester.clock.resume();
    await a.tester.invoices.list();
    await vi.waitFor(() => expect(shop.requests).toHaveLength(3), { timeout: 5000 });
    await a.tester.settled();
    await b.tester.settled();
    expect(new Set(shop.requestLines).size).toBe(3);
    expect(shop.requests).toHaveLength(3);
    expect([...a.errors, ...b.errors]).toEqual([]);
  });
});

const compose = parse(recipe("replicas.compose.yaml"), { merge: true });
const [deployment, budget, service] = parseAllDocuments(recipe("kubernetes.yaml")).map(
  (document) => {
    expect(document.errors).toEqual([]);
    return document.toJS();
  },
);
const [container] = deployment.spec.template.spec.containers;
const paths = controlOperations.map(({ path }) => path) as readonly string[];

/** The result of a command that begins with node and has an invalid database. */
async function withoutDatabase([node, program, ...argv]: readonly string[]) {
  const { bin } = JSON.parse(readFileSync(join(RECIPES, "../../package.json"), "utf8"));
  expect([node, program]).toEqual(["node", `node_modules/paystub/${bin.paystub}`]);
  return paystub(...argv, "--database", "none");
}

const REFUSED = {
  code: 2,
  out: "",
  complaints: expect.stringMatching(/^paystub: --database must be/),
};

describe("two replicas in compose", () => {
  const { "paystub-1": one, "paystub-2": two, balancer, database } = compose.services;
  const config: string = compose.configs.balancer.content;

  test("are alike, have valid options, and share a database", async () => {
    expect(one).toEqual(two);
    expect(await withoutDatabase(one.command)).toEqual(REFUSED);
    const { username, pathname, hostname } = new URL(
      one.environment.PAYSTUB_DATABASE.replace(/\$\{.*?\}/, "secret"),
    );
    expect(compose.services).toHaveProperty(hostname);
    expect(database.environment).toMatchObject({
      POSTGRES_USER: username,
      POSTGRES_DB: pathname.slice(1),
    });
  });

  test("are behind a balancer that checks their readiness", () => {
    const [, asked = ""] = /option httpchk GET (\S+)/.exec(config) ?? [];
    expect(paths).toContain(asked);
    const servers = [...config.matchAll(/server \w+ (\S+):4010/g)].map(([, name]) => name);
    expect(servers).toEqual(["paystub-1", "paystub-2"]);
    expect(balancer.ports).toEqual(["127.0.0.1:4010:4010"]);
    expect(balancer.configs).toEqual([
      { source: "balancer", target: "/usr/local/etc/haproxy/haproxy.cfg" },
    ]);
  });
});

describe("replicas in Kubernetes", () => {
  test("have valid options", async () => {
    expect(await withoutDatabase(container.args)).toEqual(REFUSED);
  });

  test("have liveness and readiness checks at the right paths", () => {
    const probe = (name: string) => container[name].httpGet.path;
    expect(probe("livenessProbe")).toBe("/_control/health");
    expect(probe("startupProbe")).toBe("/_control/health");
    expect(probe("readinessProbe")).toBe("/_control/health/ready");
    expect(paths).toEqual(
      expect.arrayContaining([probe("livenessProbe"), probe("readinessProbe")]),
    );
    const { periodSeconds, failureThreshold } = container.startupProbe;
    // A start waits for its database for a minute.
    expect(periodSeconds * failureThreshold).toBeGreaterThan(60);
    // The pause before the end, and what is under way, fit into the time that there is.
    const { terminationGracePeriodSeconds } = deployment.spec.template.spec;
    expect(terminationGracePeriodSeconds).toBeGreaterThanOrEqual(25);
  });

  test("are selected by the service and the budget", () => {
    const { labels } = deployment.spec.template.metadata;
    expect(deployment.spec.selector.matchLabels).toEqual(labels);
    expect(budget.spec.selector.matchLabels).toEqual(labels);
    expect(service.spec.selector).toEqual(labels);
    expect(budget.spec.minAvailable).toBeLessThan(deployment.spec.replicas);
    expect(service.spec.ports[0].targetPort).toBe(container.ports[0].name);
  });

  test("read secrets from a secret", () => {
    for (const { valueFrom } of container.env) expect(valueFrom.secretKeyRef.name).toBe("paystub");
    expect(container.env.map(({ name }: { name: string }) => name)).toEqual([
      "PAYSTUB_DATABASE",
      "PAYSTUB_CONTROL_TOKEN",
    ]);
  });
});

test.each([
  ["compose", compose.services["paystub-1"].command],
  ["Kubernetes", container.args],
])("print no events in %s, as in the guide", (_where, argv) => {
  const guide = readFileSync(join(RECIPES, "../../mocks/store/README.md"), "utf8");
  const [, option] = /With\s+several\s+replicas\s+use\s+`(--\w+)`/.exec(guide) ?? [];
  expect(argv).toContain(option);
});

/** What a file gives away: a password in an address, or a token with a value. */
function secretsIn(text: string): readonly string[] {
  const values = text
    .split("\n")
    .filter((line) => !line.trimStart().startsWith("#"))
    .join("\n")
    .match(/:\/\/\w+:[^@$\s]+@|(?:TOKEN|PASSWORD): (?!\$\{)\S+/g);
  return values ?? [];
}

test.each(["replicas.compose.yaml", "kubernetes.yaml"])("%s publishes no secret", (name) => {
  expect(secretsIn(recipe(name))).toEqual([]);
});

test("the check would detect a secret in a recipe", () => {
  expect(
    secretsIn("PAYSTUB_DATABASE: postgres://u:hunter2@h/x\nPAYSTUB_CONTROL_TOKEN: abc"),
  ).toEqual(["://u:hunter2@", "TOKEN: abc"]);
});
