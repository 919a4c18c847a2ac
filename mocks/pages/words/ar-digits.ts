/** The digits of Arabic, and its decimal mark between them. */
export const arabicDigits = (text: string): string =>
  text
    .replaceAll(/(?<=\d)\.(?=\d)/g, "٫")
    .replaceAll(/\d/g, (digit) => String.fromCodePoint(0x0660 + Number(digit)));
