import type { ControlCaller } from "../../mocks/control/client.js";
import { type SwitchId, switches } from "../../spec/generated/assumptions.js";
import type { Recorded } from "./from-journal.js";
import { codesSent, NOWHERE, type World } from "./world.js";

/** What the mock remembers, and how many older requests it has forgotten. */
export interface Remembered {
  readonly recorded: readonly Recorded[];
  readonly sandboxes: number;
  readonly dropped: number;
}

/** Reads the requests of one sandbox, or of all and of none as well. */
export async function readJournals(ask: ControlCaller, sandbox?: string): Promise<Remembered> {
  const names = sandbox === undefined ? await sandboxNames(ask) : [sandbox];
  const unclaimed = sandbox === undefined ? [await readUnclaimed(ask)] : [];
  const read = await Promise.all(names.map((name) => readSandbox(ask, name)));
  const all = [...read, ...unclaimed];
  return {
    recorded: all,
    sandboxes: names.length,
    dropped: all.reduce((sum, { dropped }) => sum + dropped, 0),
  };
}

async function sandboxNames(ask: ControlCaller): Promise<readonly string[]> {
  const { body } = await ask("listSandboxes");
  return body.sandboxes.map(({ name }) => name);
}

/** Calls without a good token, or with a number that nobody has, belong to no sandbox. */
async function readUnclaimed(ask: ControlCaller) {
  const { requests, dropped } = (await ask("listUnclaimedRequests")).body;
  return { entries: requests, world: NOWHERE, dropped };
}

async function readSandbox(ask: ControlCaller, sandbox: string) {
  const path = { sandbox };
  const { requests, dropped } = (await ask("listRequests", { path })).body;
  const { invoices } = (await ask("listInvoices", { path })).body;
  const { recurring } = (await ask("listRecurring", { path })).body;
  const { strict } = (await ask("readSettings", { path })).body;
  const chosen = chosenOf((await ask("readAssumptions", { path })).body.assumptions);
  const world: World = {
    invoices: new Map(invoices.map((invoice) => [invoice.transactionNo, invoice])),
    recurring: new Map(recurring.map((record) => [record.recurringId, record])),
    sent: codesSent(requests),
    chosen,
    strict,
  };
  return { entries: requests, world, dropped };
}

/** The options that are not the first of their switch. */
function chosenOf(inForce: object): Readonly<Record<string, string>> {
  const options = new Map<string, unknown>(Object.entries(inForce));
  const ids = Object.keys(switches) as SwitchId[];
  return Object.fromEntries(
    ids.flatMap((id) => {
      const option = options.get(id);
      const usual = option === switches[id].options[0]?.id || typeof option !== "string";
      return usual ? [] : [[id, option]];
    }),
  );
}
