import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import type { Deviation } from "./other/deviations.js";
import { operationsOf } from "./other/operations.js";
import { type Call, object, problem, type Reply, written } from "./other/wire.js";

/** A second implementation of the interface that is listening. */
export interface OtherService {
  readonly baseUrl: string;
  close(): Promise<void>;
}

/**
 * Starts a service that shares no code with the mock: written to be thrown away, right in everything
 * that can be seen from outside, and wrong in the one thing that a deviation says.
 */
export async function startOtherService(deviation: Deviation = {}): Promise<OtherService> {
  const operations = operationsOf(deviation);
  const server = createServer(async (request, response) => {
    const call = await callOf(request);
    const answered = operations[call.operation]?.(call) ?? problem(404, "nothing is here");
    const reply: Reply = deviation.changes?.(answered, call) ?? answered;
    const text = typeof reply.body === "string" ? reply.body : written(reply.body);
    const type = reply.type ?? "application/json";
    response.writeHead(reply.status, { "Content-Type": type, ...reply.headers });
    response.end(deviation.rewrites?.(text, call) ?? text);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}`,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

async function callOf(request: IncomingMessage): Promise<Call> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const { authorization, host, "content-type": type } = request.headers;
  const [path = "/", asked] = (request.url ?? "/").split("?");
  const query = new URLSearchParams(asked);
  const [body, fault] = bodyOf(Buffer.concat(chunks).toString(), type);
  const token = authorization?.replace(/^Bearer /, "");
  const step = /^\/api\/partner\/register\/([\w-]+)$/.exec(path)?.[1];
  const operation = step ?? path.replace(/^.*\/(?=\w+$)/, "");
  const named = /\/(getInvoice|checkout|m|qr)\/\d+$/.exec(path)?.[1] ?? operation;
  const ofPartner = /^\/rest\/partner\/(getMerchantKeys|addMerchantInvoice)\//.exec(path)?.[1];
  const which = path === "/api/partner/auth" ? "partner-auth" : (ofPartner ?? named);
  return { operation: which, path, query, host: `http://${host}`, token, body, fault };
}

function bodyOf(text: string, type: string | undefined): [Call["body"], Call["fault"]] {
  if (text === "") return [{}, undefined];
  if (type !== "application/json") return [{}, "other type"];
  try {
    return [object(JSON.parse(text)), undefined];
  } catch {
    return [{}, "broken"];
  }
}
