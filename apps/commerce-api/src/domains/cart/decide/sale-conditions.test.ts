import type { PermissionCode } from '@foolscap/account/model';
import { writeYourStore, YOUR_STORE_COOKIE } from '@foolscap/stores/model';
import { add, ADDRESS, getLines, ITEM, readCart, type SeenLine } from '../../../testing/carts.ts';
import { GOOD_CARD, order, payBy } from '../../../testing/checkouts.ts';
import { changeToggle } from '../../account/index.ts';
import { addStores, setStoreStock } from '../../../testing/places.ts';
import {
  addOffers,
  createTestShop,
  setStock,
  type Shopper,
  type TestShop,
} from '../../../testing/test-shop.ts';

let shop: TestShop;
let organizationId: string;
let person = 0;

beforeAll(async () => {
  shop = await createTestShop({
    products: [
      { sku: 'pen', price: 1000, category: 'writing', brand: 'Inkwell' },
      { sku: 'ream', price: 1000 },
      { sku: 'coming', conditions: { comingSoon: true, streetDate: '2030-05-01' } },
      { sku: 'released', conditions: { comingSoon: true, streetDate: '2020-05-01' } },
      { sku: 'sample', conditions: { sample: true } },
      { sku: 'solvent', conditions: { restrictedStates: ['CA'], restrictedZips: ['017'] } },
      { sku: 'gloves', conditions: { healthCareOnly: true } },
      { sku: 'shipped-by-others', conditions: { wholesale: true } },
      { sku: 'select', electronic: true, conditions: { membership: 'SELECT' } },
      { sku: 'premium', electronic: true, conditions: { membership: 'PREMIUM' } },
      { sku: 'clip', price: 500, conditions: { addOnOnly: true } },
      { sku: 'battery', conditions: { shippingClass: 'HAZMAT' } },
      { sku: 'safe', conditions: { shippingClass: 'FREIGHT' } },
      { sku: 'late', conditions: { backInStockOn: '2030-05-01' } },
      { sku: 'second-pen', price: 1000 },
      { sku: 'paint', conditions: { surcharge: 250 } },
      { sku: 'mug', conditions: { redeemable: true } },
      // Only invalid data makes a total negative.
      { sku: 'paid-to-take', price: 1000, conditions: { surcharge: -5000 } },
    ],
  });
  const { db } = shop.database;
  await addStores(shop.database, '1547');
  for (const sku of ['pen', 'solvent']) await setStoreStock(shop.database, '1547', sku, 10);
  await (await member()).get('/checkout');
  const { organization_id } = await db
    .selectFrom('accounts')
    .select('organization_id')
    .where('organization_id', 'is not', null)
    .executeTakeFirstOrThrow();
  organizationId = organization_id!;
});
afterAll(() => shop.close());

/** Registers a shopper; on the business site they all join one organization. */
async function registered(tenant: 'sdc' | 'sba', changes: Record<string, unknown> = {}): Promise<Shopper> {
  const shopper = shop.shopper(tenant);
  const username = `person-${(person += 1)}@example.com`;
  await shopper.post('/account/register', {
    username,
    password: 'correct-horse-battery',
    firstName: 'Ada',
    lastName: 'Page',
    ...(tenant === 'sba' ? { organizationName: `Office ${person}` } : {}),
  });
  const { db } = shop.database;
  if (tenant === 'sba' && organizationId) changes = { organization_id: organizationId, ...changes };
  if (Object.keys(changes).length)
    await db.updateTable('accounts').set(changes).where('username', '=', username).execute();
  return shopper;
}

const member = (permissions: PermissionCode[] = ['G_BOP'], changes: Record<string, unknown> = {}) =>
  registered('sba', { permissions: JSON.stringify(permissions), ...changes });

const setOrganization = (values: { contract_only?: boolean; health_care?: boolean }) =>
  shop.database.db.updateTable('organizations').set(values).where('id', '=', organizationId).execute();

/** Adds an item and returns the resulting line. */
const added = async (shopper: Shopper, itemId: string): Promise<SeenLine> =>
  getLines(await add(shopper, itemId)).find((line) => line.itemId === itemId)!;
const refusal = async (shopper: Shopper, itemId: string) => {
  const { messages, status } = await added(shopper, itemId);
  return status === 'INVALID' ? messages[0]?.code : 'ADDED';
};

