import { isComplete, neededPayAuth, storePayAuth } from './pay-auth.ts';
import type { StoredPayAuth } from './pay-auth.ts';

const NOW = 1_800_000_000_000;
const HOUR = 3_600_000;

const wallet = { value: 'w', validUntil: NOW + 24 * HOUR, transactionId: 't-1' };
const paypalClientToken = { ClientToken: 'p', ReturnUser: true };

const payPal: StoredPayAuth = {
  paypalAuth: 'p',
  paypalAuthValidity: NOW + 1,
  paypalUserType: 'GUEST',
};
const aci: StoredPayAuth = { aciCheckoutId: 'c', aciCheckoutIdValidity: NOW + 6 * HOUR + 1 };
const staples: StoredPayAuth = { payAuth: 'w', payAuthValidity: NOW + 6 * HOUR + 1 };

it.each<[string, StoredPayAuth, 'P' | 'SP' | undefined]>([
  ['nothing', {}, 'SP'],
  ['both, of the checkout', { ...payPal, ...aci }, undefined],
  ['both, of the wallet', { ...payPal, ...staples }, undefined],
  ['only the one of the wallet', staples, 'P'],
  ['only the one of PayPal', payPal, 'SP'],
  [
    'the one of the wallet with less than 6 hours left',
    { ...payPal, payAuth: 'w', payAuthValidity: NOW + 6 * HOUR },
    'SP',
  ],
  ['the one of PayPal at its end', { ...staples, ...payPal, paypalAuthValidity: NOW }, 'P'],
  ['the one of PayPal of another kind of user', { ...staples, ...payPal, paypalUserType: 'REGISTERED' }, 'P'],
  ['a wallet token without an end', { ...payPal, payAuth: 'w' }, 'SP'],
])('with %s it requests what is missing', (_name, stored, needed) => {
  expect(neededPayAuth(stored, 'GUEST', NOW)).toBe(needed);
});

it('stores the tokens by their names; PayPal’s is valid for 82,800,000 ms', () => {
  const tokens = { token: { ...wallet, tokenType: 'CHECKOUT_ID' as const }, paypalClientToken };
  const stored = storePayAuth({}, tokens, 'GUEST', NOW);
  expect(stored).toEqual({
    aciCheckoutId: 'w',
    aciCheckoutIdValidity: NOW + 24 * HOUR,
    aciTransactionId: 't-1',
    paypalAuth: 'p',
    paypalAuthValidity: NOW + 82_800_000,
    paypalUserType: 'GUEST',
    paypalReturnUser: 'true',
  });
  expect(neededPayAuth(stored, 'GUEST', NOW)).toBeUndefined();
  const later = { token: { ...wallet, tokenType: 'PAYMENT_AUTH_TOKEN' as const } };
  expect(storePayAuth(stored, later, 'GUEST', NOW)).toEqual({
    ...stored,
    payAuth: 'w',
    payAuthValidity: NOW + 24 * HOUR,
  });
});

it('knows a reply without the tokens that were requested', () => {
  expect(isComplete({}, 'P')).toBe(false);
  expect(isComplete({ paypalClientToken }, 'P')).toBe(true);
  expect(isComplete({ paypalClientToken }, 'SP')).toBe(false);
  expect(isComplete({ token: { ...wallet, tokenType: 'CHECKOUT_ID' }, paypalClientToken }, 'SP')).toBe(true);
});
