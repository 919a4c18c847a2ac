import { useState } from "preact/hooks";
import type { RecurringRecord } from "../../../../spec/generated/control.types.js";
import {
  cancelRecurring,
  chargeNow,
  failNextCharge,
  letChargeFail,
  startRecurring,
} from "../data/actions.js";
import { useQuery } from "../data/queries.js";
import { momentOf, moneyOf } from "../format.js";
import { Ask } from "../parts/forms.js";
import {
  ActionButton,
  Body,
  CopyButton,
  CopyTest,
  Facts,
  LinkTo,
  PageLink,
  StateBadge,
  Unshown,
} from "../parts/parts.js";
import { Writes } from "../parts/record-note.js";
import { Why } from "../parts/why.js";
import { counted, said, t } from "../words.js";

/** The state of a recurring payment for a reader: one whose charge failed is not simply active. */
export const recurringState = ({ status, failedAttempts = 0 }: RecurringRecord): string =>
  status === "active" && failedAttempts > 0 ? "retrying" : status;

interface ActionsProps {
  readonly recurring: RecurringRecord;
}

/** What can be done to a recurring payment in its state, and the page on which the customer agrees to it. */
function RecurringActions({ recurring }: ActionsProps) {
  const { recurringId: id, status, paymentUrl } = recurring;
  const isActive = status === "active";
  const isOpen = isActive || status === "registered";
  return (
    <div class="bar acts2">
      <Writes>
        {status === "registered" && (
          <ActionButton class="pri" run={() => startRecurring(id)}>
            {t("startRecurring")}
          </ActionButton>
        )}
        {isActive && <ActionButton run={() => chargeNow(id)}>{t("toItsCharge")}</ActionButton>}
        {isActive ? (
          <ActionButton run={() => letChargeFail(id)}>{t("letChargeFail")}</ActionButton>
        ) : (
          isOpen && (
            <ActionButton run={() => failNextCharge(id)}>{t("failNextCharge")}</ActionButton>
          )
        )}
        {isOpen && <ActionButton run={() => cancelRecurring(id)}>{t("cancel")}</ActionButton>}
        <PageLink url={paymentUrl} />
      </Writes>
      <CopyTest path={`/recurring/${encodeURIComponent(id)}/test`} />
    </div>
  );
}

/** A recurring payment: its plan, how far it is, and its graph. */
export function RecurringDetail({ id }: { readonly id: string }) {
  const path = `/recurring/${encodeURIComponent(id)}`;
  const recurring = useQuery<"sandbox.recurring.read">(path, ["recurring"]);
  const why = useQuery<"sandbox.recurring.why">(`${path}/why`, ["recurring", "callbacks"]);
  if (!recurring) return <Unshown found={recurring} />;
  const { nextChargeAt, failedAttempts = 0, arranged = [] } = recurring;
  return (
    <>
      <section class="card pad">
        <div class="bar">
          <h1>
            <bdi>{recurring.customerName}</bdi>
          </h1>
          <StateBadge state={recurringState(recurring)} />
          {failedAttempts > 0 && (
            <span class="badge no">{counted("failedAttempts", failedAttempts)}</span>
          )}
          {arranged[0] === "fail" && (
            <span class="badge warn" role="status">
              {t("nextFails")}
            </span>
          )}
        </div>
        <div class="amount">
          {moneyOf(recurring.amount)} <small>{recurring.currency}</small>
        </div>
        <Facts
          facts={[
            [t("number"), <code>{recurring.recurringId}</code>],
            [t("interval"), said(recurring.type)],
            [t("chargesDone"), `${recurring.chargesDone} / ${recurring.iterations || "∞"}`],
            [t("retriesUsed"), `${recurring.retriesUsed} / ${recurring.retryCount}`],
            ...(nextChargeAt === null ? [] : [[t("nextCharge"), momentOf(nextChargeAt)] as const]),
          ]}
        />
        <RecurringActions recurring={recurring} />
      </section>
      {why && <Why because={why.because} chain={why.chain} next={why.next} />}
    </>
  );
}

/** A wallet session, and its one-time password. */
export function SessionDetail({ id }: { readonly id: string }) {
  const found = useQuery<"sandbox.sessions">(`/sessions?q=${encodeURIComponent(id)}`, ["sessions"]);
  const session = found?.sessions.find((one) => one.paymentSessionId === id);
  if (!session) return <Unshown found={found && null} />;
  return (
    <section class="card pad stack">
      <div class="bar">
        <h1>
          <bdi>{session.mobile}</bdi>
        </h1>
        <StateBadge state={session.state} />
      </div>
      <Facts
        facts={[
          [t("code"), <b class="num">{session.code}</b>],
          [t("transaction"), <LinkTo view="invoices" id={session.transactionNo} />],
          [t("expires"), momentOf(session.expiresAt)],
          [t("wrongCodes"), session.wrongCodes],
        ]}
      />
      <div class="bar">
        <CopyButton text={session.code} label={t("copyCode")} />
      </div>
    </section>
  );
}

/** An event as the log has it. */
export function EventDetail({ seq }: { readonly seq: number }) {
  const [isAsked, setIsAsked] = useState(false);
  const page = useQuery<"sandbox.events">(`/events?after=${seq - 1}&limit=1`, ["events"]);
  const event = page?.events[0];
  if (!event) return <Unshown found={page && null} />;
  return (
    <>
      <section class="card pad dhead">
        <div class="grow">
          <h1>{event.type}</h1>
          <div class="meta">
            <span class="num">#{event.seq}</span>
            <span class="num">{momentOf(event.at)}</span>
          </div>
        </div>
        <Writes>
          <ActionButton isOff={seq < 2} run={() => setIsAsked(true)}>
            {t("rewindBefore")}
          </ActionButton>
        </Writes>
      </section>
      <Body title={event.type} body={JSON.stringify(event)} />
      {isAsked && <Ask at={seq - 1} close={() => setIsAsked(false)} />}
    </>
  );
}
