import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { ADDRESS } from '../../testing/carts.ts';
import { cardBody, giftCard } from '../../testing/checkouts.ts';
import { createInvoiceShop, type InvoiceShop } from '../../testing/invoice-shop.ts';
import { printInvoices } from './print-invoices.ts';
import { recordInvoicePayment } from './record-payment.ts';
import { toMinorUnits } from '@foolscap/core/money';

let office: InvoiceShop;
beforeAll(async () => {
  office = await createInvoiceShop();
  office.shop.clock.now = new Date('2026-03-10T15:00:00Z');
  await office.signIn();
});
afterEach(async () => {
  // Each test ships what it orders, so both ledgers agree.
  const { invoices, charges } = await office.owed();
  expect(invoices).toBe(charges);
});
afterAll(() => office.shop.close());

const cents = (amount: number) => toMinorUnits(amount)!;
const invoicesOf = async (orderNumber: string) =>
  (await office.list(`orderNumber=${orderNumber}`)).invoices.toReversed();
const DECLINED_CARD = '4000000000000002';

describe('an invoice', () => {
  it('is issued at shipment, once, with the terms of the organization', async () => {
    await office.set({ invoice_terms_days: 15 });
    const { orderNumber, total } = await office.place([
      { sku: 'paper', qty: 3 },
      { sku: 'pens', qty: 2 },
    ]);
    expect(await invoicesOf(orderNumber)).toEqual([]);
    await office.ship(orderNumber);
    await office.accountFor();
    const [summary, ...others] = await invoicesOf(orderNumber);
    expect(others).toEqual([]);
    expect(summary).toEqual({
      number: expect.stringMatching(/^INV-2026-\d{6}$/),
      orderNumber,
      issuedAt: '2026-03-10T15:00:00.000Z',
      dueOn: '2026-03-25',
      status: 'OPEN',
      biller: 'OWN',
      total: total / 100,
      open: total / 100,
      canPay: true,
    });
    const invoice = await office.read(summary!.number);
    expect(invoice.lines.map(({ itemId, qty }) => [itemId, qty])).toEqual([
      ['paper', 3],
      ['pens', 2],
    ]);
    const { goods, surcharges, services, shipping, fees, tax } = invoice;
    expect(
      [goods, surcharges, services, shipping, fees, tax].reduce((sum, part) => sum + cents(part), 0),
    ).toBe(total);
    expect(invoice.shipTo).toBeDefined();
    expect(invoice.billTo).toBeUndefined();
    await office.set({ invoice_terms_days: 30 });
  });

  it('covers the part that was shipped or collected, with shipping on the first one', async () => {
    const { orderNumber, total } = await office.place([
      { sku: 'pens', qty: 1 },
      { sku: 'stapler', qty: 1, store: '1547' },
    ]);
    await office.collect(orderNumber);
    const [first] = await invoicesOf(orderNumber);
    expect((await office.read(first!.number)).lines.map(({ itemId }) => itemId)).toEqual(['stapler']);
    await office.ship(orderNumber);
    const both = await invoicesOf(orderNumber);
    expect(both).toHaveLength(2);
    const details = await Promise.all(both.map(({ number }) => office.read(number)));
    expect(details[1]!.lines.map(({ itemId }) => itemId)).toEqual(['pens']);
    expect(details[0]!.shipping).toBeGreaterThan(0);
    expect(details[1]!.shipping).toBe(0);
    expect(cents(details[0]!.total) + cents(details[1]!.total)).toBe(total);
  });

  it('leaves out units that were canceled before', async () => {
    const { orderNumber, total } = await office.place([{ sku: 'stapler', qty: 4 }]);
    const reply = await office.admin.post(`/orders/${orderNumber}/cancel`, {
      lines: [{ lineNumber: 1, qty: 1 }],
    });
    expect(reply.status).toBe(200);
    await office.ship(orderNumber);
    const [invoice] = await invoicesOf(orderNumber);
    expect(cents(invoice!.total)).toBe(total - cents(reply.body.data.order.refundedTotal));
    expect((await office.read(invoice!.number)).lines[0]!.qty).toBe(3);
    expect((await office.read(invoice!.number)).creditNotes).toEqual([]);
  });

  it('of downloads is issued at once, and credited if they are canceled', async () => {
    const { db } = office.shop.database;
    const setType = (product_type_name: 'ESD' | null) =>
      db.updateTable('products').set({ product_type_name }).where('sku', '=', 'paper').execute();
    await setType('ESD');
    const [only, pending, mixed] = [
      await office.place([{ sku: 'paper', qty: 2 }]),
      await office.place([{ sku: 'paper', qty: 1 }]),
      await office.place([
        { sku: 'paper', qty: 1 },
        { sku: 'pens', qty: 1 },
      ]),
    ];
    /** Sets the status without the check of transitions. */
    const setStatus = async (status: 'PENDING_APPROVAL' | 'PLACED') => {
      await sql.raw('alter table orders disable trigger user').execute(db);
      await db
        .updateTable('orders')
        .set({ status })
        .where('order_number', '=', pending.orderNumber)
        .execute();
      await sql.raw('alter table orders enable trigger user').execute(db);
    };
    await setStatus('PENDING_APPROVAL');
    await office.accountFor();
    expect(await invoicesOf(only.orderNumber)).toMatchObject([{ total: only.total / 100 }]);
    expect(await invoicesOf(pending.orderNumber)).toEqual([]);
    expect(await invoicesOf(mixed.orderNumber)).toEqual([]);
    await setStatus('PLACED');
    await office.accountFor();
    expect(await invoicesOf(pending.orderNumber)).toHaveLength(1);
    const reply = await office.admin.post(`/orders/${only.orderNumber}/cancel`, {});
    expect(reply.status).toBe(200);
    const [invoice] = await invoicesOf(only.orderNumber);
    expect((await office.read(invoice!.number)).creditNotes).toMatchObject([
      { total: invoice!.total, account: invoice!.total },
    ]);
    await office.ship(mixed.orderNumber);
    await setType(null);
  });

  it('is settled by the other tenders of its order', async () => {
    const card = await office.place([{ sku: 'paper', qty: 1 }], { by: 'CARD' });
    await office.ship(card.orderNumber);
    const [paid] = await invoicesOf(card.orderNumber);
    expect(paid).toMatchObject({ status: 'PAID', open: 0, canPay: false, total: card.total / 100 });
    expect((await office.read(paid!.number)).applications).toEqual([
      { kind: 'TENDER', at: expect.any(String), amount: card.total / 100, note: 'Visa' },
    ]);
    const mixed = await office.place([{ sku: 'stapler', qty: 2 }], { giftCard: giftCard(1500, 1) });
    await office.ship(mixed.orderNumber);
    const [open] = await invoicesOf(mixed.orderNumber);
    expect(cents(open!.open)).toBe(mixed.total - 1500);
  });

  it('is not for consumers and other organizations', async () => {
    const { number } = (await office.list()).invoices[0]!;
    const other = office.shop.shopper('sba');
    await other.post('/account/register', {
      firstName: 'Ned',
      lastName: 'Ink',
      username: `${randomUUID()}@example.com`,
      password: 'a long phrase of mine',
      organizationName: 'Ink & Co',
    });
    expect((await other.get(`/organization/invoices/${number}`)).body.error).toMatchObject({
      status: 404,
      code: 'INVOICE_NOT_FOUND',
    });
    expect((await other.get(`/organization/invoices/documents/${number}`)).status).toBe(404);
    expect((await other.get('/organization/invoices')).body.data.invoices).toEqual([]);
    expect((await office.shop.shopper('sba').get('/organization/invoices')).status).toBe(401);
  });
});

