import { ADDRESS, getLines, ITEM, readCart } from '../../../testing/carts.ts';
import { GOOD_CARD, order, payBy } from '../../../testing/checkouts.ts';
import { addOffers, createTestShop, type TestShop } from '../../../testing/test-shop.ts';

const NOTICE = 'This pen is no longer made. We replaced it with the new model.';
const substitute = (itemId: string) => ({ itemId, notification: NOTICE, type: 'DISCONTINUED', modal: false });

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop({
    products: [
      { sku: 'pen', stock: 20, limit: 6 },
      { sku: 'ink', stock: 3 },
      { sku: 'gone', stock: 0 },
      { sku: 'old-pen', stock: 5, conditions: { substitute: substitute('new-pen') } },
      { sku: 'new-pen', stock: 50 },
      { sku: 'old-ink', stock: 5, conditions: { substitute: substitute('gone') } },
      { sku: 'old-desk', stock: 5, conditions: { substitute: substitute('new-pen') } },
      { sku: 'plan', electronic: true },
    ],
  });
  await addOffers(shop.database, 'old-desk', ['plan']);
  await shop.database.db
    .insertInto('promotions')
    .values({
      id: 'ten',
      tenant: null,
      code: 'TEN',
      name: '10% off',
      scope: 'CART',
      benefit: JSON.stringify({ type: 'PERCENT', basisPoints: 1000 }),
    })
    .execute();
});
afterAll(() => shop.close());

const add = (
  items: { itemId: string; qty: number; parentItemId?: string }[],
  query = '',
  body: object = {},
) => {
  const shopper = shop.shopper();
  return {
    shopper,
    again: (more: typeof items, otherQuery = query) => shopper.post(`${ITEM}${otherQuery}`, { items: more }),
    first: shopper.post(`${ITEM}${query}`, { items, ...body }),
  };
};
const codes = (line: { messages: { code: string }[] } | undefined) => line?.messages.map(({ code }) => code);

describe('forceUpdate', () => {
  it('sets the quantity of a line up or down instead of adding to it', async () => {
    const { again, first, shopper } = add([{ itemId: 'pen', qty: 4 }]);
    await first;
    const lowered = getLines(await again([{ itemId: 'pen', qty: 2 }], '?forceUpdate=true'));
    expect(lowered).toMatchObject([{ itemId: 'pen', qty: 2, requestedQty: 2, qtyAdded: -2, prevQty: 4 }]);
    await again([{ itemId: 'pen', qty: 5 }], '?forceUpdate=true');
    expect((await readCart(shopper)).items).toMatchObject([{ itemId: 'pen', qty: 5 }]);
  });

  it('keeps the limits of the item', async () => {
    const { again, first } = add([{ itemId: 'pen', qty: 1 }]);
    await first;
    const [line] = getLines(await again([{ itemId: 'pen', qty: 9 }], '?forceUpdate=true'));
    expect(line).toMatchObject({ qty: 6 });
    expect(codes(line)).toEqual(['QTY_LIMIT_EXCEEDED']);
  });
});

describe('ignoreExistQty', () => {
  it('does not count the units in the cart toward the purchase limit', async () => {
    const { again, first } = add([{ itemId: 'pen', qty: 5 }]);
    await first;
    const [limited] = getLines(await again([{ itemId: 'pen', qty: 4 }]));
    expect(limited).toMatchObject({ qty: 6 });
    const [line] = getLines(await again([{ itemId: 'pen', qty: 4 }], '?ignoreExistQty=true'));
    expect(line).toMatchObject({ qty: 10, messages: [] });
  });
});

describe('skipInv', () => {
  it('adds beyond the stock without a message of the call; the cart still shows that it cannot be ordered', async () => {
    const { first, shopper } = add(
      [
        { itemId: 'ink', qty: 5 },
        { itemId: 'gone', qty: 1 },
      ],
      '?skipInv=true',
    );
    expect(getLines(await first)).toMatchObject([
      { itemId: 'ink', qty: 5, qtyAdded: 5 },
      { itemId: 'gone', qty: 1, qtyAdded: 1 },
    ]);
    const cart = await readCart(shopper);
    expect(cart.items.map(codes)).toEqual([['PARTIAL_QTY_AVAILABLE'], ['OUT_OF_STOCK']]);
    expect(cart.messages.map(({ code }) => code)).toContain('CART_ITEMS_OOS_OR_PARTIAL_AVAILABILITY');
  });
});

