import type { operations } from "../../spec/generated/openapi.types.js";
import type { OperationId } from "../../spec/generated/operations.js";
import type { Fields } from "./received.js";

/** A matcher of a test runner, such as `expect.any(Number)`. Playwright's type of them names no member. */
export interface AsymmetricMatcher {
  asymmetricMatch?(actual: unknown): boolean;
}

/** What a field is held to: a part of its value, a regular expression for a text, or a matcher. */
export type Expected<Value> =
  | AsymmetricMatcher
  | (NonNullable<Value> extends string ? RegExp : never)
  | (Value extends readonly (infer Item)[]
      ? readonly Expected<Item>[]
      : Value extends object
        ? { readonly [Field in keyof Value]?: Expected<Value[Field]> }
        : Value);

/** The fields of an operation's request: those of its body, its path and its query. */
export type RequestFields<Id extends OperationId> = BodyOf<operations[Id]> &
  ParametersOf<operations[Id], "path"> &
  ParametersOf<operations[Id], "query">;

type BodyOf<Operation> = Operation extends {
  readonly requestBody?: { readonly content: { readonly "application/json": infer Body } };
}
  ? Body
  : unknown;

type ParametersOf<Operation, Place extends "path" | "query"> = Operation extends {
  readonly parameters: { readonly [P in Place]?: infer Given };
}
  ? [Given] extends [undefined]
    ? unknown
    : NonNullable<Given>
  : unknown;

/**
 * The requests of an operation that are looked for: those with at least these fields, or those of which
 * a function says yes. The function sees all fields that came, those that the spec does not know too.
 *
 * @example
 * await expect(gateway).toHaveReceived("addInvoice", { orderNumber: /^ORD-/, products: [{ qty: 2 }] });
 */
export type RequestMatch<Id extends OperationId> =
  | { readonly [Field in keyof RequestFields<Id>]?: Expected<RequestFields<Id>[Field]> }
  | ((fields: Fields) => boolean);
