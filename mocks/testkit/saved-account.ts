import { resolve } from "node:path";
import { saveText } from "../runtime/disk.js";

/**
 * Saves the account of a failed test, and returns it with the place. That it cannot be saved is told
 * and no error: it must not hide why the test failed.
 */
export async function saveAccount(folder: string, name: string, account: string): Promise<string> {
  const path = resolve(folder, `${name}.txt`);
  const where = await saveText(path, account).then(
    () => `saved as ${path}`,
    (error: NodeJS.ErrnoException) => `could not be saved as ${path} (${error.code})`,
  );
  return `${account}this account ${where}\n`;
}
