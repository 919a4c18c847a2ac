import { lengthOf } from "./formats.js";
import { type Known, lifeOf } from "./known.js";
import { live } from "./live.js";
import { DUE_MAX } from "./past.js";
import { type Frame, nearer, SPANS, type View } from "./time-frame.js";
import { STRIPS_MAX } from "./time-marks.js";
import { t } from "./words.js";

interface LimitsProps {
  readonly known: Known;
  readonly strips: number;
}

/** Looks nearer by a step, or from further away. */
export function zoomBy(step: number): void {
  const { zoom, frame } = live.known.view;
  if (frame) return lookAt(nearer(frame, step, lifeOf(live.known)));
  live.lookAt({ frame, zoom: Math.min(SPANS.length - 1, Math.max(0, zoom + step)) });
}

/** Looks at a part of the time that there is; without one, at all of it. */
export const lookAt = (frame: Frame | undefined): void => live.lookAt({ zoom: 0, frame });

/** How near the line looks, and what it leaves out. */
export function Zoom(props: LimitsProps) {
  return (
    <div class="bar tl-note">
      <Nearness view={props.known.view} />
      <Limits {...props} />
    </div>
  );
}

/** How much of time the line and the plots go over, to change it. */
export function Nearness({ view: { zoom, frame } }: { readonly view: View }) {
  const span = SPANS[zoom];
  const around = span === undefined ? t("all") : `± ${lengthOf(span)}`;
  const step = (word: "zoomIn" | "zoomOut", by: number, isOff: boolean) => (
    <button
      type="button"
      class="icon"
      aria-label={t(word)}
      disabled={isOff}
      onClick={() => zoomBy(by)}
    >
      {by > 0 ? "+" : "−"}
    </button>
  );
  return (
    <>
      {step("zoomOut", -1, !frame && zoom === 0)}
      <span class="num">{frame ? lengthOf(frame.to - frame.from) : around}</span>
      {step("zoomIn", 1, !frame && zoom === SPANS.length - 1)}
      {frame && (
        <button type="button" class="btn ghost" onClick={() => lookAt(undefined)}>
          {t("all")}
        </button>
      )}
    </>
  );
}

/** Says where the line leaves something out; the lists have all of it. */
function Limits({ known: { events, counts, due }, strips }: LimitsProps) {
  const { invoices } = counts;
  const parts = [
    ...(counts.events > events.length
      ? [`${events.length} / ${counts.events} ${t("events")}`]
      : []),
    ...(invoices > strips && strips >= STRIPS_MAX
      ? [`${strips} / ${invoices} ${t("invoices")}`]
      : []),
    ...(due.length >= DUE_MAX ? [`${due.length} ${t("dueFirst")}`] : []),
  ];
  if (parts.length === 0) return null;
  return (
    <span>
      {t("lineShows")} {parts.join(" · ")}
    </span>
  );
}
