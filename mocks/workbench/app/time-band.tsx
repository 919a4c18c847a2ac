import { useEffect, useState } from "preact/hooks";
import type { DueRecord } from "../../../spec/generated/control.types.js";
import { advance, advanceTo, toggleClock } from "./actions.js";
import { Deed } from "./deed.js";
import { dayOf, lengthOf, minuteOf, timeOf, utcOf } from "./formats.js";
import { Badges } from "./frame.js";
import { Icon } from "./icons.js";
import { nowOf } from "./known.js";
import { Measured } from "./measured.js";
import { Writes } from "./record-note.js";
import { TimeLine } from "./time-line.js";
import { useKnown } from "./use-live.js";
import { t, type Word } from "./words.js";

/** The line is the most there is to draw, so it follows a little later. */
const LINE_MS = 100;

/** The time of the sandbox: what it is, what is next, how to move it, and the line of all. */
export function TimeBand({ slim }: { readonly slim: boolean }) {
  const known = useKnown(LINE_MS);
  useTick(known.clock?.mode !== "frozen");
  const now = nowOf(known);
  const isFrozen = known.clock?.mode === "frozen";
  const line = (
    <Measured class="tl">
      {(width) => <TimeLine width={width} slim={slim} now={now} known={known} />}
    </Measured>
  );
  return (
    <section class={slim ? "slim" : ""} aria-label={t("timeLine")}>
      <div class="time">
        <div class="timehead">
          <div>
            <div class="now num ltr">
              {minuteOf(now)}
              <small>{timeOf(now).slice(5)}</small>
            </div>
            {!slim && (
              <div class="muted">
                {dayOf(now, true)}, {t("riyadh")} · <bdi class="ltr">{utcOf(now)} UTC</bdi>
              </div>
            )}
          </div>
          <div class="clockrow">
            <span class="badge">{t(isFrozen ? "frozen" : "running")}</span>
            <Badges sandbox={known.sandbox} />
            {!slim && <Next due={known.due[0]} now={now} />}
          </div>
          {slim && line}
          <Writes>
            <Acts isFrozen={isFrozen} />
          </Writes>
        </div>
        {!slim && line}
      </div>
    </section>
  );
}

const DUE_WORDS: Readonly<Record<DueRecord["what"], Word>> = {
  expiry: "dueExpiry",
  charge: "dueCharge",
  callback: "dueCallback",
};

function Next({ due, now }: { readonly due: DueRecord | undefined; readonly now: number }) {
  if (!due) return <div class="due small">{t("nothingDue")}</div>;
  return (
    <div class="due">
      <span class="small">
        {t("next")} {lengthOf(Date.parse(due.at) - now)}
      </span>
      <br />
      <b>
        {minuteOf(due.at)} {t(DUE_WORDS[due.what])} <bdi>{due.about}</bdi>
      </b>
    </div>
  );
}

function Acts({ isFrozen }: { readonly isFrozen: boolean }) {
  const known = useKnown();
  const has = (what: string) => known.due.some((due) => due.what === what);
  const act = (word: Word, key: string, run: () => unknown, isOff = false, look = "") => (
    <Deed class={look} isOff={isOff} run={run}>
      {word === "resume" && <Icon name="play" />}
      {t(word)}
      {key !== "" && <kbd>{key}</kbd>}
    </Deed>
  );
  return (
    <div class="acts">
      {act(isFrozen ? "resume" : "freeze", "F", () => toggleClock(known), false, "keep")}
      {act("hour", "H", () => advance({ by: "PT1H" }), false, "keep")}
      {act("day", "", () => advance({ by: "P1D" }))}
      {act("toExpiry", "E", () => advanceTo("expiry"), !has("expiry"))}
      {act("toCharge", "C", () => advanceTo("charge"), !has("charge"))}
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
