import { Agent, request } from "node:http";
import { request as secureRequest } from "node:https";
import type { AdapterCall } from "./remote-shop.js";

/** Connections are kept, since an adapter is asked many times a second. */
const agent = new Agent({ keepAlive: true });

/** Asks an adapter over HTTP: `POST <base>/<method>` with a JSON object, answered with JSON. */
export function httpCaller(base: string): AdapterCall {
  return async (method, given) => {
    const { status, text } = await post(`${base}/${method}`, JSON.stringify(given));
    if (status >= 300)
      throw new Error(`POST ${base}/${method} answered ${status}: ${text.slice(0, 200)}`);
    // A shop has a while longer for anything than its callers wait, so no limit is needed here.
    return text.trim() === "" ? undefined : (JSON.parse(text) as unknown);
  };
}

function post(url: string, body: string): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const isSecure = url.startsWith("https:");
    const headers = {
      "Content-Type": "application/json",
      "Content-Length": Buffer.byteLength(body),
    };
    const options = { method: "POST", headers, ...(isSecure ? {} : { agent }) };
    const call = (isSecure ? secureRequest : request)(url, options, (response) => {
      let text = "";
      response.setEncoding("utf8");
      response.on("data", (chunk: string) => {
        text += chunk;
      });
      response.on("end", () => resolve({ status: response.statusCode ?? 0, text }));
      response.on("error", reject);
    });
    call.on("error", reject).end(body);
  });
}
