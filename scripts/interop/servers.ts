import { getHttpOperationsFromSpec } from "@stoplight/prism-http";
import { makeJudge } from "../prism/judge.js";
import { type Check, linesIn, type PlantedDocument, runProgram } from "./check.js";
import { FETCHED, fetchedFile } from "./fetched.js";
import { installedVersion } from "./readers.js";

/** An answer has a field whose type the spec does not name. */
const fault: Check["fault"] = {
  what: "an invoice's amount as a text",
  plant({ components }: PlantedDocument) {
    const { Invoice: invoice } = components.schemas;
    if (!invoice) throw new Error("the spec has no Invoice");
    invoice.properties.amount = { type: "string" };
  },
};

const ORDER = {
  orderNumber: "INTEROP",
  amount: 25.5,
  callBackUrl: "https://shop.example/payment/done",
  clientName: "Sara Al Harbi",
  clientMobile: "0500000001",
  products: [{ title: "Coffee beans", price: 25.5, qty: 1 }],
};

/** Prism reads the spec, and judges what the mock answers to a call by it. */
export const prism: Check = {
  tool: "Prism",
  version: installedVersion("@stoplight/prism-http"),
  fault,
  async judge({ spec, baseUrl, token }) {
    const operations = await getHttpOperationsFromSpec(spec);
    const judge = await makeJudge(operations);
    const sent = { Authorization: `Bearer ${token}`, "Content-Type": "application/json" };
    const text = JSON.stringify(ORDER);
    const target = "/api/addInvoice";
    const response = await fetch(baseUrl + target, { method: "POST", headers: sent, body: text });
    const violations = await judge({
      ...{ method: "POST", target, status: response.status },
      request: { headers: lowerCased(sent), body: Buffer.from(text) },
      response: {
        headers: { "content-type": response.headers.get("content-type") ?? "" },
        body: Buffer.from(await response.arrayBuffer()),
      },
    });
    const complaints = violations.map(({ side, place, message }) => `${side} ${place}: ${message}`);
    const said = `${operations.length} operations, ${complaints.length} violations`;
    return { said, complaints };
  },
};

function lowerCased(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
  );
}

const SPECMATIC_LIMIT_MS = 300_000;

/** Specmatic makes a test of every example and every operation, and runs them against the mock. */
export const specmatic: Check = {
  tool: "Specmatic",
  version: FETCHED.specmatic,
  needsFetching: true,
  fault,
  async judge({ spec, folder, baseUrl, token }) {
    const java = await javaVersion(folder);
    if (java === undefined) {
      return { said: "not run", complaints: ["it needs Java 17 or later; there is none"] };
    }
    const jar = fetchedFile("specmatic/specmatic.jar");
    const report = ["--junitReportDir", "reports"];
    const args = ["-Xmx1g", "-jar", jar, "test", spec, `--testBaseURL=${baseUrl}`, ...report];
    const given = { cwd: folder, env: { bearerToken: token }, limitMs: SPECMATIC_LIMIT_MS };
    const { status, text, seconds } = await runProgram("java", args, given);
    const [summary = `no end after ${seconds} s`] = text.match(/Tests run: .*/) ?? [];
    if (status === 0) return { said: summary, complaints: [] };
    return { said: summary, complaints: [summary, ...failuresIn(text)] };
  },
};

async function javaVersion(cwd: string): Promise<string | undefined> {
  const { status, text } = await runProgram("java", ["-version"], { cwd }).catch(() => ({
    status: null,
    text: "",
  }));
  return status === 0 ? linesIn(text)[0] : undefined;
}

/** The tests that failed, each with why. */
function failuresIn(text: string): readonly string[] {
  return linesIn(text).filter((line) => /FAILED|>> |R\d{4}/.test(line));
}
