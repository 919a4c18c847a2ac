import type { FaultRequest, SandboxHandle } from "../../mocks/index.js";
import { type Client, clientOf } from "./client.js";
import { SANDBOX } from "./persons.js";

/** A client whose answers may break the spec: they are meant to. */
export function anyAnswer(baseUrl: string, token = `sandbox_${SANDBOX}`): Client {
  return clientOf(baseUrl, token, () => undefined);
}

/** The types of all events of a sandbox, without those of the faults themselves. */
export async function happened(tester: SandboxHandle): Promise<readonly string[]> {
  const { events } = await tester.events();
  return events.map(({ type }) => type).filter((type) => !type.startsWith("fault-"));
}

/** Waits until so many requests stand in the journal: those that get no answer too. */
export async function requestsCame(tester: SandboxHandle, many: number): Promise<void> {
  while ((await tester.requests()).requests.length < many) {
    await new Promise((resume) => setImmediate(resume));
  }
}

/** The latest request in the journal. */
export async function lastRequest(tester: SandboxHandle) {
  const entry = (await tester.requests()).requests.at(-1);
  if (!entry) throw new Error("no request came");
  return entry;
}

/** Adds a rule that applies once. */
export function once(tester: SandboxHandle, rule: FaultRequest) {
  return tester.faults.add({ times: 1, ...rule });
}
