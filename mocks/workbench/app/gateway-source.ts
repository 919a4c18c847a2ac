import { requestAsCurl } from "./copies/as-curl.js";
import { follow } from "./follow.js";
import { asked } from "./proof.js";
import { ApiProblem, type DataSource } from "./source.js";

const CONTROL = "/_control";

/** The gateway that serves the page, by its control API. */
export const gatewaySource: DataSource = {
  read: (path) => send("GET", CONTROL + path),
  change: (method, path, body) => send(method, CONTROL + path, body),
  follow,
};

/** Orders something in the built-in shop, which takes the same proof as the control API. */
export async function orderAtShop(
  wanted: Readonly<Record<string, string>>,
): Promise<{ readonly transactionNo: string }> {
  const made = await send("POST", "/_shop/orders", wanted, { Accept: "application/json" });
  return made as { readonly transactionNo: string };
}

async function send(
  method: string,
  path: string,
  body?: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<unknown> {
  const init = {
    method,
    headers: { ...headers, ...(body !== undefined && { "Content-Type": "application/json" }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  };
  const curl = requestAsCurl(method, location.origin + path, {
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const response = await asked(path, init).catch((error: unknown) => {
    if (error instanceof ApiProblem) throw error;
    throw new ApiProblem(`the gateway does not answer (${String(error)})`, 0, curl);
  });
  const value: unknown = await response.json().catch(() => undefined);
  if (response.ok) return value;
  const { detail } = (value ?? {}) as { readonly detail?: string };
  throw new ApiProblem(detail ?? `status ${response.status}`, response.status, curl);
}
