import { spawnSync } from "node:child_process";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { OF_ARGUMENTS, OF_OPTIONS } from "../../../mocks/cli/completion/candidates.js";
import { SHELLS } from "../../../mocks/cli/completion/scripts.js";
import { EVENT_TYPES } from "../../../mocks/control/lists.js";
import { switches } from "../../../spec/generated/assumptions.js";
import { faults } from "../../../spec/generated/faults.js";
import { buildPackage, COMMAND, folder, helpTexts, paystub } from "../../support/command-line.js";
import { hasProgram } from "../../support/project.js";

/** What the last of these words could become, with what is said about it. */
async function offeredWith(...words: string[]): Promise<readonly (readonly string[])[]> {
  const { code, out, complaints } = await paystub("complete", "--", ...words);
  expect({ code, complaints }).toEqual({ code: 0, complaints: "" });
  return out.split("\n").flatMap((line) => (line === "" ? [] : [line.split("\t")]));
}

/** The same without the descriptions. The last word follows the last space. */
async function offered(line: string): Promise<readonly (string | undefined)[]> {
  return (await offeredWith(...line.split(" "))).map(([value]) => value);
}

describe("completion offers", () => {
  test.each([
    ["cl", ["clock"]],
    ["fault add --operation addIn", ["addInvoice"]],
    ["pay 1 --method stc", ["stcpay"]],
    ["invoices --status p", ["pending", "paid"]],
    ["invoices --status=pe", ["--status=pending"]],
    ["invoices --sand", ["--sandbox"]],
    ["invoices --color n", ["never"]],
    ["--color always fault cl", ["clear"]],
    ["fault remove --sandbox fault --js", ["--json"]],
    ["coverage --leave-out recurring --fail", ["--fail-under"]],
    ["help fa", ["fault"]],
    ["help fault k", ["kinds"]],
    ["fault help k", ["kinds"]],
    ["start --assume order-status-c", ["order-status-case="]],
    ["start --assume order-status-case=u", ["order-status-case=upper"]],
    ["start --assume order-status-case=upper tabby=rej", ["tabby=reject"]],
    ["run --assume=order-status-case=u", ["--assume=order-status-case=upper"]],
    ["assume tabby=reject order-status-case=m", ["order-status-case=mixed"]],
    ["start --fault lost", ["lost-reply"]],
    ["fault add lost", ["lost-reply"]],
    ["recurring arrange rec-1 ", ["succeed", "fail"]],
    ["recurring arrange rec-1 fail f", ["fail"]],
    ["run --matrix ", ["faults", "assumptions"]],
    ["run --matrix faults,", ["faults,assumptions"]],
    ["run --fail-on tolerated,in", ["tolerated,invariants"]],
    ["verify --fail-on ", ["tolerated"]],
    ["clock to next", ["next-charge"]],
    ["completion ", [...SHELLS]],
  ])("for %j", async (line, expected) => {
    expect(await offered(line)).toEqual(expected);
  });

  test("whole lists, each entry with a description", async () => {
    expect(await offered("assume ")).toEqual(Object.keys(switches).map((id) => `${id}=`));
    expect(await offered("fault add ")).toEqual(Object.keys(faults));
    expect(await offered("events --type ")).toEqual(EVENT_TYPES);
    expect(await offeredWith("fault", "add", "lost-")).toEqual([
      ["lost-reply", faults["lost-reply"].does],
    ]);
  });

  test.each([
    ...["import ", "import ./ex", "start --config c.b", "start --data ", "start --config=c.b"],
    ...["run --html ", "lint ", "data info ", "record --out ", "invoices --search ", "pay "],
    ...["run -- npm te", "run --record x -- --re", "nosuch ", "invoices --nosuch=x"],
    ...["start --assume nosuch=", "run --fail-on $(id),in", "run --matrix faults,x,"],
  ])("nothing for %j, so that the shell continues with files", async (line) => {
    expect(await offered(line)).toEqual([]);
  });

  test("only plain letters, on one line", async () => {
    const lines = [
      "",
      "-",
      "assume ",
      "assume tabby=",
      "fault add ",
      "events --type ",
      "run --fail-on ",
    ];
    const offers = (await Promise.all(lines.map((line) => offeredWith(...line.split(" "))))).flat();
    expect(offers.length).toBeGreaterThan(100);
    const odd = offers.filter(([value = "", about, ...more]) => {
      return !/^[\w.,:=/-]+$/.test(value) || about === undefined || more.length > 0;
    });
    expect(odd).toEqual([]);
  });

  test("only existing options and arguments", async () => {
    const others = await Promise.all(["start", "run"].map((name) => paystub(name, "--help")));
    const helps = [...(await helpTexts()), ...others.map(({ out }) => out)].join("\n");
    const named = Object.keys(OF_OPTIONS).filter((option) => !helps.includes(`${option} <`));
    expect(named).toEqual([]);
    const usages = helps.match(/^Usage: .*$/gm)?.join("\n") ?? "";
    const unused = Object.keys(OF_ARGUMENTS).filter(
      (name) => !new RegExp(`[<[]${name}`).test(usages),
    );
    expect(unused).toEqual([]);
  });
});

