import { Writable } from "node:stream";
import { stripVTControlCharacters } from "node:util";
import { describe, expect, test, vi } from "vitest";
import { printer } from "../../mocks/cli/log-lines.js";
import { progressDisplay } from "../../mocks/cli/terminal.js";
import { terminal } from "../support/command-line.js";

/** A stream as a terminal of 100 columns is one, and what was written to it. */
function streamWith(isTTY = true) {
  const texts: string[] = [];
  const sink = new Writable({
    write(text, _encoding, done) {
      texts.push(String(text));
      done();
    },
  });
  const stream = Object.assign(sink, { isTTY, columns: 100, rows: 30 });
  const written = () => stripVTControlCharacters(texts.join(""));
  return { stream: stream as unknown as NodeJS.WriteStream, written };
}

const DRAWN = "█".repeat(5) + "░".repeat(15);

describe("the progress of long work", () => {
  test("is a bar on a terminal: counts, time left and what runs now", async () => {
    vi.stubEnv("CI", "").stubEnv("TERM", "xterm");
    const { stream, written } = streamWith();
    const { report, print, close } = await progressDisplay("runs", expect.fail, { stream });
    report({ done: 1, total: 4, now: "lost\u001b[2Jreply", leftMs: 61_200 });
    print("FAILED lost-reply\n");
    close();
    const said = written();
    expect(said).toContain(`${DRAWN} 1/4 runs, about 1m2s left  lost\\u001b[2Jreply`);
    expect(said).toContain("FAILED lost-reply\n");
    vi.unstubAllEnvs();
  });

  test.for([
    ["what is not a terminal", false, {}],
    ["CI", true, { CI: "true" }],
    ["a terminal that can do nothing", true, { CI: "", TERM: "dumb" }],
  ] as const)("is not a bar in %s", async ([_where, isTTY, variables]) => {
    for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
    const { stream, written } = streamWith(isTTY);
    const said: string[] = [];
    const complain = (text: string) => void said.push(text);
    const { report, print, close } = await progressDisplay("runs", complain, { stream });
    report({ done: 1, total: 4 });
    print("FAILED lost-reply\n");
    close();
    expect([written(), said]).toEqual(["", ["FAILED lost-reply\n"]]);
    vi.unstubAllEnvs();
  });
});

test("reports a line that it cannot make, and prints the others", () => {
  const [written, reported]: [string[], string[]] = [[], []];
  const { event } = printer(terminal(written, reported), { json: true, quiet: false });
  event?.("shop", { seq: 1, event: { type: "time-passed", at: 0 } } as never);
  event?.("shop", {} as never);
  expect(written.join("")).toMatch(/^\{"event":"time-passed","sandbox":"shop".*\}\n$/);
  expect(reported).toHaveLength(1);
});
