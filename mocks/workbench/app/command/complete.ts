import type { CommandOperation, Given } from "./catalogue.js";
import { wordsOf } from "./line.js";

/** What can stand next, with what the whole line is then. */
export interface Completion {
  readonly label: string;
  readonly about: string;
  readonly line: string;
}

/** What is known of the sandbox, by the name of the parameter that it could stand for. */
export type KnownValues = Readonly<Record<string, readonly string[]>>;

const COMPLETIONS_MAX = 40;

/** What can stand at the end of a line. */
export function completionsOf(
  line: string,
  operations: readonly CommandOperation[],
  known: KnownValues,
): readonly Completion[] {
  const words = wordsOf(line);
  const isOpen = line !== "" && !line.endsWith(" ");
  const [name = ""] = words;
  if (words.length === 0 || (words.length === 1 && isOpen)) return names(name, operations);
  const operation = operations.find(({ id }) => id === name);
  if (!operation) return [];
  const last = isOpen ? (words.at(-1) ?? "") : "";
  const before = isOpen ? line.slice(0, line.length - last.length) : line;
  const at = last.indexOf("=");
  const found =
    at > 0
      ? values(operation, last.slice(0, at), last.slice(at + 1), known)
      : parts(operation, last, words);
  return found
    .slice(0, COMPLETIONS_MAX)
    .map(({ text, label = text, about }) => ({ label, about, line: before + text }));
}

function names(begun: string, operations: readonly CommandOperation[]): readonly Completion[] {
  const wanted = begun.toLowerCase();
  const rank = (id: string) => (id.toLowerCase().startsWith(wanted) ? 0 : 1);
  return operations
    .filter(({ id }) => id.toLowerCase().includes(wanted))
    .toSorted((a, b) => rank(a.id) - rank(b.id))
    .slice(0, COMPLETIONS_MAX)
    .map(({ id, method, path, summary }) => ({
      label: id,
      about: `${summary} · ${method} ${path}`,
      line: `${id} `,
    }));
}

interface Part {
  readonly text: string;
  readonly label?: string;
  readonly about: string;
}

/** Names that were not given yet, and the bodies of the spec's examples. */
function parts({ given, examples }: CommandOperation, begun: string, words: readonly string[]) {
  const taken = new Set(words.map((word) => word.split("=")[0]));
  const fields = given
    .filter(({ name }) => name !== "sandbox" && !taken.has(name) && name.startsWith(begun))
    .toSorted((a, b) => Number(b.required) - Number(a.required))
    .map(
      ({ name, about, required }): Part => ({
        text: `${name}=`,
        about: `${required ? "* " : ""}${about}`,
      }),
    );
  const bodies = begun === "" || begun.startsWith("{") ? examples : [];
  return [
    ...fields,
    ...bodies.map((example): Part => {
      const text = JSON.stringify(example);
      return { text, label: text.length > 80 ? `${text.slice(0, 79)}…` : text, about: "example" };
    }),
  ];
}

function values(
  operation: CommandOperation,
  name: string,
  begun: string,
  known: KnownValues,
): readonly Part[] {
  const field: Given | undefined = operation.given.find((one) => one.name === name);
  const all = [...new Set([...(known[name] ?? []), ...(field?.values ?? [])])];
  return all
    .filter((value) => value.startsWith(begun))
    .map((value) => ({
      text: `${name}=${/\s/.test(value) ? JSON.stringify(value) : value} `,
      label: value,
      about: field?.about ?? "",
    }));
}
