/** @jest-environment node */
import type { CartCoupon } from '@foolscap/cart/contract';
import { buildCoupon, createFakeCartClient } from '@foolscap/cart/testing';
import type { Failure, HttpClient } from '@foolscap/core/http';
import { FORM_PATHS } from '../forms/forms.tsx';
import { couponForms } from './coupon-forms.ts';

const mockCart = createFakeCartClient({ coupons: [buildCoupon({ couponCode: 'TEN' }), 'FIVE'] });
jest.mock('@foolscap/cart/client', () => ({ createCartClient: () => mockCart }));

const endpoints = new Map<string, (fields: Record<string, string>) => Promise<string>>();
couponForms((path, submit, onFailure) =>
  endpoints.set(path, (fields) =>
    submit({} as HttpClient, fields).catch((error: { failure: Failure }) => onFailure(error.failure.code)),
  ),
);
const enter = (coupon: string) => endpoints.get(FORM_PATHS.enterCoupons)!({ coupon });
const remove = (coupon: string) => endpoints.get(FORM_PATHS.removeCoupon)!({ coupon });
const held = () => (mockCart.server.cart.coupons ?? []).map(({ couponCode }: CartCoupon) => couponCode);
const updates = () => mockCart.calls.filter(({ operation }) => operation === 'updateCart').length;

it('adds coupons to those in the cart, and removes one', async () => {
  expect(await enter('ten')).toBe('/cart#coupons');
  expect(await enter('FIVE')).toBe('/cart#coupons');
  expect(held()).toEqual(['TEN', 'FIVE']);
  expect(await remove('ten')).toBe('/cart#coupons');
  expect(held()).toEqual(['FIVE']);
});

it('changes nothing for a coupon that was removed before', async () => {
  const before = updates();
  expect(await remove('GONE')).toBe('/cart#coupons');
  expect(updates()).toBe(before);
});

it.each([
  ['', '/cart?couponError=missing&coupon=#coupons'],
  ['five', '/cart?couponError=held&coupon=five#coupons'],
  ['NO SUCH', '/cart?couponError=unknown&coupon=NO+SUCH#coupons'],
])('redirects to the field with the error and the text %j', async (text, url) => {
  expect(await enter(text)).toBe(url);
  expect(held()).toEqual(['FIVE']);
});

it('reports another failure at the top of the cart', async () => {
  mockCart.failNext('updateCart', { code: 'INTERNAL_ERROR', status: 500 });
  expect(await enter('TEN')).toBe('/cart?error=INTERNAL_ERROR');
});
