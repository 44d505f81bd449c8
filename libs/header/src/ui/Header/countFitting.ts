/** Widths of the items of one row, in px. */
export interface RowWidths {
  items: readonly number[];
  /** Between two neighbors. */
  gap: number;
  /** Of the row itself. */
  available: number;
  /** Of the button behind which the rest is found; it takes space only where there is a rest. */
  more: number;
}

/** Browsers round widths; an item that is counted as fitting but does not fit would wrap out of sight. */
const SAFETY_PX = 0.5;

/** Counts how many items of a row fit, in their order; all of them where no button for the rest is needed. */
export function countFitting({ items, gap, available, more }: RowWidths): number {
  const widthOf = (count: number) =>
    items.slice(0, count).reduce((sum, width) => sum + width, 0) + gap * Math.max(0, count - 1);
  if (items.length === 0 || widthOf(items.length) + SAFETY_PX <= available) return items.length;
  let count = items.length - 1;
  while (count > 0 && widthOf(count) + gap + more + SAFETY_PX > available) count -= 1;
  return count;
}
