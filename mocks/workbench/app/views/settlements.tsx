import type {
  SettlementLineRecord,
  SettlementRecord,
  SettlementSummary,
} from "../../../../spec/generated/control.types.js";
import { settleNow } from "../data/actions.js";
import { useQuery } from "../data/queries.js";
import { momentOf, moneyOf } from "../format.js";
import {
  ActionButton,
  Card,
  Facts,
  LinkTo,
  Scrolled,
  StateBadge,
  Table,
  Unshown,
} from "../parts/parts.js";
import { Writes } from "../parts/record-note.js";
import { said, t } from "../words.js";

/** Whether a merchant that reconciles would find nothing wrong with a settlement. */
export function checkOf({
  addsUp,
  repeats,
}: SettlementSummary): "settled" | "wrongSum" | "repeated" {
  if (!addsUp) return "wrongSum";
  return repeats === null ? "settled" : "repeated";
}

/** What no settlement holds yet, and the button that settles it. */
export function OpenPayments() {
  const page = useQuery<"sandbox.settlements.list">("/settlements?limit=1", [
    "settlements",
    "invoices",
  ]);
  if (!page) return null;
  const { entries, payments, refunds, fees, vat, net, nextAt } = page.open;
  return (
    <Card title={t("openPayments")}>
      <Facts
        facts={[
          [t("settledOrders"), entries],
          [t("payments"), moneyOf(payments)],
          [t("fees"), moneyOf(fees)],
          [t("vat"), moneyOf(vat)],
          [t("refunds"), moneyOf(refunds)],
          [t("net"), <b>{moneyOf(net)}</b>],
          [t("nextSettlement"), nextAt === null ? "–" : momentOf(nextAt)],
        ]}
      />
      <Writes>
        <div class="bar acts2">
          <ActionButton class="pri" isOff={net <= 0} run={() => settleNow()}>
            {t("settleNow")}
          </ActionButton>
        </div>
      </Writes>
    </Card>
  );
}

/** A settlement with its payments and refunds. */
export function SettlementDetail({ id }: { readonly id: string }) {
  const settlement = useQuery<"sandbox.settlements.read">(
    `/settlements/${encodeURIComponent(id)}`,
    ["settlements"],
  );
  if (!settlement) return <Unshown found={settlement} />;
  return (
    <>
      <section class="card pad">
        <div class="bar">
          <h1>
            <bdi>{settlement.settlementNumber}</bdi>
          </h1>
          <StateBadge state={checkOf(settlement)} />
        </div>
        <div class="amount">
          {moneyOf(settlement.amount)} <small>SAR</small>
        </div>
        <Facts facts={factsOf(settlement)} />
      </section>
      <Card title={t("settledOrders")}>
        <Scrolled label={t("settledOrders")}>
          <Lines lines={settlement.lines} />
        </Scrolled>
      </Card>
    </>
  );
}

function factsOf({ at, by, bank, iban, totals, repeats }: SettlementRecord) {
  return [
    [t("settledAt"), momentOf(at)],
    [t("settledBy"), said(by)],
    [t("bank"), bank],
    ["IBAN", <code>{iban}</code>],
    [t("payments"), moneyOf(totals.payments)],
    [t("fees"), moneyOf(totals.fees)],
    [t("vat"), moneyOf(totals.vat)],
    [t("refunds"), moneyOf(totals.refunds)],
    [t("net"), moneyOf(totals.net)],
    ...(repeats === null
      ? []
      : [[t("repeats"), <LinkTo view="settlements" id={repeats} />] as const]),
  ] as const;
}

function Lines({ lines }: { readonly lines: readonly SettlementLineRecord[] }) {
  return (
    <Table columns={["transaction", "order", "sum", "fees", "vat", "net"]} class="sums">
      {lines.map(({ kind, transactionNo, orderNumber, amount, fees, vat, net }) => (
        <tr key={`${kind} ${transactionNo}`}>
          <td>
            <LinkTo view="invoices" id={transactionNo} />
          </td>
          <td>
            <bdi>{orderNumber}</bdi> {kind === "refund" && <StateBadge state="refunded" />}
          </td>
          <td class="num">{moneyOf(amount)}</td>
          <td class="num">{moneyOf(fees)}</td>
          <td class="num">{moneyOf(vat)}</td>
          <td class="num">{moneyOf(net)}</td>
        </tr>
      ))}
    </Table>
  );
}
