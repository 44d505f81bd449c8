import type { Call, HttpClient } from '@foolscap/core/http';
import type { AddressBody } from '@foolscap/core/contract';
import type { AddItemsBody } from '../contract/index.ts';
import { DEFAULT_CART_ID } from '../model/codes.ts';
import type { CartData } from '../contract/index.ts';

/** Query options that select the cart of a call (docs/decisions/cart-kinds.md). */
const QUERIES = { SPECIAL: { type: 'SPECIAL' }, BUY_NOW: { buyNow: 'true' } } as const;

/**
 * Returns an HTTP client whose checkout calls refer to the special or buy-now cart. Pass it to `createCartClient`, and to the clients of
 * checkout and payments, which then change, pay for and order that cart. Other calls are not affected.
 */
export const createHttpForCart = (http: HttpClient, kind: keyof typeof QUERIES): HttpClient => ({
  send: <T>(call: Call) =>
    http.send<T>(
      call.path.startsWith('/checkout') ? { ...call, query: { ...call.query, ...QUERIES[kind] } } : call,
    ),
});

/** The addresses of a special cart. */
export interface SpecialAddresses {
  shipTo?: AddressBody;
  billTo?: AddressBody;
}

/** Encodes JSON as the base64 of its UTF-8 bytes. */
const toBase64 = (value: object): string =>
  btoa(String.fromCharCode(...new TextEncoder().encode(JSON.stringify(value))));

/** Adds items to the special cart and sets its addresses (cart-7.16). Rejects with HttpError: 400 names the invalid field of an address. */
export async function addToSpecialCart(
  http: HttpClient,
  body: AddItemsBody,
  { shipTo, billTo }: SpecialAddresses,
  idempotencyKey: string,
): Promise<CartData> {
  const { data } = await createHttpForCart(http, 'SPECIAL').send<CartData>({
    method: 'POST',
    path: `/checkout/${DEFAULT_CART_ID}/item`,
    query: {
      ...(shipTo ? { specialShipTo: toBase64(shipTo) } : {}),
      ...(billTo ? { specialBillTo: toBase64(billTo) } : {}),
    },
    body,
    idempotencyKey,
  });
  return data;
}
