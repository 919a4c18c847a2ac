import type { Tongue } from "../pages/language.js";
import type { InvoiceStanding } from "./counter.js";
import type { Kept } from "./notes.js";
import type { ShopWords } from "./words.js";

/** What a form asked for, and what was wrong with it. */
export interface Entered {
  readonly good?: string | undefined;
  readonly name?: string | undefined;
  readonly mobile?: string | undefined;
  readonly problem?: keyof ShopWords["problems"] | undefined;
}

/** What the front of the shop shows. */
export interface ShopView {
  readonly sandbox: string;
  /** The sandboxes to choose from. */
  readonly names: readonly string[];
  readonly orders: readonly { readonly kept: Kept; readonly standing: InvoiceStanding }[];
  readonly forgotten: number;
  readonly entered: Entered;
}

/** What each part of the front of the shop is made from. */
export interface ShopParts {
  readonly view: ShopView;
  readonly tongue: Tongue;
  readonly words: ShopWords;
}
