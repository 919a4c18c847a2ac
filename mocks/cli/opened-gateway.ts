import { Refused } from "../control/refused.js";
import type { RunningGateway, StartOptions } from "../index.js";
import { FolderRefused } from "../sandbox/errors.js";
import { AuthorityRefused } from "../tls/authority-files.js";
import { MISTAKES } from "./messages.js";
import { wrongOptions } from "./options.js";
import { runningMocks } from "./running.js";
import { UsageError } from "./usage.js";

/** Starts a gateway with its handle. Throws as `opened` does. */
export async function openGateway(options: StartOptions): Promise<RunningGateway> {
  const { startGateway } = await import("../index.js");
  return opened(startGateway, options);
}

type Flags = Readonly<Record<string, unknown>>;

/** Starts a gateway. What the caller can mend is thrown as a usage error, by the flag where one was given. */
export async function opened<Running>(
  start: (options: StartOptions) => Promise<Running>,
  options: StartOptions,
  flags: Flags = {},
): Promise<Running> {
  try {
    return await start(options);
  } catch (error) {
    const busy = await ownMockAt(error);
    if (busy !== undefined) throw new UsageError(MISTAKES.ownMock(busy));
    throw usageErrorOf(error, options, flags);
  }
}

/** The base URL of a mock of this project that uses the wanted port. */
async function ownMockAt(error: unknown): Promise<string | undefined> {
  const { code, port } = error as NodeJS.ErrnoException & { readonly port?: number };
  if (code !== "EADDRINUSE") return undefined;
  const found = await runningMocks();
  return found.find(({ baseUrl }) => new URL(baseUrl).port === String(port))?.baseUrl;
}

/** What the caller can mend, in a line; anything else stays what it is. */
function usageErrorOf(
  error: unknown,
  { port, orderPort, host }: StartOptions,
  flags: Flags,
): unknown {
  if (error instanceof Refused) {
    const { fields } = error.failure;
    return new UsageError(fields ? wrongOptions(fields, "start", flags) : error.message);
  }
  if (error instanceof FolderRefused || error instanceof AuthorityRefused) {
    return new UsageError(error.message);
  }
  const { code, port: busy } = error as NodeJS.ErrnoException & { readonly port?: number };
  const option = busy === orderPort && busy !== port ? "orderPort" : "--port";
  switch (code) {
    case "EADDRINUSE":
      return new UsageError(MISTAKES.portInUse(busy, option));
    case "EACCES":
      return new UsageError(MISTAKES.portForbidden(busy, option));
    case "EADDRNOTAVAIL":
    case "ENOTFOUND":
    case "EINVAL":
      return new UsageError(MISTAKES.foreignHost(host));
    default:
      return error;
  }
}
