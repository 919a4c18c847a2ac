import { existsSync } from "node:fs";
import { join } from "node:path";
import { invoiceReply } from "./invoice.js";
import { ask, childArgs, type Program, ROOT, type Running } from "./processes.js";

const COMMAND = "dist/paystub.cjs";
/** The module of the package; in a checkout from before it had two forms, that of the only one. */
const MODULES = ["dist/mocks/index.cjs", "dist/mocks/index.js"] as const;
const REPLY = { BENCH_REPLY: invoiceReply() };

/** What a checkout lacks that has to be built before it can be measured. */
export function lackingIn(folder: string): string | undefined {
  if (!existsSync(join(folder, COMMAND))) return COMMAND;
  return moduleIn(folder) === undefined ? MODULES[0] : undefined;
}

function moduleIn(folder: string): string | undefined {
  return MODULES.map((path) => join(folder, path)).find(existsSync);
}

/** The least that can answer: node:http with a fixed invoice. */
export const bare: Program = { args: childArgs("bare.cjs"), env: REPLY };

/** The command of a checkout, for a program that reads its ready line. */
export function commandOf(folder = ROOT): Program {
  return { args: [join(folder, COMMAND), "start", "--port", "0", "--json"] };
}

/** The command of a checkout as a person starts it. */
export function commandByHand(folder = ROOT): Program {
  return { args: [join(folder, COMMAND), "start", "--port", "0"] };
}

/** A gateway of a checkout that does what `children/gateway.mjs` is told. */
export function gatewayOf(folder = ROOT): Program {
  const memory = ["--expose-gc", "--max-old-space-size=8192"];
  return { args: [...memory, ...childArgs("gateway.mjs"), moduleIn(folder) ?? ""], talks: true };
}

/** Collecting all garbage of millions of objects takes its time on a busy machine. */
const COLLECT_LIMIT_MS = 10 * 60_000;

/** What a gateway has in use and what the system gave it, in bytes, when no garbage is left. */
export function memoryOf({ child }: Running): Promise<{ bytes: number; rss: number }> {
  return ask(child, { command: "measure" }, COLLECT_LIMIT_MS);
}
