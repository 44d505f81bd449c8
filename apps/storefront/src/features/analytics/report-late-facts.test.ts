import { runSaga, stdChannel } from 'redux-saga';
import type { Action } from 'redux';
import { cartActions } from '@foolscap/cart/state';
import { buildCart, buildCartItem } from '@foolscap/cart/testing';
import { checkoutActions } from '@foolscap/checkout/state';
import { buildOrder } from '@foolscap/checkout/testing';
import { subscriptionsActions } from '@foolscap/subscriptions/state';
import { buildSubscription } from '@foolscap/subscriptions/testing';
import { reportPickups } from './report-pickups.ts';
import { reportSearchBox } from './report-search-box.ts';
import { reportStoreState } from './report-store-state.ts';
import { reportVisits } from './report-visits.ts';
import { reportOrders } from '../checkout/report-orders.ts';
import { reportSubscriptions } from '../auto-restock/report-subscriptions.ts';
import { pageOpened } from '../../routing/pages.ts';
import type { ProcessDeps } from '../../processes/process-deps.ts';

function run(process: (deps: Pick<ProcessDeps, 'analytics'>) => Generator) {
  const channel = stdChannel<Action>();
  const report = jest.fn();
  const task = runSaga({ channel, dispatch: () => undefined }, process, {
    analytics: { report, setConsent: jest.fn(), onConsent: jest.fn(), connect: jest.fn() },
  });
  return { put: (action: Action) => channel.put(action), report, end: () => task.cancel() };
}

const line = (cartItemId: string, deliveryType: 'STA' | 'ISP' | 'STS', more: object = {}) =>
  buildCartItem({
    cartItemId,
    qty: 2,
    qtyAdded: 2,
    selectedDeliveryOption: {
      deliveryType,
      levelOfService: 'STANDARD',
      ...(deliveryType === 'STA' ? {} : { pickupStoreNumber: '1547' }),
    },
    ...more,
  });

describe('pickup (storefront-7.54)', () => {
  it('is reported of items that were added for a store, and of no others', () => {
    const { put, report } = run(reportPickups);
    const lines = [
      line('a', 'ISP'),
      line('b', 'STA'),
      line('c', 'ISP', { status: 'INVALID', qty: 0, qtyAdded: 0 }),
    ];
    put(
      cartActions.itemsAdded({
        requested: lines.map(({ itemId, qty }) => ({ itemId, qty })),
        lines,
        errors: [],
        kind: 'drawer',
        reply: { data: { cartInfo: buildCart({ items: lines }) }, sessionId: undefined },
      }),
    );
    expect(report.mock.calls).toEqual([
      [{ name: 'bopis', data: { itemId: '24400011', qty: 2, storeNumber: '1547', deliveryType: 'ISP' } }],
    ]);
  });

  it('is reported of a line that was moved to a store, not of one that was refused or is delivered again', () => {
    const { put, report } = run(reportPickups);
    const move = (deliveryType: 'STA' | 'STS', now: 'STA' | 'STS') =>
      put(
        cartActions.fulfillmentChanged({
          request: { cartItemId: 'a', deliveryType, pickupStoreNumber: '1547' },
          reply: {
            data: { cartInfo: buildCart({ items: [line('a', now), line('other', 'ISP')] }) },
            sessionId: undefined,
          },
        }),
      );
    move('STS', 'STA');
    move('STA', 'STA');
    expect(report).not.toHaveBeenCalled();
    move('STS', 'STS');
    expect(report.mock.calls).toEqual([
      [{ name: 'bopis', data: { itemId: '24400011', qty: 2, storeNumber: '1547', deliveryType: 'STS' } }],
    ]);
  });
});

it('reports the store of the page, and nothing without one (storefront-7.55)', () => {
  const withStore = run((deps) => reportStoreState(deps, { storeNumber: '1547', storeStatus: 'Open' }));
  expect(withStore.report.mock.calls).toEqual([
    [{ name: 'store-state', data: { storeNumber: '1547', storeStatus: 'Open' } }],
  ]);
  expect(run((deps) => reportStoreState(deps, undefined)).report).not.toHaveBeenCalled();
});

