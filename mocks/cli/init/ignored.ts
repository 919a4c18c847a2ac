import { join } from "node:path";
import { readText } from "../../runtime/disk.js";
import { UsageError } from "../usage.js";
import { repositoryOf } from "./found.js";
import { upFrom } from "./project.js";
import type { InitFile } from "./writing.js";

/** What failed tests leave behind is nobody's source. */
const LEFT_BEHIND = "paystub-accounts/";

/**
 * What has git ignore that, as lines that a file is to get: the one of the project, else that of its
 * repository, else a new one. None where git ignores it already, or where there is no git.
 */
export async function ignoredFiles(folder: string, place: string): Promise<readonly InitFile[]> {
  const own = ".gitignore";
  for (const path of new Set([own, `${upFrom(place)}${own}`])) {
    const text = await textOf(join(folder, path));
    if (text === undefined) continue;
    const added = addition(text);
    return added === "" ? [] : [{ path, text: added, adds: true }];
  }
  const isRepository = (await repositoryOf(folder)) !== undefined;
  return isRepository ? [{ path: own, text: addition(""), adds: true }] : [];
}

/** Undefined where there is no such file. */
function textOf(path: string): Promise<string | undefined> {
  return readText(path).catch(({ code }: NodeJS.ErrnoException) => {
    if (code === "ENOENT") return undefined;
    throw new UsageError(`the file ${path} cannot be read (${code}); give --folder another`);
  });
}

/** What is to be added to a text that git reads; nothing where it has the line. */
function addition(text: string): string {
  const entries = text.split(/\r?\n/).map((line) => line.trim().replace(/^\/|\/$/g, ""));
  if (entries.includes(LEFT_BEHIND.slice(0, -1))) return "";
  const end = text.includes("\r\n") ? "\r\n" : "\n";
  return `${/(^|\n)$/.test(text) ? "" : end}${LEFT_BEHIND}${end}`;
}
