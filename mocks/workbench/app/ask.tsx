import { useEffect, useRef, useState } from "preact/hooks";
import { attempt, fork, rewind } from "./actions.js";
import { placeOf, read } from "./api.js";
import { Deed } from "./deed.js";
import { Dialog } from "./dialog.js";
import { dayOf, timeOf } from "./formats.js";
import { live } from "./live.js";
import { counted, t } from "./words.js";

/** Asks before a rewind: how much it takes back, and whether a fork would do. */
export function Ask({ at, close }: { readonly at: number | string; readonly close: () => void }) {
  const [events, setEvents] = useState<number>();
  const first = useRef<HTMLButtonElement>(null);
  const to = typeof at === "number" && at > 1e11 ? new Date(at).toISOString() : at;
  useEffect(() => {
    first.current?.focus();
    const path = `${placeOf(live.known.sandbox)}/rewind?to=${encodeURIComponent(String(to))}`;
    attempt(() => read<"previewRewind">(path)).then((preview) => setEvents(preview?.events));
  }, [to]);
  const run = (job: () => Promise<unknown>) => () => {
    close();
    job();
  };
  return (
    <Dialog label={t("rewindTo")} role="alertdialog" close={close}>
      <h2>
        {t("rewindTo")}{" "}
        <bdi>{typeof to === "string" ? `${dayOf(to)} ${timeOf(to)}` : `#${to}`}</bdi>
      </h2>
      <p>{counted(events ?? "…", "rewindAskOne", "rewindAsk")}</p>
      <div class="bar">
        <Deed class="bad" run={run(() => rewind(to))}>
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
