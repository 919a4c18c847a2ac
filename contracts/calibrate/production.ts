import ipaddr from "ipaddr.js";
import { CouldNotRun } from "../../mocks/report/report.js";

/** Words that mark a host as a test system, between its dots and hyphens. */
const TEST_WORDS: readonly string[] = [
  ...["test", "tests", "testing", "sandbox", "staging", "stage", "dev", "develop", "development"],
  ...["local", "localhost", "mock", "qa", "uat", "demo", "preprod"],
];

/** Words that mark it as a production system, whatever other words it has. */
const PRODUCTION_WORDS: readonly string[] = ["prod", "production", "live"];

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

/** A base URL without a slash at its end. Throws `CouldNotRun` for an invalid one. */
export function addressOf(url: string, option: string): string {
  if (!/^https?:\/\/[^/]/.test(url) || !URL.canParse(url)) {
    throw new CouldNotRun(
      `"${url}" is not a URL. Give ${option} one such as http://127.0.0.1:4010`,
    );
  }
  const { origin, pathname } = new URL(url);
  return origin + pathname.replace(/\/+$/, "");
}

/** Throws `CouldNotRun` for a host that may be production, unless the user named it. */
export function refuseProduction(url: string, confirmedHosts: readonly string[] = []): void {
  const { hostname } = new URL(url);
  const confirmed = confirmedHosts.map((host) => host.toLowerCase());
  if (!isProduction(hostname) || confirmed.includes(hostname)) return;
  throw new CouldNotRun(
    `${hostname} may be a production system. To call it anyway, name it: --confirm-host ${hostname}`,
  );
}
