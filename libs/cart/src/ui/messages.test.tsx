import { render, screen } from '@testing-library/react';
import { buildCartItem } from '../testing/builders.ts';
import { CartLine, CartMessages, CartMessagesProvider } from './index.ts';

const soldOut = buildCartItem({ messages: [{ code: 'OUT_OF_STOCK', type: 'ERROR' }] });
const merged = { code: 'CART_AUTO_MERGE', type: 'INFO' } as const;

test('an application overrides messages by code; the others stay English', () => {
  render(
    <CartMessagesProvider
      messages={{
        cart: { CART_AUTO_MERGE: 'Votre panier a été complété.' },
        line: { OUT_OF_STOCK: ({ quantity }) => `Épuisé : ${quantity} demandés.` },
      }}
    >
      <CartMessages messages={[merged, { code: 'SKU_INVALID', type: 'ERROR' }]} />
      <CartLine line={{ ...soldOut, qty: 2 }} qty={2} />
    </CartMessagesProvider>,
  );
  expect(screen.getByText('Votre panier a été complété.')).toBeInTheDocument();
  expect(screen.getByText('Épuisé : 2 demandés.')).toBeInTheDocument();
  expect(screen.getByText('We couldn’t find that item number.')).toBeInTheDocument();
});

test('a line message may be a plain string', () => {
  render(
    <CartMessagesProvider messages={{ line: { OUT_OF_STOCK: 'Épuisé.' } }}>
      <CartLine line={soldOut} qty={1} />
    </CartMessagesProvider>,
  );
  expect(screen.getByText('Épuisé.')).toBeInTheDocument();
});
