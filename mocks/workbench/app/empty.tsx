import { demoOrder } from "./actions.js";
import { requestAsCurl } from "./copies/as-curl.js";
import { CopyButton } from "./parts.js";
import { t } from "./words.js";

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
  const name = sandbox === "" ? "demo" : sandbox;
  const call = requestAsCurl("POST", `${location.origin}/api/addInvoice`, {
    authorization: `Bearer sandbox_${name}`,
    body: JSON.stringify(ORDER),
  });
  return (
    <section class="hello">
      <div>
        <h1>{t("emptyTitle")}</h1>
        <p class="lead">{t("emptyLead")}</p>
        <button type="button" class="btn pri big" onClick={() => demoOrder(sandbox)}>
          {t("demo")} <kbd>N</kbd>
        </button>
      </div>
      <div class="stack">
        <h2>{t("ownCode")}</h2>
        <pre>{`${location.origin}\nAuthorization: Bearer sandbox_${name}`}</pre>
        <pre>{call}</pre>
        <div class="bar">
          <CopyButton text={call} label="curl" />
        </div>
      </div>
    </section>
  );
}
