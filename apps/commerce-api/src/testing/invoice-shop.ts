import { randomUUID } from 'node:crypto';
import type { Invoice, InvoicesData, InvoiceStatement } from '@foolscap/account/contract';
import { toMinorUnits } from '@foolscap/core/money';
import { sql } from 'kysely';
import { accountForInvoices, issueInvoicesOf } from '../domains/invoices/index.ts';
import { createFulfillment, createReturns } from '../domains/orders/index.ts';
import { createSandboxGateway } from '../domains/payments/index.ts';
import type { PaymentGateway } from '../domains/payments/payment-gateway.ts';
import type { Database } from '../kernel/database/database.ts';
import { createMailer } from '../kernel/mail/mailer.ts';
import { ADDRESS, ITEM } from './carts.ts';
import { cardBody, order, payByGiftCard } from './checkouts.ts';
import { addStores, setStoreStock } from './places.ts';
import { createTestShop, type Shopper, type TestShop } from './test-shop.ts';

const PATH = '/organization/invoices';
const LOG = { info: () => undefined, error: () => undefined, warn: () => undefined };
const PERSON = { firstName: 'Grace', lastName: 'Hall', email: 'grace@example.com', phone: '5085550142' };

/** An item to order; `store` for pickup. */
interface Wanted {
  sku: 'paper' | 'pens' | 'stapler';
  qty: number;
  store?: string;
}

export type InvoiceShop = Awaited<ReturnType<typeof createInvoiceShop>>;

