import type { RunningGateway } from "../../mocks/index.js";
import type { SideAnswer } from "../compare/answer.js";
import type { MirroredCall } from "./mirror.js";

/** How long one answer may take. */
const LIMIT_MS = 30_000;

/** Asks a gateway over HTTP, as any client does. */
export function askerOf({ baseUrl, orderUrl }: RunningGateway) {
  return (
    { method, path, authorization, contentType, text }: MirroredCall,
    { server }: { readonly server: "base" | "order" },
  ): Promise<SideAnswer> => {
    const url = (server === "order" ? orderUrl : baseUrl) + path;
    const hasBody = text !== "" && method !== "GET" && method !== "HEAD";
    return answerTo(url, {
      method,
      headers: {
        Accept: "application/json",
        ...(authorization !== undefined && { Authorization: authorization }),
        ...(contentType !== undefined && { "Content-Type": contentType }),
      },
      ...(hasBody && { body: text }),
    });
  };
}

/** The answer to one call. No redirect is followed: it could lead to a host that was never agreed on. */
export async function answerTo(url: string, init: RequestInit): Promise<SideAnswer> {
  const signal = AbortSignal.timeout(LIMIT_MS);
  const response = await fetch(url, { ...init, redirect: "manual", signal });
  return { status: response.status, headers: response.headers, text: await response.text() };
}
