import { bodyOf, listening } from "./servers.js";

/** What a broker was asked for in one request. */
interface BrokerRequest {
  readonly method: string;
  readonly path: string;
  readonly authorization: string | undefined;
  readonly body: unknown;
}

/** Fields that the API of a Pact broker takes in a body, with what each must be; `?` may be missing. */
const BODIES: readonly (readonly [
  RegExp,
  Readonly<Record<string, (value: unknown) => boolean>>,
])[] = [
  [
    /^POST \/pacts\/provider\/[^/]+\/for-verification$/,
    {
      consumerVersionSelectors: (value) => Array.isArray(value) && value.every(isSelector),
      includePendingStatus: isBoolean,
      "providerVersionBranch?": isText,
    },
  ],
  [
    /^POST \/pacts\/provider\/[^/]+\/consumer\/[^/]+\/pact-version\/[^/]+\/verification-results$/,
    {
      success: isBoolean,
      providerApplicationVersion: isText,
      "buildUrl?": (value) => URL.canParse(String(value)),
      "verifiedBy?": (value) => isText((value as { implementation?: unknown }).implementation),
    },
  ],
  [/^PUT \/pacticipants\/[^/]+\/branches\/[^/]+\/versions\/[^/]+$/, {}],
  [
    /^POST \/webhooks$/,
    {
      "description?": isText,
      "provider?": (value) => isText((value as { name?: unknown }).name),
      events: (value) => Array.isArray(value) && value.every(({ name }) => EVENTS.includes(name)),
      request: isWebhookRequest,
    },
  ],
];

const EVENTS = [
  ...[
    "contract_published",
    "contract_content_changed",
    "contract_requiring_verification_published",
  ],
  ...["provider_verification_published", "provider_verification_failed"],
];

const SELECTORS: Readonly<Record<string, (value: unknown) => boolean>> = {
  ...{ mainBranch: isTrue, matchingBranch: isTrue, deployed: isTrue, released: isTrue },
  ...{ deployedOrReleased: isTrue, latest: isTrue, branch: isText, environment: isText },
  ...{ consumer: isText, tag: isText, fallbackBranch: isText },
};

function isSelector(value: unknown): boolean {
  return Object.entries(value as object).every(([name, one]) => SELECTORS[name]?.(one) ?? false);
}

function isWebhookRequest(value: unknown): boolean {
  const { method, url, headers, body } = value as Readonly<Record<string, unknown>>;
  return (
    method === "POST" && /^https:/.test(String(url)) && typeof headers === "object" && body !== ""
  );
}

function isBoolean(value: unknown): boolean {
  return typeof value === "boolean";
}

function isTrue(value: unknown): boolean {
  return value === true;
}

function isText(value: unknown): boolean {
  return typeof value === "string" && value !== "";
}

/** What is wrong with a body, field by field; a broker says 400 to it. */
export function bodyFlaws(request: string, body: unknown): readonly string[] {
  const [, fields] = BODIES.find(([pattern]) => pattern.test(request)) ?? [];
  if (!fields) return [`there is no ${request}`];
  if (typeof body !== "object" || body === null) return ["the body is no object"];
  const given = body as Readonly<Record<string, unknown>>;
  const known = Object.keys(fields).map((name) => name.replace("?", ""));
  const wrong = Object.entries(fields).flatMap(([name, fits]) => {
    const value = given[name.replace("?", "")];
    if (value === undefined) return name.endsWith("?") ? [] : [`${name} is missing`];
    return fits(value) ? [] : [`${name} cannot be ${JSON.stringify(value)}`];
  });
  const unknown = Object.keys(given).filter((name) => !known.includes(name));
  return [...wrong, ...unknown.map((name) => `${name} is unknown`)];
}

interface Shown {
  readonly pacts: readonly {
    readonly consumer: string;
    readonly raw: object;
    readonly pending: boolean;
  }[];
  readonly token?: string;
  /** What can-i-deploy answers. */
  readonly summary?: object;
}

/** A stand-in for a Pact broker: its links and answers are those of the published description. */
export async function startBroker({ pacts, token, summary = {} }: Shown) {
  const requests: BrokerRequest[] = [];
  const { url } = await listening(async (request, response) => {
    const text = await bodyOf(request);
    const { method = "", url: path = "", headers } = request;
    const body = text === "" ? undefined : JSON.parse(text);
    requests.push({ method, path, authorization: headers.authorization, body });
    const say = (status: number, value: object) =>
      response
        .writeHead(status, { "Content-Type": "application/hal+json" })
        .end(JSON.stringify(value));
    if (token !== undefined && headers.authorization !== `Bearer ${token}`) return say(401, {});
    const flaws = method === "GET" ? [] : bodyFlaws(`${method} ${path}`, body);
    if (flaws.length > 0) return say(400, { errors: flaws });
    const answer = answerTo(method, path);
    return answer ? say(method === "PUT" ? 201 : 200, answer) : say(404, {});
  });
  const hrefOf = (index: number) =>
    `${url}/pacts/provider/payment-service/consumer/${pacts[index]?.consumer}/pact-version/${index}`;
  return { url, requests };

  function answerTo(method: string, path: string): object | undefined {
    if (path === "/") {
      const href = `${url}/pacts/provider/{provider}/for-verification`;
      return { _links: { "pb:provider-pacts-for-verification": { href, templated: true } } };
    }
    if (path.startsWith("/can-i-deploy?")) return { summary, notices: [], matrix: [] };
    if (path.endsWith("/for-verification")) return { _embedded: { pacts: pacts.map(listed) } };
    const [, index] = /\/pact-version\/(\d+)$/.exec(path) ?? [];
    if (index === undefined) return method === "GET" ? undefined : {};
    const results = { href: `${hrefOf(Number(index))}/verification-results` };
    const _links = {
      "pb:publish-verification-results": results,
      "pb:consumer-version": { name: "3.1.4" },
    };
    return { ...pacts[Number(index)]?.raw, _links };
  }

  function listed({ consumer, pending }: Shown["pacts"][number], index: number): object {
    const text = `It is the latest of ${consumer}`;
    const notices = [
      { text, when: "before_verification" },
      { text: "Published", when: "after_verification:success_true_published_true" },
    ];
    const self = { href: hrefOf(index), name: `Pact between ${consumer} and payment-service` };
    return { verificationProperties: { pending, notices }, _links: { self } };
  }
}
