import { configureStore } from '@reduxjs/toolkit';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { Announcer } from '@foolscap/ui/components';
import { cartReducer } from '../state/index.ts';
import { buildCartItem } from '../testing/index.ts';
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

it('shows no date for an electronic delivery', () => {
  const { container } = renderLine(buildCartItem({ product: { productTypeName: 'ESD' } }));
  expect(container.textContent).toBe('');
});
