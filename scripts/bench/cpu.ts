import { existsSync, readFileSync } from "node:fs";

/** How long a tick of `/proc/<pid>/stat` is: USER_HZ is 100 on all that Node runs on. */
const TICK_MS = 10;

// Fields 14 and 15 of the line, counted from the third, which follows the name.
const [UTIME, STIME] = [14 - 3, 15 - 3];

/**
 * The CPU time in a line of `/proc/<pid>/stat`: of all threads, in user and in system mode. The name
 * of the program stands in brackets and may itself hold spaces and brackets.
 */
export function cpuMsIn(stat: string): number {
  const fields = stat
    .slice(stat.lastIndexOf(")") + 1)
    .trim()
    .split(/\s+/);
  const ticks = Number(fields[UTIME]) + Number(fields[STIME]);
  if (!Number.isInteger(ticks)) throw new Error(`not a line of /proc/<pid>/stat: ${stat}`);
  return ticks * TICK_MS;
}

/** The CPU time that a process has used; null on a platform without `/proc`. */
export function cpuMsOf(pid: number): number | null {
  if (!existsSync("/proc/self/stat")) return null;
  return cpuMsIn(readFileSync(`/proc/${pid}/stat`, "utf8"));
}
