import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../kernel/database/database.ts';
import { createTestDatabase } from '../../../testing/test-database.ts';
import { createSandboxGateway } from '../sandbox-gateway.ts';
import { createSandboxSite } from './sandbox-site.ts';

const SHOP = 'http://localhost:4200';
const APPLICATION = {
  firstName: 'Ada',
  lastName: 'Page',
  email: 'ada@example.com',
  address1: '1 Main Street',
  city: 'Framingham',
  state: 'MA',
  zipCode: '01702',
};

let database: Database;
let site: FastifyInstance;
beforeAll(async () => {
  database = await createTestDatabase();
  const { cards } = createSandboxGateway(database.db);
  site = createSandboxSite({
    database,
    isShop: (origin) => origin === SHOP,
    applications: { cards, attemptsPerMinute: 4 },
  });
});
afterAll(async () => {
  await site.close();
  await database.close();
});

const open = (query: Record<string, string> = {}) =>
  site.inject({ url: '/apply/amex', query: { transactionId: 't-1', origin: SHOP, ...query } });
const apply = (more: object = {}, headers: Record<string, string> = { origin: 'http://pay.example' }) =>
  site.inject({
    method: 'POST',
    url: '/apply/amex/application',
    headers: { host: 'pay.example', ...headers },
    payload: { ...APPLICATION, ...more },
  });

it('serves its window to the shop only, with its own script', async () => {
  const reply = await open();
  expect(reply.statusCode).toBe(200);
  expect(reply.body).toContain('<h1>Apply for the Amex card (sandbox)</h1>');
  expect(String(reply.headers['content-security-policy'])).not.toContain('unsafe');
  expect((await open({ origin: 'https://evil.example' })).statusCode).toBe(400);
  expect((await open({ transactionId: '"><script>' })).body).toContain('&quot;&gt;&lt;script&gt;');
});

it('approves with the token of a card, and never sends a number', async () => {
  const reply = await apply();
  const { status, gatewayToken, billingAddress } = reply.json<Record<string, string>>();
  expect(status).toBe('success');
  expect(billingAddress).toMatchObject({ firstName: 'Ada', zipCode: '01702', type: 'B' });
  // The way browsers autofill it.
  expect((await apply({ zipCode: '01702 4307' })).json()).toMatchObject({
    billingAddress: { zipCode: '01702-4307' },
  });
  // The random token may have many digits in a row.
  expect(reply.body.replace(gatewayToken!, '')).not.toMatch(/\d{12}/);
  const found = await createSandboxGateway(database.db).cards.findHosted!(gatewayToken!);
  expect(found).toMatchObject({ brand: 'AMEX', lastFour: '0005' });
});

it.each([
  ['review@example.com', 'warning'],
  ['review+ada@example.com', 'warning'],
  ['Deny@example.com', 'failure'],
])('decides on %s: %s, without a card', async (email, status) => {
  expect((await apply({ email })).json()).toEqual({ status });
});

it('refuses other pages, wrong addresses, incomplete applications and too many of them', async () => {
  expect((await apply({}, { origin: 'https://evil.example' })).statusCode).toBe(403);
  expect((await apply({}, {})).statusCode).toBe(403);
  expect((await apply({ zipCode: '10001' })).json()).toMatchObject({
    message: expect.stringContaining('is not in Massachusetts'),
  });
  expect((await apply({ firstName: '' })).statusCode).toBe(400);
  const statuses = [];
  for (let count = 0; count < 20; count += 1)
    statuses.push((await apply({ email: 'deny@example.com' })).statusCode);
  expect(statuses).toContain(429);
});
