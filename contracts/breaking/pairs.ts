/** Each name that one of two tables has, with what both have under it. */
export function pairs<Entry>(
  before: Readonly<Record<string, Entry>>,
  after: Readonly<Record<string, Entry>>,
): readonly (readonly [string, Entry | undefined, Entry | undefined])[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].map((name) => [name, before[name], after[name]]);
}
