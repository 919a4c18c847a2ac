// The least that a durable append can be: one write and one flush after the other, in a file that grows.
import { closeSync, fdatasyncSync, openSync, rmSync, writeSync } from "node:fs";

const [path, seconds, bytes] = process.argv.slice(2);
const file = openSync(path, "w");
const line = Buffer.alloc(Number(bytes), "x");
const end = performance.now() + Number(seconds) * 1000;
let count = 0;
for (; performance.now() < end; count += 1) {
  writeSync(file, line);
  fdatasyncSync(file);
}
closeSync(file);
rmSync(path);
process.stdout.write(JSON.stringify({ rate: count / Number(seconds) }));
