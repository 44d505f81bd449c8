import type { StoresClient } from '../client/index.ts';
import type { FoundStore } from '../contract/index.ts';
import { previewStoreChange, sumByItem } from '../model/index.ts';
import type { ItemUnits, PickupLine, StoreChangePreview, YourStoreValue } from '../model/index.ts';

/** Code of a message about a moved line, by its line. */
export interface StoreChangeNotice {
  cartItemId: string;
  code: string;
}

/** The lines of a cart that are for pickup. */
export interface CartPickups {
  /** The lines that are picked up in a store other than the given one. */
  elsewhere: readonly PickupLine[];
  /** The units that are already picked up in the given store. */
  there: readonly ItemUnits[];
}

/** The cart and the device, which belong to the application. */
export interface StoreChangePorts {
  /** Reads the lines that are picked up in the given store and in other stores. */
  getPickups(storeNumber: string): Promise<CartPickups>;
  /** Moves these lines to the store. Resolves to notices about lines that stayed or have fewer units. */
  movePickupLines(storeNumber: string): Promise<readonly StoreChangeNotice[]>;
  /** Keeps the store on the device: the cookie YourStore (storefront-7.49). */
  remember(value: YourStoreValue): void;
}

/** A completed change of store. */
export interface StoreChanged {
  store: FoundStore;
  notices: readonly StoreChangeNotice[];
}

/** The steps of changing the store. The same ones serve a saga in the browser and a form on the server. */
export interface StoreChange {
  /**
   * Reads which lines can move, without changing anything. Rejects with `HttpError`: INVALID_STORE_NUMBER or 'Invalid zipcode' for an
   * unknown store.
   */
  preview(storeNumber: string, signal?: AbortSignal): Promise<StoreChangePreview>;
  /** Keeps the store, moves the lines, and saves the store with the account of a signed-in shopper (storefront-4.44). */
  change(store: FoundStore): Promise<StoreChanged>;
}

export interface StoreChangeDeps {
  client: Pick<StoresClient, 'locate' | 'storeStock' | 'savePreferred'>;
  ports: StoreChangePorts;
}

/** Maximum number of items per request; a cart may have more lines. */
const MAX_ITEMS = 500;

/** Maximum units of an item per request; several lines may have more. */
const MAX_UNITS = 9999;

/** Creates the steps of changing the store. */
export function createStoreChange({ client, ports }: StoreChangeDeps): StoreChange {
  async function findStore(storeNumber: string, signal?: AbortSignal): Promise<FoundStore> {
    const { stores } = await client.locate({ storeNumber }, signal);
    const [store] = stores;
    if (!store) throw new Error('No store found');
    return store;
  }

  return {
    async preview(storeNumber, signal) {
      const { elsewhere, there } = await ports.getPickups(storeNumber);
      if (!elsewhere.length) return { store: await findStore(storeNumber, signal), lines: [] };
      const replies = [];
      // Units that are already there share the stock with the units that would move.
      const moving = new Set(elsewhere.map(({ itemId }) => itemId));
      const items = sumByItem([...elsewhere, ...there.filter(({ itemId }) => moving.has(itemId))]).map(
        ({ itemId, qty }) => ({ itemId, qty: Math.min(qty, MAX_UNITS) }),
      );
      for (let from = 0; from < items.length; from += MAX_ITEMS)
        replies.push(
          await client.storeStock({ storeNumber, items: items.slice(from, from + MAX_ITEMS) }, signal),
        );
      const stock = { store: replies[0]!.store, items: replies.flatMap((reply) => reply.items) };
      return previewStoreChange(elsewhere, stock, there);
    },
    async change(store) {
      const value: YourStoreValue = {
        storeNumber: store.storeNumber,
        address1: store.addressLine,
        city: store.city,
        state: store.state,
        zipCode: store.zipCode,
        persists: true,
      };
      // The lines first: a store whose lines could not be moved is not kept.
      const notices = await ports.movePickupLines(store.storeNumber);
      ports.remember(value);
      // A signed-out shopper's store is saved on this device only.
      await client.savePreferred({ ...value, persists: true }).catch(() => undefined);
      return { store, notices };
    },
  };
}
