import { PRINT_SERVICES_PATH } from '@foolscap/core/vocabulary';
import { createTestShop, type TestShop } from '../../testing/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop({
    products: [
      { sku: 'paper', name: 'Copy paper' },
      { sku: 'stamp', name: 'Stamp', conditions: { customSku: 'STAMP-1', printed: true } },
      { sku: 'forms', name: 'Receipt forms', conditions: { printed: true } },
      { sku: 'cards', name: 'Business cards', conditions: { printed: true, soldBy: 'Navarre Print' } },
      { sku: 'unpriced', name: 'Banner', price: null, conditions: { printed: true } },
    ],
  });
});
afterAll(() => shop.close());

const browse = (query: string) =>
  shop.shopper('sba').get(`/cc/..${PRINT_SERVICES_PATH}/browse?printServices=true${query}`);

it('lists the products of the print service by service (storefront-7.34)', async () => {
  const { status, body } = await browse('&minimal=true&serviceName=all');
  expect(status).toBe(200);
  expect(body.data).toEqual({
    xmpie: [{ itemId: 'stamp', title: 'Stamp', itemUrl: '/p/stamp/stamp' }],
    static: [{ itemId: 'forms', title: 'Receipt forms', itemUrl: '/p/forms/receipt-forms' }],
    navink: [{ itemId: 'cards', title: 'Business cards', itemUrl: '/p/cards/business-cards' }],
  });
});

it('lists one service, with category and description', async () => {
  const { body } = await browse('&serviceName=static');
  expect(body.data).toEqual({
    xmpie: [],
    static: [
      {
        itemId: 'forms',
        title: 'Receipt forms',
        itemUrl: '/p/forms/receipt-forms',
        baseCatId: 'paper',
        description: 'An item.',
      },
    ],
    navink: [],
  });
});

it.each(['&serviceName=other', '&minimal=yes', '&page=2'])('refuses %s', async (query) => {
  expect((await browse(query)).status).toBe(400);
});
