import { createHash } from "node:crypto";

const LENGTH_MAX = 100;

/**
 * The name of a test's sandbox, in the letters that such a name can have. Where some of the test's own
 * name is lost by that, a digest of it keeps it apart. `take` numbers sandboxes of the same test.
 */
export function nameOfTest(test: string, take = 1): string {
  const words = test.replace(/[^A-Za-z0-9]+/g, "-").replace(/^-+|-+$/g, "");
  const short = words.slice(0, LENGTH_MAX).replace(/-+$/, "");
  const isWhole = short === words && words !== "" && !/[^\p{ASCII}]/u.test(test);
  const digest = createHash("sha256").update(test).digest("hex").slice(0, 8);
  const name = isWhole ? short : [short || "test", digest].join("-");
  return take === 1 ? name : `${name}-${take}`;
}
