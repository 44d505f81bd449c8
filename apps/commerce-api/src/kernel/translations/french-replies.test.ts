import { formatMoney, toMinorUnits } from '@foolscap/core/money';
import { getLines, ITEM, readCart } from '../../testing/carts.ts';
import { createTestShop, type TestShop } from '../../testing/test-shop.ts';

const FRENCH = { 'x-locale': 'fr-CA' };

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop({
    products: [{ sku: 'limited', limit: 3, conditions: { soldBy: 'Papers & Co' } }],
  });
});
afterAll(() => shop.close());

const addTooMany = { items: [{ itemId: 'limited', qty: 4 }] };
const LIMIT = 'L’achat de cet article est limité à 3.';

describe('a reply to a French request', () => {
  it.each([
    ['/catalog/products/none', 404, 'Nous ne vendons plus cet article.'],
    ['/nothing', 404, 'Rien n’a été trouvé à cette adresse.'],
    ['/catalog/products/limited?unknown=1', 400, 'unknown n’est pas un champ connu ici.'],
    ['/account/sessions', 401, 'Ouvrez une session pour voir et modifier votre compte.'],
  ])('says why %s is refused, in French', async (path, status, message) => {
    const reply = await shop.shopper().get(path, FRENCH);
    expect([reply.status, reply.body.error?.message]).toEqual([status, message]);
  });

  it('has messages about a cart in French, also those of an earlier request in English', async () => {
    const shopper = shop.shopper();
    const first = await shopper.post(ITEM, addTooMany, { key: 'k-1' });
    expect(getLines(first)[0]!.messages[0]!.description).toBe(
      'There is a purchase limit of 3 for this item.',
    );
    const again = await shopper.post(ITEM, addTooMany, { key: 'k-1', headers: FRENCH });
    expect(getLines(again)[0]!.messages[0]!.description).toBe(LIMIT);
  });

  it('has badges, limits and prices of products in French', async () => {
    const { body } = await shop.shopper().get('/catalog/products/limited', FRENCH);
    expect(body.data.product).toMatchObject({
      price: formatMoney(toMinorUnits(body.data.product.priceValue), 'fr-CA'),
      badgeDetails: { productBadge: 'Vendu et expédié par Papers & Co' },
      restrictionDetails: { limitedQtyTxt: 'Limite de 3 par commande' },
    });
  });

  it('leaves the language of later replies alone', async () => {
    const shopper = shop.shopper();
    await shopper.get('/checkout', FRENCH);
    const cart = await readCart(shopper);
    expect(cart.messages).toMatchObject([{ description: 'Your cart is empty.' }]);
  });
});
