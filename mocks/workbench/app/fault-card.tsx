import { useState } from "preact/hooks";
import type { FaultKind, FaultRecord } from "../../../spec/generated/control.types.js";
import { addFault, removeFault } from "./actions.js";
import { Dot } from "./icons.js";
import { Writes } from "./record-note.js";
import { t } from "./words.js";

interface FaultCardProps {
  readonly kind: FaultKind;
  /** The rules of this kind that there are. */
  readonly rules: readonly FaultRecord[];
}

/** One kind of fault: what it does, its parameters, and the rules that make it happen. */
export function FaultCard({ kind, rules }: FaultCardProps) {
  const { fault, does, operations, parameters } = kind;
  const [given, setGiven] = useState<Readonly<Record<string, string>>>({});
  const [operation, setOperation] = useState("");
  const isArmed = rules.some(({ left }) => left !== 0);
  const strike = (once: boolean) => {
    addFault({
      fault,
      ...(operation !== "" && { operation }),
      ...(once && { times: 1 }),
      ...Object.fromEntries(
        parameters.flatMap(({ name, type }) => {
          const text = given[name] ?? "";
          return text === "" ? [] : [[name, type === "string" ? text : Number(text)]];
        }),
      ),
    });
  };
  const lacks = parameters.some(({ name, required }) => required && !given[name]);
  return (
    <article class={`card fault ${isArmed ? "on" : ""}`}>
      <div class="bar">
        <h3 class="mono">{fault}</h3>
        {rules.length > 0 && <Armed isArmed={isArmed} />}
      </div>
      <p lang="en" dir="ltr">
        {does}
      </p>
      {rules.map((rule) => (
        <Rule key={rule.id} rule={rule} />
      ))}
      <Writes>
        <div class="bar">
          {parameters.map(({ name, about, preset, required }) => (
            <label key={name} class="field" title={about}>
              {name}
              {required && " *"}
              <input
                value={given[name] ?? ""}
                placeholder={preset === null ? "" : String(preset)}
                onInput={(event) => setGiven({ ...given, [name]: event.currentTarget.value })}
              />
            </label>
          ))}
          {operations !== null && operations.length > 1 && (
            <label class="field">
              {t("operation")}
              <select onChange={(event) => setOperation(event.currentTarget.value)}>
                <option value="">{t("any")}</option>
                {operations.map((one) => (
                  <option key={one}>{one}</option>
                ))}
              </select>
            </label>
          )}
          <button type="button" class="btn" disabled={lacks} onClick={() => strike(true)}>
            {t("strikeNext")}
          </button>
          <button type="button" class="btn ghost" disabled={lacks} onClick={() => strike(false)}>
            {t("strikeAll")}
          </button>
        </div>
      </Writes>
    </article>
  );
}

function Armed({ isArmed }: { readonly isArmed: boolean }) {
  return (
    <span class={`badge ${isArmed ? "warn" : ""}`}>
      <Dot state="struck" />
      {t(isArmed ? "armed" : "usedUp")}
    </span>
  );
}

function Rule({ rule }: { readonly rule: FaultRecord }) {
  const { id, says, struck, matched } = rule;
  const share = matched === 0 ? 0 : (100 * struck) / matched;
  return (
    <div>
      <div class="small">
        <b>
          <bdi lang="en">{says}</bdi>
        </b>{" "}
        <span class="num muted">
          <bdi>
            {struck} / {matched}
          </bdi>
        </span>
      </div>
      <div class="meter">
        <i style={{ width: `${share}%` }} />
      </div>
      <Writes>
        <button type="button" class="btn" onClick={() => removeFault(id)}>
          {t("remove")}
        </button>
      </Writes>
    </div>
  );
}
