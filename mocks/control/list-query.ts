import { invalid } from "./refused.js";

/** How many things a page of any list holds at the most. */
export const PAGE_MAX = 10_000;

/** Which things of a list to show. */
export interface ListQuery {
  /** How many matches, counted from the oldest, come before the page; after it under `newest`. */
  readonly cursor?: number;
  /** How many at the most; all of them without it. */
  readonly limit?: number;
  /** Which come first; the oldest without it. */
  readonly order?: "oldest" | "newest";
  /** Only those in this state. */
  readonly status?: string;
  /** Only those in which this text occurs, in whatever case. */
  readonly q?: string;
  /** Only those from this instant on, by the sandbox's clock; payment sessions by when they end. */
  readonly since?: string;
  /** Only those before this instant. */
  readonly to?: string;
}

/** The parameters of an address. */
export type Query = Readonly<Record<string, string | undefined>>;

/** The query of a list from its parameters. Throws for one that cannot be used. */
export function listQuery({ cursor, limit, order, status, q, since, to }: Query): ListQuery {
  if (order !== undefined && order !== "oldest" && order !== "newest") {
    throw invalid("order", `must be oldest or newest, but "${order}" came`);
  }
  return {
    ...(cursor !== undefined && { cursor: whole("cursor", cursor, 0, Number.MAX_SAFE_INTEGER) }),
    ...(limit !== undefined && { limit: whole("limit", limit, 1, PAGE_MAX) }),
    ...(order !== undefined && { order }),
    ...(status !== undefined && { status }),
    ...(q !== undefined && q !== "" && { q }),
    ...(since !== undefined && { since }),
    ...(to !== undefined && { to }),
  };
}

/** A whole number from a parameter. Throws for what is none, or out of its range. */
export function whole(name: string, text: string, least: number, most: number): number {
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= least && value <= most) return value;
  throw invalid(name, `must be a whole number from ${least} to ${most}, but "${text}" came`);
}
