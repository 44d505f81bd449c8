/** A row of a unit, as far as its place in the tree depends on it. */
export interface UnitRow {
  id: string;
  /** Null for a unit at the top. */
  parent_id: string | null;
  name: string;
}

/**
 * Arranges units depth first, siblings by name.
 * @returns the units with their depth from 0; without units that are below themselves
 */
export function toTree<Row extends UnitRow>(rows: readonly Row[]): { row: Row; depth: number }[] {
  const below = new Map<string | null, Row[]>();
  for (const row of rows) below.set(row.parent_id, [...(below.get(row.parent_id) ?? []), row]);
  const list = (parent: string | null, depth: number): { row: Row; depth: number }[] =>
    (below.get(parent) ?? [])
      .toSorted((a, b) => a.name.localeCompare(b.name) || a.id.localeCompare(b.id))
      .flatMap((row) => [{ row, depth }, ...list(row.id, depth + 1)]);
  return list(null, 0);
}
