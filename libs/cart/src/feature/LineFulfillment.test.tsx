import { configureStore } from '@reduxjs/toolkit';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { Announcer } from '@foolscap/ui/components';
import { cartActions, cartReducer } from '../state/index.ts';
import { createCartStore } from '../testing/cart-store.ts';
import { buildCart, buildCartItem, createFakeCartClient } from '../testing/index.ts';
import { CartPage } from './CartPage.tsx';
import { LineFulfillment } from './LineFulfillment.tsx';

const framingham = { locationId: '1547', name: 'Framingham', threshold: 10 };

const renderLine = (
  line: ReturnType<typeof buildCartItem>,
  store = configureStore({ reducer: { cart: cartReducer } }),
) =>
  render(
    <Provider store={store}>
      <Announcer>
        <LineFulfillment line={line} busy={false} storesHref="/stores" readyBy={{}} forms={undefined} />
      </Announcer>
    </Provider>,
  );

function open(inStore: number, deliveryType: 'STA' | 'STS' = 'STA') {
  const line = buildCartItem({
    product: { name: 'Copy paper' },
    selectedDeliveryOption: { ...buildCartItem().selectedDeliveryOption, deliveryType },
    availableDeliveryOptions: [
      {
        groupId: 'G1',
        minDeliveryDate: '2026-11-30',
        maxDeliveryDate: '2026-12-01',
        locations: [{ locationId: 'warehouse', available: 250, threshold: 10 }],
      },
      { groupId: 'G2', locations: [{ ...framingham, available: inStore }] },
      {
        groupId: 'G3',
        minDeliveryDate: '2026-12-02',
        maxDeliveryDate: '2026-12-03',
        locations: [{ ...framingham, available: 250 }],
      },
    ],
  });
  const store = configureStore({ reducer: { cart: cartReducer } });
  return { ...renderLine(line, store), requested: () => store.getState().cart.pending };
}

it.each([
  ['Pick up at Framingham', 6, 'STA', { deliveryType: 'ISP', pickupStoreNumber: '1547' }],
  ['Ship to Framingham', 0, 'STA', { deliveryType: 'STS', pickupStoreNumber: '1547' }],
  ['Delivery', 0, 'STS', { deliveryType: 'STA' }],
] as const)(
  'requests the choice of "%s", and announces nothing yet',
  async (name, inStore, deliveryType, way) => {
    const { container, requested } = open(inStore, deliveryType);
    await userEvent.click(screen.getByRole('radio', { name: new RegExp(name) }));
    expect(requested()).toEqual({ 'delivery:line-1': { kind: 'delivery', cartItemId: 'line-1', ...way } });
    expect(container.querySelector('[aria-live="polite"]')).toHaveTextContent('');
  },
);

it('shows the arrival of each option, whichever is selected', () => {
  open(0, 'STS');
  expect(screen.getByText('Mon, Nov 30 – Tue, Dec 1')).toBeInTheDocument();
  expect(screen.getByText('Free, Wed, Dec 2 – Thu, Dec 3')).toBeInTheDocument();
});

it('shows the arrival of a delivery-only line', () => {
  renderLine(
    buildCartItem({
      product: { bopisEligible: false },
      selectedDeliveryOption: {
        ...buildCartItem().selectedDeliveryOption,
        minDeliveryDate: '2026-11-30',
        maxDeliveryDate: '2026-12-01',
      },
    }),
  );
  expect(screen.getByText('Mon, Nov 30 – Tue, Dec 1')).toBeInTheDocument();
});

