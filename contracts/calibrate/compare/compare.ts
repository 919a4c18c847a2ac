import { STATUS_CODES } from "node:http";
import { isRecord } from "../../../mocks/domain/text.js";
import { type FieldTrait, fieldTraits } from "../../../spec/generated/tables.js";
import { NoJson, readBody, type SideAnswer, WrittenNumber } from "./answer.js";
import { addressForm, fieldName, formOf, instantForm, isWord, typeOf } from "./forms.js";
import type { IdentityMap } from "./identities.js";

/** What kind of difference there is between two answers to one call. */
export type DifferenceKind = "missing" | "extra" | "type" | "value" | "status" | "order";

/** One difference between what a reference answered and what a candidate did. */
export interface Difference {
  /** Id of the operation, or the schema of a notification. */
  readonly operation: string;
  /** `products[].price`; `HTTP status`, `body`, `content-type` and the names of facts are literal. */
  readonly field: string;
  /** `missing` is what only the reference has, `extra` what only the candidate has. */
  readonly kind: DifferenceKind;
  /** What each side has, as it may be shown: see `formOf`. */
  readonly reference: string;
  readonly candidate: string;
}

/** What makes two differences the same one: where it is and of which kind, not what each side has. */
export function keyOf({
  operation,
  field,
  kind,
}: Pick<Difference, "operation" | "field" | "kind">) {
  return `${operation} ${field} ${kind}`;
}

/** What a comparison knows and may do. */
interface ComparisonContext {
  readonly identities: IdentityMap;
  /** Base URLs of the two sides: with them, it counts whether an address is at the host that was called. */
  readonly baseUrls?: { readonly reference: string; readonly candidate: string };
  /** Compare the body of a success with that of a failure too. Without it the status says it all. */
  readonly bodiesDespiteStatus?: boolean;
}

/**
 * Compares what two sides answered to one call, and learns which identities belong together. What the
 * spec marks as volatile is compared by its form. Neither side is changed.
 */
export function compareAnswers(
  operation: string,
  reference: SideAnswer,
  candidate: SideAnswer,
  context: ComparisonContext,
): readonly Difference[] {
  // An address may contain a number that occurs later, so all numbers are learned first.
  new Comparison(operation, context).answers(reference, candidate);
  const comparison = new Comparison(operation, context);
  comparison.answers(reference, candidate);
  return comparison.found;
}

/** The field of a difference between two statuses; bodies have fields called status too. */
export const HTTP_STATUS = "HTTP status";

/** With how many elements of the other list one is compared. */
const CANDIDATES_MAX = 100;

type Traits = Readonly<Record<string, FieldTrait>>;

/** Where in two bodies a comparison is. */
interface Place {
  readonly path: string;
  /** Types only: the two values are not about the same thing. */
  readonly unrelated?: boolean;
  /** Whether the fields belong to an account, of which each side has its own. */
  readonly account?: boolean;
}

class Comparison {
  readonly found: Difference[] = [];
  readonly #traits: Traits;
  readonly #identities: IdentityMap;
  #statuses: readonly [number, number] = [0, 0];
  /** Off while elements of lists are only tried against each other. */
  #learning = true;

  constructor(
    readonly operation: string,
    readonly context: ComparisonContext,
  ) {
    this.#traits = fieldTraits[operation] ?? {};
    this.#identities = context.identities;
  }

  answers(reference: SideAnswer, candidate: SideAnswer): void {
    const [left, right] = [readBody(reference.text), readBody(candidate.text)];
    this.#statuses = [reference.status, candidate.status];
    if (reference.status !== candidate.status) {
      this.#add(HTTP_STATUS, "status", String(reference.status), String(candidate.status));
      const alike = reference.status < 400 === candidate.status < 400;
      if (!alike && !this.context.bodiesDespiteStatus) return;
    }
    this.#facts(reference, candidate);
    if (left instanceof NoJson || right instanceof NoJson) {
      const [was, is] = [typeOf(left), typeOf(right)];
      if (was !== is) this.#add("body", "type", was, is);
      return;
    }
    const [was, is] = [mediaType(reference), mediaType(candidate)];
    if (was !== is) this.#add("content-type", "value", was, is);
    this.#values(left, right, { path: "" });
  }

