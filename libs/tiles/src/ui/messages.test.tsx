import { render, screen } from '@testing-library/react';
import { aTileItem } from '../testing/index.ts';
import { ProductTile, TilesMessagesProvider } from './index.ts';
import { messages as french } from '../all-messages.fr-CA.ts';

test('an application overrides tile messages, including those with parameters', () => {
  render(
    <TilesMessagesProvider
      messages={{ texts: { addToCart: 'Ajouter', inCart: (quantity) => `${quantity} dans le panier` } }}
    >
      <ProductTile item={aTileItem()} inCart={3} onAdd={() => undefined} />
    </TilesMessagesProvider>,
  );
  expect(screen.getByRole('button', { name: /^Ajouter/ })).toBeInTheDocument();
  expect(screen.getByText('3 dans le panier')).toBeInTheDocument();
});

test('an application shows the French messages, which use the singular for one', () => {
  render(
    <TilesMessagesProvider messages={french}>
      <ProductTile item={aTileItem({ lastOrderedDate: '2026-09-14' })} onAdd={() => undefined} />
    </TilesMessagesProvider>,
  );
  expect(screen.getByRole('button', { name: /^Ajouter au panier/ })).toBeInTheDocument();
  expect(screen.getByText(/^Acheté en .* 2026$/)).toBeInTheDocument();
  expect([1, 2].map(french.compare.chosen)).toEqual(['1 produit sur 4', '2 produits sur 4']);
});
