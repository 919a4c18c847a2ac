import { DEFAULT_SANDBOX } from "../../api/paths.js";
import { demoOrder } from "./actions.js";
import type { Address } from "./address.js";
import { Invoices } from "./collections.js";
import { requestAsCurl } from "./copies.js";
import { shopOf } from "./frame.js";
import { CopyButton, Scrolled } from "./parts.js";
import { t } from "./words.js";

/** The time line stands above; below it are the invoices, and one of them. */
export function Overview(address: Address) {
  return (
    <>
      <h1 class="vh">{t("overview")}</h1>
      <Invoices {...address} />
    </>
  );
}

const ORDER = {
  orderNumber: "ORDER-1",
  amount: 25,
  callBackUrl: "http://127.0.0.1:9000/paid",
  clientName: "Salma Alqahtani",
  clientMobile: "0512345678",
  products: [{ title: "Coffee", price: 25, qty: 1 }],
};

/** Nothing has happened yet: how to make something happen. */
export function Empty({ sandbox }: { readonly sandbox: string }) {
  const name = sandbox === "" ? DEFAULT_SANDBOX : sandbox;
  const call = requestAsCurl("POST", `${location.origin}/api/addInvoice`, {
    authorization: `Bearer sandbox_${name}`,
    body: JSON.stringify(ORDER),
  });
  return (
    <section class="hello">
      <div>
        <h1>{t("emptyTitle")}</h1>
        <p class="lead">{t("emptyLead")}</p>
        <div class="bar">
          <a class="btn pri big" href={shopOf(sandbox)}>
            {t("openShop")}
          </a>
          <button type="button" class="btn big" onClick={() => demoOrder(sandbox)}>
            {t("demo")} <kbd>N</kbd>
          </button>
        </div>
      </div>
      <div class="stack">
        <h2>{t("ownCode")}</h2>
        <Scrolled label={t("ownCode")} as="pre">
          {`${location.origin}\nAuthorization: Bearer sandbox_${name}`}
        </Scrolled>
        <Scrolled label="curl" as="pre">
          {call}
        </Scrolled>
        <div class="bar">
          <CopyButton text={call} label="curl" />
        </div>
      </div>
    </section>
  );
}
