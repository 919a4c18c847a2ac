import { CouldNotRun } from "../../report/report.js";
import { shopSource, sourceOf } from "./adapters.js";
import type { Limits } from "./context.js";
import { executeConclusively } from "./execute.js";
import { readFailure } from "./failures.js";
import { shownFinding } from "./report.js";
import { checkedSequence, type Sequence, type ShopFinding } from "./sequence.js";
import { openSession } from "./session.js";
import type { Shop, ShopCredentials, ShopSource } from "./shop.js";

export type { Sequence, SequenceStep, ShopFinding } from "./sequence.js";
export type {
  ReportedOrder,
  ReportedSubscription,
  Shop,
  ShopCredentials,
  ShownOrder,
  WantedOrder,
  Webhook,
} from "./shop.js";

/**
 * What is replayed, and against which shop.
 *
 * @example
 * const options: ReplayOptions = { shop: "./shop-adapter.mjs", sequence: "failures/1.json" };
 */
export interface ReplayOptions {
  /**
   * An adapter as `--shop` names it (the path of a module, or an address), or what opens a shop.
   */
  readonly shop: string | ((credentials: ShopCredentials) => Promise<Shop> | Shop);
  /** The sequence, or the file of a failure that was kept. */
  readonly sequence: Sequence | string;
  /** How long the shop may take for anything that it is asked; 10,000 without it. */
  readonly timeoutMs?: number;
}

/**
 * The result of a replay.
 *
 * @example
 * const { findings }: Replayed = await replay({ shop: () => shop, sequence: "failures/1.json" });
 */
export interface Replayed {
  /** What is wrong with the shop; nothing, when it is right. */
  readonly findings: readonly ShopFinding[];
}

/**
 * Runs one sequence against a shop, in a mock of its own. Rejects with a `CouldNotRun` if it cannot judge:
 * the adapter cannot be loaded, the sequence is invalid, or this machine was too busy.
 *
 * @example
 * const { findings } = await replay({ shop: () => shop, sequence: "failures/1.json" });
 * expect(findings).toEqual([]);
 */
export async function replay({ shop, sequence, timeoutMs }: ReplayOptions): Promise<Replayed> {
  const given =
    typeof sequence === "string"
      ? (await readFailure(sequence)).sequence
      : checkedSequence(sequence, "this sequence");
  const limits = timeoutMs === undefined ? {} : { timeoutMs };
  const session = await openSession((within) => opened(shop, within), limits);
  try {
    const { findings, isConclusive } = await executeConclusively(session, given);
    if (isConclusive) return { findings: findings.map(shownFinding) };
    throw new CouldNotRun("this machine was too busy to judge the sequence");
  } finally {
    await session.close();
  }
}

async function opened(shop: ReplayOptions["shop"], limits: Limits): Promise<ShopSource> {
  if (typeof shop === "function") return sourceOf("the test", shop);
  return shopSource(shop, limits);
}
