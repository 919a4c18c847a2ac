import { useEffect, useRef, useState } from "preact/hooks";
import type {
  FailureCatalogue,
  FaultKind,
  FaultRecord,
} from "../../../../spec/generated/control.types.js";
import { operations as service } from "../../../../spec/generated/operations.js";
import { type Address, go } from "../address.js";
import { addFault, assume, attempt, removeFault } from "../data/actions.js";
import { canAct, useLive, useQuery } from "../data/queries.js";
import { type Answer, isRecord, read } from "../data/source.js";
import { Dot } from "../parts/icons.js";
import { Search } from "../parts/list.js";
import { ActionButton, CopyButton, Scrolled, Table, Unshown } from "../parts/parts.js";
import { Writes } from "../parts/record-note.js";
import { said, t, type Word } from "../words.js";

interface FaultCardProps {
  readonly kind: FaultKind;
  /** The rules of this kind that there are. */
  readonly rules: readonly FaultRecord[];
}

/** What affects a request may affect that of any operation; callbacks and decisions are of none. */
const OF_REQUESTS = ["wait", "reply", "outcome", "wire"];
const ALL = service.map(({ id }) => id);

/** The operations of which one can be chosen. */
const choicesOf = ({ slot, operations }: FaultKind): readonly string[] =>
  operations ?? (OF_REQUESTS.includes(slot) ? ALL : []);

/** What narrows a rule down, by the field of the form. */
const CONDITIONS = {
  orderNumber: "onlyOrder",
  nth: "onlyNth",
  probability: "probability",
} as const satisfies Readonly<Record<string, Word>>;

/** The rule that a form asks for: a field that is left empty is left out. */
function ruleIn(form: HTMLFormElement, { fault, parameters }: FaultKind): object {
  const texts = [...new FormData(form)].map(([name, text]) => [name, String(text).trim()] as const);
  const { operation, orderNumber, nth, probability, ...given }: Partial<Record<string, string>> =
    Object.fromEntries(texts.filter(([, text]) => text !== ""));
  const taken = Object.entries(given).map(([name, text]) => {
    const isText = parameters.some((one) => one.name === name && one.type === "string");
    return [name, isText ? text : Number(text)];
  });
  return {
    fault,
    ...(operation && { operation }),
    ...(orderNumber && { where: { orderNumber } }),
    ...(nth && { nth: Number(nth) }),
    ...(probability && { probability: Number(probability) / 100 }),
    ...Object.fromEntries(taken),
  };
}

/** One kind of fault: what it does, the rules that make it happen, and the form of a new one. */
function FaultCard({ kind, rules }: FaultCardProps) {
  const choices = choicesOf(kind);
  const form = useRef<HTMLFormElement>(null);
  const isArmed = rules.some(({ left }) => left !== 0);
  const apply = (limit: { readonly times?: number }) => {
    if (!form.current?.reportValidity()) return;
    return addFault({ ...ruleIn(form.current, kind), ...limit });
  };
  return (
    <article class={`card fault ${isArmed ? "on" : ""}`}>
      <div class="bar">
        <h3 class="mono">{kind.fault}</h3>
        {rules.length > 0 && <Armed isArmed={isArmed} />}
      </div>
      {rules.length === 0 && <p>{kind.does}</p>}
      {rules.map((rule) => (
        <Rule key={rule.id} rule={rule} />
      ))}
      <Writes>
        <form ref={form} onSubmit={(event) => event.preventDefault()}>
          {kind.parameters.map(({ name, about, preset, required }) => (
            <label key={name} class="field" title={about}>
              {name}
              {required && " *"}
              <input name={name} required={required} placeholder={String(preset ?? "")} />
            </label>
          ))}
          {choices.length > 1 && (
            <label class="field">
              {t("operation")}
              <select name="operation">
                <option value="">{t("any")}</option>
                {choices.map((one) => (
                  <option key={one}>{one}</option>
                ))}
              </select>
            </label>
          )}
          <details>
            <summary>{t("conditions")}</summary>
            {Object.entries(CONDITIONS).map(([name, word]) => (
              <label key={name} class="field">
                {t(word)}
                <input name={name} inputMode={name === "orderNumber" ? "text" : "numeric"} />
              </label>
            ))}
          </details>
        </form>
        <div class="bar">
          <ActionButton run={() => apply({ times: 1 })}>{t("injectOnce")}</ActionButton>
          <ActionButton class="ghost" run={() => apply({})}>
            {t("injectEachTime")}
          </ActionButton>
        </div>
      </Writes>
    </article>
  );
}

function Armed({ isArmed }: { readonly isArmed: boolean }) {
  return (
    <span class={`badge ${isArmed ? "warn" : ""}`}>
      <Dot state="injected" />
      {t(isArmed ? "armed" : "usedUp")}
    </span>
  );
}

function Rule({ rule }: { readonly rule: FaultRecord }) {
  const { id, says, injected, matched } = rule;
  return (
    <div class="bar rule small">
      <span class="grow">
        {says}{" "}
        <span class="num muted">
          {matched > 0 && (
            <bdi>
              {t("injectedOf")} {injected} {t("coverOf")} {matched}
            </bdi>
          )}
        </span>
      </span>
      <Writes>
        <ActionButton run={() => removeFault(id)}>{t("remove")}</ActionButton>
      </Writes>
    </div>
  );
}