describe('a credit note', () => {
  it('lowers what is open of its invoice', async () => {
    const { orderNumber, total } = await office.place([{ sku: 'stapler', qty: 3 }]);
    await office.ship(orderNumber);
    await office.giveBack(orderNumber, 1, 1);
    const [summary] = await invoicesOf(orderNumber);
    const { creditNotes, applications, open } = await office.read(summary!.number);
    expect(creditNotes).toEqual([
      {
        number: expect.stringMatching(/^CRN-2026-\d{6}$/),
        issuedAt: '2026-03-10T15:00:00.000Z',
        total: expect.any(Number),
        account: creditNotes[0]!.total,
        lines: [{ itemId: 'stapler', name: 'Stapler', qty: 1, amount: creditNotes[0]!.total }],
      },
    ]);
    expect(applications).toMatchObject([{ kind: 'CREDIT', number: creditNotes[0]!.number }]);
    expect(cents(open)).toBe(total - cents(creditNotes[0]!.total));
    await expect(office.giveBack(orderNumber, 1, 3)).rejects.toThrow('Only 2 of this item');
  });

  it('of a paid invoice lowers other invoices, and the rest waits for the next one', async () => {
    const first = await office.place([{ sku: 'stapler', qty: 1 }]);
    await office.ship(first.orderNumber);
    const { invoices } = await office.list('filter=OPEN&size=50');
    const sum = invoices.reduce((total, { open }) => total + cents(open), 0) / 100;
    const paid = await office.pay(
      invoices.map(({ number }) => number),
      sum,
    );
    expect(paid.status).toBe(200);
    expect(await office.owed()).toEqual({ invoices: 0, charges: 0 });
    await office.giveBack(first.orderNumber, 1, 1);
    const { credit, aging } = await office.list();
    expect(credit).toBeGreaterThan(24);
    expect(aging.total).toBe(0);
    const next = await office.place([{ sku: 'paper', qty: 5 }]);
    await office.ship(next.orderNumber);
    const [invoice] = await invoicesOf(next.orderNumber);
    expect(cents(invoice!.open)).toBe(next.total - cents(credit));
    expect((await office.list()).credit).toBe(0);
  });

  it('returns the part of other tenders to them', async () => {
    const { orderNumber, total } = await office.place([{ sku: 'stapler', qty: 1 }], { by: 'CARD' });
    await office.ship(orderNumber);
    await office.giveBack(orderNumber, 1, 1);
    const [invoice] = await invoicesOf(orderNumber);
    const { creditNotes } = await office.read(invoice!.number);
    expect(creditNotes).toMatchObject([{ account: 0 }]);
    expect(cents(creditNotes[0]!.total)).toBeLessThanOrEqual(total);
  });

  it('credits what the account was charged for all invoices of its order', async () => {
    for (const [index, isShipped] of [true, false].entries()) {
      const { orderNumber, total } = await office.place(
        [
          { sku: 'pens', qty: 1 },
          { sku: 'stapler', qty: 2, store: '1547' },
        ],
        { giftCard: giftCard(4500, 20 + index) },
      );
      const before = await office.owed();
      await office.collect(orderNumber);
      if (isShipped) await office.ship(orderNumber);
      // Refunds all that the account was charged, and a part of the gift card.
      await office.giveBack(orderNumber, 2, 2);
      if (!isShipped) await office.ship(orderNumber);
      const invoices = await invoicesOf(orderNumber);
      expect(invoices.map(({ open }) => open)).toEqual([0, 0]);
      expect(invoices.reduce((sum, each) => sum + cents(each.total), 0)).toBe(total);
      expect(await office.owed()).toEqual({
        invoices: before.invoices,
        charges: before.charges - (total - 4500),
      });
    }
  });

  it('is not issued for units that were not shipped', async () => {
    const { orderNumber } = await office.place([{ sku: 'stapler', qty: 1 }]);
    await expect(office.giveBack(orderNumber, 1, 1)).rejects.toThrow('was not shipped or collected yet');
    await office.ship(orderNumber);
    await expect(office.giveBack('1', 1, 1)).rejects.toThrow('There is no order 1.');
  });

  it('is issued once for each reference of a return', async () => {
    const { orderNumber } = await office.place([{ sku: 'stapler', qty: 4 }]);
    const other = await office.place([{ sku: 'stapler', qty: 1 }]);
    for (const order of [orderNumber, other.orderNumber]) await office.ship(order);
    const first = await office.giveBack(orderNumber, 1, 1, 'RMA-1');
    expect(await office.giveBack(orderNumber, 1, 1, 'RMA-1')).toEqual(first);
    const taken = 'RMA-1 is the return of 1 of line 1 of order';
    await expect(office.giveBack(orderNumber, 1, 2, 'RMA-1')).rejects.toThrow(taken);
    await expect(office.giveBack(orderNumber, 2, 1, 'RMA-1')).rejects.toThrow(taken);
    await expect(office.giveBack(other.orderNumber, 1, 1, 'RMA-1')).rejects.toThrow(taken);
    // The other units can be returned under another reference, and the first outcome stays.
    await office.giveBack(orderNumber, 1, 3, 'RMA-2');
    expect(await office.giveBack(orderNumber, 1, 1, 'RMA-1')).toEqual(first);
    const [summary] = await invoicesOf(orderNumber);
    const { creditNotes } = await office.read(summary!.number);
    expect(creditNotes.flatMap(({ lines }) => lines.map(({ qty }) => qty)).sort()).toEqual([1, 3]);
    // A refused return leaves its reference free.
    await expect(office.giveBack(other.orderNumber, 1, 2, 'RMA-3')).rejects.toThrow('Only 1 of this item');
    await office.giveBack(other.orderNumber, 1, 1, 'RMA-3');
  });
});

