import { accountActions } from '@foolscap/account/state';
import { buildAccount, buildProfile } from '@foolscap/account/testing';
import { createAnalyticsBus } from '@foolscap/analytics/model';
import { cartActions } from '@foolscap/cart/state';
import { buildCart, buildCartChange, buildCartItem } from '@foolscap/cart/testing';
import { productPageActions } from '@foolscap/catalog/state';
import { checkoutActions } from '@foolscap/checkout/state';
import { buildCheckout, buildOrder } from '@foolscap/checkout/testing';
import { createHttpClient, signInAddress } from '@foolscap/core/http';
import type { TransportReply, TransportRequest } from '@foolscap/core/http';
import { createSecretHandover, paymentsActions } from '@foolscap/payments/state';
import { buildOrderPayment } from '@foolscap/payments/testing';
import { checkoutPart } from '../parts/checkout.part.ts';
import { productPart } from '../parts/product.part.ts';
import { createShopStore } from '../store.ts';
import type { ShopState } from '../store.ts';

const pat = buildAccount(buildProfile());
const settle = () => new Promise((resolve) => setTimeout(resolve, 0));
const ok = (data: unknown, sessionId = 'session-1'): TransportReply => ({
  status: 200,
  headers: { 'x-session-id': sessionId },
  body: { data },
});

/** The shop's own store and all that runs in it, over a wire that a test answers. */
function open(answer: (request: TransportRequest) => TransportReply | Promise<TransportReply>) {
  const asked: string[] = [];
  const went: string[] = [];
  const forgotten = { times: 0 };
  const events: { name: string; data: unknown }[] = [];
  const analytics = createAnalyticsBus(() => 0);
  analytics.setConsent('given');
  analytics.connect(({ name, data }) => events.push({ name, data }));
  let keys = 0;
  const { store, add } = createShopStore({
    http: createHttpClient({
      tenant: 'sdc',
      transport: async (request) => {
        asked.push(`${request.method} ${request.url.replace('/cc/api', '').split('?')[0]}`);
        return answer(request);
      },
    }),
    newKey: () => `key-${(keys += 1)}`,
    isSmall: () => false,
    cards: createSecretHandover(),
    report: () => undefined,
    storage: { get: () => undefined, set: () => true, remove: () => undefined },
    process: {
      navigate: (path) => went.push(path),
      forgetViewed: () => (forgotten.times += 1),
      signInAddress: (target) => signInAddress('sdc', target) ?? target,
      analytics,
    },
    onSagaError: (_, error) => {
      throw error;
    },
  });
  add(checkoutPart);
  add(productPart);
  return { asked, events, forgotten, store, went };
}

const empty = buildCart({ cartId: 'cart-2', items: [] });
const emptyCart = () => ok({ cartInfo: empty });

describe('signing in', () => {
  it('reads the cart anew, since the server has merged it', async () => {
    const merged = buildCart({ cartId: 'merged', items: [buildCartItem({ qty: 5 })] });
    const { asked, store } = open(({ url }) =>
      url.includes('/account/signin') ? ok(pat) : ok({ cartInfo: merged }, 'session-2'),
    );
    store.dispatch(
      cartActions.cartReceived({ data: { cartInfo: buildCart({ revision: 99 }) }, sessionId: 'session-1' }),
    );
    store.dispatch(checkoutActions.checkoutReceived(buildCheckout()));
    store.dispatch(accountActions.signInRequested({ username: 'pat@example.com', password: 'x' }));
    await settle();
    expect(asked).toEqual(['POST /account/signin', 'GET /checkout']);
    expect(store.getState().cart.cart).toMatchObject({ cartId: 'merged', items: [{ qty: 5 }] });
    expect(store.getState().checkout?.info).toBeUndefined();
  });

  it('that is refused leaves the guest’s cart as it is', async () => {
    const { asked, store } = open(() => ({
      status: 401,
      headers: {},
      body: { error: { status: 401, code: 'SIGN_IN_FAILED', message: 'No.', requestId: 'r' } },
    }));
    store.dispatch(cartActions.cartReceived({ data: { cartInfo: buildCart() }, sessionId: 'session-1' }));
    store.dispatch(accountActions.signInRequested({ username: 'pat@example.com', password: 'x' }));
    await settle();
    expect(asked).toEqual(['POST /account/signin']);
    expect(store.getState().cart.cart?.items).toHaveLength(1);
  });
});

