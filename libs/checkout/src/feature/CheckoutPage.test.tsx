import type { ReactNode } from 'react';
import { configureStore } from '@reduxjs/toolkit';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import createSagaMiddleware from 'redux-saga';
import { createTestClock } from '@foolscap/core/clock';
import { resetOnUserChange } from '@foolscap/core/sagas';
import { userChanged } from '@foolscap/core/state';
import { createExpiringStorage } from '@foolscap/core/storage';
import { checkoutActions, createCheckoutModule } from '../state/index.ts';
import { buildCheckout, createFakeCheckoutClient } from '../testing/index.ts';
import { CheckoutPage } from './CheckoutPage.tsx';
import type { CheckoutPageProps, PaymentDrawerSlot } from './CheckoutPage.tsx';

/** Renders an application with only the checkout. With the client of an earlier page, it simulates a reload that keeps browser storage. */
async function open({
  props = {},
  client: known,
  ...options
}: Parameters<typeof createFakeCheckoutClient>[0] & {
  props?: Partial<CheckoutPageProps>;
  client?: ReturnType<typeof createFakeCheckoutClient>;
} = {}) {
  if (!known) sessionStorage.clear();
  const client = known ?? createFakeCheckoutClient(options);
  let keys = 0;
  const module = resetOnUserChange(
    createCheckoutModule({
      client,
      newKey: () => `key-${(keys += 1)}`,
      keys: createExpiringStorage(() => sessionStorage, createTestClock()),
    }),
  );
  const sagas = createSagaMiddleware();
  const store = configureStore({
    reducer: { checkout: module.reducer },
    middleware: (defaults) => defaults({ serializableCheck: false, immutableCheck: false }).concat(sagas),
  });
  sagas.run(module.saga);
  const enter = () =>
    render(
      <Provider store={store}>
        <CheckoutPage
          cartHref="/cart"
          signInHref="/sign-in"
          renderPayment={(_, onSaved) => <button onClick={onSaved}>A card is saved</button>}
          {...props}
        />
      </Provider>,
    );
  const { unmount: leave } = enter();
  await act(async () => void store.dispatch(checkoutActions.checkoutRequested()));
  return { client, store, leave, enter };
}

const bodies = ({ calls }: ReturnType<typeof createFakeCheckoutClient>, operation: 'placeOrder' | 'save') =>
  calls.filter((call) => call.operation === operation).map(({ args }) => args[0]);
const button = (name: string | RegExp) => screen.getByRole('button', { name });
/** Clicks, and waits until React has rendered the resulting store changes. */
async function click(element: HTMLElement) {
  await userEvent.click(element);
  await act(async () => undefined);
}
const section = (name: string) => within(screen.getByRole('region', { name }));
const withTotal = (ordTotal: number, revision: number) =>
  buildCheckout({ revision, totals: { ...buildCheckout().totals, ordTotal } });

