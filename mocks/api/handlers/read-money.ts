import { type Halalas, toHalalas, toUnits } from "../../domain/money.js";
import type { FieldError } from "../validation.js";

/** Halalas that a binary fraction may be off by: 19.99 has no exact form. */
const ROUNDING_NOISE = 1e-4;

/** Reads an amount of a field; what has to be rounded is noted. */
export type ReadMoney = (units: number, name: string) => Halalas;

/** Reads amounts, and adds to `tolerated` what had to be rounded. */
export function moneyReader(tolerated: FieldError[]): ReadMoney {
  return (units, name) => {
    const halalas = toHalalas(units);
    if (Math.abs(units * 100 - halalas) > ROUNDING_NOISE) tolerated.push(rounded(units, name));
    return halalas;
  };
}

function rounded(units: number, name: string): FieldError {
  const became = `has more than two decimals and became ${toUnits(toHalalas(units))}`;
  return { name, error: `${units} ${became}` };
}
