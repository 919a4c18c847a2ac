import { lengthOf, timeOf } from "./formats.js";
import { Measured } from "./measured.js";
import { ArrowTip, Scrolled } from "./parts.js";
import { type LanesProps, lanesIn } from "./sequence-lanes.js";
import { Arrow, StateMark } from "./sequence-step.js";
import { ACTORS, type Actor, type Step } from "./sequence-steps.js";
import { StepTable } from "./sequence-table.js";
import { isRtl, t } from "./words.js";

const ROW_PX = 34;
const HEAD_PX = 52;
const GAP_MS = 10_000;

interface Placed {
  readonly step: Step;
  readonly y: number;
  /** How long nothing had happened before, where that was long. */
  readonly gapMs: number;
  readonly isNewTime: boolean;
}

function placed(steps: readonly Step[]): readonly Placed[] {
  let y = HEAD_PX;
  let before: number | undefined;
  return steps.map((step) => {
    const gapMs = before === undefined ? 0 : step.at - before;
    y += ROW_PX + (gapMs > GAP_MS ? 26 : 0);
    const isNewTime = before === undefined || timeOf(before) !== timeOf(step.at);
    before = step.at;
    return { step, y, gapMs: gapMs > GAP_MS ? gapMs : 0, isNewTime };
  });
}

interface StepsProps {
  readonly steps: readonly Step[];
}

/** Who told what to whom, from above to below. What is inferred is pale, and said to be so. */
export function SequenceDiagram({ steps }: StepsProps) {
  const hasInferred = steps.some(({ isInferred }) => isInferred);
  return (
    <>
      <Measured class="sequence">
        {(width) => <Drawing steps={steps} roomPx={width} lanes={lanesIn(width)} />}
      </Measured>
      {hasInferred && <p class="small muted pad">{t("inferredNote")}</p>}
      <details class="pad">
        <summary>{t("asTable")}</summary>
        <StepTable steps={steps} />
      </details>
    </>
  );
}

/** The diagram itself; where it is wider than its room it scrolls, and says so. */
function Drawing({ steps, roomPx, lanes }: StepsProps & LanesProps & { readonly roomPx: number }) {
  const rows = placed(steps);
  const height = (rows.at(-1)?.y ?? HEAD_PX) + 28;
  return (
    <>
      {lanes.widthPx > roomPx && <p class="small muted">{t("sideways")} ↔</p>}
      <Scrolled label={t("sequence")}>
        <svg width={lanes.widthPx} height={height} role="img" aria-label={t("sequence")}>
          <ArrowTip id="tip" />
          {ACTORS.map((actor) => (
            <Head key={actor} actor={actor} height={height} lanes={lanes} />
          ))}
          {rows.map((row) => (
            <StepRow key={row.y} row={row} lanes={lanes} />
          ))}
        </svg>
      </Scrolled>
    </>
  );
}

type HeadProps = LanesProps & { readonly actor: Actor; readonly height: number };

function Head({ actor, height, lanes }: HeadProps) {
  const x = lanes.of(actor);
  const width = Math.min(100, lanes.lanePx - 6);
  const isGateway = actor === "gateway";
  return (
    <g>
      <path
        d={`M${x} ${HEAD_PX - 8}V${height}`}
        stroke={isGateway ? "var(--edge)" : "var(--line)"}
      />
      <rect
        x={x - width / 2}
        y="8"
        width={width}
        height="34"
        rx="8"
        fill={isGateway ? "var(--accent-soft)" : "var(--sunken)"}
        stroke="var(--line)"
      />
      <text x={x} y="30" text-anchor="middle" class="t12 w">
        {t(actor)}
      </text>
    </g>
  );
}

type StepRowProps = LanesProps & { readonly row: Placed };

function StepRow({ row: { step, y, gapMs, isNewTime }, lanes }: StepRowProps) {
  const edge = isRtl() ? lanes.widthPx - 4 : 4;
  const anchor = isRtl() ? "end" : "start";
  return (
    <g>
      {gapMs > 0 && (
        <text x={edge} y={y - 30} class="t11 m" text-anchor={anchor}>
          + {lengthOf(gapMs)}
        </text>
      )}
      {isNewTime && (
        <text x={edge} y={y + 4} class="t11 w" text-anchor={anchor}>
          {timeOf(step.at)}
        </text>
      )}
      {step.state === undefined ? (
        <Arrow step={step} y={y} lanes={lanes} />
      ) : (
        <StateMark step={step} y={y} lanes={lanes} />
      )}
    </g>
  );
}
