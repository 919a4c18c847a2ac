import type { InvoiceRecord } from "../../../spec/generated/control.types.js";
import { dayOf, moneyOf, timeOf } from "./formats.js";
import { StateBadge } from "./parts.js";
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
        {invoice.shares && <Shares shares={invoice.shares} />}
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

/** Who gets which part of it. */
function Shares({ shares }: { readonly shares: NonNullable<InvoiceRecord["shares"]> }) {
  return (
    <span>
      {t("shares")}{" "}
      {shares.map(({ of, value, amount, isMain }, place) => (
        <b key={`${of} ${value}`}>
          {place > 0 && ", "}
          <bdi>{of === "partner" ? t("partnerShare") : `${of} ${value}`}</bdi>{" "}
          <span class="num">{moneyOf(amount)}</span>
          {isMain && ` (${t("mainShare")})`}
        </b>
      ))}
    </span>
  );
}
