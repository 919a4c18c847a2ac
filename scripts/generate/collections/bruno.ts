import type { Collection, CollectionRequest } from "./collection.js";

const MANIFEST = { version: "1", name: "paystub", type: "collection", ignore: ["node_modules"] };

/** The files of the Bruno folder, by their paths in it. */
export function brunoFiles({ variables, requests }: Collection): ReadonlyMap<string, string> {
  const files = requests.map((request, index): [string, string] => {
    const place = String(index + 1).padStart(2, "0");
    return [`${place}-${request.name}.bru`, requestFile(request, index + 1)];
  });
  return new Map([
    ["bruno.json", `${JSON.stringify(MANIFEST, null, 2)}\n`],
    ["environments/local.bru", block("vars", pairs(Object.entries(variables)))],
    ...files,
  ]);
}

function requestFile(request: CollectionRequest, seq: number): string {
  const { title, about, method, url, headers, body, status, keeps, expects } = request;
  const kept = Object.entries(keeps).map(([name, path]) => [name, `res.body.${path}`] as const);
  const kind = body === null ? "none" : "json";
  const blocks = [
    block(
      "meta",
      pairs([
        ["name", title],
        ["type", "http"],
        ["seq", String(seq)],
      ]),
    ),
    block(
      method.toLowerCase(),
      pairs([
        ["url", url],
        ["body", kind],
        ["auth", "none"],
      ]),
    ),
    block("headers", pairs(headers)),
    ...(body === null ? [] : [block("body:json", body.split("\n"))]),
    ...(kept.length > 0 ? [block("vars:post-response", pairs(kept))] : []),
    block("assert", pairs([["res.status", `eq ${status}`]])),
    ...(Object.keys(expects).length > 0 ? [block("tests", testLines(expects))] : []),
    ...(about === "" ? [] : [block("docs", about.split("\n"))]),
  ];
  return blocks.join("\n");
}

/** The letter case is left open, which an assertion of Bruno cannot say but a test can. */
function testLines(expects: CollectionRequest["expects"]): readonly string[] {
  return Object.entries(expects).flatMap(([path, text]) => [
    `test("${path} is ${text}", function () {`,
    `  expect(res.body.${path}).to.match(/^${text}$/i);`,
    "});",
  ]);
}

function pairs(entries: readonly (readonly [string, string])[]): readonly string[] {
  return entries.map(([name, value]) => `${name}: ${value}`);
}

function block(name: string, lines: readonly string[]): string {
  const indented = lines.map((line) => (line === "" ? "" : `  ${line}`));
  return `${[`${name} {`, ...indented, "}"].join("\n")}\n`;
}
