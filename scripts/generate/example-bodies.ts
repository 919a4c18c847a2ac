import { type ApiDocument, jsonContent, operationsOf, resolve } from "./documents.js";

/** The text of the generated table of first examples: what a snippet of a call sends. */
export function exampleBodiesText(api: ApiDocument): string {
  const lines = operationsOf(api).flatMap(({ operation }) => {
    if (!operation.requestBody) return [];
    const [example] = Object.values(jsonContent(api, operation.requestBody)?.examples ?? {});
    const { value = {} } = example ? (resolve(api, example) as { readonly value?: unknown }) : {};
    return [`  ${operation.operationId}: ${JSON.stringify(JSON.stringify(value))},\n`];
  });
  const type = "Readonly<Partial<Record<OperationId, string>>>";
  return `import type { OperationId } from "./operations.js";

/** The first example of each body, as JSON; none of operations without a body. */
export const exampleBodies: ${type} = {
${lines.join("")}};
`;
}
