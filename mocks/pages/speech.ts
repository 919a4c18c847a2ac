import { createContext } from "preact";
import { useContext } from "preact/hooks";
import { EN } from "./words/en.js";

/** The words of the page that is being rendered. */
export const Speech = createContext(EN);

/** What a part of a page says, in the language of the page. */
export function useWords() {
  return useContext(Speech);
}
