import { render, screen } from '@testing-library/react';
import { aTileItem } from '../testing/index.ts';
import { ProductTile, TilesMessagesProvider } from './index.ts';

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
