import { createRequire } from "node:module";
import { join } from "node:path";
import SwaggerParser from "@apidevtools/swagger-parser";
import { type Check, linesIn, ROOT, runProgram } from "./check.js";

const require = createRequire(import.meta.url);

/** The version of a package that is installed here. */
export function installedVersion(name: string): string {
  return require(join(ROOT, "node_modules", name, "package.json")).version;
}

/** Reads the spec, follows its references and holds it to the schema of OpenAPI 3.1. */
export const swaggerParser: Check = {
  tool: "swagger-parser",
  version: installedVersion("@apidevtools/swagger-parser"),
  fault: {
    what: "a response without a description",
    plant({ components }) {
      const [response] = Object.values(components.responses as Record<string, object>);
      Object.assign(response ?? {}, { description: undefined });
    },
  },
  async judge({ spec }) {
    try {
      const { paths = {} } = await SwaggerParser.validate(spec);
      return { said: `valid, ${Object.keys(paths).length} paths`, complaints: [] };
    } catch (error) {
      const complaints = linesIn(error instanceof Error ? error.message : String(error));
      return { said: complaints[0] ?? "", complaints };
    }
  },
};

/** Redocly's own rules, of which it recommends these. A warning is a complaint as well. */
export const redocly: Check = {
  tool: "Redocly recommended",
  version: installedVersion("@redocly/cli"),
  fault: {
    what: "an operation that is never refused",
    plant({ paths }) {
      const { post } = paths["/api/addInvoice"] as { post: { responses: object } };
      const { 200: created } = post.responses as Record<string, unknown>;
      post.responses = { 200: created };
    },
  },
  async judge({ spec, folder }) {
    const cli = join(ROOT, "node_modules/@redocly/cli/bin/cli.js");
    const args = [cli, "lint", spec, "--extends", "recommended", "--format", "json"];
    const env = { REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" };
    const { output } = await runProgram(process.execPath, args, { cwd: folder, env });
    const { problems, totals }: Linted = JSON.parse(output);
    const complaints = problems.map(({ severity, ruleId, message, location }) => {
      return `${severity} ${ruleId} at ${location[0]?.pointer ?? "#"}: ${message}`;
    });
    const { errors, warnings } = totals;
    return { said: `${errors} errors, ${warnings} warnings`, complaints };
  },
};

interface Linted {
  readonly totals: { readonly errors: number; readonly warnings: number };
  readonly problems: readonly {
    readonly severity: string;
    readonly ruleId: string;
    readonly message: string;
    readonly location: readonly { readonly pointer?: string }[];
  }[];
}
