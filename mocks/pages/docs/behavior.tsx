import { assumptionRows, type SwitchId, switches } from "../../../spec/generated/assumptions.js";
import { Mark } from "./mark.js";
import type { Life, Limit, SpecDocument } from "./spec.js";
import { Inline } from "./text.js";

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
  const told = [
    ...(value === undefined ? [] : [[value].flat().join(", ")]),
    ...(minimum === undefined ? [] : [`${minimum} at least`]),
    ...(maximum === undefined ? [] : [`${maximum} at most`]),
  ];
  return told.join("; ");
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
  const told = Object.entries(moves).map(([event, to]) => `${event} leads to ${to}`);
  return told.length === 0 ? "nothing leads away" : told.join("; ");
}

/** The questions with several answers, and how each can be answered. */
export function Switches() {
  return (
    <dl class="entries">
      {(Object.keys(switches) as SwitchId[]).map((id) => (
        <div key={id} class="entry" id={`switch-${id}`}>
          <dt>
            <code class="name">{id}</code> {switches[id].question}
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