it.each(['ISP', 'STS'] as const)(
  'offers delivery of a line with %s that can no longer be collected',
  async (deliveryType) => {
    const store = configureStore({ reducer: { cart: cartReducer } });
    renderLine(
      buildCartItem({
        product: { bopisEligible: false },
        selectedDeliveryOption: {
          ...buildCartItem().selectedDeliveryOption,
          deliveryType,
          pickupStoreNumber: '1547',
        },
        availableDeliveryOptions: [
          { groupId: 'G1', locations: [{ locationId: '', available: 250, threshold: 10 }] },
        ],
      }),
      store,
    );
    await userEvent.click(screen.getByRole('radio', { name: /^Delivery/ }));
    expect(store.getState().cart.pending).toEqual({
      'delivery:line-1': { kind: 'delivery', cartItemId: 'line-1', deliveryType: 'STA' },
    });
  },
);

it('shows no date for an electronic delivery', () => {
  const { container } = renderLine(buildCartItem({ product: { productTypeName: 'ESD' } }));
  expect(container.textContent).toBe('');
});

beforeAll(() => {
  // jsdom has no layout and cannot scroll.
  Element.prototype.scrollIntoView = jest.fn();
});

describe('what delivery costs', () => {
  const option = buildCartItem().selectedDeliveryOption;
  const crate = (deliveryType: 'STA' | 'ISP') =>
    buildCartItem({
      qty: 2,
      priceInfo: { finalPricePerUnit: 10 },
      selectedDeliveryOption: { ...option, deliveryType, pickupStoreNumber: '1547' },
      availableDeliveryOptions: [
        {
          groupId: 'G1',
          shipFee: 7.99,
          handlingFeePerUnit: 15,
          locations: [{ locationId: '', available: 250, threshold: 10 }],
        },
        { groupId: 'G2', locations: [{ ...framingham, available: 6 }] },
      ],
    });

  it('is shown at a delivered accessory, whose product may be picked up', async () => {
    const lamp = { ...crate('STA'), parentRelationType: 'ADDON' as const, parentRelationCartItemId: 'desk' };
    const { store } = createCartStore({
      client: createFakeCartClient({ cart: buildCart({ items: [lamp] }) }),
    });
    store.dispatch(cartActions.cartRequested());
    await waitFor(() => expect(store.getState().cart.info.value).toBeDefined());
    renderLine(lamp, store as never);
    expect(screen.getByText(/\$7.99 shipping per order, or free with \$30.00 more/)).toBeInTheDocument();
  });

  it.each([
    ['ISP', '$7.99 shipping per order, or free with $30.00 more, plus $30.00 handling of oversized items'],
    ['STA', 'Plus $30.00 handling'],
  ] as const)('is shown at a line with %s', async (deliveryType, text) => {
    const line = crate(deliveryType);
    const { store } = createCartStore({
      client: createFakeCartClient({ cart: buildCart({ items: [line] }) }),
    });
    store.dispatch(cartActions.cartRequested());
    await waitFor(() => expect(store.getState().cart.info.value).toBeDefined());
    renderLine(line, store as never);
    expect(screen.getByText(new RegExp(text.replaceAll('$', '\\$')))).toBeInTheDocument();
  });
});

it('allows delivering an accessory although its product is picked up', async () => {
  const collected = {
    deliveryType: 'ISP',
    pickupStoreNumber: '1547',
    pickupStoreName: 'Framingham',
  } as const;
  const options = [
    { groupId: 'G1' as const, locations: [{ locationId: '', available: 250, threshold: 10 }] },
    { groupId: 'G2' as const, locations: [{ ...framingham, available: 6 }] },
  ];
  const common = {
    selectedDeliveryOption: { ...buildCartItem().selectedDeliveryOption, ...collected },
    availableDeliveryOptions: options,
  };
  const desk = buildCartItem({ ...common, product: { name: 'Desk' } });
  const lamp = buildCartItem({
    ...common,
    cartItemId: 'line-2',
    itemId: 'lamp',
    parentItemId: desk.itemId,
    parentRelationType: 'ADDON',
    parentRelationCartItemId: desk.cartItemId,
    product: { name: 'Lamp' },
  });
  const client = createFakeCartClient({ cart: buildCart({ items: [desk, lamp] }) });
  const { store } = createCartStore({ client });
  store.dispatch(cartActions.cartRequested());
  render(
    <Provider store={store}>
      <Announcer>
        <CartPage checkoutHref="/checkout" storesHref="/stores" />
      </Announcer>
    </Provider>,
  );
  const choice = await screen.findByRole('radiogroup', { name: /of Lamp/ });
  await userEvent.click(within(choice).getByRole('radio', { name: /^Delivery/ }));
  await waitFor(() =>
    expect(
      store
        .getState()
        .cart.info.value?.items.map(({ selectedDeliveryOption: { deliveryType } }) => deliveryType),
    ).toEqual(['ISP', 'STA']),
  );
});

