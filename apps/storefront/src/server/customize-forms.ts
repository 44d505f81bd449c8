import { CART_CODES } from '@foolscap/cart/model';
import { type HttpClient, toFailure } from '@foolscap/core/http';
import { createPunchoutClient } from '@foolscap/tiles/client';
import type { PunchoutOutcome } from '@foolscap/tiles/contract';
import { PUNCHOUT_CODES } from '@foolscap/tiles/model';
import { SALE_CODES } from '@foolscap/pricing/model';
import { FORM_PATHS } from '../forms/forms.tsx';
import { CUSTOMIZE_PATH } from '../routing/pages.ts';
import { getPageKey } from './cart-forms.ts';

type Fields = Record<string, string>;

/** Codes after which the same result can never be accepted, so the page offers no retry. */
const FINAL: readonly string[] = [
  PUNCHOUT_CODES.invalid,
  PUNCHOUT_CODES.cardNumber,
  PUNCHOUT_CODES.notFound,
  PUNCHOUT_CODES.used,
  PUNCHOUT_CODES.canceled,
  PUNCHOUT_CODES.expired,
  CART_CODES.skuInvalid,
  SALE_CODES.notAvailable,
  CART_CODES.itemNotPublished,
  SALE_CODES.blocked,
  SALE_CODES.offContract,
  SALE_CODES.invalidFreeItem,
  SALE_CODES.healthCareRestriction,
];

/** Codes for a key of another request, which is still running or had another result. */
const KEY_IS_TAKEN: readonly string[] = ['REQUEST_IN_PROGRESS', 'IDEMPOTENCY_KEY_REUSED'];

/** Ends the visit once per page. Under another key, the same result is still not added twice, and the call waits for the first request. */
async function complete(http: HttpClient, result: string, key: string): Promise<PunchoutOutcome> {
  const client = createPunchoutClient(http);
  try {
    return await client.complete(result, key);
  } catch (error) {
    if (!KEY_IS_TAKEN.includes(toFailure(error).code)) throw error;
    return client.complete(result, crypto.randomUUID());
  }
}

/** Returns the page after a visit: the cart, with the added line and its message, or the product. */
function getNextPage({ status, itemId, cartItemId, messages = [] }: PunchoutOutcome): string {
  if (status === 'canceled') return `/p/${encodeURIComponent(itemId)}`;
  if (!cartItemId) return '/cart';
  const [message] = messages;
  const query = new URLSearchParams();
  if (message) query.set('lines', `${cartItemId}:${message.code}`);
  query.set('itemIds', cartItemId);
  return `/cart?${query}`;
}

/** Registers the form that ends a visit to the configurator of a product (storefront-4.38). */
export function customizeForms(
  on: (
    path: string,
    submit: (http: HttpClient, fields: Fields) => Promise<string>,
    onFailure: (code: string, fields: Fields) => string,
  ) => void,
): void {
  on(
    FORM_PATHS.customize,
    async (http, { result = '', ...fields }) =>
      getNextPage(await complete(http, result || '-', getPageKey(fields))),
    (code, { result = '' }) =>
      `${CUSTOMIZE_PATH}?${new URLSearchParams({ error: code, ...(FINAL.includes(code) || !result ? {} : { result }) })}`,
  );
}
