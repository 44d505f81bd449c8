import { sql } from 'kysely';
import { ADDRESS, getLines, ITEM, readCart } from '../../testing/carts.ts';
import { giftCard, payByGiftCard } from '../../testing/checkouts.ts';
import { addStores, setStoreStock } from '../../testing/places.ts';
import { addOffers, createTestShop, setStock, type TestShop } from '../../testing/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop({
    products: [
      { sku: 'pen', category: 'writing', conditions: { soldBy: 'Rewell Supply' } },
      { sku: 'new-pen', conditions: { streetDate: '2030-03-01' } },
      { sku: 'late-pen', conditions: { backInStockOn: '2030-03-01', classId: '235', redeemable: true } },
      { sku: 'paint', conditions: { surcharge: 100, notes: ['limitedQuantities'] } },
      { sku: 'plain-paint' },
      { sku: 'club', electronic: true, conditions: { membership: 'SELECT' } },
      { sku: 'desk', price: 20000 },
      { sku: 'plan', price: 3000, electronic: true },
      { sku: 'solvent', conditions: { restrictedStates: ['CA'] } },
    ],
  });
  const { db } = shop.database;
  await addOffers(shop.database, 'paint', ['plain-paint'], 'ALTERNATE');
  await addOffers(shop.database, 'pen', ['new-pen'], 'ALTERNATE');
  await addOffers(shop.database, 'desk', ['plan']);
  await addStores(shop.database, '1547');
  await setStoreStock(shop.database, '1547', 'pen', 4);
  const coupon = (id: string, basisPoints: number, more: { checkout_only?: boolean; priority: number }) => ({
    id,
    tenant: null,
    code: id.toUpperCase(),
    name: id,
    scope: 'CART' as const,
    benefit: JSON.stringify({ type: 'PERCENT', basisPoints }),
    ...more,
  });
  await db
    .insertInto('promotions')
    .values([
      coupon('ten', 1000, { priority: 2 }),
      coupon('later', 2000, { priority: 5, checkout_only: true }),
    ])
    .execute();
});
afterAll(() => shop.close());

async function lineOf(itemId: string) {
  const shopper = shop.shopper();
  await shopper.post(ITEM, { items: [{ itemId, qty: 2 }] });
  return (await readCart(shopper)).items[0]!;
}

describe('the delivery of a line', () => {
  it('keeps PCK as sent, as a pickup', async () => {
    const shopper = shop.shopper();
    const items = [{ itemId: 'pen', qty: 2, deliveryType: 'PCK', pickupStoreNumber: '1547' }];
    const [added] = getLines(await shopper.post(ITEM, { items }));
    const [read] = (await readCart(shopper)).items;
    for (const line of [added!, read!])
      expect(line).toMatchObject({
        selectedDeliveryOption: { deliveryType: 'PCK', pickupStoreNumber: '1547', availableQuantity: 4 },
        shippingInfo: { deliveryType: 'PCK', pickStoreNumber: '1547' },
      });
  });

  it('repeats that it is out of stock there', async () => {
    const shopper = shop.shopper();
    await shopper.post(ITEM, { items: [{ itemId: 'plain-paint', qty: 1 }] });
    await setStock(shop.database, 'plain-paint', 0);
    const [line] = (await readCart(shopper)).items;
    expect(line!.selectedDeliveryOption.messages).toMatchObject([{ code: 'OUT_OF_STOCK', type: 'ERROR' }]);
    await setStock(shop.database, 'plain-paint', 100);
  });

  it('names the address that it is shipped to, and repeats the messages about it', async () => {
    const shopper = shop.shopper();
    await shopper.post(ITEM, { items: [{ itemId: 'solvent', qty: 1 }] });
    expect((await readCart(shopper)).items[0]!.selectedDeliveryOption).not.toHaveProperty('addressId');
    await shopper.put('/checkout/default', {
      addresses: [{ ...ADDRESS, id: 'home', city: 'Los Angeles', state: 'CA', zipCode: '90012' }],
    });
    const [line] = (await readCart(shopper)).items;
    expect(line!.selectedDeliveryOption.addressId).toBe('home');
    expect(line!.selectedDeliveryOption.messages).toEqual(line!.messages);
    expect(line!.messages).toMatchObject([{ code: 'RESTRICTED_ITEM' }]);
    await shopper.post(ITEM, {
      items: [{ itemId: 'pen', qty: 1, deliveryType: 'ISP', pickupStoreNumber: '1547' }],
    });
    const collected = (await readCart(shopper)).items[1]!;
    expect(collected.selectedDeliveryOption).not.toHaveProperty('addressId');
    expect(collected.selectedDeliveryOption).not.toHaveProperty('messages');
  });
});

