import type { OperationEntry } from "../../spec/generated/operations.js";
import type { Facts, FaultRule, FaultSlot } from "../domain/fault.js";
import { mayStrike } from "../domain/strikes.js";
import { TEST_VALUE_RULES } from "../domain/test-values.js";
import { sayRule } from "../faults/sentence.js";
import { type Gateway, sandboxNameOf } from "../gateway/gateway.js";
import type { Sandbox } from "../gateway/sandbox.js";
import { preferred } from "./prefer.js";

/** Asks, for one request, whether a rule strikes in a slot. At most one does. */
export type Ask = (slot: FaultSlot) => Promise<FaultRule | undefined>;

/** What a request has that a rule may ask for. */
export interface Struck {
  readonly operation: OperationEntry;
  readonly sandbox: Sandbox | undefined;
  readonly facts: Facts;
  /** The header Prefer. */
  readonly prefer: string | undefined;
  /** The rules that struck, a sentence each. */
  readonly told: string[];
}

/**
 * The rules that a request meets: what it asks for itself, those of its sandbox, the test values.
 * Undefined where none of them could strike.
 */
export function rulesFor(gateway: Gateway, struck: Struck): Ask | undefined {
  const { operation, sandbox, facts, prefer, told } = struck;
  const own =
    prefer !== undefined && gateway.settingsFor(sandbox).allowPrefer
      ? preferred(prefer, operation)
      : undefined;
  if (!own && (!sandbox || !mayStrike(sandbox.faults, facts))) return undefined;
  return async (slot) => {
    const rule =
      own && own.slot === slot
        ? own.rule
        : sandbox && (await strike(sandbox, operation, slot, facts));
    if (rule) told.push(`${rule.id}: ${sayRule(rule)}`);
    return rule;
  };
}

async function strike(
  sandbox: Sandbox,
  operation: OperationEntry,
  slot: FaultSlot,
  facts: Facts,
): Promise<FaultRule | undefined> {
  const { id, statuses } = operation;
  const occasion = { slot, operation: id, facts, statuses };
  const { events } = await sandbox.execute({ type: "strike", occasion });
  const struck = events.find((event) => event.type === "fault-matched" && event.struck);
  if (struck?.type !== "fault-matched") return undefined;
  return (
    sandbox.faults.get(struck.id)?.rule ?? TEST_VALUE_RULES.find((rule) => rule.id === struck.id)
  );
}

/** The sandbox of a call without a token, before its handler has found it. */
export async function sandboxAhead(
  gateway: Gateway,
  { id }: OperationEntry,
  body: unknown,
  named: Sandbox | undefined,
): Promise<Sandbox | undefined> {
  const facts = Object(body) as Facts;
  if (id === "issueMerchantToken" || id === "issuePartnerToken") {
    const subject = facts.apiId ?? facts.profileNo;
    if (typeof subject !== "string" || subject === "") return undefined;
    const name = sandboxNameOf(subject);
    return gateway.find(name) ?? (gateway.hasFaultsFor(name) ? gateway.open(name) : undefined);
  }
  const { orderNumber } = facts;
  return typeof orderNumber === "string" ? gateway.ofTransaction(orderNumber, named) : named;
}

/** What can be asked of a request: parts of its path and query, and the fields of its body. */
export function requestFacts(parts: readonly unknown[]): Facts {
  return Object.assign({}, ...parts.filter(isObject)) as Facts;
}

function isObject(value: unknown): boolean {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
