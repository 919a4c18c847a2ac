const HISTORY_KEY = "paystub-commands";
const HISTORY_MAX = 100;

/** The lines that were run in this tab, the latest last. */
export function history(): readonly string[] {
  try {
    return JSON.parse(sessionStorage.getItem(HISTORY_KEY) ?? "[]") as readonly string[];
  } catch {
    return [];
  }
}

/** Keeps a line as the latest one. */
export function keepLine(line: string): void {
  const kept = [...history().filter((one) => one !== line), line].slice(-HISTORY_MAX);
  sessionStorage.setItem(HISTORY_KEY, JSON.stringify(kept));
}
