import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import {
  CallToolRequestSchema,
  type CallToolResult,
  ErrorCode,
  ListResourcesRequestSchema,
  ListResourceTemplatesRequestSchema,
  ListToolsRequestSchema,
  McpError,
  ReadResourceRequestSchema,
} from "@modelcontextprotocol/sdk/types.js";
import { errorText } from "../domain/text.js";
import { VERSION } from "../version.js";
import { cutText, ToolError } from "./answer.js";
import { toolsOfControl } from "./control-tools.js";
import { RESOURCE_TEMPLATES, RESOURCES, readResource } from "./resources.js";
import { serviceTool } from "./service-call.js";
import type { FindMock, Tool } from "./tool.js";

const INSTRUCTIONS = `paystub replaces a payment service while you build and test a shop. A sandbox holds invoices, callbacks and a
clock of its own. When something does not work: list(what "problems"), then why. Each answer ends with a next step.`;

/** Makes a server of the Model Context Protocol whose tools, and `own` besides, drive a mock. Connect it to a transport. */
export function mcpServer(findMock: FindMock, own: readonly Tool[] = []): Server {
  const tools = [...own, serviceTool(findMock), ...toolsOfControl(findMock)];
  const capabilities = { tools: {}, resources: {} };
  const server = new Server(
    { name: "paystub", version: VERSION },
    { capabilities, instructions: INSTRUCTIONS },
  );
  server.setRequestHandler(ListToolsRequestSchema, () => ({
    tools: tools.map(({ name, title, description, inputSchema, annotations }) => {
      return { name, title, description, inputSchema, annotations };
    }),
  }));
  server.setRequestHandler(CallToolRequestSchema, async ({ params }, extra) => {
    return resultOf(tools, params.name, params.arguments ?? {}, extra.signal);
  });
  server.setRequestHandler(ListResourcesRequestSchema, () => ({ resources: RESOURCES }));
  server.setRequestHandler(ListResourceTemplatesRequestSchema, () => {
    return { resourceTemplates: RESOURCE_TEMPLATES };
  });
  server.setRequestHandler(ReadResourceRequestSchema, async ({ params }) => {
    const content = await readResource(params.uri).catch((error: unknown) => {
      throw new McpError(ErrorCode.InvalidParams, sentence(error));
    });
    return { contents: [content] };
  });
  return server;
}

/** Calls a tool. An error is an answer too: what is wrong, what arrived, and what to do. */
async function resultOf(
  tools: readonly Tool[],
  name: string,
  input: Readonly<Record<string, unknown>>,
  signal: AbortSignal,
): Promise<CallToolResult> {
  try {
    const tool = tools.find((one) => one.name === name);
    if (!tool) {
      const known = tools.map((one) => one.name).join(", ");
      throw new ToolError(`There is no tool ${name}.`, `Use one of: ${known}.`);
    }
    checkInput(tool, input);
    const { text, next } = await tool.call(input, signal);
    return { content: [{ type: "text", text: withNext(text, next) }] };
  } catch (error) {
    const text = withNext(`${sentence(error)}\nYou sent: ${inputText(name, input)}`, fixOf(error));
    return { content: [{ type: "text", text }], isError: true };
  }
}

/** Throws for fields that are missing or that a tool lacks. Their values are for its operation to check. */
function checkInput({ name, inputSchema }: Tool, input: Readonly<Record<string, unknown>>): void {
  const { properties = {}, required = [], additionalProperties } = inputSchema;
  const known = Object.keys(properties);
  const list = `${name} has: ${known.join(", ")}.`;
  const missing = required.find((field) => input[field] === undefined);
  if (missing !== undefined) throw new ToolError(`${missing} is missing.`, list);
  if (additionalProperties !== false) return;
  const foreign = Object.keys(input).find((field) => !known.includes(field));
  if (foreign !== undefined) throw new ToolError(`${name} has no field ${foreign}.`, list);
}

const INPUT_CHARS = 300;

function inputText(name: string, input: Readonly<Record<string, unknown>>): string {
  return `${name} ${cutText(JSON.stringify(input), INPUT_CHARS)}`;
}

const SENTENCE_CHARS = 1500;

/** A message as a sentence with its full stop. */
function sentence(error: unknown): string {
  const message = errorText(error);
  const text = cutText(message.trim(), SENTENCE_CHARS);
  return /[.!?)]$/.test(text) ? text : `${text}.`;
}

/** What mends a call: what the tool says, else what the status of the control API suggests. */
function fixOf(error: unknown): string | undefined {
  if (error instanceof ToolError) return error.next;
  const { status, kind } = error as { readonly status?: number | null; readonly kind?: string };
  if (kind === "silent") return "start_mock starts a mock.";
  if (status === 401)
    return "Start this server with --control-token and the token that the mock printed.";
  switch (status) {
    case 400:
      return "Correct what is named, and call the tool again.";
    case 404:
      return "list shows what there is.";
    case 409:
      return "read or why shows the present state.";
    case 503:
      return "Call the tool again in a moment.";
    default:
      return undefined;
  }
}

function withNext(text: string, next: string | undefined): string {
  return next === undefined ? text : `${text}\nNext: ${next}`;
}
