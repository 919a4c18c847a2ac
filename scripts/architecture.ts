import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { cycleFindings } from "./architecture/cycles.js";
import { drawing } from "./architecture/draw.js";
import { COVERED, layerFindings } from "./architecture/layers.js";
import { ownerFindings } from "./architecture/owners.js";
import type { Finding, Source } from "./architecture/source.js";
import { readSource } from "./architecture/source.js";

const ROOT = fileURLToPath(new URL("..", import.meta.url));

/** Reads and parses every source that the check covers. */
export function readSources(root = ROOT): readonly Source[] {
  const files = COVERED.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map(
      (name) => `${folder}/${name.replaceAll("\\", "/")}`,
    ),
  );
  return files
    .filter((file) => /\.tsx?$/.test(file))
    .sort()
    .map((file) => readSource(file, readFileSync(join(root, file), "utf8")));
}

/** Checks sources, each by itself and all of them together. Files are paths from the root. */
export function checkSources(sources: readonly Source[]): readonly Finding[] {
  const single = sources.flatMap((source) => [
    ...layerFindings(source),
    // The owners are those of the mock; tools read files and call servers as they please.
    ...(source.file.startsWith("mocks/") ? ownerFindings(source) : []),
  ]);
  return [...single, ...cycleFindings(sources)];
}

/** Everything that is wrong with the architecture of the repository, a line each. */
export function checkArchitecture(sources = readSources()): readonly string[] {
  return checkSources(sources).map(({ file, line, message }) => `${file}:${line} ${message}`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const sources = readSources();
  if (process.argv.includes("--draw")) console.log(drawing(sources));
  const wrong = checkArchitecture(sources);
  for (const line of wrong) console.error(line);
  process.exitCode = wrong.length > 0 ? 1 : 0;
}