it('another place of delivery brings the dates of the cart up to date', async () => {
  const dated = (minDeliveryDate: string) =>
    buildCart({
      revision: 7,
      items: [
        buildCartItem({
          selectedDeliveryOption: { ...buildCartItem().selectedDeliveryOption, minDeliveryDate },
        }),
      ],
    });
  const { asked, store } = open(({ url }) =>
    url.includes('/catalog/place') ? ok({ zipCode: '98101' }) : ok({ cartInfo: dated('2026-12-04') }),
  );
  store.dispatch(
    cartActions.cartReceived({ data: { cartInfo: dated('2026-12-01') }, sessionId: 'session-1' }),
  );
  store.dispatch(productPageActions.placeSubmitted({ sku: '24400011', zipCode: '98101' }));
  await settle();
  expect(asked).toContain('GET /checkout');
  expect(store.getState().cart.cart?.items[0]?.selectedDeliveryOption.minDeliveryDate).toBe('2026-12-04');
});

describe('signing out', () => {
  /** Everything that a person can leave in the store. */
  async function leaveTraces(store: ReturnType<typeof open>['store']) {
    store.dispatch(checkoutActions.orderPlaced(buildOrder()));
    await settle();
    store.dispatch(accountActions.accountReceived(pat));
    store.dispatch(
      cartActions.cartReceived({
        data: { cartInfo: buildCart({ items: [buildCartItem({ product: { name: 'Private paper' } })] }) },
        sessionId: 'session-1',
      }),
    );
    store.dispatch(paymentsActions.cardSaved(buildOrderPayment()));
    await settle();
    store.dispatch(checkoutActions.checkoutReceived(buildCheckout()));
  }
  const TRACES = ['Pat', 'Reyes', 'Mill Lane', 'pat@example.com', 'Private paper', '1111', '9700012345'];

  it('leaves nothing of the person in the state', async () => {
    const { store } = open(({ url }) => (url.includes('signout') ? ok({ signedOut: true }) : emptyCart()));
    await leaveTraces(store);
    const text = () => JSON.stringify(store.getState());
    for (const trace of TRACES) expect(text()).toContain(trace);
    store.dispatch(accountActions.signOutRequested());
    await settle();
    for (const trace of TRACES) expect(text()).not.toContain(trace);
  });

  it('takes along what was looked at, on pages too that do not show it', async () => {
    const { forgotten, store } = open(({ url }) =>
      url.includes('signout') ? ok({ signedOut: true }) : emptyCart(),
    );
    store.dispatch(accountActions.accountReceived(pat));
    await settle();
    expect(forgotten.times).toBe(0);
    store.dispatch(accountActions.signOutRequested());
    await settle();
    expect(forgotten.times).toBe(1);
  });

  it('leaves nothing even when answers come late', async () => {
    let late: (reply: TransportReply) => void = () => undefined;
    const { store } = open(({ url }) =>
      url.includes('signout')
        ? ok({ signedOut: true })
        : new Promise<TransportReply>((resolve) => {
            late = resolve;
          }),
    );
    store.dispatch(cartActions.cartRequested());
    store.dispatch(accountActions.signOutRequested());
    await settle();
    late(ok({ cartInfo: buildCart({ items: [buildCartItem({ product: { name: 'Private paper' } })] }) }));
    await settle();
    expect(JSON.stringify(store.getState())).not.toContain('Private paper');
  });
});

it('a placed order empties the cart and forgets the card', async () => {
  const { asked, store } = open(({ url }) =>
    url.includes('/order') ? ok({ order: buildOrder({ orderNumber: '97001' }) }) : emptyCart(),
  );
  store.dispatch(cartActions.cartReceived({ data: { cartInfo: buildCart() }, sessionId: 'session-1' }));
  store.dispatch(paymentsActions.cardSaved(buildOrderPayment()));
  store.dispatch(checkoutActions.placeOrderRequested({ expectedTotal: 27.99 }));
  await settle();
  const { cart, checkout, payments }: ShopState = store.getState();
  expect(checkout?.place).toEqual({ phase: 'placed', orderNumber: '97001' });
  expect(cart.cart).toMatchObject({ cartId: 'cart-2', items: [] });
  expect(payments?.card).toEqual({ phase: 'idle' });
  expect(asked).toContain('GET /checkout');
});

it('a card that was taken shows on the checkout', async () => {
  const { asked, store } = open(() => ok({ checkoutInfo: buildCheckout({ cartId: 'with-card' }) }));
  store.dispatch(paymentsActions.cardSaved(buildOrderPayment()));
  await settle();
  expect(asked).toContain('GET /checkout/precheckout');
  expect(store.getState().checkout?.info?.cartId).toBe('with-card');
});

