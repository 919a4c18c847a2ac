import { createContext } from "preact";
import { useContext } from "preact/hooks";
import {
  type Assumptions,
  assumptionRows,
  type SwitchId,
  switches,
} from "../../../spec/generated/assumptions.js";
import {
  type FaultEntry,
  type FaultParameter,
  faultParameters,
  faults,
  type TestValue,
  testValues,
} from "../../../spec/generated/faults.js";
import type { Life, Limit, Marked, SpecDocument } from "./spec.js";
import { Inline, Table } from "./text.js";

/** The rows of the assumptions that something names. */
function rowsOf({ "x-assumption": ids = [] }: Marked) {
  const named: readonly string[] = [ids].flat();
  return assumptionRows.filter(({ id }) => named.includes(id));
}

/** Options of the switches that were observed at the service, which new sandboxes follow. */
export const ObservedContext = createContext<Partial<Assumptions>>({});

/** Marks something as observed, documented or assumed, with a link to the assumption. */
export function Mark({ of }: { readonly of: Marked }) {
  const observed: Readonly<Record<string, string>> = useContext(ObservedContext);
  const provenance = of["x-provenance"];
  if (provenance === undefined) return null;
  if (provenance === "documented") return <span class="mark documented">documented</span>;
  return (
    <>
      {rowsOf(of).map(({ id, answer }) =>
        observed[id] === undefined ? (
          <a key={id} class="mark assumed" href={`#assumption-${id}`} title={answer}>
            assumed: {id}
          </a>
        ) : (
          <a key={id} class="mark observed" href={`#switch-${id}`}>
            observed: {id}={observed[id]}
          </a>
        ),
      )}
    </>
  );
}

/** The mark with the whole answer of each row, for what is too important to follow a link. */
export function MarkInFull({ of }: { readonly of: Marked }) {
  if (of["x-provenance"] === undefined) return null;
  return (
    <div class="provenance">
      <Mark of={of} />
      {rowsOf(of).map(({ id, answer }) => (
        <p key={id} class="small muted">
          <Inline text={answer} />
        </p>
      ))}
    </div>
  );
}

const EVIDENCE = {
  stated: "The service's description says so.",
  strong: "Published material agrees on it.",
  hint: "Little is published on it.",
  ours: "Nothing is published on it; we chose.",
} as const;

