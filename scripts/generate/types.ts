import openapiTS, { astToString } from "openapi-typescript";
import type { ApiDocument } from "./documents.js";

/**
 * The text of the generated types of a spec. A property with a default stays optional, since in a
 * request it is; everything is readonly, since a message that was sent does not change.
 */
export async function typesText(document: ApiDocument): Promise<string> {
  const nodes = await openapiTS(JSON.stringify(document), {
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
    immutable: true,
    defaultNonNullable: false,
  });
  return astToString(nodes);
}
