import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MessagesProvider, useMessages } from './Messages.tsx';

const CART = { cart: { EMPTY: 'Your cart is empty.', DOWN: 'Try again.' } };
const COUPONS = { coupons: { title: (count: number) => `${count} coupons` } };

function Cart() {
  const { cart } = useMessages('cart', CART);
  const { coupons } = useMessages('cart', COUPONS);
  return (
    <p>
      {cart.EMPTY} {cart.DOWN} {coupons.title(2)}
    </p>
  );
}

test('uses the messages of the table without a provider', () => {
  render(<Cart />);
  expect(screen.getByText('Your cart is empty. Try again. 2 coupons')).toBeInTheDocument();
});

test('uses overrides of several tables, the innermost first', () => {
  render(
    <MessagesProvider<typeof CART & typeof COUPONS>
      library="cart"
      messages={{ cart: { EMPTY: 'Nothing here yet.', DOWN: 'Come back later.' } }}
    >
      <MessagesProvider<typeof CART & typeof COUPONS>
        library="cart"
        messages={{ cart: { DOWN: 'In a minute.' }, coupons: { title: (count) => `${count} codes` } }}
      >
        <Cart />
      </MessagesProvider>
    </MessagesProvider>,
  );
  expect(screen.getByText('Nothing here yet. In a minute. 2 codes')).toBeInTheDocument();
});

test('leaves other libraries alone and renders on a server', () => {
  const html = renderToString(
    <MessagesProvider<typeof CART> library="lists" messages={{ cart: { EMPTY: 'Nothing here yet.' } }}>
      <Cart />
    </MessagesProvider>,
  );
  expect(html).toContain('Your cart is empty.');
});