describe("the script", () => {
  test.each([
    ["bsh", /Did you mean bash\?/],
    ["cmd", /must be one of bash, zsh, fish, powershell/],
  ])("is refused for %s", async (shell, complaint) => {
    const { code, complaints } = await paystub("completion", shell);
    expect(code).toBe(2);
    expect(complaints).toMatch(complaint);
  });

  test("for PowerShell outputs only plain letters", async () => {
    const { code, out } = await paystub("completion", "powershell");
    expect(code).toBe(0);
    expect(out).toContain("-replace '[^\\w.,:=/-]', '_'");
    expect(out).not.toMatch(/Invoke-Expression|\biex\b/);
  });
});

/** What a shell would do to these words if it ran them: make X, or write to keep.json. */
const HOSTILE = [
  "$(touch X)",
  "`touch X`",
  '"$(touch X)"',
  `\${y:=$(touch X)}`,
  "*",
  "a\\'b",
  "';touch X'",
  "[k]",
];

const HOSTILE_LINES = HOSTILE.map((word) => `paystub invoices --search ${word} --st`);

/** A project with paystub of its own, which is on no PATH, and with a file to lose. */
async function projectFor(shell: string): Promise<string> {
  buildPackage();
  const path = folder();
  const program = join(path, "node_modules/.bin/paystub");
  mkdirSync(dirname(program), { recursive: true });
  writeFileSync(program, `#!/bin/sh\nexec "${process.execPath}" "${COMMAND}" "$@"\n`);
  chmodSync(program, 0o755);
  writeFileSync(join(path, "keep.json"), "kept");
  writeFileSync(join(path, "script"), (await paystub("completion", shell)).out);
  return path;
}

/** What a script of a shell prints, line by line, when nothing was complained about or written. */
function printedIn(cwd: string, argv: readonly string[], script: string): readonly string[] {
  const places = (process.env.PATH ?? "").split(delimiter);
  const PATH = places.filter((place) => !existsSync(join(place, "paystub"))).join(delimiter);
  const env = { ...process.env, PATH };
  const [program = "", ...options] = argv;
  const before = readdirSync(cwd);
  const ran = spawnSync(program, [...options, script], { cwd, env, encoding: "utf8", input: "" });
  expect(ran.stderr).toBe("");
  expect(readdirSync(cwd)).toEqual(before);
  expect(readFileSync(join(cwd, "keep.json"), "utf8")).toBe("kept");
  return ran.stdout.trimEnd().split("\n");
}

/** A text as one word of a shell. */
const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;