describe('a payment by card', () => {
  const issue = async (qty: number) => {
    const { orderNumber } = await office.place([{ sku: 'paper', qty }]);
    await office.ship(orderNumber);
    return (await invoicesOf(orderNumber))[0]!;
  };
  it('pays several invoices with one receipt, once per key', async () => {
    const [one, other] = [await issue(1), await issue(2)];
    const total = (cents(one.open) + cents(other.open)) / 100;
    const before = (await office.owed()).invoices;
    const key = randomUUID();
    const replies = [
      await office.pay([one.number, other.number], total, { key }),
      await office.pay([one.number, other.number], total, { key }),
    ];
    for (const { status, body } of replies) {
      expect(status).toBe(200);
      expect(body.data).toEqual({
        number: expect.stringMatching(/^PAY-2026-\d{6}$/),
        amount: total,
        brand: 'VISA',
        lastFourDigit: '1111',
        invoices: [
          { number: one.number, amount: one.open },
          { number: other.number, amount: other.open },
        ],
      });
    }
    expect((await office.owed()).invoices).toBe(before - cents(total));
    const { status, applications } = await office.read(one.number);
    expect(status).toBe('PAID');
    expect(applications.at(-1)).toMatchObject({
      kind: 'PAYMENT',
      number: replies[0]!.body.data.number,
      note: 'Visa 1111',
    });
    const payment = await office.shop.database.db
      .selectFrom('invoice_payments')
      .innerJoin('sandbox_ledger', (join) =>
        join.on(sql<boolean>`sandbox_ledger.key = invoice_payments.id::text`),
      )
      .select(['invoice_payments.state', 'sandbox_ledger.state as ledger', 'sandbox_ledger.amount_minor'])
      .where('number', '=', replies[0]!.body.data.number)
      .execute();
    expect(payment).toEqual([{ state: 'CAPTURED', ledger: 'CAPTURED', amount_minor: cents(total) }]);
    expect(office.shop.mails.filter(({ kind }) => kind === 'invoicesPaid').at(-1)!.text).toContain(
      `${one.number} – $`,
    );
    expect((await office.pay([one.number], one.open)).body.error).toMatchObject({
      status: 409,
      code: 'INVOICE_PAID',
    });
  });

  it('saves a new card if the payer wants it', async () => {
    const invoice = await issue(1);
    const { cardPayment } = cardBody();
    const reply = await office.admin.post('/organization/invoices/payments', {
      invoices: [invoice.number],
      total: invoice.open,
      cardPayment: { ...cardPayment, profilePayment: true },
    });
    expect([reply.status, reply.body.error]).toEqual([200, undefined]);
    expect((await office.admin.get('/account/payments')).body.data.userPayments).toMatchObject([
      { brand: 'VISA', lastFourDigit: '1111' },
    ]);
  });

  it('is refused for another total, for unknown invoices, and by the bank', async () => {
    const invoice = await issue(1);
    expect((await office.pay([invoice.number], invoice.open + 0.01)).body.error).toMatchObject({
      status: 409,
      code: 'INVOICE_TOTAL_CHANGED',
      total: invoice.open,
    });
    expect((await office.pay([invoice.number], invoice.open + 0.001)).body.error.field).toBe('total');
    expect((await office.pay(['INV-2026-999999'], 1)).status).toBe(404);
    const declined = await office.pay([invoice.number], invoice.open, { accountNumber: DECLINED_CARD });
    expect(declined.body.error).toMatchObject({ status: 402, code: 'PAYMENT_OPERATION_FAILED' });
    // The invoice can be paid by another card.
    expect((await office.read(invoice.number)).canPay).toBe(true);
    expect((await office.pay([invoice.number], invoice.open)).status).toBe(200);
    expect(office.shop.logged()).not.toContain(DECLINED_CARD);
  });

  it('can use a saved card', async () => {
    const invoice = await issue(1);
    const { cardPayment } = cardBody();
    const saved = await office.admin.post('/account/payments', { cardPayment });
    const { id } = saved.body.data.userPayments[0];
    const reply = await office.admin.post('/organization/invoices/payments', {
      invoices: [invoice.number],
      total: invoice.open,
      cardPayment: {
        paymentType: 'CREDIT_CARD',
        source: 'USER_KEYED',
        currencyCode: 'USD',
        profileRefId: id,
      },
    });
    expect(reply.status).toBe(200);
  });
});

