import { type Case, CouldNotRun, type Section } from "../../mocks/report/report.js";
import { isObject, readText } from "../documents.js";

/** A break that is meant, and why. */
interface Accepted {
  /** The name of the change as the report has it, or that of a consumer. */
  readonly change: string;
  /** Part of its sentence, where a name alone says too little. */
  readonly says?: string;
  readonly reason: string;
}

const ACCEPTED = "accepted: ";

const FORM = "- { change: limit invoice-lifetime, reason: agreed with both shops }";

/** Reads a list of breaks that are meant. Throws `CouldNotRun` for an entry without a reason. */
export async function readAccepted(path: string): Promise<readonly Accepted[]> {
  const { parse } = await import("yaml");
  let list: unknown;
  try {
    list = parse(await readText("accept-list", path));
  } catch (error) {
    if (error instanceof CouldNotRun) throw error;
    throw new CouldNotRun(`the accept-list ${path} is no valid YAML; write ${FORM}`);
  }
  if (!Array.isArray(list))
    throw new CouldNotRun(`the accept-list ${path} is no list; write ${FORM}`);
  return list.map((entry, index) => {
    const { change, says, reason } = isObject(entry) ? entry : {};
    const isText = (value: unknown): value is string => typeof value === "string" && value !== "";
    if (isText(change) && isText(reason) && (says === undefined || isText(says))) {
      return { change, reason, ...(says !== undefined && { says }) };
    }
    const where = `entry ${index + 1} of the accept-list ${path}`;
    throw new CouldNotRun(`${where} needs a change and a reason, both texts; write ${FORM}`);
  });
}

/** Sections in which what is accepted fails no more and tells its reason; what accepts nothing is told. */
export function withAccepted(
  sections: readonly Section[],
  accepted: readonly Accepted[],
  file: string,
): readonly Section[] {
  const used = new Set<Accepted>();
  const told = sections.map((section) => ({
    ...section,
    cases: section.cases.map((one): Case => {
      const entry = accepted.find((each) => isMeant(each, one));
      if (one.status !== "failed" || !entry) return one;
      used.add(entry);
      const details = [...(one.details ?? []), `${ACCEPTED}${entry.reason}`];
      return { ...one, status: "warning", details };
    }),
  }));
  const idle = accepted.filter((entry) => !used.has(entry));
  if (idle.length === 0) return told;
  const cases = idle.map(({ change }): Case => {
    const message = "Nothing of that name breaks, so there is nothing to accept: take it out.";
    return { name: change, status: "warning", message, file };
  });
  return [...told, { name: "accept-list", cases }];
}

function isMeant({ change, says = "" }: Accepted, { name, message = "" }: Case): boolean {
  return change === name && message.includes(says);
}

/** Whether a case was accepted. */
export function isAccepted({ details = [] }: Case): boolean {
  return details.some((line) => line.startsWith(ACCEPTED));
}
