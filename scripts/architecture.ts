import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { layerFindings } from "./architecture/layers.js";
import { ownerFindings } from "./architecture/owners.js";
import type { Finding } from "./architecture/source.js";
import { readSource } from "./architecture/source.js";

const ROOT = fileURLToPath(new URL("..", import.meta.url));

/** Checks one source. The file is a path from the root of the repository, with slashes. */
export function checkSource(file: string, text: string): readonly Finding[] {
  const source = readSource(file, text);
  const findings = [...layerFindings(source), ...ownerFindings(source)];
  return findings.sort((left, right) => left.line - right.line);
}

/** Checks every source under mocks/. An empty list means that the arrows point down only. */
export function checkArchitecture(root = ROOT): readonly Finding[] {
  return readdirSync(join(root, "mocks"), { recursive: true, encoding: "utf8" })
    .map((name) => `mocks/${name.replaceAll("\\", "/")}`)
    .filter((file) => /\.tsx?$/.test(file))
    .sort()
    .flatMap((file) => checkSource(file, readFileSync(join(root, file), "utf8")));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const findings = checkArchitecture();
  for (const { file, line, message } of findings) console.error(`${file}:${line} ${message}`);
  process.exitCode = findings.length > 0 ? 1 : 0;
}
