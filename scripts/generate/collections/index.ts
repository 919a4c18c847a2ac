import type { ApiDocument } from "../documents.js";
import { brunoFiles } from "./bruno.js";
import { collectionOf } from "./collection.js";
import { postmanText } from "./postman.js";

/** The collections of a spec in all formats: text by path, below `collections/`. */
export function collectionFiles(api: ApiDocument): readonly (readonly [string, string])[] {
  const collection = collectionOf(api);
  const files: readonly (readonly [string, string])[] = [
    ["paystub.postman_collection.json", postmanText(collection)],
    ...[...brunoFiles(collection)].map(([name, text]) => [`bruno/${name}`, text] as const),
  ];
  return files.map(([name, text]) => [`collections/${name}`, text]);
}
