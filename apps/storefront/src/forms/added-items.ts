/** Prefix of the checkbox names of child items that each unit of the item gets; the SKU follows. */
export const ADDED_WITH = 'with-';

/** Prefix of the checkbox names of accessories, which are added below the item once; the SKU follows. */
export const ADDED_BELOW = 'below-';

/** Prefix of the checkbox names of items that are added beside the item, as lines of their own; the SKU follows. */
export const ADDED_BESIDE = 'and-';

/** Lists the items whose boxes are checked in the form of a product. @param names of the submitted fields */
export const getCheckedItems = (names: Iterable<string>, itemId: string, qty: number) =>
  [...names].flatMap((name) => {
    const [, prefix, sku] = /^(with-|below-|and-)(.+)/.exec(name) ?? [];
    if (!sku) return [];
    return {
      itemId: sku,
      qty: prefix === ADDED_WITH ? qty : 1,
      ...(prefix === ADDED_BESIDE ? {} : { parentItemId: itemId }),
    };
  });
