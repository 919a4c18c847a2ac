import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { parse, parseAllDocuments } from "yaml";
import { controlOperations } from "../../../spec/generated/operations.js";
import { paystub } from "../../support/command-line.js";
import { RECIPES, recipe } from "../../support/recipes.js";

const compose = parse(recipe("replicas.compose.yaml"), { merge: true });
const [deployment, budget, service] = parseAllDocuments(recipe("kubernetes.yaml")).map(
  (document) => {
    expect(document.errors).toEqual([]);
    return document.toJS();
  },
);
const [container] = deployment.spec.template.spec.containers;
const paths = controlOperations.map(({ path }) => path) as readonly string[];

/** What a command that begins with node comes to when its database is none. */
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

  test("are alike, have options that paystub knows, and share a database", async () => {
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

  test("stand behind a balancer that asks each whether it is ready", () => {
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
  test("have options that paystub knows", async () => {
    expect(await withoutDatabase(container.args)).toEqual(REFUSED);
  });

  test("are asked for life and readiness where they tell of it", () => {
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

  test("are the ones that the service and the budget mean", () => {
    const { labels } = deployment.spec.template.metadata;
    expect(deployment.spec.selector.matchLabels).toEqual(labels);
    expect(budget.spec.selector.matchLabels).toEqual(labels);
    expect(service.spec.selector).toEqual(labels);
    expect(budget.spec.minAvailable).toBeLessThan(deployment.spec.replicas);
    expect(service.spec.ports[0].targetPort).toBe(container.ports[0].name);
  });

  test("take what is secret from a secret", () => {
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
])("as the guide says, a replica in %s does not print what happens", (_where, argv) => {
  const guide = readFileSync(join(RECIPES, "../../mocks/store/README.md"), "utf8");
  const [, option] = /With several replicas use `(--\w+)`/.exec(guide) ?? [];
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

test("a secret in a recipe would be found", () => {
  expect(
    secretsIn("PAYSTUB_DATABASE: postgres://u:hunter2@h/x\nPAYSTUB_CONTROL_TOKEN: abc"),
  ).toEqual(["://u:hunter2@", "TOKEN: abc"]);
});
