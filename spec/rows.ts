// The types of the rows of the generated tables. What a row names must exist: the compiler holds the tables to these types.

import type { Assumptions, SwitchId } from "./generated/assumptions.js";
import type { ControlOperationId, ControlSchemaName } from "./generated/control.operations.js";
import type { CallbackKind, FaultId, FaultParameter } from "./generated/faults.js";
import type { OperationId, RequestSchemaName } from "./generated/operations.js";
import type { OptionUnit } from "./generated/options.js";

/** One operation of a spec: its place in the spec, its callers and its responses. */
export interface OperationEntry {
  readonly id: string;
  readonly method: string;
  /** Path template with parameters in braces. */
  readonly path: string;
  readonly server: "base" | "order";
  /** Whose token the operation asks for; null where it asks for none. */
  readonly role: "merchant" | "partner" | null;
  /** The field of the body by which a call without a token finds its sandbox; null where a token does. */
  readonly sandbox: { readonly invoice: string } | { readonly credential: string } | null;
  /** What each call makes one more of, so that it must not be sent again blindly; null for nothing. */
  readonly creates: "invoice" | "recurring-payment" | null;
  /** Name of the schema of the request body; null where there is no body. */
  readonly body: RequestSchemaName | null;
  /** Whether a call without any body is fine although there is a schema for one. */
  readonly bodyOptional: boolean;
  /** Names of the parameters in the query. */
  readonly query: readonly string[];
  /** The media type that the service requires in the header Accept; null where it requires none. */
  readonly accept: "application/json" | null;
  readonly family: "problem" | "otp" | "recurring";
  readonly provenance: "documented" | "assumed";
  /** The row of the assumptions that an assumed operation stands on. */
  readonly assumption: string | null;
  readonly statuses: readonly number[];
}

/** An operation of the control API, which is also a method of a handle: the dots of its id lead there. */
export interface ControlOperationEntry extends Omit<OperationEntry, "body"> {
  /** The status of an answer that went well. */
  readonly status: number;
  /** The key that the method takes first; null where it takes none. */
  readonly key: string | null;
  /** Whether the key is a number. */
  readonly numericKey: boolean;
  /** What the argument of the method is sent as: an object as query or body, or a log as text; null for none. */
  readonly input: "query" | "body" | "log" | null;
  readonly inputOptional: boolean;
  /** Name of the schema of that object. */
  readonly schema: ControlSchemaName | null;
  /** Parameters of the query that are numbers. */
  readonly numbers: readonly string[];
  /** What the method returns: the answer, a log as text, a stream, or the sandbox that the answer sums up. */
  readonly returns: "answer" | "log" | "stream" | "sandbox";
}

/** What two right answers may differ in: see x-volatile in openapi.yaml. */
export type Volatility = "identity" | "secret" | "instant" | "host" | "value" | "account";

/** What the spec says of a field for the comparison of two answers. */
export interface FieldTrait {
  readonly volatile?: Volatility;
  /** The form of an identity, where the spec has one. */
  readonly pattern?: string;
  /** Whether the order of the list counts. */
  readonly ordered?: true;
  /** The rows of the assumptions that the field rests on; absent where the description states it. */
  readonly assumptions?: readonly string[];
}

/** One question that the service's description leaves open, and our answer. */
export interface AssumptionRow {
  readonly id: string;
  readonly part: "operations" | "switch" | "fixed";
  readonly question: string;
  readonly answer: string;
  readonly evidence: "stated" | "strong" | "hint" | "ours";
}

/** Options of some switches as a person may write them: 403 for "403", "5m" for "PT5M". */
export type AssumptionOptions = {
  readonly [Id in SwitchId]?: Written<Assumptions[Id]>;
};

type Written<Option> =
  | Option
  | (Option extends `${infer Count extends number}` ? Count : never)
  | (Option extends `PT${string}` ? `${number}${"s" | "m" | "h"}` : never);

/** Where a fault acts. Of the rules that match, at most one of each slot applies. */
export type FaultSlot = "wait" | "reply" | "outcome" | "wire" | "callback" | "domain";

/** One failure that can be injected. */
export interface FaultEntry {
  readonly slot: FaultSlot;
  /** Completes "When it applies, ...". */
  readonly does: string;
  /** What a rule affects that names no operation. */
  readonly on: string;
  /** The operations that it makes sense for; null for all. */
  readonly operations: readonly OperationId[] | null;
  readonly takes: {
    readonly [Name in FaultParameter]?: {
      readonly required?: boolean;
      readonly default?: string | number;
    };
  };
  /** Parameters under which an integration should survive it. */
  readonly sensible: readonly FaultParameters[];
  /** Why no integration is expected to survive it; null of those that are sensible. */
  readonly out: string | null;
  /** The type of event that it changes; null outside of the slot domain. */
  readonly occasion: string | null;
  /** The kinds of callbacks that it can change; none outside of the slot callback. */
  readonly kinds: readonly CallbackKind[];
  /** Whether it can apply again and again. */
  readonly lasts: boolean;
  /** Whether it only takes time. */
  readonly slow: boolean;
  /** Whether it keeps the caller waiting until the caller gives up. */
  readonly holds: boolean;
  /** Whether a shop that asks the service can be misled by it. */
  readonly hides: boolean;
  /** Its place among the faults that find most, from 1 on; null of the others. */
  readonly rank: number | null;
  /** What meets it in a sequence. */
  readonly meets: readonly (
    | "reply"
    | "refusal"
    | "callback"
    | "charge"
    | "settlement"
    | OperationId
  )[];
  /** Why no sequence uses it; null of those that something meets. */
  readonly unmet: string | null;
}

