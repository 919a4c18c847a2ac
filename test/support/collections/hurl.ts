import { fieldAt, type Got, readCall, sent, type Variables } from "./calls.js";

/**
 * A reader for the part of Hurl that our collection uses: a request, a status, captures and asserts by
 * JSONPath. It stops at anything else. There is no package of Hurl itself that installs without
 * downloading a program.
 */
export async function runHurl(text: string, given: Variables): Promise<readonly string[]> {
  const variables: Variables = new Map(given);
  const wrong: string[] = [];
  for (const entry of entriesOf(text)) wrong.push(...(await runEntry(entry, variables)));
  return wrong;
}

/** Reads a file of variables, a line each. */
export function readVariables(text: string): Variables {
  const lines = text.trimEnd().split("\n");
  return new Map(
    lines.map((line) => {
      const [, name = "", value = ""] = /^(\w+)=(.+)$/.exec(line) ?? [];
      if (!name) throw new Error(`no variable: ${line}`);
      return [name, value];
    }),
  );
}

interface Entry {
  readonly request: readonly string[];
  readonly status: number;
  readonly sections: readonly string[];
}

const STATUS = /^HTTP (\d{3})$/;

function entriesOf(text: string): readonly Entry[] {
  const lines = text.split("\n").filter((line) => line !== "" && !line.startsWith("# "));
  const starts = lines.flatMap((line, index) => (/^[A-Z]+ \S+$/.test(line) ? [index] : []));
  const requests = starts.filter((start) => !STATUS.test(lines[start] ?? ""));
  return requests.map((start, index) => {
    const own = lines.slice(start, requests[index + 1]);
    const at = own.findIndex((line) => STATUS.test(line));
    if (at < 0) throw new Error(`${own[0]} expects no status`);
    const status = Number(STATUS.exec(own[at] ?? "")?.[1]);
    return { request: own.slice(0, at), status, sections: own.slice(at + 1) };
  });
}

async function runEntry({ request, status, sections }: Entry, variables: Variables) {
  const got = await sent(readCall(request, { blankLine: false }), variables);
  const wrong = got.status === status ? [] : [`${request[0]}: HTTP ${got.status}`];
  let section = "";
  for (const line of sections) {
    if (/^\[\w+\]$/.test(line)) section = line;
    else if (section === "[Captures]") capture(line, got, variables);
    else if (section === "[Asserts]") wrong.push(...failed(line, got));
    else throw new Error(`${line} stands in no section that is known`);
  }
  return wrong;
}

function capture(line: string, { body }: Got, variables: Variables): void {
  const [, name = "", path = ""] = /^(\w+): jsonpath "\$\.([\w.]+)"$/.exec(line) ?? [];
  if (!name) throw new Error(`no capture: ${line}`);
  variables.set(name, fieldAt(body, path));
}

const ASSERT = /^jsonpath "\$\.([\w.]+)" matches \/\(\?i\)(.+)\/$/;

function failed(line: string, { body }: Got): readonly string[] {
  const [, path = "", pattern = ""] = ASSERT.exec(line) ?? [];
  if (!path) throw new Error(`no assert: ${line}`);
  return new RegExp(pattern, "i").test(fieldAt(body, path)) ? [] : [line];
}
