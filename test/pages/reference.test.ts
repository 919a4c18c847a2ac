import { readFileSync } from "node:fs";
import { beforeAll, describe, expect } from "vitest";
import { buildPackage } from "../support/command-line.js";
import { test } from "../support/persons.js";

beforeAll(buildPackage);

const specFile = (name: string) => readFileSync(`spec/compiled/${name}.json`, "utf8");

describe("the API reference", () => {
  test.for(["/_docs", "/_docs/control"])(
    "%s runs its own script only",
    async (path, { merchant }) => {
      const { status, text, headers } = await merchant.get(path);
      expect(status).toBe(200);
      const policy = headers.get("content-security-policy") ?? "";
      expect(policy).toContain("script-src 'self'; style-src 'self'");
      expect(policy).not.toContain("unsafe");
      expect(text).not.toMatch(/<style|<script>|https?:/);
      for (const [, file = ""] of text.matchAll(/(?:src|href)="([^"]+\.(?:js|css))"/g)) {
        expect((await merchant.get(file)).status, file).toBe(200);
      }
      const [, spec = ""] = /data-spec="([^"]+)"/.exec(text) ?? [];
      expect((await merchant.get(spec)).body.openapi).toMatch(/^3\.1/);
    },
  );

  test("serves both specs as they are", async ({ merchant }) => {
    for (const name of ["openapi", "control"]) {
      expect((await merchant.get(`/_docs/${name}.json`)).text).toBe(specFile(name));
    }
    expect((await merchant.get("/_docs/none")).status).toBe(404);
  });

  test("says in its text what is documented and what is assumed", async ({ merchant }) => {
    const { text } = await merchant.get("/_docs/openapi.marked.json");
    expect(text).toContain("**Documented**.");
    expect(text).toMatch(/\*\*Assumed\*\* \(`[a-z-]+`\)\./);
    expect(text).not.toContain('"x-provenance"');
    expect(text).not.toContain("**Observed**");
  });

  test("leaves nothing in the journal", async ({ merchant }) => {
    await merchant.get("/_docs");
    expect((await merchant.get("/_control/requests")).body.requests).toEqual([]);
  });
});
