import { Writable } from "node:stream";
import { stripVTControlCharacters } from "node:util";
import { describe, expect, test, vi } from "vitest";
import { printer } from "../../mocks/cli/log-lines.js";
import { gatheredOutput, progressDisplay } from "../../mocks/cli/terminal.js";

/** A stream as a terminal of 100 columns is one, and what was written to it. */
function terminal(isTTY = true) {
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
    const { stream, written } = terminal();
    const { report, print, isBar, close } = await progressDisplay("runs", expect.fail, { stream });
    expect(isBar).toBe(true);
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
    const { stream, written } = terminal(isTTY);
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

/** An output that has reported its first text already, and what ends the work in hand. */
function gathering() {
  const written: string[] = [];
  const planned = new Set<() => void>();
  const output = gatheredOutput(
    (text) => written.push(text),
    (flush) => {
      planned.add(flush);
      return () => planned.delete(flush);
    },
  );
  output.write("ready\n");
  expect(written.splice(0)).toEqual(["ready\n"]);
  const workEnds = () => {
    for (const flush of [...planned]) flush();
  };
  return { written, output, planned, workEnds };
}

test("the first text is written at once for waiting readers", () => {
  const { written, output, planned } = gathering();
  output.flush();
  expect([written, planned.size]).toEqual([[], 0]);
});

test("one unit of work makes one write, in order", () => {
  const { written, output, planned, workEnds } = gathering();
  output.write("one\n");
  output.write("two\n");
  expect([written, planned.size]).toEqual([[], 1]);
  workEnds();
  expect([written, planned.size]).toEqual([["one\ntwo\n"], 0]);
});

test("a deferred line is made when it is written, in its place", () => {
  const { written, output, workEnds } = gathering();
  let n = 0;
  const line = () => {
    n += 1;
    return `line ${n}\n`;
  };
  output.write.later?.(line);
  output.write("between\n");
  output.write.later?.(line);
  expect(n).toBe(0);
  workEnds();
  expect([n, written]).toEqual([2, ["line 1\nbetween\nline 2\n"]]);
});

test("a flush writes at once, and writes nothing twice", () => {
  const { written, output, planned } = gathering();
  output.write("last words\n");
  output.flush();
  output.flush();
  expect([written, planned.size]).toEqual([["last words\n"], 0]);
});

test.each([
  ["text", "x".repeat(65_536), 1],
  ["lines", "x", 256],
])("much %s does not wait", (_what, text, times) => {
  const { written, output } = gathering();
  for (let n = 0; n < times; n += 1) output.write(text);
  expect(written).toEqual([text.repeat(times)]);
});

test("writes go on after a flush", () => {
  const { written, output, workEnds } = gathering();
  output.write("one\n");
  output.flush();
  output.write("two\n");
  workEnds();
  expect(written).toEqual(["one\n", "two\n"]);
});

test("buffered text is written soon without a flush", async () => {
  const written: string[] = [];
  const { write } = gatheredOutput((text) => written.push(text));
  write("ready\n");
  write.later?.(() => "later\n");
  await expect.poll(() => written).toEqual(["ready\n", "later\n"]);
});

test("reports a line that it cannot make, and prints the others", () => {
  const { written, output, workEnds } = gathering();
  const later = output.write.later ?? (() => undefined);
  const reported = vi.spyOn(process.stderr, "write").mockReturnValue(true);
  try {
    const { event } = printer(later, { json: true, quiet: false, paint: undefined });
    event?.("shop", { seq: 1, event: { type: "time-passed", at: 0 } } as never);
    event?.("shop", {} as never);
    workEnds();
    expect(written.join("")).toMatch(/^\{"event":"time-passed","sandbox":"shop".*\}\n$/);
    expect(reported).toHaveBeenCalledOnce();
  } finally {
    reported.mockRestore();
  }
});
