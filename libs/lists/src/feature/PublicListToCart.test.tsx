import { screen, waitFor } from '@testing-library/react';
import { listsEvents } from '../state/index.ts';
import { buildListItem, buildShoppingList } from '../testing/index.ts';
import { PublicListPage } from './index.ts';
import { openScreen, press } from './list-page-fixtures.tsx';

const items = (count: number) =>
  Array.from({ length: count }, (_, at) =>
    buildListItem({
      itemId: `FS-${at + 1}`,
      qty: at + 1,
      note: 'secret',
      itemDetails: { name: `Item ${at}` },
    }),
  );

async function open(count: number, isAddingToCart = false) {
  const opened = openScreen(
    <PublicListPage
      linkId="link-office"
      query={{ size: '2' }}
      hrefFor={() => '#'}
      offersAddToCart
      isAddingToCart={isAddingToCart}
    />,
    [{ list: buildShoppingList({ id: 'office', name: 'Office' }), items: items(count) }],
    undefined,
    { office: { linkId: 'link-office', createdAt: '2026-11-25T12:00:00.000Z' } },
  );
  await screen.findByRole('heading', { level: 1, name: 'Office' });
  return opened;
}

const gathered = (dispatched: readonly unknown[]) =>
  dispatched.filter(listsEvents.publicItemsGathered.match).map(({ payload }) => payload.items);

it('shows a list without its notes', async () => {
  await open(1);
  expect(screen.getByRole('article', { name: 'Item 0' })).toHaveTextContent('Quantity 1');
  expect(document.body).not.toHaveTextContent('secret');
});

it('gives the items of all pages to the application, without those that cannot be bought', async () => {
  const { client, dispatched } = await open(5);
  client.server.lists[0]!.items[3]!.itemDetails.isOutOfStock = true;
  await press('Add all to cart');
  await waitFor(() =>
    expect(gathered(dispatched)).toEqual([
      [
        { itemId: 'FS-1', qty: 1 },
        { itemId: 'FS-2', qty: 2 },
        { itemId: 'FS-3', qty: 3 },
        { itemId: 'FS-5', qty: 5 },
      ],
    ]),
  );
});

it('offers the items of one page of a list that is too long for one command', async () => {
  const { dispatched } = await open(501);
  expect(screen.queryByRole('button', { name: 'Add all to cart' })).toBeNull();
  await press('Add the items of this page to cart');
  await waitFor(() =>
    expect(gathered(dispatched)).toEqual([
      [
        { itemId: 'FS-1', qty: 1 },
        { itemId: 'FS-2', qty: 2 },
      ],
    ]),
  );
});

it('reports that the items could not be read, and adds none', async () => {
  const { client, dispatched } = await open(5);
  client.failNext('getPublicList');
  await press('Add all to cart');
  expect(await screen.findByText(/We couldn’t reach the shop/)).toBeInTheDocument();
  expect(gathered(dispatched)).toEqual([]);
  expect(screen.getByRole('button', { name: 'Add all to cart' })).not.toHaveAttribute('aria-busy');
});

it('shows that the application is adding the items, and ignores further presses', async () => {
  const { dispatched } = await open(1, true);
  expect(screen.getByRole('button', { name: 'Add all to cart' })).toHaveAttribute('aria-busy', 'true');
  await press('Add all to cart');
  expect(gathered(dispatched)).toEqual([]);
});
