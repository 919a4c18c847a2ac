import { readFileSync } from "node:fs";
import type { Plugin } from "esbuild";

/** Errors that a validator keeps. It counts the others, so that what is said of them stays right. */
export const ERRORS_KEPT_MAX = 1000;

type Replacer = (...parts: readonly string[]) => string;

/** A pattern in Ajv's code and what takes its place. */
type Rewrite = readonly [pattern: RegExp, replacement: Replacer];

/** How Ajv's code adds an error: the name of the variable ties the ends together. */
const ADDED =
  /const (err\d+) = (\{[\s\S]*?\});\nif\(vErrors === null\)\{\nvErrors = \[\1\];\n\}\nelse \{\nvErrors\.push\(\1\);\n\}\nerrors\+\+;/g;

/** How it takes over the errors of a sub-schema. */
const TAKEN_OVER =
  /vErrors = vErrors === null \? ([\w.]+)\.errors : vErrors\.concat\(\1\.errors\);\nerrors = vErrors\.length;/g;

/** Errors inside a choice or about an if: they are not reported, since the choice itself is. */
const UNREPORTED = /keyword:"(?:if|propertyNames)"|schemaPath:"[^"]*\/(?:oneOf|anyOf)\/\d+\//;

const REWRITES: readonly Rewrite[] = [
  [/let errors = 0;/g, (found) => `${found}\nlet reportable = 0;`],
  [ADDED, (_, _name, error = "") => add(error)],
  [TAKEN_OVER, (_, sub = "") => takeOver(sub)],
  // A branch that fits takes back what the others had found, so the count before them is kept.
  [
    /const _errs(\d+) = errors;/g,
    (found, n = "") => `${found}\nconst _reportable${n} = reportable;`,
  ],
  [/\berrors = _errs(\d+);/g, (found, n = "") => `${found}\nreportable = _reportable${n};`],
  [
    /vErrors\.length = (_errs\d+);/g,
    (_, n = "") => `vErrors.length = Math.min(${n}, ${ERRORS_KEPT_MAX});`,
  ],
  // Counting characters takes a look at each, and a text has no more of them than code units.
  [
    /if\((func\d+)\((data\d*)\) ([<>]) (\d+)\)/g,
    (_, func = "", data = "", sign = "", limit = "") =>
      sign === "<" && Number(limit) === 1
        ? `if(${data}.length < 1)`
        : `if(${sign === "<" ? "" : `${data}.length > ${limit} && `}${func}(${data}) ${sign} ${limit})`,
  ],
  [
    /\b(validate\d+)\.errors = vErrors;/g,
    (found, name = "") =>
      `${found}\n${name}.errorCount = errors;\n${name}.reportableCount = reportable;`,
  ],
];

function add(error: string): string {
  const reported = UNREPORTED.test(error) ? "" : "reportable++;";
  return `if(errors < ${ERRORS_KEPT_MAX}) vErrors = add(vErrors, errors, ${error});
errors++;${reported}`;
}

function takeOver(sub: string): string {
  return `vErrors = takeOver(vErrors, errors, ${sub}.errors);
errors += ${sub}.errorCount;reportable += ${sub}.reportableCount;`;
}

const HELPERS = `
function add(kept, count, error) {
  if (kept === null) return [error];
  kept[count] = error;
  return kept;
}
function takeOver(kept, count, more) {
  if (kept === null) return more;
  for (let n = 0; n < more.length && count + n < ${ERRORS_KEPT_MAX}; n++) kept.push(more[n]);
  return kept;
}
`;

/** Every way in which Ajv lets a list of errors grow without an end. */
const UNBOUNDED = /vErrors\.(?:push|concat)\(|vErrors\.length = _|errors = vErrors\.length/;

/**
 * Makes validators that Ajv wrote keep a bounded number of errors, and count all. As they come, they
 * make an object for every error, and copy the whole list for each element that refers to another
 * schema. Throws where the code is not as expected, which another version of Ajv could bring about.
 */
export function boundErrors(source: string): string {
  const bounded = REWRITES.reduce((text, [from, to]) => text.replace(from, to), source);
  const [rest] = UNBOUNDED.exec(bounded) ?? [];
  if (rest) throw new Error(`the validators still have an unbounded list of errors: ${rest}`);
  return bounded + HELPERS;
}

/** How Ajv's code declares a schema, on a line of its own. */
const DECLARED = /^const ((?:schema|formats|pattern)\d+) = (.*);$/gm;

/** The keyword's own value in an error, which the schema in the error also contains. */
const KEYWORD_VALUE = /,schema:(?:(?!,schema:|,parentSchema:)[\s\S])+,parentSchema:/g;

const LATE = `
function late(make) {
  let made;
  return () => made ??= make();
}
`;

/**
 * Makes validators that Ajv wrote read a schema when they first look into it: mostly, that is for an
 * error. As they come they make objects of all schemas at the start of each program that imports them.
 */
export function lateSchemas(source: string): string {
  const names = Array.from(source.matchAll(DECLARED), ([, name = ""]) => name);
  const used = new RegExp(`\\b(?:${names.join("|")})\\b`, "g");
  const lines = source.replace(KEYWORD_VALUE, ",parentSchema:").split("\n");
  const late = lines.map((line) => {
    const [declared] = line.matchAll(DECLARED);
    if (declared) return `const ${declared[1]} = late(() => (${declared[2]}));`;
    return names.length > 0 ? line.replace(used, "$&()") : line;
  });
  return late.join("\n") + LATE;
}

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
      // A function, because "$&" in a text would be a placeholder.
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
