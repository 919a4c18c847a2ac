import type { Draw } from "../domain/context.js";
import { LAST_INSTANT } from "../domain/time.js";
import type { World } from "../domain/world.js";
import { drawAt } from "./chance.js";

/** A log, as far as it has transaction numbers and ids of recurring payments. */
interface Owner {
  readonly world: World;
  has(key: string): boolean;
}

/** How many numbers in a row are tried before the highest of the process is taken. */
const IN_A_ROW = 32;

/**
 * The transaction numbers and ids of recurring payments of all sandboxes of a process. A call without a token finds
 * its sandbox by them, so none is given twice. A fork has those of its origin.
 */
export class SharedKeys {
  readonly #owners = new Set<Owner>();
  #highest = 0;

  add(owner: Owner): void {
    this.#owners.add(owner);
    this.took(owner.world.lastNumber);
  }

  remove(owner: Owner): void {
    this.#owners.delete(owner);
  }

  /** Notes that a number was given. */
  took(number: number): void {
    if (number > this.#highest) this.#highest = number;
  }

  /** The first free transaction number from this one on. At the end of time numbers are counted down. */
  numberFrom(first: number): number {
    // Nearly always: no sandbox has a higher number than the highest.
    if (first > this.#highest && first <= LAST_INSTANT) return first;
    for (let number = first; number < first + IN_A_ROW; number += 1) {
      if (number <= LAST_INSTANT && !this.#isTaken(String(number))) return number;
    }
    const next = Math.max(first, this.#highest) + 1;
    if (next <= LAST_INSTANT) return next;
    let number = first;
    while (this.#isTaken(String(number))) number -= 1;
    return number;
  }

  /** Chance at the end of a log, whose ids are free. */
  drawFor({ world: { seed, seq } }: Owner): Draw {
    const draw = drawAt(seed, seq);
    return {
      digits: draw.digits,
      uuid: (purpose) => {
        let id = draw.uuid(purpose);
        for (let n = 1; this.#isTaken(id); n += 1) id = drawAt(`${seed}/${n}`, seq).uuid(purpose);
        return id;
      },
    };
  }

  #isTaken(key: string): boolean {
    for (const owner of this.#owners) if (owner.has(key)) return true;
    return false;
  }
}
