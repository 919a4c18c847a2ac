import type { StatsView } from "../../../spec/generated/control.types.js";
import { hashOf } from "./address.js";
import { Scrolled } from "./parts.js";
import { live } from "./store.js";
import { dayOf, isRtl, moneyOf, said, t } from "./words.js";

type Recurring = StatsView["recurring"];

const DAY_MS = 86_400_000;
/** Riyadh is three hours ahead all year round. */
const ZONE_MS = 3 * 3_600_000;
const CELL = 15;
const DAYS_MAX = 120;

const dayNumber = (at: string): number => Math.floor((Date.parse(at) + ZONE_MS) / DAY_MS);
const instantOf = (day: number): number => day * DAY_MS - ZONE_MS;

/** A row for each recurring payment, a cell for each day: charged, failed, tried again, due. */
export function ChargeCalendar({ recurring }: { readonly recurring: Recurring }) {
  const days = recurring.flatMap(({ charges, nextChargeAt }) => [
    ...charges.map(({ at }) => dayNumber(at)),
    ...(nextChargeAt === null ? [] : [dayNumber(nextChargeAt)]),
  ]);
  if (days.length === 0) return <p class="muted">{t("none")}</p>;
  const last = Math.max(...days);
  const first = Math.max(Math.min(...days), last - DAYS_MAX + 1);
  return (
    <>
      <p class="small muted">{t("plotChargesLead")}</p>
      <Scrolled label={t("plotCharges")}>
        <table class="calendar">
          <thead>
            <tr>
              <th>{t("customer")}</th>
              <th>
                <span class="vh">{t("time")}</span>
                <Scale first={first} last={last} />
              </th>
            </tr>
          </thead>
          <tbody>
            {recurring.map((one) => (
              <Row key={one.recurringId} one={one} first={first} last={last} />
            ))}
          </tbody>
        </table>
      </Scrolled>
    </>
  );
}

interface Span {
  readonly first: number;
  readonly last: number;
}

const placeOf = (day: number, { first, last }: Span): number =>
  (isRtl() ? last - day : day - first) * CELL;

function Scale(span: Span) {
  const { first, last } = span;
  const shown = Array.from({ length: Math.ceil((last - first + 1) / 7) }, (_, n) => first + n * 7);
  return (
    <svg width={(last - first + 1) * CELL + 48} height="18" aria-hidden="true">
      {shown.map((day) => (
        <text key={day} x={placeOf(day, span)} y="13" class="t11 m">
          {dayOf(instantOf(day))}
        </text>
      ))}
    </svg>
  );
}

function Row({ one, ...span }: Span & { readonly one: Recurring[number] }) {
  const { recurringId, customerName, amount, type, status, charges, nextChargeAt } = one;
  const { sandbox } = live.state;
  const said_ = charges.map(
    ({ at, succeeded }) => `${dayOf(at)} ${t(succeeded ? "plotCharged" : "failed")}`,
  );
  return (
    <tr>
      <th scope="row">
        <a href={hashOf({ sandbox, view: "recurring", id: recurringId })}>
          <bdi>{customerName}</bdi>
        </a>
        <div class="small muted">
          {moneyOf(amount)} {type} · {said(status)}
        </div>
      </th>
      <td>
        <svg
          width={(span.last - span.first + 1) * CELL + 48}
          height="34"
          role="img"
          aria-label={said_.slice(-12).join(", ") || t("none")}
        >
          {Array.from({ length: span.last - span.first + 1 }, (_, n) => (
            <rect
              key={n}
              x={n * CELL}
              y="10"
              width={CELL - 2}
              height="20"
              rx="3"
              fill="var(--h0)"
            />
          ))}
          {charges.map((charge) => (
            <Charge key={charge.at + charge.attempt} charge={charge} span={span} />
          ))}
          {nextChargeAt !== null && (
            <rect
              x={placeOf(dayNumber(nextChargeAt), span)}
              y="10"
              width={CELL - 2}
              height="20"
              rx="3"
              fill="var(--surface)"
              stroke="var(--accent)"
              stroke-dasharray="3 2"
            >
              <title>{`${t("dueCharge")} ${dayOf(nextChargeAt)}`}</title>
            </rect>
          )}
        </svg>
      </td>
    </tr>
  );
}

interface ChargeProps {
  readonly charge: Recurring[number]["charges"][number];
  readonly span: Span;
}

/** One attempt; that it is a retry shows as an arc from the day before. */
function Charge({ charge: { at, succeeded, attempt }, span }: ChargeProps) {
  const day = dayNumber(at);
  if (day < span.first) return null;
  const x = placeOf(day, span);
  const back = isRtl() ? CELL : -CELL;
  const middle = x + (CELL - 2) / 2;
  return (
    <g>
      <title>{`${dayOf(at)} · ${t(succeeded ? "plotCharged" : "failed")} · ${attempt}`}</title>
      {attempt > 1 && (
        <path
          d={`M${middle + back} 9q${-back / 2} -9 ${-back} 0`}
          fill="none"
          stroke="var(--bad)"
        />
      )}
      <rect
        x={x}
        y="10"
        width={CELL - 2}
        height="20"
        rx="3"
        fill={succeeded ? "var(--accent)" : "var(--bad)"}
      />
      <path
        d={succeeded ? `M${x + 3} 20l2.5 3 4.5-6` : `M${x + 4} 17l5 6m0-6l-5 6`}
        fill="none"
        stroke="var(--surface)"
        stroke-width="1.8"
      />
    </g>
  );
}
