import { configureStore } from '@reduxjs/toolkit';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import createSagaMiddleware from 'redux-saga';
import { resetOnUserChange } from '@foolscap/core/sagas';
import { userChanged } from '@foolscap/core/state';
import { checkoutActions, createCheckoutModule } from '../state/index.ts';
import { buildOrder, createFakeCheckoutClient } from '../testing/index.ts';
import { OrderPage } from './OrderPage.tsx';
import { OrdersPage } from './OrdersPage.tsx';
import { OrdersList } from './OrdersList.tsx';

/** Clicks a button and waits until React has rendered the resulting store changes. */
async function press(name: string) {
  await userEvent.click(screen.getByRole('button', { name }));
  await act(async () => undefined);
}

function open(page: ReactNode, latency?: () => Promise<unknown>) {
  const client = createFakeCheckoutClient(latency ? { latency } : {});
  client.server.orders.set('key-1', buildOrder({ orderNumber: '97001' }));
  const module = resetOnUserChange(
    createCheckoutModule({
      client,
      newKey: () => 'key-2',
      keys: { get: () => undefined, set: () => true, remove: () => undefined },
    }),
  );
  const sagas = createSagaMiddleware();
  const store = configureStore({
    reducer: { checkout: module.reducer },
    middleware: (defaults) => defaults({ serializableCheck: false, immutableCheck: false }).concat(sagas),
  });
  sagas.run(module.saga);
  render(<Provider store={store}>{page}</Provider>);
  const say = (action: { type: string }) => act(async () => void store.dispatch(action));
  return { client, say };
}

