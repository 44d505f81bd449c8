/** Prefix of checkbox names for child items added once per unit of the item; followed by the SKU. */
export const ADDED_WITH = 'with-';

/** Prefix of checkbox names for accessories added once, as children of the item; followed by the SKU. */
export const ADDED_BELOW = 'below-';

/** Prefix of checkbox names for items added as separate lines; followed by the SKU. */
export const ADDED_BESIDE = 'and-';

/** Checkbox value for an item that the shopper's store has, so that it is picked up together with the product. */
export const IN_STORE = 'in-store';

/** Pickup of the product that the form adds. */
interface Collected {
  deliveryType: 'ISP' | 'STS';
  pickupStoreNumber: string;
}

/**
 * Lists the items checked in a product's form. If the product is picked up, items that its store has are picked up there too; the others
 * are delivered.
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
