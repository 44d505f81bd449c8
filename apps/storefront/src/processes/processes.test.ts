import { accountActions } from '@foolscap/account/state';
import { buildAccount, buildProfile } from '@foolscap/account/testing';
import { createAnalyticsBus } from '@foolscap/analytics/model';
import { cartActions, offersActions } from '@foolscap/cart/state';
import { buildCart, buildCartChange, buildCartItem } from '@foolscap/cart/testing';
import { productPageActions } from '@foolscap/catalog/state';
import { checkoutActions } from '@foolscap/checkout/state';
import { buildCheckout, buildOrder } from '@foolscap/checkout/testing';
import { createHttpClient, signInAddress } from '@foolscap/core/http';
import type { TransportReply, TransportRequest } from '@foolscap/core/http';
import { freezeTime, settle } from '@foolscap/fake-time';
import {
  createSecretHandover,
  payAuthActions,
  paymentsActions,
  billingAddressActions,
  storedValueActions,
  vendorPaymentActions,
} from '@foolscap/payments/state';
import { buildOrderPayment, buildSavedCard } from '@foolscap/payments/testing';
import { createShopStore } from '../store.ts';
import type { ShopState } from '../store.ts';
import { cartFeature } from '../features/cart/feature.ts';
import { checkoutFeature } from '../features/checkout/feature.ts';
import { paymentsFeature } from '../features/payments/feature.ts';
import { productFeature } from '../features/product/feature.ts';

const pat = buildAccount(buildProfile());
freezeTime();

const ok = (data: unknown, sessionId = 'session-1'): TransportReply => ({
  status: 200,
  headers: { 'x-session-id': sessionId },
  body: { data },
});

