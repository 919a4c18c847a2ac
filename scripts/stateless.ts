import { pathToFileURL } from "node:url";
import type { IHttpConfig } from "@stoplight/prism-http";
import { createServer } from "@stoplight/prism-http-server";
import { Command } from "commander";
import { interrupted } from "../mocks/cli/terminal.js";
import { port, runScript } from "./prism/command.js";
import { prismOperations, type Server, silence } from "./prism/judge.js";

/** Where the stateless mock listens. Port 0 is any free one. */
export interface StatelessOptions {
  readonly port: number;
  readonly orderPort: number;
  readonly host: string;
}

/** A stateless mock that runs. */
export interface Stateless {
  readonly baseUrl: string;
  readonly orderUrl: string;
  close(): Promise<void>;
}

const CONFIG: IHttpConfig = {
  isProxy: false,
  upstreamProxy: undefined,
  checkSecurity: true,
  validateRequest: true,
  validateResponse: true,
  errors: false,
  mock: { dynamic: false },
};

/**
 * Serves the examples of the spec: every call has the answer that the spec shows, and nothing is kept.
 * Each address serves its own operations only, so that a call to the wrong one is a 404. On one port,
 * both serve all.
 */
export async function startStateless({
  port,
  orderPort,
  host,
}: StatelessOptions): Promise<Stateless> {
  const listen = async (at: number, server?: Server) => {
    const components = { logger: silence() };
    const mock = createServer(await prismOperations(server), {
      components,
      cors: false,
      config: CONFIG,
    });
    return { url: await mock.listen(at, host), close: () => mock.close() };
  };
  if (port === orderPort && port !== 0) {
    const { url, close } = await listen(port);
    return { baseUrl: url, orderUrl: url, close };
  }
  const base = await listen(port, "base");
  const order = await listen(orderPort, "order").catch(async (error) => {
    await base.close();
    throw error;
  });
  return {
    baseUrl: base.url,
    orderUrl: order.url,
    close: async () => {
      await Promise.all([base.close(), order.close()]);
    },
  };
}

/** The command line of `npm run mock:stateless`. */
export function statelessCommand(
  write: (text: string) => void,
  ended: () => Promise<unknown> = interrupted,
): Command {
  return new Command("npm run mock:stateless --")
    .description("Serves the examples of the spec until Ctrl-C, with Prism. Nothing is kept.")
    .option("--port <port>", "port of the base URL, 0 for any free one", port, 4010)
    .option("--order-port <port>", "port of the order URL", port, 4011)
    .option("--host <address>", "address to bind to", "127.0.0.1")
    .addHelpText("after", "\nExample:\n  npm run mock:stateless -- --port 4100 --order-port 4101")
    .action(async (options: StatelessOptions) => {
      const { baseUrl, orderUrl, close } = await startStateless(options);
      write(`Base URL   ${baseUrl}\nOrder URL  ${orderUrl}\nCtrl-C ends it.\n`);
      await ended();
      await close();
    });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  await runScript(
    statelessCommand((text) => process.stdout.write(text)),
    process.argv.slice(2),
  );
}