describe('substitutes', () => {
  it('adds the substitute with the reason, and names the original item', async () => {
    const [line] = getLines(await add([{ itemId: 'old-pen', qty: 2 }]).first);
    expect(line).toMatchObject({
      itemId: 'new-pen',
      resolvedItemId: 'new-pen',
      qty: 2,
      messages: [{ code: 'SURCHG_ALTS_ITM_MSG', type: 'INFO', description: NOTICE }],
      altItem: {
        altType: 'HARD_SUB',
        origItemId: 'old-pen',
        origItemName: expect.stringMatching(/./),
        origPricePerUnit: expect.any(Number),
        hardSubstitutionNotification: NOTICE,
        hardSubstitutionType: 'DISCONTINUED',
        hardSubstitutionModal: false,
      },
    });
  });

  it('joins the line of the substitute, whose stock and limits apply to the sum', async () => {
    const { again, first, shopper } = add([{ itemId: 'new-pen', qty: 48 }]);
    await first;
    const [line] = getLines(await again([{ itemId: 'old-pen', qty: 5 }]));
    expect(line).toMatchObject({ itemId: 'new-pen', qty: 50 });
    expect(codes(line)).toEqual(['PARTIAL_QTY_AVAILABLE', 'SURCHG_ALTS_ITM_MSG']);
    expect((await readCart(shopper)).items).toHaveLength(1);
  });

  it('keeps the original with ignoreHrdAlt, and where the substitute is out of stock', async () => {
    const kept = getLines(await add([{ itemId: 'old-pen', qty: 1 }], '', { ignoreHrdAlt: true }).first);
    expect(kept).toMatchObject([{ itemId: 'old-pen', messages: [] }]);
    const short = getLines(await add([{ itemId: 'old-ink', qty: 1 }]).first);
    expect(short).toMatchObject([{ itemId: 'old-ink', messages: [] }]);
  });

  it('refuses a plan that the substitute does not offer, and adds the substitute', async () => {
    const lines = getLines(
      await add([
        { itemId: 'old-desk', qty: 1 },
        { itemId: 'plan', qty: 1, parentItemId: 'old-desk' },
      ]).first,
    );
    expect(lines.map(({ itemId, status }) => [itemId, status])).toEqual([
      ['new-pen', 'ACTIVE'],
      ['plan', 'INVALID'],
    ]);
  });
});

describe('addresses and coupons', () => {
  it('are added to the cart with the items, in addition to its coupons', async () => {
    const { first, shopper } = add([{ itemId: 'pen', qty: 1 }], '', {
      addresses: [ADDRESS],
      coupons: ['ten'],
    });
    expect((await first).status).toBe(200);
    const cart = await readCart(shopper);
    expect(cart.addresses).toMatchObject([{ zipCode: '01702', type: 'S' }]);
    expect(cart.coupons).toMatchObject([{ couponCode: 'TEN', applied: true, amount: 1 }]);
  });

  it('refuse the whole call if a coupon does not exist', async () => {
    const { first, shopper } = add([{ itemId: 'pen', qty: 1 }], '', { coupons: ['NONE'] });
    expect(await first).toMatchObject({
      status: 400,
      body: { error: { code: 'INVALID_COUPON', field: 'coupons[0]' } },
    });
    expect((await readCart(shopper)).items).toEqual([]);
  });
});

describe('duplicateOrder', () => {
  it('adds a copy of an own order, with a result per line, and refuses the order of another shopper', async () => {
    const { first, shopper } = add([
      { itemId: 'pen', qty: 2 },
      { itemId: 'ink', qty: 3 },
    ]);
    await first;
    await shopper.put('/checkout/default', { emailId1: 'ada@example.com', addresses: [ADDRESS] });
    await payBy(shopper, GOOD_CARD);
    const { ordTotal } = (await shopper.get('/checkout/precheckout')).body.data.checkoutInfo.totals;
    const placed = (await order(shopper, ordTotal)).body.data.order;

    const again = await shopper.post(`${ITEM}?duplicateOrder=${placed.orderNumber}`, { items: [] });
    expect(getLines(again).map(({ itemId, qty, status }) => [itemId, qty, status])).toEqual([
      ['pen', 2, 'ACTIVE'],
      // The order took the last units in stock.
      ['ink', 0, 'INVALID'],
    ]);
    const other = await shop.shopper().post(`${ITEM}?duplicateOrder=${placed.orderNumber}`, { items: [] });
    expect(other).toMatchObject({ status: 404, body: { error: { code: 'ORDER_NOT_FOUND' } } });
  });
});

it('shows the source of an add with the line, in the cart and in the order', async () => {
  const sources = async (query: string) => {
    const { first, shopper } = add([{ itemId: 'pen', qty: 1 }], query);
    const [added] = getLines(await first);
    const [line] = (await readCart(shopper)).items;
    await shopper.put('/checkout/default', { addresses: [ADDRESS], emailId1: 'ada@example.com' });
    await payBy(shopper, GOOD_CARD);
    const { ordTotal } = (await shopper.get('/checkout/precheckout')).body.data.checkoutInfo.totals;
    const placed = (await order(shopper, ordTotal)).body.data.order;
    return [added!['source'], line!['source'], placed.lines[0].source];
  };
  expect(await sources('?source=widget')).toEqual(['widget', 'widget', 'widget']);
  expect(await sources('?fromCC=true')).toEqual(['fromCC', 'fromCC', 'fromCC']);
  expect(await sources('')).toEqual([undefined, undefined, undefined]);
});
