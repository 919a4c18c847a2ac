/** How high a row is. */
export const ROW_PX = 53;

/** No element is drawn higher than browsers can: Firefox ends below 18 million pixels. */
const BAR_MAX_PX = 15_000_000;

/** The scroll position of a list: of its scroll bar, and of the list itself. */
export interface Spot {
  readonly barPx: number;
  readonly listPx: number;
}

export const TOP: Spot = { barPx: 0, listPx: 0 };

/**
 * How a list and its scroll bar belong together. A list that is higher than any element can be is
 * scrolled by a bar that is shorter than it.
 */
export interface ListScale {
  /** How high the element is drawn. */
  readonly drawnPx: number;
  /**
   * Where the list is when its bar was moved. By less than the box is high it moves as any list does;
   * further, as when the bar is drawn, it goes to the same share of the whole, and to both ends in any case.
   */
  moved(from: Spot, barPx: number): Spot;
  /** The spot at which the list is so far down. */
  at(listPx: number): Spot;
}

/** The scale of a list of so many rows in a box of some height. */
export function listScale(rows: number, boxPx: number): ListScale {
  const wholePx = rows * ROW_PX;
  const drawnPx = Math.min(wholePx, BAR_MAX_PX);
  const [listEnd, barEnd] = [Math.max(0, wholePx - boxPx), Math.max(0, drawnPx - boxPx)];
  const ratio = barEnd === 0 ? 1 : listEnd / barEnd;
  const within = (listPx: number) => Math.min(listEnd, Math.max(0, listPx));
  return {
    drawnPx,
    moved(from, barPx) {
      const byPx = barPx - from.barPx;
      const isFar = Math.abs(byPx) >= boxPx || barPx <= 0 || barPx >= barEnd - 1;
      const listPx = ratio === 1 || isFar ? barPx * ratio : from.listPx + byPx;
      return { barPx, listPx: within(listPx) };
    },
    at: (listPx) => ({ barPx: within(listPx) / ratio, listPx: within(listPx) }),
  };
}
