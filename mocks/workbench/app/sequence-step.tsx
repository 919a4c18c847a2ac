import type { LanesProps } from "./sequence-lanes.js";
import type { Step } from "./sequence-steps.js";
import { said, t } from "./words.js";

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

/** What one told another, by an arrow with its name. */
export function Arrow({ step, y, lanes }: StepProps) {
  const { lanePx } = lanes;
  const { from, to, name, detail, isReply, isBad, isInferred } = step;
  const [x1, x2] = [lanes.of(from), lanes.of(to)];
  const way = Math.sign(x2 - x1);
  const colour = isBad ? "var(--bad)" : isReply ? "var(--muted)" : "var(--ink)";
  // The label stands beside its sender, so that it never crosses another line of life.
  const middle = x1 + (way * lanePx) / 2;
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
        {shortened(said(name), lanePx)}
      </text>
    </g>
  );
}

/** The state that the gateway came to. */
export function StateMark({ step: { state = "" }, y, lanes }: StepProps) {
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
