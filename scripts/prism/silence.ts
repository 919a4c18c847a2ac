import type { createServer } from "@stoplight/prism-http-server";

type Logger = Parameters<typeof createServer>[1]["components"]["logger"];

/** A logger that says nothing. Prism wants one, and asks it for children. */
export function silence(): Logger {
  const nothing = () => {};
  const levels = { info: nothing, warn: nothing, error: nothing, debug: nothing };
  const logger = {
    ...levels,
    trace: nothing,
    fatal: nothing,
    success: nothing,
    child: () => logger,
  };
  return logger as unknown as Logger;
}
