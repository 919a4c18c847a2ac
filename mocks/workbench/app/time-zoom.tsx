import { lengthOf } from "./formats.js";
import type { Known } from "./known.js";
import { DUE_MAX, live } from "./live.js";
import { STRIPS_MAX } from "./time-marks.js";
import { t } from "./words.js";

/** How far to both sides of now the line goes: all that is known, then ever less. */
export const SPANS = [
  undefined,
  7 * 86_400_000,
  86_400_000,
  6 * 3_600_000,
  3_600_000,
  600_000,
] as const;

interface LimitsProps {
  readonly known: Known;
  readonly strips: number;
}

/** Looks nearer by a step, or from further away. */
export function zoomBy(zoom: number, step: number): void {
  live.zoomTo(Math.min(SPANS.length - 1, Math.max(0, zoom + step)));
}

/** How near the line looks, and what it leaves out. */
export function Zoom(props: LimitsProps) {
  return (
    <div class="bar tl-note">
      <Nearness zoom={props.known.zoom} />
      <Limits {...props} />
    </div>
  );
}

/** How far from now the line and the plots go, to change it. */
export function Nearness({ zoom }: { readonly zoom: number }) {
  const span = SPANS[zoom];
  return (
    <>
      <button
        type="button"
        class="icon"
        aria-label={t("zoomOut")}
        disabled={zoom === 0}
        onClick={() => zoomBy(zoom, -1)}
      >
        −
      </button>
      <span class="num">{span === undefined ? t("all") : `± ${lengthOf(span)}`}</span>
      <button
        type="button"
        class="icon"
        aria-label={t("zoomIn")}
        disabled={zoom === SPANS.length - 1}
        onClick={() => zoomBy(zoom, 1)}
      >
        +
      </button>
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
