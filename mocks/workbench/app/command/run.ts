import { ApiProblem } from "../api.js";
import { requestAsCurl } from "../copies/as-curl.js";
import { asked } from "../proof.js";

/** A stream has no end: what it told by then is its answer. */
const STREAM_MS = 2000;

/** A spec that the gateway serves beside its reference. */
export async function specOf(name: "openapi" | "control"): Promise<unknown> {
  const response = await asked(`/_docs/${name}.json`);
  if (!response.ok) throw new ApiProblem(`the spec is not there: ${response.status}`, 0, "");
  return response.json();
}

/** Carries out what a command line says; whatever the answer is, it is no problem of the page. */
export async function runCommand(
  sandbox: string,
  { method, isService }: { readonly method: string; readonly isService: boolean },
  path: string,
  body: unknown,
): Promise<{ readonly status: number; readonly value: unknown; readonly curl: string }> {
  const authorization = isService ? `Bearer sandbox_${sandbox}` : undefined;
  const text = body === undefined ? undefined : JSON.stringify(body);
  const curl = requestAsCurl(method, location.origin + path, {
    ...(authorization !== undefined && { authorization }),
    ...(text !== undefined && { body: text }),
  });
  const headers = {
    ...(authorization !== undefined && { Authorization: authorization }),
    ...(text !== undefined && { "Content-Type": "application/json" }),
  };
  const init = { method, headers, ...(text !== undefined && { body: text }) };
  const signal = path.endsWith("/stream") ? AbortSignal.timeout(STREAM_MS) : null;
  const ask = isService ? fetch : asked;
  const response = await ask(path, { ...init, signal }).catch((error: unknown) => {
    throw new ApiProblem(String(error), 0, curl);
  });
  const answer = await response.text().catch(() => "");
  return { status: response.status, value: parsed(answer), curl };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
