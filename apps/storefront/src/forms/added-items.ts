/** Prefix of the checkbox names of child items that each unit of the item gets; the SKU follows. */
export const ADDED_WITH = 'with-';

/** Prefix of the checkbox names of accessories, which are added below the item once; the SKU follows. */
export const ADDED_BELOW = 'below-';

/** Prefix of the checkbox names of items that are added beside the item, as lines of their own; the SKU follows. */
export const ADDED_BESIDE = 'and-';

/** Value of the checkbox of an item that the shopper's store has, and that is collected there together with the product. */
export const IN_STORE = 'in-store';

/** The pickup of the product that the form adds. */
interface Collected {
  deliveryType: 'ISP' | 'STS';
  pickupStoreNumber: string;
}

/**
 * Lists the items whose boxes are checked in the form of a product. With a product that is collected, the items that its store has are picked up
 * there too; the others are delivered.
 * @param fields names and values of the submitted fields
 */
export const getCheckedItems = (
  fields: Iterable<[string, unknown]>,
  itemId: string,
  qty: number,
  collected?: Collected,
) =>
  [...fields].flatMap(([name, value]) => {
    const [, prefix, sku] = /^(with-|below-|and-)(.+)/.exec(name) ?? [];
    if (!sku) return [];
    return {
      itemId: sku,
      qty: prefix === ADDED_WITH ? qty : 1,
      ...(prefix === ADDED_BESIDE ? {} : { parentItemId: itemId }),
      ...(collected && value === IN_STORE
        ? { deliveryType: 'ISP' as const, pickupStoreNumber: collected.pickupStoreNumber }
        : {}),
    };
  });
