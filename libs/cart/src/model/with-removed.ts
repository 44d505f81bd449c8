/**
 * Inserts removed lines at their former positions among the visible ones. `index` counts both, so lines are inserted from the lowest
 * index to the highest.
 */
export function withRemoved<T, R extends { index: number }>(
  visible: readonly T[],
  removed: Readonly<Record<string, R>>,
  show: (removed: R) => T,
): T[] {
  const shown = [...visible];
  for (const line of Object.values(removed).sort((a, b) => a.index - b.index)) {
    shown.splice(line.index, 0, show(line));
  }
  return shown;
}
