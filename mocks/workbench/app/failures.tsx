import { useEffect, useState } from "preact/hooks";
import { assume, attempt, removeFault } from "./actions.js";
import { type Address, go } from "./address.js";
import { type Answer, read } from "./api.js";
import { optionText, questionSpoken } from "./catalogue-words.js";
import { Deed } from "./deed.js";
import { FaultCard } from "./fault-card.js";
import { canAct } from "./known.js";
import { CopyButton, Scrolled, Sentence } from "./parts.js";
import { isRecord } from "./source.js";
import { useKnown } from "./use-live.js";
import { t, type Word } from "./words.js";

export type Catalogue = Answer<"readFailures">;

/** The tabs, by what an address calls them. */
const TABS = {
  "": "faultsTab",
  assumptions: "assumptionsTab",
  values: "valuesTab",
} as const satisfies Readonly<Record<string, Word>>;

/** The catalogue of this gateway; it does not change while it runs. */
export function useCatalogue(): Catalogue | undefined {
  const [catalogue, setCatalogue] = useState<Catalogue>();
  useEffect(() => {
    attempt(() => read<"readFailures">("/failures")).then((found) => {
      if (found) setCatalogue(found);
    });
  }, []);
  return catalogue;
}

/** What goes wrong on purpose: faults, assumptions, and the values that lead to failures. */
export function Failures(address: Address) {
  const catalogue = useCatalogue();
  const { faults } = useKnown();
  const tab = Object.hasOwn(TABS, address.tab) ? address.tab : "";
  if (!catalogue) return <p class="card pad muted">{t("loading")}</p>;
  return (
    <>
      <div class="crumbs">
        <h1>{t("failures")}</h1>
        <span class="grow" />
        <div class="tabs" role="tablist">
          {Object.entries(TABS).map(([name, word]) => (
            <button
              type="button"
              key={name}
              role="tab"
              aria-selected={name === tab}
              onClick={() => go({ ...address, tab: name })}
            >
              {t(word)}
            </button>
          ))}
        </div>
        {faults.length > 0 && !isRecord() && (
          <Deed class="bad" run={() => removeFault(undefined)}>
            {t("removeAll")}
          </Deed>
        )}
      </div>
      {tab === "" && <Faults catalogue={catalogue} />}
      {tab === "assumptions" && <Switches catalogue={catalogue} />}
      {tab === "values" && <Values catalogue={catalogue} />}
    </>
  );
}

const SLOTS = {
  wait: ["Before it is handled", "قبل معالجته"],
  reply: ["Instead of handling it", "بدلاً من معالجته"],
  outcome: ["What comes of it", "ما ينتج عنه"],
  wire: ["On the way back", "في طريق العودة"],
  callback: ["Callbacks", "الإشعارات"],
  domain: ["What is decided", "ما يُقرَّر"],
} as const;

function Faults({ catalogue }: { readonly catalogue: Catalogue }) {
  const { faults } = useKnown();
  const language = document.documentElement.lang === "ar" ? 1 : 0;
  return (
    <>
      {Object.entries(SLOTS).map(([slot, names]) => (
        <section key={slot}>
          <div class="slot">
            <h2>{names[language]}</h2>
          </div>
          <div class="grid g3">
            {catalogue.faults
              .filter((kind) => kind.slot === slot)
              .map((kind) => (
                <FaultCard
                  key={kind.fault}
                  kind={kind}
                  rules={faults.filter(({ fault }) => fault === kind.fault)}
                />
              ))}
          </div>
        </section>
      ))}
    </>
  );
}

function Switches({ catalogue }: { readonly catalogue: Catalogue }) {
  const known = useKnown();
  const { assumptions } = known;
  return (
    <section class="card">
      {catalogue.switches.map(({ id, question, evidence, options, default: first }) => (
        <div key={id} class="sw">
          <div>
            <b>
              <Sentence as="bdi" spoken={questionSpoken({ id, question })} />
            </b>
            <div class="muted small">
              <code>{id}</code> · {t("evidence")}: {evidence}
            </div>
          </div>
          <fieldset class="seg" aria-label={questionSpoken({ id, question }).text}>
            {options.map((option) => (
              <button
                type="button"
                key={option.id}
                title={optionText(id, option)}
                class={option.id === first ? "" : "chg"}
                aria-pressed={(assumptions[id] ?? first) === option.id}
                disabled={!canAct(known)}
                onClick={() => assume(id, option.id)}
              >
                {option.id}
              </button>
            ))}
          </fieldset>
        </div>
      ))}
    </section>
  );
}

function Values({ catalogue }: { readonly catalogue: Catalogue }) {
  return (
    <div class="card">
      <Scrolled label={t("valuesTab")}>
        <table class="values">
          <thead>
            <tr>
              <th>{t("field")}</th>
              <th>{t("value")}</th>
              <th>{t("effect")}</th>
              <th>{t("copy")}</th>
            </tr>
          </thead>
          <tbody>
            {catalogue.testCards.map(({ number, brand, asks }) => (
              <tr key={number}>
                <td>
                  <code>cardNumber</code>
                </td>
                <td>
                  <code>{number}</code>
                </td>
                <td>
                  {t("cardPays")} <span class="muted">{asks ? `${brand}, ${asks}` : brand}</span>
                </td>
                <td>
                  <CopyButton text={number} />
                </td>
              </tr>
            ))}
            {catalogue.testValues.map(({ in: field, value, fault, operation, with: given }) => (
              <tr key={`${field} ${value}`}>
                <td>
                  <code>{field}</code>
                </td>
                <td>
                  <code>{value}</code>
                </td>
                <td>
                  {fault} <span class="muted">{operation}</span>{" "}
                  <bdi class="muted">{Object.values(given).join(", ")}</bdi>
                </td>
                <td>
                  <CopyButton text={String(value)} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scrolled>
    </div>
  );
}
