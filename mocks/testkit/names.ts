import { createHash } from "node:crypto";
import { basename } from "node:path";

/** What a test is called among those of all files: `shop.test.ts` gives `shop`. */
export function nameInFile(file: string, title: string): string {
  const [stem = ""] = basename(file.replaceAll("\\", "/")).split(".");
  return `${stem} ${title}`;
}

/** What is said of a test that is left out. */
export const NOT_WANTED = "its name does not match PAYSTUB_ONLY_TESTS";

/** Whether a test is to run: `paystub run --only-tests` sets the variable that says so. */
export function isWanted(test: string): boolean {
  const { PAYSTUB_ONLY_TESTS: wanted } = process.env;
  return !wanted || new RegExp(wanted, "i").test(test);
}

const LENGTH_MAX = 100;

/**
 * The name of a test's sandbox, in the letters that such a name can have. Where some of the test's own
 * name is lost by that, a digest of it keeps it apart. `take` numbers sandboxes of the same test.
 */
export function sandboxName(test: string, take = 1): string {
  const words = test.replace(/[^A-Za-z0-9]+/g, "-").replace(/^-+|-+$/g, "");
  const short = words.slice(0, LENGTH_MAX).replace(/-+$/, "");
  const isWhole = short === words && words !== "" && !/[^\p{ASCII}]/u.test(test);
  const digest = createHash("sha256").update(test).digest("hex").slice(0, 8);
  const name = isWhole ? short : [short || "test", digest].join("-");
  return take === 1 ? name : `${name}-${take}`;
}
