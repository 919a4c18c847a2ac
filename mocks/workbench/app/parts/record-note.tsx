import type { ComponentChildren } from "preact";
import { WORKBENCH_PATHS } from "../../../api/paths.js";
import { withRecord } from "../../embedded.js";
import { attempt } from "../data/actions.js";
import { ApiProblem, isRecord, placeOf, read, source } from "../data/source.js";
import { BASE } from "../data/token.js";
import { dayOf, timeOf } from "../format.js";
import { counted, t } from "../words.js";
import { ActionButton } from "./parts.js";

/** What changes something: a record has none of it. */
export function Writes({ children }: { readonly children: ComponentChildren }) {
  return isRecord() ? null : children;
}

/** Shows that the page is a record, when it was made, and what it lacks. */
export function RecordNote() {
  const { record } = source();
  if (!record) return null;
  const { recordedAt, dropped, replaced } = record;
  return (
    <div class="record">
      <b>{t("record")}</b>
      <span>
        {dayOf(recordedAt, true)} {timeOf(recordedAt)}
      </span>
      <span>{t("recordNote")}</span>
      <code>paystub call import @&lt;file&gt;</code>
      {dropped > 0 && <span>{counted("droppedCalls", dropped)}</span>}
      {replaced.secrets + replaced.cards > 0 && (
        <span>{counted("secretsReplaced", replaced.secrets + replaced.cards)}</span>
      )}
    </div>
  );
}

/** A button that hands out the sandbox, as it is now, as one file. */
export function RecordButton({ sandbox }: { readonly sandbox: string }) {
  if (isRecord() || sandbox === "") return null;
  return (
    <ActionButton class="wide" title={t("recordHelp")} run={() => attempt(() => download(sandbox))}>
      {t("takeRecord")}
    </ActionButton>
  );
}

/** Where the gateway serves the page of a record without one in it. */
const EMPTY_PAGE = BASE + WORKBENCH_PATHS.record;

/** Hands out a sandbox, as it is now, as one file. */
export async function download(sandbox: string): Promise<void> {
  const record = await read<"sandbox.recorded">(`${placeOf(sandbox)}/record`);
  const answer = await fetch(EMPTY_PAGE).catch(() => undefined);
  if (!answer?.ok) {
    const why = answer ? await answer.text() : "the gateway does not answer";
    throw new ApiProblem(why, answer?.status ?? 0);
  }
  const file = new Blob([withRecord(await answer.text(), record)], { type: "text/html" });
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = `${sandbox}.record.html`;
  link.click();
  // The browser has taken the file up by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