  #facts(reference: SideAnswer, candidate: SideAnswer): void {
    const names = Object.keys({ ...reference.facts, ...candidate.facts });
    for (const name of names) {
      const [was = "nothing", is = "nothing"] = [reference.facts?.[name], candidate.facts?.[name]];
      if (was !== is) this.#add(name, "value", was, is);
    }
    for (const field of Object.keys(this.#traits)) {
      if (!field.startsWith("header:")) continue;
      const [was, is] = [reference, candidate].map(({ headers }) =>
        headers.get(field.slice("header:".length)),
      );
      if (was !== null && is === null) this.#add(field, "missing", "a text", "nothing");
      if (was === null && is !== null) this.#add(field, "extra", "nothing", "a text");
    }
  }

  #add(field: string, kind: DifferenceKind, reference: string, candidate: string): void {
    const { operation } = this;
    this.found.push({ operation, field: field || "body", kind, reference, candidate });
  }

  #values(left: unknown, right: unknown, place: Place): void {
    const { path } = place;
    const trait = this.#traits[path] ?? {};
    const account = place.account || trait.volatile === "account";
    if (typeOf(left) !== typeOf(right)) {
      // What an account has not set is null on one side, and nothing follows from that.
      const mayBeUnset = account || place.unrelated;
      if (mayBeUnset && (left === null || right === null)) return;
      return this.#add(path, "type", formOrType(left, right), formOrType(right, left));
    }
    if (Array.isArray(left) && Array.isArray(right)) return this.#lists(left, right, place, trait);
    const isNumber = left instanceof WrittenNumber;
    if (isRecord(left) && isRecord(right) && !isNumber) return this.#objects(left, right, place);
    if (this.#differInFraction(left, right, place)) return;
    this.#leaves(left, right, { ...place, account }, trait);
  }

  /** Money is a number with a fraction for some clients, so how it is written counts. */
  #differInFraction(left: unknown, right: unknown, { path }: Place): boolean {
    if (!(left instanceof WrittenNumber && right instanceof WrittenNumber)) return false;
    if (left.hasFraction === right.hasFraction) return false;
    // A value that varies may be whole by chance, as no spec says how many digits it has.
    if (left.value !== right.value && !(left.value % 1 === 0 && right.value % 1 === 0))
      return false;
    this.#add(path, "type", fraction(left), fraction(right));
    return true;
  }

  #leaves(left: unknown, right: unknown, place: Place, trait: FieldTrait): void {
    const { path } = place;
    switch (trait.volatile) {
      case "identity":
      case "secret":
        return this.#identity(left, right, place, trait);
      case "instant": {
        const [was, is] = [instantForm(left), instantForm(right)];
        if (was !== is) this.#add(path, "value", was, is);
        return;
      }
      case "host":
        return this.#addresses(String(left), String(right), path);
      case "account": {
        if ((left === "") !== (right === "")) this.#add(path, "value", formOf(left), formOf(right));
        return;
      }
      case "value": {
        const [was, is] = [wordingForm(left), wordingForm(right)];
        if (was === is || this.#repeatStatus(left, right)) return;
        const [a, b] = [shownWording(left), shownWording(right)];
        return this.#add(path, "value", a, a === b ? another(b) : b);
      }
      default: {
        if (place.unrelated || place.account || this.#same(left, right)) return;
        if (this.#repeatStatus(left, right)) return;
        const [was, is] = [formOf(left), formOf(right)];
        this.#add(path, "value", was, was === is ? another(is) : is);
      }
    }
  }

  #same(left: unknown, right: unknown): boolean {
    if (left instanceof WrittenNumber && right instanceof WrittenNumber) {
      return left.value === right.value || this.#identities.toCandidate(left.text) === right.text;
    }
    if (left === right || typeof left !== "string" || typeof right !== "string") {
      return left === right;
    }
    return (
      this.#identities.candidateFor(left) === right || this.#identities.toCandidate(left) === right
    );
  }

  /** A body that repeats its HTTP status, as a number or in words, differs where that does. */
  #repeatStatus(left: unknown, right: unknown): boolean {
    const [was, is] = this.#statuses;
    const repeats = (value: unknown, status: number) =>
      [String(status), STATUS_CODES[status]].includes(leafText(value));
    return was !== is && repeats(left, was) && repeats(right, is);
  }

  #identity(left: unknown, right: unknown, place: Place, { pattern }: FieldTrait): void {
    const { path } = place;
    const [was, is] = [leafText(left), leafText(right)];
    if (pattern !== undefined) {
      const [leftFits, rightFits] = [was, is].map((text) => new RegExp(pattern).test(text));
      if (leftFits !== rightFits) this.#add(path, "value", formOf(left), formOf(right));
    }
    const agree = this.#identities.agree(was, is);
    if (agree === undefined && this.#learning && was !== "" && is !== "" && !place.unrelated) {
      this.#identities.learn(was, is);
    }
    if (agree === false && !place.unrelated && !place.account) {
      this.#add(path, "value", "an identity", "the identity of something else");
    }
  }

  #addresses(left: string, right: string, path: string): void {
    const { baseUrls } = this.context;
    const was = addressIn(this.#identities.toCandidate(left), baseUrls?.reference);
    const is = addressIn(right, baseUrls?.candidate);
    if (was.path !== is.path) {
      const [a, b] = [addressForm(was.path), addressForm(is.path)];
      this.#add(path, "value", a, a === b ? another(b) : b);
    }
    if (baseUrls && was.host !== is.host) this.#add(`${path} host`, "value", was.host, is.host);
  }

  #objects(
    left: Readonly<Record<string, unknown>>,
    right: Readonly<Record<string, unknown>>,
    place: Place,
  ): void {
    const below = (name: string) => ({
      ...place,
      path: place.path === "" ? name : `${place.path}.${name}`,
    });
    if (this.#traits[below("*").path]) {
      // Members of a map are named by data: only the type of its values counts.
      const [[a], [b]] = [Object.values(left), Object.values(right)];
      if (a !== undefined && b !== undefined) this.#values(a, b, below("*"));
      return;
    }
    // Addresses hold identities, so these are learned first.
    const isIdentity = (name: string) => this.#traits[below(name).path]?.volatile === "identity";
    const names = [...new Set([...Object.keys(left), ...Object.keys(right)])];
    for (const name of names.toSorted((a, b) => Number(isIdentity(b)) - Number(isIdentity(a)))) {
      const at = below(fieldName(name));
      if (!Object.hasOwn(right, name)) this.#add(at.path, "missing", formOf(left[name]), "nothing");
      else if (!Object.hasOwn(left, name)) {
        this.#add(at.path, "extra", "nothing", formOf(right[name]));
      } else this.#values(left[name], right[name], at);
    }
  }

  #lists(
    left: readonly unknown[],
    right: readonly unknown[],
    place: Place,
    trait: FieldTrait,
  ): void {
    const account = place.account || trait.volatile === "account";
    const element = { ...place, account, path: `${place.path}[]` };
    if (account) {
      for (const [n, one] of left.entries()) {
        if (n < right.length) this.#values(one, right[n], element);
      }
      return;
    }
    if (trait.volatile === "value") return this.#listsOfOthers(left, right, element);
    if (left.length === 0 || right.length === 0) {
      if (left.length !== right.length) {
        this.#add(place.path, "value", formOf(left), formOf(right));
      }
      return;
    }
    const { pairs, moved, leftOver, rightOver } = this.#paired(left, right, element);
    if (trait.ordered && moved) this.#add(place.path, "order", "a list", "a list");
    for (const [one, other] of pairs) this.#values(one, other, element);
    if (leftOver > 0) this.#add(element.path, "missing", `${leftOver} more`, "nothing");
    if (rightOver > 0) this.#add(element.path, "extra", "nothing", `${rightOver} more`);
  }

  /** Compares lists in which each side also has elements of other runs: only the shared elements count. */
  #listsOfOthers(left: readonly unknown[], right: readonly unknown[], element: Place): void {
    const isWholeAnswer = element.path === "[]";
    if ((left.length === 0) !== (right.length === 0)) {
      // What an account holds from before is no difference.
      if (isWholeAnswer) return;
      return this.#add(element.path.slice(0, -2), "value", formOf(left), formOf(right));
    }
    const pairs = left.flatMap((one) => {
      const other = right.find((each) => this.#isKnownPair(one, each, element.path));
      return other === undefined ? [] : [[one, other] as const];
    });
    for (const [one, other] of pairs) this.#values(one, other, element);
    if (pairs.length === 0 && left.length > 0) {
      this.#values(left[0], right[0], { ...element, unrelated: true });
    }
  }

  #isKnownPair(left: unknown, right: unknown, path: string): boolean {
    if (!isRecord(left) || !isRecord(right)) return false;
    return Object.keys(left).some((name) => {
      if (this.#traits[`${path}.${name}`]?.volatile !== "identity") return false;
      return this.#identities.agree(leafText(left[name]), leafText(right[name])) === true;
    });
  }

  /** Pairs elements that differ least, those at the same position first. */
  #paired(left: readonly unknown[], right: readonly unknown[], element: Place) {
    const free = new Set(right.keys());
    const pairs: (readonly [unknown, unknown])[] = [];
    let moved = false;
    let leftOver = 0;
    for (const [n, one] of left.entries()) {
      const candidates = [...(free.has(n) ? [n] : []), ...free].slice(0, CANDIDATES_MAX);
      const away = candidates.map((m) => this.#distance(one, right[m], element));
      const match = candidates[away.indexOf(Math.min(...away))];
      if (match === undefined) leftOver += 1;
      else {
        free.delete(match);
        moved ||= match !== n;
        pairs.push([one, right[match]]);
      }
    }
    return { pairs, moved, leftOver, rightOver: free.size };
  }

  /** In how many fields two elements differ. */
  #distance(left: unknown, right: unknown, place: Place): number {
    const [before, learning] = [this.found.length, this.#learning];
    this.#learning = false;
    this.#values(left, right, place);
    const count = this.found.length - before;
    this.found.length = before;
    this.#learning = learning;
    return count;
  }
}

