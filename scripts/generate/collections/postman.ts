import type { Collection, CollectionRequest } from "./collection.js";

const SCHEMA = "https://schema.getpostman.com/json/collection/v2.1.0/collection.json";

/** The Postman collection, format 2.1, with tests that keep what later requests need. */
export function postmanText({ variables, requests }: Collection): string {
  const collection = {
    info: {
      name: "paystub",
      description:
        "Every operation of the payment service, as one story: run the whole collection. " +
        "Generated from spec/openapi.yaml by npm run generate.",
      schema: SCHEMA,
    },
    variable: Object.entries(variables).map(([key, value]) => ({ key, value, type: "string" })),
    item: requests.map(itemOf),
  };
  return `${JSON.stringify(collection, null, 2)}\n`;
}

function itemOf(request: CollectionRequest): object {
  const { title, about, method, url, headers, body } = request;
  const [address = "", asked] = url.split("?", 2);
  const [host = "", ...path] = address.split("/");
  const query = [...new URLSearchParams(asked)].map(([key, value]) => ({ key, value }));
  return {
    name: title,
    event: [{ listen: "test", script: { type: "text/javascript", exec: scriptLines(request) } }],
    request: {
      description: about,
      method,
      header: headers.map(([key, value]) => ({ key, value })),
      url: { raw: url, host: [host], path, ...(query.length > 0 && { query }) },
      ...(body !== null && {
        body: { mode: "raw", raw: body, options: { raw: { language: "json" } } },
      }),
    },
    response: [],
  };
}

function scriptLines({ status, keeps, expects }: CollectionRequest): readonly string[] {
  return [
    `pm.test("status is ${status}", () => pm.response.to.have.status(${status}));`,
    ...Object.entries(expects).map(
      ([path, text]) =>
        `pm.test("${path} is ${text}", () => ` +
        `pm.expect(pm.response.json().${path}).to.match(/^${text}$/i));`,
    ),
    ...Object.entries(keeps).map(
      ([variable, path]) =>
        `pm.collectionVariables.set("${variable}", pm.response.json().${path});`,
    ),
  ];
}
