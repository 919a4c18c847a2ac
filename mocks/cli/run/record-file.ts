import { join } from "node:path";

/** The file of a record in a folder, by what was run: `lost-reply on addInvoice` is one of them. */
export function recordFile(folder: string, name: string): string {
  return join(folder, `${name.replaceAll(/[^A-Za-z0-9._=-]+/g, "-")}.html`);
}
