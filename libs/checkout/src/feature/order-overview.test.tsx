import { configureStore, isAction } from '@reduxjs/toolkit';
import type { Action, Middleware } from '@reduxjs/toolkit';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import createSagaMiddleware from 'redux-saga';
import { checkoutActions, createOrderOverviewModule, orderOverviewActions } from '../state/index.ts';
import { buildOrder, createFakeCheckoutClient } from '../testing/index.ts';
import { RecentOrders } from './RecentOrders.tsx';
import { WaitingOrders } from './WaitingOrders.tsx';

const recentOrders = (
  <RecentOrders ordersHref="/account/orders" buyAgainForm={{ action: '/forms/orders/again' }} />
);

async function open(
  page: ReactNode,
  {
    orders = [buildOrder({ orderNumber: '97001' })],
    prepare,
  }: {
    orders?: ReturnType<typeof buildOrder>[];
    prepare?: (client: ReturnType<typeof createFakeCheckoutClient>) => void;
  } = {},
) {
  const client = createFakeCheckoutClient();
  for (const order of orders) client.server.orders.set(order.orderNumber, order);
  prepare?.(client);
  const module = createOrderOverviewModule({ client });
  const heard: Action[] = [];
  const listening: Middleware = () => (next) => (action) => {
    if (isAction(action)) heard.push(action);
    return next(action);
  };
  const sagas = createSagaMiddleware();
  const store = configureStore({
    reducer: { orderOverview: module.reducer },
    middleware: (defaults) => defaults().concat(sagas, listening),
  });
  sagas.run(module.saga);
  render(<Provider store={store}>{page}</Provider>);
  const dispatch = (action: Action) => act(async () => void store.dispatch(action));
  await dispatch(orderOverviewActions.recentRequested());
  await dispatch(orderOverviewActions.waitingRequested());
  return { client, heard };
}

const press = async (name: string) => {
  await userEvent.click(screen.getByRole('button', { name }));
  await act(async () => undefined);
};

describe('RecentOrders', () => {
  it('lists the newest orders with their status, and links to all of them', async () => {
    const orders = Array.from({ length: 7 }, (_, n) =>
      buildOrder({ orderNumber: `9700${n}`, status: 'SHIPPED' }),
    );
    await open(recentOrders, { orders });
    const table = screen.getByRole('table', { name: 'Recent orders' });
    expect(within(table).getAllByRole('rowheader')).toHaveLength(5);
    expect(within(table).getAllByText('Shipped')).toHaveLength(5);
    expect(screen.getByRole('link', { name: 'All orders' })).toHaveAttribute('href', '/account/orders');
  });

  it('adds the items of an order to the cart again', async () => {
    const { heard } = await open(recentOrders);
    await press('Buy again: order 97001');
    expect(heard).toContainEqual(
      checkoutActions.reorderRequested({ items: [{ itemId: '24400011', qty: 2 }] }),
    );
  });

  it('explains why an order could not be bought again, and adds nothing', async () => {
    const { client, heard } = await open(recentOrders);
    client.failNext('getOrder');
    await press('Buy again: order 97001');
    expect(screen.getByRole('alert')).toHaveTextContent('We couldn’t reach the shop.');
    expect(heard.some(({ type }) => type === checkoutActions.reorderRequested.type)).toBe(false);
    await press('Buy again: order 97001');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('explains that made-to-order items need a new design, and adds nothing', async () => {
    const [line] = buildOrder().lines;
    const design = { ...line!, configuration: [{ name: 'Line 1', value: 'Ada' }] };
    const { heard } = await open(recentOrders, {
      orders: [buildOrder({ orderNumber: '97001', lines: [design] })],
    });
    await press('Buy again: order 97001');
    expect(screen.getByRole('alert')).toHaveTextContent('need a new design');
    expect(heard.some(({ type }) => type === checkoutActions.reorderRequested.type)).toBe(false);
  });

  it('can be loaded again, while the orders waiting for approval show', async () => {
    await open(
      <>
        {recentOrders}
        <WaitingOrders isApprover />
      </>,
      {
        orders: [buildOrder({ orderNumber: '97001', status: 'PENDING_APPROVAL' })],
        prepare: (client) => client.failNext('getOrders'),
      },
    );
    expect(screen.queryByRole('table', { name: 'Recent orders' })).toBeNull();
    expect(screen.getByRole('table', { name: 'Waiting for your approval' })).toHaveTextContent('97001');
    await press('Try again');
    expect(screen.getByRole('table', { name: 'Recent orders' })).toHaveTextContent('97001');
  });
});

describe('WaitingOrders', () => {
  const waiting = buildOrder({ orderNumber: '97002', status: 'PENDING_APPROVAL' });

  it('lists the orders that wait for approval only', async () => {
    await open(<WaitingOrders isApprover={false} />, {
      orders: [waiting, buildOrder({ orderNumber: '97001' })],
    });
    const table = screen.getByRole('table', { name: 'Waiting for approval' });
    expect(
      within(table)
        .getAllByRole('rowheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['97002']);
  });

  it('is absent for a buyer without pending orders; an approver sees that none are pending', async () => {
    await open(<WaitingOrders isApprover={false} />);
    expect(screen.queryByRole('heading')).toBeNull();
    await open(<WaitingOrders isApprover />);
    expect(screen.getByText('No orders are waiting for your approval.')).toBeVisible();
  });

  it('shows a failure even to a buyer, who may have pending orders', async () => {
    await open(<WaitingOrders isApprover={false} />, {
      orders: [waiting],
      prepare: (client) => {
        client.failNext('getOrders');
        client.failNext('getOrders');
      },
    });
    expect(screen.getByText(/We couldn’t reach the shop/)).toBeVisible();
    await press('Try again');
    expect(screen.getByRole('table', { name: 'Waiting for approval' })).toHaveTextContent('97002');
  });
});
