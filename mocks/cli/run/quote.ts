/** A word as a POSIX shell reads it back. */
export function quoted(word: string): string {
  return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", String.raw`'\''`)}'`;
}

/** A command line that can be pasted into a terminal. */
export function typed(words: readonly string[]): string {
  return words.map(quoted).join(" ");
}
