import { useEffect, useState } from "preact/hooks";
import {
  faultsInArabic,
  parametersInArabic,
  switchesInArabic,
} from "../../../spec/generated/arabic.js";
import type { FailureCatalogue, FaultRecord } from "../../../spec/generated/control.types.js";
import { attempt } from "./actions.js";
import { read } from "./api.js";
import { counted, isRtl } from "./words.js";

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

/** When a rule affects something, without what its fault does. */
export function ruleSpoken({
  operation,
  where,
  parameters,
  from,
  until,
  ...rule
}: FaultRecord): string {
  const pairs = (values: object) =>
    Object.entries(values).map(([name, value]) => isolated(`${name} ${String(value)}`));
  const subject = operation === null ? either("every match", "كل ما يصيبه") : isolated(operation);
  return [
    [subject, ...pairs(where)].join(either(" with ", " مع ")),
    ...howOften(rule),
    ...(from === null ? [] : [`${either("from", "من")} ${isolated(from)}`]),
    ...(until === null ? [] : [`${either("until", "حتى")} ${isolated(until)}`]),
    ...pairs(parameters),
  ].join(either(", ", "، "));
}

const either = (english: string, arabic: string): string => (isRtl() ? arabic : english);

type HowOften = Pick<FaultRecord, "nth" | "every" | "times" | "probability">;

function howOften({ nth, every, times, probability }: HowOften): readonly string[] {
  return [
    ...(nth === null ? [] : [either(`only number ${nth}`, `المرة رقم ${nth} فقط`)]),
    ...(every === null || every === 1 ? [] : [either(`every ${every}`, `مرة من كل ${every}`)]),
    ...(probability === null
      ? []
      : [either(`with probability ${probability}`, `باحتمال ${probability}`)]),
    ...(times === null ? [] : [counted("atMost", times)]),
  ];
}

/** A run of names and values, which keeps its own direction within Arabic. */
const isolated = (text: string): string => (isRtl() ? `\u2066${text}\u2069` : text);

/** Faults, switches and test values of the gateway. */
export type Catalogue = FailureCatalogue;

/** The catalogue of this gateway; it does not change while it runs. */
export function useCatalogue(): Catalogue | undefined {
  const [catalogue, setCatalogue] = useState<Catalogue>();
  useEffect(() => {
    attempt(readCatalogue).then((found) => {
      if (found) setCatalogue(found);
    });
  }, []);
  return catalogue;
}

type Options = Readonly<Record<string, string>>;

/** Read once, and again only where that failed. */
let reading: Promise<Catalogue> | undefined;

function readCatalogue(): Promise<Catalogue> {
  reading ??= read<"gateway.failures">("/failures").catch((error: unknown) => {
    reading = undefined;
    throw error;
  });
  return reading;
}

/** The default options; undefined until they are read. */
export function useDefaults(): Options | undefined {
  const [defaults, setDefaults] = useState<Options>();
  useEffect(() => {
    readCatalogue()
      .then(({ switches }) => {
        setDefaults(Object.fromEntries(switches.map((each) => [each.id, each.default])));
      })
      // Without them nothing is marked as changed; any other request reports its own error.
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
