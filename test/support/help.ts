import { paystub } from "./command-line.js";

/** The lines of a group in a help text, without those that a long line goes on with. */
function groupOf(help: string, heading: RegExp): readonly string[] {
  const groups = help.split("\n\n").filter((part) => heading.test(part));
  return groups.flatMap((part) => part.split("\n").filter((line) => /^ {2}\S/.test(line)));
}

/** The long options in a group of a help text, with their arguments. */
export function optionsIn(help: string, heading: RegExp): readonly string[] {
  const option = /^ {2}(--[\w-]+(?: <[^>]+>)?)/;
  return groupOf(help, heading).flatMap((line) => option.exec(line)?.[1] ?? []);
}

/** The help of each command that talks to a mock; a group of commands stands for those in it. */
export async function helpTexts(...path: string[]): Promise<readonly string[]> {
  const { out } = await paystub(...path, "--help");
  const names = groupOf(out, /^Commands(?: for a running mock)?:/).map(
    (line) => line.trim().split(" ")[0] ?? "",
  );
  // `start` starts a mock, and talks to none.
  const others = path.length === 0 ? ["help", "start"] : ["help"];
  const inner = names.filter((name) => !others.includes(name));
  if (inner.length === 0) return [out];
  return (await Promise.all(inner.map((name) => helpTexts(...path, name)))).flat();
}
