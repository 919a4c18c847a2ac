import { join } from "node:path";
import { fileName } from "../../report/file-name.js";

/** The file of a record in a folder, by what was run: `lost-reply on addInvoice` is one of them. */
export function recordFile(folder: string, name: string): string {
  return join(folder, `${fileName(name)}.html`);
}
