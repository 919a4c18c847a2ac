import type { SandboxRecord } from "../../../spec/generated/control.types.js";
import type { CommandFlags } from "../../../spec/generated/options.js";
import { plural } from "../../domain/text.js";
import { fileName } from "../../report/escape.js";
import { nameInLog } from "../../workbench/embedded.js";
import { saveNamed } from "../files.js";
import { FILE_FIXES } from "../messages.js";
import type { CommandCall } from "../options.js";
import { remotely } from "../remote.js";

/** Writes one HTML file of all that happened in a sandbox. */
export function run(call: CommandCall<CommandFlags["record"]>): Promise<void> {
  return remotely(call, async ({ ask }) => {
    const answer = await ask("sandbox.recorded");
    const [file = `${fileName(nameInLog(answer.body.log) ?? "")}.record.html`] = call.words;
    const { recordPage } = await import("../../workbench/record-page.js");
    await saveNamed(file, await recordPage(answer.body), FILE_FIXES.recordFile);
    return { text: answer.text, lines: linesOf(answer.body, file) };
  });
}

function linesOf({ log, requests, dropped, replaced }: SandboxRecord, file: string) {
  const events = log.split("\n").length - 1;
  const what = `${plural(events, "event")} and ${plural(requests.length, "request")}`;
  const gone = dropped === 0 ? [] : [`${dropped} older requests were no longer kept`];
  const { secrets, cards } = replaced;
  const hidden = `${plural(secrets, "secret")} replaced, ${plural(cards, "card number")} masked`;
  return [
    `${what} of ${nameInLog(log)} in ${file}`,
    ...gone,
    ...(secrets + cards > 0 ? [hidden] : []),
    `open it in a browser, or go on from it: paystub call import @${file}`,
  ];
}
