/** Test runners that a first test can be for; `node` is Node's own. */
export const RUNNERS = ["vitest", "jest", "playwright", "mocha", "node"] as const;
export type Runner = (typeof RUNNERS)[number];

/** Where pipelines run that a first job can be for. */
export const PIPELINES = ["github", "gitlab", "none"] as const;
export type Pipeline = (typeof PIPELINES)[number];

/** What installs the packages of a project. */
export type Installer = "npm" | "pnpm" | "yarn";

/** What of a project decides on its files. */
export interface InitProject {
  readonly runner: Runner;
  readonly pipeline: Pipeline;
  /** Whether its files are modules, as `"type": "module"` says. */
  readonly isModule: boolean;
  /** Whether its tests are TypeScript, which the runner reads. */
  readonly isTyped: boolean;
  /** Whether it has TypeScript, but its Jest is not set up to read it. */
  readonly isUntypedForJest: boolean;
  /** The folder of its tests. */
  readonly tests: string;
  /** The folder of the project in its repository, with slashes; empty where it is the root. */
  readonly place: string;
  /** Whether paystub is among its packages. */
  readonly isInstalled: boolean;
  /** Undefined where no file keeps the versions of its packages. */
  readonly installer: Installer | undefined;
}

/** The way from a project to the root of its repository, with a slash at its end. */
export function upFrom(place: string): string {
  return place === "" ? "" : `${place.replaceAll(/[^/]+/g, "..")}/`;
}
