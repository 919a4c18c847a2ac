import type { Spoken } from "./catalogue-words.js";

/** Sentences that say why; in Arabic the gateway's own words follow in small. */
export function Because({ sentences }: { readonly sentences: readonly Spoken[] }) {
  return (
    <>
      {sentences.map(({ text, lang, dir }, n) => (
        <p key={text} class={n === 0 ? "because" : "because small muted"} lang={lang} dir={dir}>
          {text}
        </p>
      ))}
    </>
  );
}