it('reports searches of the header by their number of words, and no other forms (storefront-7.55)', () => {
  const { report, end } = run(reportSearchBox);
  const submit = (action: string, text: string, role = 'search') => {
    document.body.innerHTML = `<form role="${role}" action="${action}"><input name="q"></form>`;
    const form = document.forms[0]!;
    form.querySelector('input')!.value = text;
    form.addEventListener('submit', (event) => event.preventDefault());
    form.requestSubmit();
  };
  submit('/cc/mmx/search', ' Ada  Lovelace’s pens ');
  submit('/search', '');
  submit('/stores', '01702');
  submit('/search', 'pens', 'form');
  expect(report.mock.calls).toEqual([
    [{ name: 'search-box', data: { words: 3 } }],
    [{ name: 'search-box', data: { words: 0 } }],
  ]);
  end();
  submit('/search', 'pens');
  expect(report).toHaveBeenCalledTimes(2);
});

it('reports pages, links and forms by route, and the page on which a product was found (storefront-7.52)', () => {
  history.replaceState(null, '', '/cc/mmx/search?q=ada');
  const { put, report, end } = run((deps) => reportVisits(deps, '/cc/mmx'));
  document.body.innerHTML = `<header><a href="/cc/mmx/order/7100000042?key=secret"><b>Order</b></a></header>
    <main><button>Save</button><form action="/cc/mmx/forms/note"><input name="note" value="for Ada"></form>
    <a href="https://elsewhere.example/ada">Elsewhere</a></main>`;
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  document.querySelector('b')!.click();
  document.querySelector('button')!.click();
  document.forms[0]!.addEventListener('submit', (event) => event.preventDefault());
  document.forms[0]!.requestSubmit();
  document.querySelector<HTMLElement>('main a')!.click();
  const open = (path: string) => {
    history.replaceState(null, '', path);
    put(pageOpened);
  };
  open('/cc/mmx/p/24400011/pens');
  open('/cc/mmx/cart');
  expect(report.mock.calls.flat()).toEqual([
    { name: 'navigation', data: { from: 'entry', to: '/search' } },
    { name: 'link', data: { to: '/order/:orderNumber', region: 'header' } },
    { name: 'form', data: { on: '/search', region: 'main' } },
    { name: 'link', data: { to: 'other site', region: 'main' } },
    { name: 'navigation', data: { from: '/search', to: '/p/:sku/:slug?' } },
    { name: 'pfm', data: { foundOn: '/search' } },
    { name: 'navigation', data: { from: '/p/:sku/:slug?', to: '/cart' } },
  ]);
  end();
  document.querySelector('b')!.click();
  expect(report).toHaveBeenCalledTimes(7);
  history.replaceState(null, '', '/');
});

it('reports orders, and approved and declined cards (storefront-7.62)', () => {
  const { put, report } = run(reportOrders);
  const pay = (type: 'CARD' | 'ACCOUNT', brand: string) => ({
    type,
    brand,
    lastFourDigit: '1111',
    amountApplied: 20,
  });
  const order = buildOrder({ payments: [pay('CARD', 'VISA')] });
  const { orderNumber, totals } = order;
  put(checkoutActions.orderPlaced(order));
  put(checkoutActions.orderPlaced({ ...order, payments: [pay('ACCOUNT', 'ACCOUNT')] }));
  const items = [{ itemId: '24400011', qty: 2 }];
  const placed = { name: 'order-placed', data: { orderNumber, total: totals.ordTotal, items } };
  expect(report.mock.calls.flat()).toEqual([
    placed,
    { name: 'cards-approved', data: { orderNumber, brands: ['VISA'] } },
    placed,
  ]);
  report.mockClear();
  const fail = (code: string) =>
    put(
      checkoutActions.placeOrderFailed({
        failure: { code, message: '', retryable: false },
        body: {} as never,
      }),
    );
  fail('NETWORK');
  expect(report).not.toHaveBeenCalled();
  fail('PAYMENT_OPERATION_FAILED');
  expect(report.mock.calls).toEqual([[{ name: 'cards-declined', data: {} }]]);
});

it('reports a new subscription, and no change of one (storefront-7.55)', () => {
  const { put, report } = run(reportSubscriptions);
  const saved = { itemId: '24400011', subscription: buildSubscription() };
  put(subscriptionsActions.subscriptionSaved({ ...saved, isNew: false }));
  expect(report).not.toHaveBeenCalled();
  put(subscriptionsActions.subscriptionSaved({ ...saved, isNew: true }));
  expect(report.mock.calls).toEqual([[{ name: 'subscribe', data: { itemId: '24400011' } }]]);
});
