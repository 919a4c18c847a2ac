import type { Response } from "express";
import { expect, test } from "vitest";
import { sendUnreadable } from "../../mocks/pages/assets.js";

/** What a browser gets where a file cannot be read. */
function answerTo(error: unknown): readonly [status: number, text: string] {
  let status = 0;
  let text = "";
  const response = {
    removeHeader: () => response,
    set: () => response,
    type: () => response,
    status: (code: number) => {
      status = code;
      return response;
    },
    send: (body: string) => {
      text = body;
      return response;
    },
  };
  sendUnreadable(response as unknown as Response, error);
  return [status, text];
}

test.for([
  ["EACCES", "permission denied, open 'app.js.gz'", false],
  ["ENOENT", "no such file, open 'app.js.gz'", true],
] as const)("an unreadable file of a page says why: %s", ([code, message, isMissing]) => {
  const [status, text] = answerTo(Object.assign(new Error(message), { code }));
  expect(status).toBe(503);
  expect(text).toContain(message);
  expect(text.includes("npm run build")).toBe(isMissing);
});
