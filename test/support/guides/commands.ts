/** A command of paystub as a guide writes it: its words, and the options that it is given. */
export interface Written {
  readonly command: readonly string[];
  readonly options: readonly string[];
}

/** Commands that have commands of their own. */
const GROUPS = ["clock", "data", "fault", "pact"];

/** The lines of code of a guide: blocks, with lines that go on put together, and code in a sentence. */
function linesOfCode(text: string): readonly string[] {
  const blocks = [...text.matchAll(/^```(?:sh|yaml)\b.*?\n(.*?)^```$/gms)];
  const lines = blocks.flatMap(([, code = ""]) => code.replace(/\\\n\s*/g, "").split("\n"));
  const prose = text.replace(/^```.*?^```$/gms, "");
  return [...[...prose.matchAll(/`([^`\n]+)`/g)].map(([, code = ""]) => code), ...lines];
}

/** Every command of paystub in a guide. What comes after `--` belongs to another program. */
export function commandsOf(text: string): readonly Written[] {
  return linesOfCode(text).flatMap((line) => {
    const rest = /(?:^|\s)paystub ((?!run$)[a-z].*)$/.exec(line)?.[1]?.split(/ -- |[|;&]/)[0];
    if (rest === undefined) return [];
    const words = rest.split(/\s+/);
    const group = GROUPS.includes(words[0] ?? "") && /^[a-z]/.test(words[1] ?? "");
    const options = words.flatMap((word) => /^\[?(--[a-z][\w-]*)/.exec(word)?.[1] ?? []);
    return [{ command: words.slice(0, group ? 2 : 1), options }];
  });
}

/** The scripts that a guide runs with npm, and the packages that it installs. */
export function npmCommandsOf(text: string) {
  const lines = linesOfCode(text);
  const run = lines.flatMap((line) => {
    const name = /(?:^|[\s;])npm (?:run )?([\w:]+)/.exec(line)?.[1];
    return name === undefined || OF_NPM.includes(name) ? [] : [name];
  });
  const packages = lines.flatMap((line) => {
    const names = /^npm (?:i|install) -D (.*)$/.exec(line)?.[1]?.split(" ") ?? [];
    return names.map((one) => {
      const [, name = "", version] = /^(@?[^@]+)(?:@(.+))?$/.exec(one) ?? [];
      return { name, version };
    });
  });
  return { run, packages };
}

/** What npm does by itself. */
const OF_NPM = ["i", "init", "install", "ci", "pack"];
