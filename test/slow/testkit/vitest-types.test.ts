import { writeFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newProject, type Project } from "../../support/project.js";

/** A test as it stands in a package of CommonJS, where `vitest` itself compiles. */
const TEST = `
import { expect, test } from "paystub/vitest";

test("an order is paid", async ({ gateway }) => {
  const { declined } = await gateway.invoiceOfOrder("ORD-1").pay();
  expect(declined).toBeUndefined();
  await expect(gateway.invoiceOfOrder("ORD-1")).toBePaid();
  await expect(gateway).toHaveReceived("addInvoice", { amount: 25.5 }, { times: 1 });
});
`;

const WRONG = `
import { expect, test } from "paystub/vitest";
test("a slip", async ({ gateway }) => {
  await expect(gateway).toBePaid();
});
`;

const WAYS = {
  node16: {
    module: ts.ModuleKind.Node16,
    moduleResolution: ts.ModuleResolutionKind.Node16,
  },
  "commonjs, by the oldest resolution": {
    module: ts.ModuleKind.CommonJS,
    moduleResolution: ts.ModuleResolutionKind.Node10,
    esModuleInterop: true,
  },
} as const;

describe("TypeScript of a package of CommonJS, tested with Vitest", () => {
  let project: Project;
  beforeAll(() => {
    project = newProject();
    project.write("package.json", '{ "type": "commonjs" }');
  });
  afterAll(() => project.remove());

  /** What a compiler that looks into no declarations of others has against a file. */
  const complaints = (way: keyof typeof WAYS, text: string): readonly string[] => {
    const file = join(project.path, "payment.test.ts");
    writeFileSync(file, text);
    const program = ts.createProgram([file], {
      ...WAYS[way],
      ...{ target: ts.ScriptTarget.ES2022, lib: ["lib.es2022.d.ts"], types: ["node"] },
      ...{
        strict: true,
        skipLibCheck: true,
        noEmit: true,
        typeRoots: [join(project.path, "node_modules/@types")],
      },
    });
    return ts
      .getPreEmitDiagnostics(program)
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, " "));
  };

  test.each(Object.keys(WAYS) as (keyof typeof WAYS)[])("compiles with %s", (way) => {
    expect(complaints(way, TEST)).toEqual([]);
  });

  test.each(Object.keys(WAYS) as (keyof typeof WAYS)[])(
    "is held to what each matcher is for, with %s",
    (way) => {
      expect(complaints(way, WRONG).join("\n")).toContain("not callable");
    },
  );
});