describe('a whole cart', () => {
  it('names the part that rewards can pay for', async () => {
    const shopper = shop.shopper();
    await shopper.post(ITEM, {
      items: [
        { itemId: 'late-pen', qty: 2 },
        { itemId: 'pen', qty: 1 },
      ],
    });
    const cart = (await readCart(shopper)) as never as Record<string, unknown>;
    expect(cart['cartEasyRewards']).toEqual({ eligibleAmount: 20 });
    // Guests have no rewards to pay with.
    expect(cart['metadata']).toEqual({ displayRules: ['FUTURE_DELIVERY'] });
  });

  it('lists its gift cards with what each pays', async () => {
    const shopper = shop.shopper();
    await shopper.post(ITEM, { items: [{ itemId: 'desk', qty: 1 }] });
    await shopper.put('/checkout/default', { addresses: [ADDRESS], emailId1: 'ada@example.com' });
    await payByGiftCard(shopper, giftCard(5000, 771));
    const cart = (await readCart(shopper)) as never as Record<string, unknown>;
    expect(cart['orderPayment']).toEqual({
      orderPayments: [
        { id: expect.any(String), paymentType: 'GIFT_CARD', addedToOrder: true, amountApplied: 50 },
      ],
    });
    expect(cart['metadata']).toEqual({ displayRules: expect.arrayContaining(['ORDER_PAYMENT']) });
  });
});

describe('the addresses of a cart', () => {
  const addresses = async (address: object) => {
    const shopper = shop.shopper();
    await shopper.post(ITEM, { items: [{ itemId: 'pen', qty: 1 }] });
    const { status } = await shopper.put('/checkout/default', { addresses: [address] });
    return status === 200 ? (await readCart(shopper)).addresses : status;
  };

  it('have an email address', async () => {
    expect(await addresses({ ...ADDRESS, email: 'ada@example.com' })).toMatchObject([
      { email: 'ada@example.com' },
    ]);
  });

  it.each(['ApplePayAddress', 'KlarnaAddress', 'PaypalAddress'])('say that they are a %s', async (field1) => {
    expect(await addresses({ ...ADDRESS, field1 })).toMatchObject([{ field1 }]);
  });

  it.each([
    ['ApplePayAddress', true],
    ['PaypalAddress', false],
  ])('make the cart use the address of Apple Pay, if they are a %s: %j (cart-3.92)', async (field1, uses) => {
    const shopper = shop.shopper();
    await shopper.post(ITEM, { items: [{ itemId: 'pen', qty: 1 }] });
    expect((await readCart(shopper)).cartAttributes.useApplePayAddress).toBe(false);
    await shopper.put('/checkout/default', { addresses: [{ ...ADDRESS, field1 }] });
    expect((await readCart(shopper)).cartAttributes.useApplePayAddress).toBe(uses);
  });

  it('have an email address of the shopper, and the number of a store (storefront-3.12)', async () => {
    const shopper = shop.shopper();
    await shopper.post(ITEM, {
      items: [
        { itemId: 'pen', qty: 1 },
        { itemId: 'pen', qty: 1, deliveryType: 'ISP', pickupStoreNumber: '1547' },
      ],
    });
    await shopper.put('/checkout/default', { addresses: [{ ...ADDRESS, email: 'ada@example.com' }] });
    const [own, store] = (await readCart(shopper)).addresses;
    expect(own).toMatchObject({ type: 'S', email: 'ada@example.com' });
    expect(own).not.toHaveProperty('storeNumber');
    expect(store).toMatchObject({ type: 'ST', storeNumber: '1547' });
    expect(store).not.toHaveProperty('email');
  });

  it('come from no other wallet', async () => {
    expect(await addresses({ ...ADDRESS, field1: 'OtherAddress' })).toBe(400);
  });
});