describe('placing the order', () => {
  it('sends the displayed total', async () => {
    const { client, store } = await open();
    await click(button('Place order, $26.03'));
    expect(bodies(client, 'placeOrder')).toEqual([{ expectedTotal: 26.03 }]);
    expect(store.getState().checkout.place).toMatchObject({ phase: 'placed' });
  });

  it('shows a changed total, and sends it only after confirmation', async () => {
    const { client } = await open();
    client.failNext('placeOrder', { code: 'ORDER_TOTAL_CHANGED', status: 409, retryable: false });
    client.server.info = withTotal(31.5, 5);
    await click(button('Place order, $26.03'));
    expect(screen.getByRole('alert')).toHaveTextContent(
      'The total has changed since you last saw it. Check it, then place your order.',
    );
    expect(screen.getByRole('region', { name: 'Order summary' })).toHaveTextContent('Total$31.50');
    expect(bodies(client, 'placeOrder')).toHaveLength(1);
    await click(button('Place order, $31.50'));
    expect(bodies(client, 'placeOrder')[1]).toEqual({ expectedTotal: 31.5 });
  });

  it('reports an uncertain order, and checks again under the same key', async () => {
    const { client, store } = await open();
    client.failNext('placeOrder', {}, true);
    await click(button(/^Place order/));
    expect(screen.getByRole('alert')).toHaveTextContent('You won’t be charged twice.');
    await click(button('Check again'));
    const keys = client.calls
      .filter(({ operation }) => operation === 'placeOrder')
      .map(({ args }) => args[1]);
    expect(keys[0]).toBe(keys[1]);
    expect(client.server.orders.size).toBe(1);
    expect(store.getState().checkout.place).toMatchObject({ phase: 'placed' });
  });

  it('opens the payment step and focuses its error when the card is refused', async () => {
    const { client } = await open();
    client.failNext('placeOrder', { code: 'PAYMENT_OPERATION_FAILED', status: 402, retryable: false });
    await click(button(/^Place order/));
    const alert = section('Payment').getByRole('alert');
    expect(alert).toHaveTextContent('Your card was declined.There was an error processing your payment.');
    expect(alert).toHaveTextContent('Your credit card was not charged.');
    expect(document.activeElement).toContainElement(alert);
    expect(screen.getAllByRole('alert')).toEqual([alert]);
    expect(button('A card is saved')).toBeVisible();
  });

  it('still calls a card declined after a reload, until another one replaces it', async () => {
    const { client, leave } = await open();
    client.failNext('placeOrder', { code: 'PAYMENT_OPERATION_FAILED', status: 402, retryable: false });
    await click(button(/^Place order/));
    leave();
    const { store } = await open({ client });
    expect(section('Payment').getByRole('alert')).toHaveTextContent(
      'Your card was declined.Nothing was charged. Choose another way to pay, or try this one again.',
    );
    // Keeping the card closes the step, whose summary still shows the card.
    await click(button('Cancel changing payment'));
    expect(section('Payment').getByText('Declined')).toBeVisible();
    const info = client.server.info!;
    client.server.info = { ...info, revision: 9, payment: { ...info.payment!, id: 'payment-2' } };
    await act(async () => void store.dispatch(checkoutActions.checkoutRequested()));
    expect(section('Payment').queryByText('Declined')).not.toBeInTheDocument();
  });

  it.each([
    ['an item is sold out', 'CART_ITEMS_OOS_OR_PARTIAL_AVAILABILITY'],
    ['the organization requires a budget center', 'BUDGET_CENTER_MISSING'],
    ['the budget is too small', 'BUDGET_EXCEEDED'],
  ])('links to the cart when %s', async (_, code) => {
    const { client } = await open();
    client.failNext('placeOrder', { code, status: 409, retryable: false });
    await click(button(/^Place order/));
    expect(screen.getByRole('link', { name: 'Change cart' })).toHaveAttribute('href', '/cart');
  });

  it('waits until all steps are done', async () => {
    const { client } = await open({
      info: buildCheckout({
        sections: [
          { type: 'CONTACT', done: true },
          { type: 'ADDRESS', done: true },
          { type: 'DELIVERY', done: true },
          { type: 'PAYMENT', done: false },
        ],
      }),
    });
    expect(button('Place order')).toHaveAccessibleDescription('Next step: Payment.');
    // Each click on the button moves focus to the open step.
    for (let press = 0; press < 2; press += 1) {
      await click(button('Place order'));
      expect(screen.getByRole('heading', { name: 'Payment' })).toHaveFocus();
    }
    expect(bodies(client, 'placeOrder')).toEqual([]);
    expect(button('A card is saved')).toBeVisible();
  });

  it('needs no payment for a total that rewards have paid, but one for another total of 0.00', async () => {
    const { payment: _, ...info } = buildCheckout();
    const totals = { ...info.totals, ordTotal: 0 };
    const of = (done: boolean) =>
      info.sections.map((each) => (each.type === 'PAYMENT' ? { ...each, done } : each));
    const { leave } = await open({ info: { ...info, totals, sections: of(true) } });
    expect(screen.getByText('No payment is needed.')).toBeVisible();
    leave();
    await open({ info: { ...info, totals, sections: of(false) } });
    expect(button('A card is saved')).toBeVisible();
  });

  it('refuses an order that can’t be delivered, and offers to change the address or the cart', async () => {
    const { client } = await open({ info: buildCheckout({ deliveryMethods: [] }) });
    expect(
      section('Delivery speed').getByText(/^We can’t deliver these items to this address/),
    ).toBeVisible();
    expect(section('Delivery speed').getByRole('link', { name: 'Change cart' })).toHaveAttribute(
      'href',
      '/cart',
    );
    await click(button('Place order'));
    expect(bodies(client, 'placeOrder')).toEqual([]);
    await click(button('Change address'));
    expect(screen.getByRole('textbox', { name: /Street address/ })).toBeVisible();
  });

  it('sends the purchase order number, which may come from the account', async () => {
    const { client } = await open({
      info: buildCheckout({ purchaseOrderNumber: 'PO-7' }),
      props: { withPurchaseOrder: true },
    });
    const field = screen.getByRole('textbox', { name: /Purchase order number/ });
    expect(field).toHaveValue('PO-7');
    await userEvent.type(field, '1');
    await click(button(/^Place order/));
    expect(bodies(client, 'placeOrder')).toEqual([{ expectedTotal: 26.03, purchaseOrderNumber: 'PO-71' }]);
  });
});

