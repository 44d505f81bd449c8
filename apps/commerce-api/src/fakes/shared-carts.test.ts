import {
  CartChangeDataSchema,
  SharedCartLinkSchema,
  SharedCartSchema,
  type CartChangeData,
} from '@foolscap/cart/contract';
import { CART_CODES, ITEM_CODES, SHARED_CART_CODES } from '@foolscap/cart/model';
import { addOffers, createTestShop, type TestShop } from '../testing/test-shop.ts';
import { expectSchema } from './expect-schema.ts';
import { apiSide, type Clients, fakeSide, getRefusal, SAMPLE, SAMPLE_PLAN, type Side } from './sides.ts';

/** The fake of shared carts and the API run the same calls. */
let shop: TestShop;
const sides: Record<string, Side> = { 'the fakes': fakeSide };
beforeAll(async () => {
  shop = await createTestShop({ products: [SAMPLE, SAMPLE_PLAN] });
  await addOffers(shop.database, SAMPLE.sku, [SAMPLE_PLAN.sku]);
  sides['the API'] = apiSide(shop);
});
afterAll(() => shop.close());

const key = () => crypto.randomUUID();
const asText = ({ itemId, qty }: { itemId: string; qty: number }) => `${itemId} ${qty}`;
const missing = { status: 404, code: SHARED_CART_CODES.notFound };

describe.each(['the fakes', 'the API'])('%s: shared carts', (name) => {
  let cart: Clients['cart'];
  let shared: Clients['shared'];
  beforeEach(() => {
    ({ cart, shared } = sides[name]!.shopper());
  });
  const heldTexts = async () => (await cart.getCart()).data.cartInfo.items.map(asText);
  const addSample = (qty: number, plans: number) =>
    cart.addItems(
      {
        items: [
          { itemId: SAMPLE.sku, qty },
          { itemId: SAMPLE_PLAN.sku, qty: plans, parentItemId: SAMPLE.sku },
        ],
      },
      key(),
    );

  it('hold the lines of the cart when it was shared', async () => {
    await addSample(2, 1);
    const link = await shared.shareCart(key());
    expectSchema(SharedCartLinkSchema, link);
    expect(link).toMatchObject({ numberOfLineItems: 1, numberOfItems: 2 });
    await cart.addItems({ items: [{ itemId: SAMPLE.sku, qty: 5 }] }, key());
    const seen = await shared.getShared(link.shareId);
    expectSchema(SharedCartSchema, seen);
    expect(seen).toMatchObject({ shareId: link.shareId, expiresAt: link.expiresAt });
    expect(seen.items.map(asText)).toEqual([`${SAMPLE.sku} 2`, `${SAMPLE_PLAN.sku} 1`]);
    expect(seen.items).toMatchObject([
      { name: SAMPLE.name, availableQuantity: 2, messages: [], priceInfo: { finalPricePerUnit: 8.49 } },
      { parentItemId: SAMPLE.sku, availableQuantity: 1, messages: [] },
    ]);
  });

  it('are added with their plans, with a result for each line', async () => {
    await addSample(2, 1);
    const { shareId } = await shared.shareCart(key());
    const once = key();
    const { data } = await shared.addShared(shareId, once);
    expectSchema(CartChangeDataSchema, data);
    expect((data as CartChangeData).cartInfo.items.map(({ qtyAdded }) => qtyAdded)).toEqual([2, 1]);
    await shared.addShared(shareId, once);
    expect(await heldTexts()).toEqual([`${SAMPLE.sku} 4`, `${SAMPLE_PLAN.sku} 2`]);
  });

  it('are added as far as the stock allows it', async () => {
    await cart.addItems({ items: [{ itemId: SAMPLE.sku, qty: SAMPLE.stock - 10 }] }, key());
    const { shareId } = await shared.shareCart(key());
    const { data } = await shared.addShared(shareId, key());
    expect(data.cartInfo.items).toMatchObject([
      { qty: SAMPLE.stock, messages: [{ code: ITEM_CODES.partialQuantity }] },
    ]);
  });

  it('are listed for their owner, the latest first, until they are revoked', async () => {
    expect(await shared.listShares()).toEqual([]);
    await addSample(1, 1);
    const once = key();
    const first = await shared.shareCart(once);
    expect(await shared.shareCart(once)).toEqual(first);
    const second = await shared.shareCart(key());
    expect((await shared.listShares()).map(({ shareId }) => shareId)).toEqual([
      second.shareId,
      first.shareId,
    ]);
    const revoked = key();
    await shared.revokeShare(first.shareId, revoked);
    await shared.revokeShare(first.shareId, revoked);
    expect(await shared.listShares()).toEqual([second]);
    expect(await getRefusal(shared.getShared(first.shareId))).toEqual(missing);
    expect(await getRefusal(shared.addShared(first.shareId, key()))).toEqual(missing);
    expect(await getRefusal(shared.revokeShare(first.shareId, key()))).toEqual(missing);
  });

  it('are refused for an empty cart, and unknown without a link', async () => {
    await addSample(1, 1);
    const [line] = (await cart.getCart()).data.cartInfo.items;
    await cart.removeItem(line!.cartItemId, key());
    expect(await getRefusal(shared.shareCart(key()))).toEqual({ status: 404, code: CART_CODES.empty });
    expect(await getRefusal(shared.getShared('unknown'))).toEqual(missing);
  });
});
