import { type Point, STATE_BOX } from "../../report/state-layout.js";

/** How far above its state the lowest text stands, and how high a line of it is. */
const RISE_PX = 22;
const LINE_PX = 13;

interface LoopProps {
  readonly from: Point;
  readonly texts: readonly string[];
}

/** What is told of an arrow that leads from a state back to itself, a line each. */
export function LoopTexts({ from, texts }: LoopProps) {
  const x = from.x + STATE_BOX.width / 2;
  return (
    <>
      {texts.map((text, n) => {
        const y = from.y - RISE_PX - LINE_PX * (texts.length - 1 - n);
        return (
          <text key={text} x={x} y={y} class="t11 m" text-anchor="middle">
            {text}
          </text>
        );
      })}
    </>
  );
}

/** By how much these texts reach over the top of the drawing. */
export const overTop = (from: Point, texts: readonly string[]): number =>
  RISE_PX + LINE_PX * texts.length - from.y;
