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

/** The pages of the guides in a browser, each with its ids and the addresses of its links. */
async function guidePages() {
  const gateway = await startGateway();
  onTestFinished(() => gateway.close());
  const read = async (path: string) => {
    const headers = { Accept: "text/html,application/xhtml+xml,*/*;q=0.8" };
    const response = await fetch(new URL(path, gateway.baseUrl), { headers });
    const html = await response.text();
    const all = (pattern: RegExp) => Array.from(html.matchAll(pattern), ([, text = ""]) => text);
    return {
      status: response.status,
      html,
      ids: all(/ id="([^"]+)"/g),
      links: all(/<a [^>]*?href="([^"]+)"/g).filter((link) => !link.startsWith("http")),
    };
  };
  return read;
}

test("a browser gets each guide as a page, and each link works", async () => {
  const read = await guidePages();
  const pages = new Map<string, Awaited<ReturnType<typeof read>>>();
  const open = async (path: string) => {
    const page = pages.get(path) ?? (await read(path));
    pages.set(path, page);
    return page;
  };
  const broken: string[] = [];
  for (const { path } of GUIDES) {
    const own = `/_docs/${path}`;
    const { status, html, links } = await open(own);
    expect(status, path).toBe(200);
    expect(html).toMatch(/^<!doctype html>/);
    for (const link of links) {
      const [file, anchor] = link.split("#");
      const target = await open(file || own);
      const isThere = target.status === 200 && (!anchor || target.ids.includes(anchor));
      if (!isThere) broken.push(`${path}: ${link}`);
    }
  }
  expect(broken).toEqual([]);
});

test.each([
  ["expired invoice", "/_docs/mocks/testkit/cookbook/README.md#"],
  ["GitLab", "/_docs/spec/recipes/README.md#"],
  ["postgresql replicas", "/_docs/mocks/store/README.md#"],
  ["lost reply", "/_docs/mocks/faults/README.md#"],
  ["how do I write an adapter for explore?", "/_docs/mocks/checks/explore/README.md#"],
])("the search for %s finds %s", async (query, place) => {
  const { links } = await (await guidePages())(`/_docs/guides?q=${encodeURIComponent(query)}`);
  expect(links.filter((link) => link.startsWith(place))).not.toEqual([]);
});

test("the list has every guide, and odd searches are harmless", async () => {
  const read = await guidePages();
  const { links } = await read("/_docs/guides");
  expect(links).toEqual(expect.arrayContaining(GUIDES.map(({ path }) => `/_docs/${path}`)));
  expect((await read("/_docs/guides?q=zzzz")).html).toContain("No section fits.");
  const { status, html } = await read(`/_docs/guides?q=%3Cscript%3E&q=${"x".repeat(5000)}`);
  expect(status).toBe(200);
  expect(html).not.toContain("<script>");
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
