import { configureStore } from '@reduxjs/toolkit';
import { render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import { cartReducer } from '@foolscap/cart/state';
import type { ProductDetail } from '@foolscap/catalog/contract';
import { buildProduct, buildTile } from '@foolscap/catalog/testing';
import { ShopProvider } from '../../shell/shop-context.ts';
import { BuyBox } from './BuyBox.tsx';

const SHOP = {
  tenant: 'sdc',
  basename: '',
  origin: 'http://shop.test',
  formKey: 'page-1',
  otherSite: 'http://business.test',
} as const;

const open = (product: ProductDetail) =>
  render(
    <Provider store={configureStore({ reducer: { cart: cartReducer } })}>
      <ShopProvider value={SHOP}>
        <MemoryRouter>
          <BuyBox product={product} />
        </MemoryRouter>
      </ShopProvider>
    </Provider>,
  );

const part = (title: string, custom = false) => ({
  ...buildTile({ itemId: title, title, itemUrl: `/p/${title}`, ...(custom ? { isCustomSKU: true } : {}) }),
  quantity: 1,
});

it('offers the item of a set that is made to order, and not the set, which the cart refuses', async () => {
  open(buildProduct({ isSKUSET: true, bundle: { items: [part('stapler'), part('stamp', true)] } }));
  expect(await screen.findByRole('link', { name: 'Customize stamp' })).toHaveAttribute('href', '/p/stamp');
  expect(screen.getByText(/^This set has an item that is made to order/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Add to cart' })).not.toBeInTheDocument();
});

it('offers other sets as a whole', async () => {
  const { delivery: _, ...set } = buildProduct({
    isSKUSET: true,
    bundle: { items: [part('stapler'), part('staples')] },
  });
  open(set);
  expect(await screen.findByRole('button', { name: 'Add to cart' })).toBeVisible();
});
