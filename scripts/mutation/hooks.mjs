/**
 * Has tests that are run for a mutant draw few cases: they ask for fast-check and get ours. What a
 * module loads that is loaded afresh is loaded afresh too, as far as it is of this project.
 */
export async function resolve(specifier, context, next) {
  const ours = new URL("./few-cases.mjs", import.meta.url).href;
  if (specifier === "fast-check" && context.parentURL !== ours) {
    return { url: ours, shortCircuit: true };
  }
  const resolved = await next(specifier, context);
  const [fresh] = /fresh=\d+/.exec(context.parentURL ?? "") ?? [];
  if (!fresh || !specifier.startsWith(".")) return resolved;
  return { ...resolved, url: `${resolved.url}?${fresh}` };
}
