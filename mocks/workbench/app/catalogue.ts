import { useEffect, useState } from "preact/hooks";
import {
  faultsInArabic,
  parametersInArabic,
  switchesInArabic,
} from "../../../spec/generated/arabic.js";
import type { FailureCatalogue, FaultRecord } from "../../../spec/generated/control.types.js";
import { read } from "./api.js";
import { isRtl } from "./words.js";

type Kind = FailureCatalogue["faults"][number];
type Switch = FailureCatalogue["switches"][number];

/** What a sentence is marked by where the page is in Arabic and the sentence is not. */
export interface Spoken {
  readonly text: string;
  readonly lang: "ar" | "en";
  readonly dir: "rtl" | "ltr";
}

/** A sentence of the gateway in the language of the page; in English where there is no Arabic. */
function spoken(english: string, arabic: string | undefined): Spoken {
  return isRtl() && arabic !== undefined
    ? { text: arabic, lang: "ar", dir: "rtl" }
    : { text: english, lang: "en", dir: "ltr" };
}

export const faultSpoken = ({ fault, does }: Pick<Kind, "fault" | "does">) =>
  spoken(does, faultsInArabic[fault]);

export const parameterText = ({ name, about }: Kind["parameters"][number]) =>
  spoken(about, parametersInArabic[name]).text;

export const questionSpoken = ({ id, question }: Pick<Switch, "id" | "question">) =>
  spoken(question, switchesInArabic[id]?.question);

export const optionText = (id: string, { id: option, meaning }: Switch["options"][number]) =>
  spoken(meaning, switchesInArabic[id]?.options[option]).text;

/** A rule as a sentence. */
export function ruleSpoken(rule: FaultRecord): Spoken {
  const does = faultsInArabic[rule.fault];
  return spoken(rule.says, does && ruleInArabic(rule, does));
}

function ruleInArabic(rule: FaultRecord, does: string): string {
  const { operation, where, parameters, from, until } = rule;
  const pairs = (values: object) =>
    Object.entries(values).map(([name, value]) => isolated(`${name} ${String(value)}`));
  const subject = [operation === null ? "كل ما يصيبه" : isolated(operation), ...pairs(where)];
  const period = [from && `من ${isolated(from)}`, until && `حتى ${isolated(until)}`];
  const when = [subject.join(" مع "), ...howOften(rule), ...period].filter((part) => part);
  const given = pairs(parameters);
  const suffix = given.length === 0 ? "" : ` (${given.join("، ")})`;
  return `${when.join("، ")}: ${does}${suffix}`;
}

function howOften({ nth, every, times, probability }: FaultRecord): readonly string[] {
  return [
    ...(nth === null ? [] : [`المرة رقم ${nth} فقط`]),
    ...(every === null || every === 1 ? [] : [`مرة من كل ${every}`]),
    ...(probability === null ? [] : [`باحتمال ${probability}`]),
    ...(times === null ? [] : [times === 1 ? "مرة واحدة على الأكثر" : `${times} مرات على الأكثر`]),
  ];
}

/** A run of names and values within Arabic, which keeps its own direction. */
const isolated = (text: string): string => `\u2066${text}\u2069`;

type Options = Readonly<Record<string, string>>;

/** The default options; undefined until they are read. */
export function useDefaults(): Options | undefined {
  const [defaults, setDefaults] = useState<Options>();
  useEffect(() => {
    read<"gateway.failures">("/failures")
      .then(({ switches }) => {
        setDefaults(Object.fromEntries(switches.map((each) => [each.id, each.default])));
      })
      // Without them nothing is told to be changed; whatever else is asked for says what is wrong.
      .catch(() => undefined);
  }, []);
  return defaults;
}

/** The assumptions that are not the usual ones, each with its option. */
export function changedOf(assumptions: Options, defaults: Options = {}) {
  return Object.entries(assumptions).filter(([id, option]) => {
    return defaults[id] !== undefined && defaults[id] !== option;
  });
}
