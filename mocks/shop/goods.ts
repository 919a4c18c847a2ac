/** What the shop sells, with prices in SAR. */
export const GOODS = [
  { id: "coffee", price: 125 },
  { id: "dates", price: 48.5 },
  { id: "tea", price: 19.99 },
] as const;

export type Good = (typeof GOODS)[number]["id"];
