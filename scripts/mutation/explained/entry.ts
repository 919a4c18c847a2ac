/** A change of the code that no test has to notice, and why. Whoever lists one has looked at it. */
export interface Explained {
  readonly file: string;
  /** A part of the line on which the change begins; any line if there is none. */
  readonly line?: string;
  /** The code that is changed, on one line. */
  readonly code?: string;
  /** What it is changed into, on one line; any change of it if there is none. */
  readonly into?: string;
  readonly why: string;
}

type Entries = readonly Omit<Explained, "file">[];

/** Makes entries of the changes of one file in a folder. */
export function changesIn(
  folder: string,
): (name: string, entries: Entries) => readonly Explained[] {
  return (name, entries) => entries.map((entry) => ({ file: `${folder}/${name}.ts`, ...entry }));
}