it('a payment by check is recorded once, also for a part', async () => {
  const { orderNumber, total } = await office.place([{ sku: 'paper', qty: 2 }]);
  await office.ship(orderNumber);
  const [{ number } = { number: '' }] = await invoicesOf(orderNumber);
  const record = (reference: string, amountMinor?: number) =>
    recordInvoicePayment(
      office.shop.database.db,
      { invoice: number, reference, amountMinor },
      office.shop.clock.now,
    );
  expect((await record('check 17', 1000)).message).toContain(`$10.00 of invoice ${number} paid`);
  await expect(record('check 17', 1000)).rejects.toThrow('was recorded already');
  await expect(record('check 18', total)).rejects.toThrow('is open');
  await record('check 18');
  expect(await office.read(number)).toMatchObject({ status: 'PAID', open: 0 });
  await expect(
    recordInvoicePayment(
      office.shop.database.db,
      { invoice: 'INV-1', reference: 'x' },
      office.shop.clock.now,
    ),
  ).rejects.toThrow('There is no invoice INV-1.');
});

describe('billers', () => {
  afterEach(() => office.set({ biller: 'OWN', bill_trust_url: null }));

  it('Blue Tarp takes over what the account was charged (storefront-6.10)', async () => {
    await office.set({ biller: 'BLUE_TARP' });
    const before = await office.owed();
    const { orderNumber } = await office.place([{ sku: 'stapler', qty: 2 }]);
    await office.ship(orderNumber);
    const [invoice] = await invoicesOf(orderNumber);
    expect(invoice).toMatchObject({ status: 'TRANSFERRED', biller: 'BLUE_TARP', open: 0, canPay: false });
    expect(await office.owed()).toEqual(before);
    expect((await office.pay([invoice!.number], 0)).body.error.code).toBe('INVOICE_BILLED_ELSEWHERE');
    await office.giveBack(orderNumber, 1, 1);
    expect((await office.read(invoice!.number)).creditNotes).toMatchObject([{ account: 0 }]);
    expect(await office.owed()).toEqual(before);
  });

  it('Blue Tarp gets the credit of a part, and bills the next part (storefront-6.10)', async () => {
    await office.set({ biller: 'BLUE_TARP' });
    const before = await office.owed();
    const { orderNumber, total } = await office.place([
      { sku: 'pens', qty: 4 },
      { sku: 'stapler', qty: 2, store: '1547' },
    ]);
    await office.collect(orderNumber);
    await office.giveBack(orderNumber, 2, 1);
    await office.ship(orderNumber);
    const both = await Promise.all((await invoicesOf(orderNumber)).map(({ number }) => office.read(number)));
    expect(both.map(({ applications }) => applications)).toEqual(
      both.map((each) => [{ kind: 'TRANSFER', at: expect.any(String), amount: each.total }]),
    );
    expect(both.reduce((sum, each) => sum + cents(each.total), 0)).toBe(total);
    const [note] = both[0]!.creditNotes;
    expect(note).toMatchObject({ account: 0, transferred: note!.total });
    const { entries } = await office.statement('2026-03', '?size=999');
    expect(entries.filter(({ number }) => number === note!.number).map(({ kind }) => kind)).toEqual([
      'CREDIT_NOTE',
      'TRANSFER',
    ]);
    expect(await office.owed()).toEqual(before);
  });

  it('Bill Trust takes payments on its portal', async () => {
    await office.set({ biller: 'BILL_TRUST', bill_trust_url: 'https://billing.example.com/page-co' });
    const { orderNumber } = await office.place([{ sku: 'stapler', qty: 1 }]);
    await office.ship(orderNumber);
    const [invoice] = await invoicesOf(orderNumber);
    expect(invoice).toMatchObject({ status: 'OPEN', biller: 'BILL_TRUST', canPay: false });
    expect((await office.list()).portalUrl).toBe('https://billing.example.com/page-co');
    expect((await office.read(invoice!.number)).portalUrl).toBe('https://billing.example.com/page-co');
    expect((await office.pay([invoice!.number], invoice!.open)).body.error.code).toBe(
      'INVOICE_BILLED_ELSEWHERE',
    );
  });
});

