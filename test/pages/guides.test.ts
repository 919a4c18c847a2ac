import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { startGateway } from "../../mocks/index.js";
import { GUIDES } from "../../mocks/pages/docs/guides.js";
import { allGuides, ROOT } from "../support/guides.js";

async function docs(path: string): Promise<Response> {
  const gateway = await startGateway();
  onTestFinished(() => gateway.close());
  return fetch(`${gateway.baseUrl}/_docs/${path}`);
}

test("llms.txt links every guide and both specs, and each link works", async () => {
  const gateway = await startGateway();
  onTestFinished(() => gateway.close());
  const response = await fetch(`${gateway.baseUrl}/_docs/llms.txt`);
  expect(response.headers.get("content-type")).toBe("text/plain; charset=utf-8");
  const text = await response.text();
  const links = Array.from(text.matchAll(/\]\((.*?)\)/g), ([, link = ""]) => link);
  expect(links).toHaveLength(GUIDES.length + 2);
  for (const link of links) {
    expect(link.startsWith(gateway.baseUrl)).toBe(true);
    expect((await fetch(link)).status, link).toBe(200);
  }
});

test("a guide is served as written, as Markdown", async () => {
  const response = await docs("mocks/control/README.md");
  expect(response.headers.get("content-type")).toBe("text/markdown; charset=utf-8");
  expect(await response.text()).toBe(readFileSync(join(ROOT, "mocks/control/README.md"), "utf8"));
});

test("a browser gets a guide as plain text, which it shows", async () => {
  const gateway = await startGateway();
  onTestFinished(() => gateway.close());
  const headers = { Accept: "text/html,application/xhtml+xml,*/*;q=0.8" };
  const response = await fetch(`${gateway.baseUrl}/_docs/README.md`, { headers });
  expect(response.headers.get("content-type")).toBe("text/plain; charset=utf-8");
});

test.each(["package.json", "mocks/control/http.ts", "../package.json", "%2e%2e/package.json"])(
  "%s is not a guide",
  async (path) => {
    expect((await docs(path)).status).toBe(404);
  },
);

test("every guide for users is listed, and exists", () => {
  const listed = GUIDES.map(({ path }) => path);
  for (const path of listed) expect(existsSync(join(ROOT, path)), path).toBe(true);
  const forUs = [
    "mocks/README.md",
    "scripts/README.md",
    "CHANGELOG.md",
    "CONTRIBUTING.md",
    "SECURITY.md",
  ];
  const others = allGuides().map(({ path }) => path);
  expect(others.filter((path) => !forUs.includes(path) && !listed.includes(path))).toEqual([]);
});
