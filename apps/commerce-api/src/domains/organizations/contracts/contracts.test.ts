import { type ApprovalShop, BUYER } from '../../../testing/approval-shop.ts';
import { add, readCart } from '../../../testing/carts.ts';
import { cardBody, order } from '../../../testing/checkouts.ts';
import { BELL, contractCsv, createContractShop, importCsv } from '../../../testing/contracts.ts';
import type { Shopper } from '../../../testing/test-shop.ts';
import { changeContract, type ContractChange } from './contract-setup.ts';

let office: ApprovalShop;
let buyer: Shopper;
beforeEach(async () => {
  office = await createContractShop();
  office.shop.clock.now = new Date('2026-11-30T12:00:00Z');
  buyer = await office.signIn(BUYER);
});
afterEach(() => office.shop.close());

const at = (moment: string) => {
  office.shop.clock.now = new Date(moment);
};
const change = (terms: Omit<ContractChange, 'customerNumber' | 'contract'>, contract = 'C-1') =>
  changeContract(
    office.shop.database.db,
    { customerNumber: BELL, contract, ...terms },
    office.shop.clock.now,
  );
const page = async (sku: string) => (await buyer.get(`/catalog/products/${sku}`)).body.data.product;
const priceOf = async (sku: string) => (await page(sku)).priceValue as number;
const codes = (messages: { code: string }[]) => messages.map(({ code }) => code);

describe('the days of a contract', () => {
  it('start and end its prices without a job, on pages, in search, carts and orders', async () => {
    await importCsv(
      office.shop,
      contractCsv([['ream', '8.00', '2026-12-01', '2026-12-31']], {
        headings: ['sku', 'price', 'starts on', 'ends on'],
      }),
    );
    await add(buyer, 'ream', 1);
    const prices = async () => [
      await priceOf('ream'),
      (await buyer.get('/catalog/search?q=ream')).body.data.items[0].priceValue,
      (await readCart(buyer)).items[0]!.priceInfo.finalPricePerUnit,
    ];
    expect(await prices()).toEqual([10, 10, 10]);
    at('2026-12-01T00:00:00Z');
    expect(await prices()).toEqual([8, 8, 8]);
    const numbers = async () =>
      (await buyer.get('/account')).body.data.session.sessionIPA.accountDetail.contracts;
    expect(await numbers()).toEqual(['C-1']);
    expect((await page('ream')).contractInfo).toEqual({ onContract: true, priceMethod: 'CONTRACT' });
    at('2026-12-31T23:59:59Z');
    buyer = await office.signIn(BUYER);
    expect((await buyer.get('/catalog/search?minPrice=7&maxPrice=9')).body.data.items).toMatchObject([
      { itemId: 'ream' },
    ]);
    expect((await office.place(buyer, 1)).total).toBeGreaterThanOrEqual(1600);
    at('2027-01-01T00:00:00Z');
    expect((await buyer.get('/account')).body.data.session.isLoggedIn).toBe(true);
    expect(await priceOf('ream')).toBe(10);
    expect((await page('ream')).contractInfo).toEqual({ onContract: false, priceMethod: 'MPI' });
    expect(await numbers()).toEqual([]);
  });

  it('are the days until an operator changes them, and a suspended contract has no effect', async () => {
    await importCsv(office.shop, contractCsv([['ream', '8.00']]));
    expect(await priceOf('ream')).toBe(8);
    expect((await change({ isActive: false })).message).toContain('suspended');
    expect(await priceOf('ream')).toBe(10);
    await change({ isActive: true, startsOn: '2026-12-02' });
    expect(await priceOf('ream')).toBe(10);
    at('2026-12-02T00:00:00Z');
    expect(await priceOf('ream')).toBe(8);
    await expect(change({ endsOn: '2026-12-01' })).rejects.toMatchObject({ status: 400 });
  });
});

it('takes the contract with the highest priority, then the lowest price', async () => {
  await importCsv(
    office.shop,
    contractCsv([
      ['ream', '8.00'],
      ['pen', '4.00'],
    ]),
  );
  await importCsv(
    office.shop,
    contractCsv(
      [
        ['ream', '7.00'],
        ['pen', '4.50'],
      ],
      { contract: 'C-2' },
    ),
  );
  expect([await priceOf('ream'), await priceOf('pen')]).toEqual([7, 4]);
  expect((await page('ream')).catalogId ?? 'C-2').toBe('C-2');
  await change({ priority: 1 });
  expect([await priceOf('ream'), await priceOf('pen')]).toEqual([8, 4]);
  await change({ endsOn: '2026-11-30' });
  at('2026-12-01T00:00:00Z');
  expect([await priceOf('ream'), await priceOf('pen')]).toEqual([7, 4.5]);
});

