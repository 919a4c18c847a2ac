import { useState } from "preact/hooks";
import { type Known, nowOf } from "./known.js";
import { Card, Unshown } from "./parts.js";
import { type Series, StackedBars } from "./plot-bars.js";
import { ChargeCalendar } from "./plot-charges.js";
import { ResponseTimes } from "./plot-times.js";
import { frameOf } from "./time-frame.js";
import { Nearness } from "./time-zoom.js";
import { useLive } from "./use-live.js";
import { useRead } from "./use-read.js";
import { t } from "./words.js";

const CALLS: readonly Series[] = [
  { key: "ok", colour: "var(--accent)" },
  { key: "struck", colour: "var(--warn)" },
  { key: "doubtful", colour: "var(--faint)" },
  { key: "refused", colour: "var(--bad)" },
];

const INVOICES: readonly Series[] = [
  { key: "paid", colour: "var(--accent)" },
  { key: "pending", colour: "var(--h1)" },
  { key: "canceled", colour: "var(--faint)" },
];

/** The instant from which on the time line shows what happened, to the minute; undefined for all of it. */
function beginOf(known: Known): number | undefined {
  const { from } = frameOf(known.view, nowOf(known));
  return Number.isFinite(from) ? Math.floor(from / MINUTE_MS) * MINUTE_MS : undefined;
}

const MINUTE_MS = 60_000;

/** Where people would rather look than read. */
export function Plots() {
  const [time, setTime] = useState<"sandbox" | "wall">("sandbox");
  const view = useLive((known) => known.view);
  const from = useLive((known) => beginOf(known));
  const since = from === undefined ? "" : `&since=${new Date(from).toISOString()}`;
  const stats = useRead<"readStats">(`/stats?buckets=48&time=${time}${since}`);
  if (!stats) return <Unshown found={stats} />;
  const { calls, invoices, operations, recurring, recurringMatches } = stats;
  const sum = (key: "refused" | "struck") =>
    calls.buckets.reduce((total, bucket) => total + bucket[key], 0);
  const told = [
    `${calls.counted} ${t("calls").toLowerCase()}`,
    `${sum("refused")} ${t("refused").toLowerCase()}`,
    `${sum("struck")} ${t("struck").toLowerCase()}`,
  ];
  const dropped = calls.dropped > 0 ? ` · ${calls.dropped} ${t("plotDropped")}` : "";
  return (
    <>
      <div class="crumbs">
        <h1>{t("plots")}</h1>
        <span class="grow" />
        <Nearness view={view} />
        <fieldset class="seg" aria-label={t("plotClock")}>
          {(["sandbox", "wall"] as const).map((one) => (
            <button
              type="button"
              key={one}
              aria-pressed={time === one}
              onClick={() => setTime(one)}
            >
              {t(one === "wall" ? "plotWall" : "plotSandbox")}
            </button>
          ))}
        </fieldset>
      </div>
      <div class="grid g2">
        <Card title={`${told.join(", ")}${dropped}`}>
          <StackedBars
            label={t("calls")}
            buckets={calls.buckets}
            bucketMs={calls.bucketMs}
            series={CALLS}
          />
        </Card>
        <Card title={t("plotTimes")}>
          <ResponseTimes operations={operations} />
        </Card>
        <Card title={t("plotInvoices")}>
          <StackedBars
            label={t("plotInvoices")}
            buckets={invoices.buckets}
            bucketMs={invoices.bucketMs}
            series={INVOICES}
            isLevel
          />
        </Card>
      </div>
      <div class="below">
        <Card title={`${t("plotCharges")} (${recurring.length} / ${recurringMatches})`}>
          <ChargeCalendar recurring={recurring} />
        </Card>
      </div>
    </>
  );
}
