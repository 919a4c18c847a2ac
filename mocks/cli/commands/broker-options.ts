import { Option } from "commander";
import { presentFields } from "./remote-command.js";

/** The option for what a Pact broker asks for. */
export function brokerTokenOption(): Option {
  return new Option(
    "--broker-token <token>",
    "its token; or set PACT_BROKER_USERNAME and _PASSWORD",
  ).env("PACT_BROKER_TOKEN");
}

/** What lets somebody into a Pact broker: a token, else a name and a password of the environment. */
export function brokerCredentials(token: string | undefined) {
  return presentFields<{ token: string; username: string; password: string }>({
    token: token || undefined,
    username: process.env.PACT_BROKER_USERNAME,
    password: process.env.PACT_BROKER_PASSWORD,
  });
}
