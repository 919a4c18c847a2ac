import { fieldAt, filled, type Got, readCall, sent, type Variables } from "./calls.js";

/** A request of an `.http` file: what stands before it, itself, and what stands after it. */
interface Block {
  readonly definitions: readonly (readonly [string, string])[];
  readonly name: string;
  readonly request: readonly string[];
  /** Lines of the script that handles the answer. */
  readonly handler: readonly string[];
}

const DEFINITION = /^@(\w+) = (.+)$/;
const NAME = /^# @name (\w+)$/;

/** Splits an `.http` file at its separators. Comments other than a name are left out. */
function readFile(text: string): { readonly head: Block["definitions"]; readonly blocks: Block[] } {
  const [head = "", ...blocks] = text.split(/^### .*\n/m);
  return { head: definitionsOf(head.split("\n")), blocks: blocks.map(readBlock) };
}

function definitionsOf(lines: readonly string[]): Block["definitions"] {
  return lines
    .filter((line) => line !== "" && !line.startsWith("# "))
    .map((line) => {
      const [, name, value] = DEFINITION.exec(line) ?? [];
      if (!name || !value) throw new Error(`no definition: ${line}`);
      return [name, value] as const;
    });
}

function readBlock(text: string): Block {
  const lines = text.trimEnd().split("\n");
  const named = lines.findIndex((line) => NAME.test(line));
  const script = lines.indexOf("> {%");
  const end = script < 0 ? lines.length : script;
  if (script >= 0 && lines.at(-1) !== "%}") throw new Error("the script does not end");
  return {
    definitions: definitionsOf(lines.slice(0, named)),
    name: NAME.exec(lines[named] ?? "")?.[1] ?? "",
    request: lines.slice(named + 1, end),
    handler: script < 0 ? [] : lines.slice(script + 1, -1),
  };
}

const OF_ANSWER = /^\{\{(\w+)\.response\.body\.\$\.([\w.]+)\}\}$/;

/** Runs a file as REST Client does when its requests are sent from top to bottom. */
export async function runRestClient(text: string, given: Variables): Promise<readonly number[]> {
  const { head, blocks } = readFile(text);
  const variables: Variables = new Map([...head, ...given]);
  const answers = new Map<string, Got>();
  for (const { definitions, name, request, handler } of blocks) {
    if (handler.length > 0) throw new Error("REST Client takes a script for a part of the body");
    for (const [variable, value] of definitions) {
      const [, from = "", path = ""] = OF_ANSWER.exec(value) ?? [];
      const answer = answers.get(from);
      if (!answer) throw new Error(`no request before it is named ${from}`);
      variables.set(variable, fieldAt(answer.body, path));
    }
    answers.set(name, await sent(readCall(request, { blankLine: true }), variables));
  }
  return [...answers.values()].map(({ status }) => status);
}

/** Runs a file as the HTTP Client of JetBrains does. Returns what its scripts found wrong. */
export async function runJetbrains(text: string, given: Variables): Promise<readonly string[]> {
  const { head, blocks } = readFile(text);
  const variables: Variables = new Map([...head, ...given]);
  const wrong: string[] = [];
  for (const { definitions, name, request, handler } of blocks) {
    if (definitions.length > 0) throw new Error("it knows no answers by the names of requests");
    const response = await sent(readCall(request, { blankLine: true }), variables);
    const client = {
      assert: (holds: boolean) => {
        if (!holds) throw new Error("does not hold");
      },
      test: (title: string, check: () => void) => {
        try {
          check();
        } catch {
          wrong.push(`${name}: ${title}`);
        }
      },
      global: { set: (key: string, value: string) => variables.set(key, value) },
    };
    new Function("client", "response", handler.join("\n"))(client, response);
  }
  return wrong;
}

/** The variables that a file defines at its top. */
export function headOf(text: string): Variables {
  return new Map(readFile(text).head.map(([name, value]) => [name, filled(value, new Map())]));
}