describe('an item', () => {
  it('cannot be ordered before its street date, and can from then on', async () => {
    expect(await added(shop.shopper(), 'coming')).toMatchObject({
      status: 'INVALID',
      product: { comingSoon: true },
      messages: [{ code: 'ITEM_NOT_AVAILABLE', description: 'This item is available from Wed, May 1.' }],
    });
    expect(await refusal(shop.shopper(), 'released')).toBe('ADDED');
  });

  it('hints at its surcharge, and at rewards that can pay for it', async () => {
    const codes = async (shopper: Shopper, itemId: string) =>
      (await added(shopper, itemId)).messages.map(({ code, type }) => [code, type]);
    expect(await codes(shop.shopper(), 'paint')).toEqual([['SURCHARGE_APPLIES', 'INFO']]);
    expect(await codes(await registered('sdc', { rewards_no: '123' }), 'mug')).toEqual([
      ['EASY_REWARDS_HINT', 'INFO'],
    ]);
    expect(await codes(shop.shopper(), 'mug')).toEqual([]);
  });

  it('that is a free sample is never sold by itself', async () => {
    expect(await refusal(shop.shopper(), 'sample')).toBe('INVALID_FREE_ITEM');
  });

  it('is not delivered to a restricted state or ZIP code, but can be collected in a store', async () => {
    const shopper = shop.shopper();
    expect(await refusal(shopper, 'solvent')).toBe('RESTRICTED_ITEM');
    await add(shopper, 'pen');
    await shopper.put('/checkout/default', {
      addresses: [{ ...ADDRESS, city: 'Los Angeles', state: 'CA', zipCode: '90012' }],
    });
    expect(await refusal(shopper, 'solvent')).toBe('RESTRICTED_ITEM');
    const pickup = { itemId: 'solvent', qty: 1, deliveryType: 'ISP', pickupStoreNumber: '1547' };
    expect(getLines(await shopper.post(ITEM, { items: [pickup] }))).toMatchObject([
      { status: 'ACTIVE', messages: [] },
    ]);
    await shopper.put('/checkout/default', { addresses: [{ ...ADDRESS, city: 'Boston', zipCode: '02110' }] });
    expect(await refusal(shopper, 'solvent')).toBe('ADDED');
  });

  it('that became restricted by another address keeps the cart from being ordered', async () => {
    const shopper = shop.shopper();
    await add(shopper, 'ream');
    await shopper.put('/checkout/default', {
      emailId1: 'ada@example.com',
      addresses: [{ ...ADDRESS, city: 'Boston', zipCode: '02110' }],
    });
    await add(shopper, 'solvent');
    await payBy(shopper, GOOD_CARD);
    await shopper.put('/checkout/default', { addresses: [ADDRESS] });
    const cart = await readCart(shopper);
    expect(cart.messages).toContainEqual(expect.objectContaining({ code: 'RESTRICTED_ITEM', type: 'ERROR' }));
    expect(cart.items.map(({ messages }) => messages.map(({ code }) => code))).toEqual([
      [],
      ['RESTRICTED_ITEM'],
    ]);
    expect(cart.cartAttributes).toMatchObject({ hardStop: true, proceedCheckout: false });
    const placed = await order(shopper, cart.cartSummary['ordTotal']!);
    expect(placed).toMatchObject({ status: 409, body: { error: { code: 'RESTRICTED_ITEM' } } });
  });

  it('that is on back order reports when it arrives, and can be ordered', async () => {
    const line = await added(shop.shopper(), 'late');
    expect(line).toMatchObject({
      status: 'ACTIVE',
      messages: [
        {
          code: 'BACK_IN_STOCK',
          type: 'INFO',
          description: 'This item is on back order. We expect it on Wed, May 1.',
        },
      ],
    });
  });
});

describe('health-care items', () => {
  it('are sold to certified users of health-care organizations only', async () => {
    const certified = await member(['G_BOP'], { is_certified: true });
    const other = await member();
    expect(await refusal(shop.shopper(), 'gloves')).toBe('HEALTH_CARE_RESTRICTION');
    expect(await refusal(certified, 'gloves')).toBe('HEALTH_CARE_RESTRICTION');
    await setOrganization({ health_care: true });
    expect(await refusal(certified, 'gloves')).toBe('ADDED');
    expect(await refusal(other, 'gloves')).toBe('HEALTH_CARE_RESTRICTION');
    await setOrganization({ health_care: false });
  });
});