describe('a line with levels of service', () => {
  const window = (day: string) => ({ minDeliveryDate: day, maxDeliveryDate: day });
  const ream = buildCartItem({
    product: { name: 'Copy paper' },
    availableDeliveryOptions: [
      {
        groupId: 'G1',
        locations: [{ locationId: '', available: 250, threshold: 10 }],
        levels: [
          { levelOfService: 'STANDARD', ...window('2026-12-03') },
          { levelOfService: 'NDD', fee: 14.99, ...window('2026-12-01') },
          { levelOfService: 'SDD', fee: 19.99, ...window('2026-11-30') },
        ],
      },
    ],
  });

  async function openCart(line = ream) {
    const cart = buildCart({ items: [line] });
    const client = createFakeCartClient({
      cart: { ...cart, cartAttributes: { ...cart.cartAttributes, deliveryToday: '2026-11-30' } },
    });
    const { store } = createCartStore({ client });
    render(
      <Provider store={store}>
        <Announcer>
          <CartPage checkoutHref="/checkout" storesHref="/stores" />
        </Announcer>
      </Provider>,
    );
    await act(async () => void store.dispatch(cartActions.cartRequested()));
    return { client };
  }
  const level = (name: string) => screen.findByRole('radio', { name: new RegExp(`^${name}`) });
  const announced = () =>
    screen
      .getAllByRole('status')
      .map(({ textContent }) => textContent)
      .join('');

  it('offers them with day and fee, moves to their group, and keeps the focus', async () => {
    await openCart();
    expect(await level('Next-day delivery')).toHaveAccessibleDescription('Tue, Dec 1, $14.99');
    expect(await level('Same-day delivery')).toHaveAccessibleDescription('Today, $19.99');
    await userEvent.click(await level('Next-day delivery'));
    await waitFor(() => expect(announced()).toContain('Copy paper will be delivered the next day.'));
    expect(screen.getByRole('heading', { name: 'Next-day delivery' })).toBeVisible();
    expect(await level('Next-day delivery')).toHaveFocus();
    expect(screen.getByRole('region', { name: 'Order summary' })).toHaveTextContent('Shipping$14.99');
    await userEvent.click(await level('Same-day delivery'));
    await waitFor(() => expect(announced()).toContain('Copy paper will be delivered today.'));
    expect(screen.getByRole('heading', { name: 'Same-day delivery' })).toBeVisible();
  });

  it('shows the refusal of a level at the line, and announces nothing else', async () => {
    const { client } = await openCart();
    const { server } = client;
    server.cart = { ...server.cart, items: [{ ...ream, availableDeliveryOptions: [] }] };
    await userEvent.click(await level('Same-day delivery'));
    expect(await screen.findByText(/We’ll ship it by standard delivery/)).toBeVisible();
    expect(announced()).not.toContain('will be delivered');
    expect(await level('Delivery')).toBeChecked();
  });

  it('reports a failure at the top of the cart, and repeats the choice', async () => {
    const { client } = await openCart();
    client.failNext('updateItems', { code: 'INTERNAL_ERROR', status: 500 });
    await userEvent.click(await level('Next-day delivery'));
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(announced()).toContain('Copy paper will be delivered the next day.'));
  });
});
