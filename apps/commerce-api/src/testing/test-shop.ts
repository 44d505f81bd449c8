import type { FastifyInstance } from 'fastify';
import { HEADERS, type TenantId } from '@foolscap/core/vocabulary';
import type { SaleConditions } from '@foolscap/pricing/model';
import { createCommerceApi } from '../app.ts';
import { COOKIES } from '../domains/content/cookie-list.ts';
import type { RelationKind } from '../domains/catalog/tables.ts';
import type { PaymentGateway } from '../domains/payments/payment-gateway.ts';
import type { StripeConnection } from '../domains/payments/stripe/stripe-connection.ts';
import type { Database } from '../kernel/database/database.ts';
import type { Mail } from '../kernel/mail/mail.ts';
import { readSettings, type Settings } from '../kernel/settings.ts';
import { createTestDatabase } from './test-database.ts';

/** A product of a test; omitted fields have unremarkable defaults. */
export interface TestProduct {
  sku: string;
  name?: string;
  brand?: string;
  category?: string;
  description?: string;
  /** US cents; null for a product without a price. */
  price?: number | null;
  listPrice?: number;
  saleEndsAt?: Date;
  businessPrice?: number;
  stock?: number;
  limit?: number;
  oversized?: boolean;
  taxExempt?: boolean;
  electronic?: boolean;
  bopisEligible?: boolean;
  conditions?: SaleConditions;
}

export const PICTURE = { drawing: 'ream', color: '#f3f3f0' };

