import { createCartClient } from '@foolscap/cart/client';
import { FURNITURE_LEVELS, limitFurnitureUnits } from '@foolscap/cart/model';
import { CART_FORM_PATHS } from '../forms/cart-form-paths.ts';
import { type Endpoint, getCartPage, getPageKey, oncePerBody, readQuantity, toCart } from './cart-forms.ts';

/** Prefix of the names of quantity fields; the id of the free item follows. */
const UNITS_OF = 'free-';

/** Registers the form endpoints of the free items and the furniture services. */
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
      // Chosen units add up, so a form that is submitted twice changes nothing the second time.
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
    CART_FORM_PATHS.services,
    async (http, { cartItemId = '', qty: lineQty = '', ...fields }) => {
      const qty = readQuantity(lineQty);
      const units = FURNITURE_LEVELS.map((level) => [level, readQuantity(fields[level] ?? '0')]);
      // The page says how many there can be, so more are as many as possible.
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