describe('a completed step', () => {
  it('closes when its change is saved', async () => {
    const { client } = await open();
    await click(button('Change delivery speed'));
    await click(screen.getByRole('radio', { name: /Next business day/ }));
    expect(bodies(client, 'save')).toEqual([{ levelOfService: 'NDD' }]);
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
    expect(screen.getByText('Thu, Nov 26, $14.99')).toBeVisible();
  });

  it('shows why its change was not saved, and keeps the input', async () => {
    const { client } = await open();
    await click(button('Change delivery address'));
    const street = screen.getByRole('textbox', { name: /Street address/ });
    await userEvent.clear(street);
    await userEvent.type(street, '7 Kiln Road');
    client.failNext('save', { code: 'INTERNAL', status: 500 });
    await click(button('Use this address'));
    expect(section('Delivery address').getByRole('alert')).toHaveTextContent(
      'Sorry, something went wrong. Please try again.',
    );
    expect(screen.getByRole('textbox', { name: /Street address/ })).toHaveValue('7 Kiln Road');
    await click(button('Use this address'));
    expect(screen.queryByRole('textbox', { name: /Street address/ })).not.toBeInTheDocument();
  });

  it('can be canceled without a change', async () => {
    const { client } = await open();
    await click(button('Change delivery speed'));
    expect(screen.getByText('Next step: Delivery speed.')).toBeVisible();
    await click(button('Cancel changing delivery speed'));
    await click(button(/^Place order/));
    expect(bodies(client, 'save')).toEqual([]);
    expect(client.server.orders.size).toBe(1);
  });

  it('moves focus to the step that opens, and to its own heading when it closes', async () => {
    await open();
    await click(button('Change payment'));
    expect(screen.getByRole('heading', { name: 'Payment' })).toHaveFocus();
    await click(button('A card is saved'));
    expect(screen.getByRole('heading', { name: 'Payment' })).toHaveFocus();
    await click(button('Change delivery address'));
    expect(screen.getByRole('heading', { name: 'Delivery address' })).toHaveFocus();
    await click(button('Change payment'));
    expect(screen.getByRole('heading', { name: 'Payment' })).toHaveFocus();
  });

  it('closes when its card is saved', async () => {
    await open();
    await click(button('Change payment'));
    await click(button('A card is saved'));
    expect(button(/^Place order, /)).toBeVisible();
  });
});

it('keeps input across a reload, unless it was canceled', async () => {
  const pickup = { sections: [{ type: 'PICKUP' as const, done: false }], shippingAddress: undefined };
  const { client, leave } = await open({ info: buildCheckout(pickup), props: { withPurchaseOrder: true } });
  const box = (name: RegExp) => screen.getByRole('textbox', { name });
  await userEvent.type(box(/First name/), 'Robin');
  await userEvent.type(box(/Purchase order number/), 'PO-7');
  leave();
  client.server.info = buildCheckout({ ...pickup, revision: 5 });
  const reloaded = await open({ client, props: { withPurchaseOrder: true } });
  expect(box(/First name/)).toHaveValue('Robin');
  expect(box(/Purchase order number/)).toHaveValue('PO-7');

  const billing = { form: 'BILLING', values: { firstName: 'Robin' } } as const;
  act(() => void reloaded.store.dispatch(checkoutActions.draftChanged(billing)));
  client.server.info = buildCheckout({ revision: 6 });
  await act(async () => void reloaded.store.dispatch(checkoutActions.checkoutRequested()));
  await click(button('Change delivery address'));
  await userEvent.type(box(/First name/), 'x');
  await click(button('Cancel changing delivery address'));
  await click(button('Change delivery address'));
  expect(box(/First name/)).toHaveValue('Pat');
  await click(button('Cancel changing delivery address'));
  await click(button('Change payment'));
  await click(button('A card is saved'));
  expect(reloaded.store.getState().checkout.kept.drafts.BILLING).toBeUndefined();
});

