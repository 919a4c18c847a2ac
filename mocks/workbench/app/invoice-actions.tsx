import { useState } from "preact/hooks";
import type { Event, InvoiceRecord } from "../../../spec/generated/control.types.js";
import { beforeInvoice, fork, refund, resend } from "./actions.js";
import { Ask } from "./ask.js";
import { Deed } from "./deed.js";
import { Payment } from "./invoice-payment.js";
import { useKeys } from "./keys.js";
import { isRecord } from "./source.js";
import { t } from "./words.js";

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
  const [isAsked, setIsAsked] = useState(false);
  const { transactionNo, status } = invoice;
  const before = beforeInvoice(events, transactionNo);
  const callback = events.findLast(({ type }) => type === "callback-attempted")?.callbackId;
  useKeys({ b: () => setIsAsked(true) });
  return (
    <div class="bar acts2">
      {status === "pending" && <Payment invoice={invoice} />}
      {status === "paid" && invoice.refund?.status !== "refunded" && (
        <Deed run={() => refund(transactionNo)}>{t("refund")}</Deed>
      )}
      {callback !== undefined && <Deed run={() => resend(String(callback))}>{t("resend")}</Deed>}
      <Deed run={() => setIsAsked(true)}>
        {t("rewindBefore")} <kbd>B</kbd>
      </Deed>
      <Deed run={() => fork()}>{t("fork")}</Deed>
      {full && <InFull href={full} />}
      {isAsked && <Ask at={before} close={() => setIsAsked(false)} />}
    </div>
  );
}
