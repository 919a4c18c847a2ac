import { callable } from "../../../spec/generated/control.operations.js";
import type { CommandFlags } from "../../../spec/generated/options.js";
import type { Line } from "../../report/terminal.js";
import { operationNamed, send } from "../call.js";
import type { CommandCall } from "../options.js";
import { type CommandOutput, remotely } from "../remote.js";
import { answerLines } from "../shown.js";

/** Calls any operation of the control API, or lists them. */
export function run(call: CommandCall<CommandFlags["call"]>): Promise<void> {
  const [name, ...words] = call.words;
  return remotely(call, async (session) => {
    if (name === undefined) return listOfOperations();
    const { body, text } = await send(session, operationNamed(name), words, `call ${name}`);
    return { text, lines: answerLines(body, null) };
  });
}

function listOfOperations(): CommandOutput {
  const lines = callable.flatMap(({ name, path, fields, required, summary }): readonly Line[] => {
    const optional = Object.keys(fields).filter((field) => !required.includes(field));
    const takes = [...path, ...required, ...optional.map((field) => `[${field}]`)].join(" ");
    return [[{ text: name, as: "name" }, takes === "" ? "" : `  ${takes}`], `    ${summary}`];
  });
  return { text: JSON.stringify(callable), lines };
}
