import { Argument, type Command } from "commander";
import { table } from "../table.js";
import { assumption, type Write } from "./arguments.js";
import { type Said, type Session, say, talk, told } from "./talk.js";

type Options = Readonly<Record<string, string>>;

/** Adds the reading and changing of assumptions. */
export function addAssume(paystub: Command, write: Write): void {
  const summary = "show the assumptions in force, or change some";
  const example = "paystub assume auth-failure=403 tabby=reject";
  const changes = new Argument("[id=option...]", "switches to change; start --help has them");
  talk(paystub, "assume", { summary, example }, changes.argParser<Options>(assumption)).action(
    told(write, assume),
  );
}

async function assume({ ask }: Session, changes: Options): Promise<Said> {
  if (Object.keys(changes).length === 0) {
    return say(await ask("readAssumptions"), ({ assumptions }) => optionsTable(assumptions));
  }
  const answer = await ask("changeAssumptions", { body: changes });
  return say(answer, ({ assumptions }) =>
    optionsTable(
      Object.fromEntries(Object.entries(assumptions).filter(([id]) => Object.hasOwn(changes, id))),
    ),
  );
}

function optionsTable(options: Options): readonly string[] {
  return table(["SWITCH", "OPTION"], Object.entries(options));
}
