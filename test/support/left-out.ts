import { appendFileSync } from "node:fs";

/** The variable with the file in which tests leave word of what they could not run. */
export const NOTES = "PAYSTUB_TESTS_LEFT_OUT";

/** What some tests need of a machine, and how it comes there. */
const NEEDED = {
  Chromium: "sudo apt-get install chromium-headless-shell, or set CHROMIUM_PATH to its program",
  PostgreSQL: "sudo apt-get install postgresql, or set POSTGRES_BIN to the folder of its programs",
  bash: "sudo apt-get install bash",
  curl: "sudo apt-get install curl",
  fish: "sudo apt-get install fish",
  python3: "sudo apt-get install python3",
  zsh: "sudo apt-get install zsh",
} as const;

/** What even CI may lack: few machines have all shells. */
const SELDOM: readonly string[] = ["fish", "zsh"];

/**
 * Whether tests can have what they need, given whether it is here. Where it is not, the end of the run
 * tells that they were left out; in CI, where they must run, that is an error.
 */
export function canHave(name: keyof typeof NEEDED, isHere: boolean, env = process.env): boolean {
  if (isHere) return true;
  const why = `what needs ${name}, which is not here: ${NEEDED[name]}`;
  const isRefused = env.CI && env.CI !== "false" && !SELDOM.includes(name);
  if (isRefused) throw new Error(`CI must not leave out ${why}`);
  const line = `NOT TESTED: ${why}\n`;
  const notes = env[NOTES];
  if (notes === undefined) process.stderr.write(line);
  else appendFileSync(notes, line);
  return false;
}
