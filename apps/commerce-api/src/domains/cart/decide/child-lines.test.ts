import fc from 'fast-check';
import { add, ITEM, getLines, readCart, type SeenLine } from '../../../testing/carts.ts';
import { countModelRuns } from '../../../testing/model-runs.ts';
import { addStores, setStoreStock } from '../../../testing/places.ts';
import {
  addOffers,
  createTestShop,
  setStock,
  type Shopper,
  type TestShop,
} from '../../../testing/test-shop.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop({
    products: [
      { sku: 'desk', stock: 50 },
      { sku: 'chair', stock: 50 },
      { sku: 'paper', stock: 1000 },
      { sku: 'plan2', stock: 1000, electronic: true },
      { sku: 'plan3', stock: 1000, electronic: true },
      { sku: 'assembly', stock: 1000, electronic: true },
      { sku: 'lamp', stock: 1000 },
      { sku: 'setup', stock: 1000, electronic: true },
      { sku: 'bulb', stock: 1000 },
    ],
  });
  await addOffers(shop.database, 'desk', ['plan2', 'plan3']);
  await addOffers(shop.database, 'chair', ['plan2']);
  await addOffers(shop.database, 'desk', ['assembly'], 'ASSEMBLY');
  await addOffers(shop.database, 'desk', ['lamp'], 'ACCESSORY');
  await addOffers(shop.database, 'desk', ['setup'], 'TECHHELP');
  await addOffers(shop.database, 'lamp', ['bulb'], 'REQUIRED');
  await addStores(shop.database, '1547');
  await setStoreStock(shop.database, '1547', 'desk', 20);
});
afterAll(() => shop.close());

type Item = {
  itemId: string;
  qty: number;
  parentItemId?: string;
  deliveryType?: string;
  pickupStoreNumber?: string;
};
const addAll = (shopper: Shopper, ...items: Item[]) => shopper.post(ITEM, { items });
const update = (shopper: Shopper, ...items: { cartItemId: string; qty: number }[]) =>
  shopper.put(ITEM, { items });
const getLine = (lines: readonly SeenLine[], itemId: string) => lines.find((line) => line.itemId === itemId)!;
const getCodes = (line: SeenLine | undefined) => line?.messages.map(({ code }) => code);
const held = async (shopper: Shopper) =>
  (await readCart(shopper)).items.map(({ itemId, qty, parentItemId }) =>
    [itemId, qty, parentItemId].filter((each) => each !== undefined).join(' '),
  );
/** Creates a guest with desks and a plan for each. */
async function guestWith(qty: number, plans = qty) {
  const shopper = shop.shopper();
  await addAll(shopper, { itemId: 'desk', qty }, { itemId: 'plan2', qty: plans, parentItemId: 'desk' });
  const { items } = await readCart(shopper);
  return { shopper, desk: getLine(items, 'desk'), plan: getLine(items, 'plan2') };
}

describe('an accessory', () => {
  const pickup = { deliveryType: 'ISP', pickupStoreNumber: '1547' };

  it('is picked up with its product, and has its own delivery choice', async () => {
    await setStoreStock(shop.database, '1547', 'lamp', 5);
    const shopper = shop.shopper();
    await addAll(
      shopper,
      { itemId: 'desk', qty: 1, ...pickup },
      { itemId: 'lamp', qty: 1, parentItemId: 'desk', ...pickup },
    );
    const before = await readCart(shopper);
    const lamp = getLine(before.items, 'lamp');
    expect(lamp).toMatchObject({ parentItemId: 'desk', selectedDeliveryOption: pickup });
    expect(before.cartSummary.shipFee).toBe(0);

    await shopper.put(ITEM, { items: [{ cartItemId: lamp.cartItemId, qty: 1, deliveryType: 'STA' }] });
    const after = await readCart(shopper);
    expect(getLine(after.items, 'lamp')).toMatchObject({
      parentItemId: 'desk',
      selectedDeliveryOption: { deliveryType: 'STA' },
    });
    expect(getLine(after.items, 'desk').selectedDeliveryOption).toMatchObject(pickup);
    expect(after.cartSummary.shipFee).toBe(7.99);
    expect(getLine(after.items, 'lamp').availableDeliveryOptions).toMatchObject([
      { groupId: 'G1', levels: [{ levelOfService: 'STANDARD' }, { levelOfService: 'NDD' }] },
    ]);
  });
});

