import type { Words } from "../pages/words/words.js";
import type { ShopWords } from "./words.js";
import { AR } from "./words-ar.js";
import { EN } from "./words-en.js";

const WORDS: Readonly<Record<Words["language"], ShopWords>> = { en: EN, ar: AR };

/** What the shop says in the language of a page. */
export function shopWords({ language }: Pick<Words, "language">): ShopWords {
  return WORDS[language];
}
