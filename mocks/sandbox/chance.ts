import { createHmac, randomUUID } from "node:crypto";
import type { Draw } from "../domain/context.js";

/** The seed of a gateway that was given none: runs are alike unless the tester wants otherwise. */
export const DEFAULT_SEED = "paystub";

/** A text that cannot be guessed: the control API's token where one is needed. */
export function randomToken(): string {
  return randomUUID();
}

/** What chance gives at one place of one log: the same place and purpose give the same value. */
export function drawAt(seed: string, seq: number): Draw {
  const digest = (purpose: string) =>
    createHmac("sha256", seed).update(`${seq}/${purpose}`).digest();
  return {
    digits(purpose, length) {
      const value = digest(purpose).readUIntBE(0, 6) % 10 ** length;
      return String(value).padStart(length, "0");
    },
    uuid(purpose) {
      const bytes = digest(purpose).subarray(0, 16);
      bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x40, 6);
      bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
      const hex = bytes.toString("hex");
      const parts = [0, 8, 12, 16, 20].map((from, n, all) => hex.slice(from, all[n + 1]));
      return parts.join("-");
    },
  };
}
