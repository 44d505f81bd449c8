/** A line with the line that it is for, such as a product of a protection plan. */
export interface NestedLine<Line> {
  line: Line;
  parent?: Line;
}

/**
 * Puts each line directly below the line that it is for. Other lines keep their order, and so does a line whose parent is not listed.
 * @param getId returns the id of a line; undefined if it has none
 * @param getParentId returns the id of the line that a line is for; undefined for other lines
 */
export function nestLines<Line>(
  lines: readonly Line[],
  getId: (line: Line) => string | number | undefined,
  getParentId: (line: Line) => string | number | undefined,
): NestedLine<Line>[] {
  const byId = new Map(lines.map((line) => [getId(line), line]));
  const findParent = (line: Line) => {
    const id = getParentId(line);
    return id === undefined ? undefined : byId.get(id);
  };
  return lines
    .filter((line) => !findParent(line))
    .flatMap((line): NestedLine<Line>[] => [
      { line },
      ...lines.filter((other) => findParent(other) === line).map((child) => ({ line: child, parent: line })),
    ]);
}
