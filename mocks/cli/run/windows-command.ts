import { win32 } from "node:path";

/** How a program is started, as `spawn` takes it. */
export interface Started {
  readonly file: string;
  readonly args: readonly string[];
  /** The arguments are quoted already. */
  readonly windowsVerbatimArguments?: boolean;
}

/** What of the system decides on it. */
export interface SystemFacts {
  readonly platform: NodeJS.Platform;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly isFile: (path: string) => boolean;
}

/**
 * How a command is started without a shell's own syntax. On Windows `npm`, `npx` and what a package puts
 * into `node_modules/.bin` are batch files, which Node starts no more by itself (CVE-2024-27980): they go
 * through cmd.exe, with every letter quoted that means something to it. Undefined where an argument
 * cannot be handed over.
 */
export function startedAs(
  [file = "", ...args]: readonly string[],
  { platform, env, isFile }: SystemFacts,
): Started | undefined {
  if (platform !== "win32") return { file, args };
  const found = programIn(file, env, isFile);
  if (found === undefined || !/\.(cmd|bat)$/i.test(found)) return { file: found ?? file, args };
  // A batch file has one line for all.
  if ([found, ...args].some((word) => /[\r\n\0]/.test(word))) return undefined;
  const isShim = /node_modules[\\/]\.bin[\\/][^\\/]+$/i.test(found);
  const words = args.map((word) => asArgument(word, isShim));
  // What begins and ends in quotes loses these two, hence two more around all.
  const line = [escaped(win32.normalize(found)), ...words].join(" ");
  const shell = variable(env, "comspec") ?? "cmd.exe";
  return { file: shell, args: ["/d", "/s", "/c", `"${line}"`], windowsVerbatimArguments: true };
}

/** Finds a program as Windows does: by the endings of PATHEXT, in the folders of PATH. */
function programIn(
  file: string,
  env: SystemFacts["env"],
  isFile: SystemFacts["isFile"],
): string | undefined {
  const endings = (variable(env, "pathext") ?? ".COM;.EXE;.BAT;.CMD").split(";").filter(Boolean);
  const hasEnding = endings.some((ending) => file.toLowerCase().endsWith(ending.toLowerCase()));
  const names = hasEnding ? [file] : endings.map((ending) => file + ending.toLowerCase());
  const folders = /[\\/]/.test(file) ? [""] : (variable(env, "path") ?? "").split(";");
  const paths = folders
    .map((folder) => folder.replace(/^"|"$/g, ""))
    .flatMap((folder) => names.map((name) => (folder ? win32.join(folder, name) : name)));
  return paths.find(isFile);
}

/** Names of variables have no case there, and a copy of `process.env` has. */
function variable(env: SystemFacts["env"], name: string): string | undefined {
  return Object.entries(env).find(([key]) => key.toLowerCase() === name)?.[1];
}

/**
 * An argument as a program reads it off its line, quoted, then for cmd.exe: twice for the batch files of
 * npm's packages, which hand their arguments on over a line that is read once more.
 */
function asArgument(word: string, isShim: boolean): string {
  const doubled = word.replace(/(\\*)"/g, '$1$1\\"').replace(/(\\*)$/, "$1$1");
  const once = escaped(`"${doubled}"`);
  return isShim ? escaped(once) : once;
}

function escaped(text: string): string {
  return text.replace(/[()[\]%!^"`<>&|;, *?]/g, "^$&");
}

/** What ends a program and all that it started: Windows has neither groups nor signals for it. */
export function treeEnder(pid: number): readonly [string, ...string[]] {
  return ["taskkill", "/pid", String(pid), "/t", "/f"];
}

/** What asks the desktop to show an address. None of them is a shell, to which `&` means something. */
export function browserOpener(
  platform: NodeJS.Platform,
  url: string,
): readonly [string, ...string[]] {
  if (platform === "darwin") return ["open", url];
  if (platform === "win32") return ["rundll32", "url.dll,FileProtocolHandler", url];
  return ["xdg-open", url];
}
