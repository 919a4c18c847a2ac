import { MatchersV3 } from "@pact-foundation/pact";

type Matcher<T> = MatchersV3.Matcher<T>;

/** A value with matchers in the place of any of its parts. */
export type Template<T> = Matcher<T> | Parts<T>;

type Parts<T> = T extends readonly (infer Element)[]
  ? readonly Template<Element>[]
  : T extends object
    ? { readonly [Key in keyof T]: Template<T[Key]> }
    : T;

/** As much of a value as a consumer relies on: a field that the spec does not know is an error. */
export type Expected<T> =
  | Matcher<T>
  | (T extends readonly (infer Element)[]
      ? readonly Expected<Element>[]
      : T extends object
        ? { readonly [Key in keyof T]?: Expected<T[Key]> }
        : T);

/** The value that a template stands for; nothing, for a call without a body. */
export function exampleOf<T>(template: Template<T>): T {
  const example: unknown = template === undefined ? undefined : MatchersV3.reify(template);
  // The one cast: a template of T has the shape of T, with an example in each matcher.
  return example as T;
}

/** A matcher for one of several words: a type alone would let any text pass. */
export function wordLike<Word extends string>(words: RegExp, example: Word): Matcher<Word> {
  return { ...MatchersV3.regex(words, example), value: example };
}

/** A matcher for a list of at least one element. */
export function listOf<Element>(element: Expected<Element>): Matcher<readonly Element[]> {
  // Pact's own type has the template in the place of the value that it stands for.
  return MatchersV3.eachLike(element) as Matcher<unknown> as Matcher<readonly Element[]>;
}

/** What the state of the provider puts in: a token or a number that only the provider knows. */
export function stated<T>(name: string, example: T, before = "", after = ""): Matcher<T> {
  return MatchersV3.fromProviderState(`${before}\${${name}}${after}`, example);
}