describe('adding', () => {
  const added = () => ok({ cartInfo: buildCartChange(buildCart(), [buildCartItem({ qty: 3 })]) });
  const add = async (redirect: boolean) => {
    const shop = open(added);
    shop.store.dispatch(
      cartActions.cartReceived({ data: { cartInfo: buildCart() }, sessionId: 'session-1' }),
    );
    shop.store.dispatch(cartActions.addToCartRequested([{ itemId: '24400011', qty: 2 }], { redirect }));
    await settle();
    return { went: shop.went, told: shop.store.getState().cart.feedback?.phase };
  };

  it('stays on the page, where it is told', async () => {
    expect(await add(false)).toEqual({ went: [], told: 'added' });
  });

  it('leads to the cart, which tells it, when the caller asks for that', async () => {
    expect(await add(true)).toEqual({ went: ['/cart'], told: undefined });
  });
});

describe('going to checkout', () => {
  it('asks a guest to sign in first, and to come back', async () => {
    const { asked, store, went } = open(emptyCart);
    store.dispatch(cartActions.checkoutRequested());
    await settle();
    expect(went).toEqual(['/office/supplies/login?jumpUrl=%2Fcheckout']);
    expect(asked).toEqual([]);
  });

  it.each([
    ['the next-gen checkout', 200, '/checkout'],
    ['the dotcom checkout when that fails', 500, '/office/supplies/checkout'],
  ])('leads everybody else to %s', async (_, status, path) => {
    const { store, went } = open(() => ({ ...emptyCart(), status }));
    store.dispatch(accountActions.accountReceived(pat));
    store.dispatch(cartActions.checkoutRequested());
    await settle();
    expect(went).toEqual([path]);
  });
});

describe('analytics', () => {
  const add = cartActions.addToCartRequested([{ itemId: '24400011', qty: 2 }]);

  it('hears of every add that succeeded', async () => {
    const cart = buildCart();
    const { events, store } = open(() =>
      ok({ cartInfo: buildCartChange(cart, [buildCartItem({ qty: 3 })]) }),
    );
    store.dispatch(cartActions.cartReceived({ data: { cartInfo: cart }, sessionId: 'session-1' }));
    store.dispatch(add);
    await settle();
    expect(events).toEqual([
      { name: 'add-to-cart', data: { items: [{ itemId: '24400011', qty: 2 }], feedback: 'overlay' } },
    ]);
  });

  it('hears of every add that failed, and why', async () => {
    const { events, store } = open(() => ({
      status: 400,
      headers: {},
      body: { error: { status: 400, code: 'INVALID_QTY', message: 'no', requestId: 'r' } },
    }));
    store.dispatch(add);
    await settle();
    expect(events).toEqual([
      { name: 'add-to-cart-error', data: { items: [{ itemId: '24400011', qty: 2 }], code: 'INVALID_QTY' } },
    ]);
  });

  it('hears of an order and of nobody’s name, address or card', async () => {
    const { events, store } = open(emptyCart);
    store.dispatch(checkoutActions.orderPlaced(buildOrder()));
    await settle();
    expect(events).toEqual([{ name: 'order-placed', data: { orderNumber: '9700012345', total: 27.99 } }]);
  });
});

describe('a session that ends under the page', () => {
  it('asks anew who is signed in', async () => {
    let session = 'pats';
    const { asked, store } = open((request) => {
      if (request.url.includes('/account')) return ok(session === 'pats' ? pat : buildAccount(), session);
      return ok({ cartInfo: session === 'pats' ? buildCart() : empty }, session);
    });
    store.dispatch(accountActions.accountRequested());
    store.dispatch(cartActions.cartRequested());
    await settle();
    expect(store.getState().account.data?.session.isLoggedIn).toBe(true);
    session = 'none';
    store.dispatch(cartActions.cartRequested());
    await settle();
    expect(asked.filter((call) => call === 'GET /account')).toHaveLength(2);
    expect(store.getState().account.data?.session.isLoggedIn).toBe(false);
  });

  it('is no news when a guest begins one', async () => {
    let session = 'none';
    const { asked, store } = open(() => ok({ cartInfo: empty }, session));
    store.dispatch(cartActions.cartRequested());
    await settle();
    session = 'guest-1';
    store.dispatch(cartActions.cartRequested());
    await settle();
    expect(asked).not.toContain('GET /account');
  });
});
