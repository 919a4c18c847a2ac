import type { operations as PaymentOperations } from "../../spec/generated/openapi.types.js";
import type { operations as operationTable } from "../../spec/generated/operations.js";
import type { Decision } from "../domain/decide.js";
import type { Refusal } from "../domain/refusal.js";
import type { WorldView } from "../domain/world.js";
import type { SandboxCommand } from "../faults/decide.js";
import type { FaultableReply } from "../faults/request.js";
import type { Sandbox } from "../sandbox/sandbox.js";
import type { NamedProblem, Tolerated } from "./field-errors.js";
import type { Links } from "./links.js";

type JsonOf<Part> = Part extends { readonly content: { readonly "application/json": infer Body } }
  ? Body
  : undefined;

type RequestBodyOf<Operation> = Operation extends { readonly requestBody: infer Body }
  ? JsonOf<Body>
  : Operation extends { readonly requestBody?: infer Body }
    ? JsonOf<NonNullable<Body>> | undefined
    : undefined;

type PathOf<Operation> = Operation extends { readonly parameters: { readonly path: infer Path } }
  ? Path
  : Readonly<Record<never, never>>;

type ResponsesOf<Operation> = Operation extends { readonly responses: infer Responses }
  ? Responses
  : never;

/** What a reply has besides its status and body. */
interface ReplyNotes {
  readonly headers?: Readonly<Record<string, string>>;
  /** Which kind of refusal it is, the same as data, and why: for the journal. */
  readonly code?: string;
  readonly refusal?: JournaledRefusal;
  readonly explanation?: string;
  /** A secret in the body, which the journal must not hold. */
  readonly hides?: string;
}

/** What a spec lets an operation answer: each status with its own body, and no other pair. */
export type ReplyOf<Operation> = {
  [Status in keyof ResponsesOf<Operation> & number]: {
    readonly status: Status;
    readonly body: JsonOf<ResponsesOf<Operation>[Status]>;
  } & ReplyNotes;
}[keyof ResponsesOf<Operation> & number];

/** A request that has been read, authenticated and validated. */
export interface Call<Operation> {
  readonly body: RequestBodyOf<Operation>;
  readonly params: PathOf<Operation>;
  readonly query: Readonly<Record<string, string | undefined>>;
  /** The sandbox that the bearer token opens, or that a field of the body names (`x-sandbox`). */
  readonly sandbox: Sandbox;
  /** Carries a command out. Links in its results begin with the called base URL. */
  readonly execute: (command: SandboxCommand) => Decision;
  /** The links of the sandbox in the answer. */
  readonly links: (world: WorldView) => Links;
  /** The path as it was called. */
  readonly path: string;
  /** What was tolerated. A handler may add to it. */
  readonly tolerated: Tolerated[];
}

export type PaymentOperationId = keyof PaymentOperations & (typeof operationTable)[number]["id"];

export type PaymentCall<Id extends PaymentOperationId> = Call<PaymentOperations[Id]>;
export type PaymentReply<Id extends PaymentOperationId> = ReplyOf<PaymentOperations[Id]>;

/** One handler for each operation of the service: a missing one does not compile. */
export type PaymentHandlers = {
  readonly [Id in PaymentOperationId]: (call: PaymentCall<Id>) => PaymentReply<Id>;
};

/** A refusal as the journal keeps it: one of the domain, or the fields of a body that cannot be used. */
export type JournaledRefusal =
  | Refusal
  | {
      readonly code: "invalid-fields";
      readonly fields: readonly NamedProblem[];
      /** How many more fields were wrong than are named. */
      readonly more: number;
    };

/** A reply as the mount sends it, when the types have done their work. */
export type AnyReply = FaultableReply & ReplyNotes;
