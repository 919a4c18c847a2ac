import type { WantedOrder } from "./shop.js";
import { blame, invoicesOf, type Stage } from "./stage.js";

const RULE = "told-wrongly";

/** What a customer is told of a wallet payment has to be so. Of what is not clear nothing is told. */
export function judgeWallet(stage: Stage, order: WantedOrder, told: unknown): void {
  const isPaid = invoicesOf(stage, order).some(({ status }) => status === "paid");
  const wallet = "the customer was told that the wallet payment";
  if (told === false && isPaid) blame(stage, RULE, `${wallet} failed, but it was taken`);
  if (told === true && !isPaid) blame(stage, RULE, `${wallet} went well, but nothing was taken`);
}

/** What a customer is told of a cancel. A no is excused where a fault kept the shop from knowing. */
export function judgeCancel(
  stage: Stage,
  order: WantedOrder,
  told: unknown,
  isUndisturbed: boolean,
): void {
  const own = invoicesOf(stage, order);
  const isCanceled = own.length > 0 && own.every(({ status }) => status === "canceled");
  const says = "the customer was told that the order is";
  if (told === true && !isCanceled) {
    const status = own.map((invoice) => invoice.status).join(" and ");
    blame(stage, RULE, `${says} canceled, but it is ${status}`);
  }
  if (told === false && isCanceled && isUndisturbed) {
    blame(stage, RULE, `${says} not canceled, but it is`);
  }
}
