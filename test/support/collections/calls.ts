/** A request as a collection says it, with variables in double braces. */
export interface Call {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
}

/** What came back, with JSON read. */
export interface Got {
  readonly status: number;
  readonly body: unknown;
}

/** What the variables of a collection hold at the moment. */
export type Variables = Map<string, string>;

/** Fills variables in. Throws for one that nobody has set. */
export function filled(text: string, variables: Variables): string {
  return text.replace(/\{\{([^{}]*)\}\}/g, (_, name: string) => {
    const value = variables.get(name.trim());
    if (value === undefined) throw new Error(`nobody has set the variable ${name}`);
    return value;
  });
}

/** Sends a request with its variables filled in. */
export async function sent({ method, url, headers, body }: Call, variables: Variables) {
  const fill = (text: string) => filled(text, variables);
  const lines = Object.entries(headers).map(([name, value]) => [name, fill(value)]);
  const response = await fetch(fill(url), {
    method,
    headers: Object.fromEntries(lines),
    ...(body !== null && { body: JSON.stringify(JSON.parse(fill(body))) }),
  });
  return { status: response.status, body: (await response.json()) as unknown } satisfies Got;
}

/** The field of an answer at a path with dots. Throws where there is none. */
export function fieldAt(body: unknown, path: string): string {
  let value = body;
  for (const name of path.split(".")) value = (value as Record<string, unknown>)[name];
  if (typeof value !== "string") throw new Error(`the answer has no text at ${path}`);
  return value;
}
