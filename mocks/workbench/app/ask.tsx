import { useEffect, useRef } from "preact/hooks";
import { fork, rewind } from "./actions.js";
import { Deed } from "./deed.js";
import { Dialog } from "./dialog.js";
import { dayOf, timeOf } from "./formats.js";
import { useRead } from "./use-read.js";
import { counted, t } from "./words.js";

/**
 * Asks before a rewind: how much it takes back, told anew whenever something happens, and whether a fork would
 * do. A small number is that of an event, a large one an instant.
 */
export function Ask({ at, close }: { readonly at: number | string; readonly close: () => void }) {
  const first = useRef<HTMLButtonElement>(null);
  const to = typeof at === "number" && at > 1e11 ? new Date(at).toISOString() : at;
  const preview = useRead<"previewRewind">(`/rewind?to=${encodeURIComponent(String(to))}`);
  useEffect(() => first.current?.focus(), []);
  const run = (job: () => Promise<unknown>) => () => {
    close();
    job();
  };
  const instant = typeof to === "string" ? to : preview?.at;
  return (
    <Dialog label={t("rewindTo")} role="alertdialog" close={close}>
      <h2>
        {t("rewindTo")} {typeof to === "number" && <bdi>#{to}</bdi>}{" "}
        {instant !== undefined && <bdi>{`${dayOf(instant)} ${timeOf(instant)}`}</bdi>}
      </h2>
      <p aria-live="polite">
        {preview === null
          ? t("noMatch")
          : counted(preview?.events ?? "…", "rewindAskOne", "rewindAsk")}
      </p>
      <div class="bar">
        <Deed class="bad" isOff={!preview} run={run(() => rewind(to))}>
          {t("rewind")}
        </Deed>
        <Deed class="pri" button={first} run={run(() => fork(to))}>
          {t("forkInstead")}
        </Deed>
        <button type="button" class="btn ghost" onClick={close}>
          {t("keep")}
        </button>
      </div>
    </Dialog>
  );
}
