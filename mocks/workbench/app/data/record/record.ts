import type { SandboxRecord } from "../../../../../spec/generated/control.types.js";
import { show } from "../../main.js";
import { recordSource } from "./record-source.js";

const element = document.getElementById("record");
const record = recordOf(element?.textContent ?? "");
// The text of a long log need not stay in memory twice.
element?.remove();
if (record) show(recordSource(record));
else document.body.append("This file holds no record that can be read.");

/** A file has its own reader with it, so its form is always the one that is read here. */
function recordOf(text: string): SandboxRecord | undefined {
  try {
    return (JSON.parse(text) as SandboxRecord | null) ?? undefined;
  } catch {
    return undefined;
  }
}
