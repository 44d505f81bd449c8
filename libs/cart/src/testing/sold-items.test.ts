import { buildCart } from './builders.ts';
import { createFakeCartClient } from './fake-cart-client.ts';
import { createFakeSavedItemsClient } from './fake-saved-items-client.ts';

const DESK = {
  product: { name: 'Desk', images: ['/desk.svg'] },
  priceInfo: { finalPricePerUnit: 549 },
  furnSvcInfo: { BASC: { qty: 0, feePerUnit: 79 } },
};

/** Creates an empty cart whose server sells a desk and gives away a pen. */
const createClient = () =>
  createFakeCartClient({
    cart: buildCart({ items: [] }),
    soldItems: { '24193201': DESK },
    freeItems: [
      { promotionId: 'pen', units: 1, items: [{ itemId: '1', name: 'Pen', imageUrl: '/pen.svg' }] },
    ],
  });

it('adds sold items with their details, and adds more units to the same line', async () => {
  const client = createClient();
  await client.addItems({ items: [{ itemId: '24193201', qty: 1 }] }, 'key-1');
  await client.updateItems(
    [{ cartItemId: 'line-1', qty: 1, furnSvcInfo: { BASC: { qty: 1 } } }],
    'key-2',
    undefined,
  );
  await client.addItems({ items: [{ itemId: '24193201', qty: 1 }] }, 'key-3');
  expect(client.server.cart.items).toMatchObject([
    {
      qty: 2,
      product: { name: 'Desk' },
      priceInfo: { finalPrice: 1098 },
      furnSvcInfo: { BASC: { qty: 1, feePerUnit: 79 } },
    },
  ]);
  expect(client.server.cart.freeItems).toMatchObject([{ imageUrl: '/pen.svg' }]);
});

it('keeps the picture of an item that is saved for later', async () => {
  const client = createClient();
  const saved = createFakeSavedItemsClient({ cart: client });
  await client.addItems({ items: [{ itemId: '24193201', qty: 1 }] }, 'key-1');
  await saved.saveLine('line-1', 'key-2');
  expect(saved.saved.items).toMatchObject([{ itemDetails: { name: 'Desk', imageUrl: '/desk.svg' } }]);
});
