import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, test } from "vitest";
import { gatheredOutput } from "../mocks/cli/gathered-output.js";

/** An output that has told its first text already. */
function gathering() {
  const written: string[] = [];
  const output = gatheredOutput((text) => written.push(text));
  output.write("ready\n");
  expect(written.splice(0)).toEqual(["ready\n"]);
  return { written, output };
}

test("the first text goes out at once, for whoever waits for it", async () => {
  const { written, output } = gathering();
  output.flush();
  await nextTurn();
  expect(written).toEqual([]);
});

test("what one turn of the event loop writes is one write, in its order", async () => {
  const { written, output } = gathering();
  output.write("one\n");
  output.write("two\n");
  expect(written).toEqual([]);
  await nextTurn();
  expect(written).toEqual(["one\ntwo\n"]);
});

test("a flush writes at once, and nothing twice", async () => {
  const { written, output } = gathering();
  output.write("last words\n");
  output.flush();
  output.flush();
  await nextTurn();
  expect(written).toEqual(["last words\n"]);
});

test("what grows long does not wait", () => {
  const { written, output } = gathering();
  output.write("x".repeat(65_536));
  expect(written).toHaveLength(1);
});

test("writes go on after a flush", async () => {
  const { written, output } = gathering();
  output.write("one\n");
  output.flush();
  output.write("two\n");
  await nextTurn();
  expect(written).toEqual(["one\n", "two\n"]);
});
