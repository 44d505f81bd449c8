import { configureStore } from '@reduxjs/toolkit';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { Announcer } from '@foolscap/ui/components';
import { cartReducer } from '../state/index.ts';
import { buildCartItem } from '../testing/index.ts';
import { LineFulfillment } from './LineFulfillment.tsx';

const store = { locationId: '1547', name: 'Framingham', threshold: 10 };

const renderLine = (line: ReturnType<typeof buildCartItem>) =>
  render(
    <Provider store={configureStore({ reducer: { cart: cartReducer } })}>
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
      { groupId: 'G2', locations: [{ ...store, available: inStore }] },
      {
        groupId: 'G3',
        minDeliveryDate: '2026-12-02',
        maxDeliveryDate: '2026-12-03',
        locations: [{ ...store, available: 250 }],
      },
    ],
  });
  renderLine(line);
}

it.each([
  ['Pick up at Framingham', 6, 'STA', 'Copy paper will be picked up.'],
  ['Ship to Framingham', 0, 'STA', 'Copy paper will be shipped to the store.'],
  ['Delivery', 0, 'STS', 'Copy paper will be delivered.'],
] as const)('announces the choice of "%s"', async (name, inStore, deliveryType, announcement) => {
  open(inStore, deliveryType);
  await userEvent.click(screen.getByRole('radio', { name: new RegExp(name) }));
  expect(await screen.findByText(announcement)).toBeInTheDocument();
});

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
