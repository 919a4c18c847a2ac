import type { OperationId } from "../../../spec/generated/operations.js";
import { isSlip, NAME_LENGTH_MAX } from "../slips.js";
import { ALIASES, MISSING_FEATURES, meaningOf } from "./aliases.js";
import { type Hint, hint } from "./hint.js";
import { type Misfit, pathOf } from "./misfits.js";
import { bare, casingOf, listed, valueAt } from "./texts.js";

/** A name that is no field, and the field that it was meant to be. */
interface Meant {
  readonly written: string;
  readonly meant: string;
  readonly how: "spelling" | "alias" | "typo";
  /** Whether the call was refused for want of that field. */
  readonly needed: boolean;
}

/** Unknown names that are looked at. No person misspells more, and each is compared with all known. */
const NAMES_MAX = 100;

/** Near misses among the names of fields: those that were needed first. */
export function nameHints(
  id: OperationId,
  misfits: readonly Misfit[],
  body: unknown,
): readonly Hint[] {
  const missing = misfits.filter(({ kind }) => kind === "missing").map(pathOf);
  const unknown = misfits
    .filter(({ kind, name }) => kind === "unknown" && name.length <= NAME_LENGTH_MAX)
    .slice(0, NAMES_MAX);
  const found = unknown.flatMap((misfit) => meantBy(id, misfit, missing) ?? []);
  // What is there under its own name as well was not meant by the other one.
  const meant = found.filter((one) => valueAt(body, one.meant) === undefined);
  const needed = meant.filter((one) => one.needed);
  const rest = meant.filter((one) => !one.needed);
  return [...told(id, needed), ...told(id, rest), ...featureHints(id, unknown)];
}

function told(id: OperationId, found: readonly Meant[]): readonly Hint[] {
  const spelled = found.filter(({ how }) => how === "spelling");
  const others = found.filter(({ how }) => how !== "spelling");
  return [
    ...spellingHints(spelled),
    ...others.map(({ written, meant, how }) =>
      how === "typo"
        ? hint(`${written} is no field of ${id}`, `write ${meant}`)
        : hint(`${written} is not what ${id} calls it`, `the field is ${meant}`),
    ),
  ];
}

/** Many names in one wrong casing are one mistake. */
function spellingHints(found: readonly Meant[]): readonly Hint[] {
  const [first] = found;
  if (!first) return [];
  const written = listed(found.map((one) => one.written));
  const meant = listed(found.map((one) => one.meant));
  const casing = casingOf(first.written.split(".").at(-1) ?? "");
  const alike = found.length > 1 && casing !== undefined;
  const cause = alike
    ? `the names are in ${casing}: ${written}`
    : `${written} is spelled otherwise`;
  return [hint(cause, `write ${meant}`)];
}

function meantBy(id: OperationId, misfit: Misfit, missing: readonly string[]): Meant | undefined {
  const { parent, name, siblings } = misfit;
  const [written, spelling] = [pathOf(misfit), bare(name)];
  const as = (meant: string, how: Meant["how"]) => {
    return { written, meant, how, needed: missing.some((path) => covers(path, meant)) };
  };
  const spelled = siblings.find((known) => bare(known) === spelling);
  if (spelled !== undefined) return as(pathOf({ parent, name: spelled }), "spelling");
  const alias = meaningOf(ALIASES[id], keyOf(misfit));
  if (alias !== undefined) return as(alias, "alias");
  const near = siblings.find((known) => {
    const needed = missing.includes(pathOf({ parent, name: known }));
    return needed && isSlip(bare(known), spelling);
  });
  return near === undefined ? undefined : as(pathOf({ parent, name: near }), "typo");
}

/** Whether a missing path is the meant one, or the object around it. */
function covers(path: string, meant: string): boolean {
  return path === meant || meant.startsWith(`${path}.`) || path.startsWith(`${meant}.`);
}

function featureHints(id: OperationId, unknown: readonly Misfit[]): readonly Hint[] {
  return unknown.flatMap((misfit) => {
    const instead = meaningOf(MISSING_FEATURES[id], keyOf(misfit));
    return instead === undefined ? [] : [hint(`${pathOf(misfit)} has no effect`, instead)];
  });
}

/** A name as the tables have it. */
function keyOf({ parent, name }: Misfit): string {
  return pathOf({ parent, name: bare(name) });
}
