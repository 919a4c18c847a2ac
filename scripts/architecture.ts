import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { cycleFindings } from "./architecture/cycles.js";
import { drawing } from "./architecture/draw.js";
import { COVERED, layerFindings } from "./architecture/layers.js";
import { ownerFindings } from "./architecture/owners.js";
import { sizeFindings } from "./architecture/sizes.js";
import type { Finding, Source } from "./architecture/source.js";
import { readSource } from "./architecture/source.js";
import { typeNameFindings } from "./architecture/type-names.js";

const ROOT = fileURLToPath(new URL("..", import.meta.url));

/** Every source that the check covers, read and parsed. */
export function readSources(root = ROOT): readonly Source[] {
  return COVERED.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map(
      (name) => `${folder}/${name.replaceAll("\\", "/")}`,
    ),
  )
    .filter((file) => /\.tsx?$/.test(file))
    .sort()
    .map((file) => readSource(file, readFileSync(join(root, file), "utf8")));
}

/** Checks sources, each by itself and all of them together. An empty list means that all is well. */
export function checkArchitecture(sources = readSources()): readonly Finding[] {
  return [
    ...sources.flatMap((source) => [
      ...layerFindings(source),
      ...(source.file.startsWith("mocks/") ? ownerFindings(source) : []),
      ...sizeFindings(source),
    ]),
    ...cycleFindings(sources),
    ...typeNameFindings(sources),
  ];
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const sources = readSources();
  if (process.argv.includes("--draw")) console.log(drawing(sources));
  const findings = checkArchitecture(sources);
  for (const { file, line, message } of findings) console.error(`${file}:${line} ${message}`);
  process.exitCode = findings.length > 0 ? 1 : 0;
}
