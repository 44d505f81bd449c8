/**
 * What is shown: the visible lines with the removed ones in their former places. `index` counts among both, so the lowest goes in
 * first.
 */
export function withRemoved<T, R extends { index: number }>(
  visible: readonly T[],
  removed: Readonly<Record<string, R>>,
  show: (removed: R) => T,
): T[] {
  const shown = [...visible];
  for (const gone of Object.values(removed).sort((a, b) => a.index - b.index)) {
    shown.splice(gone.index, 0, show(gone));
  }
  return shown;
}
