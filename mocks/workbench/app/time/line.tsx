import { useState } from "preact/hooks";
import { advance } from "../data/actions.js";
import { isRecord } from "../data/source.js";
import { dayOf, lengthOf, minuteOf, momentOf, timeOf } from "../format.js";
import { Ask } from "../parts/forms.js";
import { counted, t } from "../words.js";
import { type FoldedScale, foldedScale } from "./scale.js";

/** How a mark looks: what went well, what failed, what a fault did, a name, what is due, and all else. */
export type MarkTone = "good" | "bad" | "injected" | "label" | "due" | "plain";

/** Something that happened at an instant, or that is due then. */
export interface TimeMark {
  readonly at: number;
  readonly tone: MarkTone;
  readonly text: string;
}

interface LineProps {
  readonly width: number;
  readonly now: number;
  readonly marks: readonly TimeMark[];
  readonly canAct: boolean;
}

/** Half of the handle: the line begins and ends this far from its edges. */
const INSET_PX = 30;
const MIDDLE_PX = 26;
const LINE_PX = 66;

/** How near to something that is due the handle jumps to it. */
const SNAP_PX = 10;

/** The past to the left and what is due to the right. The handle between them moves time. */
export function TimeLine({ width, now, marks, canAct }: LineProps) {
  const scale = foldedScale([...marks.map(({ at }) => at), now], INSET_PX, width - INSET_PX);
  const x = scale.x(now);
  return (
    <>
      <svg
        height={LINE_PX}
        viewBox={`0 0 ${width} ${LINE_PX}`}
        role="img"
        aria-label={t("timeLine")}
      >
        <path d={`M0 ${MIDDLE_PX}H${x}`} stroke="var(--edge)" stroke-width="2" />
        <path d={`M${x} ${MIDDLE_PX}H${width}`} stroke="var(--edge)" stroke-dasharray="2 4" />
        <Cuts scale={scale} />
        {thinned(marks, scale.x).map((mark) => (
          <Shape key={`${mark.tone} ${mark.x}`} mark={mark} />
        ))}
        <Axis scale={scale} />
      </svg>
      <Handle {...{ width, now, marks, canAct, scale }} />
    </>
  );
}

type Placed = TimeMark & { readonly x: number };

/** One mark for each place and shape: more could not be told apart. */
function thinned(marks: readonly TimeMark[], placeOf: (at: number) => number): readonly Placed[] {
  const places = new Map<string, Placed>();
  for (const mark of marks) {
    const x = Math.round(placeOf(mark.at) / 4) * 4;
    const key = `${mark.tone} ${x}`;
    const known = places.get(key);
    places.set(key, { ...mark, x, text: known ? `${known.text}\n${mark.text}` : mark.text });
  }
  return [...places.values()];
}

function Shape({ mark: { x, tone, text } }: { readonly mark: Placed }) {
  const y = MIDDLE_PX;
  const shapes = {
    good: <circle cx={x} cy={y} r="4.5" fill="var(--accent)" />,
    bad: <path d={`M${x} ${y - 6}l5.5 10h-11z`} fill="var(--bad)" />,
    plain: <path d={`M${x} ${y - 4}v8`} stroke="var(--muted)" stroke-width="1.6" />,
    injected: <path d={`M${x} ${y - 6}l6 6-6 6-6-6z`} fill="var(--warn)" />,
    label: (
      <path
        d={`M${x} ${y + 6}v-23h11l-3 3.5 3 3.5h-11`}
        fill="var(--accent-soft)"
        stroke="var(--accent)"
      />
    ),
    due: (
      <circle cx={x} cy={y} r="4.5" fill="var(--surface)" stroke="var(--ink)" stroke-width="1.5" />
    ),
  };
  return (
    <g>
      <title>{text}</title>
      {shapes[tone]}
    </g>
  );
}

/** The room of a text at the line. */
const TEXT_PX = 46;

/** The lengths of cuts stand above the handle, which may be beside the cut. */
const CUT_TEXT_PX = 9;

