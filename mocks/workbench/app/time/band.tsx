import { useEffect, useMemo, useState } from "preact/hooks";
import type { DueRecord, TimelineMark } from "../../../../spec/generated/control.types.js";
import { advance, advanceTo, toggleClock } from "../data/actions.js";
import { canAct, nowOf, useLive, useQuery } from "../data/queries.js";
import { dayOf, lengthOf, minuteOf, timeOf, utcOf } from "../format.js";
import { Icon } from "../parts/icons.js";
import { openOverlay } from "../parts/keys.js";
import { ActionButton, Measured } from "../parts/parts.js";
import { Writes } from "../parts/record-note.js";
import { t, type Word } from "../words.js";
import { TimeLine, type TimeMark } from "./line.js";

/** The time of the sandbox: what it is, what is due, how to move it, and on the overview the line of all that happened. */
export function TimeBand({ isSlim }: { readonly isSlim: boolean }) {
  const known = useLive((state) => state);
  const isFrozen = known.clock?.mode === "frozen";
  useTick(known.clock !== undefined && !isFrozen);
  const now = nowOf(known);
  const due = known.change?.due ?? [];
  return (
    <section class={`time ${isSlim ? "slim" : ""}`} aria-label={t("timeLine")}>
      <div class="timehead">
        <div class="now num">{known.clock ? timeOf(now) : "--:--:--"}</div>
        <div class="small muted">
          {known.clock && `${dayOf(now, true)}, ${t("riyadh")} · ${utcOf(now)} UTC `}
          <span class="badge">{t(isFrozen ? "frozen" : "running")}</span>
        </div>
        <span class="grow" />
        <Writes>
          <Acts isFrozen={isFrozen} />
        </Writes>
      </div>
      {!isSlim && <Line now={now} due={due} />}
      {!isSlim && <Due due={due} now={now} />}
    </section>
  );
}

function Line({ now, due }: { readonly now: number; readonly due: readonly DueRecord[] }) {
  const isKnown = useLive(({ clock }) => clock !== undefined);
  const isOn = useLive(canAct);
  const found = useQuery<"sandbox.timeline">("/timeline", ["events", "requests"]);
  const marks = useMemo(
    () => [...(found?.marks.map(markOf) ?? []), ...due.map(dueMark)],
    [found, due],
  );
  return (
    <Measured class="tl">
      {(width) =>
        isKnown && found && <TimeLine width={width} now={now} marks={marks} canAct={isOn} />
      }
    </Measured>
  );
}

const markOf = ({ at, kind, outcome, label, count }: TimelineMark): TimeMark => ({
  at: Date.parse(at),
  tone: kind === "label" ? "label" : outcome,
  text: `${timeOf(at)} ${label}${count > 1 ? ` (×${count})` : ""}`,
});

const dueMark = ({ at, what, about }: DueRecord): TimeMark => ({
  at: Date.parse(at),
  tone: "due",
  text: `${timeOf(at)} ${t(DUE_WORDS[what])} ${about}`,
});

const DUE_WORDS: Readonly<Record<DueRecord["what"], Word>> = {
  expiry: "dueExpiry",
  charge: "dueCharge",
  callback: "dueCallback",
  settlement: "dueSettlement",
};

/** What is due next, each with a button that moves the clock there. */
function Due({ due, now }: { readonly due: readonly DueRecord[]; readonly now: number }) {
  return (
    <ul class="due" aria-label={t("dueNext")}>
      <li class="small muted">{t(due.length === 0 ? "nothingDue" : "dueNext")}</li>
      {due.slice(0, 4).map(({ at, what, about }) => (
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

function Acts({ isFrozen }: { readonly isFrozen: boolean }) {
  const counts = useLive(({ change }) => change?.counts);
  const act = (word: Word, run: () => unknown, isOff = false) => (
    <ActionButton isOff={isOff} run={run}>
      {word === "resume" && <Icon name="play" />}
      {t(word)}
    </ActionButton>
  );
  return (
    <div class="acts">
      {act(isFrozen ? "resume" : "freeze", () => toggleClock(isFrozen))}
      {act("hour", () => advance({ by: "PT1H" }))}
      {act("day", () => advance({ by: "P1D" }))}
      {act("bookmark", () => openOverlay("bookmarks"))}
      {act("toExpiry", () => advanceTo("expiry"), !counts?.invoices.pending)}
      {act("toCharge", () => advanceTo("charge"), !counts?.recurring)}
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
