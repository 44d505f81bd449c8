import { createCartClient } from '@foolscap/cart/client';
import { createHttpClient } from '@foolscap/core/http';
import type { TenantId } from '@foolscap/core/vocabulary';
import { leadToSignIn } from './lead-to-sign-in.ts';

/** Makes cart calls on a page whose session has expired. */
async function callCart(tenant: TenantId, here: string) {
  const opened: string[] = [];
  const http = createHttpClient({
    tenant,
    transport: () =>
      Promise.resolve({
        status: 401,
        headers: {},
        body: { error: { status: 401, code: 'SIGN_IN_REQUIRED', message: 'Sign in.', requestId: 'r' } },
      }),
    onUnauthorized: leadToSignIn(
      tenant,
      () => here,
      (address) => opened.push(address),
    ),
  });
  const cart = createCartClient(http);
  const failures = await Promise.allSettled([
    cart.getCart(),
    cart.updateCart({ proceedCheckout: true }, 'key'),
  ]);
  expect(failures.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  return opened;
}

it.each<[TenantId, string, string]>([
  ['sdc', '/cart?viewcart=true', '/office/supplies/login?jumpUrl=%2Fcart%3Fviewcart%3Dtrue#refused'],
  ['sba', '/cc/mmx/cart', '/cc/mmx/office/supplies/login?TARGET=%2Fcc%2Fmmx%2Fcart&redirected=1#refused'],
])('leads to sign-in on %s once, and back to %s', async (tenant, here, address) =>
  expect(await callCart(tenant, here)).toEqual([address]),
);

it.each<[TenantId, string]>([
  ['sba', '/cc/mmx/cart?redirected=1'],
  ['sdc', '/office/supplies/login?jumpUrl=%2Fcart'],
])('stays on %s%s', async (tenant, here) => expect(await callCart(tenant, here)).toEqual([]));
