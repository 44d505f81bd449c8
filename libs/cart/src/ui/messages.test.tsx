import { render, screen } from '@testing-library/react';
import { buildCartItem } from '../testing/builders.ts';
import { CartLine, CartMessages, CartMessagesProvider } from './index.ts';
import { messages as french } from '../all-messages.fr-CA.ts';

const soldOut = buildCartItem({ messages: [{ code: 'OUT_OF_STOCK', type: 'ERROR' }] });
const merged = { code: 'CART_AUTO_MERGE', type: 'INFO' } as const;

test('an application overrides messages by code; the others stay English', async () => {
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
  expect(await screen.findByText('Épuisé : 2 demandés.')).toBeInTheDocument();
  expect(screen.getByText('We couldn’t find that item number.')).toBeInTheDocument();
});

test('a line message may be a plain string', async () => {
  render(
    <CartMessagesProvider messages={{ line: { OUT_OF_STOCK: 'Épuisé.' } }}>
      <CartLine line={soldOut} qty={1} />
    </CartMessagesProvider>,
  );
  expect(await screen.findByText('Épuisé.')).toBeInTheDocument();
});

test('each of several messages with one code is shown, also when another one ends', () => {
  const spy = jest.spyOn(console, 'error').mockImplementation();
  const lost = (item: string) =>
    ({ code: 'INVALID_FREE_ITEM', type: 'WARN', description: `We’ve run out of ${item}.` }) as const;
  const { rerender } = render(<CartMessages messages={[lost('the red pen'), lost('the blue pen')]} />);
  rerender(<CartMessages messages={[lost('the blue pen')]} />);
  expect(screen.queryByText('We’ve run out of the red pen.')).toBeNull();
  expect(screen.getByText('We’ve run out of the blue pen.')).toBeInTheDocument();
  expect(spy).not.toHaveBeenCalled();
  spy.mockRestore();
});

test('an application shows the French messages, which use the singular for none and one', async () => {
  render(
    <CartMessagesProvider messages={french}>
      <CartLine line={{ ...soldOut, product: { ...soldOut.product, lang: 'en' } }} qty={1} />
    </CartMessagesProvider>,
  );
  expect(await screen.findByText(/^Cet article est en rupture de stock/)).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: soldOut.product.name })).toHaveAttribute('lang', 'en');
  expect(screen.getByRole('button', { name: `Retirer ${soldOut.product.name}` })).toBeInTheDocument();
  expect([0, 1, 2].map(french.totals.subtotal)).toEqual([
    'Sous-total (0 article)',
    'Sous-total (1 article)',
    'Sous-total (2 articles)',
  ]);
});
