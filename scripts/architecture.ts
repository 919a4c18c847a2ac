import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { cruise, type ICruiseResult } from "dependency-cruiser";
import { drawing, type ImportEdge } from "./architecture/drawing.js";
import { ownerFindings } from "./architecture/owners.js";
import { COVERED, RULES } from "./architecture/rules.js";

const ROOT = fileURLToPath(new URL("..", import.meta.url));

/** What a check found, and the imports between the covered files. */
export interface Architecture {
  /** A line for each breach: the file, and what is wrong. */
  readonly findings: readonly string[];
  readonly imports: readonly ImportEdge[];
}

/** Checks the layers, cycles and owners of a repository. */
export async function checkArchitecture(root = ROOT): Promise<Architecture> {
  const { modules, summary } = await cruiseSources(root);
  const imports = modules.flatMap(({ source, dependencies }) =>
    isCovered(source)
      ? dependencies.flatMap(({ resolved }) =>
          isCovered(resolved) ? [{ from: source, to: resolved }] : [],
        )
      : [],
  );
  const violations = summary.violations.map(({ from, to, rule, cycle }) => {
    const way = cycle ? cycle.map(({ name }) => name).join(" -> ") : to;
    return `${from} -> ${way}: ${rule.name}`;
  });
  return { findings: [...violations, ...ownersFindings(root)], imports };
}

/** Only the TypeScript parser reads the sources: compiling them first takes three times as long. */
async function cruiseSources(root: string): Promise<ICruiseResult> {
  const { output } = await cruise([...COVERED], {
    baseDir: root,
    validate: true,
    ruleSet: { forbidden: RULES },
    tsPreCompilationDeps: true,
    parser: "tsc",
    doNotFollow: { path: ["^node_modules", "^spec/", "^test/"] },
    detectProcessBuiltinModuleCalls: false,
  });
  if (typeof output === "string") throw new Error(output);
  return output;
}

const isCovered = (file: string) => COVERED.some((folder) => file.startsWith(`${folder}/`));

/** The owners are those of the mock; tools read files and call servers as they please. */
function ownersFindings(root: string): readonly string[] {
  return readdirSync(join(root, "mocks"), { recursive: true, encoding: "utf8" })
    .map((name) => `mocks/${name.replaceAll("\\", "/")}`)
    .filter((file) => /\.tsx?$/.test(file))
    .sort()
    .flatMap((file) => ownerFindings(file, readFileSync(join(root, file), "utf8")));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const { findings, imports } = await checkArchitecture();
  if (process.argv.includes("--draw")) console.log(drawing(imports));
  for (const line of findings) console.error(line);
  process.exitCode = findings.length > 0 ? 1 : 0;
}