/** Parameters of a fault by their names. */
export type FaultParameters = { readonly [Name in FaultParameter]?: string | number };

/** A value that leads to a failure without any control call. */
export interface TestValue {
  readonly in: string;
  readonly value: string | number;
  readonly operation: OperationId | null;
  readonly fault: FaultId;
  readonly with: FaultParameters;
}

/** A card that the payment page offers to fill its form with. */
export interface TestCard {
  readonly number: string;
  readonly brand: "mada" | "visaMastercard" | "amex";
  /** What the customer has to pass before the payment is made. */
  readonly asks: "3-D Secure" | null;
}

/** An operation of the control API as `paystub call` takes it. */
export interface CallableOperation {
  readonly id: ControlOperationId;
  /** The id without `gateway.` or `sandbox.`. */
  readonly name: string;
  readonly summary: string;
  /** The names in its path, besides the sandbox that it is about. */
  readonly path: readonly string[];
  /** Where the fields go; `log` is a log as its whole body. */
  readonly input: "query" | "body" | "log" | null;
  /** The fields of its input. */
  readonly fields: Readonly<Record<string, FieldForm>>;
  readonly required: readonly string[];
  /** The form of fields that are not named here; null where there can be none. */
  readonly others: FieldForm | null;
}

/** How a field is read from the command line: as it is, as it is or `null`, or as JSON. */
export type FieldForm = "text" | "nullable" | "json";

/** One way to call a command: the operation, its arguments, and how a person sees the answer. */
export interface CommandWay {
  readonly id: ControlOperationId;
  readonly arguments: readonly string[];
  /** The form of the first argument, where several ways take as many. */
  readonly form: string | null;
  /** The field of the answer that holds the items of a list. */
  readonly items: string | null;
  /** Headings of a list, each with the paths or the renderer of its cells. */
  readonly columns: readonly (readonly [heading: string, shows: string])[];
  /** The renderer of an answer that is no list. */
  readonly shows: string | null;
  /** Another list that is shown below this one. */
  readonly beside: ControlOperationId | null;
}

/** A command for a running mock. */
export interface CommandEntry {
  readonly name: string;
  readonly ways: readonly CommandWay[];
}

/** A flag, and the name of its value. */
export interface FlagEntry {
  readonly option: string;
  readonly flag: string;
  readonly unit?: OptionUnit | null;
  readonly env?: string | null;
  readonly help: string;
  /** The heading in the help. */
  readonly group?: string;
  readonly default?: string | number;
  readonly choices?: readonly string[];
  readonly mandatory?: boolean;
  /** The flag that must be given too. */
  readonly needs?: string;
}

/** An option of `start` or `run`: its name in the config file, and its flag and variable if it has them. */
export interface OptionEntry {
  readonly option: string;
  readonly flag: string | null;
  readonly unit: OptionUnit | null;
  readonly env: string | null;
  readonly commands: readonly string[];
  readonly help: string;
  /** Only `start` follows it. */
  readonly isOnlyForStart: boolean;
  /** Whether the line that shows a finding again has it. */
  readonly isRepeated: boolean;
}

/** A command, with its options that no config file has. */
export interface CommandDescription {
  readonly name: string;
  readonly about: string;
  /** The heading of this command and of those after it. */
  readonly group?: string;
  readonly arguments?: Readonly<Record<string, string>>;
  readonly usage?: string;
  readonly passesOptions?: boolean;
  readonly after?: string;
  readonly options: readonly FlagEntry[];
}

/** A tool for coding assistants: one operation of the control API, or several that `what` selects. */
export interface ToolEntry {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** What a call does to a sandbox: nothing, it adds to what happened, or it replaces or removes something. */
  readonly effect: "none" | "adds" | "replaces";
  /** How many items a list has unless the caller asks for more or fewer; null where the tool is no list. */
  readonly limit: number | null;
  readonly inputSchema: {
    readonly type: "object";
    readonly properties: Readonly<Record<string, object>>;
    readonly [keyword: string]: unknown;
  };
  readonly operations: readonly ToolOperation[];
}

/** An operation of a tool. */
export interface ToolOperation {
  /** The value of `what` that means it; null where the tool has one operation. */
  readonly what: string | null;
  readonly id: ControlOperationId;
  /** The field of the answer that holds the items of a list. */
  readonly items: string | null;
  /** The paths of an item that a list shows; all of it where there are none. */
  readonly shows: readonly string[];
  /** What to do next: the first one counts whose placeholders the answer fills. */
  readonly next: readonly string[];
}
