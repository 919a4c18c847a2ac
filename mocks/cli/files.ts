import { errorText, isRecord } from "../domain/text.js";
import { appendText, readText, saveText } from "../sandbox/disk.js";
import { MISTAKES } from "./messages.js";
import { UsageError } from "./usage.js";

/** Reads a file that the caller named. An error names the fix. */
export async function readNamed(what: string, path: string, fix: string): Promise<string> {
  return readText(path).catch(({ code }: NodeJS.ErrnoException) => {
    const { noFile, unreadable } = MISTAKES;
    throw new UsageError(
      code === "ENOENT" ? noFile(what, path, fix) : unreadable(what, path, code, fix),
    );
  });
}

/** Writes a file whose folder is made where it is missing. */
export async function saveNamed(path: string, text: string, fix: string): Promise<void> {
  await saveText(path, text).catch((error) => cannotBeWritten(path, error, fix));
}

/** Adds to a file that the caller named. */
export async function appendNamed(path: string, text: string, fix: string): Promise<void> {
  await appendText(path, text).catch((error) => cannotBeWritten(path, error, fix));
}

function cannotBeWritten(path: string, { code }: NodeJS.ErrnoException, fix: string): never {
  throw new UsageError(MISTAKES.unwritable("file", path, code, fix));
}

/** Parses the JSON object that a file contains. An error names the fix. */
export function parseObject(
  what: string,
  path: string,
  content: string,
  fix: string,
): Readonly<Record<string, unknown>> {
  let value: unknown;
  try {
    // Editors of Windows begin a file with a mark that JSON does not know.
    value = JSON.parse(content.replace(/^\uFEFF/, ""));
  } catch (error) {
    const why = errorText(error);
    throw new UsageError(MISTAKES.notJson(what, path, `${why.split("\n")[0]}`, fix));
  }
  if (isRecord(value)) return value;
  throw new UsageError(MISTAKES.noObject(what, path, fix));
}
