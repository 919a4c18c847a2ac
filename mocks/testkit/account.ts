import { resolve } from "node:path";
import { fileName } from "../report/escape.js";
import { isFolder, removeFile, saveText } from "../sandbox/disk.js";

/**
 * Saves the account of a failed test, and returns it with its path. A failure to save is reported but is no
 * error: it must not hide why the test failed.
 */
export async function saveAccount(folder: string, name: string, account: string): Promise<string> {
  const path = accountPath(folder, name);
  const where = await saveText(path, account).then(
    () => `saved as ${path}`,
    (error: NodeJS.ErrnoException) => `could not be saved as ${path} (${error.code})`,
  );
  return `${account}this account ${where}\n`;
}

/**
 * Removes what an earlier run has left of a test that starts again: it says nothing of a test that passes
 * now. What cannot be removed stays, as it must not fail the test.
 */
export async function forgetAccount(folder: string, name: string): Promise<void> {
  if (!isFolder(folder)) return;
  const left = [accountPath(folder, name), recordPath(folder, name)];
  await Promise.allSettled(left.map(removeFile));
}

function accountPath(folder: string, name: string): string {
  return resolve(folder, `${fileName(name)}.txt`);
}

/** Where the record of a failed test is, in the folder of the accounts. */
export function recordPath(folder: string, name: string): string {
  return resolve(folder, `${fileName(name)}.html`);
}

/**
 * Saves the recording of a failed test, and reports its path. A failure to save is no error here either.
 */
export async function saveRecordOf(
  gateway: { record(path: string): Promise<string> },
  path: string,
): Promise<string> {
  return gateway.record(path).then(
    (file) => `open its record in a browser: ${file}\n`,
    (error: NodeJS.ErrnoException) => {
      return `its record could not be saved as ${path} (${error.code ?? error.message})\n`;
    },
  );
}