describe('memberships', () => {
  it('are sold once, to registered consumers with a rewards number, and can be upgraded', async () => {
    expect(await refusal(shop.shopper(), 'select')).toBe('MISSING_USER');
    for (const business of [await member(), shop.shopper('sba')])
      expect(await refusal(business, 'select')).toBe('MEMBERSHIP_GENERIC_ERR');
    const buyer = (changes: Record<string, unknown>) => registered('sdc', { rewards_no: '123', ...changes });
    expect(await refusal(await buyer({ rewards_no: null }), 'select')).toBe('MISSING_REWARDS_ID');
    expect(await refusal(await buyer({}), 'select')).toBe('ADDED');
    expect(await refusal(await buyer({ membership_program: 'SELECT' }), 'select')).toBe('ALREADY_PURCHASED');
    expect(await refusal(await buyer({ membership_program: 'SELECT' }), 'premium')).toBe('ADDED');
    expect(await refusal(await buyer({ membership_program: 'PREMIUM' }), 'select')).toBe('ALREADY_PURCHASED');
    expect(await refusal(await buyer({ is_beneficiary: true }), 'select')).toBe('ALREADY_BENEFICIARY');
  });
});

describe('business permissions and policies', () => {
  const policy = (kind: 'CATEGORY' | 'BRAND' | 'ITEM', value: string) =>
    shop.database.db
      .insertInto('organization_policies')
      .values({ organization_id: organizationId, kind, value })
      .execute();
  afterEach(async () => {
    await shop.database.db.deleteFrom('organization_policies').execute();
    await setOrganization({ contract_only: false });
  });

  it('block a category, with those below it, for every member', async () => {
    const { db } = shop.database;
    await db
      .insertInto('categories')
      .values({ id: 'office', name: 'Office', parent_id: null, description: '', position: 9, picture: '{}' })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await db.updateTable('categories').set({ parent_id: 'office' }).where('id', '=', 'writing').execute();
    await policy('CATEGORY', 'office');
    expect(await refusal(await member(), 'pen')).toBe('BLOCKED_FOR_ADD_TO_CART');
    expect(await refusal(await member(), 'ream')).toBe('ADDED');
    expect(await refusal(shop.shopper('sba'), 'pen')).toBe('ADDED');
  });

  it.each([
    ['G_BIO', 'ITEM', 'pen'],
    ['G_IBV', 'BRAND', 'Inkwell'],
  ] as const)('%s makes a member subject to policies of the kind %s', async (permission, kind, value) => {
    await policy(kind, value);
    expect(await refusal(await member(['G_BOP', permission]), 'pen')).toBe('BLOCKED_FOR_ADD_TO_CART');
    expect(await refusal(await member(), 'pen')).toBe('ADDED');
  });

  it('G_IOC allows off-contract items where the organization buys on contract only', async () => {
    await setOrganization({ contract_only: true });
    await shop.database.db
      .insertInto('contract_prices')
      .values({ organization_id: organizationId, sku: 'ream', price_minor: 800 })
      .execute();
    const limited = await member();
    expect(await refusal(limited, 'pen')).toBe('OFF_CONTRACT_ERROR');
    expect(await added(limited, 'ream')).toMatchObject({
      status: 'ACTIVE',
      product: { contractInfo: { onContract: true, priceMethod: 'CONTRACT' } },
    });
    const free = await member(['G_IOC']);
    expect(await added(free, 'pen')).toMatchObject({
      product: { contractInfo: { onContract: false, priceMethod: 'MPI' } },
    });
  });

  it('G_WS allows items that a wholesaler ships; consumers need no permission', async () => {
    expect(await refusal(await member(), 'shipped-by-others')).toBe('BLOCKED_FOR_ADD_TO_CART');
    expect(await refusal(await member(['G_WS']), 'shipped-by-others')).toBe('ADDED');
    expect(await refusal(shop.shopper(), 'shipped-by-others')).toBe('ADDED');
  });

  it('G_CSE is offered on-contract alternatives only', async () => {
    const { db } = shop.database;
    const alternates = ['second-pen', 'released'];
    await addOffers(shop.database, 'pen', alternates, 'ALTERNATE');
    const price = { organization_id: organizationId, sku: 'second-pen', price_minor: 900 };
    await db.insertInto('contract_prices').values(price).execute();
    const offered = async (permissions: PermissionCode[]) => {
      const shopper = await member(permissions);
      await add(shopper, 'pen');
      await setStock(shop.database, 'pen', 0);
      const { relatedItems } = (await shopper.get('/checkout?alt=true')).body.data.cartInfo;
      await setStock(shop.database, 'pen', 100);
      return (relatedItems as { itemId: string }[]).map(({ itemId }) => itemId).sort();
    };
    expect(await offered(['G_CSE'])).toEqual(['second-pen']);
    expect(await offered([])).toEqual(alternates.sort());
  });

  it('G_BOP allows pickup; without it the item is shipped, with a message', async () => {
    const pickup = { items: [{ itemId: 'pen', qty: 1, deliveryType: 'ISP', pickupStoreNumber: '1547' }] };
    const [shipped] = getLines(await (await member([])).post(ITEM, pickup));
    expect(shipped).toMatchObject({
      selectedDeliveryOption: { deliveryType: 'STA' },
      messages: [{ code: 'NOT_AVAILABLE_FOR_BOPIS', type: 'WARN' }],
    });
    const [collected] = getLines(await (await member()).post(ITEM, pickup));
    expect(collected).toMatchObject({ selectedDeliveryOption: { deliveryType: 'ISP' }, messages: [] });
  });

  it('without G_BOP a line cannot be moved to a store, and offers none (storefront-6.22)', async () => {
    const inStore = async (permissions: PermissionCode[]) => {
      const shopper = await member(permissions);
      shopper.cookies.set(
        YOUR_STORE_COOKIE,
        writeYourStore({
          storeNumber: '1547',
          address1: '',
          city: 'Framingham',
          state: 'MA',
          zipCode: '01702',
          persists: true,
        }),
      );
      await add(shopper, 'pen');
      const {
        items: [line],
      } = await readCart(shopper);
      const offered = line!.availableDeliveryOptions?.map(({ groupId }: { groupId: string }) => groupId);
      const move = async (deliveryType: string) => {
        const items = [{ cartItemId: line!.cartItemId, qty: 1, deliveryType, pickupStoreNumber: '1547' }];
        const [moved] = getLines(await shopper.put(`${ITEM}?responseType=WHOLE`, { items }));
        return [moved!.selectedDeliveryOption.deliveryType, moved!.messages[0]?.description];
      };
      const { bopisEligible } = line!.product;
      return { bopisEligible, offered, ISP: await move('ISP'), STS: await move('STS') };
    };
    const text = 'Your account doesn’t include store pickup. Have this item delivered instead.';
    expect(await inStore([])).toEqual({
      bopisEligible: false,
      offered: ['G1'],
      ISP: ['STA', text],
      STS: ['STA', text],
    });
    expect(await inStore(['G_BOP'])).toMatchObject({
      bopisEligible: true,
      offered: ['G1', 'G2'],
      ISP: ['ISP', undefined],
      STS: ['STS', undefined],
    });
  });

  it('a line for pickup cannot be ordered once G_BOP is withdrawn, and can be delivered', async () => {
    const shopper = await member();
    const pickup = { itemId: 'pen', qty: 1, deliveryType: 'ISP', pickupStoreNumber: '1547' };
    await shopper.post(ITEM, { items: [pickup] });
    await shop.database.db
      .updateTable('accounts')
      .set({ permissions: '[]' })
      .where('username', '=', `person-${person}@example.com`)
      .execute();
    const cart = await readCart(shopper);
    const [line] = cart.items;
    expect(line).toMatchObject({ messages: [{ code: 'NOT_AVAILABLE_FOR_BOPIS', type: 'ERROR' }] });
    expect(cart.cartAttributes).toMatchObject({ hardStop: true, proceedCheckout: false });
    const items = [{ cartItemId: line!.cartItemId, qty: 1, deliveryType: 'STA' }];
    const delivered = await shopper.put(`${ITEM}?responseType=WHOLE`, { items });
    expect(getLines(delivered)[0]).toMatchObject({ messages: [] });
    expect(delivered.body.data.cartInfo.cartAttributes).toMatchObject({ hardStop: false });
  });

  it('G_AL adds by the part numbers of the organization, and G_ALP finds the one in stock', async () => {
    await shop.database.db
      .insertInto('customer_skus')
      .values([
        { organization_id: organizationId, sku: 'pen', customer_sku: 'OFFICE-7' },
        { organization_id: organizationId, sku: 'second-pen', customer_sku: 'OFFICE-7' },
      ])
      .execute();
    const byPartNumber = async (permissions: PermissionCode[]) => {
      const shopper = await member(permissions);
      const reply = await shopper.post(ITEM, { items: [{ itemId: 'OFFICE-7', qty: 2 }] });
      return reply.status === 200
        ? getLines(reply).map(({ itemId, customerSku, status }) => [itemId, customerSku, status])
        : reply.body.error.code;
    };
    expect(await byPartNumber(['G_AL'])).toEqual([['pen', 'OFFICE-7', 'ACTIVE']]);
    expect(await byPartNumber([])).toBe('SKU_INVALID');
    await setStock(shop.database, 'pen', 0);
    expect(await byPartNumber(['G_AL'])).toEqual([['pen', 'OFFICE-7', 'INVALID']]);
    expect(await byPartNumber(['G_AL', 'G_ALP'])).toEqual([['second-pen', 'OFFICE-7', 'ACTIVE']]);
    await setStock(shop.database, 'pen', 100);
  });

  it('G_ALP comes with one of the toggles linkPlusRamp1 to linkPlusRamp8 for link customers', async () => {
    const { db } = shop.database;
    await db
      .insertInto('customer_skus')
      .values([
        { organization_id: organizationId, sku: 'pen', customer_sku: 'OFFICE-7' },
        { organization_id: organizationId, sku: 'second-pen', customer_sku: 'OFFICE-7' },
      ])
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await setStock(shop.database, 'pen', 0);
    const seen = async (permissions: PermissionCode[]) => {
      const shopper = await member(permissions);
      const { session } = (await shopper.get('/account')).body.data;
      const reply = await shopper.post(ITEM, { items: [{ itemId: 'OFFICE-7', qty: 1 }] });
      const itemId = reply.status === 200 ? getLines(reply)[0]!.itemId : undefined;
      return [session.sessionIPA.permissionDetail.includes('G_ALP'), itemId];
    };
    const results = [];
    for (const step of [1, 2, 3, 4, 5, 6, 7, 8]) {
      await changeToggle(db, { name: `linkPlusRamp${step}`, on: true });
      results.push(await seen(['G_AL']));
      if (results.at(-1)![0]) expect(await seen([])).toEqual([false, undefined]);
      await changeToggle(db, { name: `linkPlusRamp${step}`, on: false });
    }
    expect(results.filter(([hasLinkPlus]) => hasLinkPlus)).toEqual([[true, 'second-pen']]);
    expect(results.filter(([hasLinkPlus]) => !hasLinkPlus)).toEqual(Array(7).fill([false, 'pen']));
    await setStock(shop.database, 'pen', 100);
  });
});

