import { createHash } from 'node:crypto';
import { createCartClient } from '@foolscap/cart/client';
import { CART_CODES } from '@foolscap/cart/model';
import { toFailure } from '@foolscap/core/http';
import type { HttpClient } from '@foolscap/core/http';
import { ADDED_WITH, FORM_PATHS } from '../forms.tsx';

type Fields = Record<string, string>;

/** Adds an endpoint: carries a form out and gives the next page, or the page that tells why it failed. */
type Endpoint = (
  path: string,
  carryOut: (http: HttpClient, fields: Fields) => Promise<string>,
  onFailure: (code: string) => string,
) => void;

const REUSED = 'IDEMPOTENCY_KEY_REUSED';
/** Delivery types by the form's values for ways to collect an item in a store. */
const COLLECTED: Partial<Record<string, 'ISP' | 'STS'>> = { pickup: 'ISP', 'ship-to-store': 'STS' };

const toCart = (code: string) => `/cart?error=${encodeURIComponent(code)}`;
const quantity = (text: string | undefined) => (/^\d{1,4}$/.test(text ?? '') ? Number(text) : 1);

/** The one-time key of the page that a form was on. */
export const pageKeyOf = ({ key = '' }: Fields): string => key.slice(0, 200) || crypto.randomUUID();

/**
 * Carries a change out once for one page and body. A page that the shopper goes back to has the same key for another body; that is another
 * change, under a key of its own.
 */
async function oncePerBody<B>(
  key: string,
  body: B,
  send: (body: B, key: string) => Promise<unknown>,
): Promise<void> {
  try {
    await send(body, key);
  } catch (error) {
    if (toFailure(error).code !== REUSED) throw error;
    const digest = createHash('sha256').update(JSON.stringify(body)).digest('base64url').slice(0, 22);
    await send(body, `${key}-${digest}`);
  }
}

/**
 * The forms of the cart. Adding is the only one that would do more when it is sent twice, so it goes by the page's one-time key. The others
 * say how a line shall be: each is carried out as it comes, under a new key, or one that follows others from the same page would be taken
 * for a repeat and ignored.
 */
export function cartForms(on: Endpoint): void {
  on(
    FORM_PATHS.add,
    async (http, fields) => {
      const { itemId = '', way, store } = fields;
      const qty = quantity(fields.qty);
      const deliveryType = store ? COLLECTED[way ?? ''] : undefined;
      // Checked extras of an item are added with it: a plan, assembly.
      const added = Object.keys(fields).filter((name) => name.startsWith(ADDED_WITH));
      const items = [
        { itemId, qty, ...(deliveryType && store ? { deliveryType, pickupStoreNumber: store } : {}) },
        ...added.map((name) => ({ itemId: name.slice(ADDED_WITH.length), qty, parentItemId: itemId })),
      ];
      await oncePerBody(pageKeyOf(fields), { items }, createCartClient(http).addItems);
      return '/cart';
    },
    toCart,
  );
  on(
    FORM_PATHS.update,
    async (http, fields) => {
      await createCartClient(http).updateItems(
        [{ cartItemId: fields.cartItemId ?? '', qty: quantity(fields.qty) }],
        crypto.randomUUID(),
      );
      return '/cart';
    },
    toCart,
  );
  on(
    FORM_PATHS.remove,
    async (http, fields) => {
      try {
        await createCartClient(http).removeItem(fields.cartItemId ?? '', crypto.randomUUID());
      } catch (error) {
        // Pressed twice: it is gone, as it should be.
        if (toFailure(error).code !== CART_CODES.cartItemIdNotFound) throw error;
      }
      return '/cart';
    },
    toCart,
  );
  on(
    FORM_PATHS.fulfillment,
    async (http, fields) => {
      const deliveryType = fields.store ? COLLECTED[fields.way ?? ''] : undefined;
      await createCartClient(http).updateItems(
        [
          {
            cartItemId: fields.cartItemId ?? '',
            qty: quantity(fields.qty),
            ...(deliveryType && fields.store
              ? { deliveryType, pickupStoreNumber: fields.store }
              : { deliveryType: 'STA' }),
          },
        ],
        crypto.randomUUID(),
      );
      return '/cart';
    },
    toCart,
  );
}
