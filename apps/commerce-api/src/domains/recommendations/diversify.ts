/** Maximum number of items per category in a row of recommendations, unless there are too few others. */
const PER_CATEGORY = 3;

interface Diverse {
  baseCatId: string;
  /** Shared by all variants of a product. */
  variantGroup?: string | null;
}

/**
 * Selects items in order, so that a product appears in only one variant and no category fills the row. Items of a full category come last,
 * if there are not enough others.
 */
export function diversify<Item extends Diverse>(items: readonly Item[], count: number): Item[] {
  const groups = new Set<string>();
  const categories = new Map<string, number>();
  const chosen: Item[] = [];
  const surplus: Item[] = [];
  for (const item of items) {
    if (item.variantGroup) {
      if (groups.has(item.variantGroup)) continue;
      groups.add(item.variantGroup);
    }
    const held = categories.get(item.baseCatId) ?? 0;
    categories.set(item.baseCatId, held + 1);
    (held < PER_CATEGORY ? chosen : surplus).push(item);
  }
  return [...chosen, ...surplus].slice(0, count);
}
