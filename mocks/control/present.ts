/** Options as a config file would hold them: what is undefined is absent. The observer stays the same object. */
export function present<Options extends object>(given: Options): Options {
  const { observer, ...options } = given as { readonly observer?: unknown };
  const kept = JSON.parse(JSON.stringify(options));
  return { ...kept, ...(observer !== undefined && { observer }) };
}
