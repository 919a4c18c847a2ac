import { type InitProject, type Installer, testCommand } from "./project.js";

const RUN = "npx paystub run --config paystub.json --fail-on violations,callbacks";

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

/** The file of the job, by its path; none where no pipeline wants one. */
export function jobFile(project: InitProject): Readonly<Record<string, string>> {
  const steps = INSTALLS[project.installer ?? "none"];
  const test = testCommand(project);
  switch (project.pipeline) {
    case "github":
      return { ".github/workflows/payment.yml": githubJob(steps, test) };
    case "gitlab":
      return { "payment.gitlab-ci.yml": gitlabJob(steps, test) };
    case "none":
      return {};
  }
}

function githubJob({ install, cache }: Install, test: string): string {
  const kept = cache === undefined ? "" : `          cache: ${cache}\n`;
  const installed = install.map((command) => `      - run: ${command}\n`).join("");
  return `name: payment

on: [push, pull_request]

permissions:
  contents: read

jobs:
  payment:
    runs-on: ubuntu-latest
    timeout-minutes: 15
    steps:
      - uses: actions/checkout@v4
      - uses: actions/setup-node@v4
        with:
          node-version: 22
${kept}${installed}      - run: ${RUN} --github -- ${test}
`;
}

function gitlabJob({ install }: Install, test: string): string {
  const installed = install.map((command) => `    - ${command}\n`).join("");
  return `# Add to .gitlab-ci.yml: include: payment.gitlab-ci.yml
payment:
  image: node:22
  script:
${installed}    - ${RUN} --junit paystub.xml -- ${test}
  artifacts:
    when: always
    reports:
      junit: paystub.xml
`;
}
