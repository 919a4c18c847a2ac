import type { CallbackRecord } from "../../spec/generated/control.types.js";
import { formatCallback } from "../control/format.js";
import type { SandboxHandle } from "../index.js";
import { expectKind } from "./callback-match.js";
import type { CalledBackOptions } from "./matcher-options.js";
import { CALLED_BACK_OPTIONS, expectOptions } from "./matcher-options.js";
import { callsToMerchant, wasTaken } from "./merchant-calls.js";
import { below, type CalledBackSubject, often, type Verdict } from "./verdict.js";

/** What says which invoice or payment a call is about. */
type About = Pick<CallbackRecord, "kind" | "transactionNo" | "recurringId">;

/** Whether the merchant was called back so often. What is under way ends first. */
export async function calledBack(
  subject: CalledBackSubject,
  options: CalledBackOptions,
): Promise<Verdict> {
  expectOptions("toHaveBeenCalledBack", options, CALLED_BACK_OPTIONS);
  const { times, kind } = options;
  expectKind(kind);
  const sandbox: SandboxHandle = subject.kind === "gateway" ? subject : subject.sandbox;
  await sandbox.settled();
  const concerns = await concernOf(subject);
  const asked = (about: About) =>
    concerns(about) && (kind === undefined ? about.kind !== "webhook" : about.kind === kind);
  const taken = (await callsToMerchant(sandbox)).filter((call) => asked(call) && wasTaken(call));
  const pass = times === undefined ? taken.length > 0 : taken.length === times;
  const what = subject.kind === "gateway" ? "the merchant" : `the merchant of ${subject.what}`;
  const told = kind === undefined ? "" : ` with kind ${kind}`;
  const count = times === undefined ? "" : ` ${often(times)}`;
  const expected = `expected ${what} ${pass ? "not " : ""}to have been called back${told}${count}`;
  const callbacks = (await sandbox.callbacks.list()).filter(concerns).map(formatCallback);
  const came = below(callbacks, "there is none");
  return {
    pass,
    message: () => `${expected}; calls that it took: ${taken.length}; the callbacks:${came}`,
  };
}

/** Which calls are about a subject. */
async function concernOf(subject: CalledBackSubject): Promise<(about: About) => boolean> {
  if (subject.kind === "gateway") return () => true;
  if (subject.kind === "recurring") {
    const id = (await subject.read()).recurringId;
    return ({ recurringId }) => recurringId === id;
  }
  const number = (await subject.read()).transactionNo;
  return ({ transactionNo }) => transactionNo === number;
}