describe('the drawers of the payment', () => {
  const drawers = (isOpen = false) => ({
    isOpen,
    onOpen: jest.fn(),
    render: jest.fn<ReactNode, Parameters<PaymentDrawerSlot['render']>>(() => <p>Drawers</p>),
  });

  it('are opened to change and to split the payment, and the step stays as it is', async () => {
    const paymentDrawers = drawers();
    await open({ props: { paymentDrawers } });
    await click(button('Change payment'));
    await click(button('Split payment'));
    expect(paymentDrawers.onOpen.mock.calls).toEqual([['payment_drawer'], ['mmop_drawer']]);
    expect(button(/^Place order, /)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'A card is saved' })).toBeNull();
  });

  it('show the split payment immediately if gift cards pay for everything', async () => {
    const paymentDrawers = drawers();
    const gift = {
      id: 'gift-1',
      paymentType: 'GIFT_CARD' as const,
      lastFourDigit: '0042',
      addedToOrder: true,
    };
    await open({
      info: buildCheckout({ orderPayments: [{ ...gift, amountApplied: 26.03 }] }),
      props: { paymentDrawers },
    });
    await click(button('Change payment'));
    expect(paymentDrawers.onOpen).toHaveBeenCalledWith('mmop_drawer');
  });

  it('take the controls of an open step with them', async () => {
    const { payment: _, ...info } = buildCheckout();
    const sections = info.sections.map((each) => (each.type === 'PAYMENT' ? { ...each, done: false } : each));
    await open({ info: { ...info, sections }, props: { paymentDrawers: drawers(true) } });
    expect(screen.queryByRole('button', { name: 'A card is saved' })).toBeNull();
    expect(screen.getByText('Drawers')).toBeVisible();
  });

  it('know of a declined payment', async () => {
    const paymentDrawers = drawers();
    const { client } = await open({ props: { paymentDrawers } });
    client.failNext('placeOrder', { code: 'PAYMENT_OPERATION_FAILED', status: 402, retryable: false });
    await click(button(/^Place order/));
    expect(paymentDrawers.render.mock.lastCall![1]).toMatchObject({ isDeclined: true });
  });

  it('keep the focus in the step if their button disappears', async () => {
    const paymentDrawers = drawers(true);
    const { payment: _, ...info } = buildCheckout();
    const sections = info.sections.map((each) => (each.type === 'PAYMENT' ? { ...each, done: false } : each));
    await open({ info: { ...info, sections }, props: { paymentDrawers } });
    act(() => paymentDrawers.render.mock.lastCall![1].onClosed());
    expect(screen.getByRole('heading', { name: 'Payment' })).toHaveFocus();
  });
});

describe('the row of express checkout', () => {
  const renderExpress = () => <p>Express</p>;
  it('shows while contact or address are to be entered', async () => {
    const { payment: _, ...info } = buildCheckout();
    const sections = info.sections.map((each) => ({ ...each, done: each.type === 'CONTACT' }));
    await open({ info: { ...info, sections }, props: { renderExpress } });
    expect(screen.getByText('Express')).toBeVisible();
  });

  it('disappears once the order has a payment', async () => {
    await open({ props: { renderExpress } });
    expect(screen.queryByText('Express')).toBeNull();
  });
});

describe('gift and prepaid cards', () => {
  const giftCard = (amountApplied: number) => ({
    id: 'gift-1',
    paymentType: 'GIFT_CARD' as const,
    lastFourDigit: '0042',
    addedToOrder: true,
    amountApplied,
  });
  const payment = () => section('Payment');

  it('are listed with what they pay, above the card that pays the rest', async () => {
    await open({ info: buildCheckout({ orderPayments: [giftCard(10)] }) });
    expect(payment().getByText('Gift card ending in 0042: $10.00')).toBeVisible();
    expect(payment().getByText('Visa ending in 1111, expires 04/31')).toBeVisible();
    await click(button('Change payment'));
    expect(payment().getByText('Left to pay: $16.03')).toBeVisible();
    expect(payment().queryByRole('button', { name: 'Continue' })).not.toBeInTheDocument();
    expect(button('A card is saved')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Order summary' })).toHaveTextContent(
      'Total$26.03Gift card ending in 0042-$10.00Left to pay$16.03',
    );
  });

  it('that pay for everything leave no card to enter', async () => {
    await open({ info: buildCheckout({ orderPayments: [giftCard(26.03)] }) });
    expect(payment().queryByText(/Visa/)).not.toBeInTheDocument();
    await click(button('Change payment'));
    expect(payment().getByText('No other payment is needed.')).toBeVisible();
    expect(payment().getByRole('button', { name: 'Continue' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'A card is saved' })).not.toBeInTheDocument();
  });
});

