import { accountAreaActions } from '@foolscap/account/state';
import { selectCart } from '@foolscap/cart/state';
import { buildCart } from '@foolscap/cart/testing';
import { quickBuyActions } from '@foolscap/checkout/state';
import type { TransportReply, TransportRequest } from '@foolscap/core/http';
import { freezeTime, settle } from '@foolscap/fake-time';
import { walletActions } from '@foolscap/payments/state';
import { openTestStore } from '../../testing/open-test-store.ts';
import { accountFeature } from '../account/feature.ts';
import { paymentsFeature } from '../payments/feature.ts';
import { quickBuyFeature } from './feature.ts';

freezeTime();

const ok = (data: unknown): TransportReply => ({ status: 200, headers: {}, body: { data } });

/** Opens a shop in which quick buy is usable until one of the removals turns it off. */
function open() {
  let buyNowEligible = true;
  const { store, add } = openTestStore(async ({ url }: TransportRequest) => {
    if (!url.includes('/account/')) return ok({ cartInfo: buildCart({ buyNowEligible }) });
    buyNowEligible = false;
    return ok(url.includes('/addresses/') ? { addresses: [] } : { userPayments: [], cardCount: 0 });
  });
  return { store, add, canBuyNow: () => selectCart(store.getState())?.buyNowEligible };
}

it('reports that nothing can be bought now after quick buy’s address was removed', async () => {
  const { store, add, canBuyNow } = open();
  add(accountFeature);
  store.dispatch(accountAreaActions.commandSubmitted({ task: 'removeAddress', id: 'home' }));
  await settle();
  expect(canBuyNow()).toBe(false);
});

it('reports that nothing can be bought now after quick buy’s card was removed', async () => {
  const { store, add, canBuyNow } = open();
  add(paymentsFeature);
  add(paymentsFeature);
  store.dispatch(walletActions.walletChangeRequested({ task: 'removeCard', id: 'visa' }));
  await settle();
  expect(canBuyNow()).toBe(false);
});

it('reads the cart again only when the overlay is closed, because its explanation would go with the button', async () => {
  const { store, add, canBuyNow } = open();
  add(quickBuyFeature);
  store.dispatch(
    quickBuyActions.quickBuyUnready({ code: 'QUICK_BUY_NOT_READY', message: '', retryable: false }),
  );
  await settle();
  expect(canBuyNow()).toBeUndefined();
  store.dispatch(quickBuyActions.quickBuyClosed());
  await settle();
  expect(canBuyNow()).toBe(true);
});
