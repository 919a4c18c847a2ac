/** Options as a config file would hold them: what is undefined is absent. Who is told stays who it is. */
export function present<Options extends object>(given: Options): Options {
  const { observer, ...options } = given as { readonly observer?: unknown };
  const kept = JSON.parse(JSON.stringify(options));
  return { ...kept, ...(observer !== undefined && { observer }) };
}
