import type {
  FoundStore,
  PickupInStore,
  PickupInStoreBody,
  StoreStock,
  StoreStockBody,
} from '../contract/index.ts';

/** Units of items, by store number and item. */
export type FakeStock = Readonly<Record<string, Readonly<Record<string, number>>>>;

interface Shelves {
  stock: FakeStock;
  deliveryOnly: readonly string[];
}

/** Units of every item in a store whose stock is not set. */
const PLENTY = 40;
const THRESHOLD = 10;

const getUnits = ({ stock }: Shelves, storeNumber: string, itemId: string) =>
  stock[storeNumber] ? (stock[storeNumber][itemId] ?? 0) : PLENTY;

const showUnits = (units: number) => (units > THRESHOLD ? `${THRESHOLD}+` : String(units));

/** Replies to searches for stores that have an item. */
export function answerPickup(
  stores: readonly FoundStore[],
  { itemId, qty = 1 }: PickupInStoreBody,
  shelves: Shelves,
): PickupInStore {
  if (shelves.deliveryOnly.includes(itemId)) {
    const description = 'This item can’t be picked up in a store.';
    return {
      pickInStoreDetails: [],
      messages: [{ code: 'NOT_AVAILABLE_FOR_BOPIS', type: 'WARN', description }],
      taxExempt: false,
    };
  }
  const unitsOf = ({ storeNumber }: FoundStore) => getUnits(shelves, storeNumber, itemId);
  const description = 'No store near you has this item. Choose delivery instead.';
  return {
    pickInStoreDetails: stores.map((store) => ({
      store: {
        ...store,
        availableQuantity: Math.min(unitsOf(store), THRESHOLD),
        displayQuantity: showUnits(unitsOf(store)),
      },
    })),
    messages:
      !stores.length || stores.some((store) => unitsOf(store) >= qty)
        ? []
        : [{ code: 'ITEM_INVENTORY_NOT_AVAILABLE', type: 'INFO', description }],
    taxExempt: false,
  };
}

/** Replies to requests for the stock of items in one store. */
export const answerStock = (store: FoundStore, { items }: StoreStockBody, shelves: Shelves): StoreStock => ({
  store,
  items: items.map(({ itemId, qty = 1 }) => {
    if (!store.pickup || shelves.deliveryOnly.includes(itemId))
      return { itemId, status: 'NOT_ELIGIBLE', fulfillableQuantity: 0, displayQuantity: '0' };
    const units = getUnits(shelves, store.storeNumber, itemId);
    return {
      itemId,
      status: units >= qty ? 'AVAILABLE' : units > 0 ? 'PARTIAL' : 'UNAVAILABLE',
      fulfillableQuantity: Math.min(units, qty),
      displayQuantity: showUnits(units),
    };
  }),
});
