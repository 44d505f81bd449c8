import { configureStore } from '@reduxjs/toolkit';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { Announcer } from '@foolscap/ui/components';
import { cartReducer } from '../state/index.ts';
import { buildCartItem } from '../testing/index.ts';
import { LineFulfilment } from './LineFulfilment.tsx';

const store = { locationId: '1547', name: 'Framingham', threshold: 10 };

function open(inStore: number, deliveryType: 'STA' | 'STS' = 'STA') {
  const line = buildCartItem({
    product: { name: 'Copy paper' },
    selectedDeliveryOption: { ...buildCartItem().selectedDeliveryOption, deliveryType },
    availableDeliveryOptions: [
      { groupId: 'G1', locations: [{ locationId: 'warehouse', available: 250, threshold: 10 }] },
      { groupId: 'G2', locations: [{ ...store, available: inStore }] },
      { groupId: 'G3', locations: [{ ...store, available: 250 }] },
    ],
  });
  render(
    <Provider store={configureStore({ reducer: { cart: cartReducer } })}>
      <Announcer>
        <LineFulfilment line={line} busy={false} storesHref="/stores" readyBy={{}} forms={undefined} />
      </Announcer>
    </Provider>,
  );
}

it.each([
  ['Pick up at Framingham', 6, 'STA', 'Copy paper will be picked up.'],
  ['Ship to Framingham', 0, 'STA', 'Copy paper will be sent to the store.'],
  ['Delivery', 0, 'STS', 'Copy paper will be delivered.'],
] as const)('says what choosing "%s" comes to', async (name, inStore, deliveryType, words) => {
  open(inStore, deliveryType);
  await userEvent.click(screen.getByRole('radio', { name: new RegExp(name) }));
  expect(await screen.findByText(words)).toBeInTheDocument();
});
