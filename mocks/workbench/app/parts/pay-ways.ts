import { AUTHENTICATION } from "../../../domain/card.js";
import { BRAND_NAMES, type Brand } from "../../../domain/money.js";
import { type FittingCard, fittingCards, groupedNumber } from "../../../faults/test-cards.js";
import { t, type Word } from "../words.js";

/** What a customer can do to pay, and what the control API is asked for then. */
export interface PayWay {
  readonly group: Word;
  readonly name: string;
  readonly does: Outcome;
}

type Outcome =
  | { readonly is: "pay"; readonly body: { readonly method: Brand; readonly cardNumber?: string } }
  | { readonly is: "decline"; readonly body: { readonly code: string; readonly message: string } };

/**
 * All ways to pay an invoice that offers these methods, its first one first: by each card of the tests,
 * as on its payment page, and by what needs no card.
 */
export function payWays(offered: readonly Brand[]): readonly PayWay[] {
  const cards = fittingCards(offered);
  const wallets = offered.filter((method) => !cards.some((card) => card.method === method));
  const ways = [...cards.flatMap(waysOf), ...wallets.map(walletWay)];
  const usual = ways.find(({ does }) => does.is === "pay" && does.body.method === offered[0]);
  return usual ? [usual, ...ways.filter((way) => way !== usual)] : ways;
}

function walletWay(method: Brand): PayWay {
  return { group: "payWallets", name: BRAND_NAMES[method], does: { is: "pay", body: { method } } };
}

function waysOf({ number, method, asks, declined }: FittingCard): readonly PayWay[] {
  const card = `${groupedNumber(number)} · ${BRAND_NAMES[method]}`;
  const does = { is: "pay", body: { method, cardNumber: number } } as const;
  if (declined) return [{ group: "payDeclined", name: `${card} · ${declined.code}`, does }];
  if (asks === null) return [{ group: "payGood", name: card, does }];
  const failed = { is: "decline", body: AUTHENTICATION.failed } as const;
  return [
    { group: "payChallenge", name: `${card} · ${t("payPassed")}`, does },
    { group: "payChallenge", name: `${card} · ${t("payFailed")}`, does: failed },
  ];
}
