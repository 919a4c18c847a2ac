import type { Event } from "../../../spec/generated/control.types.js";
import { dayOf, minuteOf, timeOf } from "./formats.js";
import { NARROW_PX } from "./time-frame.js";
import type { Layout } from "./time-layout.js";
import type { Mark } from "./time-marks.js";
import { isRtl, t } from "./words.js";

export interface LayoutProps {
  readonly layout: Layout;
}

/** A mark, by its shape. */
export function Shape({
  mark,
  y,
}: {
  readonly mark: Mark & { readonly x: number };
  readonly y: number | undefined;
}) {
  if (y === undefined) return null;
  const { x, shape, title } = mark;
  const shapes = {
    good: <rect x={x - 1.3} y={y - 5} width="2.6" height="11" rx="1.3" fill="var(--accent)" />,
    bad: <path d={`M${x} ${y - 5.5}l4.2 8h-8.4z`} fill="var(--bad)" />,
    plain: <path d={`M${x} ${y - 3}v9`} stroke="var(--faint)" stroke-width="1.6" />,
    struck: <path d={`M${x} ${y - 5}l4.5 4.5-4.5 4.5-4.5-4.5z`} fill="var(--warn)" />,
    due: (
      <circle cx={x} cy={y} r="4" fill="var(--surface)" stroke="var(--ink)" stroke-width="1.5" />
    ),
    phone: <rect x={x - 5} y={y - 4} width="10" height="8" rx="2.5" fill="var(--muted)" />,
  };
  return (
    <g>
      <title>{title}</title>
      {shapes[shape]}
    </g>
  );
}

interface FoldProps {
  readonly x: number;
  readonly top: number;
  readonly bottom: number;
  readonly text: string;
}

/** Torn edges where time without anything was left out, and how long that was. */
export function Fold({ x, top, bottom, text }: FoldProps) {
  const steps = Array.from({ length: 9 }, (_, n) => {
    return { dx: n % 2 === 0 ? -2.5 : 2.5, y: top + ((bottom - top) * n) / 8 };
  });
  const edge = (side: number) => steps.map(({ dx, y }) => `${x + side + dx} ${y}`);
  const outline = `M${[...edge(-8), ...edge(8).reverse()].join("L")}z`;
  return (
    <>
      <path d={outline} fill="var(--surface)" />
      <path d={`M${edge(-8).join("L")}`} fill="none" stroke="var(--edge)" opacity=".75" />
      <path d={`M${edge(8).join("L")}`} fill="none" stroke="var(--edge)" opacity=".75" />
      <text
        transform={`translate(${x + 4} ${(top + bottom) / 2}) rotate(-90)`}
        class="t11 m w"
        text-anchor="middle"
      >
        {text}
      </text>
    </>
  );
}

/** How much room a name takes. */
const LABEL_PX = 90;

/** The names that moments were given. */
export function Labels({ events, layout }: LayoutProps & { readonly events: readonly Event[] }) {
  const labels = events.filter(({ type }) => type === "label-added").slice(-5);
  return (
    <>
      {labels.map(({ seq, at, name }) => {
        const x = layout.place(Date.parse(at));
        // Beside now its name would be behind the handle.
        const isNear = Math.abs(x - layout.place(layout.now)) < LABEL_PX;
        return (
          <g key={seq}>
            <path d={`M${x} 22V${layout.axis}`} stroke="var(--muted)" stroke-dasharray="1 3" />
            <text x={x + 4} y={isNear ? layout.top + 9 : 20} class="t11 m">
              {String(name)}
            </text>
          </g>
        );
      })}
    </>
  );
}

/** The hours of each stretch; the day where it begins. */
export function Axis({ layout: { scale, axis, mirrored } }: LayoutProps) {
  let day = "";
  let taken = Number.NEGATIVE_INFINITY;
  return (
    <>
      {scale.stretches.map(({ from, to, left, right }) => {
        const today = dayOf(from);
        const isNew = today !== day && (left + right) / 2 - taken > 56;
        if (isNew) [day, taken] = [today, (left + right) / 2];
        const x = mirrored((left + right) / 2);
        const isBrief = minuteOf(from) === minuteOf(to);
        const tell = isBrief ? timeOf : minuteOf;
        const hasRoom = to > from && right - left > (isBrief ? 150 : 110);
        const hours = hasRoom ? ` – ${tell(to)}` : "";
        return (
          <g key={from} text-anchor="middle">
            <text x={x} y={axis + 16} class="t11">
              {`${hasRoom ? tell(from) : minuteOf(from)}${hours}`}
            </text>
            {isNew && (
              <text x={x} y={axis + 32} class="t11 w">
                {today}
              </text>
            )}
          </g>
        );
      })}
    </>
  );
}

/** The ground of the line: the past plain, the future hatched, a lane for each kind of thing. */
export function Ground({ layout: { width, top, axis, lanes, mirrored, place, now } }: LayoutProps) {
  const x = place(now);
  const future = isRtl() ? { x: 0, width: x } : { x, width: Math.max(0, width - x) };
  const height = axis - top + 6;
  return (
    <>
      <defs>
        <pattern
          id="hatch"
          width="7"
          height="7"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <path d="M0 0V7" stroke="var(--hatch)" stroke-width="2.5" />
        </pattern>
      </defs>
      <rect y={top - 6} width={width} height={height} rx="8" fill="var(--sunken)" />
      <rect {...future} y={top - 6} height={height} fill="url(#hatch)" />
      {[...lanes].map(([lane, y]) => (
        <g key={lane}>
          {y > top && <path d={`M0 ${y - 0.5}H${width}`} stroke="var(--line)" />}
          {width >= NARROW_PX && (
            <text x={mirrored(10)} y={y + 16} class="t12 m" text-anchor={isRtl() ? "end" : "start"}>
              {t(lane)}
            </text>
          )}
        </g>
      ))}
    </>
  );
}
