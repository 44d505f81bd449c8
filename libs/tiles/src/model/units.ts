/**
 * Formats a number of units of sale: `2 packs of 12`, `1 box`. `each` is a unit without a name. @param units the unit of sale, starting
 * with its name
 */
export function formatUnits(units: string, quantity: number): string {
  const [, name = 'unit', rest = ''] = /^(\p{L}+)(.*)$/su.exec(units === 'each' ? 'unit' : units) ?? [];
  const plural = /(?:[sxz]|[cs]h)$/.test(name) ? `${name}es` : `${name}s`;
  return `${quantity} ${quantity === 1 ? name : plural}${rest}`;
}
