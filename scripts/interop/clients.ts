import { readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import openapiTS, { astToString } from "openapi-typescript";
import ts from "typescript";
import {
  type Bench,
  type Check,
  type Judgement,
  linesIn,
  type PlantedDocument,
  ROOT,
  runProgram,
} from "./check.js";
import { installedVersion } from "./readers.js";

/** Makes the client's code, and says what went wrong with that. */
type Generate = (bench: Bench) => Promise<readonly string[]>;

/** What a shop does with a client, each in its generator's own words: it ends by telling the status. */
const BEGINNING = `
declare const process: { readonly env: Readonly<Record<string, string | undefined>> };
const { BASE_URL: baseUrl = "", TOKEN: token = "" } = process.env;
const order = {
  orderNumber: "INTEROP",
  amount: 25.5,
  callBackUrl: "https://shop.example/payment/done",
  clientName: "Sara Al Harbi",
  clientMobile: "0500000001",
  products: [{ title: "Coffee beans", price: 25.5, qty: 1 }],
};
`;

const FETCH_CLIENT = `
import createClient from "openapi-fetch";
import type { paths } from "./generated.js";
${BEGINNING}
const client = createClient<paths>({ baseUrl, headers: { Authorization: \`Bearer \${token}\` } });
const { data: created, error } = await client.POST("/api/addInvoice", { body: order });
if (!created) throw new Error(JSON.stringify(error));
const { transactionNo } = created;
const { data: read } = await client.GET("/api/getInvoice/{transactionNo}", {
  params: { path: { transactionNo } },
});
console.log(\`\${read?.orderStatus} \${read?.amount.toFixed(2)}\`);
export {};
`;

const TELLS = "PENDING 25.50";

const COMPILER: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  lib: ["lib.es2023.d.ts", "lib.dom.d.ts", "lib.dom.iterable.d.ts"],
  types: [],
  strict: true,
  noEmit: true,
  skipLibCheck: true,
};

/** What the compiler has against a shop and all that it imports. */
function compiled(shop: string): readonly string[] {
  const found = ts.getPreEmitDiagnostics(ts.createProgram([shop], COMPILER));
  return found.map(({ file, messageText }) => {
    const said = ts.flattenDiagnosticMessageText(messageText, " ");
    return `it does not compile: ${file?.fileName.split("/").at(-1) ?? ""}: ${said}`;
  });
}

/** Generates a client, compiles a shop's typed calls of it, and makes them against the mock. */
async function judged(bench: Bench, shop: string, generate: Generate): Promise<Judgement> {
  const { folder, baseUrl, token } = bench;
  symlinkSync(join(ROOT, "node_modules"), join(folder, "node_modules"));
  writeFileSync(join(folder, "package.json"), JSON.stringify({ type: "module" }));
  const file = join(folder, "shop.ts");
  writeFileSync(file, shop);
  const generated = await generate(bench);
  const complaints = generated.length > 0 ? generated : compiled(file);
  if (complaints.length > 0) return { said: complaints[0] ?? "", complaints };
  const tsx = join(ROOT, "node_modules/tsx/dist/cli.mjs");
  const env = { BASE_URL: baseUrl, TOKEN: token };
  const { text } = await runProgram(process.execPath, [tsx, file], { cwd: folder, env });
  if (text.trim() === TELLS) return { said: `generated, compiled, ${TELLS}`, complaints: [] };
  return { said: linesIn(text)[0] ?? "nothing", complaints: linesIn(text) };
}

/** The types that a shop's calls stand on lose a field: they must no longer compile. */
const fault: Check["fault"] = {
  what: "an invoice without transactionNo",
  plant({ components }: PlantedDocument) {
    const { Invoice: invoice } = components.schemas;
    if (!invoice) throw new Error("the spec has no Invoice");
    delete invoice.properties.transactionNo;
    invoice.required = invoice.required.filter((name) => name !== "transactionNo");
  },
};

/** The types that openapi-typescript makes, under the client that goes with them. */
export const openapiFetch: Check = {
  tool: "openapi-typescript + openapi-fetch",
  version: `${installedVersion("openapi-typescript")} + ${installedVersion("openapi-fetch")}`,
  fault,
  judge: (bench) =>
    judged(bench, FETCH_CLIENT, async ({ spec, folder }) => {
      // Else a request would have to give whatever has a default.
      const tree = await openapiTS(readFileSync(spec), { defaultNonNullable: false });
      const text = astToString(tree);
      writeFileSync(join(folder, "generated.ts"), text);
      return [];
    }),
};
