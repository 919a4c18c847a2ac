import http from "node:http";
import type { AddressInfo } from "node:net";
import express, { type Express } from "express";
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { createServer } from "../../mocks/api/server.js";
import { type RawRequest, sendRaw } from "../support/http.js";

/** An app that uses what Express adds to requests and responses. */
function everyday(): Express {
  const app = express().set("env", "production").set("query parser", "simple");
  app.get("/json", (_, response) => void response.json({ ok: true, text: "نورة" }));
  app.get("/text", (_, response) => void response.send("hello"));
  app.get("/bytes", (_, response) => void response.send(Buffer.from([1, 2, 3])));
  app.get("/empty", (_, response) => void response.send());
  app.get("/status", (_, response) => void response.sendStatus(418));
  app.get("/redirect", (_, response) => response.redirect(303, "/json?a=b c"));
  app.get("/cookie", (_, response) => void response.cookie("a", "b c").end());
  app.get("/headers", (_, response) => {
    response
      .set("X-One", "1")
      .append("X-One", "2")
      .type("html")
      .vary("Accept")
      .links({ next: "/2" });
    response.attachment("a.txt").location("/there").status(201).send("<p>made</p>");
  });
  app.get("/locals", (_, response) => {
    response.locals.user = "zaid";
    response.json({ ...response.locals, app: response.app === app, sent: response.headersSent });
  });
  app.all("/request{/*rest}", (request, response) => {
    response.json({
      ip: request.ip,
      ips: request.ips,
      host: request.get("host"),
      agent: request.header("User-Agent") ?? null,
      query: request.query,
      params: request.params,
      path: request.path,
      url: [request.url, request.originalUrl, request.baseUrl],
      hostname: request.hostname,
      protocol: [request.protocol, request.secure, request.xhr],
      fresh: [request.fresh, request.stale],
      accepts: [request.accepts("html", "json"), request.acceptsLanguages("ar", "en")],
      is: request.is("json"),
      app: request.app === app,
      req: response.req === request && request.res === response,
    });
  });
  const nested = express.Router();
  nested.get("/:id", (request, response) => {
    response.json({ id: request.params.id, base: request.baseUrl, url: request.url });
  });
  app.use("/nested", nested);
  app.post(
    "/body",
    express.json(),
    express.urlencoded({ extended: false }),
    (request, response) => {
      response.json({ body: request.body ?? null });
    },
  );
  app.get("/fails", () => {
    throw Object.assign(new Error("broken"), { status: 503, headers: { "Retry-After": "1" } });
  });
  app.get("/rejects", async () => {
    throw new Error("broken later");
  });
  return app;
}

const JSON_TYPE = { "Content-Type": "application/json" };

const REQUESTS: readonly (readonly [string, RawRequest])[] = [
  ...[
    "json",
    "text",
    "bytes",
    "empty",
    "status",
    "redirect",
    "cookie",
    "headers",
    "locals",
  ].flatMap((name) => [
    [`GET /${name}`, { path: `/${name}` }] as const,
    [`HEAD /${name}`, { method: "HEAD", path: `/${name}` }] as const,
  ]),
  ["a query", { path: "/request?a=1&a=2&b=%20x&c" }],
  ["a path", { path: "/request/a/b%20c/?x" }],
  [
    "headers",
    {
      path: "/request",
      headers: {
        Host: "shop.localhost:80",
        "User-Agent": "till",
        Accept: "application/json",
        "Accept-Language": "ar",
        "X-Requested-With": "XMLHttpRequest",
        "X-Forwarded-For": "10.1.1.1",
      },
    },
  ],
  ["a PUT", { method: "PUT", path: "/request", headers: JSON_TYPE, body: "{}" }],
  ["a conditional GET", { path: "/json", headers: { "If-None-Match": "*" } }],
  ["a nested router", { path: "/nested/7?x=1" }],
  ["a trailing slash", { path: "/json/" }],
  ["another case", { path: "/JSON" }],
  ["OPTIONS", { method: "OPTIONS", path: "/json" }],
  ["OPTIONS of all", { method: "OPTIONS", path: "/request" }],
  ["OPTIONS *", { method: "OPTIONS", path: "*" }],
  ["no such path", { path: "/nowhere" }],
  ["no such method", { method: "DELETE", path: "/json" }],
  ["a broken path", { path: "/nested/%zz" }],
  ["a JSON body", { method: "POST", path: "/body", headers: JSON_TYPE, body: '{"a":[1]}' }],
  ["a broken JSON body", { method: "POST", path: "/body", headers: JSON_TYPE, body: "{" }],
  [
    "a form",
    {
      method: "POST",
      path: "/body",
      headers: { "Content-Type": "application/x-www-form-urlencoded" },
      body: "a=1&b=2",
    },
  ],
  ["an error", { path: "/fails" }],
  ["a rejection", { path: "/rejects" }],
];

async function serve(server: http.Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

// In production Express keeps errors out of its answers and prints them instead.
beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
});

afterEach(() => {
  vi.restoreAllMocks();
});

describe("our server answers like plain Express", () => {
  test.each(REQUESTS)("%s", async (_, given) => {
    const [ours, plain] = [
      await serve(createServer(everyday())),
      await serve(http.createServer(everyday())),
    ];
    // The port is part of the Host header, unless the request names one.
    const request = { ...given, headers: { Host: "127.0.0.1", ...given.headers } };
    const [mine, theirs] = [await sendRaw(ours, request), await sendRaw(plain, request)];
    for (const { headers } of [mine, theirs]) delete headers.date;
    expect(mine).toEqual(theirs);
    expect(theirs.status).toBeGreaterThan(0);
  });

  test("for two apps side by side, each independently", async () => {
    const apps = ["one", "two"].map((name) => {
      const app = express();
      app.get("/", (request, response) => {
        response.json([name, request.app === app, response.app === app]);
      });
      return app;
    });
    const [one, two] = await Promise.all(apps.map((app) => serve(createServer(app))));
    expect((await sendRaw(one ?? "", { path: "/" })).json).toEqual(["one", true, true]);
    expect((await sendRaw(two ?? "", { path: "/" })).json).toEqual(["two", true, true]);
  });

  test("without changing the prototype of a request", async () => {
    const app = express();
    let kept: boolean | undefined;
    const server = createServer(app);
    const before = new WeakMap<object, unknown>();
    server.prependListener("request", (request) => {
      before.set(request, Object.getPrototypeOf(request));
    });
    app.get("/", (request, response) => {
      kept = before.get(request) === Object.getPrototypeOf(request);
      response.end();
    });
    await sendRaw(await serve(server), { path: "/" });
    expect(kept).toBe(true);
  });
});
