import { useState } from "preact/hooks";
import type {
  CallbackRecord,
  Event,
  InvoiceRecord,
  JournalEntry,
} from "../../../spec/generated/control.types.js";
import { cancel, decline, expire, pay, resend } from "./actions.js";
import { hashOf } from "./address.js";
import { isRecord } from "./api.js";
import { Copies } from "./call.js";
import { callName } from "./calls.js";
import { beforeInvoice } from "./event-kinds.js";
import { dayOf, moneyOf, timeOf } from "./format.js";
import { Ask } from "./forms.js";
import { openOverlay } from "./keys.js";
import { listedAt } from "./list.js";
import { callsOfInvoice } from "./lives.js";
import { ActionButton, Card, PageLink, StateBadge, Unshown, useAddress } from "./parts.js";
import { type PayWay, payWays } from "./pay-ways.js";
import { useRead } from "./reading.js";
import { stepsOf } from "./sequence.js";
import { SequenceDiagram } from "./sequence-diagram.js";
import { useChain, Why } from "./why.js";
import { counted, said, t } from "./words.js";

/** All that ends a pending invoice, or tries to. */
function Payment({
  invoice: { transactionNo, offers, paymentUrl },
}: {
  readonly invoice: InvoiceRecord;
}) {
  const [chosen, setChosen] = useState(0);
  const [isAbandoned, setIsAbandoned] = useState(false);
  const ways = payWays(offers);
  const payNow = async () => {
    const does = ways[chosen]?.does ?? { is: "pay", body: {} };
    setIsAbandoned(does.is === "nothing");
    if (does.is === "pay") await pay(transactionNo, does.body);
    if (does.is === "decline") await decline(transactionNo, does.body);
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
      <span class="small muted" role="status">
        {isAbandoned && t("payNothing")}
      </span>
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
  readonly events: readonly Event[];
  readonly full: string | undefined;
}

/** What can be done to an invoice. */
function Actions({ invoice, events, full }: ActionsProps) {
  if (isRecord()) return <div class="bar acts2">{full && <InFull href={full} />}</div>;
  return <LiveActions invoice={invoice} events={events} full={full} />;
}

function InFull({ href }: { readonly href: string }) {
  return (
    <a class="btn ghost" href={href}>
      {t("openFull")}
    </a>
  );
}

function LiveActions({ invoice, events, full }: ActionsProps) {
  const [isAsked, setIsAsked] = useState(false);
  const { transactionNo, status } = invoice;
  const before = beforeInvoice(events, transactionNo);
  const callback = events.findLast(({ type }) => type === "callback-attempted")?.callbackId;
  return (
    <div class="bar acts2">
      {status === "pending" && <Payment invoice={invoice} />}
      {status === "paid" && invoice.refund?.status !== "refunded" && (
        <ActionButton run={() => openOverlay({ refund: transactionNo })}>
          {t("refund")}
        </ActionButton>
      )}
      {callback !== undefined && (
        <ActionButton run={() => resend(String(callback))}>{t("resend")}</ActionButton>
      )}
      <ActionButton run={() => setIsAsked(true)}>{t("rewindBefore")}</ActionButton>
      <ActionButton run={() => openOverlay({ fork: null })}>{t("fork")}</ActionButton>
      {full && <InFull href={full} />}
      {isAsked && <Ask at={before} close={() => setIsAsked(false)} />}
    </div>
  );
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
  /** Leaves out the diagram and the calls. */
  readonly isBrief: boolean;
}

/** An invoice in full: facts, actions, the reason for its status, and its history. */
export function InvoiceDetail({ transactionNo, isBrief }: InvoiceProps) {
  const address = useAddress();
  const path = `/invoices/${encodeURIComponent(transactionNo)}`;
  const invoice = useRead<"sandbox.invoices.read">(path);
  const why = useRead<"sandbox.invoices.why">(`${path}/why`);
  const query = new URLSearchParams({ q: transactionNo, limit: "500" });
  const found = useRead<"sandbox.requests">(`/requests?${query}`);
  const byOrder = new URLSearchParams({ q: invoice?.orderNumber ?? "", limit: "100" });
  const ordered = useRead<"sandbox.requests">(invoice ? `/requests?${byOrder}` : undefined);
  const calledBack = useRead<"sandbox.callbacks.list">(`/callbacks?q=${transactionNo}`);
  const chain = useChain(why);
  const events = chain ?? [];
  // A rewind may have taken it back.
  if (!invoice) return <Unshown found={invoice} />;
  // All of it is shown at once, so that nothing moves under the pointer.
  const isRead = [found, ordered, calledBack].every((one) => one !== undefined);
  if (why === undefined || !isRead || (why !== null && !chain))
    return <Unshown found={undefined} />;
  const calls = callsOfInvoice([...(found?.requests ?? []), ...(ordered?.requests ?? [])], invoice);
  const callbacks = calledBack?.callbacks ?? [];
  const full = hashOf({ ...address, view: "invoices", id: transactionNo });
  return (
    <>
      <section class="card pad">
        <Head invoice={invoice} />
        <Actions invoice={invoice} events={events} full={isBrief ? full : undefined} />
      </section>
      {!isBrief && (
        <Card title={t("sequence")}>
          <SequenceDiagram steps={stepsOf(events, calls, callbacks)} />
        </Card>
      )}
      <div class="grid g2">
        {why && <Why because={why.because} chain={why.chain} />}
        {!isBrief && <CallsOf calls={calls} />}
        {!isBrief && <CallbacksOf callbacks={calledBack?.callbacks} />}
      </div>
      {!isBrief && found && (
        <Copies
          calls={calls}
          events={events}
          of={{ transactionNo }}
          ends={{
            status: invoice.status,
            ...(invoice.refund && { "refund.status": invoice.refund.status }),
          }}
        />
      )}
    </>
  );
}

function CallsOf({ calls }: { readonly calls: readonly JournalEntry[] }) {
  const address = useAddress();
  return (
    <Card title={t("calls")}>
      {calls.length === 0 && <p class="muted">{t("none")}</p>}
      <ul>
        {calls.map((call) => (
          <li key={call.id}>
            <a href={hashOf({ sandbox: address.sandbox, view: "calls", id: String(call.id) })}>
              <bdi>{callName(call)}</bdi>
            </a>{" "}
            <b class="num">{call.status ?? "–"}</b>{" "}
            {call.injected?.map(({ id, fault }) => (
              <span key={id} class="badge warn ltr">
                {fault}
              </span>
            ))}
            <span class="muted num">{listedAt(call.at)}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function CallbacksOf({ callbacks }: { readonly callbacks: readonly CallbackRecord[] | undefined }) {
  const address = useAddress();
  return (
    <Card title={t("callbacks")}>
      {callbacks?.length === 0 && <p class="muted">{t("none")}</p>}
      <ul class="stack">
        {callbacks?.map(({ id, kind, state, attempts, injected }) => (
          <li key={id} class="bar">
            <a href={hashOf({ sandbox: address.sandbox, view: "callbacks", id })}>
              {said(`about-${kind}`)}
            </a>
            <span class="muted ltr">{id}</span>
            <StateBadge state={state} />
            {injected && <span class="badge warn ltr">{injected.fault}</span>}
            <span class="muted num">{counted("attempts", attempts.length)}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
