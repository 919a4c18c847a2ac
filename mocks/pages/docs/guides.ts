import { DOCS_PATH } from "../../api/paths.js";
import { packageFile, readText } from "../../sandbox/disk.js";
import { CALLED_AS } from "../../version.js";

/** A guide of the package: its path there, which is also its path below `/_docs`. */
export interface Guide {
  readonly path: string;
  readonly title: string;
  /** What a reader finds in it. */
  readonly about: string;
}

/** The guides by the task that a reader has. */
export const GUIDES_BY_TASK: Readonly<Record<string, readonly Guide[]>> = {
  "Get started": [
    {
      path: "README.md",
      title: "paystub",
      about: "Installation, the first minute, a first test",
    },
  ],
  "Test your checkout": [
    {
      path: "mocks/testkit/README.md",
      title: "Test your checkout",
      about: "Fixtures and matchers for Vitest, Jest, Playwright, Cypress, Mocha and node:test",
    },
    {
      path: "mocks/testkit/cookbook/README.md",
      title: "Cookbook",
      about: "25 tests to copy, such as an expired invoice, a late callback or a lost reply",
    },
    {
      path: "mocks/testkit/php/README.md",
      title: "PHP",
      about: "A sandbox for each test of PHPUnit and Pest, Laravel, WordPress",
    },
    {
      path: "mocks/testkit/languages/README.md",
      title: "Java, .NET, Go and Ruby",
      about: "A test in each language over HTTP",
    },
    {
      path: "mocks/control/README.md",
      title: "Clock and control API",
      about: "curl and other languages, advance, rewind and fork",
    },
    {
      path: "mocks/faults/README.md",
      title: "Faults",
      about: "Fault rules, test values, the Prefer header, strict mode",
    },
    {
      path: "mocks/pages/README.md",
      title: "Payment pages",
      about: "What a customer sees, test cards, payments by script",
    },
  ],
  "Run it in CI": [
    {
      path: "mocks/checks/run/README.md",
      title: "paystub run",
      about: "Your tests, judged under every fault and assumption; gates and reports",
    },
    {
      path: "mocks/intercept/README.md",
      title: "Intercept calls",
      about:
        "A compiled-in address reaches the mock, in any language; which clients bypass a proxy",
    },
    {
      path: "spec/recipes/README.md",
      title: "Recipes",
      about: "GitHub, GitLab, containers, Windows and macOS",
    },
  ],
  "Find bugs": [
    {
      path: "mocks/checks/explore/README.md",
      title: "paystub explore",
      about: "An adapter for your shop, the rules, failures to replay",
    },
  ],
  "Check contracts": [
    {
      path: "contracts/README.md",
      title: "Contracts",
      about: "paystub calibrate, verify and lint",
    },
  ],
  "Watch and debug": [
    {
      path: "mocks/workbench/README.md",
      title: "Workbench",
      about: "The page at /, the built-in shop, the flight recorder",
    },
    {
      path: "mocks/mcp/README.md",
      title: "Coding assistants",
      about: "Tools over the Model Context Protocol: how to connect, what they can do",
    },
  ],
  "Share and keep": [
    {
      path: "mocks/sandbox/README.md",
      title: "Persistence",
      about: "The file of a sandbox, limits",
    },
    {
      path: "mocks/api/README.md",
      title: "Security and limits",
      about: "Shared hosts, tokens, links, limits",
    },
  ],
  Reference: [
    {
      path: "mocks/cli/README.md",
      title: "Command line",
      about: "Every command and option, exit codes, the config file",
    },
    {
      path: "spec/README.md",
      title: "The interface",
      about: "Operations, callbacks, states, switches, assumptions, faults, test cards, words",
    },
  ],
};

/** All guides, those that a newcomer needs first. */
export const GUIDES: readonly Guide[] = Object.values(GUIDES_BY_TASK).flat();

/** The text of a guide, from the package that this runs in. */
export function guideText(path: string): Promise<string> {
  return readText(packageFile(path));
}

/** The list of all guides and specs in the form of llms.txt, with links below an origin. */
export function llmsText(origin: string): string {
  const link = (path: string, title: string, about: string) =>
    `- [${title}](${origin}${DOCS_PATH}/${path}): ${about}`;
  const tasks = Object.entries(GUIDES_BY_TASK).map(([task, guides]) => {
    const links = guides.map(({ path, title, about }) => link(path, title, about));
    return `## ${task}\n\n${links.join("\n")}`;
  });
  return `# paystub

> Replaces a payment service while you build and test a checkout: invoices, payment pages, wallet payments,
> recurring payments, callbacks and refunds. You move the clock and decide what fails.

Coding assistants can drive this mock with tools: over HTTP at ${origin}/_mcp, or over stdio with \`${CALLED_AS.join(" ")} mcp\`,
which can also run the checks.

${tasks.join("\n\n")}

## Specs

${link("openapi.json", "The payment service", "OpenAPI 3.1, with every status, field and example")}
${link("control.json", "The control API", "OpenAPI 3.1 of everything that a tester can do")}
`;
}
