import type { Command } from "commander";
import type { McpFlags } from "../mcp.js";
import { connectionOptions } from "../remote.js";
import type { Write } from "../terminal.js";

/** Adds `mcp`, the tools of coding assistants. What serves them is only loaded when it is wanted. */
export function addMcp(paystub: Command, _write: Write): void {
  const command = paystub
    .command("mcp")
    .description("serve tools for coding assistants (Model Context Protocol)");
  const [url, token] = connectionOptions();
  for (const option of [url, token]) if (option) command.addOption(option);
  command.addHelpText("after", HELP).action(async (flags: McpFlags) => {
    const { serveMcp } = await import("../mcp.js");
    await serveMcp(flags);
  });
}

const HELP = `
A client starts this command in the folder of your project and ends it. In its configuration:

  {"mcpServers": {"paystub": {"command": "npx", "args": ["paystub", "mcp"]}}}

Without a mock at the control URL, the tool start_mock starts one for the session. A running mock offers the same
tools, but not the checks, at its base URL under /_mcp.

Example:
  paystub mcp --control-url http://127.0.0.1:4010/_control`;
