import { configureStore } from '@reduxjs/toolkit';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import { cartActions, cartReducer } from '@foolscap/cart/state';
import type { CartInfo } from '@foolscap/cart/contract';
import { buildCart } from '@foolscap/cart/testing';
import type { ProductDetail } from '@foolscap/catalog/contract';
import { catalogReducer } from '@foolscap/catalog/state';
import { buildProduct, buildTile } from '@foolscap/catalog/testing';
import { ShopProvider } from '../../shell/shop-context.ts';
import { BuyBox } from './BuyBox.tsx';

const SHOP = {
  tenant: 'sdc',
  locale: 'en-US',
  basename: '',
  origin: 'http://shop.test',
  formKey: 'page-1',
  otherSite: 'http://business.test',
} as const;

const open = (product: ProductDetail, added: unknown[] = [], cartInfo?: CartInfo) => {
  const store = configureStore({
    reducer: {
      cart: cartReducer,
      catalog: catalogReducer,
      added: (state: null = null, action) => {
        if (cartActions.addToCartRequested.match(action)) added.push(...action.payload.items);
        return state;
      },
    },
  });
  if (cartInfo) store.dispatch(cartActions.cartReceived({ data: { cartInfo }, sessionId: undefined }));
  return render(
    <Provider store={store}>
      <ShopProvider value={SHOP}>
        <MemoryRouter>
          <BuyBox product={product} />
        </MemoryRouter>
      </ShopProvider>
    </Provider>,
  );
};

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

/** The small-screen bar, which jsdom cannot lay out. */
jest.mock('./BuyBar.tsx', () => ({ BuyBar: () => null }));

it.each(['1500', '1,500', '1.5'])('adds nothing for %s, which the quantity field refuses', async (text) => {
  const added: unknown[] = [];
  const { delivery: _, ...product } = buildProduct({ itemId: '24110101' });
  open(product, added);
  const field = await screen.findByRole('textbox', { name: /^Quantity/ });
  await userEvent.clear(field);
  await userEvent.type(field, `${text}{Enter}`);
  await userEvent.click(screen.getByRole('button', { name: 'Add to cart' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Enter a whole number from 1 to 999.');
  expect(added).toEqual([]);
  await userEvent.clear(field);
  await userEvent.type(field, '150{Enter}');
  expect(added).toMatchObject([{ itemId: '24110101', qty: 150 }]);
});

it('picks up with the product what its store has, says what the rest costs, and offers nothing made to order', async () => {
  const added: unknown[] = [];
  const pickup = { storeNumber: '1547', storeName: 'Framingham', available: true, displayQuantity: '10+' };
  open(
    buildProduct({
      itemId: 'stapler',
      // Without the form that changes the ZIP code, which needs its own state.
      delivery: { ...buildProduct().delivery!, isZipCodeFixed: true },
      pickup: { ...pickup, alsoInStore: ['staples'] },
      accessories: [
        buildTile({ itemId: 'staples', title: 'Staples', priceValue: 3 }),
        buildTile({ itemId: 'paper', title: 'Paper', priceValue: 8 }),
        buildTile({ itemId: 'plate', title: 'Name plate', isCustomSKU: true, actionLabel: 'viewOnly' }),
      ],
    }),
    added,
  );
  await userEvent.click(await screen.findByRole('radio', { name: /Pick up at Framingham/ }));
  expect(screen.queryByRole('checkbox', { name: /Name plate/ })).not.toBeInTheDocument();
  expect(screen.getByRole('checkbox', { name: /Staples/ })).toHaveAccessibleDescription(
    'Picked up with your order.',
  );
  expect(screen.getByRole('checkbox', { name: /Paper/ })).toHaveAccessibleDescription(
    'Delivered to you. $7.99 shipping per order, or free with $42.00 more',
  );
  await userEvent.click(screen.getByRole('checkbox', { name: /Staples/ }));
  await userEvent.click(screen.getByRole('checkbox', { name: /Paper/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Add to cart' }));
  const collected = { deliveryType: 'ISP', pickupStoreNumber: '1547' };
  expect(added).toEqual([
    { itemId: 'stapler', qty: 1, ...collected },
    { itemId: 'staples', qty: 1, parentItemId: 'stapler', ...collected },
    { itemId: 'paper', qty: 1, parentItemId: 'stapler' },
  ]);
});

it('names the limit for free delivery of a member, which the cart has', async () => {
  const cart = buildCart({ items: [] });
  const product = buildProduct({
    priceValue: 8,
    delivery: { ...buildProduct().delivery!, isZipCodeFixed: true },
  });
  const { unmount } = open(product);
  expect(await screen.findByText(/or free with \$42\.00 more/)).toBeVisible();
  unmount();
  open(product, [], {
    ...cart,
    cartAttributes: {
      ...cart.cartAttributes,
      freeShippingThreshold: 25,
      remainingAmountGetFreeShipping: 25,
    },
  });
  expect(await screen.findByText(/or free with \$17\.00 more/)).toBeVisible();
});

it('keeps a typed quantity until it is added, for a shopper who signs in first', async () => {
  const { delivery: _, ...product } = buildProduct({ itemId: '24110101' });
  const getField = () => screen.findByRole('textbox', { name: /^Quantity/ });
  const first = open(product);
  await userEvent.clear(await getField());
  await userEvent.type(await getField(), '7');
  await userEvent.tab();
  first.unmount();

  open({ ...product, itemId: '24110102' }).unmount();
  const second = open(product);
  expect(await getField()).toHaveValue('7');
  await userEvent.click(screen.getByRole('button', { name: 'Add to cart' }));
  second.unmount();

  open(product);
  expect(await getField()).toHaveValue('1');
});

it('leads to the replacement of a discontinued product, which is not added itself', async () => {
  open(
    buildProduct({
      isOutOfStock: true,
      alternateItemID: 'next',
      restrictionDetails: { type: 'DISCONTINUED', altProducts: ['next'] },
      alternates: [buildTile({ itemId: 'next', title: 'Next stapler', itemUrl: '/p/next' })],
    }),
  );
  const link = await screen.findByRole('link', { name: 'See replacement Next stapler' });
  expect(link).toHaveAttribute('href', '/p/next');
  expect(screen.getByText('This item is discontinued. You can buy Next stapler in its place.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Add to cart' })).not.toBeInTheDocument();
});
