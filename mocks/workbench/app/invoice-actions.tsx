import { useEffect, useState } from "preact/hooks";
import type { Event, InvoiceRecord } from "../../../spec/generated/control.types.js";
import { beforeInvoice, cancel, decline, expire, fork, pay, refund, resend } from "./actions.js";
import { Ask } from "./ask.js";
import { dayOf, moneyOf, timeOf } from "./formats.js";
import { isForPage } from "./keys.js";
import { StateBadge } from "./parts.js";
import { isRecord } from "./source.js";
import { t } from "./words.js";

const REFUND_STATES = { refunded: "refunded", failed: "refund-failed" } as const;

/** What an invoice is, in a few lines. */
export function Head({ invoice }: { readonly invoice: InvoiceRecord }) {
  const { createdAt, expiresAt } = invoice;
  const lastDecline = invoice.status === "pending" ? invoice.declines.at(-1) : undefined;
  return (
    <>
      <div class="bar">
        <h1>
          <bdi>{invoice.orderNumber}</bdi>
        </h1>
        <StateBadge state={invoice.status} />
        {invoice.declines.length > 0 && <StateBadge state="declined" />}
        {invoice.refund && <StateBadge state={REFUND_STATES[invoice.refund.status]} />}
      </div>
      <p role="status" class="small wrong">
        {lastDecline && (
          <>
            {t("declined")} {timeOf(lastDecline.at)}:{" "}
            <bdi lang="en">
              {lastDecline.code} {lastDecline.message}
            </bdi>
          </>
        )}
      </p>
      <div class="amount">
        {moneyOf(invoice.amount)} <small>{invoice.currency}</small>
      </div>
      <div class="meta">
        <span>
          {t("customer")} <b>{<bdi>{invoice.clientName}</bdi>}</b>
        </span>
        <span>
          {t("transaction")} <b class="mono">{invoice.transactionNo}</b>
        </span>
        {invoice.method && (
          <span>
            {t("method")} <b>{invoice.method}</b>
          </span>
        )}
        <span>
          {t("created")}{" "}
          <b>
            {dayOf(createdAt)} {timeOf(createdAt)}
          </b>
        </span>
        <span>
          {t("expires")}{" "}
          <b>
            {dayOf(expiresAt)} {timeOf(expiresAt)}
          </b>
        </span>
      </div>
    </>
  );
}

/** The cards that a tester can pay with: a good one of each brand, and those that the bank refuses. */
const CARDS = [
  ["mada", { method: "mada" }],
  ["visaMastercard", { method: "visaMastercard" }],
  ["stcpay", { method: "stcpay" }],
  ["4000 0000 0000 0002 · DECLINED", { cardNumber: "4000000000000002" }],
  ["4000 0000 0000 9995 · INSUFFICIENT_FUNDS", { cardNumber: "4000000000009995" }],
  ["4000 0000 0000 0069 · EXPIRED_CARD", { cardNumber: "4000000000000069" }],
] as const;

interface ActionsProps {
  readonly invoice: InvoiceRecord;
  readonly events: readonly Event[];
  readonly full: string | undefined;
}

/** What can be done to an invoice. */
export function Actions({ invoice, events, full }: ActionsProps) {
  if (isRecord()) return <div class="bar acts2">{full && <InFull href={full} />}</div>;
  return <Deeds invoice={invoice} events={events} full={full} />;
}

function InFull({ href }: { readonly href: string }) {
  return (
    <a class="btn ghost" href={href}>
      {t("openFull")}
    </a>
  );
}

function Deeds({ invoice, events, full }: ActionsProps) {
  const [card, setCard] = useState(0);
  const [isAsked, setIsAsked] = useState(false);
  const { transactionNo, paymentUrl, status } = invoice;
  const before = beforeInvoice(events, transactionNo);
  const callback = events.findLast(({ type }) => type === "callback-attempted")?.callbackId;
  useInvoiceKeys(invoice, () => setIsAsked(true));
  return (
    <div class="bar acts2">
      {status === "pending" && (
        <>
          <label class="field">
            {t("payWith")}
            <select onChange={(event) => setCard(Number(event.currentTarget.value))}>
              {CARDS.map(([name], n) => (
                <option key={name} value={n}>
                  {name}
                </option>
              ))}
            </select>
          </label>
          <button
            type="button"
            class="btn pri"
            onClick={() => pay(transactionNo, CARDS[card]?.[1] ?? {})}
          >
            {t("pay")} <kbd>P</kbd>
          </button>
          <button type="button" class="btn" onClick={() => decline(transactionNo)}>
            {t("decline")} <kbd>D</kbd>
          </button>
          <button type="button" class="btn" onClick={() => cancel(transactionNo)}>
            {t("cancel")}
          </button>
          <button type="button" class="btn" onClick={() => expire(transactionNo)}>
            {t("toExpiry")}
          </button>
          <a class="btn" href={pathOf(paymentUrl)} target="_blank" rel="noreferrer">
            {t("openPage")}
          </a>
        </>
      )}
      {status === "paid" && invoice.refund?.status !== "refunded" && (
        <button type="button" class="btn" onClick={() => refund(transactionNo)}>
          {t("refund")}
        </button>
      )}
      {callback !== undefined && (
        <button type="button" class="btn" onClick={() => resend(String(callback))}>
          {t("resend")}
        </button>
      )}
      <button type="button" class="btn" onClick={() => setIsAsked(true)}>
        {t("rewindBefore")} <kbd>B</kbd>
      </button>
      <button type="button" class="btn" onClick={() => fork()}>
        {t("fork")}
      </button>
      {full && <InFull href={full} />}
      {isAsked && <Ask at={before} close={() => setIsAsked(false)} />}
    </div>
  );
}

/** The payment page under the address by which this page is known; that of a fork names its sandbox. */
function pathOf(paymentUrl: string): string {
  const { pathname, search } = new URL(paymentUrl);
  return pathname + search;
}

function useInvoiceKeys({ transactionNo, status }: InvoiceRecord, ask: () => void): void {
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      const { key } = event;
      if (!isForPage(event)) return;
      if (key === "b") ask();
      if (status !== "pending") return;
      if (key === "p") pay(transactionNo, {});
      if (key === "d") decline(transactionNo);
    };
    addEventListener("keydown", pressed);
    return () => removeEventListener("keydown", pressed);
  }, [transactionNo, status]);
}
