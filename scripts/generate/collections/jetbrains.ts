import type { Collection, CollectionRequest } from "./collection.js";
import { fileVariables, notice, requestText } from "./rest-client.js";

/**
 * The `.http` file in the dialect of the HTTP Client in JetBrains IDEs: a script after the request checks
 * the answer and keeps what later requests need.
 */
export function jetbrainsText(collection: Collection): string {
  const blocks = collection.requests.map(
    (request) =>
      `### ${request.title}\n# @name ${request.name}\n` +
      `${requestText(request, { blankLine: true })}\n${handlerText(request)}`,
  );
  const how = ["For the HTTP Client in JetBrains IDEs: run all requests in the file."];
  return [`${notice(how)}\n${fileVariables(collection)}`, ...blocks].join("\n");
}

function handlerText({ status, keeps, expects }: CollectionRequest): string {
  const lines = [
    `client.test("status is ${status}", () => client.assert(response.status === ${status}));`,
    ...Object.entries(expects).map(
      ([path, text]) =>
        `client.test("${path} is ${text}", () => ` +
        `client.assert(/^${text}$/i.test(response.body.${path})));`,
    ),
    ...Object.entries(keeps).map(
      ([variable, path]) => `client.global.set("${variable}", response.body.${path});`,
    ),
  ];
  return `> {%\n${lines.map((line) => `  ${line}\n`).join("")}%}\n`;
}