/** What counts of a text for people: whether there is one, the code that it begins with, a word alone. */
function wordingForm(value: unknown): string {
  if (typeof value !== "string") return "";
  if (value === "") return "an empty text";
  return /^(\w+$|[A-Z][A-Z0-9_]{3,}(?=[:\s]))/.exec(value)?.[0] ?? "a text";
}

function shownWording(value: unknown): string {
  const form = wordingForm(value);
  if (form === "a text" || form === "an empty text") return form;
  return isWord(form) ? JSON.stringify(form) : "a word";
}

function leafText(value: unknown): string {
  return value instanceof WrittenNumber ? value.text : String(value ?? "");
}

/** The form of a value that differs from one of the same form. */
function another(form: string): string {
  return /^an? /.test(form) ? form.replace(/^an? /, "another ") : `another ${form}`;
}

/** The form of a value beside null; the name of its type beside another type. */
function formOrType(value: unknown, other: unknown): string {
  return other === null || value === null ? formOf(value) : typeOf(value);
}

function fraction(number: WrittenNumber): string {
  return number.hasFraction ? "a number with a fraction part" : "a number without a fraction part";
}

function mediaType({ headers }: SideAnswer): string {
  const type = headers.get("content-type") ?? "";
  // One of the JSON types for another is a difference to some clients.
  const json = /^application\/(problem\+)?json\b/i.exec(type)?.[0];
  if (json !== undefined) return json.toLowerCase();
  if (/^application\/[^;]+\+json\b/i.test(type)) return "another type of JSON";
  return /html/i.test(type) ? "HTML" : type === "" ? "no type" : "another type";
}

/** The host of an address, seen from the one that was called, and what comes after it. */
function addressIn(text: string, baseUrl: string | undefined) {
  const base = baseUrl === undefined ? undefined : new URL(baseUrl);
  const prefix = base?.pathname.replace(/\/+$/, "") ?? "";
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const path = url ? url.pathname + url.search : text;
  return {
    path: prefix !== "" && path.startsWith(`${prefix}/`) ? path.slice(prefix.length) : path,
    host: url && url.host !== base?.host ? url.origin : "the host that was called",
  };
}
