import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { createMessages } from './create-messages.tsx';

const english = { cart: { EMPTY: 'Your cart is empty.', DOWN: 'Try again.' } };
const { Provider, useMessages } = createMessages(english);

function Cart() {
  const { cart } = useMessages();
  return (
    <p>
      {cart.EMPTY} {cart.DOWN}
    </p>
  );
}

test('uses the English messages without a provider', () => {
  render(<Cart />);
  expect(screen.getByText('Your cart is empty. Try again.')).toBeInTheDocument();
});

test('uses overrides, the innermost first', () => {
  render(
    <Provider messages={{ cart: { EMPTY: 'Nothing here yet.', DOWN: 'Come back later.' } }}>
      <Provider messages={{ cart: { DOWN: 'In a minute.' } }}>
        <Cart />
      </Provider>
    </Provider>,
  );
  expect(screen.getByText('Nothing here yet. In a minute.')).toBeInTheDocument();
});

test('renders on a server', () => {
  const html = renderToString(
    <Provider messages={{ cart: { EMPTY: 'Nothing here yet.' } }}>
      <Cart />
    </Provider>,
  );
  expect(html).toContain('Nothing here yet.');
});