describe('an organization without digital enrollment', () => {
  it('gets its invoices on paper: each is printed in one batch, which can be written again', async () => {
    const { db } = office.shop.database;
    const { orderNumber } = await office.place([{ sku: 'pens', qty: 1 }]);
    await office.ship(orderNumber);
    const [invoice] = await invoicesOf(orderNumber);
    const print = (batch?: number) => printInvoices(office.context, { batch });
    const waiting = await db
      .selectFrom('invoices')
      .select('number')
      .where('delivered_at', 'is', null)
      .execute();
    const first = await print();
    const count = waiting.length === 1 ? '1 invoice' : `${waiting.length} invoices`;
    expect(first.message).toBe(`Batch ${first.batch}: ${count}.`);
    const document = Buffer.from(first.pdf!, 'base64').toString('latin1');
    expect(document.startsWith('%PDF-1.7')).toBe(true);
    const row = await db
      .selectFrom('invoices')
      .select(['print_batch', 'delivered_at'])
      .where('number', '=', invoice!.number)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ print_batch: first.batch, delivered_at: office.shop.clock.now });
    // A lost batch is named by all later ones.
    const before = ` The batch before is ${first.batch}, of 2026-03-10 15:00 UTC; print it again if it was lost.`;
    expect(await print()).toEqual({ message: `No invoices to print.${before}` });
    expect((await print(first.batch)).message).toBe(first.message);
    await expect(print(first.batch! + 1)).rejects.toThrow(`There is no batch ${first.batch! + 1}.`);
    const next = await office.place([{ sku: 'pens', qty: 1 }]);
    await office.ship(next.orderNumber);
    const second = await print();
    expect(second.message).toBe(`Batch ${second.batch}: 1 invoice.${before}`);
  });
});

