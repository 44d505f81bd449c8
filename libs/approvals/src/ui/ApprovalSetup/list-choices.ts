interface Choice {
  id: string;
  name: string;
}

/**
 * Returns the entries that can be chosen, followed by chosen ones that are not among them, such as people who have left. A form that did not show
 * those would remove them when it is saved, which makes a rule apply to more orders.
 * @param nameOf returns the text for an entry without a known name
 */
export const listChoices = (
  known: readonly Choice[],
  chosen: readonly string[] = [],
  nameOf: (id: string) => string,
): Choice[] => [
  ...known,
  ...chosen.filter((id) => known.every((each) => each.id !== id)).map((id) => ({ id, name: nameOf(id) })),
];
