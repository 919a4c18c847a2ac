import type { ChildProcess } from "node:child_process";
import { createServer } from "node:net";
import { fileURLToPath } from "node:url";
import { invoiceReply } from "./invoice.js";
import { firstAnswer } from "./load.js";
import { type Program, readyAddress, start, stop } from "./processes.js";

const at = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** What has to be built before anything of paystub can be measured. */
export const BUILT = [at("dist/paystub.cjs"), at("dist/mocks/index.js")] as const;

/** The program that makes load. */
export const AUTOCANNON = at("node_modules/autocannon/autocannon.js");

const CHILDREN = "scripts/bench/children";
const PRISM = at("node_modules/@stoplight/prism-cli/dist/index.js");
const REPLY = { BENCH_REPLY: invoiceReply() };

/** The servers that print a ready line as soon as they listen. */
export const programs = {
  paystub: { args: [BUILT[0], "start", "--port", "0", "--json"] },
  bare: { args: [at(`${CHILDREN}/bare.cjs`)], env: REPLY },
  express: { args: [at(`${CHILDREN}/express.cjs`)], env: REPLY },
  gateway: {
    args: ["--expose-gc", "--max-old-space-size=8192", at(`${CHILDREN}/gateway.mjs`)],
    talks: true,
  },
} as const satisfies Record<string, Program>;

/** A server that answers. */
export interface Running {
  readonly baseUrl: string;
  readonly child: ChildProcess;
  stop(): Promise<void>;
}

/** Starts one of our programs on a core, if a core is given. */
export async function run(name: keyof typeof programs, core?: string): Promise<Running> {
  const child = start({ ...programs[name], core });
  return { baseUrl: await readyAddress(child), child, stop: () => stop(child) };
}

/** Starts Prism's mock of the spec, with its output off, which is how it is fastest. */
export async function runPrism(core?: string): Promise<Running> {
  const port = String(await freePort());
  const options = ["-h", "127.0.0.1", "-p", port, "-v", "silent"];
  const child = start({ args: [PRISM, "mock", ...options, at("spec/openapi.yaml")], core });
  child.stdout?.resume();
  const baseUrl = `http://127.0.0.1:${port}`;
  await firstAnswer(baseUrl);
  return { baseUrl, child, stop: () => stop(child) };
}

/** Prism cannot tell which port it took, so it has to be given one that is free. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      const port = typeof address === "object" && address ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}
