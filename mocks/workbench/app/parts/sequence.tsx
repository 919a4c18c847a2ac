import type { SequenceStep } from "../../../../spec/generated/control.types.js";
import { lengthOf, timeOf } from "../format.js";
import { said, t } from "../words.js";
import { Measured, Scrolled, Table } from "./parts.js";

/** The participants of the sequence diagram, from left to right. */
const ACTORS = ["shop", "gateway", "phone", "customer", "bank"] as const;
type Actor = (typeof ACTORS)[number];

/** A message, or a new state of the invoice. */
type Step = SequenceStep;

/** The room for the times beside the lanes. */
const TIMES_PX = 76;
const LANE_MOST_PX = 138;
/** A lane is no narrower than the name at its head. */
const LANE_LEAST_PX = 92;

/** The position of the lanes. */
interface Lanes {
  readonly widthPx: number;
  readonly lanePx: number;
  of(actor: Actor): number;
}

/** Lanes for the room that there is; where it is too little, they are wider than it. */
function lanesIn(roomPx: number): Lanes {
  const share = Math.floor((roomPx - TIMES_PX) / ACTORS.length);
  const lanePx = Math.min(LANE_MOST_PX, Math.max(LANE_LEAST_PX, share));
  const widthPx = TIMES_PX + lanePx * ACTORS.length;
  const of = (actor: Actor) => TIMES_PX + lanePx * (ACTORS.indexOf(actor) + 0.5);
  return { widthPx, lanePx, of };
}

interface LanesProps {
  readonly lanes: Lanes;
}

/** How wide a letter of a label is, about: capitals, as in codes, are wider. */
const LETTER_PX = 5.8;
const CAPITAL_PX = 7.6;

/** A label as far as it fits. */
function shortened(text: string, roomPx: number): string {
  let px = 0;
  for (const [at, letter] of [...text].entries()) {
    px += /[A-Z]/.test(letter) ? CAPITAL_PX : LETTER_PX;
    if (px > roomPx) return `${text.slice(0, at - 1)}…`;
  }
  return text;
}

/** What a message is called, and how often it came in a row. */
const nameOf = ({ label, count }: Step): string => said(label) + (count > 1 ? ` ×${count}` : "");

type StepProps = LanesProps & { readonly step: Step; readonly y: number };

/** A message: an arrow with its name. */
function Arrow({ step, y, lanes }: StepProps) {
  const { lanePx } = lanes;
  const { from, to, detail, isReply, isBad, isInferred, fault } = step;
  const name = nameOf(step);
  const [x1, x2] = [lanes.of(from), lanes.of(to)];
  const way = Math.sign(x2 - x1);
  const plain = isReply ? "var(--muted)" : "var(--ink)";
  const colour = fault ? "var(--warn)" : isBad ? "var(--bad)" : plain;
  const label = fault ? `${name} · ${fault}` : name;
  // The label is beside its sender, so that it never crosses another lifeline.
  const middle = x1 + (way * lanePx) / 2;
  return (
    <g class={isInferred ? "inferred" : ""}>
      <title>
        {[
          ...[name, detail, isInferred ? t("inferred") : ""],
          fault ? `${t("injected")}: ${fault}` : "",
        ]
          .filter(Boolean)
          .join(" · ")}
      </title>
      {(isBad || fault) && (
        <rect
          x={Math.min(x1, x2) - 6}
          y={y - 17}
          width={Math.abs(x2 - x1) + 12}
          height="26"
          rx="6"
          fill={fault ? "var(--warn-soft)" : "var(--bad-soft)"}
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
        {shortened(label, lanePx)}
      </text>
    </g>
  );
}

/** The state that the gateway came to. */
function StateMark({ step, y, lanes }: StepProps) {
  const state = step.state ?? "";
  const x = lanes.of("gateway");
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

/** The same steps as a table. */
function StepTable({ steps }: { readonly steps: readonly Step[] }) {
  return (
    <Table columns={["time", "from", "to", "what"]}>
      {steps.map((step) => (
        <tr key={`${step.at} ${step.label} ${step.seq} ${step.requestId} ${step.isReply}`}>
          <td class="num">{timeOf(step.at)}</td>
          <td>{t(step.from)}</td>
          <td>{t(step.to)}</td>
          <td>
            <bdi>{step.state === null ? nameOf(step) : said(step.state)}</bdi>{" "}
            <bdi>{step.detail}</bdi>
            {step.isInferred && ` (${t("inferred")})`}
          </td>
        </tr>
      ))}
    </Table>
  );
}

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
    const at = Date.parse(step.at);
    const gapMs = before === undefined ? 0 : at - before;
    y += ROW_PX + (gapMs > GAP_MS ? 26 : 0);
    const isNewTime = before === undefined || timeOf(before) !== timeOf(at);
    before = at;
    return { step, y, gapMs: gapMs > GAP_MS ? gapMs : 0, isNewTime };
  });
}

interface StepsProps {
  readonly steps: readonly Step[];
}

/** The sequence diagram, from top to bottom. Inferred steps are pale and labeled. */
export function SequenceDiagram({ steps }: StepsProps) {
  const hasInferred = steps.some(({ isInferred }) => isInferred);
  return (
    <>
      <Measured>
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

/** The diagram. It scrolls if it is too wide, and says so. */
function Drawing({ steps, roomPx, lanes }: StepsProps & LanesProps & { readonly roomPx: number }) {
  const rows = placed(steps);
  const height = (rows.at(-1)?.y ?? HEAD_PX) + 28;
  return (
    <>
      {lanes.widthPx > roomPx && <p class="small muted">{t("sideways")} ↔</p>}
      <Scrolled label={t("sequence")}>
        <svg width={lanes.widthPx} height={height} role="img" aria-label={t("sequence")}>
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
  return (
    <g>
      {gapMs > 0 && (
        <text x={4} y={y - 30} class="t11 m">
          + {lengthOf(gapMs)}
        </text>
      )}
      {isNewTime && (
        <text x={4} y={y + 4} class="t11 w">
          {timeOf(step.at)}
        </text>
      )}
      {step.state === null ? (
        <Arrow step={step} y={y} lanes={lanes} />
      ) : (
        <StateMark step={step} y={y} lanes={lanes} />
      )}
    </g>
  );
}
