import { join } from "node:path";
import { fileName } from "../../report/escape.js";
import type { RunFlags } from "./options.js";
import type { RecordWish, RunOptions } from "./run-once.js";

/** The record that is wanted of a run, in a file by what was run: `lost-reply on addInvoice` is one of them. */
export function recordWish(
  { record: folder }: Pick<RunFlags, "record">,
  name: string,
  isFor: RecordWish["isFor"],
): Pick<RunOptions, "record"> {
  if (folder === undefined) return {};
  return { record: { path: join(folder, `${fileName(name)}.html`), isFor } };
}
