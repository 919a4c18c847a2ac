import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { expect, test, vi } from "vitest";
import { sendUnreadable } from "../../mocks/pages/assets.js";

test.for([
  ["EACCES", "permission denied, open 'app.js.gz'", false],
  ["ENOENT", "no such file, open 'app.js.gz'", true],
] as const)("an unreadable file of a page says why: %s", ([code, message, isMissing]) => {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  const end = vi.spyOn(response, "end");
  sendUnreadable(response, Object.assign(new Error(message), { code }));
  const text = String(end.mock.calls[0]?.[0]);
  expect(response.statusCode).toBe(503);
  expect(text).toContain(message);
  expect(text.includes("npm run build")).toBe(isMissing);
});
