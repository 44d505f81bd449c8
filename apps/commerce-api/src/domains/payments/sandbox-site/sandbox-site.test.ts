import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../kernel/database/database.ts';
import { createTestDatabase } from '../../../testing/test-database.ts';
import { isShopOrigin, openSandboxSite, servesSandboxSite } from './listen.ts';
import { createSandboxSite } from './sandbox-site.ts';

const SHOP = 'http://localhost:4200';

let database: Database;
let site: FastifyInstance;
beforeAll(async () => {
  database = await createTestDatabase();
  site = createSandboxSite({ database, isShop: (origin) => origin === SHOP });
});
afterAll(async () => {
  await site.close();
  await database.close();
});

const open = (route: string, query: Record<string, string> = {}) =>
  site.inject({
    url: `/window/${route}`,
    query: { transactionId: 't-1', origin: SHOP, ...query },
  });
const approve = (route: string, accountName: string, origin: string | undefined = 'http://pay.example') =>
  site.inject({
    method: 'POST',
    url: `/window/${route}/approval`,
    headers: { host: 'pay.example', ...(origin === '' ? {} : { origin }) },
    payload: { accountName },
  });

it.each([
  ['paypal', 'PayPal'],
  ['klarna', 'Klarna'],
  ['apple-pay', 'Apple Pay'],
  ['card-wallet', 'Card wallet'],
])('serves the window of %s, which runs its own script only', async (route, name) => {
  const reply = await open(route);
  expect(reply.statusCode).toBe(200);
  expect(reply.body).toContain(`<h1>${name} (sandbox)</h1>`);
  const policy = String(reply.headers['content-security-policy']);
  const nonce = /script-src 'nonce-([^']+)'/.exec(policy)?.[1];
  expect(reply.body).toContain(`<script nonce="${nonce}">`);
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toContain('unsafe');
});

it('reports to the shop only, and does not run what its URL contains', async () => {
  expect((await open('paypal', { origin: 'https://evil.example' })).statusCode).toBe(400);
  expect((await open('cheque')).statusCode).toBe(404);
  expect((await open('paypal', { transactionId: '"><script>' })).body).toContain(
    'data-transaction-id="&quot;&gt;&lt;script&gt;"',
  );
});

it('hands the shop what each vendor returns', async () => {
  const payPal = (await approve('paypal', 'pat@example.com')).json<{ vendorPayment: unknown }>();
  expect(payPal.vendorPayment).toMatchObject({
    vendorPaymentType: 'PAYPAL',
    contactInformation: {
      billingAddress: { field1: 'PaypalAddress', email: 'pat@example.com' },
      shippingAddress: { field1: 'PaypalAddress' },
    },
    payPalInfo: { payPalEmail: 'pat@example.com', paymentMethodNonce: expect.any(String) },
  });
  const wallet = (await approve('card-wallet', 'pat@example.com')).json<{ vendorPayment: unknown }>();
  expect(wallet.vendorPayment).toMatchObject({
    vendorPaymentType: 'CARD_WALLET',
    country: 'USA',
    encPaymentData: expect.any(String),
    callId: expect.any(String),
  });
});

it('takes approvals from its own window only', async () => {
  expect((await approve('paypal', 'pat@example.com', 'https://evil.example')).statusCode).toBe(403);
  expect((await approve('paypal', 'pat@example.com', '')).statusCode).toBe(403);
  expect((await approve('paypal', 'not an address')).statusCode).toBe(400);
});

describe('the origins of a shop', () => {
  it.each([
    ['http://localhost:4200', undefined, true],
    ['http://business.localhost:4200', undefined, true],
    ['http://127.0.0.1:4200', undefined, true],
    ['http://localhost:4201', undefined, false],
    ['http://evil.example:4200', undefined, false],
    ['https://shop.example', 'https://shop.example', true],
    ['https://business.shop.example', 'https://shop.example', true],
    ['http://shop.example', 'https://shop.example', false],
    ['https://shop.example.evil', 'https://shop.example', false],
    ['https://shop.example/x', 'https://shop.example', false],
    ['nonsense', undefined, false],
  ])('%s with the public URL %s: %s', (origin, publicUrl, known) => {
    expect(isShopOrigin(origin, { publicUrl, port: 4200 })).toBe(known);
  });
});

it('is served with a demo shop on a local machine, and elsewhere only on request', () => {
  const settings = {
    demo: true,
    publicUrl: undefined,
    paymentGatewayUrl: undefined,
    paymentGatewayPort: undefined,
  };
  expect(servesSandboxSite(settings)).toBe(true);
  expect(servesSandboxSite({ ...settings, demo: false })).toBe(false);
  expect(servesSandboxSite({ ...settings, publicUrl: 'https://shop.example' })).toBe(false);
  expect(servesSandboxSite({ ...settings, paymentGatewayUrl: 'https://pay.example' })).toBe(false);
  expect(servesSandboxSite({ ...settings, demo: false, paymentGatewayPort: 4301 })).toBe(true);
});

it('takes another port when the one after the shop’s is taken', async () => {
  const settings = {
    host: '127.0.0.1',
    port: 0,
    publicUrl: undefined,
    paymentGatewayUrl: undefined,
    paymentGatewayPort: undefined,
    trustProxy: false,
    hostedFields: false,
    stripe: undefined,
    cardAttemptsPerMinute: 10,
    siteCountry: 'US' as const,
  };
  const first = await openSandboxSite({ ...settings, port: 65_535 }, { database });
  const port = Number(new URL(first.url).port);
  const second = await openSandboxSite({ ...settings, port: port - 1 }, { database });
  expect(second.url).not.toBe(first.url);
  expect(
    (await fetch(`${second.url.replace('localhost', '127.0.0.1')}/window/cheque?transactionId=1&origin=x`))
      .status,
  ).toBe(404);
  await first.close();
  await second.close();
});

it.each([
  ['on', { hostedFields: true }, 200],
  ['off', {}, 404],
  [
    'on, but the cards go to Stripe',
    { hostedFields: true, stripe: { secretKey: 'sk_test_x', webhookSecret: 'whsec_x' } },
    404,
  ],
])('serves the hosted card fields if they are %s', async (_name, change, status) => {
  const shop = 'http://localhost:65535';
  const { url, close } = await openSandboxSite(
    {
      host: '127.0.0.1',
      port: 65_535,
      publicUrl: undefined,
      paymentGatewayUrl: undefined,
      paymentGatewayPort: undefined,
      trustProxy: false,
      hostedFields: false,
      stripe: undefined,
      cardAttemptsPerMinute: 10,
      siteCountry: 'US' as const,
      ...change,
    },
    { database },
  );
  const query = new URLSearchParams({ checkoutId: 'c', transactionId: 't', origin: shop, locale: 'en-US' });
  const reply = await fetch(`${url.replace('localhost', '127.0.0.1')}/fields?${query}`);
  await close();
  expect(reply.status).toBe(status);
});