it('has prices from a quantity on, and items at their general price', async () => {
  await importCsv(
    office.shop,
    contractCsv(
      [
        ['ream', '9.00', 1],
        ['ream', '8.50', 10],
        ['pen', '', ''],
      ],
      {
        headings: ['sku', 'price', 'min quantity'],
      },
    ),
  );
  expect((await page('ream')).volumePrices).toMatchObject([{ minQty: 10, priceValue: 8.5 }]);
  expect(await page('pen')).toMatchObject({ priceValue: 5, contractInfo: { onContract: true } });
  await add(buyer, 'ream', 9);
  const unit = async () => (await readCart(buyer)).items[0]!.priceInfo.finalPricePerUnit;
  expect(await unit()).toBe(9);
  await add(buyer, 'ream', 1);
  expect(await unit()).toBe(8.5);
  // The contract's prices from a quantity on replace those for everyone.
  await office.shop.database.db
    .updateTable('products')
    .set({ volume_prices: JSON.stringify([[2, 100]]) })
    .where('sku', '=', 'ream')
    .execute();
  expect(await unit()).toBe(8.5);
});

describe('the terms of a contract', () => {
  beforeEach(() => importCsv(office.shop, contractCsv([['ream', '8.00']])));

  it('require a minimum of goods, which the cart shows and the order checks', async () => {
    const total = await office.ready(buyer, 1);
    await change({ minimumMinor: 2000 });
    const cart = await readCart(buyer);
    expect(cart.messages).toContainEqual({
      code: 'CONTRACT_MINIMUM_NOT_MET',
      type: 'ERROR',
      description: 'Your contract requires orders of at least $20.00. Add $12.00 more to check out.',
    });
    expect(cart.cartAttributes).toMatchObject({ hardStop: true, proceedCheckout: false });
    const refused = await order(buyer, total);
    expect([refused.status, refused.body.error.code]).toEqual([409, 'CONTRACT_MINIMUM_NOT_MET']);
    // The reply to a change of the cart has the message, too.
    const reply = (await add(buyer, 'ream', 1)).body.data.cartInfo;
    expect(reply.messages).toMatchObject([{ description: expect.stringContaining('Add $4.00 more') }]);
    await add(buyer, 'ream', 1);
    expect(codes((await readCart(buyer)).messages)).toEqual([]);
    expect((await office.place(buyer, 1)).status).not.toBe('');
  });

  it('waive the minimum if nothing is shipped, and for other organizations', async () => {
    await change({ minimumMinor: 2000 });
    const stranger = await office.signIn('studio@example.com');
    await add(stranger, 'ream', 1);
    expect(codes((await readCart(stranger)).messages)).toEqual([]);
    await office.shop.database.db
      .updateTable('products')
      .set({ product_type_name: 'ESD' })
      .where('sku', '=', 'ream')
      .execute();
    await add(buyer, 'ream', 1);
    expect(codes((await readCart(buyer)).messages)).toEqual([]);
  });

  it('refuse a partial cancellation below the minimum, but not the whole one or one without a minimum', async () => {
    const { orderNumber } = await office.place(buyer, 6);
    const cancel = (qty?: number) =>
      buyer.post(`/orders/${orderNumber}/cancel`, qty && { lines: [{ lineNumber: 1, qty }] });
    await change({ minimumMinor: 3200 });
    expect((await cancel(1)).status).toBe(200);
    const refused = await cancel(2);
    expect([refused.status, refused.body.error.code]).toEqual([409, 'CONTRACT_MINIMUM_NOT_MET']);
    expect(refused.body.error.message).toContain(
      'at least $32.00. Without these units, $24.00 would be left',
    );
    expect((await cancel(1)).status).toBe(200);
    // An order that a later minimum exceeds is not bound by it.
    await change({ minimumMinor: 9000 });
    expect((await cancel(1)).status).toBe(200);
    await change({ minimumMinor: 2000 });
    expect((await cancel(1)).body.error.code).toBe('CONTRACT_MINIMUM_NOT_MET');
    expect((await cancel()).body.data.order.status).toBe('CANCELED');
  });

  it('do not bind cancellations of orders of which nothing is shipped', async () => {
    await office.shop.database.db
      .updateTable('products')
      .set({ product_type_name: 'ESD' })
      .where('sku', '=', 'ream')
      .execute();
    const { orderNumber } = await office.place(buyer, 3);
    await change({ minimumMinor: 2000 });
    const lines = [{ lineNumber: 1, qty: 2 }];
    expect((await buyer.post(`/orders/${orderNumber}/cancel`, { lines })).status).toBe(200);
  });

  it('refuse a change of an approver that takes an order below the minimum', async () => {
    await office.shop.database.db.updateTable('organizations').set({ approval_limit_minor: 1 }).execute();
    const { orderNumber } = await office.place(buyer, 5);
    const approver = await office.signIn('office@example.com');
    const lower = (body: object) => approver.put(`/organization/approvals/orders/${orderNumber}`, body);
    await change({ minimumMinor: 3200 });
    const refused = await lower({ lines: [{ lineNumber: 1, qty: 3 }] });
    expect([refused.status, refused.body.error.code]).toEqual([409, 'CONTRACT_MINIMUM_NOT_MET']);
    expect(refused.body.error.message).toContain('only $24.00 would be left');
    expect((await lower({ lines: [{ lineNumber: 1, qty: 4 }] })).status).toBe(200);
    // Lower prices alone are no reason to refuse.
    await importCsv(office.shop, contractCsv([['ream', '1.00']]));
    expect((await lower({ purchaseOrderNumber: 'PO-1' })).status).toBe(200);
    await importCsv(office.shop, contractCsv([['ream', '8.00']]));
    const declined = await buyer.post(`/orders/${orderNumber}/cancel`, {});
    expect(declined.body.data.order.status).toBe('CANCELED');
  });

  it('allow some ways to pay, hide the others and refuse them by call and at the order', async () => {
    const total = await office.ready(buyer, 1);
    await change({ allowedPayments: ['invoice'] });
    const late = await order(buyer, total);
    expect([late.status, late.body.error.code]).toEqual([403, 'PAYMENT_METHOD_NOT_ALLOWED']);
    const { paymentOptions, sections } = (await buyer.get('/checkout/precheckout')).body.data.checkoutInfo;
    expect(paymentOptions).toMatchObject({
      allowedPaymentCodes: ['AR'],
      displayRules: { showInvoice: true, showNewCard: false, showProfileCard: false, showOrderCard: false },
      vendors: [],
    });
    expect(sections).toContainEqual({ type: 'PAYMENT', done: false });
    const card = await buyer.post('/checkout/default/payment', cardBody());
    expect([card.status, card.body.error.code]).toEqual([403, 'PAYMENT_METHOD_NOT_ALLOWED']);
    expect((await buyer.post('/checkout/default/invoice')).status).toBe(200);
    expect((await order(buyer, total)).status).toBe(200);
    await change({ allowedPayments: ['card', 'wallet'] });
    await add(buyer, 'ream', 1);
    const invoice = await buyer.post('/checkout/default/invoice');
    expect([invoice.status, invoice.body.error.code]).toEqual([403, 'PAYMENT_METHOD_NOT_ALLOWED']);
  });

  it('limit the addresses, for admins only if they are fixed', async () => {
    const admin = await office.signIn('office@example.com');
    const shipTo = async (shopper: Shopper) =>
      (await shopper.get('/organization')).body.data.addresses
        .filter(({ type }: { type: string }) => type === 'S')
        .map(({ label }: { label: string }) => label);
    expect(await shipTo(buyer)).toEqual(['Market Street office', 'Harbor warehouse']);
    const { addresses } = (await buyer.get('/organization')).body.data;
    await change({ shipTo: ['Harbor warehouse'] });
    expect(await shipTo(buyer)).toEqual(['Harbor warehouse']);
    const market = addresses.find(({ label }: { label: string }) => label === 'Market Street office').address;
    await add(buyer, 'ream', 1);
    const refused = await buyer.put('/checkout/default', { addresses: [market] });
    expect([refused.status, refused.body.error.code]).toEqual([403, 'SHIP_TO_NOT_ALLOWED']);
    await add(admin, 'ream', 1);
    const { id: _, ...own } = market;
    expect((await admin.put('/checkout/default', { addresses: [own] })).status).toBe(200);
    await change({ hasFixedAddresses: true });
    expect((await admin.put('/checkout/default', { addresses: [own] })).status).toBe(403);
    // An address of an earlier time counts as missing.
    const { checkoutInfo } = (await admin.get('/checkout/precheckout')).body.data;
    expect(checkoutInfo).not.toHaveProperty('shippingAddress');
    await change({ shipTo: null, hasFixedAddresses: false });
    expect(await shipTo(buyer)).toHaveLength(2);
    await expect(change({ shipTo: ['Moon base'] })).rejects.toThrow(
      'There is no ship-to address "Moon base"',
    );
  });

  it('are those of the leading contract', async () => {
    await importCsv(office.shop, contractCsv([['pen', '4.00']], { contract: 'C-2' }));
    await change({ minimumMinor: 9000 }, 'C-2');
    await add(buyer, 'ream', 1);
    expect(codes((await readCart(buyer)).messages)).toEqual([]);
    await change({ priority: 5 }, 'C-2');
    expect(codes((await readCart(buyer)).messages)).toEqual(['CONTRACT_MINIMUM_NOT_MET']);
  });
});