describe('digital enrollment', () => {
  it('is in the session, and mails invoices instead of printing them (storefront-3.88)', async () => {
    const readFlag = async () =>
      (await office.admin.get('/account')).body.data.session.sessionIPA.sessionData
        .accountIsDigitalEnrollment;
    expect(await readFlag()).toBe(false);
    const getMails = () => office.shop.mails.filter(({ kind }) => kind === 'invoiceIssued');
    expect(getMails()).toEqual([]);
    await office.set({ digital_enrollment: true });
    expect(await readFlag()).toBe(true);
    const { orderNumber } = await office.place([{ sku: 'pens', qty: 1 }]);
    await office.ship(orderNumber);
    await office.accountFor();
    const [invoice] = await invoicesOf(orderNumber);
    expect(getMails()).toMatchObject([
      { to: 'invoices@example.com', subject: `Your invoice for order ${orderNumber}` },
    ]);
    expect(getMails()[0]!.text).toContain(`/account/invoices/${invoice!.number}`);
    await office.set({ digital_enrollment: false });
    const deliveries = await office.shop.database.db
      .selectFrom('invoices')
      .select('delivery')
      .where('number', '<', invoice!.number)
      .execute();
    expect(deliveries.every(({ delivery }) => delivery === 'POST')).toBe(true);
  });
});

it('an order that fails does not block the invoices and mails of others', async () => {
  const { db } = office.shop.database;
  await office.set({ digital_enrollment: true });
  const orders = [
    await office.place([{ sku: 'pens', qty: 1 }]),
    await office.place([{ sku: 'pens', qty: 2 }]),
  ];
  // The failing order is the first one of the round.
  const [failing, other] = orders.map(({ orderNumber }) => orderNumber).sort() as [string, string];
  for (const order_number of [failing, other])
    await db
      .insertInto('order_parts')
      .values({ order_number, place: '', state: 'SHIPPED', begun_at: office.shop.clock.now })
      .execute();
  await sql.raw(`alter table invoices add constraint fails check (order_number <> '${failing}')`).execute(db);
  const failed: unknown[] = [];
  const log = { info: () => undefined, error: (fields: unknown) => void failed.push(fields) };
  await office.accountFor(log);
  expect(failed).toMatchObject([{ orderNumber: failing, err: expect.any(Error) }]);
  expect(await invoicesOf(failing)).toEqual([]);
  expect(await invoicesOf(other)).toHaveLength(1);
  const mailed = office.shop.mails.filter(({ kind }) => kind === 'invoiceIssued');
  expect(mailed.at(-1)!.subject).toBe(`Your invoice for order ${other}`);
  await sql.raw('alter table invoices drop constraint fails').execute(db);
  await office.accountFor(log);
  expect(failed).toHaveLength(1);
  expect(await invoicesOf(failing)).toHaveLength(1);
  await office.set({ digital_enrollment: false });
});

