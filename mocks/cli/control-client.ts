import {
  type Connection,
  type ControlCaller,
  ControlFailure,
  controlCaller,
} from "../control/client.js";
import { RefusedByMock, UsageError } from "./usage.js";

export type { ControlAnswer, ControlCaller } from "../control/client.js";

/** The command line's way to a mock that runs. What goes wrong is told with the option that mends it. */
export function controlClient(connection: Connection): ControlCaller {
  try {
    const ask = controlCaller(connection);
    return (id, given) => ask(id, given).catch(complain);
  } catch (error) {
    return complain(error);
  }
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
      throw new RefusedByMock(
        status === 401 ? `${message}; give it with --control-token` : message,
        status,
      );
  }
}
