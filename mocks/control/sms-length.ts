/** The letters of the default alphabet of text messages (3GPP TS 23.038), and those of its extension. */
const BASIC =
  "@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !\"#¤%&'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà";
const EXTENSION = "\f^{}\\[~]|€";

/** Letters that one message holds, and each of several that belong together. */
const ROOM = { "gsm-7": { alone: 160, each: 153 }, "ucs-2": { alone: 70, each: 67 } } as const;

/** How a text travels: in which alphabet, and as how many messages. */
export function smsLength(text: string): {
  readonly alphabet: keyof typeof ROOM;
  readonly segments: number;
} {
  let units = 0;
  let alphabet: keyof typeof ROOM = "gsm-7";
  for (const letter of text) {
    if (BASIC.includes(letter)) units += 1;
    else if (EXTENSION.includes(letter)) units += 2;
    else alphabet = "ucs-2";
  }
  if (alphabet === "ucs-2") units = text.length;
  const { alone, each } = ROOM[alphabet];
  return { alphabet, segments: units <= alone ? 1 : Math.ceil(units / each) };
}
