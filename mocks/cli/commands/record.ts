import { type Command, Option } from "commander";
import type { SandboxRecord } from "../../../spec/generated/control.types.js";
import { plural } from "../../control/format.js";
import { fileNameOf } from "../file-name.js";
import { writeNamed } from "../files.js";
import type { Write } from "../terminal.js";
import { output, remoteAction, remoteCommand, type Session } from "./remote-command.js";

/** Adds `record`, which makes one file of all that happened in a sandbox. */
export function addRecord(paystub: Command, write: Write): void {
  const out = new Option("--out <file>", "where to write it (<sandbox>.record.html)");
  const texts = {
    summary: "write the whole account as one HTML file, without secrets",
    example: "paystub record --out failure.html",
  };
  remoteCommand(paystub, "record", texts, out).action(remoteAction(write, record));
}

async function record({ ask }: Session, { out }: { readonly out?: string }) {
  const answer = await ask("recordSandbox");
  const file = out ?? `${fileNameOf(answer.body.log.sandbox)}.record.html`;
  const { recordPage } = await import("../../workbench/record-page.js");
  await writeNamed(file, await recordPage(answer.body), "give --out a file that can be");
  return output(answer, (made) => linesOf(made, file));
}

function linesOf({ log, requests, dropped, replaced }: SandboxRecord, file: string) {
  const { events, sandbox } = log;
  const what = `${plural(events.length, "event")} and ${plural(requests.length, "request")}`;
  const gone = dropped === 0 ? [] : [`${dropped} older requests were no longer kept`];
  const { secrets, cards } = replaced;
  const hidden = `${plural(secrets, "secret")} replaced, ${plural(cards, "card number")} masked`;
  return [
    `${what} of ${sandbox} in ${file}`,
    ...gone,
    ...(secrets + cards > 0 ? [hidden] : []),
    `open it in a browser, or go on from it: paystub import ${file}`,
  ];
}
