import { createHash } from 'node:crypto';
import { createCartClient, createSavedItemsClient, createSharedCartsClient } from '@foolscap/cart/client';
import type { CartReply } from '@foolscap/cart/client';
import { CART_CODES, getSharedCartPath } from '@foolscap/cart/model';
import { toFailure } from '@foolscap/core/http';
import type { HttpClient } from '@foolscap/core/http';
import { getCheckedItems } from '../forms/added-items.ts';
import { FORM_PATHS } from '../forms/forms.tsx';
import { COLLECTED, getChangedLines, readDelivery, readLineQuantity, readQuantity } from './line-changes.ts';

type Fields = Record<string, string>;

/** Registers a form endpoint, whose handler submits the form and returns the next page, or the page that shows its error. */
export type Endpoint = (
  path: string,
  submit: (http: HttpClient, fields: Fields) => Promise<string>,
  onFailure: (code: string) => string,
) => void;

const REUSED = 'IDEMPOTENCY_KEY_REUSED';
/** Returns the cart page with the error of a form. */
export const toCart = (code: string) => `/cart?error=${encodeURIComponent(code)}`;

/** Returns the cart page with the results of a change: why an item was rejected, and the messages of the changed lines. */
export function getCartPage({ data: { cartInfo, error } }: CartReply, marksAdded = false): string {
  const query = new URLSearchParams();
  const refused = cartInfo.items.find(({ status }) => status === 'INVALID');
  const code = error?.[0]?.code ?? refused?.messages[0]?.code;
  if (code) query.set('error', code);
  const lines = cartInfo.items.flatMap(({ cartItemId, status, messages: [message] }) =>
    status === 'ACTIVE' && message ? [`${cartItemId}:${message.code}`] : [],
  );
  if (lines.length) query.set('lines', lines.join(','));
  const added = cartInfo.items.filter(({ status, qtyAdded = 0 }) => status === 'ACTIVE' && qtyAdded > 0);
  if (marksAdded && added.length) query.set('itemIds', added.map(({ cartItemId }) => cartItemId).join(','));
  return query.size ? `/cart?${query}` : '/cart';
}

/** Returns the idempotency key of the submitted page. */
export const getPageKey = ({ key = '' }: Fields): string => key.slice(0, 200) || crypto.randomUUID();

/**
 * Performs a change once per page and body. If a shopper goes back to the page and submits another body with the same key, it is a new
 * change under a new key.
 */
export async function oncePerBody<B, R>(
  key: string,
  body: B,
  send: (body: B, key: string) => Promise<R>,
): Promise<R> {
  try {
    return await send(body, key);
  } catch (error) {
    if (toFailure(error).code !== REUSED) throw error;
    const digest = createHash('sha256').update(JSON.stringify(body)).digest('base64url').slice(0, 22);
    return send(body, `${key}-${digest}`);
  }
}

/** Treats a missing item as already moved or removed, because the form was submitted twice. */
export async function unlessGone(change: Promise<CartReply>): Promise<string> {
  try {
    return getCartPage(await change);
  } catch (error) {
    if (toFailure(error).code !== CART_CODES.cartItemIdNotFound) throw error;
    return '/cart';
  }
}

/** Registers the form endpoints of the saved items. */
function savedItemsForms(on: Endpoint): void {
  on(
    FORM_PATHS.save,
    (http, { cartItemId = '' }) =>
      unlessGone(createSavedItemsClient(http).saveLine(cartItemId, crypto.randomUUID())),
    toCart,
  );
  on(
    FORM_PATHS.moveSaved,
    async (http, fields) => {
      const { listItemId = '', itemId = '' } = fields;
      const items = [{ listItemId, itemId, qty: readQuantity(fields.qty ?? '') }];
      return unlessGone(createSavedItemsClient(http).moveToCart(items, crypto.randomUUID()));
    },
    toCart,
  );
  on(
    FORM_PATHS.removeSaved,
    (http, { listItemId = '' }) =>
      unlessGone(createSavedItemsClient(http).removeSaved(listItemId, crypto.randomUUID())),
    toCart,
  );
}

/** Registers the form endpoints of shared carts. */
function sharedCartForms(on: Endpoint): void {
  on(
    FORM_PATHS.share,
    async (http, fields) => {
      const { shareId } = await createSharedCartsClient(http).shareCart(getPageKey(fields));
      // The shared cart's page, so that its URL can be copied from the browser.
      return getSharedCartPath(shareId);
    },
    toCart,
  );
  on(
    FORM_PATHS.addShared,
    async (http, fields) =>
      getCartPage(
        await createSharedCartsClient(http).addShared(fields.shareId ?? '', getPageKey(fields)),
        true,
      ),
    toCart,
  );
}

/**
 * Registers the cart form endpoints. Only adding is not idempotent, so it uses the page's key. The other forms set the state of a line.
 * Each gets a new key, because a later submission from the same page would otherwise be ignored as a repeat.
 */
export function cartForms(on: Endpoint): void {
  savedItemsForms(on);
  sharedCartForms(on);
  on(
    FORM_PATHS.add,
    async (http, fields) => {
      const { itemId = '', way, store } = fields;
      // A tile's button has no quantity field.
      const qty = readQuantity(fields.qty ?? '1');
      const deliveryType = COLLECTED[way ?? ''];
      const collected = deliveryType && store ? { deliveryType, pickupStoreNumber: store } : undefined;
      const items = [
        { itemId, qty, ...collected },
        ...getCheckedItems(Object.entries(fields), itemId, qty, collected),
      ];
      return getCartPage(
        await oncePerBody(getPageKey(fields), { items }, createCartClient(http).addItems),
        true,
      );
    },
    toCart,
  );
  on(
    FORM_PATHS.remove,
    async (http, fields) => {
      await unlessGone(createCartClient(http).removeItem(fields.cartItemId ?? '', crypto.randomUUID()));
      return '/cart';
    },
    toCart,
  );
  on(
    FORM_PATHS.update,
    async (http, fields) => {
      const client = createCartClient(http);
      const items = await getChangedLines(client, fields);
      return items.length > 0 ? getCartPage(await client.updateItems(items, crypto.randomUUID())) : '/cart';
    },
    toCart,
  );
  on(
    FORM_PATHS.fulfillment,
    async (http, fields) => {
      const { cartItemId = '' } = fields;
      const client = createCartClient(http);
      const qty = readLineQuantity(fields, cartItemId);
      const delivery = readDelivery(fields, cartItemId);
      const others = (await getChangedLines(client, fields)).filter((line) => line.cartItemId !== cartItemId);
      const items = [...(delivery ? [{ cartItemId, qty, ...delivery }] : []), ...others];
      return items.length > 0 ? getCartPage(await client.updateItems(items, crypto.randomUUID())) : '/cart';
    },
    toCart,
  );
}
