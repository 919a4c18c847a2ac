import type { IncomingHttpHeaders } from "node:http";
import type { OperationEntry } from "../../../spec/generated/operations.js";
import { shorten } from "../../domain/text.js";
import type { EpochMs } from "../../domain/time.js";
import type { WorldView } from "../../domain/world.js";

/** What a call was probably meant to be: the nearest cause of its refusal, and what to do. */
export interface Hint {
  readonly cause: string;
  readonly remedy: string;
}

/** A call that was refused, with all that can tell why. */
export interface Miss {
  /** Undefined where no operation took the call. */
  readonly operation: OperationEntry | undefined;
  /** Which kind of refusal it was. */
  readonly code: string;
  /** What the reply says. */
  readonly detail: string;
  readonly method: string;
  /** As it arrived, without the query. */
  readonly path: string;
  readonly query: Readonly<Record<string, unknown>>;
  readonly headers: IncomingHttpHeaders;
  /** The body as it came; null when it could not be kept. */
  readonly text: string | null;
  /** The body as JSON; undefined when there was none or it is none. */
  readonly body: unknown;
  /** The sandbox of the call. */
  readonly world: WorldView | undefined;
  /** Every sandbox, where the refusal is about something that may be in another one. */
  readonly worlds: readonly WorldView[];
  /** What the sandbox's clock shows. */
  readonly now: EpochMs;
  /** What real clocks show. */
  readonly realNow: EpochMs;
  /** The address of the operations of the order URL. */
  readonly orderUrl: string | undefined;
  /** The address of all others. */
  readonly baseUrl: string | undefined;
}

/** Looks for one kind of mistake. */
export type Rule = (miss: Miss) => Hint | readonly Hint[] | undefined;

/** A cause and what to do about it, made into a hint. */
export function hint(cause: string, remedy: string): Hint {
  return { cause, remedy };
}

/** More would hide the one that matters. */
const HINTS_MAX = 3;

/** Characters of a cause or a remedy. They repeat what came, and are meant to be read. */
const LENGTH_MAX = 300;

/** The hints in words, the nearest first; undefined where there is none. */
export function sayHints(hints: readonly Hint[]): string | undefined {
  if (hints.length === 0) return undefined;
  const sentences = hints.slice(0, HINTS_MAX).map(({ cause, remedy }) => {
    return `${shorten(cause, LENGTH_MAX)}; ${shorten(remedy, LENGTH_MAX)}`;
  });
  return sentences.join(". Also: ");
}
