import type { CommandFlags } from "../../../spec/generated/options.js";
import { openGateway } from "../opened-gateway.js";
import { type CommandCall, readConfig } from "../options.js";
import { controlUrlOf, expectControlUrl } from "../remote.js";
import { noteRunning } from "../running.js";
import { interrupted } from "../terminal.js";

/** Serves the tools of coding assistants over stdio, until the client closes its end. */
export async function run({ flags }: CommandCall<CommandFlags["mcp"]>): Promise<void> {
  const { controlUrl, controlToken } = flags;
  if (controlUrl) expectControlUrl(controlUrl);
  const { serveStdio } = await import("../../mcp/stdio.js");
  await serveStdio({
    connection: async () => ({
      url: await controlUrlOf(controlUrl, () => undefined),
      ...(controlToken && { token: controlToken }),
    }),
    start: async (options) => {
      const { gateway: own } = await readConfig();
      const gateway = await openGateway({ ...own, ...options });
      const forget = await noteRunning(gateway, undefined);
      const close = async () => {
        await forget();
        await gateway.close();
      };
      return { ...gateway, close };
    },
    interrupted: interrupted(),
  });
}
