import type { RecurringRecord } from "../../../spec/generated/control.types.js";
import { cancelRecurring, chargeNow, failNextCharge, startRecurring } from "./actions.js";
import { Deed } from "./deed.js";
import { PageLink } from "./page-link.js";
import { Writes } from "./record-note.js";
import { t } from "./words.js";

interface ActionsProps {
  readonly recurring: RecurringRecord;
}

/** What can be done to a recurring payment in its state, and the page on which the customer agrees to it. */
export function RecurringActions({ recurring }: ActionsProps) {
  const { recurringId: id, status, paymentUrl } = recurring;
  const isActive = status === "active";
  const isOpen = isActive || status === "registered";
  return (
    <Writes>
      <div class="bar acts2">
        {status === "registered" && (
          <Deed class="pri" run={() => startRecurring(id)}>
            {t("startRecurring")}
          </Deed>
        )}
        {isActive && <Deed run={() => chargeNow(id)}>{t("toItsCharge")}</Deed>}
        {isOpen && <Deed run={() => failNextCharge(id)}>{t("failNextCharge")}</Deed>}
        {isOpen && <Deed run={() => cancelRecurring(id)}>{t("cancel")}</Deed>}
        <PageLink url={paymentUrl} />
      </div>
    </Writes>
  );
}
