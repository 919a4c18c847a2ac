/**
 * A text as PostgreSQL takes any: the character 0 and halves of characters are written as JSON writes
 * them, and with them the backslash and the quote, so that no two texts come to the same.
 */
export function stored(text: string): string {
  return JSON.stringify(text).slice(1, -1);
}

/** The text that was stored. */
export function restored(text: string): string {
  return JSON.parse(`"${text}"`);
}
