import { lengthOf, timeOf } from "../format.js";
import { said, t } from "../words.js";
import { ArrowTip, Measured, Scrolled } from "./parts.js";
import { ACTORS, type Actor, type LanesProps, lanesIn, type Step } from "./sequence.js";

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

type StepProps = LanesProps & { readonly step: Step; readonly y: number };

/** A message: an arrow with its name. */
function Arrow({ step, y, lanes }: StepProps) {
  const { lanePx } = lanes;
  const { from, to, name, detail, isReply, isBad, isInferred, fault } = step;
  const [x1, x2] = [lanes.of(from), lanes.of(to)];
  const way = Math.sign(x2 - x1);
  const plain = isReply ? "var(--muted)" : "var(--ink)";
  const colour = fault ? "var(--warn)" : isBad ? "var(--bad)" : plain;
  const label = fault ? `${said(name)} · ${fault}` : said(name);
  // The label is beside its sender, so that it never crosses another lifeline.
  const middle = x1 + (way * lanePx) / 2;
  return (
    <g class={isInferred ? "inferred" : ""}>
      <title>
        {[
          ...[said(name), detail, isInferred ? t("inferred") : ""],
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
function StateMark({ step: { state = "" }, y, lanes }: StepProps) {
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
    <table>
      <thead>
        <tr>
          <th>{t("time")}</th>
          <th>{t("from")}</th>
          <th>{t("to")}</th>
          <th>{t("what")}</th>
        </tr>
      </thead>
      <tbody>
        {steps.map((step) => (
          <tr key={step.order + step.name}>
            <td class="num">{timeOf(step.at)}</td>
            <td>{t(step.from)}</td>
            <td>{t(step.to)}</td>
            <td>
              <bdi>{step.state === undefined ? said(step.name) : said(step.state)}</bdi>{" "}
              <bdi>{step.detail}</bdi>
              {step.isInferred && ` (${t("inferred")})`}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
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

/** The sequence diagram, from top to bottom. Inferred steps are pale and labeled. */
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

/** The diagram. It scrolls if it is too wide, and says so. */
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
      {step.state === undefined ? (
        <Arrow step={step} y={y} lanes={lanes} />
      ) : (
        <StateMark step={step} y={y} lanes={lanes} />
      )}
    </g>
  );
}
