import { answers, fails } from "../checks.js";
import { isRecord } from "../json.js";
import { call, type ServiceAnswer, Unmet } from "../planned-call.js";
import { assumed, type ConformanceRule } from "../rule.js";
import { shape } from "../shapes.js";
import { listed } from "./merchants.js";

const ID = "getMerchantKeys";
const ROW = "merchant-keys";
const QUERY = { profileNo: "20230101" };

/** The merchantId of the partner's first merchant. */
function firstOf(merchants: ServiceAnswer | undefined): string {
  const [first] = Array.isArray(merchants?.body) ? merchants.body : [];
  if (!isRecord(first)) throw new Unmet("the partner has no merchants");
  return String(first.merchantId);
}

const path = (searchValue: string) => ({ searchType: "accountNo", searchValue });
const ofFirst = (_: unknown, [merchants]: readonly ServiceAnswer[]) => ({
  path: path(firstOf(merchants)),
  query: QUERY,
});
const unnamed = (_: unknown, [merchants]: readonly ServiceAnswer[]) => ({
  path: path(firstOf(merchants)),
});

/** The credentials of the first merchant, the positive control of the operation. */
export const keysRead = call(ID, ofFirst, { after: [listed] });
const nameless = call(ID, ofFirst, { after: [listed], token: "none" });
const merchants = call(ID, ofFirst, { after: [listed], token: "merchant" });
const unknown = call(ID, () => ({ path: path("0"), query: QUERY }));
const missing = call(ID, unnamed, { after: [listed] });

/** What holds of reading the credentials of a partner's merchant. */
export const merchantKeysRules: readonly ConformanceRule[] = [
  assumed(
    ROW,
    `${ID}.shape`,
    "A partner's token gets a merchant's credentials.",
    keysRead,
    answers(200),
    shape(ID, 200),
  ),
  assumed(
    ROW,
    `${ID}.same`,
    "They are those of the merchant that was asked for.",
    keysRead,
    (answer) => {
      const id = isRecord(answer.body) ? String(answer.body.merchantId) : "none";
      const wanted = firstOf(answer.after[0]);
      return id === wanted ? [] : [`expected merchantId ${wanted}, but ${id} came`];
    },
  ),
  assumed(ROW, `${ID}.unknown`, "A merchant that there is not is 404.", unknown, answers(404)),
  assumed(ROW, `${ID}.missing`, "A call without profileNo is 400.", missing, answers(400)),
  assumed("auth-failure", `${ID}.no-token`, "A call without a token is refused.", nameless, fails),
  assumed(
    "token-roles",
    `${ID}.merchant-token`,
    "A merchant's token is answered with 403.",
    merchants,
    answers(403),
  ),
];
