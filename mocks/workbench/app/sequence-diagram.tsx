import { lengthOf, timeOf } from "./formats.js";
import { Scrolled } from "./parts.js";
import { ACTORS, type Actor, type Step } from "./sequence.js";
import { StepTable } from "./sequence-table.js";
import { isRtl, said, t } from "./words.js";

const ROW_PX = 34;
const HEAD_PX = 52;
const TIMES_PX = 76;
const LANE_PX = 138;
const GAP_MS = 10_000;

const WIDTH = TIMES_PX + LANE_PX * ACTORS.length;

const laneOf = (actor: Actor): number => {
  const x = TIMES_PX + LANE_PX * (ACTORS.indexOf(actor) + 0.5);
  return isRtl() ? WIDTH - x : x;
};

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

/** Who told what to whom, from above to below. What is inferred is pale, and said to be so. */
export function SequenceDiagram({ steps }: { readonly steps: readonly Step[] }) {
  const rows = placed(steps);
  const height = (rows.at(-1)?.y ?? HEAD_PX) + 28;
  const hasInferred = steps.some(({ isInferred }) => isInferred);
  return (
    <>
      <Scrolled label={t("sequence")}>
        <svg width={WIDTH} height={height} role="img" aria-label={t("sequence")}>
          <defs>
            <marker
              id="tip"
              viewBox="0 0 8 8"
              refX="7"
              refY="4"
              markerWidth="7"
              markerHeight="7"
              orient="auto"
            >
              <path d="M0 0 8 4 0 8z" fill="context-stroke" />
            </marker>
          </defs>
          {ACTORS.map((actor) => (
            <Head key={actor} actor={actor} height={height} />
          ))}
          {rows.map((row) => (
            <StepRow key={row.y} row={row} />
          ))}
        </svg>
      </Scrolled>
      {hasInferred && <p class="small muted pad">{t("inferredNote")}</p>}
      <details class="pad">
        <summary>{t("asTable")}</summary>
        <StepTable steps={steps} />
      </details>
    </>
  );
}

function Head({ actor, height }: { readonly actor: Actor; readonly height: number }) {
  const x = laneOf(actor);
  const isGateway = actor === "gateway";
  return (
    <g>
      <path
        d={`M${x} ${HEAD_PX - 8}V${height}`}
        stroke={isGateway ? "var(--edge)" : "var(--line)"}
      />
      <rect
        x={x - 50}
        y="8"
        width="100"
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

function StepRow({ row: { step, y, gapMs, isNewTime } }: { readonly row: Placed }) {
  const edge = isRtl() ? WIDTH - 4 : 4;
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
      {step.state === undefined ? <Arrow step={step} y={y} /> : <StateMark step={step} y={y} />}
    </g>
  );
}

const MOST = 20;
const short = (text: string) => (text.length > MOST ? `${text.slice(0, MOST - 1)}…` : text);

function Arrow({ step, y }: { readonly step: Step; readonly y: number }) {
  const { from, to, name, detail, isReply, isBad, isInferred } = step;
  const [x1, x2] = [laneOf(from), laneOf(to)];
  const way = Math.sign(x2 - x1);
  const colour = isBad ? "var(--bad)" : isReply ? "var(--muted)" : "var(--ink)";
  // The label stands beside its sender, so that it never crosses another line of life.
  const middle = x1 + (way * LANE_PX) / 2;
  return (
    <g class={isInferred ? "inferred" : ""}>
      <title>
        {[said(name), detail, isInferred ? t("inferred") : ""].filter(Boolean).join(" · ")}
      </title>
      {isBad && (
        <rect
          x={Math.min(x1, x2) - 6}
          y={y - 17}
          width={Math.abs(x2 - x1) + 12}
          height="26"
          rx="6"
          fill="var(--bad-soft)"
        />
      )}
      <path
        d={`M${x1 + way * 3} ${y}H${x2 - way * 4}`}
        stroke={colour}
        stroke-width="1.5"
        stroke-dasharray={isReply || isInferred ? "5 4" : undefined}
        marker-end="url(#tip)"
      />
      <text x={middle} y={y - 5} class="t11" text-anchor="middle">
        {short(said(name))}
      </text>
    </g>
  );
}

function StateMark({ step: { state = "" }, y }: { readonly step: Step; readonly y: number }) {
  const x = laneOf("gateway");
  const isPaid = state === "paid";
  return (
    <g>
      <rect
        x={x - 42}
        y={y - 14}
        width="84"
        height="24"
        rx="12"
        fill={isPaid ? "var(--accent)" : "var(--surface)"}
        stroke={isPaid ? "var(--accent)" : "var(--ink)"}
        stroke-dasharray={state === "pending" ? "3 3" : undefined}
      />
      <text
        x={x}
        y={y + 2}
        class="t12 w"
        text-anchor="middle"
        ref={(text) => text?.style.setProperty("fill", isPaid ? "var(--on-accent)" : "var(--ink)")}
      >
        {said(state)}
      </text>
    </g>
  );
}
