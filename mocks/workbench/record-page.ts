import { createHash } from "node:crypto";
import { resolve } from "node:path";
import type { SandboxRecord } from "../../spec/generated/control.types.js";
import { assetText } from "../pages/assets.js";
import { saveText } from "../sandbox/disk.js";
import { EMPTY_ELEMENT, withRecord } from "./embedded.js";

/** The page of a record without one in it: the whole workbench, which needs nothing besides. */
export async function emptyRecordPage(): Promise<string> {
  const [script, style] = await Promise.all([
    assetText("workbench/record.js"),
    assetText("workbench/app.css"),
  ]);
  const [code, look] = [script.trim(), style.trim()];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policyOf(code, look)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="referrer" content="no-referrer">
<title>paystub record</title>
<style>${look}</style>
</head>
<body><div id="workbench"></div><noscript>This record needs JavaScript to be shown. It asks no server
for anything.</noscript>
${EMPTY_ELEMENT}
<script type="module">${code}</script>
</body>
</html>
`;
}

/** Only this script runs, and it makes no requests. */
function policyOf(script: string, style: string): string {
  return [
    "default-src 'none'",
    `script-src '${digestOf(script)}'`,
    `style-src '${digestOf(style)}'`,
    "img-src data:",
    "form-action 'none'",
    "base-uri 'none'",
  ].join("; ");
}

function digestOf(text: string): string {
  return `sha256-${createHash("sha256").update(text).digest("base64")}`;
}

/** A record as one file, for a browser. */
export async function recordPage(record: SandboxRecord): Promise<string> {
  return withRecord(await emptyRecordPage(), record);
}

/**
 * Writes a record to a file, in place of one that was there, in a folder that is made where it is not.
 * Resolves with its whole path. Rejects with the system's error.
 */
export async function saveRecord(path: string, record: SandboxRecord): Promise<string> {
  const whole = resolve(path);
  await saveText(whole, await recordPage(record));
  return whole;
}
