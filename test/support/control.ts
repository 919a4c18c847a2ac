import { expect } from "vitest";
import type { Answered, Client } from "./client.js";
import { SANDBOX } from "./persons.js";

/** The control API's path of the sandbox that the persons share. */
export const SHOP = `/_control/sandboxes/${SANDBOX}`;

/** Calls with a JSON body, or none. */
export function call(
  client: Client,
  method: string,
  path: string,
  body?: unknown,
): Promise<Answered> {
  const headers = { "Content-Type": "application/json" };
  return client.send(method, path, {
    ...(body !== undefined && { body: JSON.stringify(body), headers }),
  });
}

/** Calls what must succeed, and returns the body. */
export async function done(
  client: Client,
  method: string,
  path: string,
  body?: unknown,
  status = 200,
): Promise<Answered["body"]> {
  const answered = await call(client, method, path, body);
  expect(answered.status, answered.text).toBe(status);
  return answered.body;
}
