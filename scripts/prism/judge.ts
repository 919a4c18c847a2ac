import {
  createInstance,
  type IHttpProxyConfig,
  type IHttpRequest,
  type IHttpResponse,
} from "@stoplight/prism-http";
import { silence } from "./silence.js";
import { prismOperations } from "./spec.js";

/** A request or an answer as it went over the line. */
export interface Message {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** A request with the answer that it got. */
export interface Exchange {
  readonly method: string;
  /** Path with the query. */
  readonly target: string;
  readonly request: Message;
  readonly status: number;
  readonly response: Message;
}

/** What Prism has against an exchange. */
export interface Violation {
  readonly side: "request" | "response";
  /** Where in the message: `body.amount`. Empty for the whole of it. */
  readonly place: string;
  readonly message: string;
}

const CONFIG: IHttpProxyConfig = {
  isProxy: true,
  upstream: new URL("http://localhost"),
  upstreamProxy: undefined,
  checkSecurity: true,
  validateRequest: true,
  validateResponse: true,
  // With errors Prism would put its own answer in place of the upstream's.
  errors: false,
  mock: { dynamic: false },
};

/**
 * Makes a judge that says what in an exchange breaks the spec, whatever weight Prism gives to it: a
 * status that the spec does not name is only a warning there. Prism judges and does not carry, since
 * what it carries it writes anew, and 25.0 would come out as 25.
 */
export async function makeJudge(
  given?: Awaited<ReturnType<typeof prismOperations>>,
): Promise<(exchange: Exchange) => Promise<readonly Violation[]>> {
  const operations = given ?? (await prismOperations());
  return async ({ method, target, request, status, response }) => {
    const answer: IHttpResponse = {
      statusCode: status,
      headers: { ...response.headers },
      body: contentOf(response),
    };
    const prism = createInstance(CONFIG, {
      logger: silence(),
      forward: () => () => () => Promise.resolve({ _tag: "Right", right: answer }),
    });
    const judged = await prism.request(inputOf(method, target, request), operations)();
    if (judged._tag === "Left") {
      return [{ side: "request", place: "", message: judged.left.message }];
    }
    const { input, output } = judged.right.validations;
    const of = (side: Violation["side"], found: typeof input): Violation[] =>
      found.map(({ path = [], message }) => ({ side, place: path.join("."), message }));
    return [...of("request", input), ...of("response", output)];
  };
}

function inputOf(method: string, target: string, request: Message): IHttpRequest {
  const { pathname, searchParams } = new URL(target, "http://localhost");
  const query = [...new Set(searchParams.keys())].map((name): [string, string | string[]] => {
    const [first = "", ...more] = searchParams.getAll(name);
    return [name, more.length > 0 ? [first, ...more] : first];
  });
  return {
    method: method.toLowerCase() as IHttpRequest["method"],
    url: { path: pathname, query: Object.fromEntries(query) },
    headers: { ...request.headers },
    body: contentOf(request) ?? null,
  };
}

/** What a body says: JSON where it is declared and is JSON, else text; undefined for none. */
function contentOf({ headers, body }: Message): unknown {
  if (body.length === 0) return undefined;
  const text = body.toString("utf8");
  if (!/^application\/([\w.-]+\+)?json\b/i.test(headers["content-type"] ?? "")) return text;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
