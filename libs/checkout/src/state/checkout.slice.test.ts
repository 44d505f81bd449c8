import { buildCheckout, buildOrder, buildOrders } from '../testing/index.ts';
import {
  checkoutActions,
  checkoutReducer,
  initialCheckoutState,
  selectCheckoutInfo,
  selectOrder,
  selectSections,
} from './checkout.slice.ts';
import type { CheckoutState } from './checkout.slice.ts';

type Action = Parameters<typeof checkoutReducer>[1];
const run = (...actions: Action[]) => actions.reduce(checkoutReducer, initialCheckoutState);
const from = (state: CheckoutState, ...actions: Action[]) => actions.reduce(checkoutReducer, state);

const refused = { code: 'ORDER_TOTAL_CHANGED', status: 409, retryable: false, message: 'no' };
const lost = { code: 'NETWORK', retryable: true, message: 'Network Error' };
const body = { expectedTotal: 26.03 };
const order = buildOrder({ orderNumber: '9700012345' });

describe('reading', () => {
  it('keeps the shown data while reloading, and when that fails', () => {
    const info = buildCheckout();
    const state = run(
      checkoutActions.checkoutReceived(info),
      checkoutActions.checkoutRequested(),
      checkoutActions.checkoutFailed(lost),
    );
    expect(state).toMatchObject({ info: { phase: 'failed', failure: lost, value: info } });
  });

  it('accepts another cart with any revision', () => {
    const state = run(
      checkoutActions.checkoutReceived(buildCheckout({ revision: 9 })),
      checkoutActions.checkoutReceived(buildCheckout({ cartId: 'cart-2', revision: 1 })),
    );
    expect(state.info.value?.cartId).toBe('cart-2');
  });

  it('starts over when requested after an order', () => {
    const state = run(checkoutActions.orderPlaced(order), checkoutActions.checkoutRequested());
    expect(state.place).toEqual({ phase: 'idle' });
  });
});

describe('sections', () => {
  const submitted = checkoutActions.sectionSubmitted({
    section: 'CONTACT',
    change: { emailId1: 'a@b.example' },
  });

  it('go from saving to saved', () => {
    expect(run(submitted).sections.CONTACT).toEqual({ phase: 'saving', serial: 0 });
    expect(run(submitted, checkoutActions.sectionSaved({ section: 'CONTACT' })).sections.CONTACT).toEqual({
      phase: 'saved',
    });
  });

  it('count their failures, through every attempt', () => {
    const failed = checkoutActions.sectionFailed({ section: 'CONTACT', failure: refused });
    expect(run(submitted, failed).sections.CONTACT).toMatchObject({ serial: 1 });
    expect(run(submitted, failed, submitted, failed).sections.CONTACT).toMatchObject({ serial: 2 });
  });

  it('never keep an entered address', () => {
    expect(JSON.stringify(run(submitted))).not.toContain('a@b.example');
  });
});

describe('placing', () => {
  it.each([
    ['a refusal', refused, { phase: 'failed', failure: refused }],
    ['no answer', lost, { phase: 'uncertain', body }],
    ['a gateway that gave up', { ...lost, code: 'HTTP_504', status: 504 }, { phase: 'uncertain', body }],
    [
      'an unavailable gateway',
      { ...lost, code: 'GATEWAY_UNAVAILABLE', status: 503 },
      { phase: 'failed', failure: { code: 'GATEWAY_UNAVAILABLE' } },
    ],
  ])('%s', (_, failure, expected) => {
    const state = run(
      checkoutActions.placeOrderRequested(body),
      checkoutActions.placeOrderFailed({ failure, body }),
    );
    expect(state.place).toMatchObject(expected);
  });

  it('keeps the order to show and clears the checkout', () => {
    const state = run(
      checkoutActions.checkoutReceived(buildCheckout()),
      checkoutActions.sectionSaved({ section: 'CONTACT' }),
      checkoutActions.placeOrderRequested(body),
      checkoutActions.orderPlaced(order),
    );
    expect(state).toMatchObject({
      place: { phase: 'placed', orderNumber: '9700012345' },
      order: { orderNumber: '9700012345', load: { phase: 'ready', value: order } },
      sections: {},
      info: { phase: 'idle' },
    });
  });
});

describe('orders', () => {
  const requested = (orderNumber: string) => checkoutActions.orderRequested({ orderNumber });

  it('does not load an order that was just placed', () => {
    expect(run(checkoutActions.orderPlaced(order), requested('9700012345')).order.load.phase).toBe('ready');
  });

  it('drops a reply for an order that is no longer shown', () => {
    const waiting = run(requested('1'));
    expect(from(waiting, checkoutActions.orderReceived(order, { orderNumber: order.orderNumber }))).toEqual(
      waiting,
    );
    expect(from(waiting, checkoutActions.orderFailed(lost, { orderNumber: '2' }))).toEqual(waiting);
  });

  it('keeps the list on screen while reloading', () => {
    const data = buildOrders();
    expect(run(checkoutActions.ordersReceived(data, {}), checkoutActions.ordersRequested()).orders).toEqual({
      phase: 'loading',
      value: data,
    });
  });
});

it('selectors allocate nothing', () => {
  const checkout = run(checkoutActions.checkoutReceived(buildCheckout()));
  const root = { checkout };
  expect(selectCheckoutInfo(root)).toBe(checkout.info.value);
  expect(selectSections(root)).toBe(checkout.sections);
  expect(selectOrder(root)).toBe(checkout.order);
});