describe('the whole cart', () => {
  const readyGuest = async (...items: string[]) => {
    const shopper = shop.shopper();
    await shopper.post(ITEM, { items: items.map((itemId) => ({ itemId, qty: 1 })) });
    await shopper.put('/checkout/default', { emailId1: 'ada@example.com', addresses: [ADDRESS] });
    await payBy(shopper, GOOD_CARD);
    return shopper;
  };
  const codes = async (shopper: Shopper) => (await readCart(shopper)).messages.map(({ code }) => code);

  it('cannot be ordered with a negative total', async () => {
    const shopper = await readyGuest('paid-to-take');
    const { cartSummary, cartAttributes } = await readCart(shopper);
    expect(cartSummary['ordTotal']).toBeLessThan(0);
    expect(await codes(shopper)).toEqual(['NEGATIVE_CART_TOTAL']);
    expect(cartAttributes).toMatchObject({ proceedCheckout: false, hardStop: true });
    const refused = await order(shopper, cartSummary['ordTotal']!);
    expect(refused.status).toBe(409);
    expect(refused.body.error.code).toBe('NEGATIVE_CART_TOTAL');
  });

  it('requires merchandise of a minimum value for add-on items', async () => {
    const shopper = await readyGuest('clip', 'ream');
    const { messages, cartSummary } = await readCart(shopper);
    expect(messages).toEqual([
      {
        code: 'ADDON_THRESHOLD_NOT_MET',
        type: 'ERROR',
        description: 'Add $15.00 of other items to order your add-on items.',
      },
    ]);
    expect((await order(shopper, cartSummary['ordTotal']!)).body.error.code).toBe('ADDON_THRESHOLD_NOT_MET');
    await add(shopper, 'ream', 2);
    expect(await codes(shopper)).toEqual([]);
  });

  it('cannot have deliveries of different shipping classes', async () => {
    const shopper = await readyGuest('battery', 'safe', 'ream');
    const { cartSummary } = await readCart(shopper);
    expect(await codes(shopper)).toEqual(['DELIVERY_COMBINATION_CONSTRAINT_FAILED']);
    const refused = await order(shopper, cartSummary['ordTotal']!);
    expect(refused.body.error.code).toBe('DELIVERY_COMBINATION_CONSTRAINT_FAILED');
    const { items } = await readCart(shopper);
    await shopper.remove(`${ITEM}/${items.find(({ itemId }) => itemId === 'safe')!.cartItemId}`);
    expect(await codes(shopper)).toEqual([]);
    const { ordTotal } = (await readCart(shopper)).cartSummary;
    expect((await order(shopper, ordTotal!)).status).toBe(200);
  });
});
