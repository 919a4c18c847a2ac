import type { operations } from "../../../spec/generated/control.types.js";
import { addressOf, listQuery, pageQuery } from "./address.js";
import { type Answer, placeOf } from "./api.js";

export const CONTROL = "/_control";
export const TOKEN_KEY = "paystub-control-token";

/** Where the head of the page leaves its requests for the page's script. */
const requests = globalThis as { paystubEarly?: Map<string, Promise<Response>> };

/**
 * Requests what the page reads first, before its script has arrived: the sandbox, and the newest invoices.
 * Does nothing in a tab that has a token, since the page has to check that first.
 */
export async function readEarly(): Promise<void> {
  if (sessionStorage.getItem(TOKEN_KEY) !== null) return;
  requests.paystubEarly = new Map();
  const { sandbox, view, ...asked } = addressOf(location.hash);
  const all = requestEarly<"gateway.list">("/sandboxes");
  const name = sandbox === "" ? (await all)?.sandboxes[0]?.name : sandbox;
  if (name === undefined) return;
  const place = placeOf(name);
  const summary = await requestEarly<"sandbox.summary">(place);
  // After the sandbox itself, so that the stream has all that the list lacks.
  const hasInvoices = ["overview", "invoices"].includes(view);
  if (summary && hasInvoices) requestEarly(`${place}/invoices?${pageQuery(listQuery(asked))}`);
}

/** Requests a path of the control API. Resolves with a copy of the answer, without one where it fails. */
async function requestEarly<Id extends keyof operations>(
  path: string,
): Promise<Answer<Id> | undefined> {
  const response = fetch(CONTROL + path);
  requests.paystubEarly?.set(CONTROL + path, response);
  const copy = await response.then((answer) => answer.ok && answer.clone()).catch(() => false);
  return copy instanceof Response ? copy.json() : undefined;
}

/** The response to a request that the head of the page sent, once; none if it sent none. */
export function takeEarly(path: string): Promise<Response> | undefined {
  const response = requests.paystubEarly?.get(path);
  requests.paystubEarly?.delete(path);
  return response;
}

/** Forgets the requests that the page has not taken: something has happened that they may lack. */
export function forgetEarly(): void {
  requests.paystubEarly?.clear();
}