it('a cart call that fails unexpectedly reports a technical problem, and changes nothing', async () => {
  const shopper = shop.shopper();
  await shopper.post(ITEM, { items: [{ itemId: 'pen', qty: 1 }] });
  const { db } = shop.database;
  await sql`alter table product_relations rename to hidden_relations`.execute(db);
  try {
    const { status, body } = await shopper.post(ITEM, {
      items: [{ itemId: 'plan', qty: 1, parentItemId: 'pen' }],
    });
    expect(status).toBe(500);
    expect(body.error).toMatchObject({
      code: 'TECHNICAL_PROBLEM',
      message: 'Sorry, something went wrong. Please try again.',
    });
  } finally {
    await sql`alter table hidden_relations rename to product_relations`.execute(db);
  }
  expect((await readCart(shopper)).items.map(({ itemId, qty }) => [itemId, qty])).toEqual([['pen', 1]]);
});

describe('the fields of a line', () => {
  it('identify it, and give its prices, product and stock', async () => {
    const line = await lineOf('pen');
    expect(line).toMatchObject({
      partNumber: 'PN-pen',
      createdDate: shop.clock.now.toISOString(),
      priceInfo: { basePrice: 20, basePricePerUnit: 10, finalPrice: 20 },
      product: {
        partNumber: 'PN-pen',
        brandName: 'Plain',
        bopisEligible: true,
        images: [expect.stringContaining('/media/')],
        hierarchy: 'writing',
      },
      inventory: { items: [{ availablequantity: 100 }] },
      availableDeliveryOptions: [
        { groupId: 'G1', locations: [{ locationId: '', available: 100, threshold: 10 }] },
      ],
    });
    expect(line['product']).not.toHaveProperty('productTypeName');
  });

  it('mark downloads, which are delivered electronically', async () => {
    const shopper = shop.shopper();
    await shopper.post(ITEM, {
      items: [
        { itemId: 'desk', qty: 1 },
        { itemId: 'plan', qty: 1, parentItemId: 'desk' },
      ],
    });
    const { cartAttributes, items } = await readCart(shopper);
    expect(cartAttributes).toMatchObject({ hasESDOrDFItem: true });
    expect(items[1]).toMatchObject({
      product: { productTypeName: 'ESD' },
      availableDeliveryOptions: [{ groupId: 'G4', locations: [] }],
    });
  });

  it('mark a pre-order, with its street date and a delivery window after it', async () => {
    const line = await lineOf('new-pen');
    expect(line['product']).toMatchObject({ preOrder: true, streetDate: '2030-03-01' });
    expect(line['selectedDeliveryOption'].minDeliveryDate > '2030-03-01').toBe(true);
    expect((await lineOf('pen'))['product']).not.toHaveProperty('preOrder');
  });

  it('mark a back order, the class of a gift card and what rewards can pay for', async () => {
    const line = await lineOf('late-pen');
    expect(line['selectedDeliveryOption']).toMatchObject({ isBackOrder: true });
    expect(line['selectedDeliveryOption'].minDeliveryDate > '2030-03-01').toBe(true);
    expect(line['product'].classId).toBe('235');
    expect(line['easyRewardsItem']).toEqual({ redemptionEligibility: true });
  });

  it('name the third party that sells the item', async () => {
    expect((await lineOf('pen'))['product'].soldBy).toBe('Rewell Supply');
    expect((await lineOf('plain-paint'))['product']).not.toHaveProperty('soldBy');
  });

  it('name alternatives without a surcharge, notes, and the membership', async () => {
    expect(await lineOf('paint')).toMatchObject({
      surchargeAlts: ['plain-paint'],
      product: { notes: ['limitedQuantities'] },
    });
    const [club] = getLines(await shop.shopper().post(ITEM, { items: [{ itemId: 'club', qty: 1 }] }));
    expect(club).toMatchObject({ status: 'INVALID', itemAttributes: { membershipSKU: 'SELECT' } });
  });

  it('keep the price at which the item was added, and repeat the delivery choice', async () => {
    const shopper = shop.shopper();
    await shopper.post(ITEM, { items: [{ itemId: 'desk', qty: 1 }] });
    const price = (price_minor: number) =>
      shop.database.db.updateTable('products').set({ price_minor }).where('sku', '=', 'desk').execute();
    await price(18000);
    expect((await readCart(shopper)).items[0]).toMatchObject({
      addToCartPriceInfo: { finalPricePerUnit: 200 },
      priceInfo: { finalPricePerUnit: 180 },
      shippingInfo: { deliveryType: 'STA' },
    });
    await price(20000);
  });

  it('say that a store ships what no warehouse has', async () => {
    await setStock(shop.database, 'pen', 0);
    const shopper = shop.shopper();
    const pickup = { itemId: 'pen', qty: 1, deliveryType: 'ISP', pickupStoreNumber: '1547' };
    const [line] = getLines(await shopper.post(ITEM, { items: [pickup] }));
    await setStock(shop.database, 'pen', 100);
    expect(line).toMatchObject({
      product: { sfs: true },
      shippingInfo: { deliveryType: 'ISP', pickStoreNumber: '1547' },
    });
  });
});

