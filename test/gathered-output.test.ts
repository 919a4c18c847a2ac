import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, test } from "vitest";
import { gatheredOutput } from "../mocks/cli/gathered-output.js";

function gathering() {
  const written: string[] = [];
  return { written, output: gatheredOutput((text) => written.push(text)) };
}

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