/** Limits that no schema can say. */
export function Limits({ document }: { readonly document: SpecDocument }) {
  const limits = Object.entries(document["x-behavior"]?.limits ?? {});
  return (
    <dl class="entries">
      {limits.map(([name, limit]) => (
        <div key={name} class="entry" id={`limit-${name}`}>
          <dt>
            <code class="name">{name}</code> <span class="type">{amountOf(limit)}</span>{" "}
            <Mark of={limit} />
          </dt>
          <dd>
            <Inline text={limit.description} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function amountOf({ value, minimum, maximum }: Limit): string {
  const parts = [
    ...(value === undefined ? [] : [[value].flat().join(", ")]),
    ...(minimum === undefined ? [] : [`${minimum} at least`]),
    ...(maximum === undefined ? [] : [`${maximum} at most`]),
  ];
  return parts.join("; ");
}

/** The states of invoices and recurring payments, and what leads from one to another. */
export function Lives({ document }: { readonly document: SpecDocument }) {
  const lives: [string, Life][] = Object.entries(document["x-behavior"]?.states ?? {});
  return (
    <>
      {lives.map(([name, life]) => (
        <div key={name} id={`states-${name}`}>
          <h3>{name}</h3>
          <p>
            {life.description} <Mark of={life} />
          </p>
          <ul class="bullets">
            {Object.entries(life.moves).map(([status, moves]) => (
              <li key={status}>
                <code>{status}</code>: {movesText(moves)}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </>
  );
}

function movesText(moves: Life["moves"][string]): string {
  const parts = Object.entries(moves).map(([event, to]) => `${event} leads to ${to}`);
  return parts.length === 0 ? "nothing leads away" : parts.join("; ");
}

/** The questions with several answers, and how each can be answered. */
export function Switches() {
  return (
    <dl class="entries">
      {(Object.keys(switches) as SwitchId[]).map((id) => (
        <div key={id} class="entry" id={`switch-${id}`}>
          <dt>
            <code class="name">{id}</code> {switches[id].question} <SwitchMark id={id} />
          </dt>
          <dd>
            <Options id={id} />
            <a class="small" href={`#assumption-${id}`}>
              What is assumed, and why
            </a>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Where the option comes from that a new sandbox follows. */
function SwitchMark({ id }: { readonly id: SwitchId }) {
  const option = useContext(ObservedContext)[id];
  if (option !== undefined) return <span class="mark observed">observed: {option}</span>;
  const isStated = assumptionRows.some((row) => row.id === id && row.evidence === "stated");
  const provenance = isStated ? "documented" : "assumed";
  return <span class={`mark ${provenance}`}>{provenance}</span>;
}

function Options({ id }: { readonly id: SwitchId }) {
  const { options, default: first } = switches[id];
  return (
    <ul class="bullets">
      {options.map((option) => (
        <li key={option.id}>
          <code>{option.id}</code>
          {option.id === first ? " (default)" : ""}: <Inline text={option.meaning} />
        </li>
      ))}
      {"accepts" in switches[id] ? <li>or any base URL: that one</li> : null}
    </ul>
  );
}

/** All rows of the assumptions, for the marks to lead to. */
export function Assumed() {
  return (
    <dl class="entries">
      {assumptionRows.map(({ id, part, question, answer, evidence }) => (
        <div key={id} class="entry" id={`assumption-${id}`}>
          <dt>
            <code class="name">{id}</code> {question}
          </dt>
          <dd>
            <Inline text={answer} /> <span class="rules">{EVIDENCE[evidence]}</span>{" "}
            {part === "switch" ? (
              <a class="small" href={`#switch-${id}`}>
                Other options
              </a>
            ) : null}
          </dd>
        </div>
      ))}
    </dl>
  );
}

const VALUE_HEAD = ["field", "value", "affects", "leads to"];

/** What can go wrong on command. */
export function Faults() {
  return (
    <dl class="entries">
      {Object.entries<FaultEntry>(faults).map(([id, { on, takes, does }]) => (
        <div key={id} class="entry" id={`fault-${id}`}>
          <dt>
            <code class="name">{id}</code> <span class="type">affects {on}</span>
          </dt>
          <dd>
            When it applies, {does}.
            <ul class="bullets">
              {Object.entries(takes).map(([name, taken]) => (
                <Parameter key={name} name={name as FaultParameter} taken={taken} />
              ))}
            </ul>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Parameter(props: {
  readonly name: FaultParameter;
  readonly taken: FaultEntry["takes"][string];
}) {
  const { name, taken } = props;
  const need = taken.required ? ", required" : "";
  const usual = taken.default === undefined ? "" : `, ${taken.default} when left out`;
  return (
    <li>
      <code>{name}</code>
      {`: ${faultParameters[name].about}${need}${usual}`}
    </li>
  );
}

/** Values that lead to a failure without any rule. */
export function TestValues() {
  return (
    <Table label="Test values" head={VALUE_HEAD}>
      {testValues.map((row) => (
        <tr key={`${row.in}=${row.value}`}>
          <td>
            <code>{row.in}</code>
          </td>
          <th scope="row">
            <code>{valueText(row)}</code>
          </th>
          <td>{row.operation ?? faults[row.fault].on}</td>
          <td>
            <a href={`#fault-${row.fault}`}>{row.fault}</a>
            {parametersText(row)}
          </td>
        </tr>
      ))}
    </Table>
  );
}

/** An amount has a fraction part on the wire. */
function valueText({ value }: TestValue): string {
  return typeof value === "number" ? value.toFixed(2) : value;
}

function parametersText({ with: given }: TestValue): string {
  const parameters = Object.entries(given).map(([name, value]) => `${name}: ${value}`);
  return parameters.length === 0 ? "" : ` (${parameters.join("; ")})`;
}
