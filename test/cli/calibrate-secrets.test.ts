import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import type { CalibrationFile } from "../../mocks/control/calibration.js";
import { startGateway } from "../../mocks/index.js";
import { folder, paystub } from "../support/command-line.js";
import { unusedAddress } from "../support/servers.js";
import { type PassedAnswer, type Passing, unsteady } from "../support/unsteady.js";

/** Each secret begins with this, and each datum of a customer has one of the rest in it. */
const PLANTED = /hush|nadia|fictive|559876543|471147/i;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Puts secrets and a customer's data into every possible place of an answer. */
function plant(value: unknown): unknown {
  if (Array.isArray(value)) return [...value.map(plant), "hush-element"];
  if (!isObject(value)) return value;
  const planted = Object.entries(value).map(([name, one]) => {
    if (/^client(Name|Email)$|^(detail|message|error|note)$/.test(name)) {
      return [name, "hush: Nadia Fictive <nadia@fictive.example>, 0559876543"];
    }
    if (name === "clientMobile") return [name, "0559876543"];
    if (name === "orderStatus") return [name, "HushStatus"];
    if (name === "orderAmount" || name === "retryCount") return [name, 471147.25];
    if (typeof one === "string" && one.startsWith("http")) {
      return [name, `${one}${one.includes("?") ? "&" : "?"}access_token=hush-url#hush-hash`];
    }
    return [name, plant(one)];
  });
  return {
    ...Object.fromEntries(planted),
    internalNote: "hush-field",
    "hush-4711": "a key that holds a secret",
    "nadia@fictive.example": { password: "hush-password", iban: "SA47hush" },
  };
}

function plantIn(answer: PassedAnswer): void {
  answer.headers["x-hush"] = "hush-header";
  answer.headers.authorization ??= "Bearer hush-token";
  answer.headers["set-cookie"] = ["session=hush-cookie"];
  const type = "application/vnd.hush+json; token=hush-type";
  if (!answer.text.startsWith("{") && !answer.text.startsWith("[")) return;
  answer.headers["content-type"] = type;
  answer.text = JSON.stringify(plant(JSON.parse(answer.text)));
}

/** Calls a merchant as the service would, with secrets in the call, before the service does. */
async function callBefore({ body }: Passing): Promise<void> {
  const [, url] = /"callBackUrl":"([^"]+\/(?:paid|refuse)[^"]*)"/.exec(body) ?? [];
  if (url === undefined || !url.includes("hush-path")) return;
  const query = "?transactionNo=1&apiKey=hush-callback&nadia@fictive.example=0559876543";
  await fetch(url + query, { headers: { "X-Signature": "hush-signature" } });
}

test("planted secrets and customers' data are in no calibration file, report or log", async () => {
  // Every callback that a run expects comes then, so no run waits for one.
  const service = await startGateway({ assume: { "first-charge": "at-registration" } });
  onTestFinished(() => service.close());
  let drifts = false;
  const { url } = await unsteady(service.baseUrl, {
    before: async (call) => {
      await callBefore(call);
      return false;
    },
    after: ({ path }, answer) => {
      // Without an answer that can be used, nothing would be tried.
      if (path.endsWith("/auth")) answer.headers["x-hush"] = "hush-header";
      else plantIn(answer);
      if (drifts && path === "/api/cancelInvoice") answer.status = 418;
      if (path.startsWith("/api/recurringPayments")) answer.text = "<!doctype html>hush-page";
    },
  });
  const { port } = new URL(await unusedAddress());
  const { host } = new URL(url);
  const files = folder();
  const path = join(files, "calibration.json");
  vi.stubEnv("GITHUB_STEP_SUMMARY", join(files, "summary.md"));
  const reports = ["--report", "r.xml", "--report", "r.html", "--report", "r.json"];
  const flags = [
    ...["--base-url", `http://hush-user:hush-password@${host}/?token=hush-query`, "--create"],
    ...["--api-id", "shop", "--secret-key", "hush-secret", "--profile-no", "shop"],
    ...["--api-key", "hush-key", "--mobile", "0559876543", "--file", path],
    ...["--callback-port", port, "--callback-url", `http://127.0.0.1:${port}/hush-path/?k=hush`],
    ...reports.map((part) => (part.startsWith("--") ? part : join(files, part))),
  ];
  const run = async (...more: readonly string[]) => {
    const { code, out, complaints } = await paystub("calibrate", ...flags, ...more);
    const written = readdirSync(files).map((name) => readFileSync(join(files, name), "utf8"));
    return { code, texts: [out, complaints, ...written] };
  };
  const first = await run("--json");
  // What was planted breaks documented rules.
  expect(first.code).toBe(1);
  drifts = true;
  vi.stubEnv("GITHUB_ACTIONS", "true");
  const checked = await run("--check");
  expect(checked.code).toBe(1);
  expect(readdirSync(files).sort()).toEqual([
    ...["calibration.json", "r.html", "r.json", "r.xml", "summary.md"],
  ]);

  // What was planted was compared: a text of it would be in the file, if any were.
  const { differences, switches } = JSON.parse(readFileSync(path, "utf8")) as CalibrationFile;
  const fields = new Set(differences.map(({ field }) => field));
  for (const field of ["internalNote", "(a name)", "orderStatus", "content-type", "body"]) {
    expect([field, fields.has(field)]).toEqual([field, true]);
  }
  expect(switches["callback-method"]?.verdict).toBe("observed");
  for (const text of [...first.texts, ...checked.texts]) {
    const at = text.search(PLANTED);
    expect(at < 0 ? "" : text.slice(Math.max(at - 200, 0), at + 100)).toBe("");
  }
});
