import { readFileSync } from "node:fs";
import type { Plugin } from "esbuild";

/**
 * Most addresses are plain ones: a look at their letters says that they are right. The expression for
 * all addresses, which takes 5 ms to get ready, is for the others.
 */
export const plainAddresses: Plugin = {
  name: "plain-addresses",
  setup({ onLoad }) {
    onLoad({ filter: /ajv-formats[\\/]dist[\\/]formats\.js$/ }, ({ path }) => {
      const code = readFileSync(path, "utf8");
      const begun = "function uri(str) {";
      if (!code.includes(begun)) throw new Error("ajv-formats has no function uri any more");
      // A function, since in a text "$&" would stand for what is replaced.
      const contents = code.replace(
        begun,
        () => `${begun}\nif (${PLAIN_ADDRESS}.test(str)) return true;`,
      );
      return { contents };
    });
  },
};

/** What Ajv notes on its helpers for its own compiler reads like an import of Ajv, and is left out. */
export const withoutNotes: Plugin = {
  name: "without-notes",
  setup({ onLoad }) {
    onLoad({ filter: /ajv[\\/]dist[\\/]runtime[\\/]\w+\.js$/ }, ({ path }) => ({
      contents: readFileSync(path, "utf8").replace(/^\w+\.code = .*$/m, ""),
    }));
  },
};

/** A part of what RFC 3986 lets be a URI: http or https, a name or IPv4 address, a path, a query. */
export const PLAIN_ADDRESS =
  /^https?:\/\/[a-z0-9.-]+(?::\d*)?(?:\/[a-z0-9\-._~!$&'()*+,;=:@/]*)?(?:\?[a-z0-9\-._~!$&'()*+,;=:@/?]*)?$/i;
