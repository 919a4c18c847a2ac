import express from "express";
import { expect, test } from "vitest";
import { lateRoutes } from "../../mocks/api/mount.js";
import { createServer, listen } from "../../mocks/api/server.js";

test("late routes are loaded by the first request that is theirs, once, and again where that went wrong", async () => {
  let loads = 0;
  const load = async () => {
    loads += 1;
    if (loads === 1) throw new Error("too many open files");
    return express.Router().get("/late/page", (_request, response) => void response.send("here"));
  };
  const app = express().use(lateRoutes((path) => path.startsWith("/late/"), load));
  app.use((_error: unknown, _request: unknown, response: express.Response, _next: unknown) => {
    response.status(500).end();
  });
  const listener = await listen(createServer(app), 0, "127.0.0.1");
  const status = async (path: string) =>
    (await fetch(`http://127.0.0.1:${listener.port}${path}`)).status;
  try {
    expect([await status("/early"), loads]).toEqual([404, 0]);
    expect([await status("/late/page"), loads]).toEqual([500, 1]);
    const both = await Promise.all([status("/late/page"), status("/late/page")]);
    expect([both, loads]).toEqual([[200, 200], 2]);
    expect([await status("/late/other"), loads]).toEqual([404, 2]);
  } finally {
    await listener.close();
  }
});
