import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { startGateway } from "../../mocks/index.js";
import { folder } from "../support/command-line.js";

const CHILD = fileURLToPath(new URL("../fixtures/keeps-invoices.ts", import.meta.url));

test("a mock that is killed has kept every answered invoice, and each once", async () => {
  const data = folder();
  const child = spawn(process.execPath, ["--import", "tsx", CHILD, data], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const answered: string[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    answered.push(line);
    if (answered.length === 60) child.kill("SIGKILL");
  }
  if (child.exitCode === null && child.signalCode === null) await once(child, "exit");

  const gateway = await startGateway({ data });
  const { invoices, matches } = await gateway.get("shop").invoices.list({ limit: 1000 });
  await gateway.close();
  const kept = invoices.map(({ transactionNo }) => transactionNo);
  expect(answered.length).toBeGreaterThanOrEqual(60);
  expect(answered.filter((no) => !kept.includes(no))).toEqual([]);
  expect(new Set(kept).size).toBe(matches);
});
