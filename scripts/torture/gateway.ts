import { type ChildProcess, spawn } from "node:child_process";
import { join, parse } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { buildSync } from "esbuild";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/** What runs a gateway over a data folder: the built one, or one that answers too early. */
const GATEWAYS = {
  built: () => ["dist/paystub.cjs", "start"],
  planted: () => [bundled("scripts/torture/early-answers.ts")],
} as const;

const bundles = new Map<string, string>();

/** A program in one file: to compile all of its sources again with each start would take longer. */
function bundled(program: string): string {
  const made = bundles.get(program);
  if (made !== undefined) return made;
  const outfile = join(ROOT, "node_modules/.cache/paystub-torture", `${parse(program).name}.mjs`);
  const bundle = { bundle: true, platform: "node", format: "esm", packages: "external" } as const;
  buildSync({ ...bundle, entryPoints: [join(ROOT, program)], outfile, logLevel: "error" });
  bundles.set(program, outfile);
  return outfile;
}

/** A gateway in a process of its own. */
export interface Victim {
  readonly baseUrl: string;
  readonly child: ChildProcess;
  /** Kills it, and waits until it is gone. */
  kill(): Promise<void>;
}

const running = new Set<ChildProcess>();

/** Kills a process with those that it started, such as the one that a tracer looks at. */
function killGroup({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) process.kill(-pid, "SIGKILL");
  } catch {
    // It is gone already.
  }
}

process.once("exit", () => {
  for (const child of running) killGroup(child);
});

/** Starts a gateway over a folder; `before` stands before the command. */
export function startVictim(
  kind: keyof typeof GATEWAYS,
  folder: string,
  before: readonly string[] = [],
): Promise<Victim> {
  return startGatewayProcess(kind, ["--data", folder, "--port", "0"], before);
}

/** Starts a gateway with options of one's own. */
export async function startGatewayProcess(
  kind: keyof typeof GATEWAYS,
  options: readonly string[],
  before: readonly string[] = [],
): Promise<Victim> {
  const flags = [...options, "--json", "--quiet", "--sandboxes-max", "100000"];
  const command = [...before, process.execPath, ...GATEWAYS[kind](), ...flags];
  const [program = "", ...args] = command;
  const child = spawn(program, args, {
    cwd: ROOT,
    stdio: ["ignore", "pipe", "pipe"],
    detached: true,
  });
  running.add(child);
  const gone = new Promise<void>((resolve) => child.once("close", () => resolve()));
  child.once("exit", () => running.delete(child));
  let said = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    said += text;
  });
  for await (const line of createInterface({ input: child.stdout })) {
    const { baseUrl } = JSON.parse(line) as { readonly baseUrl: string };
    child.stdout.resume();
    const kill = () => {
      killGroup(child);
      return gone;
    };
    return { baseUrl, child, kill };
  }
  throw new Error(`the gateway did not start: ${said}`);
}
