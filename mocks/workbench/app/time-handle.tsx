import { useRef, useState } from "preact/hooks";
import { advance } from "./actions.js";
import { Ask } from "./ask.js";
import { dayOf, minuteOf, timeOf } from "./formats.js";
import { canAct } from "./known.js";
import { live } from "./live.js";
import { isRecord } from "./source.js";
import { beforeLast } from "./step-back.js";
import type { Layout } from "./time-layout.js";
import { useKnown } from "./use-live.js";
import { isRtl, t } from "./words.js";

/** How near to something that is due the handle jumps to it. */
const SNAP_PX = 11;

/** The handle at now: drawn forward it advances the clock, drawn back it asks about a rewind. */
export function TimeHandle({
  layout,
  height,
}: {
  readonly layout: Layout;
  readonly height: number;
}) {
  const known = useKnown();
  const [target, setTarget] = useState<number>();
  const [asked, setAsked] = useState<number>();
  const start = useRef<number>();
  const { now, place } = layout;
  const drop = () => {
    start.current = undefined;
    setTarget(undefined);
  };
  const release = () => {
    if (target !== undefined && target > now) advance({ to: new Date(target).toISOString() });
    if (target !== undefined && target < now) setAsked(target);
    drop();
  };
  const drag = (event: PointerEvent) => {
    if (start.current === undefined) return;
    const box = (event.currentTarget as Element).parentElement?.getBoundingClientRect();
    if (box && Math.abs(event.clientX - start.current) > 4) {
      setTarget(snapped(layout, event.clientX - box.left));
    }
  };
  const help = isRecord() ? "now" : "timeHelp";
  const dues = known.due.map(({ at }) => Date.parse(at));
  const key = ({ key: pressed }: KeyboardEvent) => {
    const step = stepOf(pressed);
    if (pressed === "Escape") drop();
    const next = dues.find((at) => at > now);
    if (step > 0 && next !== undefined) advance({ to: new Date(next).toISOString() });
    if (step < 0) setAsked(beforeLast(known.events));
  };
  return (
    <>
      <button
        type="button"
        class="handle ltr"
        role="slider"
        style={{ left: `${place(target ?? now)}px` }}
        title={t(help)}
        aria-label={t(help)}
        aria-valuenow={Math.round(now / 1000)}
        aria-valuetext={`${dayOf(now, true)} ${timeOf(now)}`}
        disabled={!canAct(known)}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          start.current = event.clientX;
        }}
        onPointerMove={drag}
        onPointerUp={release}
        onPointerCancel={drop}
        onKeyDown={key}
      >
        {target === undefined ? nowOn(layout) : minuteOf(target)}
      </button>
      {target !== undefined && <Tip layout={layout} target={target} top={height} />}
      {asked !== undefined && <Ask at={asked} close={() => setAsked(undefined)} />}
    </>
  );
}

/** The time now, with an arrow to where it is when the line shows another part. */
function nowOn({ now, scale: { stretches } }: Layout): string {
  const isEarlier = now < (stretches[0]?.from ?? now);
  if (!isEarlier && now <= (stretches.at(-1)?.to ?? now)) return minuteOf(now);
  return isEarlier === isRtl() ? `${minuteOf(now)} ›` : `‹ ${minuteOf(now)}`;
}

const stepOf = (key: string): number => {
  const towards = document.documentElement.dir === "rtl" ? -1 : 1;
  if (key === "ArrowRight" || key === "ArrowUp") return towards;
  return key === "ArrowLeft" || key === "ArrowDown" ? -towards : 0;
};

function snapped({ scale, mirrored, place }: Layout, x: number): number {
  const near = live.known.due
    .map(({ at }) => Date.parse(at))
    .find((at) => Math.abs(place(at) - x) <= SNAP_PX);
  return Math.round(near ?? scale.at(mirrored(x)));
}

interface TipProps {
  readonly layout: Layout;
  readonly target: number;
  readonly top: number;
}

function Tip({ layout: { now, place }, target }: TipProps) {
  const { due } = useKnown();
  const passed = due.filter(({ at }) => Date.parse(at) > now && Date.parse(at) <= target).length;
  const word = target >= now ? t("advanceTo") : t("rewindTo");
  return (
    <div class="tip" style={{ left: `${place(target) + 8}px`, top: "34px" }}>
      {word}{" "}
      <b>
        {dayOf(target)} {timeOf(target)}
      </b>
      {target >= now && passed > 0 && ` · ${passed} ${t("dueOnWay")}`}
    </div>
  );
}