describe('a gift card whose balance was only checked', () => {
  it('pays nothing: it is not in the summary, and the whole total is left to pay', async () => {
    const checked = {
      id: 'gift-1',
      paymentType: 'GIFT_CARD' as const,
      lastFourDigit: '0042',
      addedToOrder: false,
      amountApplied: 0,
      balance: 25,
    };
    await open({ info: buildCheckout({ orderPayments: [checked] }) });
    expect(section('Payment').queryByText(/Gift card/)).toBeNull();
    await click(button('Change payment'));
    expect(section('Payment').queryByText(/Left to pay/)).toBeNull();
    expect(button('A card is saved')).toBeVisible();
  });
});

describe('a checkout that cannot be shown', () => {
  it('links back to shopping when the cart is empty', async () => {
    const { store } = await open();
    await act(async () => {
      store.dispatch(userChanged({ wasGuest: false }));
      store.dispatch(
        checkoutActions.checkoutFailed({ code: 'EMPTY_CART', status: 409, retryable: false, message: '' }),
      );
    });
    expect(screen.getByRole('heading', { name: 'Your cart is empty.' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Start shopping' })).toHaveAttribute('href', '/');
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/sign-in');
  });

  it('is read again after it was cleared, as by a sign-out in another tab', async () => {
    const { client, store } = await open();
    client.failNext('getCheckout', { code: 'EMPTY_CART', status: 409, retryable: false });
    await act(async () => void store.dispatch(userChanged({ wasGuest: false })));
    expect(screen.getByRole('heading', { name: 'Your cart is empty.' })).toBeVisible();
    expect(client.calls.filter(({ operation }) => operation === 'getCheckout')).toHaveLength(2);
  });

  it('is not read again while the placed order opens', async () => {
    const { client } = await open();
    await click(button('Place order, $26.03'));
    expect(screen.getByRole('status')).toHaveTextContent('Loading your order');
    expect(client.calls.filter(({ operation }) => operation === 'getCheckout')).toHaveLength(1);
  });

  it('can be reloaded', async () => {
    const { client, store } = await open();
    client.failNext('getCheckout');
    await act(async () => {
      store.dispatch(userChanged({ wasGuest: false }));
      store.dispatch(checkoutActions.checkoutRequested());
    });
    expect(screen.getByRole('alert')).toHaveTextContent('We couldn’t reach the shop.');
    await click(button('Try again'));
    expect(button('Place order, $26.03')).toBeVisible();
  });

  describe('and is reloaded', () => {
    /** Opens the page with replies held back until `answer` is called. */
    async function openSlow(failure: Parameters<Awaited<ReturnType<typeof open>>['client']['failNext']>[1]) {
      let arrive = () => {};
      const opened = await open({ latency: () => new Promise<void>((resolve) => (arrive = resolve)) });
      const answer = () => act(async () => arrive());
      await answer();
      opened.client.failNext('getCheckout', failure);
      await act(async () => {
        opened.store.dispatch(userChanged({ wasGuest: false }));
        opened.store.dispatch(checkoutActions.checkoutRequested());
      });
      await answer();
      return { ...opened, answer };
    }

    it('keeps the error message, with only its button busy', async () => {
      const { answer } = await openSlow({});
      await click(button('Try again'));
      expect(screen.getByRole('alert')).toHaveTextContent('We couldn’t reach the shop.');
      expect(button(/^Try again/)).toHaveAttribute('aria-busy', 'true');
      await answer();
      expect(button('Place order, $26.03')).toBeVisible();
    });

    it('keeps the message that the cart is empty', async () => {
      const { store, answer } = await openSlow({ code: 'EMPTY_CART', status: 409, retryable: false });
      await act(async () => void store.dispatch(checkoutActions.checkoutRequested()));
      expect(screen.getByRole('heading', { name: 'Your cart is empty.' })).toBeVisible();
      await answer();
      expect(button('Place order, $26.03')).toBeVisible();
    });

    it('shows nothing of an earlier visit when it is reopened', async () => {
      const { store, leave, enter } = await openSlow({ code: 'EMPTY_CART', status: 409, retryable: false });
      leave();
      store.dispatch(checkoutActions.checkoutRequested());
      enter();
      expect(screen.queryByText('Your cart is empty.')).not.toBeInTheDocument();
    });
  });
});
