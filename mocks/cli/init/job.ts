import { CONFIG_FILE } from "../config.js";
import { type InitProject, type Installer, upFrom } from "./project.js";
import { testCommand } from "./test-command.js";

const RUN = `npx paystub run --config ${CONFIG_FILE} --fail-on violations,callbacks`;

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
export function jobFile(project: InitProject): Readonly<Record<string, string>> {
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
${kept}${installed}      - run: ${RUN} --github -- ${testCommand(project)}
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
${installed}    - ${RUN} --junit paystub.xml -- ${testCommand(project)}
  artifacts:
    when: always
    reports:
      junit: ${place === "" ? "" : `${place}/`}paystub.xml
`;
}