describe('technical help', () => {
  it('is named by its product, and added below it, no more of it', async () => {
    const shopper = shop.shopper();
    const [desk] = getLines(await addAll(shopper, { itemId: 'desk', qty: 2 }));
    expect(desk!.techHelpSkuIds).toEqual(['setup']);
    const [setup] = getLines(await addAll(shopper, { itemId: 'setup', qty: 3, parentItemId: 'desk' }));
    expect(setup).toMatchObject({
      qty: 2,
      parentRelationType: 'TECHHELP',
      messages: [{ code: 'CHILD_ITEM_QTY_GREATER_THAN_PARENT_ITEM_QTY' }],
    });
    const { items } = await readCart(shopper);
    expect(getLine(items, 'desk').techHelpItemIds).toEqual([setup!.cartItemId]);
    await update(shopper, { cartItemId: desk!.cartItemId, qty: 0 });
    expect(await held(shopper)).toEqual([]);
  });

  it('follows the product catalog', async () => {
    const { db } = shop.database;
    const shopper = shop.shopper();
    await addAll(shopper, { itemId: 'desk', qty: 1 });
    const getHelp = async () => (await readCart(shopper)).items[0]!.techHelpSkuIds;
    await addOffers(shop.database, 'desk', ['bulb'], 'TECHHELP');
    expect(await getHelp()).toEqual(expect.arrayContaining(['setup', 'bulb']));
    await db
      .deleteFrom('product_relations')
      .where('related_sku', '=', 'bulb')
      .where('sku', '=', 'desk')
      .execute();
    expect(await getHelp()).toEqual(['setup']);
  });
});

it('a line names the items that its own does not work without', async () => {
  const shopper = shop.shopper();
  const [lamp] = getLines(await addAll(shopper, { itemId: 'lamp', qty: 1 }));
  expect(lamp).toMatchObject({ requiredItemIds: ['bulb'] });
  expect((await readCart(shopper)).items[0]).toMatchObject({ requiredItemIds: ['bulb'] });
  expect(lamp).not.toHaveProperty('techHelpSkuIds');
});

