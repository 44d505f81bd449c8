/** Measured widths of one row, in px. */
export interface RowWidths {
  items: readonly number[];
  /** Gap between two neighbors. */
  gap: number;
  /** Width of the row. */
  available: number;
  /** Width of the "More" button, which is only needed when some items do not fit. */
  more: number;
}

/** Allows for rounded widths: an item counted as fitting that does not fit would wrap out of view. */
const SAFETY_PX = 0.5;

/** Counts how many leading items of a row fit, leaving space for the "More" button unless all of them fit. */
export function countFitting({ items, gap, available, more }: RowWidths): number {
  const sumWidths = (count: number) =>
    items.slice(0, count).reduce((sum, width) => sum + width, 0) + gap * Math.max(0, count - 1);
  if (items.length === 0 || sumWidths(items.length) + SAFETY_PX <= available) return items.length;
  let count = items.length - 1;
  while (count > 0 && sumWidths(count) + gap + more + SAFETY_PX > available) count -= 1;
  return count;
}
