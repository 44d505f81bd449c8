import { CartChangeDataSchema, SavedItemsDataSchema, type SavedItemsChange } from '@foolscap/cart/contract';
import { CART_CODES, ITEM_CODES } from '@foolscap/cart/model';
import { addOffers, createTestShop, type TestShop } from '../testing/test-shop.ts';
import { expectSchema } from './expect-schema.ts';
import { apiSide, type Clients, fakeSide, getRefusal, SAMPLE, SAMPLE_PLAN, type Side } from './sides.ts';

/** The fake of the saved items and the API run the same calls. */
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
const missing = { status: 404, code: CART_CODES.cartItemIdNotFound };

describe.each(['the fakes', 'the API'])('%s: the saved items', (name) => {
  let cart: Clients['cart'];
  let saved: Clients['saved'];
  beforeEach(() => {
    ({ cart, saved } = sides[name]!.shopper());
  });
  const list = async () => (await saved.listSaved()).data;
  const savedTexts = async () => (await list()).sflItems.map(asText);
  const heldTexts = async () => (await cart.getCart()).data.cartInfo.items.map(asText);
  /** The lines of a reply with the saved items that they were moved from or to. */
  const getListItemIds = async (reply: ReturnType<Clients['saved']['saveLine']>) =>
    (await reply).data.cartInfo.items.map(({ itemId, listItemId }) => [itemId, listItemId]).sort();
  /** The change of a reply, whose schema is checked. */
  async function getChange(reply: ReturnType<Clients['saved']['saveLine']>): Promise<SavedItemsChange> {
    const { data } = await reply;
    expectSchema(CartChangeDataSchema, data);
    return data.sfl!;
  }
  /** Adds the sample with plans, and returns its line. */
  async function addSample(qty: number, plans = 0): Promise<string> {
    const items = [{ itemId: SAMPLE.sku, qty }];
    const withPlans = [...items, { itemId: SAMPLE_PLAN.sku, qty: plans, parentItemId: SAMPLE.sku }];
    const { data } = await cart.addItems({ items: plans ? withPlans : items }, key());
    return data.cartInfo.items.find(({ itemId }) => itemId === SAMPLE.sku)!.cartItemId;
  }

  it('are none at first', async () => {
    const empty = await list();
    expectSchema(SavedItemsDataSchema, empty);
    expect(empty).toMatchObject({ sflItems: [], page: 1, size: 300, total: 0, revision: 0 });
  });

  it('take a line with its plan out of the cart, and give both back', async () => {
    const cartItemId = await addSample(2, 1);
    const saving = saved.saveLine(cartItemId, key());
    const change = await getChange(saving);
    expect(change).toMatchObject({ previousRevision: 0, revision: 1, total: 1, removedListItemIds: [] });
    expect(await heldTexts()).toEqual([]);
    const { sflItems } = await list();
    const ids = sflItems.map(({ itemId, listItemId }) => [itemId, listItemId]).sort();
    expect(await getListItemIds(saving)).toEqual(ids);
    expectSchema(SavedItemsDataSchema, await list());
    expect(sflItems.map(asText)).toEqual([`${SAMPLE.sku} 2`, `${SAMPLE_PLAN.sku} 1`]);
    expect(sflItems[1]).toMatchObject({
      parentItemId: SAMPLE.sku,
      parentRelationType: 'WARRANTY',
      parentListItemId: sflItems[0]!.listItemId,
    });
    expect(await getRefusal(cart.updateItems([{ cartItemId, qty: 2 }], key()))).toEqual(missing);

    const moving = saved.moveToCart([sflItems[0]!], key());
    const moved = await getChange(moving);
    expect(await getListItemIds(moving)).toEqual(ids);
    expect(moved).toMatchObject({ previousRevision: 1, revision: 2, total: 0, sflItems: [] });
    expect([...moved.removedListItemIds].sort()).toEqual(sflItems.map(({ listItemId }) => listItemId).sort());
    expect(await heldTexts()).toEqual([`${SAMPLE.sku} 2`, `${SAMPLE_PLAN.sku} 1`]);
  });

  it('add up, and change once under one key', async () => {
    const once = key();
    await saved.saveItem({ itemId: SAMPLE.sku, qty: 2 }, once);
    await getChange(saved.saveItem({ itemId: SAMPLE.sku, qty: 2 }, once));
    const change = await getChange(saved.saveItem({ itemId: SAMPLE.sku, qty: 3 }, key()));
    expect(change.sflItems.map(asText)).toEqual([`${SAMPLE.sku} 5`]);
    expect(await list()).toMatchObject({ total: 1, revision: 2 });
  });

  it('stay saved as far as the stock does not allow them', async () => {
    await saved.saveItem({ itemId: SAMPLE.sku, qty: SAMPLE.stock + 10 }, key());
    const [item] = (await list()).sflItems;
    const { data } = await saved.moveToCart([item!], key());
    expectSchema(CartChangeDataSchema, data);
    expect(data.cartInfo.items).toMatchObject([
      { qty: SAMPLE.stock, messages: [{ code: ITEM_CODES.partialQuantity }] },
    ]);
    expect(data.sfl!.sflItems.map(asText)).toEqual([`${SAMPLE.sku} 10`]);
    expect(await savedTexts()).toEqual([`${SAMPLE.sku} 10`]);
  });

  it('move in part', async () => {
    await saved.saveItem({ itemId: SAMPLE.sku, qty: 5 }, key());
    const [item] = (await list()).sflItems;
    await saved.moveToCart([{ ...item!, qty: 2 }], key());
    expect(await savedTexts()).toEqual([`${SAMPLE.sku} 3`]);
    expect(await heldTexts()).toEqual([`${SAMPLE.sku} 2`]);
  });

  it('are removed once', async () => {
    await saved.saveItem({ itemId: SAMPLE.sku, qty: 1 }, key());
    const { listItemId } = (await list()).sflItems[0]!;
    const once = key();
    const change = await getChange(saved.removeSaved(listItemId, once));
    expect(change).toMatchObject({ total: 0, removedListItemIds: [listItemId], revision: 2 });
    await saved.removeSaved(listItemId, once);
    expect(await getRefusal(saved.removeSaved(listItemId, key()))).toEqual(missing);
  });

  it('reject items that do not exist', async () => {
    await addSample(1);
    const unknown = '00000000-0000-4000-8000-000000000000';
    expect(await getRefusal(saved.saveLine(unknown, key()))).toEqual(missing);
    expect(await getRefusal(saved.removeSaved(unknown, key()))).toEqual(missing);
    const item = { listItemId: unknown, itemId: SAMPLE.sku, qty: 1 };
    expect(await getRefusal(saved.moveToCart([item], key()))).toEqual(missing);
  });
});