describe('a plan', () => {
  it.each([
    ['alone', []],
    ['next to its product, without naming it', [{ itemId: 'desk', qty: 1 }]],
  ])('is refused %s', async (_, others) => {
    const shopper = shop.shopper();
    const lines = getLines(await addAll(shopper, ...others, { itemId: 'plan2', qty: 1 }));
    const plan = getLine(lines, 'plan2');
    expect(plan).toMatchObject({ status: 'INVALID', qty: 0 });
    expect(plan.messages).toEqual([
      {
        code: 'STANDALONE_WARRANTY_ITEM',
        type: 'ERROR',
        description:
          'Warranties must be purchased with a related product and cannot be purchased separately.',
      },
    ]);
    expect(await held(shopper)).toEqual(others.map(({ itemId, qty }) => `${itemId} ${qty}`));
  });

  it('is refused below a product that does not offer it, and below one that is not in the cart', async () => {
    const shopper = shop.shopper();
    const unrelated = await addAll(
      shopper,
      { itemId: 'paper', qty: 1 },
      { itemId: 'plan2', qty: 1, parentItemId: 'paper' },
      { itemId: 'plan3', qty: 1, parentItemId: 'desk' },
    );
    expect(getCodes(getLine(getLines(unrelated), 'plan2'))).toEqual(['STANDALONE_WARRANTY_ITEM']);
    expect(getCodes(getLine(getLines(unrelated), 'plan3'))).toEqual(['STANDALONE_WARRANTY_ITEM']);
    expect(await held(shopper)).toEqual(['paper 1']);
  });

  it('is not added with a product that is out of stock', async () => {
    await setStock(shop.database, 'chair', 0);
    const shopper = shop.shopper();
    const reply = await addAll(
      shopper,
      { itemId: 'chair', qty: 1 },
      { itemId: 'plan2', qty: 1, parentItemId: 'chair' },
    );
    await setStock(shop.database, 'chair', 50);
    expect(getCodes(getLine(getLines(reply), 'chair'))).toEqual(['OUT_OF_STOCK']);
    expect(getCodes(getLine(getLines(reply), 'plan2'))).toEqual(['STANDALONE_WARRANTY_ITEM']);
    expect(await held(shopper)).toEqual([]);
  });

  it('that is out of stock leaves its product, with a message', async () => {
    await setStock(shop.database, 'plan2', 0);
    const shopper = shop.shopper();
    const reply = await addAll(
      shopper,
      { itemId: 'desk', qty: 1 },
      { itemId: 'plan2', qty: 1, parentItemId: 'desk' },
    );
    await setStock(shop.database, 'plan2', 1000);
    expect(getCodes(getLine(getLines(reply), 'plan2'))).toEqual(['WARRANTY_PLAN_OUT_OF_STOCK']);
    expect(await held(shopper)).toEqual(['desk 1']);
  });

  it('is added with its relation, and later to a product that is in the cart', async () => {
    const { shopper, desk, plan } = await guestWith(2, 1);
    expect(plan).toMatchObject({
      parentItemId: 'desk',
      parentRelationType: 'WARRANTY',
      parentRelationCartItemId: desk.cartItemId,
    });
    await addAll(
      shopper,
      { itemId: 'assembly', qty: 1, parentItemId: 'desk' },
      { itemId: 'lamp', qty: 5, parentItemId: 'desk' },
    );
    const { items, cartAttributes } = await readCart(shopper);
    expect(getLine(items, 'desk')).toMatchObject({
      warrantyItemIds: [plan.cartItemId],
      optionItemIds: [getLine(items, 'assembly').cartItemId],
      addonItemIds: [getLine(items, 'lamp').cartItemId],
    });
    expect(cartAttributes.numberOfItems).toBe(9);
  });

  it('has no more units than its product on an add', async () => {
    const { shopper, plan } = await guestWith(2, 3);
    expect(plan.qty).toBe(2);
    const again = getLine(
      getLines(await addAll(shopper, { itemId: 'plan2', qty: 1, parentItemId: 'desk' })),
      'plan2',
    );
    expect(again).toMatchObject({ qty: 2, qtyAdded: 0 });
    expect(again.messages).toEqual([
      {
        code: 'CHILD_ITEM_QTY_GREATER_THAN_PARENT_ITEM_QTY',
        type: 'WARN',
        description: 'Warranty plan quantity cannot exceed the quantity of items purchased.',
      },
    ]);
  });

  it('is lowered with its product, with a message', async () => {
    const { shopper, desk, plan } = await guestWith(4);
    await addAll(shopper, { itemId: 'lamp', qty: 6, parentItemId: 'desk' });
    const lines = getLines(await update(shopper, { cartItemId: desk.cartItemId, qty: 1 }));
    expect(getLine(lines, 'plan2')).toMatchObject({ cartItemId: plan.cartItemId, qty: 1, prevQty: 4 });
    expect(getCodes(getLine(lines, 'plan2'))).toEqual(['CHILD_ITEM_QTY_GREATER_THAN_PARENT_ITEM_QTY']);
    expect(await held(shopper)).toEqual(['desk 1', 'plan2 1 desk', 'lamp 6 desk']);
  });

  it('cannot be updated above its product; nothing changes then', async () => {
    const { shopper, plan } = await guestWith(2);
    const { revision } = await readCart(shopper);
    const lines = getLines(await update(shopper, { cartItemId: plan.cartItemId, qty: 5 }));
    expect(getLine(lines, 'plan2')).toMatchObject({ qty: 2, requestedQty: 5 });
    expect(getCodes(getLine(lines, 'plan2'))).toEqual(['CHILD_ITEM_QTY_GREATER_THAN_PARENT_ITEM_QTY']);
    expect((await readCart(shopper)).revision).toBe(revision);
  });

  it('is removed with its product and restored with it, limited to the restored units', async () => {
    const { shopper, desk, plan } = await guestWith(3);
    const removed = getLines(await shopper.remove(`${ITEM}/${desk.cartItemId}`));
    expect(removed.map(({ status }) => status)).toEqual(['DELETED', 'DELETED']);
    const alone = getLines(await update(shopper, { cartItemId: plan.cartItemId, qty: 1 }));
    expect(getCodes(getLine(alone, 'plan2'))).toEqual(['STANDALONE_WARRANTY_ITEM']);
    expect(await held(shopper)).toEqual([]);
    const restored = getLines(await update(shopper, { cartItemId: desk.cartItemId, qty: 2 }));
    expect(getLine(restored, 'plan2')).toMatchObject({ status: 'ACTIVE', qty: 2 });
    expect(await held(shopper)).toEqual(['desk 2', 'plan2 2 desk']);
  });

  it('moves to another line of its product when its own line is removed', async () => {
    const { shopper, desk } = await guestWith(2);
    await addAll(shopper, { itemId: 'desk', qty: 1, deliveryType: 'ISP', pickupStoreNumber: '1547' });
    const lines = getLines(await shopper.remove(`${ITEM}/${desk.cartItemId}`));
    expect(getLine(lines, 'plan2')).toMatchObject({ status: 'ACTIVE', qty: 1 });
    const { items } = await readCart(shopper);
    expect(getLine(items, 'plan2').parentRelationCartItemId).toBe(getLine(items, 'desk').cartItemId);
    expect(items).toHaveLength(2);
  });
});

it('an item that its parent does not offer becomes a separate line', async () => {
  const shopper = shop.shopper();
  await addAll(shopper, { itemId: 'desk', qty: 1 }, { itemId: 'paper', qty: 3, parentItemId: 'desk' });
  expect(await held(shopper)).toEqual(['desk 1', 'paper 3']);
});

