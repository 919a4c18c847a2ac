import { beforeAll, describe, expect } from "vitest";
import { buildPackage } from "../support/command-line.js";
import { SHOP, test } from "../support/persons.js";

beforeAll(buildPackage);

describe("the page of the workbench", () => {
  test("comes with a strict policy, and no proxy keeps it", async ({ gateway, merchant }) => {
    for (const path of ["/", "/_workbench/app.js", "/_workbench/app.css"]) {
      const { status, headers } = await merchant.get(path);
      expect(status, path).toBe(200);
      const policy = headers.get("content-security-policy") ?? "";
      expect(policy).toContain("script-src 'self'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toContain("unsafe");
      expect(headers.get("cache-control")).toBe("no-store");
    }
    const { text } = await merchant.get("/");
    expect(text).not.toMatch(/<script>|<style|https?:/);
    const foreign = await fetch(`${gateway.baseUrl}/`, {
      headers: { "Sec-Fetch-Site": "cross-site" },
    });
    expect(foreign.status).toBe(403);
  });

  test("has its scripts and style compressed, under addresses that a browser keeps", async ({
    merchant,
  }) => {
    const { text } = await merchant.get("/");
    const addresses = text.match(/\/_workbench\/[^"]+/g) ?? [];
    expect(addresses).toHaveLength(2);
    for (const address of addresses) {
      const compressed = await merchant.get(address, { "Accept-Encoding": "gzip" });
      expect(compressed.headers.get("content-encoding")).toBe("gzip");
      expect(compressed.headers.get("cache-control")).toMatch(/immutable/);
      const plain = await merchant.get(address, { "Accept-Encoding": "identity" });
      expect(plain.headers.get("content-encoding")).toBe(null);
      expect(plain.text).toBe(compressed.text);
      const other = await merchant.get(address.replace(/v=.*/, "v=other"));
      expect(other.headers.get("cache-control")).toBe("no-store");
    }
  });

  test("leaves nothing in the journal of requests", async ({ merchant }) => {
    await merchant.get("/");
    const { body } = await merchant.get("/_control/requests");
    expect(body.requests).toEqual([]);
    expect((await merchant.get(`${SHOP}/requests`)).body.requests).toEqual([]);
  });
});
