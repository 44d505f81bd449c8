import { configureStore } from '@reduxjs/toolkit';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import createSagaMiddleware from 'redux-saga';
import { createTestClock } from '@foolscap/core/clock';
import { createExpiringStorage } from '@foolscap/core/storage';
import { checkoutActions, createCheckoutModule } from '../state/index.ts';
import { buildCheckout, createFakeCheckoutClient } from '../testing/index.ts';
import { CheckoutPage } from './CheckoutPage.tsx';
import type { CheckoutPageProps } from './CheckoutPage.tsx';

/** An application with nothing but the checkout in it. */
async function open({
  props = {},
  ...options
}: Parameters<typeof createFakeCheckoutClient>[0] & { props?: Partial<CheckoutPageProps> } = {}) {
  sessionStorage.clear();
  const client = createFakeCheckoutClient(options);
  let keys = 0;
  const module = createCheckoutModule({
    client,
    newKey: () => `key-${(keys += 1)}`,
    keys: createExpiringStorage(() => sessionStorage, createTestClock()),
  });
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
const section = (name: string) => within(screen.getByRole('region', { name }));
const withTotal = (ordTotal: number, revision: number) =>
  buildCheckout({ revision, totals: { ...buildCheckout().totals, ordTotal } });

describe('placing the order', () => {
  it('sends the total that is on the screen', async () => {
    const { client, store } = await open();
    await userEvent.click(button('Place order, $27.99'));
    expect(bodies(client, 'placeOrder')).toEqual([{ expectedTotal: 27.99 }]);
    expect(store.getState().checkout.place).toMatchObject({ phase: 'placed' });
  });

  it('shows a total that has changed, and sends that one only when it is confirmed', async () => {
    const { client } = await open();
    client.failNext('placeOrder', { code: 'ORDER_TOTAL_CHANGED', status: 409, retryable: false });
    client.server.info = withTotal(31.5, 5);
    await userEvent.click(button('Place order, $27.99'));
    expect(screen.getByRole('alert')).toHaveTextContent(
      'The total has changed since you last saw it. Check it, then place your order.',
    );
    expect(screen.getByRole('region', { name: 'Order summary' })).toHaveTextContent('Total$31.50');
    expect(bodies(client, 'placeOrder')).toHaveLength(1);
    await userEvent.click(button('Place order, $31.50'));
    expect(bodies(client, 'placeOrder')[1]).toEqual({ expectedTotal: 31.5 });
  });

  it('says when nobody knows whether the order was placed, and checks again under the same key', async () => {
    const { client, store } = await open();
    client.failNext('placeOrder', {}, true);
    await userEvent.click(button(/^Place order/));
    expect(screen.getByRole('alert')).toHaveTextContent('You won’t be charged twice.');
    await userEvent.click(button('Check again'));
    const keys = client.calls
      .filter(({ operation }) => operation === 'placeOrder')
      .map(({ args }) => args[1]);
    expect(keys[0]).toBe(keys[1]);
    expect(client.server.orders.size).toBe(1);
    expect(store.getState().checkout.place).toMatchObject({ phase: 'placed' });
  });

  it('opens the payment step with the reason in it, and focus on it, when the card was refused', async () => {
    const { client } = await open();
    client.failNext('placeOrder', { code: 'PAYMENT_OPERATION_FAILED', status: 402, retryable: false });
    await userEvent.click(button(/^Place order/));
    const alert = section('Payment').getByRole('alert');
    expect(alert).toHaveTextContent('Your credit card was not charged.');
    expect(document.activeElement).toContainElement(alert);
    expect(screen.getAllByRole('alert')).toEqual([alert]);
    expect(button('A card is saved')).toBeVisible();
  });

  it('leads to the cart when something is sold out', async () => {
    const { client } = await open();
    client.failNext('placeOrder', {
      code: 'CART_ITEMS_OOS_OR_PARTIAL_AVAILABILITY',
      status: 409,
      retryable: false,
    });
    await userEvent.click(button(/^Place order/));
    expect(screen.getByRole('link', { name: 'Change cart' })).toHaveAttribute('href', '/cart');
  });

  it('waits for the steps', async () => {
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
    // Pressing the button leads to the step that is open, each time.
    for (let press = 0; press < 2; press += 1) {
      await userEvent.click(button('Place order'));
      expect(screen.getByRole('heading', { name: 'Payment' })).toHaveFocus();
    }
    expect(bodies(client, 'placeOrder')).toEqual([]);
    expect(button('A card is saved')).toBeVisible();
  });

  it('takes no order that can’t be delivered, and leads to another address and to the cart', async () => {
    const { client } = await open({ info: buildCheckout({ deliveryMethods: [] }) });
    expect(
      section('Delivery speed').getByText(/^We can’t deliver these items to this address/),
    ).toBeVisible();
    expect(section('Delivery speed').getByRole('link', { name: 'Change cart' })).toHaveAttribute(
      'href',
      '/cart',
    );
    await userEvent.click(button('Place order'));
    expect(bodies(client, 'placeOrder')).toEqual([]);
    await userEvent.click(button('Change address'));
    expect(screen.getByRole('textbox', { name: /Street address/ })).toBeVisible();
  });

  it('carries the number of a purchase order, which the account may have given', async () => {
    const { client } = await open({
      info: buildCheckout({ purchaseOrderNumber: 'PO-7' }),
      props: { withPurchaseOrder: true },
    });
    const field = screen.getByRole('textbox', { name: /Purchase order number/ });
    expect(field).toHaveValue('PO-7');
    await userEvent.type(field, '1');
    await userEvent.click(button(/^Place order/));
    expect(bodies(client, 'placeOrder')).toEqual([{ expectedTotal: 27.99, purchaseOrderNumber: 'PO-71' }]);
  });
});

describe('a step that is done', () => {
  it('closes when its change is saved', async () => {
    const { client } = await open();
    await userEvent.click(button('Change delivery speed'));
    await userEvent.click(screen.getByRole('radio', { name: /Next business day/ }));
    expect(bodies(client, 'save')).toEqual([{ levelOfService: 'NDD' }]);
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
    expect(screen.getByText('Thu, Nov 26, $19.95')).toBeVisible();
  });

  it('says why its change was not saved, and loses nothing that was typed', async () => {
    const { client } = await open();
    await userEvent.click(button('Change delivery address'));
    const street = screen.getByRole('textbox', { name: /Street address/ });
    await userEvent.clear(street);
    await userEvent.type(street, '7 Kiln Road');
    client.failNext('save', { code: 'INTERNAL', status: 500 });
    await userEvent.click(button('Use this address'));
    expect(section('Delivery address').getByRole('alert')).toHaveTextContent(
      'Sorry, something went wrong. Please try again.',
    );
    expect(screen.getByRole('textbox', { name: /Street address/ })).toHaveValue('7 Kiln Road');
    await userEvent.click(button('Use this address'));
    expect(screen.queryByRole('textbox', { name: /Street address/ })).not.toBeInTheDocument();
  });

  it('can be left as it was', async () => {
    const { client } = await open();
    await userEvent.click(button('Change delivery speed'));
    expect(screen.getByText('Next step: Delivery speed.')).toBeVisible();
    await userEvent.click(button('Cancel changing delivery speed'));
    await userEvent.click(button(/^Place order/));
    expect(bodies(client, 'save')).toEqual([]);
    expect(client.server.orders.size).toBe(1);
  });

  it('gives the focus on to the step that opens, and to its own heading when it closes', async () => {
    await open();
    await userEvent.click(button('Change payment'));
    expect(screen.getByRole('heading', { name: 'Payment' })).toHaveFocus();
    await userEvent.click(button('A card is saved'));
    expect(screen.getByRole('heading', { name: 'Payment' })).toHaveFocus();
    await userEvent.click(button('Change delivery address'));
    expect(screen.getByRole('heading', { name: 'Delivery address' })).toHaveFocus();
    await userEvent.click(button('Change payment'));
    expect(screen.getByRole('heading', { name: 'Payment' })).toHaveFocus();
  });

  it('closes when its card is saved', async () => {
    await open();
    await userEvent.click(button('Change payment'));
    await userEvent.click(button('A card is saved'));
    expect(button(/^Place order, /)).toBeVisible();
  });
});

describe('a checkout that cannot be shown', () => {
  it('of an empty cart leads back to shopping', async () => {
    const { store } = await open();
    await act(async () => {
      store.dispatch(checkoutActions.checkoutReset());
      store.dispatch(
        checkoutActions.checkoutFailed({ code: 'EMPTY_CART', status: 409, retryable: false, message: '' }),
      );
    });
    expect(screen.getByRole('heading', { name: 'Your cart is empty.' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Start shopping' })).toHaveAttribute('href', '/');
  });

  it('can be asked for again', async () => {
    const { client, store } = await open();
    client.failNext('getCheckout');
    await act(async () => {
      store.dispatch(checkoutActions.checkoutReset());
      store.dispatch(checkoutActions.checkoutRequested());
    });
    expect(screen.getByRole('alert')).toHaveTextContent('We couldn’t reach the shop.');
    await userEvent.click(button('Try again'));
    expect(button('Place order, $27.99')).toBeVisible();
  });

  describe('and is asked for again', () => {
    /** Nothing is answered before `answer`. */
    async function openSlow(failure: Parameters<Awaited<ReturnType<typeof open>>['client']['failNext']>[1]) {
      let arrive = () => {};
      const opened = await open({ latency: () => new Promise<void>((resolve) => (arrive = resolve)) });
      const answer = () => act(async () => arrive());
      await answer();
      opened.client.failNext('getCheckout', failure);
      await act(async () => {
        opened.store.dispatch(checkoutActions.checkoutReset());
        opened.store.dispatch(checkoutActions.checkoutRequested());
      });
      await answer();
      return { ...opened, answer };
    }

    it('goes on saying why, and its button alone is busy', async () => {
      const { answer } = await openSlow({});
      await userEvent.click(button('Try again'));
      expect(screen.getByRole('alert')).toHaveTextContent('We couldn’t reach the shop.');
      expect(button(/^Try again/)).toHaveAttribute('aria-busy', 'true');
      await answer();
      expect(button('Place order, $27.99')).toBeVisible();
    });

    it('goes on saying that the cart is empty', async () => {
      const { store, answer } = await openSlow({ code: 'EMPTY_CART', status: 409, retryable: false });
      await act(async () => void store.dispatch(checkoutActions.checkoutRequested()));
      expect(screen.getByRole('heading', { name: 'Your cart is empty.' })).toBeVisible();
      await answer();
      expect(button('Place order, $27.99')).toBeVisible();
    });

    it('says nothing of the former visit when it is opened anew', async () => {
      const { store, leave, enter } = await openSlow({ code: 'EMPTY_CART', status: 409, retryable: false });
      leave();
      store.dispatch(checkoutActions.checkoutRequested());
      enter();
      expect(screen.queryByText('Your cart is empty.')).not.toBeInTheDocument();
    });
  });
});