describe('OrderPage', () => {
  it('confirms the order: number, total and destination', async () => {
    const { say } = open(<OrderPage orderNumber="97001" />);
    await say(checkoutActions.orderRequested({ orderNumber: '97001' }));
    expect(
      screen.getByRole('heading', { level: 1, name: 'Thank you. Order 97001 is placed.' }),
    ).toBeVisible();
    expect(screen.getByText(/^We’re sending a confirmation to/)).toHaveTextContent('@');
    expect(screen.getByText('$26.03')).toBeVisible();
    // Shown once: the billing address is the delivery address.
    expect(screen.getAllByText('12 Mill Lane')).toHaveLength(1);
    expect(screen.getByText('Billed to').nextSibling).toHaveTextContent('The delivery address');
    expect(screen.getByText('Visa ending in 1111')).toBeVisible();
  });

  it('is read again after it was cleared, as by a sign-out in another tab', async () => {
    const { client, say } = open(<OrderPage orderNumber="97001" />);
    expect(screen.getByRole('status')).toHaveTextContent('Loading your order');
    await say(checkoutActions.orderRequested({ orderNumber: '97001' }));
    client.failNext('getOrder', { code: 'ORDER_NOT_FOUND', status: 404, retryable: false });
    await say(userChanged({ wasGuest: false }));
    expect(screen.getByRole('heading', { name: 'We can’t find that order' })).toBeVisible();
  });

  it('promises no arrival of an item that was canceled', async () => {
    const { client, say } = open(<OrderPage orderNumber="97001" />);
    const [line] = buildOrder().lines;
    const dates = { minDeliveryDate: '2026-11-30', maxDeliveryDate: '2026-12-01' };
    client.server.orders.set(
      'key-1',
      buildOrder({
        orderNumber: '97001',
        lines: [
          { ...line!, ...dates, levelOfService: 'NDD' },
          {
            ...line!,
            name: 'Stapler',
            qty: 1,
            canceledQty: 1,
            minDeliveryDate: '2026-12-02',
            maxDeliveryDate: '2026-12-03',
            levelOfService: 'STANDARD',
          },
        ],
      }),
    );
    await say(checkoutActions.orderRequested({ orderNumber: '97001' }));
    const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(items.find((text) => text.startsWith('Quillane'))).toMatch(/Next business day delivery.*Arrives/);
    expect(items.find((text) => text.startsWith('Stapler'))).toMatch(/1 × \$8\.49, 1 canceled(Buy again)?$/);
  });

  it('shows which furniture services have no fee yet', async () => {
    const { client, say } = open(<OrderPage orderNumber="97001" />);
    const { lines, totals } = buildOrder();
    client.server.orders.set(
      'key-1',
      buildOrder({
        orderNumber: '97001',
        lines: [{ ...lines[0]!, furnSvcInfo: { CUST: { qty: 1 } }, isFurnitureServicesFeeTBD: true }],
        totals: { ...totals, isFurnitureServicesFeeTBD: true },
      }),
    );
    await say(checkoutActions.orderRequested({ orderNumber: '97001' }));
    expect(screen.getByText('Custom furniture service for 1').nextSibling).toHaveTextContent(
      'We’ll contact you with the fee.',
    );
    expect(screen.getByText('Furniture services').nextSibling).toHaveTextContent('To be determined');
  });

  it('can be canceled, and shows when it is too late', async () => {
    const { client, say } = open(<OrderPage orderNumber="97001" />);
    client.server.orders.set(
      'key-1',
      buildOrder({ orderNumber: '97001', cancellableUntil: '2026-11-20T15:34:00.000Z' }),
    );
    await say(checkoutActions.orderRequested({ orderNumber: '97001' }));
    client.failNext('cancelOrder', { code: 'ORDER_NOT_CANCELLABLE', status: 409 });
    const confirm = async (answer: 'Cancel order' | 'Keep order') => {
      await press('Cancel order');
      const question = await screen.findByRole('alertdialog', { name: 'Cancel order 97001?' });
      expect(question).toHaveTextContent(/return \$\d+\.\d\d to .* ending in \d{4}\. You can’t undo this\./);
      await userEvent.click(within(question).getByRole('button', { name: answer }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    };
    // Clicking the button alone cancels nothing.
    await confirm('Keep order');
    expect(client.calls.map(({ operation }) => operation)).not.toContain('cancelOrder');
    await confirm('Cancel order');
    expect(screen.getByRole('alert')).toHaveTextContent('It’s too late to cancel this order.');
    await confirm('Cancel order');
    expect(screen.getByRole('heading', { level: 1, name: 'Order 97001 is canceled.' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Cancel order' })).not.toBeInTheDocument();
  });

  it.each([
    [
      'that waits for approval',
      { status: 'PENDING_APPROVAL' as const },
      'release the authorization of $26.03 on Visa',
    ],
    [
      'that costs nothing',
      { payments: [], totals: { ...buildOrder().totals, ordTotal: 0 } },
      'of its items. You can’t',
    ],
  ])('names what canceling an order %s returns', async (_, given, expected) => {
    const { client, say } = open(<OrderPage orderNumber="97001" />);
    const cancellableUntil = '2026-11-20T15:34:00.000Z';
    client.server.orders.set('key-1', buildOrder({ orderNumber: '97001', cancellableUntil, ...given }));
    await say(checkoutActions.orderRequested({ orderNumber: '97001' }));
    await press('Cancel order');
    expect(await screen.findByRole('alertdialog')).toHaveTextContent(expected);
  });

  it('shows no progress of a part that is canceled', async () => {
    const { client, say } = open(<OrderPage orderNumber="97001" />);
    const { lines, ...order } = buildOrder({ orderNumber: '97001' });
    const [line] = lines as [(typeof lines)[number]];
    const pickups = [
      {
        storeNumber: '1547',
        name: 'Natick',
        address: { addressLine1: '1 Main Street', city: 'Natick', state: 'MA', zipcode: '01760' },
        phone: '508-555-0100',
        workingHours: [],
        readyBy: 'Today',
      },
    ] satisfies ReturnType<typeof buildOrder>['pickups'];
    client.server.orders.set('key-1', {
      ...order,
      pickups,
      lines: [line, { ...line, lineNumber: 9, qty: 1, canceledQty: 1, pickupStoreNumber: '1547' }],
    });
    await say(checkoutActions.orderRequested({ orderNumber: '97001' }));
    expect(screen.getByRole('region', { name: 'Delivery' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Pickup at Natick' })).not.toBeInTheDocument();
  });

  it('reports a missing order in the same way as another user’s order', async () => {
    const { say } = open(<OrderPage orderNumber="1" />);
    await say(checkoutActions.orderRequested({ orderNumber: '1' }));
    expect(screen.getByRole('heading', { name: 'We can’t find that order' })).toBeVisible();
  });

  it('can be reloaded after a network error', async () => {
    const { client, say } = open(<OrderPage orderNumber="97001" />);
    client.failNext('getOrder');
    await say(checkoutActions.orderRequested({ orderNumber: '97001' }));
    expect(screen.getByRole('alert')).toHaveTextContent('We couldn’t reach the shop.');
    await press('Try again');
    expect(screen.getByRole('heading', { level: 1, name: /97001/ })).toBeVisible();
  });

  it('keeps the error message while reloading', async () => {
    let answer = () => {};
    const latency = () => new Promise<void>((resolve) => (answer = resolve));
    const { client, say } = open(<OrderPage orderNumber="97001" />, latency);
    client.failNext('getOrder');
    await say(checkoutActions.orderRequested({ orderNumber: '97001' }));
    await act(async () => answer());
    await press('Try again');
    expect(screen.getByRole('alert')).toHaveTextContent('We couldn’t reach the shop.');
    expect(screen.getByRole('button', { name: /^Try again/ })).toHaveAttribute('aria-busy', 'true');
    await act(async () => answer());
    expect(screen.getByRole('heading', { level: 1, name: /97001/ })).toBeVisible();
  });

  it('never shows an order other than the requested one', async () => {
    const { say } = open(<OrderPage orderNumber="97002" />);
    await say(checkoutActions.orderRequested({ orderNumber: '97001' }));
    expect(screen.queryByText(/97001/)).not.toBeInTheDocument();
  });
});

describe('OrdersList', () => {
  it('lists orders with links to them', async () => {
    const { say } = open(<OrdersList />);
    await say(checkoutActions.ordersRequested());
    expect(screen.getByRole('link', { name: /97001/ })).toHaveAttribute('href', '/order/97001');
  });

  it('can be reloaded', async () => {
    const { client, say } = open(<OrdersList />);
    client.failNext('getOrders', { code: 'INTERNAL', status: 500 });
    await say(checkoutActions.ordersRequested());
    expect(screen.getByRole('alert')).toHaveTextContent('Sorry, something went wrong. Please try again.');
    await press('Try again');
    expect(screen.getByRole('link', { name: /97001/ })).toBeVisible();
  });

  it('moves the focus to its heading when orders replace the error message', async () => {
    const { client, say } = open(
      <main>
        <h1>Orders</h1>
        <OrdersList />
      </main>,
    );
    client.failNext('getOrders', { code: 'INTERNAL', status: 500 });
    await say(checkoutActions.ordersRequested());
    await press('Try again');
    expect(screen.getByRole('link', { name: /97001/ })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Orders' })).toHaveFocus();
  });
});

describe('OrdersPage', () => {
  it('offers statuses of approvals only where orders may need one', () => {
    const listStatuses = () =>
      within(screen.getByLabelText('Status'))
        .getAllByRole('option')
        .map(({ textContent }) => textContent);
    const page = (hasApprovals: boolean) => (
      <OrdersPage action="/account/orders" query={{}} hrefFor={String} hasApprovals={hasApprovals} />
    );
    open(page(false));
    expect(listStatuses()).not.toContain('Waiting for approval');
    expect(listStatuses()).toContain('Delivered');
    cleanup();
    open(page(true));
    expect(listStatuses()).toContain('Waiting for approval');
  });

  it('fills the search form from the URL, and passes on the next search', async () => {
    const searched: string[] = [];
    const { say } = open(
      <OrdersPage
        action="/account/orders"
        query={{ status: 'CANCELED' }}
        hrefFor={(page) => `?page=${page}`}
        onSearch={(query) => searched.push(query.toString())}
      />,
    );
    await say(checkoutActions.ordersRequested({ status: 'CANCELED' }));
    expect(screen.getByText('No orders found')).toBeVisible();
    expect(screen.getByLabelText('Status')).toHaveValue('CANCELED');
    await userEvent.type(screen.getByLabelText('Order number or item'), 'pens{Enter}');
    expect(searched).toEqual(['q=pens&status=CANCELED']);
  });
});
