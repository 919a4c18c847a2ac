import { spawn } from "node:child_process";
import { createRequire } from "node:module";
import { dirname, join, relative, resolve } from "node:path";
import { text } from "node:stream/consumers";
import { CouldNotRun } from "../../mocks/report/report.js";
import { withPackages } from "../documents.js";
import { operationsAt, stepsOf } from "./consumers.js";
import { isAlike, type SpecChange, type Version } from "./version.js";

const REDOCLY = "@redocly/cli";

/** The fields of `redocly diff --format json` for one place that we read. */
interface Place {
  readonly file: string;
  readonly pointer: string;
  readonly line: number;
}
interface SchemaDifference {
  readonly path: string;
  readonly kind: "added" | "removed" | "modified" | "moved";
  readonly base?: Place;
  readonly revision?: Place;
  readonly verdicts: readonly {
    readonly impact: "major" | "minor" | "patch";
    readonly message: string;
    readonly location?: Place;
  }[];
}

const GRADES = { major: "breaking", minor: "compatible", patch: "compatible" } as const;

/** The changes of the schemas. Throws `CouldNotRun` when the two cannot be compared. */
export async function schemaChanges(
  base: Version,
  revision: Version,
): Promise<readonly SpecChange[]> {
  // The first try reports that it is missing, not the day of the first difference.
  const cli = await withPackages([REDOCLY], cliFile);
  if (isAlike(base, revision)) return [];
  return (await diff(cli, base.file, revision.file)).flatMap((difference): SpecChange[] => {
    const { path, verdicts } = difference;
    const operations = new Set([
      ...operationsAt(revision.document, path),
      ...operationsAt(base.document, difference.base?.pointer ?? path),
      ...operationsAt(revision.document, difference.revision?.pointer ?? path),
    ]);
    // `unseen.ts` compares servers with their variables filled in, and the security that applies.
    const place = stepsOf(path).join(" ");
    const isServer = /^servers\b|^paths [^ ]+ (\w+ )?servers\b/.test(place);
    const isSecurity = /^security\b|^paths [^ ]+ \w+ security\b/.test(place);
    const own = isSecurity
      ? []
      : verdicts.filter(({ impact }) => !(isServer && impact === "major"));
    const changes = isForgottenField(difference)
      ? [{ grade: "notable", message: FORGOTTEN, location: difference.base } as const]
      : own.map((verdict) => ({ ...verdict, grade: GRADES[verdict.impact] }));
    return changes.map(({ grade, message, location }) => ({
      name: placeText(path),
      grade,
      message,
      operations,
      ...(location && { file: shown(location.file), line: location.line }),
    }));
  });
}

const FORGOTTEN =
  "The spec no longer documents it in requests: the service may ignore or reject what clients send there.";

/**
 * Whether a field of a request is missing from a schema that allows other fields: redocly then gives no
 * verdict. If the schema is closed it does, because the service refuses the field.
 */
function isForgottenField({ kind, path, verdicts }: SchemaDifference): boolean {
  const [root, ...steps] = stepsOf(path);
  const isOfRequest = steps.includes("requestBody") && !steps.includes("callbacks");
  return (
    kind === "removed" &&
    verdicts.length === 0 &&
    root === "paths" &&
    isOfRequest &&
    steps.at(-2) === "properties"
  );
}

async function diff(
  cli: string,
  base: string,
  revision: string,
): Promise<readonly SchemaDifference[]> {
  const child = spawn(
    process.execPath,
    [cli, "diff", base, revision, "--format", "json", "--fail-on", "none"],
    {
      // A tool that runs for its result must send no data home and check for no updates.
      env: { ...process.env, REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" },
      stdio: ["ignore", "pipe", "pipe"],
    },
  );
  const [out, complaints] = await Promise.all([text(child.stdout), text(child.stderr)]);
  try {
    return JSON.parse(out).changes;
  } catch {
    throw new CouldNotRun(
      `redocly cannot compare ${base} and ${revision}: ${reasonIn(complaints)}`,
    );
  }
}

/** The file of the command, which the package names in its manifest and exports nothing of. */
async function cliFile(): Promise<string> {
  const manifest = createRequire(import.meta.url).resolve(`${REDOCLY}/package.json`);
  return join(dirname(manifest), "bin/cli.js");
}

/** The line with the error: an error's own, or else the first one outside a banner. */
function reasonIn(complaints: string): string {
  const lines = complaints
    .split("\n")
    .filter((line) => /\w/.test(line) && !/^\s*([║╔╚]|at )/.test(line));
  const named = lines.find((line) => /^\w*Error: /.test(line))?.replace(/^\w*Error: /, "");
  return (named ?? lines[0] ?? "it does not say why").trim();
}

/** `#/paths/~1api~1addInvoice/post/requestBody` as `POST /api/addInvoice: requestBody`. */
export function placeText(pointer: string): string {
  const [kind = "", ...steps] = stepsOf(pointer);
  if (kind !== "paths") return [kind, ...steps].join(" ");
  const [path = "", method, ...rest] = steps;
  const inside = rest.join(" ").replace(" content application/json", "");
  const operation = method === undefined ? path : `${method.toUpperCase()} ${path}`;
  return inside === "" ? operation : `${operation}: ${inside}`;
}

/** The path as a person here would type it, if it is within reach. */
function shown(file: string): string {
  const near = relative("", resolve(file));
  return near.startsWith("..") ? resolve(file) : near;
}
