import { Argument, type Command } from "commander";
import type { Line } from "../../report/painted.js";
import { table } from "../../report/table.js";
import type { Write } from "../terminal.js";
import { assumption } from "./arguments.js";
import {
  type CommandOutput,
  output,
  remoteAction,
  remoteCommand,
  type Session,
} from "./remote-command.js";

type Options = Readonly<Record<string, string>>;

/** Adds the reading and changing of assumptions. */
export function addAssume(paystub: Command, write: Write): void {
  const summary = "show or change the assumptions in force";
  const example = "paystub assume auth-failure=403 tabby=reject";
  const changes = new Argument("[id=option...]", "switches to change; start --help has them");
  remoteCommand(
    paystub,
    "assume",
    { summary, example },
    changes.argParser<Options>(assumption),
  ).action(remoteAction(write, assume));
}

async function assume({ ask }: Session, changes: Options): Promise<CommandOutput> {
  if (Object.keys(changes).length === 0) {
    return output(await ask("readAssumptions"), ({ assumptions }) => optionsTable(assumptions));
  }
  const answer = await ask("changeAssumptions", { body: changes });
  return output(answer, ({ assumptions }) =>
    optionsTable(
      Object.fromEntries(Object.entries(assumptions).filter(([id]) => Object.hasOwn(changes, id))),
    ),
  );
}

function optionsTable(options: Options): readonly Line[] {
  return table(["SWITCH", "OPTION"], Object.entries(options));
}