describe('the totals', () => {
  it('show the cart without coupons that apply at checkout only, and after the first two priorities', async () => {
    const shopper = shop.shopper();
    await shopper.post(ITEM, { items: [{ itemId: 'desk', qty: 1 }], coupons: ['TEN', 'LATER'] });
    const { cartSummary, items } = await readCart(shopper);
    expect(cartSummary).toMatchObject({
      cartSubTotal: 200,
      cartSubTotalAfterPriorityTwoCoupons: 180,
      cartSubTotalAfterCoupons: 144,
      cartSubTotalExcludingCheckoutOnlyCoupons: 180,
      ordTotalExcludingCheckoutOnlyCoupons: 180,
      balanceOrdTotalExcludingCheckoutOnlyCoupons: 180,
      cartModeShipFee: 0,
      ordTotal: 144,
    });
    expect(items[0]!['priceInfo']).toMatchObject({
      finalPrice: 144,
      finalPriceBeforeBasketCoupons: 200,
      finalPriceBeforeCheckoutOnlyCoupons: 180,
    });
  });

  it('show the fee of standard delivery whatever the level of service is', async () => {
    const shopper = shop.shopper();
    await shopper.post(ITEM, { items: [{ itemId: 'pen', qty: 1 }] });
    await shopper.put('/checkout/default', { levelOfService: 'NDD' });
    expect((await readCart(shopper)).cartSummary).toMatchObject({ shipFee: 14.99, cartModeShipFee: 7.99 });
  });
});

it('reduces the cart of members of a membership program only, and gives others the reason', async () => {
  const { db } = shop.database;
  const member = shop.shopper();
  await member.post('/account/register', {
    username: 'member@example.com',
    password: 'correct-horse-battery',
    firstName: 'Ada',
    lastName: 'Page',
  });
  await db
    .updateTable('accounts')
    .set({ membership_program: 'SELECT' })
    .where('username', '=', 'member@example.com')
    .execute();
  const promotion = (id: string, code: string | null) => ({
    id,
    code,
    name: 'Members save 5%',
    scope: 'CART' as const,
    conditions: JSON.stringify({ membership: 'SELECT' }),
    benefit: JSON.stringify({ type: 'PERCENT', basisPoints: 500 }),
  });
  await db
    .insertInto('promotions')
    .values([promotion('members', null), promotion('club', 'CLUB')])
    .execute();
  const guest = shop.shopper();
  for (const each of [member, guest])
    await each.post(ITEM, { items: [{ itemId: 'desk', qty: 1 }], coupons: ['CLUB'] });
  const own = await readCart(member);
  expect(own.cartSummary).toMatchObject({ finalMembershipSavings: 19.5, cartSubTotalAfterCoupons: 180.5 });
  const other = await readCart(guest);
  expect(other.cartSummary).not.toHaveProperty('finalMembershipSavings');
  expect(other.coupons).toMatchObject([{ couponCode: 'CLUB', applied: false, reason: 'MEMBERS_ONLY' }]);
  await db.deleteFrom('promotions').where('id', '=', 'members').execute();
});

