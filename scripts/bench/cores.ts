import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";

/** Which core the server has for itself and which ones the load has; null where that is unknown. */
export interface Cores {
  readonly server: string;
  readonly load: string;
}

/** Tells the cores apart if there are two at least and `taskset` is there to keep to them. */
export function findCores(): Cores | null {
  const allowed = allowedCores();
  const [server, ...load] = allowed;
  if (server === undefined || load.length === 0) return null;
  const cores = { server, load: load.join(",") };
  return spawnSync("taskset", ["-c", server, "true"]).status === 0 ? cores : null;
}

/** The cores that this process may use, as in `0-2,5`, one by one. */
function allowedCores(): readonly string[] {
  if (process.platform !== "linux") return [];
  const status = readFileSync("/proc/self/status", "utf8");
  const list = /^Cpus_allowed_list:\s*(\S+)$/m.exec(status)?.[1] ?? "";
  return list.split(",").flatMap((range) => {
    const [first = 0, last = first] = range.split("-").map(Number);
    return Array.from({ length: last - first + 1 }, (_, n) => String(first + n));
  });
}
