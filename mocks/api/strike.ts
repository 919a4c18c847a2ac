import type { OperationEntry } from "../../spec/generated/operations.js";
import type { DomainEvent } from "../domain/events.js";
import type { Facts, FaultRule, FaultSlot } from "../domain/fault.js";
import { mayStrike } from "../domain/strikes.js";
import { TEST_VALUE_RULES } from "../domain/test-values.js";
import { sayRule } from "../faults/sentence.js";
import type { Gateway } from "../runtime/gateway.js";
import type { Sandbox } from "../runtime/sandbox.js";
import { sandboxNameOf } from "../runtime/sandbox-names.js";
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
    if (rule) told.push(tellRule(rule));
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
  return strikersOf(sandbox, events)[0];
}

/** The rules that struck among these events, each by its id and in a sentence. */
export function rulesStruck(sandbox: Sandbox, events: readonly DomainEvent[]): readonly string[] {
  return strikersOf(sandbox, events).map(tellRule);
}

function strikersOf(sandbox: Sandbox, events: readonly DomainEvent[]): readonly FaultRule[] {
  return events.flatMap((event) => {
    if (event.type !== "fault-matched" || !event.struck) return [];
    const { id } = event;
    const rule = sandbox.faults.get(id)?.rule ?? TEST_VALUE_RULES.find((one) => one.id === id);
    return rule ? [rule] : [];
  });
}

function tellRule(rule: FaultRule): string {
  return `${rule.id}: ${sayRule(rule)}`;
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