/** The cuts where nothing happened, each with how long that was where there is room for it. */
function Cuts({ scale: { stretches } }: { readonly scale: FoldedScale }) {
  let taken = Number.NEGATIVE_INFINITY;
  return (
    <>
      {stretches.slice(1).map((stretch, n) => {
        const before = stretches[n];
        if (!before) return null;
        const x = (before.right + stretch.left) / 2;
        const hasRoom = x - taken >= TEXT_PX;
        if (hasRoom) taken = x;
        return (
          <g key={stretch.from}>
            <path d={`M${x - 12} ${MIDDLE_PX}h24`} stroke="var(--surface)" stroke-width="4" />
            <path
              d={`M${x - 9} ${MIDDLE_PX + 6}l5-12M${x + 4} ${MIDDLE_PX + 6}l5-12`}
              stroke="var(--edge)"
              stroke-width="1.4"
            />
            {hasRoom && (
              <text x={x} y={CUT_TEXT_PX} class="t11 m" text-anchor="middle">
                {lengthOf(stretch.from - before.to)}
              </text>
            )}
          </g>
        );
      })}
    </>
  );
}

/** The time at which each stretch begins, and the day where it is a new one. */
function Axis({ scale: { stretches } }: { readonly scale: FoldedScale }) {
  let day = "";
  let taken = Number.NEGATIVE_INFINITY;
  return (
    <>
      {stretches.map(({ from, left, right }) => {
        const x = (left + right) / 2;
        if (x - taken < TEXT_PX) return null;
        taken = x;
        const isNewDay = dayOf(from) !== day;
        day = dayOf(from);
        return (
          <text key={from} x={x} y={LINE_PX - 16} class="t11 m" text-anchor="middle">
            {minuteOf(from)}
            {isNewDay && (
              <tspan x={x} dy="13">
                {day}
              </tspan>
            )}
          </text>
        );
      })}
    </>
  );
}

/** The handle at now: drawn forward it advances the clock, drawn back it asks about a rewind. */
function Handle({ width, now, marks, canAct, scale }: LineProps & { readonly scale: FoldedScale }) {
  const [target, setTarget] = useState<number>();
  const [asked, setAsked] = useState<number>();
  const instantAt = (x: number) => {
    const near = marks.find(({ at }) => at > now && Math.abs(scale.x(at) - x) <= SNAP_PX);
    return Math.round(near?.at ?? scale.at(x));
  };
  const move = (at: number | undefined) => {
    setTarget(undefined);
    if (at === undefined) return;
    if (at > now) advance({ to: new Date(at).toISOString() });
    if (at < now) setAsked(at);
  };
  const key = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    if (step > 0) return move(marks.find(({ at }) => at > now)?.at);
    const last = marks.findLast(({ at }) => at <= now)?.at;
    if (last !== undefined) setAsked(last - 1);
  };
  const help = t(isRecord() ? "now" : "timeHelp");
  const shown = target ?? now;
  const passed = marks.filter(({ at }) => at > now && at <= shown).length;
  const isAway = target !== undefined && target !== now;
  return (
    <>
      <input
        type="range"
        class="handle"
        min={INSET_PX}
        max={width - INSET_PX}
        step="any"
        value={scale.x(shown)}
        title={help}
        aria-label={help}
        aria-valuetext={`${dayOf(shown, true)} ${timeOf(shown)}`}
        disabled={!canAct}
        onInput={({ currentTarget }) => setTarget(instantAt(currentTarget.valueAsNumber))}
        onChange={({ currentTarget }) => move(instantAt(currentTarget.valueAsNumber))}
        onKeyDown={key}
      />
      <output
        class={`tip ${sideOf(scale.x(shown), width)}`}
        style={{ left: `${scale.x(shown)}px` }}
      >
        {!isAway && minuteOf(now)}
        {isAway && (
          <>
            {t(shown > now ? "advanceTo" : "rewindTo")} <b>{momentOf(shown)}</b>
            {passed > 0 && ` · ${counted("dueOnWay", passed)}`}
          </>
        )}
      </output>
      {asked !== undefined && <Ask at={asked} close={() => setAsked(undefined)} />}
    </>
  );
}

/** How much room a tip needs on both sides. */
const TIP_PX = 150;

/** The edge of the line that is too near for a tip in the middle. */
const sideOf = (x: number, width: number): string =>
  x < TIP_PX ? "left" : x > width - TIP_PX ? "right" : "";
