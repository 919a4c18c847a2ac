/** Has tests that are run for a mutant draw few cases: they ask for fast-check and get ours. */
export function resolve(specifier, context, next) {
  const ours = new URL("./few-cases.mjs", import.meta.url).href;
  if (specifier !== "fast-check" || context.parentURL === ours) return next(specifier, context);
  return { url: ours, shortCircuit: true };
}
