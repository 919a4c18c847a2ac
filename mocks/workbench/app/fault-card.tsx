import { useState } from "preact/hooks";
import type { FaultKind, FaultRecord } from "../../../spec/generated/control.types.js";
import { operations as service } from "../../../spec/generated/operations.js";
import { addFault, removeFault } from "./actions.js";
import { faultSpoken, parameterText, ruleSpoken } from "./catalogue-words.js";
import { Deed } from "./deed.js";
import { Dot } from "./icons.js";
import { Sentence } from "./parts.js";
import { Writes } from "./record-note.js";
import { t } from "./words.js";

interface FaultCardProps {
  readonly kind: FaultKind;
  /** The rules of this kind that there are. */
  readonly rules: readonly FaultRecord[];
}

/** What strikes a request may strike that of any operation; callbacks and decisions are of none. */
const OF_REQUESTS = ["wait", "reply", "outcome", "wire"];
const ALL = service.map(({ id }) => id);

/** The operations of which one can be chosen. */
const choicesOf = ({ slot, operations }: FaultKind): readonly string[] =>
  operations ?? (OF_REQUESTS.includes(slot) ? ALL : []);

/** One kind of fault: what it does, its parameters, and the rules that make it happen. */
export function FaultCard({ kind, rules }: FaultCardProps) {
  const { fault, parameters } = kind;
  const choices = choicesOf(kind);
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
      <Sentence as="p" spoken={faultSpoken(kind)} />
      {rules.map((rule) => (
        <Rule key={rule.id} rule={rule} />
      ))}
      <Writes>
        <div class="bar">
          {parameters.map((parameter) => (
            <Parameter
              key={parameter.name}
              parameter={parameter}
              value={given[parameter.name] ?? ""}
              enter={(text) => setGiven({ ...given, [parameter.name]: text })}
            />
          ))}
          {choices.length > 1 && (
            <label class="field">
              {t("operation")}
              <select onChange={(event) => setOperation(event.currentTarget.value)}>
                <option value="">{t("any")}</option>
                {choices.map((one) => (
                  <option key={one}>{one}</option>
                ))}
              </select>
            </label>
          )}
          <Deed isOff={lacks} run={() => strike(true)}>
            {t("strikeNext")}
          </Deed>
          <Deed class="ghost" isOff={lacks} run={() => strike(false)}>
            {t("strikeAll")}
          </Deed>
        </div>
      </Writes>
    </article>
  );
}

interface ParameterProps {
  readonly parameter: FaultKind["parameters"][number];
  readonly value: string;
  enter(text: string): void;
}

function Parameter({ parameter, value, enter }: ParameterProps) {
  const { name, preset, required } = parameter;
  return (
    <label class="field" title={parameterText(parameter)}>
      {name}
      {required && " *"}
      <input
        value={value}
        placeholder={preset === null ? "" : String(preset)}
        onInput={(event) => enter(event.currentTarget.value)}
      />
    </label>
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
  const { id, struck, matched } = rule;
  const share = matched === 0 ? 0 : (100 * struck) / matched;
  return (
    <div>
      <div class="small">
        <b>
          <Sentence as="bdi" spoken={ruleSpoken(rule)} />
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
        <Deed run={() => removeFault(id)}>{t("remove")}</Deed>
      </Writes>
    </div>
  );
}
