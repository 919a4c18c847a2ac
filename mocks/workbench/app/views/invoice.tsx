import { useState } from "preact/hooks";
import type { InvoiceRecord, WhyResult } from "../../../../spec/generated/control.types.js";
import { BRAND_NAMES } from "../../../domain/money.js";
import { hashOf } from "../address.js";
import { cancel, decline, expire, pay, resend } from "../data/actions.js";
import { useQuery } from "../data/queries.js";
import { momentOf, moneyOf, timeOf } from "../format.js";
import { Ask } from "../parts/forms.js";
import { openOverlay } from "../parts/keys.js";
import {
  ActionButton,
  Card,
  CopyTest,
  PageLink,
  StateBadge,
  Unshown,
  useAddress,
} from "../parts/parts.js";
import { type PayWay, payWays } from "../parts/pay-ways.js";
import { Writes } from "../parts/record-note.js";
import { SequenceDiagram } from "../parts/sequence.js";
import { Why } from "../parts/why.js";
import { t, type Word } from "../words.js";

/** All that ends a pending invoice, or tries to. */
function Payment({
  invoice: { transactionNo, offers, paymentUrl },
}: {
  readonly invoice: InvoiceRecord;
}) {
  const [chosen, setChosen] = useState(0);
  const ways = payWays(offers);
  const payNow = () => {
    const { is, body } = ways[chosen]?.does ?? { is: "pay", body: {} };
    return is === "pay" ? pay(transactionNo, body) : decline(transactionNo, body);
  };
  return (
    <>
      <PayMenu ways={ways} choose={setChosen} />
      <ActionButton class="pri" run={payNow}>
        {t("pay")}
      </ActionButton>
      <ActionButton run={() => decline(transactionNo)}>{t("decline")}</ActionButton>
      <ActionButton run={() => cancel(transactionNo)}>{t("cancel")}</ActionButton>
      <ActionButton run={() => expire(transactionNo)}>{t("toExpiry")}</ActionButton>
      <PageLink url={paymentUrl} />
    </>
  );
}

interface PayMenuProps {
  readonly ways: readonly PayWay[];
  /** Receives the index of the chosen way. */
  choose(place: number): void;
}

function PayMenu({ ways, choose }: PayMenuProps) {
  const groups = [...new Set(ways.map(({ group }) => group))];
  return (
    <label class="field">
      {t("payWith")}
      <select onChange={(event) => choose(Number(event.currentTarget.value))}>
        {groups.map((group) => (
          <optgroup key={group} label={t(group)}>
            {ways.map(
              (way, place) =>
                way.group === group && (
                  <option key={way.name} value={place}>
                    {way.name}
                  </option>
                ),
            )}
          </optgroup>
        ))}
      </select>
    </label>
  );
}

interface ActionsProps {
  readonly invoice: InvoiceRecord;
  /** What led to its status, once it was read. */
  readonly chain: WhyResult["chain"];
  readonly full: string | undefined;
}

/** What can be done to an invoice. */
function Actions({ invoice, chain, full }: ActionsProps) {
  const [isAsked, setIsAsked] = useState(false);
  const { transactionNo, status } = invoice;
  const callback = chain.findLast(({ type }) => type === "callback-attempted")?.values?.callbackId;
  return (
    <div class="bar acts2">
      <Writes>
        {status === "pending" && <Payment invoice={invoice} />}
        {status === "paid" && invoice.refund?.status !== "refunded" && (
          <ActionButton run={() => openOverlay({ refund: transactionNo })}>
            {t("refund")}
          </ActionButton>
        )}
        {callback !== undefined && (
          <ActionButton run={() => resend(String(callback))}>{t("resend")}</ActionButton>
        )}
        <ActionButton isOff={chain.length === 0} run={() => setIsAsked(true)}>
          {t("rewindBefore")}
        </ActionButton>
        <ActionButton run={() => openOverlay({ fork: null })}>{t("fork")}</ActionButton>
      </Writes>
      {full && (
        <a class="btn ghost" href={full}>
          {t("openFull")}
        </a>
      )}
      {isAsked && <Ask at={beforeInvoice(chain)} close={() => setIsAsked(false)} />}
    </div>
  );
}

const CLOSING = ["invoice-paid", "invoice-canceled"];

/** The number of the last event before an invoice was closed, or before it was created. */
function beforeInvoice(chain: WhyResult["chain"]): number {
  const closing = chain.findLast(({ type = "" }) => CLOSING.includes(type));
  return Math.max(1, ((closing ?? chain[0])?.seq ?? 2) - 1);
}

const REFUND_STATES = { refunded: "refunded", failed: "refund-failed" } as const;

/** What an invoice is, in a few lines. */
function Head({ invoice }: { readonly invoice: InvoiceRecord }) {
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
            {t("method")} <b>{BRAND_NAMES[invoice.method]}</b>
          </span>
        )}
        {invoice.shares && <Shares shares={invoice.shares} />}
        <span>
          {t("created")} <b>{momentOf(createdAt)}</b>
        </span>
        <span>
          {t("expires")} <b>{momentOf(expiresAt)}</b>
        </span>
      </div>
    </>
  );
}

/** The receivers with their shares. */
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

interface InvoiceProps {
  readonly transactionNo: string;
  /** The invoice as the list beside it has it. */
  readonly listed: InvoiceRecord | undefined;
  /** Leaves out the diagram. */
  readonly isBrief: boolean;
}

/** An invoice in full: facts, actions, the reason for its status, and its history. */
export function InvoiceDetail({ transactionNo, listed, isBrief }: InvoiceProps) {
  const address = useAddress();
  const path = `/invoices/${encodeURIComponent(transactionNo)}`;
  const found = useQuery<"sandbox.invoices.read">(listed ? undefined : path, ["invoices"]);
  const invoice = listed ?? found;
  // No topic names a single invoice, so its own fields say whether something happened to it.
  const why = useQuery<"sandbox.invoices.why">(`${path}/why`, ["callbacks"], aboutOf(invoice));
  if (!invoice) return <Unshown found={invoice} />;
  const chain = why?.chain ?? [];
  const full = hashOf({ ...address, view: "invoices", id: transactionNo });
  return (
    <>
      <section class="card pad">
        <Head invoice={invoice} />
        <Actions invoice={invoice} chain={chain} full={isBrief ? full : undefined} />
      </section>
      {!isBrief && <History transactionNo={transactionNo} about={aboutOf(invoice)} />}
      <div class="whybox">{why && <Why because={why.because} chain={why.chain} />}</div>
    </>
  );
}

const aboutOf = (invoice: InvoiceRecord | null | undefined): string =>
  invoice ? JSON.stringify([invoice.status, invoice.declines.length, invoice.refund]) : "";

/** The sequence diagram of an invoice, with the ways to take its history along. */
function History({
  transactionNo,
  about,
}: {
  readonly transactionNo: string;
  readonly about: string;
}) {
  const { sandbox } = useAddress();
  const path = `/invoices/${encodeURIComponent(transactionNo)}/sequence`;
  const found = useQuery<"sandbox.invoices.sequence">(path, ["requests", "callbacks"], about);
  const listOf = (view: Word) => (
    <a class="btn" href={hashOf({ sandbox, view, q: transactionNo })}>
      {t(view)}
    </a>
  );
  return (
    <Card title={t("sequence")}>
      <div class="sequence">{found && <SequenceDiagram steps={found.steps} />}</div>
      <div class="bar">
        {listOf("calls")}
        {listOf("callbacks")}
        <CopyTest path={`/invoices/${transactionNo}/test`} />
      </div>
    </Card>
  );
}
