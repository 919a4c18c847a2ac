import ipaddr from "ipaddr.js";

/** Words that make a host a test system when one of them stands between its dots and hyphens. */
export const TEST_WORDS: readonly string[] = [
  ...["test", "tests", "testing", "sandbox", "staging", "stage", "dev", "develop", "development"],
  ...["local", "localhost", "mock", "qa", "uat", "demo", "preprod"],
];

/** Words that make it a production system, whatever else stands there. */
export const PRODUCTION_WORDS: readonly string[] = ["prod", "production", "live"];

/** Addresses that no service of the public is reached by. */
const PRIVATE_RANGES = ["loopback", "private", "uniqueLocal", "unspecified"];

/**
 * Whether a host counts as production: an address that is neither loopback nor private; a name with a
 * word of a production system between its dots and hyphens; or a name with dots and without a word of a
 * test system. Nothing is resolved, since a name may lead elsewhere tomorrow.
 */
export function isProduction(host: string): boolean {
  const bare = host.replace(/^\[|\]$/g, "").toLowerCase();
  if (ipaddr.isValid(bare)) return !PRIVATE_RANGES.includes(ipaddr.process(bare).range());
  const words = bare.split(/[.-]/);
  if (words.some((word) => PRODUCTION_WORDS.includes(word))) return true;
  // A name without a dot is known to one network only, as that of a neighbouring container is.
  return bare.includes(".") && !words.some((word) => TEST_WORDS.includes(word));
}
