/** Options as a config file would hold them: what is undefined is absent. Who is told stays who it is. */
export function present<Options extends { readonly observer?: unknown }>(given: Options): Options {
  const { observer, ...options } = given;
  const kept = JSON.parse(JSON.stringify(options));
  return { ...kept, ...(observer !== undefined && { observer }) };
}
