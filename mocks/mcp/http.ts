import { WebStandardStreamableHTTPServerTransport } from "@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js";
import express, { type Request as Incoming, type Response as Outgoing, type Router } from "express";
import { type BodyLimits, type RawBody, readBody } from "../api/body.js";
import { failure, problem } from "../api/failures.js";
import { REJECTIONS } from "../api/messages.js";
import { MCP_PATH } from "../api/paths.js";
import { send } from "../api/reply.js";
import type { AnyReply } from "../api/types.js";
import type { Gateway } from "../sandbox/gateway.js";
import { mcpServer } from "./server.js";
import type { Mock } from "./tool.js";

export interface McpMountOptions {
  readonly bodyLimitBytes: number;
  /** The mock as the caller of a request knows it. */
  readonly mockFor: (request: Incoming) => Mock;
}

/**
 * The tools over streamable HTTP. Each call is answered by a server of its own and with plain JSON, so the mock
 * keeps no session and no stream. No tool here runs a program or writes a file.
 */
export function mcpRoutes(gateway: Gateway, { bodyLimitBytes, mockFor }: McpMountOptions): Router {
  const router = express.Router({ caseSensitive: true, strict: true });
  const limits: BodyLimits = { limitBytes: bodyLimitBytes, bounds: gateway.bounds };
  router.post(MCP_PATH, async (request, response) => {
    const raw = await new Promise<RawBody>((done) => readBody(request, limits, done));
    const reply = raw.fault
      ? { status: raw.fault.status, body: problem(raw.fault) }
      : await answered(request, response, raw.text ?? "", mockFor(request));
    send(gateway, request, response, reply);
  });
  router.all(MCP_PATH, (request, response) => {
    const detail = REJECTIONS.wrongMethod(MCP_PATH, ["POST"], request.method);
    const refused = failure("method-not-allowed", detail);
    const reply = { status: refused.status, body: problem(refused), headers: { Allow: "POST" } };
    send(gateway, request, response, reply);
  });
  return router;
}

async function answered(
  { headers }: Incoming,
  response: Outgoing,
  body: string,
  mock: Mock,
): Promise<AnyReply> {
  const server = mcpServer(async () => mock);
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  // A caller that hangs up cancels the call.
  response.on("close", () => void server.close());
  await server.connect(transport);
  const named = ["accept", "content-type", "mcp-protocol-version"].flatMap(
    (name): [string, string][] => {
      const value = headers[name];
      return typeof value === "string" ? [[name, value]] : [];
    },
  );
  // The transport reads the headers and the body; it looks at no address.
  const asked = new Request(`http://localhost${MCP_PATH}`, {
    method: "POST",
    headers: named,
    body,
  });
  const reply = await transport.handleRequest(asked);
  const type = reply.headers.get("content-type");
  const text = await reply.text();
  return { status: reply.status, body: undefined, ...(type !== null && { raw: { type, text } }) };
}
