import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import type { Transport } from "@modelcontextprotocol/sdk/shared/transport.js";
import { onTestFinished } from "vitest";

/** What a tool answered. */
export interface ToolResult {
  readonly text: string;
  readonly isError: boolean;
}

/** A coding assistant: the SDK's own client, and a shorter way to call a tool. */
export interface Assistant {
  readonly client: Client;
  /** Everything that was said so far: calls and answers. */
  readonly transcript: string[];
  use(name: string, input?: Readonly<Record<string, unknown>>): Promise<ToolResult>;
}

/** Connects an assistant, which leaves after the test. */
export async function assistantOver(transport: Transport): Promise<Assistant> {
  const client = new Client({ name: "assistant", version: "1" });
  await client.connect(transport);
  onTestFinished(() => client.close());
  const transcript: string[] = [];
  return {
    client,
    transcript,
    async use(name, input = {}) {
      const { content, isError = false } = await client.callTool({ name, arguments: input });
      const [{ text } = { text: "" }] = content as { text: string }[];
      transcript.push(`> ${name} ${JSON.stringify(input)}`, text);
      return { text, isError: isError === true };
    },
  };
}

/** An assistant at a running mock. */
export function assistantAt(
  baseUrl: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Assistant> {
  const url = new URL("/_mcp", baseUrl);
  // Its declarations allow undefined where ours do not.
  const transport = new StreamableHTTPClientTransport(url, { requestInit: { headers } });
  return assistantOver(transport as Transport);
}

/** How many tokens a text costs an assistant: one for each four characters. */
export const tokensOf = (text: string): number => Math.ceil(text.length / 4);

/** The first match of a pattern's group in a text; throws without a match. */
export function found(text: string, pattern: RegExp): string {
  const [, match] = pattern.exec(text) ?? [];
  if (match === undefined) throw new Error(`${pattern} is not in ${text}`);
  return match;
}
