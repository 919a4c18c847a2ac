/**
 * Members of a JSON text whose number has no fraction part although their key is one of money. Parsing
 * would lose what is looked for, 10 for 10.0. Whole strings are read from left to right, so that
 * nothing inside of one can be taken for a member.
 */
export function wholeMoney(text: string, moneyKeys: readonly string[]): readonly string[] {
  const members = text.matchAll(/"((?:[^"\\]|\\.)*)"(?:\s*:\s*(-?\d+)(?![\d.eE]))?/g);
  return [...members].flatMap(([member, key = "", digits]) =>
    digits !== undefined && moneyKeys.includes(key) ? [member] : [],
  );
}
