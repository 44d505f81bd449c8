import { act, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { Announcer } from '@foolscap/ui/components';
import type { CartItem } from '../contract/index.ts';
import { cartActions } from '../state/index.ts';
import { createCartStore } from '../testing/cart-store.ts';
import { buildCart, buildCartItem, createFakeCartClient } from '../testing/index.ts';
import { CartPage } from './CartPage.tsx';
import { LineContractFlags } from './LineContractFlags.tsx';

async function open(line: CartItem) {
  const client = createFakeCartClient({ cart: buildCart({ items: [line] }) });
  const { store } = createCartStore({ client });
  render(
    <Provider store={store}>
      <Announcer>
        <CartPage checkoutHref="/checkout" LineDetails={LineContractFlags} />
      </Announcer>
    </Provider>,
  );
  await act(async () => void store.dispatch(cartActions.cartRequested()));
  await screen.findByRole('article');
}
const flags = () => screen.queryByRole('group', { name: /^Contract: / });

it.each([
  [
    'an off-contract item at the market price',
    buildCartItem({ product: { contractInfo: { onContract: false, priceMethod: 'MPI' } } }),
    'Off contractMarket price',
  ],
  [
    'the part number of the organization',
    buildCartItem({
      customerSku: 'RC-100',
      product: { contractInfo: { onContract: true, priceMethod: 'CONTRACT' } },
    }),
    'Your part number: RC-100',
  ],
])('flags %s', async (_name, line, text) => {
  await open(line);
  expect(flags()).toHaveTextContent(new RegExp(`^${text}$`));
});

it.each([
  ['consumer sites', buildCartItem()],
  [
    'the contract',
    buildCartItem({ product: { contractInfo: { onContract: true, priceMethod: 'CONTRACT' } } }),
  ],
])('does not flag items of %s', async (_name, line) => {
  await open(line);
  expect(flags()).toBeNull();
});
