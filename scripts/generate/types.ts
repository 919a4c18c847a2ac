import openapiTS, { astToString } from "openapi-typescript";
import ts from "typescript";
import type { ApiDocument } from "./documents.js";

/**
 * The text of the generated types of a spec. `x-type` is the type of a schema that a table of ours knows
 * better, as TypeScript. A property with a default stays optional, since in a
 * request it is; everything is readonly, since a message that was sent does not change. Clients by path, such as
 * openapi-fetch, need the operations by their paths as well.
 */
export async function typesText(document: ApiDocument, paths?: "without paths"): Promise<string> {
  const nodes = await openapiTS(JSON.stringify(document), {
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
    immutable: true,
    defaultNonNullable: false,
    transform: (schema) => {
      const { "x-prefix": prefix, "x-type": type } = schema as Readonly<Record<string, unknown>>;
      if (typeof type === "string") return ts.factory.createTypeReferenceNode(type);
      return typeof prefix === "string" ? beginningWith(prefix) : undefined;
    },
  });
  const isPaths = (node: ts.Node) => ts.isInterfaceDeclaration(node) && node.name.text === "paths";
  return astToString(paths ? nodes.filter((node) => !isPaths(node)) : nodes);
}

/** The type of a text of which it is known how it begins: `http${string}`. */
function beginningWith(prefix: string): ts.TypeNode {
  const { factory } = ts;
  const anything = factory.createKeywordTypeNode(ts.SyntaxKind.StringKeyword);
  const rest = factory.createTemplateLiteralTypeSpan(anything, factory.createTemplateTail(""));
  return factory.createTemplateLiteralType(factory.createTemplateHead(prefix), [rest]);
}
