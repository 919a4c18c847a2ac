import type { operations } from "../../../spec/generated/control.types.js";

type JsonOf<Part> = Part extends { readonly content: { readonly "application/json": infer Body } }
  ? Body
  : never;

/** What an operation of the control API answers when it goes well. */
export type Answer<Id extends keyof operations> = {
  [Status in keyof operations[Id]["responses"] & (200 | 201)]: JsonOf<
    operations[Id]["responses"][Status]
  >;
}[keyof operations[Id]["responses"] & (200 | 201)];

const CONTROL = "/_control";
const TOKEN_KEY = "paystub-control-token";

/** Why the gateway did not do what it was asked, in its own sentence, with the call as it was made. */
export class ApiProblem extends Error {
  readonly status: number;
  readonly curl: string;

  constructor(message: string, status: number, curl: string) {
    super(message);
    this.status = status;
    this.curl = curl;
  }
}

/** Keeps the token for this tab alone. */
export function keepToken(token: string): void {
  sessionStorage.setItem(TOKEN_KEY, token);
}

/** The headers of every call: the token where one was typed. */
export function credentials(): Record<string, string> {
  const token = sessionStorage.getItem(TOKEN_KEY);
  return token === null ? {} : { Authorization: `Bearer ${token}` };
}

/** A call as a line for a terminal. */
export function curlOf(method: string, path: string, body?: unknown): string {
  const url = location.origin + path;
  if (body === undefined) return `curl -X ${method} '${url}'`;
  const data = JSON.stringify(body).replaceAll("'", "'\\''");
  return `curl -X ${method} '${url}' -H 'Content-Type: application/json' -d '${data}'`;
}

async function send(
  method: string,
  path: string,
  headers: Record<string, string>,
  body?: unknown,
): Promise<unknown> {
  const init = {
    method,
    headers: { ...headers, ...(body !== undefined && { "Content-Type": "application/json" }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  };
  const curl = curlOf(method, path, body);
  const response = await fetch(path, init).catch((error: unknown) => {
    throw new ApiProblem(`the gateway does not answer (${String(error)})`, 0, curl);
  });
  const value: unknown = await response.json().catch(() => undefined);
  if (response.ok) return value;
  const { detail } = (value ?? {}) as { readonly detail?: string };
  throw new ApiProblem(detail ?? `status ${response.status}`, response.status, curl);
}

/** Reads from the control API. */
export async function read<Id extends keyof operations>(path: string): Promise<Answer<Id>> {
  return (await send("GET", CONTROL + path, credentials())) as Answer<Id>;
}

/** Changes something by the control API. */
export async function change<Id extends keyof operations>(
  method: "POST" | "PATCH" | "DELETE",
  path: string,
  body?: unknown,
): Promise<Answer<Id>> {
  return (await send(method, CONTROL + path, credentials(), body)) as Answer<Id>;
}

/** Orders something in the built-in shop, which takes the same proof as the control API. */
export async function orderAtShop(
  wanted: Readonly<Record<string, string>>,
): Promise<{ readonly transactionNo: string }> {
  const headers = { ...credentials(), Accept: "application/json" };
  const made = await send("POST", "/_shop/orders", headers, wanted);
  return made as { readonly transactionNo: string };
}

/** The path of a sandbox in the control API. */
export function placeOf(sandbox: string): string {
  return `/sandboxes/${encodeURIComponent(sandbox)}`;
}
