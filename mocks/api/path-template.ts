/** A parameter in a path of the spec, such as `{transactionNo}`. */
const PARAMETER = /\{(\w+)\}/g;

function isParameter(part: string): boolean {
  return part.startsWith("{");
}

/**
 * The values of a template's parameters, as they are written in a path. Undefined where the path is another one:
 * paths are exact.
 */
export function matchPath(
  template: string,
  path: string,
): Readonly<Record<string, string>> | undefined {
  const known = template.split("/");
  const parts = path.split("/");
  if (parts.length !== known.length) return undefined;
  const values: Record<string, string> = {};
  for (const [n, part] of known.entries()) {
    const written = parts[n] ?? "";
    if (isParameter(part) && written !== "") values[part.slice(1, -1)] = written;
    else if (part !== written) return undefined;
  }
  return values;
}

/** A template with an escaped value for each parameter. */
export function fillPath(template: string, valueFor: (name: string) => string): string {
  return template.replace(PARAMETER, (_, name: string) => encodeURIComponent(valueFor(name)));
}

/** The address of a template below a base URL, with the values of the query that there are. */
export function addressOf(
  base: string,
  template: string,
  path: object = {},
  query: object = {},
): string {
  const values: Readonly<Record<string, unknown>> = { ...path };
  const present = Object.entries(query).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(present.map(([name, value]) => [name, String(value)]));
  const filled = fillPath(template, (name) => String(values[name] ?? ""));
  return base + filled + (search.size > 0 ? `?${search}` : "");
}

/** A template with the parts of a path in the places of its parameters, as far as the path has them. */
export function fillFrom(template: string, path: string): string {
  const parts = path.split("/");
  return template
    .split("/")
    .map((part, n) => (isParameter(part) ? parts[n] || part : part))
    .join("/");
}

/** A template as Express writes it. */
export function routePath(template: string): string {
  return template.replace(PARAMETER, ":$1");
}
