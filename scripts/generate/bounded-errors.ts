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