describe('the parts of a whole cart', () => {
  it('hold the owner for registered shoppers only', async () => {
    const shopper = shop.shopper();
    await shopper.post(ITEM, { items: [{ itemId: 'pen', qty: 1 }] });
    expect(await readCart(shopper)).not.toHaveProperty('userInfo');
    await shopper.post('/account/register', {
      username: 'fields@example.com',
      password: 'correct-horse-battery',
      firstName: 'Ada',
      lastName: 'Page',
    });
    const { db } = shop.database;
    await db
      .updateTable('accounts')
      .set({ backend_customer_type: 'PR6' })
      .where('username', '=', 'fields@example.com')
      .execute();
    const cart = (await shopper.get('/checkout')).body.data.cartInfo;
    expect(cart).toMatchObject({
      userInfo: {
        firstName: 'Ada',
        isPremiumRewards: true,
        isNewCustomer: true,
        isCertifiedUser: false,
        membershipProgram: 'NON_MEMBER',
      },
      userProfile: { username: 'f***@example.com', backendCustomerType: 'PR6' },
      orderedByShopperInfo: { firstName: 'Ada', lastName: 'Page' },
    });
    expect(cart.profileId).toBe(cart.userProfile.id);
    shop.clock.now = new Date(shop.clock.now.getTime() + 91 * 86_400_000);
    const later = shop.shopper();
    await later.post('/account/signin', {
      username: 'fields@example.com',
      password: 'correct-horse-battery',
    });
    expect((await later.get('/checkout')).body.data.cartInfo.userInfo.isNewCustomer).toBe(false);
  });

  it('name the guest’s cart that was merged, and how a member signs in', async () => {
    const shopper = shop.shopper();
    await shopper.post(ITEM, { items: [{ itemId: 'pen', qty: 1 }] });
    const guest = await readCart(shopper);
    const who = { username: 'fields@example.com', password: 'correct-horse-battery' };
    await shopper.post('/account/signin', who);
    expect(await readCart(shopper)).toMatchObject({ previousCartId: guest.cartId });

    const member = shop.shopper('sba');
    const business = {
      ...who,
      username: 'mvp@example.com',
      firstName: 'Ada',
      lastName: 'Page',
      organizationName: 'Office',
    };
    await member.post('/account/register', business);
    await member.post(ITEM, { items: [{ itemId: 'pen', qty: 1 }] });
    await shop.database.db.updateTable('organizations').set({ flow: 'MVP', po_policy: 'REQUIRED' }).execute();
    expect((await readCart(member)).cartAttributes).toMatchObject({
      isMvp: true,
      mvpType: 'INSPECT',
      loginELPParam: 'MVP',
      isMandatoryEnabled: true,
    });
  });

  it('name the sections that checkout needs', async () => {
    const shopper = shop.shopper();
    const sections = async () => (await shopper.get('/checkout')).body.data.cartInfo.checkoutSections;
    expect(await sections()).toEqual([]);
    await shopper.post(ITEM, {
      items: [{ itemId: 'pen', qty: 1, deliveryType: 'ISP', pickupStoreNumber: '1547' }],
    });
    expect(await sections()).toEqual(['PICKUP', 'PAYMENT']);
    await shopper.post(ITEM, { items: [{ itemId: 'desk', qty: 1 }] });
    expect(await sections()).toEqual(['ADDRESS', 'PICKUP', 'PAYMENT']);
  });

  it('list alternatives of lines that cannot be ordered, and plans that are not chosen yet, on request', async () => {
    const shopper = shop.shopper();
    await shopper.post(ITEM, {
      items: [
        { itemId: 'pen', qty: 1 },
        { itemId: 'desk', qty: 1 },
      ],
    });
    await setStock(shop.database, 'pen', 0);
    await setStock(shop.database, 'desk', 0);
    const read = async (query: string) => (await shopper.get(`/checkout${query}`)).body.data.cartInfo;
    const plain = await read('');
    expect(plain).not.toHaveProperty('relatedItems');
    expect(plain).not.toHaveProperty('warrantyItems');
    const cart = await read('?alt=true&wt=true');
    const [pen, desk] = cart.items as { cartItemId: string }[];
    expect(cart.relatedItems).toMatchObject([
      { cartItemId: pen!.cartItemId, type: 'altsub', itemId: 'new-pen', finalPricePerUnit: 10 },
      { cartItemId: desk!.cartItemId, type: 'nosub' },
    ]);
    expect(cart.warrantyItems).toEqual([
      {
        cartItemId: desk!.cartItemId,
        itemId: 'plan',
        name: 'Item plan',
        itemUrl: '/p/plan/item-plan',
        imageUrl: expect.stringMatching(/^\/media\/pictures\//),
        finalPricePerUnit: 30,
      },
    ]);
    await setStock(shop.database, 'pen', 100);
    await setStock(shop.database, 'desk', 100);
    await shopper.post(ITEM, { items: [{ itemId: 'plan', qty: 1, parentItemId: 'desk' }] });
    expect(await read('?alt=true&wt=true')).toMatchObject({ relatedItems: [], warrantyItems: [] });
  });

  it('list the inventory by warehouse on request', async () => {
    const { db } = shop.database;
    const warehouse = { city: 'Boston', state: 'MA', zip: '02110', latitude: 42.4, longitude: -71 };
    await db
      .insertInto('warehouses')
      .values([
        { id: 'east', name: 'East', ...warehouse },
        { id: 'west', name: 'West', ...warehouse },
      ])
      .execute();
    await db
      .insertInto('warehouse_stock')
      .values([
        { sku: 'pen', warehouse_id: 'east', available: 60 },
        { sku: 'pen', warehouse_id: 'west', available: 40 },
      ])
      .execute();
    const shopper = shop.shopper();
    await shopper.post(ITEM, { items: [{ itemId: 'pen', qty: 1 }] });
    const read = async (query: string) =>
      (await shopper.get(`/checkout${query}`)).body.data.cartInfo.items[0].inventory.items;
    expect(await read('')).toEqual([{ availablequantity: 100 }]);
    expect(await read('?invDtls=true')).toEqual(
      expect.arrayContaining([
        { locationId: 'east', availablequantity: 60 },
        { locationId: 'west', availablequantity: 40 },
      ]),
    );
  });

  it('keep their addresses’ fields', async () => {
    const shopper = shop.shopper();
    await shopper.post(ITEM, { items: [{ itemId: 'pen', qty: 1 }], addresses: [ADDRESS] });
    expect((await readCart(shopper)).cartAttributes).toMatchObject({ hardStop: false, isDasEnabled: false });
  });
});

describe('the suggested address', () => {
  const enter = async (place: { city: string; state: string; zipCode: string }) => {
    const shopper = shop.shopper();
    await shopper.post(ITEM, { items: [{ itemId: 'pen', qty: 1 }] });
    expect(await readCart(shopper)).not.toHaveProperty('suggestedAddress');
    await shopper.put('/checkout/default', { addresses: [{ ...ADDRESS, id: 'home', ...place }] });
    return shopper;
  };

  it('has the city of the ZIP code where the address has another one', async () => {
    const shopper = await enter({ city: 'Boston', state: 'MA', zipCode: '01760' });
    const { addresses, suggestedAddress, cartAttributes } = await readCart(shopper);
    expect(suggestedAddress).toEqual({ ...addresses[0], city: 'Natick' });
    expect(addresses[0]).toMatchObject({ city: 'Boston', zipCode: '01760' });
    expect(cartAttributes.hardStop).toBe(false);

    await shopper.put('/checkout/default', { addresses: [suggestedAddress] });
    const corrected = await readCart(shopper);
    expect(corrected.addresses[0]).toMatchObject({ id: 'home', city: 'Natick' });
    expect(corrected).not.toHaveProperty('suggestedAddress');
  });

  it('has the state of the ZIP code near a state line', async () => {
    const shopper = await enter({ city: 'Fishers Island', state: 'CT', zipCode: '06390' });
    expect((await readCart(shopper)).suggestedAddress).toMatchObject({ state: 'NY' });
  });

  it('is absent for a city that fits', async () => {
    const shopper = await enter({ city: 'ST. LOUIS', state: 'MO', zipCode: '63101' });
    expect(await readCart(shopper)).not.toHaveProperty('suggestedAddress');
  });
});
