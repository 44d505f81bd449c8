import { createCartClient } from '@foolscap/cart/client';
import { FURNITURE_LEVELS, limitFurnitureUnits } from '@foolscap/pricing/model';
import { CART_FORM_PATHS } from '../forms/cart-form-paths.ts';
import { type Endpoint, getCartPage, getPageKey, oncePerBody, toCart, unlessGone } from './cart-forms.ts';
import { readQuantity } from './line-changes.ts';

/** Prefix of the names of quantity fields; the id of the free item follows. */
const UNITS_OF = 'free-';

/** Registers the form endpoints of the free items, the suggested items and the furniture services. */
export function cartSectionForms(on: Endpoint): void {
  on(
    CART_FORM_PATHS.freeItems,
    async (http, { removed, chosen, key, ...fields }) => {
      const freeItems = [
        ...(chosen ? [{ itemId: chosen, qty: 1 }] : []),
        ...Object.entries(fields).flatMap(([name, text]) => {
          const qty = name.startsWith(UNITS_OF) ? readQuantity(text) : 0;
          return qty > 0 ? [{ itemId: name.slice(UNITS_OF.length), qty }] : [];
        }),
      ];
      if (!removed && freeItems.length === 0) return '/cart';
      // Chosen units are added to earlier ones, so the key of the page keeps a second submission from adding them again.
      return getCartPage(
        await oncePerBody(
          getPageKey({ ...(key && { key }) }),
          removed ? { deleteFreeItems: [{ itemId: removed }] } : { freeItems },
          createCartClient(http).updateCart,
        ),
      );
    },
    toCart,
  );
  on(
    CART_FORM_PATHS.offer,
    async (http, { cartItemId = '', itemId = '', qty = '', parentItemId, replaces, key }) => {
      const client = createCartClient(http);
      const item = { itemId, qty: readQuantity(qty), ...(parentItemId && { parentItemId }) };
      const pageKey = getPageKey({ ...(key && { key }) });
      const added = await oncePerBody(pageKey, { items: [item] }, client.addItems);
      const isAdded = added.data.cartInfo.items.some(
        (line) => line.itemId === itemId && (line.qtyAdded ?? 0) > 0,
      );
      // If the form was submitted twice, the line is already removed.
      if (replaces && isAdded) await unlessGone(client.removeItem(cartItemId, crypto.randomUUID()));
      return getCartPage(added, true);
    },
    toCart,
  );
  on(
    CART_FORM_PATHS.services,
    async (http, { cartItemId = '', qty: lineQty = '', ...fields }) => {
      const qty = readQuantity(lineQty);
      const units = FURNITURE_LEVELS.map((level) => [level, readQuantity(fields[level] ?? '0')]);
      // The page shows the maximum, so a larger number is capped at it.
      const furnSvcInfo = Object.fromEntries(
        Object.entries(limitFurnitureUnits(Object.fromEntries(units), qty)).map(([level, units]) => [
          level,
          { qty: units },
        ]),
      );
      return getCartPage(
        await createCartClient(http).updateItems([{ cartItemId, qty, furnSvcInfo }], crypto.randomUUID()),
      );
    },
    toCart,
  );
}
