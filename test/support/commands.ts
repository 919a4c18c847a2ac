import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Case, Report } from "../../mocks/report/report.js";
import { folder, paystub } from "./command-line.js";

/**
 * What a team's test command has at hand: the words of the scripts below. They call by node:http, since
 * loading fetch would take longer than all else that such a command does.
 */
const WORDS = `
import http from "node:http";
const { PAYSTUB_BASE_URL, PAYSTUB_ORDER_URL, PAYSTUB_CONTROL_URL, PAYSTUB_SANDBOX } = process.env;
const token = process.env.PAYSTUB_TOKEN;
const call = async (url, body, headers = { Authorization: "Bearer " + token }) => {
  const type = body === undefined ? {} : { "Content-Type": "application/json" };
  const method = body === undefined ? "GET" : "POST";
  const response = await new Promise((resolve, reject) => {
    const sent = http.request(url, { method, headers: { ...headers, ...type } }, resolve);
    sent.on("error", reject).end(body === undefined ? undefined : JSON.stringify(body));
  });
  let text = "";
  for await (const part of response.setEncoding("utf8")) text += part;
  return { status: response.statusCode, body: text.startsWith("{") ? JSON.parse(text) : text };
};
const ask = (path, body, headers) => call(PAYSTUB_BASE_URL + path, body, headers);
const control = (path, body) => call(PAYSTUB_CONTROL_URL + path, body, {});
const mine = (path, body) => control("/sandboxes/" + PAYSTUB_SANDBOX + path, body);
const order = (part) => ({ orderNumber: "ORD-1", amount: 25, callBackUrl: "http://127.0.0.1:9/paid",
  cancelUrl: "http://127.0.0.1:9/canceled", clientName: "Sara", clientMobile: "0500000001",
  products: [{ title: "Book", price: 25, qty: 1 }], ...part });
const addsInvoice = async (part) => (await ask("/api/addInvoice", order(part))).body.transactionNo;
const reads = async (no) => (await ask("/api/getInvoice/" + no)).body.orderStatus;
const pays = (no) => mine("/invoices/" + no + "/pay", {});
const must = (good, why) => { if (!good) { console.error(why); process.exit(3); } };
`;

/** A team's test command: a script that knows the words above. */
export function command(script: string): string[] {
  const path = join(folder(), "tests.mjs");
  writeFileSync(path, WORDS + script);
  return [process.execPath, path];
}

/** Runs `paystub run` with options and a script, and gives its report and its exit code. */
export async function ran(options: readonly string[], script: string) {
  const { code, out, complaints } = await paystub(
    "run",
    "--json",
    ...options,
    "--",
    ...command(script),
  );
  if (out === "") throw new Error(`no report: ${complaints}`);
  const report: Report = JSON.parse(out);
  const section = (name: string) => {
    const found = report.sections.find((one) => one.name === name);
    if (!found) throw new Error(`no section ${name}`);
    return found;
  };
  const cases = (name: string): Record<string, Case["status"]> =>
    Object.fromEntries(section(name).cases.map((one) => [one.name, one.status]));
  return { code, report, section, cases, complaints };
}
