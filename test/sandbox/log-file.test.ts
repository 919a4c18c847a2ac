import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { hostname, tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { DomainEvent } from "../../mocks/domain/events.js";
import { DataFolder } from "../../mocks/sandbox/data-folder.js";
import { LogFile } from "../../mocks/sandbox/log-file.js";
import { lineOf, linesOf, readLog } from "../../mocks/sandbox/log-format.js";

let folder = "";
let path = "";

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "paystub-log-"));
  path = join(folder, "shop.jsonl");
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Events that differ in their text, with letters of more than one byte. */
const event = (n: number): DomainEvent => ({ type: "label-added", at: n, name: `دفعة ${n}` });
const events = (...numbers: number[]) => numbers.map(event);

describe("the file of a sandbox", () => {
  test("gives back what was appended, with later lines that take events back", async () => {
    const file = LogFile.create(path);
    await Promise.all([file.append(0, events(1, 2)), file.append(2, events(3))]);
    await file.append(1, events(4));
    file.close();

    const again = LogFile.open(path);
    again.file.close();

    expect(again.events).toEqual(events(1, 4));
    expect(again.file.isTorn).toBe(false);
  });

  test("drops a last line that was cut short, at every byte, and continues behind the whole ones", async () => {
    const first = lineOf({ after: 0, events: events(1) });
    const last = Buffer.from(lineOf({ after: 1, events: events(2) }));
    for (let bytes = 0; bytes < last.length; bytes += 1) {
      writeFileSync(path, Buffer.concat([Buffer.from(first), last.subarray(0, bytes)]));

      const { file, events: kept } = LogFile.open(path);
      expect(kept).toEqual(events(1));
      expect(file.isTorn).toBe(bytes > 0);
      await file.append(1, events(3));
      file.close();

      expect(readLog(readFileSync(path), { isData: true })).toMatchObject({ events: events(1, 3) });
    }
  });

  test("names the file and the line of any flipped bit", () => {
    const whole = Buffer.from(linesOf(events(1, 2, 3)));
    const lineAt = (byte: number) => whole.subarray(0, byte).filter((one) => one === 10).length + 1;
    for (let byte = 0; byte < whole.length - 1; byte += 1) {
      const damaged = Buffer.from(whole);
      damaged[byte] = (damaged[byte] ?? 0) ^ (1 << (byte % 8));
      writeFileSync(path, damaged);
      expect(() => LogFile.open(path).file.close()).toThrow(
        new RegExp(`shop\\.jsonl is damaged: line ${lineAt(byte)} .*Restore a copy`),
      );
    }
  });

  test("refuses a folder, a link and a path that cannot be made", () => {
    mkdirSync(path);
    expect(() => LogFile.open(path)).toThrow(/shop\.jsonl is not a file/);
    rmSync(path, { recursive: true });
    symlinkSync("elsewhere", path);
    expect(() => LogFile.open(path)).toThrow(/shop\.jsonl is not a file/);
    expect(() => LogFile.create(path)).toThrow(/could not be written: EEXIST/);
  });
});

describe("a log that people edit", () => {
  test("needs no checksums, no last line end, and may have empty lines", () => {
    const text = `{"after":0,"events":[{"type":"label-added","at":1,"name":"x"}]}\r\n\r\n{"events":[],"after":1}`;
    expect(readLog(Buffer.from(text), { isData: false })).toMatchObject({
      events: [{ type: "label-added", at: 1, name: "x" }],
    });
  });

  test.each([
    ["{", "not-json"],
    ["[]", "not-a-line"],
    ['{"after":0,"events":[{"type":"label-added"}]}', "not-a-line"],
    ['{"after":-1,"events":[]}', "not-a-line"],
    ['{"after":0,"events":[],"sun":"00000000"}', "not-a-line"],
    ['{"after":2,"events":[]}', "gap"],
    ['{"after":0,"events":[],"sum":"00000000"}', "wrong-checksum"],
  ])("refuses %s: %s", (line, reason) => {
    const text = `${lineOf({ after: 0, events: events(1) })}${line}\n`;
    expect(readLog(Buffer.from(text), { isData: false })).toEqual({ line: 2, reason });
  });
});

describe("a data folder", () => {
  const lock = () => join(folder, "paystub.lock");

  test("lists the files of sandboxes", () => {
    for (const file of ["b.jsonl", "a.jsonl", "notes.txt", "two words.jsonl", "a.jsonl.partly"]) {
      writeFileSync(join(folder, file), "");
    }
    const data = new DataFolder(folder);
    expect(data.names()).toEqual(["a", "b"]);
    data.close();
    expect(existsSync(lock())).toBe(false);
  });

  test("has one process at a time, which a refusal names", () => {
    const data = new DataFolder(folder);
    expect(() => new DataFolder(folder)).toThrow(`in use by process ${process.pid}. Stop it first`);
    data.close();
    new DataFolder(folder).close();
  });

  test("is taken over from a process that was killed, and not from one that lives", async () => {
    const other = spawn(process.execPath, ["-e", "setInterval(() => {}, 1e6); console.log('up')"]);
    await once(other.stdout, "data");
    writeFileSync(lock(), JSON.stringify({ pid: other.pid, host: hostname(), began: null }));
    expect(() => new DataFolder(folder)).toThrow(`in use by process ${other.pid}`);

    const ended = once(other, "exit");
    other.kill("SIGKILL");
    await ended;

    new DataFolder(folder).close();
  });

  test("is taken over from an earlier process with the same number", () => {
    const { pid } = process;
    writeFileSync(lock(), JSON.stringify({ pid, host: hostname(), began: "another boot 1" }));
    new DataFolder(folder).close();
  });

  test("explains a lock of another machine and one that was damaged", () => {
    writeFileSync(lock(), JSON.stringify({ pid: 7, host: "elsewhere", began: null }));
    expect(() => new DataFolder(folder)).toThrow(/process 7 on elsewhere.*remove .*paystub\.lock/);
    writeFileSync(lock(), "");
    expect(() => new DataFolder(folder)).toThrow(/does not name a process. Remove it if/);
  });

  test("cannot be a file", () => {
    writeFileSync(path, "");
    expect(() => new DataFolder(path)).toThrow(
      /shop\.jsonl cannot be used as a data folder \(EEXIST\)\. Choose another/,
    );
  });
});
