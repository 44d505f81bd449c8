/** The groups of the directory, in order; `#` for names that start with anything but a letter. */
export const LETTERS: readonly string[] = ['#', ...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** Returns the group of a name; accents are ignored. */
function getLetter(name: string): string {
  const first = name.normalize('NFKD').charAt(0).toUpperCase();
  return LETTERS.includes(first) ? first : '#';
}

/** Groups brands by their first letter, in the order of `LETTERS`. Letters without a brand are absent. */
export function groupByLetter<T extends { name: string }>(
  brands: readonly T[],
): { letter: string; brands: T[] }[] {
  const groups = new Map<string, T[]>();
  for (const brand of brands) {
    const letter = getLetter(brand.name);
    groups.set(letter, [...(groups.get(letter) ?? []), brand]);
  }
  return LETTERS.flatMap((letter) => {
    const group = groups.get(letter);
    return group ? [{ letter, brands: group }] : [];
  });
}
