import type { ApiDocument } from "../documents.js";
import { brunoFiles } from "./bruno.js";
import { collectionOf } from "./collection.js";
import { hurlText, hurlVariables } from "./hurl.js";
import { jetbrainsText } from "./jetbrains.js";
import { postmanText } from "./postman.js";
import { restClientText } from "./rest-client.js";

/** The collections of a spec in all formats: text by path, below `collections/`. */
export function collectionFiles(api: ApiDocument): readonly (readonly [string, string])[] {
  const collection = collectionOf(api);
  const files: readonly (readonly [string, string])[] = [
    ["paystub.http", restClientText(collection)],
    ["paystub.jetbrains.http", jetbrainsText(collection)],
    ["paystub.hurl", hurlText(collection)],
    ["paystub.vars", hurlVariables(collection)],
    ["paystub.postman_collection.json", postmanText(collection)],
    ...[...brunoFiles(collection)].map(([name, text]) => [`bruno/${name}`, text] as const),
  ];
  return files.map(([name, text]) => [`collections/${name}`, text]);
}
