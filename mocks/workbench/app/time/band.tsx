import { useEffect, useMemo, useState } from "preact/hooks";
import type { DueRecord, Event } from "../../../../spec/generated/control.types.js";
import { advance, advanceTo, toggleClock } from "../actions.js";
import { dayOf, lengthOf, minuteOf, timeOf, utcOf } from "../format.js";
import { Icon } from "../icons.js";
import { openOverlay } from "../keys.js";
import { ActionButton, Measured } from "../parts.js";
import { Writes } from "../record-note.js";
import { canAct, nowOf, type SandboxState, useSandboxState } from "../store.js";
import { t, type Word } from "../words.js";
import { TimeLine, type TimeMark } from "./line.js";

/** The time of the sandbox: what it is, the line of all that happened, what is due, and how to move it. */
export function TimeBand({ isSlim }: { readonly isSlim: boolean }) {
  const known = useSandboxState(100);
  const isFrozen = known.clock?.mode === "frozen";
  useTick(known.clock !== undefined && !isFrozen);
  const now = nowOf(known);
  const marks = useMemo(() => marksOf(known), [known.events, known.due]);
  return (
    <section class={`time ${isSlim ? "slim" : ""}`} aria-label={t("timeLine")}>
      <div class="timehead">
        <div class="now num">{known.clock ? timeOf(now) : "--:--:--"}</div>
        <div class="small muted">
          {known.clock && `${dayOf(now, !isSlim)}, ${t("riyadh")}`}
          {known.clock && !isSlim && ` · ${utcOf(now)} UTC`}{" "}
          <span class="badge">{t(isFrozen ? "frozen" : "running")}</span>
        </div>
        <Writes>
          <Acts isFrozen={isFrozen} due={known.due} />
        </Writes>
      </div>
      <Measured class="tl">
        {(width) =>
          known.clock && <TimeLine width={width} now={now} marks={marks} canAct={canAct(known)} />
        }
      </Measured>
      {!isSlim && <Due due={known.due} now={now} />}
    </section>
  );
}

/** What the line shows of a sandbox. */
function marksOf({ events, due }: SandboxState): readonly TimeMark[] {
  return [
    ...events.map((event) => ({
      at: Date.parse(event.at),
      tone: toneOf(event),
      text: `${timeOf(event.at)} ${event.type}`,
    })),
    ...due.map(({ at, what, about }) => ({
      at: Date.parse(at),
      tone: "due" as const,
      text: `${timeOf(at)} ${what} ${about}`,
    })),
  ];
}

function toneOf({ type, result }: Event): TimeMark["tone"] {
  if (type === "label-added") return "label";
  if (type === "fault-matched") return "injected";
  if (type === "callback-answered") return Object(result).outcome === "delivered" ? "good" : "bad";
  if (/declined|failed|rejected|ended/.test(type)) return "bad";
  return /paid|succeeded/.test(type) ? "good" : "plain";
}

const DUE_WORDS: Readonly<Record<DueRecord["what"], Word>> = {
  expiry: "dueExpiry",
  charge: "dueCharge",
  callback: "dueCallback",
  settlement: "dueSettlement",
};

/** How many due things are listed. */
const DUE_MAX = 4;

/** What is due next, each with a button that moves the clock there. */
function Due({ due, now }: { readonly due: readonly DueRecord[]; readonly now: number }) {
  return (
    <ul class="due" aria-label={t("dueNext")}>
      {due.length === 0 && <li class="muted">{t("nothingDue")}</li>}
      {due.slice(0, DUE_MAX).map(({ at, what, about }) => (
        <li key={`${what} ${about} ${at}`}>
          <ActionButton class="chip" run={() => advance({ to: at })}>
            <b class="num">{minuteOf(at)}</b> {t(DUE_WORDS[what])} {about}{" "}
            <span class="muted">{`${t("in")} ${lengthOf(Date.parse(at) - now)}`}</span>
          </ActionButton>
        </li>
      ))}
    </ul>
  );
}

interface ActsProps {
  readonly isFrozen: boolean;
  readonly due: readonly DueRecord[];
}

function Acts({ isFrozen, due }: ActsProps) {
  const known = useSandboxState();
  const has = (what: DueRecord["what"]) => due.some((one) => one.what === what);
  const act = (word: Word, run: () => unknown, isOff = false) => (
    <ActionButton isOff={isOff} run={run}>
      {word === "resume" && <Icon name="play" />}
      {t(word)}
    </ActionButton>
  );
  return (
    <div class="acts">
      {act(isFrozen ? "resume" : "freeze", () => toggleClock(known))}
      {act("hour", () => advance({ by: "PT1H" }))}
      {act("day", () => advance({ by: "P1D" }))}
      {act("bookmark", () => openOverlay("bookmarks"))}
      {act("toExpiry", () => advanceTo("expiry"), !has("expiry"))}
      {act("toCharge", () => advanceTo("charge"), !has("charge"))}
    </div>
  );
}

/** Draws again each second while the clock runs. */
function useTick(isRunning: boolean): void {
  const [, draw] = useState(0);
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => draw((count) => count + 1), 1000);
    return () => clearInterval(timer);
  }, [isRunning]);
}
