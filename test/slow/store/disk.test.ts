import { existsSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ownFile, saveText } from "../../../mocks/sandbox/disk.js";
import { folder } from "../../support/command-line.js";

test("creates the folders of a file, private to their owner", async () => {
  const root = folder();
  await saveText(join(root, "a/b/c.txt"), "c");
  expect(existsSync(join(root, "a/b/c.txt"))).toBe(true);
  const path = await ownFile(join(root, "d/e"), "f");
  expect(statSync(join(root, "d/e")).mode & 0o777).toBe(0o700);
  expect(statSync(path).mode & 0o777).toBe(0o600);
  expect(await ownFile(join(root, "d/e"), "f")).toBe(path);
});

test("reports a file in place of a folder", async () => {
  const root = folder();
  writeFileSync(join(root, "a"), "");
  await expect(saveText(join(root, "a"), "")).resolves.toBeUndefined();
  await expect(saveText(join(root, "a/b"), "")).rejects.toMatchObject({ code: "EEXIST" });
  await expect(saveText(join(root, "a/b/c"), "")).rejects.toMatchObject({ code: "ENOTDIR" });
});

test.runIf(process.platform === "linux")("stops where it cannot create a folder", async () => {
  await expect(saveText("/proc/nowhere/a.txt", "")).rejects.toMatchObject({ code: "ENOENT" });
});
