import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { DOCS_PATH } from "../../api/paths.js";
import { readText } from "../../runtime/disk.js";

/** A guide of the package: its path there, which is also its path below `/_docs`. */
export interface Guide {
  readonly path: string;
  readonly title: string;
  /** What a reader finds in it. */
  readonly about: string;
}

/** The guides, those that a newcomer needs first. */
export const GUIDES: readonly Guide[] = [
  {
    path: "README.md",
    title: "paystub",
    about: "What it is, the first minute, five minutes in your project",
  },
  {
    path: "mocks/mcp/README.md",
    title: "For coding assistants",
    about: "The tools over the Model Context Protocol, how a client connects, what they cannot do",
  },
  {
    path: "mocks/testkit/README.md",
    title: "The test toolkit",
    about: "Fixtures and matchers for Vitest, Jest, Playwright, Mocha and node:test",
  },
  {
    path: "mocks/testkit/cookbook/README.md",
    title: "Cookbook",
    about: "Tests for 25 situations, from a late callback to a lost reply",
  },
  {
    path: "mocks/cli/run/README.md",
    title: "Your tests, judged",
    about: "paystub run: the verdict, the matrix of faults and assumptions, gates for CI",
  },
  {
    path: "mocks/explore/README.md",
    title: "Explore your shop",
    about: "paystub explore: an adapter for your shop, rules, failures to replay",
  },
  {
    path: "mocks/control/README.md",
    title: "Control and time",
    about: "An invoice with curl, the control API, the clock, rewind and fork",
  },
  {
    path: "mocks/cli/README.md",
    title: "The command line",
    about: "Every command and option, exit codes, the config file",
  },
  {
    path: "mocks/faults/README.md",
    title: "Failures on demand",
    about: "Fault rules, test values, the Prefer header",
  },
  {
    path: "mocks/observe/coverage/README.md",
    title: "What traffic reached",
    about: "paystub coverage: what your tests never tried",
  },
  {
    path: "mocks/pages/README.md",
    title: "Payment pages",
    about: "What a customer sees, and the way back to the shop",
  },
  {
    path: "mocks/workbench/README.md",
    title: "The workbench",
    about: "The page at /, and the flight recorder",
  },
  {
    path: "contracts/README.md",
    title: "Contracts",
    about: "paystub conform, calibrate, verify, pact, lint and breaking",
  },
  {
    path: "contracts/shadow/README.md",
    title: "Comparing the mock with the service",
    about:
      "paystub shadow and replay: where the mock differs from your test environment or a record",
  },
  {
    path: "spec/README.md",
    title: "The interface",
    about: "Operations, callbacks, states, switches, assumptions, faults, words",
  },
  {
    path: "spec/recipes/README.md",
    title: "Recipes",
    about: "Pipelines, containers, publishing",
  },
  {
    path: "mocks/store/README.md",
    title: "Persistence",
    about: "Data folders, PostgreSQL, replicas",
  },
  {
    path: "mocks/api/README.md",
    title: "Security and limits",
    about: "Shared hosts, tokens, links, limits",
  },
];

/** The text of a guide, from the package that this runs in. */
export function guideText(path: string): Promise<string> {
  const manifest = createRequire(import.meta.url).resolve("paystub/package.json");
  return readText(join(dirname(manifest), path));
}

/** The list of all guides and specs in the form of llms.txt, with links below an origin. */
export function llmsText(origin: string): string {
  const link = (path: string, title: string, about: string) =>
    `- [${title}](${origin}${DOCS_PATH}/${path}): ${about}`;
  return `# paystub

> Replaces a payment service while you develop and test a shop: invoices, payment pages, wallet payments, recurring
> payments, callbacks, refunds, with a clock that you move and failures that you arm.

Coding assistants can drive this mock with tools: the Model Context Protocol over HTTP at ${origin}/_mcp, or
\`npx paystub mcp\` over stdio, which can also run the checks.

## Guides

${GUIDES.map(({ path, title, about }) => link(path, title, about)).join("\n")}

## Specs

${link("openapi.json", "The payment service", "OpenAPI 3.1, with every status, field and example")}
${link("control.json", "The control API", "OpenAPI 3.1: what a tester can do")}
`;
}
