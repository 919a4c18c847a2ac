/** Who takes part in the life of an invoice. */
export const ACTORS = ["shop", "gateway", "phone", "customer", "bank"] as const;
export type Actor = (typeof ACTORS)[number];

/** A step of the diagram: something that one told another, or a state that the gateway came to. */
export interface Step {
  /** Its place in the order of things. */
  readonly order: number;
  readonly at: number;
  readonly from: Actor;
  readonly to: Actor;
  readonly name: string;
  readonly detail: string;
  readonly isReply: boolean;
  readonly isBad: boolean;
  /** Nobody saw it: it must have been so, by what followed. */
  readonly isInferred: boolean;
  /** The state that the invoice came to here. */
  readonly state?: string;
}

/** What one tells another, where nothing is wrong with it. */
export function way(from: Actor, to: Actor, name: string, detail = "") {
  return { from, to, name, detail, isReply: false, isBad: false };
}