describe('aging and statements', () => {
  it('sort what is open by the days since it was due', async () => {
    const { aging, invoices } = await office.list('filter=OPEN&size=100');
    expect(invoices.reduce((sum, { open }) => sum + cents(open), 0)).toBe(cents(aging.total));
    expect(aging.current).toBe(aging.total);
    const { clock } = office.shop;
    for (const [days, bucket] of [
      [31, 'days30'],
      [61, 'days60'],
      [91, 'days90'],
      [121, 'older'],
    ] as const) {
      clock.now = new Date(Date.parse('2026-03-10T15:00:00Z') + (days + 15) * 86_400_000);
      await office.signIn();
      const later = (await office.list('filter=OVERDUE&size=100')).aging;
      expect([later.total, later[bucket]]).toEqual([aging.total, aging.total]);
    }
    expect((await office.list('filter=OVERDUE')).invoices[0]!.status).toBe('OVERDUE');
  });

  it('the balances of a month are those of its entries', async () => {
    const march = await office.statement('2026-03', '?size=999');
    expect(march.opening).toBe(0);
    let balance = 0;
    for (const entry of march.entries) {
      balance += cents(entry.amount);
      expect(cents(entry.balance)).toBe(balance);
    }
    expect(cents(march.closing)).toBe(balance);
    expect(balance).toBe((await office.owed()).invoices);
    expect(new Set(march.entries.map(({ kind }) => kind))).toEqual(
      new Set(['INVOICE', 'TENDER', 'TRANSFER', 'CREDIT_NOTE', 'RETURNED', 'PAYMENT']),
    );
    const pages = await Promise.all(
      Array.from({ length: Math.ceil(march.count / 10) }, (_, index) =>
        office.statement('2026-03', `?size=10&page=${index + 1}`),
      ),
    );
    expect(pages.flatMap(({ entries }) => entries)).toEqual(march.entries);
    const april = await office.statement('2026-04');
    expect([april.opening, april.closing, april.count]).toEqual([march.closing, march.closing, 0]);
    expect(april.firstMonth).toBe('2026-03');
  });

  it('count the days of the organization', async () => {
    const { clock, database } = office.shop;
    await database.db
      .insertInto('organization_addresses')
      .values({
        id: randomUUID(),
        organization_id: office.organizationId,
        type: 'B',
        label: 'West',
        address: JSON.stringify({ ...ADDRESS, state: 'CA' }),
        is_default: true,
      })
      .execute();
    await office.set({ invoice_terms_days: 10 });
    const at = async (instant: string) => {
      clock.now = new Date(instant);
      await office.signIn();
    };
    // The last minute of May 31 in California.
    await at('2026-06-01T06:59:00Z');
    const { orderNumber } = await office.place([{ sku: 'paper', qty: 1 }]);
    await office.ship(orderNumber);
    const [invoice] = await invoicesOf(orderNumber);
    expect(invoice).toMatchObject({ dueOn: '2026-06-10' });
    const numbers = async (month: string) =>
      (await office.statement(month, '?size=999')).entries.map(({ number }) => number);
    expect(await numbers('2026-05')).toContain(invoice!.number);
    expect(await numbers('2026-06')).not.toContain(invoice!.number);
    expect((await office.list()).currentMonth).toBe('2026-05');
    const status = async () => {
      const { invoices, aging, timeZone } = await office.list(`orderNumber=${orderNumber}`);
      expect(timeZone).toBe('America/Los_Angeles');
      return [invoices[0]!.status, aging.current > 0];
    };
    await at('2026-06-11T06:59:00Z');
    expect(await status()).toEqual(['OPEN', true]);
    await at('2026-06-11T07:00:00Z');
    expect(await status()).toEqual(['OVERDUE', false]);
  });
});
