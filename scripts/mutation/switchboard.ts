/** What the instrumented code reads and counts, as Stryker's instrumenter writes it. */
export interface Switchboard {
  activeMutant?: string | undefined;
  currentTestId?: string | undefined;
  hitCount?: number | undefined;
  hitLimit?: number | undefined;
  mutantCoverage?: { static: Hits; readonly perTest: Record<string, Hits> };
}

/** How often each mutant was met, by its id. */
type Hits = Record<string, number>;

/**
 * What was met while a test file was loaded is met by each of its tests, and is not what would need
 * the mock to be loaded anew.
 */
export function spread(board: Switchboard, judges: readonly string[], ids: readonly string[]) {
  const { static: atLoad, perTest } = board.mutantCoverage ?? { static: {}, perTest: {} };
  for (const file of judges) {
    const hits = perTest[file] ?? {};
    delete perTest[file];
    for (const mutant of Object.keys(hits)) delete atLoad[mutant];
    for (const id of ids) {
      if (id.startsWith(`${file}#`)) perTest[id] = { ...hits, ...perTest[id] };
    }
  }
  return { static: atLoad, perTest };
}