export async function addCategories(database: Database, ...ids: string[]): Promise<void> {
  await database.db
    .insertInto('categories')
    .values(
      ids.map((id, index) => ({
        id,
        name: id[0]!.toUpperCase() + id.slice(1),
        parent_id: null,
        description: `All about ${id}.`,
        position: index + 1,
        picture: JSON.stringify(PICTURE),
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function addProducts(database: Database, ...products: TestProduct[]): Promise<void> {
  await addCategories(database, ...new Set(products.map((product) => product.category ?? 'paper')));
  await database.db
    .insertInto('products')
    .values(
      products.map((product) => ({
        sku: product.sku,
        name: product.name ?? `Item ${product.sku}`,
        brand: product.brand ?? 'Plain',
        category_id: product.category ?? 'paper',
        description: product.description ?? 'An item.',
        bullets: JSON.stringify(['Good', 'Plain']),
        attributes: JSON.stringify([{ name: 'Color', value: 'White' }]),
        price_minor: product.price === undefined ? 1000 : product.price,
        list_price_minor: product.listPrice ?? null,
        sale_ends_at: product.saleEndsAt ?? null,
        business_price_minor: product.businessPrice ?? null,
        uom: 'each',
        part_number: `PN-${product.sku}`,
        picture: JSON.stringify(PICTURE),
        quantity_limit: product.limit ?? null,
        bopis_eligible: product.bopisEligible ?? true,
        product_type_name: product.electronic ? ('ESD' as const) : null,
        oversized: product.oversized ?? false,
        tax_code: product.taxExempt ? ('exempt' as const) : ('standard' as const),
        source: 'test',
        sale_conditions: product.conditions ? JSON.stringify(product.conditions) : null,
      })),
    )
    .execute();
  await database.db
    .insertInto('stock')
    .values(products.map((product) => ({ sku: product.sku, available: product.stock ?? 100 })))
    .execute();
}

/** Lists the plans (or other add-ons) that a product offers. */
export async function addOffers(
  { db }: Database,
  sku: string,
  related: readonly string[],
  kind: RelationKind = 'WARRANTY',
): Promise<void> {
  await db
    .insertInto('product_relations')
    .values(related.map((related_sku) => ({ sku, kind, related_sku })))
    .execute();
}

export async function setStock(database: Database, sku: string, available: number): Promise<void> {
  await database.db.updateTable('stock').set({ available }).where('sku', '=', sku).execute();
}

export async function getStock(database: Database, sku: string): Promise<number> {
  const row = await database.db
    .selectFrom('stock')
    .select('available')
    .where('sku', '=', sku)
    .executeTakeFirstOrThrow();
  return row.available;
}

/* eslint-disable @typescript-eslint/no-explicit-any -- replies are read as a client reads JSON, without types */
export interface TestReply {
  status: number;
  headers: Record<string, string>;
  body: any;
  text: string;
}
/* eslint-enable @typescript-eslint/no-explicit-any */

interface CallOptions {
  body?: unknown;
  key?: string;
  headers?: Record<string, string>;
}

/** A client with a browser's cookies that sends JSON. */
export interface Shopper {
  readonly cookies: Map<string, string>;
  get(path: string, headers?: Record<string, string>): Promise<TestReply>;
  post(path: string, body?: unknown, options?: Omit<CallOptions, 'body'>): Promise<TestReply>;
  put(path: string, body?: unknown, options?: Omit<CallOptions, 'body'>): Promise<TestReply>;
  remove(path: string, body?: unknown, options?: Omit<CallOptions, 'body'>): Promise<TestReply>;
}

export interface TestShop {
  app: FastifyInstance;
  database: Database;
  settings: Settings;
  /** The whole log as text. */
  logged: () => string;
  /** The mails that the shop has sent. */
  mails: Mail[];
  /** The clock of the shop. */
  clock: { now: Date };
  shopper(tenant?: TenantId): Shopper;
  close(): Promise<void>;
}

export interface TestShopOptions {
  env?: Record<string, string>;
  gateway?: (database: Database) => PaymentGateway;
  stripe?: StripeConnection;
  products?: TestProduct[];
}

export function createShopper(app: FastifyInstance, tenant: TenantId = 'sdc'): Shopper {
  const cookies = new Map<string, string>();

  async function call(
    method: 'GET' | 'POST',
    path: string,
    { body, key, headers = {} }: CallOptions,
  ): Promise<TestReply> {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const reply = await app.inject({
      method,
      url: path.startsWith('/cc/') ? path : `/cc/api${path}`,
      headers: {
        host: 'shop.test',
        [HEADERS.tenant]: tenant,
        ...(cookie ? { cookie } : {}),
        ...(key ? { [HEADERS.idempotencyKey]: key } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    for (const { name, value, maxAge, expires } of reply.cookies) {
      if (!COOKIES.some((listed) => listed.name === name.replace('__Host-', '')))
        throw new Error(`The page about cookies does not list ${name}.`);
      if (!value || maxAge === 0 || (expires && expires.getTime() <= 0)) cookies.delete(name);
      else cookies.set(name, value);
    }
    let parsed: unknown;
    try {
      parsed = JSON.parse(reply.payload);
    } catch {
      parsed = undefined;
    }
    return {
      status: reply.statusCode,
      headers: Object.fromEntries(
        Object.entries(reply.headers).map(([name, value]) => [name, String(value)]),
      ),
      body: parsed,
      text: reply.payload,
    };
  }

  return {
    cookies,
    get: (path, headers = {}) => call('GET', path, { headers }),
    post: (path, body = {}, options = {}) => call('POST', path, { ...options, body }),
    put: (path, body = {}, options = {}) =>
      call('POST', path, {
        ...options,
        body,
        headers: { ...options.headers, [HEADERS.methodOverride]: 'PUT' },
      }),
    remove: (path, body = {}, options = {}) =>
      call('POST', path, {
        ...options,
        body,
        headers: { ...options.headers, [HEADERS.methodOverride]: 'DELETE' },
      }),
  };
}

/** Creates the whole API on its own database, of the kind of this Vitest project. */
export async function createTestShop({
  env = {},
  gateway,
  stripe,
  products = [],
}: TestShopOptions = {}): Promise<TestShop> {
  const database = await createTestDatabase();
  const settings = readSettings({
    LOG_LEVEL: 'debug',
    SIGN_IN_ATTEMPTS_PER_MINUTE: '10000',
    CARD_ATTEMPTS_PER_MINUTE: '10000',
    CAPTCHA_AFTER_FAILURES: '100000',
    CAPTCHA_AFTER_ADDRESS_FAILURES: '100000',
    NEW_SESSIONS_PER_MINUTE: '1000000',
    CATALOG_CACHE_SECONDS: '0',
    // Tests run the job themselves when they need it.
    PLACE_RESTOCK_ORDERS: '0',
    ...env,
  });
  const lines: string[] = [];
  const clock = { now: new Date() };
  const mails: Mail[] = [];
  const app = await createCommerceApi({
    settings,
    database,
    now: () => new Date(clock.now),
    mail: { send: async (mail) => void mails.push(mail) },
    logStream: { write: (line) => void lines.push(line) },
    ...(gateway ? { gateway: gateway(database) } : {}),
    ...(stripe ? { stripe } : {}),
  });
  await app.ready();
  if (products.length) await addProducts(database, ...products);
  return {
    app,
    database,
    settings,
    clock,
    mails,
    logged: () => lines.join(''),
    shopper: (tenant) => createShopper(app, tenant),
    close: async () => {
      await app.close();
      await database.close();
    },
  };
}