/** Creates a shop with an organization that pays by invoice, and its admin. */
export async function createInvoiceShop(gateway?: (database: Database) => PaymentGateway) {
  const shop: TestShop = await createTestShop({
    products: [
      { sku: 'paper', name: 'Copy paper', price: 1099, stock: 100_000 },
      { sku: 'pens', name: 'Gel pens', price: 333, stock: 100_000 },
      { sku: 'stapler', name: 'Stapler', price: 2450, stock: 100_000 },
    ],
    ...(gateway ? { gateway } : {}),
  });
  const { database, settings } = shop;
  const { db } = database;
  await addStores(database, '1547');
  for (const sku of ['paper', 'pens', 'stapler']) await setStoreStock(database, '1547', sku, 100_000);
  const mailer = createMailer({ send: async (mail) => void shop.mails.push(mail) });
  const now = () => new Date(shop.clock.now);
  const context = { database, settings, mailer, now };
  const issueFor = (orderNumber: string) => issueInvoicesOf(context, LOG, orderNumber);
  const fulfillment = createFulfillment({ ...context, onShipped: issueFor });
  const returns = createReturns({
    ...context,
    gateway: createSandboxGateway(database.db),
    onRefunded: issueFor,
  });

  const admin = shop.shopper('sba');
  await admin.post('/account/register', {
    firstName: 'Ada',
    lastName: 'Page',
    username: 'invoices@example.com',
    password: 'a long phrase of mine',
    organizationName: 'Page & Co',
  });
  const { id: organizationId } = await db
    .selectFrom('organizations')
    .select('id')
    .where('name', '=', 'Page & Co')
    .executeTakeFirstOrThrow();
  await db
    .updateTable('organizations')
    .set({ invoice_limit_minor: 2_000_000_000 })
    .where('id', '=', organizationId)
    .execute();

  return {
    shop,
    admin,
    organizationId,
    context,
    /** Runs the round of housekeeping. */
    accountFor: (log: Parameters<typeof accountForInvoices>[1] = LOG) => accountForInvoices(context, log),
    /** Signs the admin in again, after the clock was moved. */
    signIn: async () => {
      await admin.post('/account/signin', {
        username: 'invoices@example.com',
        password: 'a long phrase of mine',
      });
    },
    set: (values: Record<string, unknown>) =>
      db.updateTable('organizations').set(values).where('id', '=', organizationId).execute(),
    /** Places an order that the account pays, or what a gift card leaves of it, or a card. @returns its number and its total in US cents */
    async place(
      wanted: readonly Wanted[],
      { by = 'ACCOUNT', giftCard }: { by?: 'ACCOUNT' | 'CARD'; giftCard?: string } = {},
      shopper: Shopper = admin,
    ): Promise<{ orderNumber: string; total: number }> {
      await shopper.post(ITEM, {
        items: wanted.map(({ sku, qty, store }) => ({
          itemId: sku,
          qty,
          ...(store ? { deliveryType: 'ISP', pickupStoreNumber: store } : {}),
        })),
      });
      await shopper.put('/checkout/default', {
        ...(wanted.some(({ store }) => !store) ? { addresses: [ADDRESS] } : {}),
        ...(wanted.some(({ store }) => store) ? { pickupPerson: PERSON } : {}),
        emailId1: 'ada@example.com',
      });
      if (giftCard) await payByGiftCard(shopper, giftCard);
      const paid = await (by === 'CARD'
        ? shopper.post('/checkout/default/payment', cardBody())
        : shopper.post('/checkout/default/invoice'));
      if (paid.status !== 200) throw new Error(paid.text);
      const { body } = await shopper.get('/checkout/precheckout');
      const { ordTotal } = body.data.checkoutInfo.totals;
      const reply = await order(shopper, ordTotal);
      if (reply.status !== 200) throw new Error(reply.text);
      return { orderNumber: reply.body.data.order.orderNumber, total: toMinorUnits(ordTotal)! };
    },
    ship: (orderNumber: string) => fulfillment.execute({ orderNumber, step: 'ship' }, LOG),
    async collect(orderNumber: string): Promise<void> {
      await fulfillment.execute({ orderNumber, step: 'ready' }, LOG);
      await fulfillment.execute({ orderNumber, step: 'collected' }, LOG);
    },
    /** Returns units, under a reference of their own unless one is given. */
    giveBack: (orderNumber: string, lineNumber: number, qty: number, reference: string = randomUUID()) =>
      returns.execute({ orderNumber, lineNumber, qty, reference }, LOG),
    async list(query = ''): Promise<InvoicesData> {
      const { status, body } = await admin.get(`${PATH}${query && `?${query}`}`);
      expect([status, body.error]).toEqual([200, undefined]);
      return body.data as InvoicesData;
    },
    async read(number: string): Promise<Invoice> {
      const { status, body } = await admin.get(`${PATH}/${number}`);
      expect([status, body.error]).toEqual([200, undefined]);
      return body.data as Invoice;
    },
    async statement(month: string, query = ''): Promise<InvoiceStatement> {
      const { status, body } = await admin.get(`${PATH}/statements/${month}${query}`);
      expect([status, body.error]).toEqual([200, undefined]);
      return body.data as InvoiceStatement;
    },
    /** Pays invoices by a new card. @param total dollars */
    pay: (invoices: readonly string[], total: number, more: { key?: string; accountNumber?: string } = {}) =>
      admin.post(
        `${PATH}/payments`,
        { invoices, total, cardPayment: cardBody(more.accountNumber).cardPayment },
        more.key ? { key: more.key } : {},
      ),
    /** Returns what the organization owes by the invoices and by the charges to its account, in US cents. Both are the same once everything was shipped. */
    async owed(): Promise<{ invoices: number; charges: number }> {
      const { rows } = await sql<{ invoices: number; charges: number }>`select
        ((select coalesce(sum(open_minor), 0) from invoices where organization_id = ${organizationId})
          - (select coalesce(sum(left_minor), 0) from credit_notes where organization_id = ${organizationId}))::float8 as invoices,
        (select coalesce(sum(amount_minor - refunded_minor - paid_minor), 0) from account_charges
          where token = ${organizationId} and state in ('AUTHORIZED', 'CAPTURED', 'REFUNDED'))::float8 as charges`.execute(
        db,
      );
      return rows[0]!;
    },
  };
}