/** Read once, and again only where that failed. It does not change while the gateway runs. */
let reading: Promise<FailureCatalogue> | undefined;

function readCatalogue(): Promise<FailureCatalogue> {
  reading ??= read<"gateway.failures">("/failures").catch((error: unknown) => {
    reading = undefined;
    throw error;
  });
  return reading;
}

/** Faults, switches and test values of the gateway. */
function useCatalogue(): FailureCatalogue | undefined {
  const [catalogue, setCatalogue] = useState<FailureCatalogue>();
  useEffect(() => {
    attempt(readCatalogue).then(setCatalogue);
  }, []);
  return catalogue;
}

/** The tabs, by what an address calls them. */
const TABS = {
  "": "faultsTab",
  assumptions: "assumptionsTab",
  values: "valuesTab",
} as const satisfies Readonly<Record<string, Word>>;

/** What goes wrong on purpose: faults, assumptions, and the values that lead to failures. */
export function Failures(address: Address) {
  const catalogue = useCatalogue();
  const faults = useQuery<"sandbox.faults.list">("/faults", ["faults"])?.faults ?? [];
  const tab = Object.hasOwn(TABS, address.tab) ? address.tab : "";
  if (!catalogue) return <Unshown found={catalogue} />;
  return (
    <>
      <div class="crumbs">
        <h1>{t("failures")}</h1>
        <span class="grow" />
        <div class="seg" role="tablist">
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
          <ActionButton class="bad" run={() => removeFault(undefined)}>
            {t("removeAll")}
          </ActionButton>
        )}
      </div>
      {tab === "" && <Faults catalogue={catalogue} address={address} faults={faults} />}
      {tab === "assumptions" && <Switches catalogue={catalogue} />}
      {tab === "values" && <Values catalogue={catalogue} />}
    </>
  );
}

const SLOTS = {
  wait: "Before it is handled",
  reply: "Instead of handling it",
  outcome: "The result",
  wire: "On the way back",
  callback: "Callbacks",
  domain: "Decisions of the gateway",
} as const;

interface FaultsProps {
  readonly catalogue: FailureCatalogue;
  readonly faults: readonly FaultRecord[];
  readonly address: Address;
}

function Faults({ catalogue, faults, address }: FaultsProps) {
  const wanted = address.q.toLowerCase();
  const found = catalogue.faults.filter((kind) => {
    const texts = [kind.fault, kind.does, ...choicesOf(kind)];
    return texts.some((text) => text.toLowerCase().includes(wanted));
  });
  return (
    <>
      <Search address={address} />
      {found.length === 0 && <p class="pad muted">{t("noMatch")}</p>}
      {Object.entries(SLOTS).map(([slot, title]) => {
        const kinds = found.filter((kind) => kind.slot === slot);
        return (
          kinds.length > 0 && (
            <section key={slot}>
              <div class="slot">
                <h2>{title}</h2>
              </div>
              <div class="grid g3">
                {kinds.map((kind) => (
                  <FaultCard
                    key={kind.fault}
                    kind={kind}
                    rules={faults.filter(({ fault }) => fault === kind.fault)}
                  />
                ))}
              </div>
            </section>
          )
        );
      })}
    </>
  );
}

function Switches({ catalogue }: { readonly catalogue: FailureCatalogue }) {
  const isOn = useLive(canAct);
  const found = useQuery<"sandbox.assumptions.read">("/assumptions", ["settings"]);
  const assumptions: Readonly<Record<string, string>> = found?.assumptions ?? {};
  const provenance = found?.provenance ?? {};
  return (
    <section class="card">
      <Provenances of={Object.values(provenance)} />
      {catalogue.switches.map(({ id, question, evidence, options, default: first }) => (
        <div key={id} class="sw">
          <div>
            <b>{question}</b>
            <div class="muted small">
              <code>{id}</code> · <ProvenanceMark of={provenance[id]} />{" "}
              {provenance[id] === "assumed" && `${t("evidence")}: ${said(evidence)}`}
            </div>
          </div>
          <fieldset class="seg" aria-label={question}>
            {options.map((option) => (
              <button
                type="button"
                key={option.id}
                title={option.meaning}
                class={option.id === first ? "" : "chg"}
                aria-pressed={(assumptions[id] ?? first) === option.id}
                disabled={!isOn}
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

type Provenance = Answer<"sandbox.assumptions.read">["provenance"][string];

/** From the surest on. */
const PROVENANCES = ["observed", "documented", "assumed"] as const;

/** How many options were observed, are documented and are assumed, and what these words mean. */
function Provenances({ of: all }: { readonly of: readonly Provenance[] }) {
  return (
    <ul class="provenances small">
      {PROVENANCES.map((each) => {
        const count = all.filter((one) => one === each).length;
        return count === 0 ? null : (
          <li key={each}>
            <ProvenanceMark of={each} /> {count}: <span class="muted">{t(`${each}Means`)}</span>
          </li>
        );
      })}
    </ul>
  );
}

function ProvenanceMark({ of: each }: { readonly of: Provenance | undefined }) {
  return each === undefined ? null : <span class={`prov ${each}`}>{t(`${each}Mark`)}</span>;
}

function Values({ catalogue }: { readonly catalogue: FailureCatalogue }) {
  return (
    <div class="card">
      <Scrolled label={t("valuesTab")}>
        <Table columns={["field", "value", "effect", "copy"]} class="values">
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
        </Table>
      </Scrolled>
    </div>
  );
}
