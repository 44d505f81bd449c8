import Fastify, { type FastifyInstance } from 'fastify';
import { type CardData, CardRefusedError, GatewayUnavailableError } from '../payment-gateway.ts';
import { cardFieldRoutes } from './card-fields.ts';

const SHOP = 'http://localhost:4200';
const NUMBER = '4111111111111111';

const stored: CardData[] = [];
let failure: Error | undefined;
let site: FastifyInstance;
beforeEach(() => {
  stored.length = 0;
  failure = undefined;
  site = Fastify();
  cardFieldRoutes(site, {
    isShop: (origin) => origin === SHOP,
    attemptsPerMinute: 1,
    now: () => new Date('2026-01-15T12:00:00Z'),
    cards: {
      tokenize: async (card) => {
        if (failure) throw failure;
        stored.push(card);
        return 'card_1';
      },
    },
  });
});
afterEach(() => site.close());

const QUERY = { checkoutId: 'c-1', transactionId: 't-1', origin: SHOP, locale: 'en-US' };
const open = (query: Record<string, string> = {}) =>
  site.inject({ url: '/fields', query: { ...QUERY, ...query } });
const send = (payload: object | string, headers: Record<string, string> = {}) =>
  site.inject({
    method: 'POST',
    url: '/fields/card',
    headers: {
      host: 'pay.example',
      origin: 'https://pay.example',
      'content-type': 'application/json',
      ...headers,
    },
    payload,
  });
const CARD = { number: '4111 1111 1111 1111', expiry: '04/31', cvv: '123' };

describe('the page of the fields', () => {
  it('runs its own script only, and is framed by the shop only', async () => {
    const reply = await open();
    expect(reply.statusCode).toBe(200);
    const policy = String(reply.headers['content-security-policy']);
    const nonce = /script-src 'nonce-([^']+)'/.exec(policy)?.[1];
    expect(reply.body).toContain(`<script nonce="${nonce}">`);
    expect(policy).toContain(`frame-ancestors ${SHOP}`);
    expect(policy).not.toContain('unsafe');
    expect(reply.headers['cache-control']).toBe('no-store');
  });

  it('helps browsers to fill in the card, and has no names under which a form would send it', async () => {
    const { body } = await open();
    for (const name of ['cc-number', 'cc-exp', 'cc-csc'])
      expect(body).toContain(`inputmode="numeric" autocomplete="${name}"`);
    expect(body).not.toMatch(/<input[^>]* name=/);
  });

  it('has the fields that the shop requests, in its look', async () => {
    const { body } = await open({ expiry: 'false', style: 'dark' });
    expect(body).not.toContain('id="expiry"');
    expect(body).toContain('id="cvv"');
    expect(body).toContain('data-style="dark"');
    expect((await open({ cvv: 'false' })).body).not.toContain('id="cvv"');
  });

  it.each([
    ['a shop that it does not know', { origin: 'https://evil.example' }],
    ['style rules in place of a token', { style: 'dark;background:url(//evil.example)' }],
    ['a locale that is none', { locale: '"><script>' }],
    ['no transaction', { transactionId: '' }],
  ])('is not served for %s', async (_name, query) => {
    expect((await open(query)).statusCode).toBe(400);
  });

  it('does not run what its URL contains', async () => {
    const { body } = await open({ transactionId: '"><script>' });
    expect(body).toContain('data-transaction-id="&quot;&gt;&lt;script&gt;"');
  });
});

describe('a card', () => {
  it('is stored, and answered with its token only', async () => {
    const reply = await send(CARD);
    expect(reply.json()).toEqual({ gatewayToken: 'card_1' });
    expect(stored).toEqual([{ accountNumber: NUMBER, cvv: '123', expiryMonth: '04', expiryYear: '2031' }]);
  });

  it.each([
    [{ number: '4111 1111 1111 1112' }, { number: 'Check the card number. One of the digits is wrong.' }],
    [
      { number: '' },
      { number: 'Enter the card number.', cvv: 'Enter the 3 or 4 digits of the security code.' },
    ],
    [{ expiry: '12/25' }, { expiry: 'This card has expired.' }],
    [{ expiry: '13/31' }, { expiry: 'Enter the month and year shown on the card.' }],
    [{ cvv: '12' }, { cvv: 'Enter the 3 digits of the security code.' }],
  ])('with %j is refused, with the error of each field', async (change, errors) => {
    const reply = await send({ ...CARD, ...change });
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toEqual({ code: 'INVALID_CARD', errors });
    expect(stored).toEqual([]);
  });

  it('needs only the fields that the page has', async () => {
    const { number } = CARD;
    expect((await send({ number })).json()).toEqual({ gatewayToken: 'card_1' });
    expect(stored.at(-1)).toMatchObject({ accountNumber: NUMBER, expiryMonth: '', cvv: '' });
  });

  it.each<[string, Record<string, string>]>([
    ['the shop itself', { origin: SHOP }],
    ['an unknown page', { origin: 'null' }],
  ])('is not taken from %s', async (_name, headers) => {
    const reply = await send(CARD, headers);
    expect([reply.statusCode, reply.json()]).toEqual([403, { code: 'FORBIDDEN' }]);
    expect(stored).toEqual([]);
  });

  it.each<[string, Error, number, string]>([
    ['refused by the gateway', new CardRefusedError('EXPIRED'), 400, 'INVALID_CARD'],
    ['that the gateway does not answer', new GatewayUnavailableError(NUMBER), 503, 'GATEWAY_UNAVAILABLE'],
    ['with which the gateway fails', new Error(NUMBER), 500, 'GATEWAY_UNAVAILABLE'],
  ])('%s gets a code only', async (_name, error, status, code) => {
    failure = error;
    const reply = await send(CARD);
    expect([reply.statusCode, reply.json()]).toEqual([status, { code }]);
  });

  it.each([
    ['text', `{"number": ${NUMBER}`],
    ['a number', { number: { value: NUMBER } }],
  ])('as malformed JSON (%s) is not repeated', async (_name, payload) => {
    const reply = await send(payload);
    expect([reply.statusCode, reply.json()]).toEqual([400, { code: 'INVALID_CARD' }]);
  });

  it('can be tried as often as an address may try cards in the API', async () => {
    for (let attempt = 0; attempt < 5; attempt += 1) expect((await send(CARD)).statusCode).toBe(200);
    const reply = await send(CARD);
    expect([reply.statusCode, reply.json()]).toEqual([429, { code: 'TOO_MANY_REQUESTS' }]);
  });
});