/** Opens the application's Redux store with all sagas, over a transport whose replies the test supplies. */
function open(answer: (request: TransportRequest) => TransportReply | Promise<TransportReply>) {
  const calls: string[] = [];
  const went: string[] = [];
  const events: { name: string; data: unknown }[] = [];
  const analytics = createAnalyticsBus(() => 0);
  analytics.setConsent('given');
  analytics.connect(({ name, data }) => events.push({ name, data }));
  let keys = 0;
  const { store, add } = createShopStore({
    http: createHttpClient({
      tenant: 'sdc',
      transport: async (request) => {
        calls.push(`${request.method} ${request.url.replace('/cc/api', '').split('?')[0]}`);
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
      signInAddress: (target) => signInAddress('sdc', target) ?? target,
      analytics,
    },
    onSagaError: (_, error) => {
      throw error;
    },
  });
  add(checkoutFeature);
  add(paymentsFeature);
  add(productFeature);
  return { add, calls, events, store, went };
}

const empty = buildCart({ cartId: 'cart-2', items: [] });
const emptyCart = () => ok({ cartInfo: empty });

describe('signing in', () => {
  it('reloads the cart, since the server has merged it', async () => {
    const merged = buildCart({ cartId: 'merged', items: [buildCartItem({ qty: 5 })] });
    const { calls, store } = open(({ url }) =>
      url.includes('/account/signin') ? ok(pat) : ok({ cartInfo: merged }, 'session-2'),
    );
    store.dispatch(
      cartActions.cartReceived({ data: { cartInfo: buildCart({ revision: 99 }) }, sessionId: 'session-1' }),
    );
    store.dispatch(checkoutActions.checkoutReceived(buildCheckout()));
    store.dispatch(accountActions.signInRequested({ username: 'pat@example.com', password: 'x' }));
    await settle();
    expect(calls).toEqual(['POST /account/signin', 'GET /checkout']);
    expect(store.getState().cart.info.value).toMatchObject({ cartId: 'merged', items: [{ qty: 5 }] });
    expect(store.getState().checkout?.info.value).toBeUndefined();
  });

  it('keeps the guest’s cart when it is refused', async () => {
    const { calls, store } = open(() => ({
      status: 401,
      headers: {},
      body: { error: { status: 401, code: 'SIGN_IN_FAILED', message: 'No.', requestId: 'r' } },
    }));
    store.dispatch(cartActions.cartReceived({ data: { cartInfo: buildCart() }, sessionId: 'session-1' }));
    store.dispatch(accountActions.signInRequested({ username: 'pat@example.com', password: 'x' }));
    await settle();
    expect(calls).toEqual(['POST /account/signin']);
    expect(store.getState().cart.info.value?.items).toHaveLength(1);
  });
});

it('updates the cart’s delivery dates for another ZIP code', async () => {
  const dated = (minDeliveryDate: string) =>
    buildCart({
      revision: 7,
      items: [
        buildCartItem({
          selectedDeliveryOption: { ...buildCartItem().selectedDeliveryOption, minDeliveryDate },
        }),
      ],
    });
  const { calls, store } = open(({ url }) =>
    url.includes('/catalog/place') ? ok({ zipCode: '98101' }) : ok({ cartInfo: dated('2026-12-04') }),
  );
  store.dispatch(
    cartActions.cartReceived({ data: { cartInfo: dated('2026-12-01') }, sessionId: 'session-1' }),
  );
  store.dispatch(productPageActions.placeSubmitted({ sku: '24400011', zipCode: '98101' }));
  await settle();
  expect(calls).toContain('GET /checkout');
  expect(store.getState().cart.info.value?.items[0]?.selectedDeliveryOption.minDeliveryDate).toBe(
    '2026-12-04',
  );
});

it.each([
  ['a declined tender', 402, 1],
  ['an order without an answer', undefined, 0],
])('after %s reads the cart again %#', async (_, status, reads) => {
  const { calls, store } = open(() => ok({ cartInfo: buildCart() }));
  store.dispatch(
    checkoutActions.placeOrderFailed({
      failure: {
        code: 'GIFT_CARD_BALANCE_CHANGED',
        retryable: false,
        message: '',
        ...(status ? { status } : {}),
      },
      body: { expectedTotal: 10 },
    }),
  );
  await settle();
  expect(calls.filter((call) => call === 'GET /checkout')).toHaveLength(reads);
});

describe('signing out', () => {
  /** Fills the Redux store with everything that belongs to one user. */
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

  it('clears the user from the state', async () => {
    const { store } = open(({ url }) => (url.includes('signout') ? ok({ signedOut: true }) : emptyCart()));
    await leaveTraces(store);
    const text = () => JSON.stringify(store.getState());
    for (const trace of TRACES) expect(text()).toContain(trace);
    store.dispatch(accountActions.signOutRequested());
    await settle();
    for (const trace of TRACES) expect(text()).not.toContain(trace);
  });

  it('clears the user even if replies arrive late', async () => {
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

it('empties the cart and clears the card after an order', async () => {
  const { calls, store } = open(({ url }) =>
    url.includes('/order') ? ok({ order: buildOrder({ orderNumber: '97001' }) }) : emptyCart(),
  );
  store.dispatch(cartActions.cartReceived({ data: { cartInfo: buildCart() }, sessionId: 'session-1' }));
  store.dispatch(paymentsActions.cardSaved(buildOrderPayment()));
  store.dispatch(checkoutActions.placeOrderRequested({ expectedTotal: 26.03 }));
  await settle();
  const { cart, checkout, payments }: ShopState = store.getState();
  expect(checkout?.place).toEqual({ phase: 'placed', orderNumber: '97001' });
  expect(cart.info.value).toMatchObject({ cartId: 'cart-2', items: [] });
  expect(payments?.card).toEqual({ phase: 'idle' });
  expect(calls).toContain('GET /checkout');
});

it('shows an accepted card in checkout', async () => {
  const { calls, store } = open(() => ok({ checkoutInfo: buildCheckout({ cartId: 'with-card' }) }));
  store.dispatch(paymentsActions.cardSaved(buildOrderPayment()));
  await settle();
  expect(calls).toContain('GET /checkout/precheckout');
  expect(store.getState().checkout?.info.value?.cartId).toBe('with-card');
});

describe('gift and prepaid cards', () => {
  const gift = buildOrderPayment({ paymentType: 'GIFT_CARD', lastFourDigit: '0042', balance: 25 });
  const failed = (code: string, status: number | undefined = 400) =>
    storedValueActions.storedValueFailed({
      task: 'add',
      failure: { code, retryable: false, message: 'Refused.', ...(status ? { status } : {}) },
    });

  it.each([
    ['one was added', storedValueActions.storedValueAdded(gift), 1],
    ['one was removed', storedValueActions.storedValueRemoved({ id: gift.id }), 1],
    ['one was checked', storedValueActions.storedValueChecked({ ...gift, addedToOrder: false }), 1],
    ['a checked one was applied', storedValueActions.storedValueApplied(gift), 1],
    ['one is gone', failed('PAYMENT_NOT_FOUND', 404), 1],
    ['the cart is gone', failed('EMPTY_CART'), 1],
    ['the session is gone', failed('SIGN_IN_REQUIRED'), 1],
    ['one was refused', failed('GIFT_CARD_D33'), 0],
    ['the reply was lost', failed('TIMEOUT', 504), 1],
    ['the connection was lost', failed('NETWORK', 0), 1],
    ['it was not sent', failed('NOT_SENT', 0), 0],
  ])('split the total again: %s', async (_, action, reads) => {
    const { add, calls, store } = open(() => ok({ checkoutInfo: buildCheckout() }));
    add(paymentsFeature);
    store.dispatch(action);
    await settle();
    expect(calls.filter((call) => call === 'GET /checkout/precheckout')).toHaveLength(reads);
  });

  it.each([
    ['an order', checkoutActions.orderPlaced(buildOrder())],
    ['signing out', accountActions.signedOut()],
  ])('leave no outcome behind after %s', async (_, action) => {
    const { add, store } = open(emptyCart);
    add(paymentsFeature);
    store.dispatch(failed('GIFT_CARD_D33'));
    store.dispatch(action);
    await settle();
    expect(store.getState()).toMatchObject({ storedValue: { change: { phase: 'idle' } } });
  });
});

describe('the billing address of the payment', () => {
  const failed = (code: string, status = 400) =>
    billingAddressActions.billingAddressFailed({
      failure: { code, status, retryable: false, message: 'Refused.' },
    });
  const { billingAddress } = buildSavedCard();
  const saved = billingAddressActions.billingAddressSaved({ billingAddress, validation: 'VERIFIED' });

  it.each([
    ['it was saved', saved, 1],
    ['the payment is gone', failed('PAYMENT_NOT_FOUND', 404), 1],
    ['the cart is gone', failed('EMPTY_CART', 404), 1],
    ['the reply was lost', failed('TIMEOUT', 504), 1],
    ['it was refused', failed('ADDRESS_INVALID'), 0],
    ['it was not sent', failed('NOT_SENT', 0), 0],
  ])('is read again: %s', async (_, action, reads) => {
    const { add, calls, store } = open(() => ok({ checkoutInfo: buildCheckout() }));
    add(paymentsFeature);
    store.dispatch(action);
    await settle();
    expect(calls.filter((call) => call === 'GET /checkout/precheckout')).toHaveLength(reads);
  });

  it.each([
    ['an order', checkoutActions.orderPlaced(buildOrder())],
    ['signing out', accountActions.signedOut()],
  ])('leaves no outcome behind after %s', async (_, action) => {
    const { add, store } = open(emptyCart);
    add(paymentsFeature);
    store.dispatch(saved);
    store.dispatch(action);
    await settle();
    expect(store.getState()).toMatchObject({ billingAddress: { phase: 'idle' } });
  });
});

describe('payments by vendors', () => {
  const recorded = (proceedCheckout: boolean) =>
    vendorPaymentActions.otherPaymentRecorded({ payment: 'PAYPAL', proceedCheckout });
  const failed = (code: string, { status = 402, payment = 'PAYPAL' as const } = {}) =>
    vendorPaymentActions.otherPaymentFailed({
      payment,
      failure: { code, status, retryable: false, message: 'Refused.' },
    });

  it.each([
    ['one was recorded', recorded(true), 1, []],
    ['one was recorded, and the cart cannot be ordered', recorded(false), 0, ['/cart']],
    ['one was refused', failed('PAYPAL_AUTH_FAILURE'), 0, ['/cart?error=PAYPAL_AUTH_FAILURE']],
    ['the wallet has failed', failed('SPAY_API_FAILURE'), 0, ['/cart?error=SPAY_API_FAILURE']],
    ['one may be approved once more', failed('PAYPAL_AUTH_RETRY'), 0, []],
    ['the window was blocked', failed('WINDOW_BLOCKED'), 0, []],
    ['it was not sent', failed('NOT_SENT', { status: 0 }), 0, []],
    ['the reply was lost', failed('TIMEOUT', { status: 504 }), 1, []],
    ['the cart is gone', failed('EMPTY_CART', { status: 404 }), 1, []],
  ])('lead on: %s', async (_, action, reads, paths) => {
    const { add, calls, store, went } = open(() => ok({ checkoutInfo: buildCheckout() }));
    add(paymentsFeature);
    store.dispatch(action);
    await settle();
    expect(calls.filter((call) => call === 'GET /checkout/precheckout')).toHaveLength(reads);
    expect(went).toEqual(paths);
  });

  it('leave neither an outcome nor tokens behind after signing out', async () => {
    const { add, store } = open(emptyCart);
    add(paymentsFeature);
    store.dispatch(failed('PAYPAL_AUTH_RETRY'));
    store.dispatch(
      payAuthActions.payAuthReceived({ spayTokenData: { paypalAuth: 'client-1' }, receivedAt: 0 }),
    );
    store.dispatch(accountActions.signedOut());
    await settle();
    expect(store.getState()).toMatchObject({
      vendorPayment: { phase: 'idle' },
      payAuth: { phase: 'idle' },
    });
  });
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
    return { went: shop.went, feedback: shop.store.getState().cart.feedback?.phase };
  };

  it('stays on the page and shows feedback there', async () => {
    expect(await add(false)).toEqual({ went: [], feedback: 'added' });
  });

  it('redirects to the cart when the caller requests it', async () => {
    expect(await add(true)).toEqual({ went: ['/cart?itemIds=line-1'], feedback: undefined });
  });
});

describe('going to checkout', () => {
  it('sends a guest to sign-in first, with a return target', async () => {
    const { calls, store, went } = open(emptyCart);
    store.dispatch(cartActions.checkoutRequested());
    await settle();
    expect(went).toEqual(['/office/supplies/login?jumpUrl=%2Fcheckout']);
    expect(calls).toEqual([]);
  });

  it.each([
    ['the next-gen checkout', 200, '/checkout'],
    ['the dotcom checkout when that fails', 500, '/office/supplies/checkout'],
  ])('leads signed-in users to %s', async (_, status, path) => {
    const { store, went } = open(() => ({ ...emptyCart(), status }));
    store.dispatch(accountActions.accountReceived(pat));
    store.dispatch(cartActions.checkoutRequested());
    await settle();
    expect(went).toEqual([path]);
  });
});

describe('analytics', () => {
  const add = cartActions.addToCartRequested([{ itemId: '24400011', qty: 2 }]);

  it('receives every successful add', async () => {
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

  it('receives an add that added nothing as a failure', async () => {
    const cart = buildCart();
    const refused = buildCartItem({
      cartItemId: 'refused',
      qty: 0,
      qtyAdded: 0,
      status: 'INVALID',
      messages: [{ code: 'INVALID_STORE_NUMBER', type: 'ERROR' }],
    });
    const { events, store } = open(() => ok({ cartInfo: buildCartChange(cart, [refused]) }));
    store.dispatch(cartActions.cartReceived({ data: { cartInfo: cart }, sessionId: 'session-1' }));
    store.dispatch(add);
    await settle();
    expect(events).toEqual([
      {
        name: 'add-to-cart-error',
        data: { items: [{ itemId: '24400011', qty: 2 }], code: 'INVALID_STORE_NUMBER' },
      },
    ]);
  });

  it('receives every failed add with its reason', async () => {
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

  describe('of a suggested item', () => {
    const offer = { cartItemId: 'line-1', itemId: '24400022', name: 'Pens', qty: 2 };
    const items = [{ itemId: '24400022', qty: 2 }];
    const take = async (answer: () => TransportReply) => {
      const { add: addPart, events, store } = open(answer);
      addPart(cartFeature);
      store.dispatch(cartActions.cartReceived({ data: { cartInfo: buildCart() }, sessionId: 'session-1' }));
      store.dispatch(offersActions.offerRequested(offer));
      await settle();
      return events;
    };
    const reply = (line: Parameters<typeof buildCartItem>[0]) => () =>
      ok({ cartInfo: buildCartChange(buildCart(), [buildCartItem({ itemId: '24400022', ...line })]) });

    it.each([
      ['a successful add', reply({ qty: 2, qtyAdded: 2 }), 'add-to-cart', { items, feedback: 'drawer' }],
      [
        'a refused add with its reason',
        reply({
          qty: 0,
          qtyAdded: 0,
          status: 'INVALID',
          messages: [{ code: 'OUT_OF_STOCK', type: 'ERROR' }],
        }),
        'add-to-cart-error',
        { items, code: 'OUT_OF_STOCK' },
      ],
      [
        'a failed add with its code',
        () => ({
          status: 400,
          headers: {},
          body: { error: { status: 400, code: 'SKU_INVALID', message: 'no', requestId: 'r' } },
        }),
        'add-to-cart-error',
        { items, code: 'SKU_INVALID' },
      ],
    ])('receives %s', async (_name, answer, name, data) => {
      expect(await take(answer)).toEqual([{ name, data }]);
    });
  });

  it('receives orders without names, addresses or cards', async () => {
    const { events, store } = open(emptyCart);
    const order = buildOrder();
    const [line, ...others] = order.lines;
    store.dispatch(
      checkoutActions.orderPlaced({ ...order, lines: [{ ...line!, source: 'widget' }, ...others] }),
    );
    await settle();
    const getItem = ({ itemId, qty }: (typeof order.lines)[number]) => ({ itemId, qty });
    expect(events).toEqual([
      {
        name: 'order-placed',
        data: {
          orderNumber: '9700012345',
          total: 26.03,
          items: [{ ...getItem(line!), source: 'widget' }, ...others.map(getItem)],
        },
      },
    ]);
  });
});

describe('a session that ends while the page is open', () => {
  it('reloads the account', async () => {
    let session = 'pats';
    const { calls, store } = open((request) => {
      if (request.url.includes('/account')) return ok(session === 'pats' ? pat : buildAccount(), session);
      return ok({ cartInfo: session === 'pats' ? buildCart() : empty }, session);
    });
    store.dispatch(accountActions.accountRequested());
    store.dispatch(cartActions.cartRequested());
    await settle();
    expect(store.getState().account.info.value?.session.isLoggedIn).toBe(true);
    session = 'none';
    store.dispatch(cartActions.cartRequested());
    await settle();
    expect(calls.filter((call) => call === 'GET /account')).toHaveLength(2);
    expect(store.getState().account.info.value?.session.isLoggedIn).toBe(false);
  });

  it('does not reload the account when a guest’s session starts', async () => {
    let session = 'none';
    const { calls, store } = open(() => ok({ cartInfo: empty }, session));
    store.dispatch(cartActions.cartRequested());
    await settle();
    session = 'guest-1';
    store.dispatch(cartActions.cartRequested());
    await settle();
    expect(calls).not.toContain('GET /account');
  });
});

it('sends the writes of cart and checkout one at a time, in the order of the clicks', async () => {
  const log: string[] = [];
  const { store } = open(async ({ method, url }) => {
    if (method === 'GET') return ok({ checkoutInfo: buildCheckout(), cartInfo: buildCart() });
    const call = url.includes('/item') ? 'items' : url.includes('/order') ? 'order' : 'section';
    log.push(`${call} sent`);
    await settle();
    log.push(`${call} answered`);
    return ok({ cartInfo: buildCart({ revision: 2 }), order: buildOrder() });
  });
  store.dispatch(cartActions.cartReceived({ data: { cartInfo: buildCart() }, sessionId: 'session-1' }));
  store.dispatch(cartActions.fulfillmentRequested({ cartItemId: 'line-1', deliveryType: 'STA' }));
  store.dispatch(
    checkoutActions.sectionSubmitted({ section: 'CONTACT', change: { emailId1: 'pat@example.com' } }),
  );
  store.dispatch(checkoutActions.placeOrderRequested({ expectedTotal: 26.03 }));
  for (let turn = 0; turn < 10; turn += 1) await settle();
  expect(log).toEqual([
    'items sent',
    'items answered',
    'section sent',
    'section answered',
    'order sent',
    'order answered',
  ]);
});
