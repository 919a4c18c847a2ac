import { ACTORS, type Actor } from "./sequence-steps.js";
import { isRtl } from "./words.js";

/** The room beside the lanes in which the times stand. */
const TIMES_PX = 76;
const LANE_MOST_PX = 138;
/** A lane is no narrower than the name at its head. */
const LANE_LEAST_PX = 92;

/** Where the lanes stand. */
export interface Lanes {
  readonly widthPx: number;
  readonly lanePx: number;
  of(actor: Actor): number;
}

/** Lanes for the room that there is; where it is too little, they are wider than it. */
export function lanesIn(roomPx: number): Lanes {
  const share = Math.floor((roomPx - TIMES_PX) / ACTORS.length);
  const lanePx = Math.min(LANE_MOST_PX, Math.max(LANE_LEAST_PX, share));
  const widthPx = TIMES_PX + lanePx * ACTORS.length;
  const of = (actor: Actor) => {
    const x = TIMES_PX + lanePx * (ACTORS.indexOf(actor) + 0.5);
    return isRtl() ? widthPx - x : x;
  };
  return { widthPx, lanePx, of };
}

export interface LanesProps {
  readonly lanes: Lanes;
}
