import { DEFAULT_SANDBOX } from "../../../api/paths.js";
import { requestAsCurl } from "../../../control/copied-calls.js";
import { type Address, hashOf } from "../address.js";
import { attempt, createSandbox, demoOrder } from "../data/actions.js";
import { useLive } from "../data/queries.js";
import { serviceBase } from "../data/token.js";
import { shopOf } from "../frame.js";
import { CopyButton, Scrolled } from "../parts/parts.js";
import { t } from "../words.js";
import { Invoices } from "./lists.js";

/** The time line is at the top; below it are the invoices, and one of them. */
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

/** How many other sandboxes are offered. */
const OTHERS_MAX = 12;

interface GoneProps {
  readonly sandbox: string;
  readonly names: readonly string[];
}

/** The sandbox does not exist, or no longer: create it again, or open another one. */
export function Gone({ sandbox, names }: GoneProps) {
  const wasThere = useLive((state) => state.wasThere);
  const others = names.filter((name) => name !== sandbox).slice(0, OTHERS_MAX);
  const create = () => attempt(() => createSandbox(sandbox, false));
  return (
    <section class="hello">
      <div class="stack">
        <h1>
          <bdi>{sandbox}</bdi>
        </h1>
        <p class="lead">{t(wasThere ? "gone" : "noSandbox")}</p>
        {wasThere && <p class="muted">{t("goneLead")}</p>}
        <div class="bar">
          <button type="button" class="btn pri big" onClick={create}>
            {t(wasThere ? "createAgain" : "create")}
          </button>
        </div>
      </div>
      {others.length > 0 && (
        <div class="stack">
          <h2>{t("openAnother")}</h2>
          <ul class="bar">
            {others.map((name) => (
              <li key={name}>
                <a class="btn" href={hashOf({ sandbox: name })}>
                  <bdi>{name}</bdi>
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}

/** Nothing has happened yet: what to do next, in three steps. */
export function Empty({ sandbox }: { readonly sandbox: string }) {
  const name = sandbox === "" ? DEFAULT_SANDBOX : sandbox;
  const baseUrl = location.origin + serviceBase(name);
  const call = requestAsCurl("POST", `${baseUrl}/api/addInvoice`, {
    authorization: `Bearer sandbox_${name}`,
    body: JSON.stringify(ORDER),
  });
  return (
    <section class="hello">
      <div class="stack">
        <h1>{t("emptyTitle")}</h1>
        <ol class="steps">
          {(["emptyOrder", "emptyPay", "emptyOwn"] as const).map((step) => (
            <li key={step}>{t(step)}</li>
          ))}
        </ol>
        <div class="bar">
          <button type="button" class="btn pri big" onClick={() => demoOrder(sandbox)}>
            {t("demo")}
          </button>
          <a class="btn big" href={shopOf(sandbox)}>
            {t("openShop")}
          </a>
        </div>
      </div>
      <div class="stack">
        <h2>{t("ownCode")}</h2>
        <Scrolled label={t("ownCode")} as="pre">
          {`${baseUrl}\nAuthorization: Bearer sandbox_${name}`}
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
