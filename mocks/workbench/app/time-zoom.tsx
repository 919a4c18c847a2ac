import { lengthOf } from "./formats.js";
import type { Known } from "./known.js";
import { DUE_MAX } from "./live.js";
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

interface ZoomProps extends LimitsProps {
  readonly zoom: number;
  readonly by: (step: number) => void;
}

/** How near the line looks, and what it leaves out. */
export function Zoom({ zoom, by, ...rest }: ZoomProps) {
  const span = SPANS[zoom];
  return (
    <div class="bar tl-note">
      <button
        type="button"
        class="icon"
        aria-label={t("zoomOut")}
        disabled={zoom === 0}
        onClick={() => by(-1)}
      >
        −
      </button>
      <span class="num">{span === undefined ? t("all") : `± ${lengthOf(span)}`}</span>
      <button
        type="button"
        class="icon"
        aria-label={t("zoomIn")}
        disabled={zoom === SPANS.length - 1}
        onClick={() => by(1)}
      >
        +
      </button>
      <Limits {...rest} />
    </div>
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
