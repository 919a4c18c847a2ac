import { useState } from "preact/hooks";
import type { InvoiceRecord } from "../../../spec/generated/control.types.js";
import { cancel, decline, expire, pay } from "./actions.js";
import { Deed } from "./deed.js";
import { useKeys } from "./keys.js";
import { PageLink } from "./page-link.js";
import { type PayWay, payWays } from "./pay-ways.js";
import { t } from "./words.js";

/** All that ends a pending invoice, or tries to. */
export function Payment({
  invoice: { transactionNo, offers, paymentUrl },
}: {
  readonly invoice: InvoiceRecord;
}) {
  const [chosen, setChosen] = useState(0);
  const [isAbandoned, setIsAbandoned] = useState(false);
  const ways = payWays(offers);
  const payNow = () => {
    const does = ways[chosen]?.does ?? { is: "pay", body: {} };
    setIsAbandoned(does.is === "nothing");
    if (does.is === "pay") pay(transactionNo, does.body);
    if (does.is === "decline") decline(transactionNo, does.body);
  };
  useKeys({ p: payNow, d: () => decline(transactionNo) });
  return (
    <>
      <PayMenu ways={ways} choose={setChosen} />
      <Deed class="pri" run={payNow}>
        {t("pay")} <kbd>P</kbd>
      </Deed>
      <Deed run={() => decline(transactionNo)}>
        {t("decline")} <kbd>D</kbd>
      </Deed>
      <Deed run={() => cancel(transactionNo)}>{t("cancel")}</Deed>
      <Deed run={() => expire(transactionNo)}>{t("toExpiry")}</Deed>
      <PageLink url={paymentUrl} />
      <span class="small muted" role="status">
        {isAbandoned && t("payNothing")}
      </span>
    </>
  );
}

interface PayMenuProps {
  readonly ways: readonly PayWay[];
  /** Told the place of the way that is chosen. */
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