/** The words of a line as bash hands them to a function that completes. */
function bashWords(line: string): readonly string[] {
  const word = /(?:\$\([^)]*\)|`[^`]*`|"[^"]*"|'[^']*'?|\$\{[^}]*\}|\\.|[^\s=:<>])+|[=:]+|[<>]+/g;
  return [...(line.match(word) ?? []), ...(line.endsWith(" ") ? [""] : [])];
}

/** Calls the function that completes the first word, as a TAB at the end of the line does. */
const BASH_TAB = `
source ./script; source ./script
tab() {
  COMP_LINE=$1 COMP_POINT=\${#1}; shift
  COMP_WORDS=("$@") COMP_CWORD=$(($# - 1))
  local registered=$(complete -p "$1")
  [[ $registered == *'-F _'* ]] || return
  [[ $registered == *'-o default '* ]] || echo 'not left to bash'
  local function=\${registered#*-F }
  \${function% *} "$1" "\${@:$#}" ''
  echo "\${COMPREPLY[*]-}"
}
`;

describe.skipIf(!hasProgram("bash"))("bash", () => {
  async function completions(lines: readonly string[], first = "") {
    const project = await projectFor("bash");
    const tabs = lines.map((line) => ["tab", ...[line, ...bashWords(line)].map(quoted)].join(" "));
    const script = [first, BASH_TAB, ...tabs].join("\n");
    return printedIn(project, ["bash", "--norc", "--noprofile", "-c"], script);
  }

  test("completes words, and never runs or writes what the user typed", async () => {
    const table: Readonly<Record<string, string>> = {
      "paystub fau": "fault",
      "paystub invoices --status=pe": "pending",
      "paystub invoices --status '": "pending paid canceled declined refunded callback-failed",
      "paystub invoices --status=": "pending paid canceled declined refunded callback-failed",
      "paystub start --assume order-status-c": "order-status-case=",
      "paystub start --assume order-status-case=u": "upper",
      "paystub start --assume=order-status-case=u": "upper",
      "paystub assume tabby=reject order-status-case=u": "upper",
      "paystub import ": "",
      "paystub start --config c.b": "",
      "paystub export > keep.json --sand": "--sandbox",
      "paystub export >keep.json --sand": "--sandbox",
      "paystub export > ": "",
      "paystub export >fa": "",
      "npx paystub fau": "fault",
      "npx --no-install paystub invoices --status=pe": "pending",
      "npx vitest st": "",
      "npx pay": "",
    };
    const lines = [...Object.keys(table), ...HOSTILE_LINES];
    const expected = [...Object.values(table), ...HOSTILE.map(() => "--status")];
    const printed = await completions(lines);
    expect(lines.map((line, n) => [line, printed[n] ?? ""])).toEqual(
      lines.map((line, n) => [line, expected[n]]),
    );
  });

  test("leaves npx to its own completion", async () => {
    const first = "_theirs() { COMPREPLY=(theirs); }; complete -o default -F _theirs npx";
    expect(await completions(["npx paystub fau"], first)).toEqual(["theirs"]);
  });
});

/** What the function gets from zsh when TAB is pressed behind the last word, and what it says. */
const ZSH_TAB = `
autoload() { :; }
compinit() { typeset -gA _comps; compdef() { registered+=($2) _comps[$2]=$1; }; }
_describe() { local name; for name in $4 $6; do print -rn -- " \${(P)name}"; done; }
_files() { print -rn -- ' files'; }
_default() { print -rn -- ' default'; }
source ./script; source ./script
print -r -- $registered
tab() {
  local words=("$@") CURRENT=$# PREFIX=\${@[-1]}
  $_comps[$1]
  print
}
`;

describe.skipIf(!hasProgram("zsh"))("zsh", () => {
  test("loads what it needs, completes words, and never runs or writes what the user typed", async () => {
    const project = await projectFor("zsh");
    const table: Readonly<Record<string, string>> = {
      "paystub fau": " fault:inject faults",
      "paystub invoices --status=pe": " --status=pending",
      "paystub import ": " files",
      "paystub start --assume order-status-c": ` order-status-case=:${switches["order-status-case"].question}`,
      "npx --no-install paystub invoices --status pe": " pending",
      "npx vitest st": " default",
    };
    const lines = [...Object.keys(table), ...HOSTILE_LINES];
    const tabs = lines.map((line) => ["tab", ...line.split(/ (?!X)/).map(quoted)].join(" "));
    const script = [ZSH_TAB, ...tabs].join("\n");
    const [registered, ...printed] = printedIn(project, ["zsh", "-f", "-c"], script);
    expect(registered).toBe("paystub npx paystub");
    const said = printed.map((line) => line.replace(/ +/g, " ").replace(/(?<=\S) $/, ""));
    expect(said).toEqual([
      ...Object.values(table),
      ...HOSTILE.map(() => " --status:only items in this state"),
    ]);
  });
});

describe.skipIf(!hasProgram("fish"))("fish", () => {
  test("completes words, and never runs or writes what the user typed", async () => {
    const project = await projectFor("fish");
    const table: Readonly<Record<string, string>> = {
      "paystub fau": "fault\tinject faults",
      "paystub invoices --status=pe": "--status=pending",
      "paystub import kee": "keep.json",
      "npx --no-install paystub invoices --status pe": "pending",
      "npx kee": "keep.json",
      "paystub export > keep.json --sand": "--sandbox\t",
      "paystub invoices --search (touch X) --st": "--status\tonly items in this state",
    };
    const tabs = Object.keys(table).map((line) => `complete -C ${quoted(line)}`);
    const script = ["source ./script", "source ./script", ...tabs].join("\n");
    const printed = printedIn(project, ["fish", "--no-config", "-c"], script);
    expect(printed).toHaveLength(tabs.length);
    for (const [n, expected] of Object.values(table).entries()) {
      expect(printed[n]).toMatch(expected);
    }
  });
});
