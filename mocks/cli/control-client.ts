import {
  type Connection,
  type ControlCaller,
  ControlFailure,
  controlBaseOf,
  controlCaller,
} from "../control/client.js";
import { type Clock, realClock } from "../runtime/real-clock.js";
import { RefusedByMock, UsageError } from "./usage.js";

export type { ControlAnswer, ControlCaller } from "../control/client.js";

/**
 * The command line's way to a mock that runs. What goes wrong is told with the option that mends it. Before
 * the first call it makes sure that a mock is there: another server may answer anything, or nothing at all.
 */
export function controlClient(
  connection: Connection,
  clock: Pick<Clock, "wait"> = realClock,
): ControlCaller {
  try {
    const ask = controlCaller(connection);
    const base = controlBaseOf(connection.url);
    let isMock: Promise<void> | undefined;
    return async (id, given) => {
      isMock ??= Promise.race([checkMock(ask, base), silence(base, clock)]);
      return isMock.then(() => ask(id, given)).catch(complain);
    };
  } catch (error) {
    return complain(error);
  }
}

async function checkMock(ask: ControlCaller, base: string): Promise<void> {
  const { version }: { readonly version?: unknown } = (await ask("health")).body;
  if (typeof version === "string") return;
  throw new ControlFailure("foreign", `what answers at ${base} is no control API`);
}

/** How long a mock may take to say that it is there. It says so at once, however busy it is. */
const PATIENCE_MS = 10_000;

function silence(base: string, clock: Pick<Clock, "wait">): Promise<never> {
  const failure = new ControlFailure(
    "silent",
    `nothing answers at ${base} (a connection, and no answer for ${PATIENCE_MS / 1000} s)`,
  );
  return new Promise((_resolve, reject) => {
    clock.wait(PATIENCE_MS, () => reject(failure));
  });
}

function complain(error: unknown): never {
  if (!(error instanceof ControlFailure)) throw error;
  const { kind, message, status } = error;
  switch (kind) {
    case "no-url":
      throw new UsageError(message);
    case "silent":
      throw new UsageError(
        `${message}; is the mock running? start it with paystub start, or give --control-url`,
      );
    case "foreign":
      throw new UsageError(
        `${message}; give --control-url the control URL that paystub start prints`,
      );
    case "refused":
      // What was given is no number, no type, no option: a mistake like any other of the command line.
      if (status === 400) throw new UsageError(message);
      throw new RefusedByMock(
        status === 401 ? `${message}; give it with --control-token` : message,
        status,
      );
  }
}