it('special, saved and buy-now carts are never taken for the cart', async () => {
  const shopper = shop.shopper();
  await add(shopper, 'paper', 2);
  const { cartId } = await readCart(shopper);
  const { db } = shop.database;
  const { session_id } = await db
    .selectFrom('carts')
    .select('session_id')
    .where('id', '=', cartId)
    .executeTakeFirstOrThrow();
  const open = (kind: 'CART' | 'SAVED' | 'SPECIAL' | 'BUY_NOW') =>
    db.insertInto('carts').values({ id: crypto.randomUUID(), tenant: 'sdc', session_id, kind }).execute();
  for (const kind of ['SAVED', 'BUY_NOW', 'SPECIAL'] as const) await open(kind);
  await expect(open('CART')).rejects.toThrow(/carts_of_session/);
  for (const kind of ['SAVED', 'SPECIAL'] as const)
    await expect(open(kind)).rejects.toThrow(/carts_of_session/);
  await add(shopper, 'paper', 1);
  expect(await readCart(shopper)).toMatchObject({ cartId, items: [{ qty: 3 }] });
});

describe('after any commands', () => {
  const item = fc.constantFrom('desk', 'chair', 'plan2', 'plan3', 'assembly', 'lamp', 'paper');
  const command = fc.oneof(
    fc.record({
      kind: fc.constant('add' as const),
      items: fc.array(
        fc.record({
          itemId: item,
          qty: fc.integer({ min: 1, max: 6 }),
          parent: fc.option(fc.constantFrom('desk', 'chair', 'paper', 'plan2')),
          store: fc.boolean(),
        }),
        { minLength: 1, maxLength: 4 },
      ),
    }),
    fc.record({
      kind: fc.constant('update' as const),
      line: fc.nat(20),
      qty: fc.integer({ min: 0, max: 6 }),
    }),
    fc.record({ kind: fc.constant('move' as const), line: fc.nat(20), store: fc.boolean() }),
    fc.record({ kind: fc.constant('remove' as const), line: fc.nat(20) }),
  );

  it('no plan has more units than its product, and no line is lost', async () => {
    const runs = countModelRuns(200) / 5;
    await fc.assert(
      fc.asyncProperty(fc.array(command, { minLength: 1, maxLength: 8 }), async (commands) => {
        const shopper = shop.shopper();
        const known: string[] = [];
        for (const each of commands) {
          const before = (await readCart(shopper)).items ?? [];
          const id = 'line' in each ? known[each.line % Math.max(1, known.length)] : undefined;
          if (each.kind === 'add') {
            const items = each.items.map(({ itemId, qty, parent, store }) => ({
              itemId,
              qty,
              ...(parent ? { parentItemId: parent } : {}),
              ...(store && itemId === 'desk' ? { deliveryType: 'ISP', pickupStoreNumber: '1547' } : {}),
            }));
            expect((await addAll(shopper, ...items)).status).toBe(200);
            // Adding never lowers a quantity.
            const after = (await readCart(shopper)).items;
            for (const line of before)
              expect(
                after.find(({ cartItemId }) => cartItemId === line.cartItemId)!.qty,
              ).toBeGreaterThanOrEqual(line.qty);
          } else if (id !== undefined) {
            if (each.kind === 'remove') await shopper.remove(`${ITEM}/${id}`);
            else if (each.kind === 'update') await update(shopper, { cartItemId: id, qty: each.qty });
            else
              await shopper.put(ITEM, {
                items: [
                  {
                    cartItemId: id,
                    qty: 2,
                    deliveryType: each.store ? 'ISP' : 'STA',
                    ...(each.store ? { pickupStoreNumber: '1547' } : {}),
                  },
                ],
              });
          }
          const { items, cartAttributes } = await readCart(shopper);
          for (const line of items) if (!known.includes(line.cartItemId)) known.push(line.cartItemId);
          expect(cartAttributes.numberOfItems).toBe(items.reduce((sum, { qty }) => sum + qty, 0));
          for (const line of items) {
            expect(['plan2', 'plan3'].includes(line.itemId) && !line.parentItemId).toBe(false);
            if (!line.parentItemId) continue;
            const parent = items.find(({ cartItemId }) => cartItemId === line.parentRelationCartItemId);
            expect(parent).toMatchObject({ itemId: line.parentItemId });
            const units = items
              .filter((other) => other.itemId === line.parentItemId && !other.parentItemId)
              .reduce((sum, { qty }) => sum + qty, 0);
            if (line.parentRelationType !== 'ADDON') expect(line.qty).toBeLessThanOrEqual(units);
          }
        }
      }),
      { numRuns: Math.max(10, Math.round(runs)) },
    );
  });
});
