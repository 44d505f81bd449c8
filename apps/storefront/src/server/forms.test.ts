/** @jest-environment node */
import Fastify from 'fastify';
import {
  buildAccount,
  buildBudgetsData,
  buildBudgetStatement,
  buildSpendingReport,
  buildOrganization,
  buildProfile,
} from '@foolscap/account/testing';
import { APPROVAL_FIELDS, FORM_STEPS, getChangeKey } from '@foolscap/approvals/model';
import { buildDifference, buildEditableOrder } from '@foolscap/approvals/testing';
import { buildCart, buildCartItem } from '@foolscap/cart/testing';
import { buildOrder } from '@foolscap/checkout/testing';
import type { TransportReply, TransportRequest } from '@foolscap/core/http';
import { ACCOUNT_FORM_PATHS } from '../forms/account-form-paths.ts';
import { CART_FORM_PATHS } from '../forms/cart-form-paths.ts';
import { ORDER_FORM_PATHS } from '../forms/order-form-paths.ts';
import { APPROVALS_FORM_PATH, CHANGE_FORM_PATH } from '../forms/approvals-form-paths.ts';
import { BUDGETS_FORM_PATHS } from '../forms/budgets-form-paths.ts';
import { INBOX_FORM_PATH } from '../forms/inbox-form-paths.ts';
import { RENEWAL_FORM_PATH } from '../forms/renewal-form-path.ts';
import { REPORTS_FORM_PATHS } from '../forms/reports-form-paths.ts';
import { REWARDS_FORM_PATHS } from '../forms/rewards-form-paths.ts';
import { FORM_PATHS } from '../forms/forms.tsx';
import { errorPage } from './error-page.ts';
import { formRoutes } from './forms.ts';
import { POSTED_COOKIE, readPosted } from './posted-cookie.ts';

const HOST = 'shop.example';
const PATHS = [FORM_PATHS, CART_FORM_PATHS, ACCOUNT_FORM_PATHS].flatMap((paths) => Object.values(paths));

/** Opens a server with only the forms, over an API with the given replies. */
function open(
  answer?: (request: TransportRequest) => Partial<TransportReply>,
  { country }: { country?: 'CA' } = {},
) {
  const requests: TransportRequest[] = [];
  const app = Fastify();
  formRoutes(app, {
    publicUrl: undefined,
    country,
    getTenant: () => 'sdc',
    sendErrorPage: (_request, reply, status) =>
      reply
        .code(status)
        .type('text/html')
        .send(errorPage(status, {}, '')),
    transportFor: () => async (request) => {
      requests.push(request);
      const data = request.url.includes('/account')
        ? buildAccount(buildProfile())
        : { cartInfo: buildCart() };
      return { status: 200, headers: {}, body: { data }, ...answer?.(request) };
    },
  });
  const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
    app.inject({
      method: 'POST',
      url: path,
      headers: {
        host: HOST,
        origin: `http://${HOST}`,
        'content-type': 'application/x-www-form-urlencoded',
        ...headers,
      },
      payload: String(new URLSearchParams(fields)),
    });
  return { app, requests, post };
}

const refuse = (status: number, code: string) => () => ({
  status,
  body: { error: { status, code, message: 'no', requestId: 'r' } },
});

/** Opens the forms over a cart with one line that stores the outcome of each idempotency key, like the API. */
function openCart() {
  const cart: Record<string, object> = { a: { qty: 1 } };
  const adds: number[] = [];
  const outcomes = new Map<string, string>();
  const { post } = open(({ body, headers, method }) => {
    if (method === 'GET') {
      const items = Object.entries(cart).map(([cartItemId, line]) => buildCartItem({ cartItemId, ...line }));
      return { body: { data: { cartInfo: buildCart({ items }) } } };
    }
    const key = headers['idempotency-key']!;
    const text = JSON.stringify(body);
    const earlier = outcomes.get(key);
    if (earlier !== undefined && earlier !== text) return refuse(422, 'IDEMPOTENCY_KEY_REUSED')();
    if (earlier === undefined) {
      outcomes.set(key, text);
      for (const { cartItemId, itemId, ...change } of (body as { items: Record<string, unknown>[] }).items) {
        if (itemId === undefined) cart[cartItemId as string] = change;
        else adds.push(change.qty as number);
      }
    }
    return {};
  });
  return { adds, cart, post };
}

describe('every form', () => {
  it.each(PATHS)('%s rejects submissions from another site', async (path) => {
    const { requests, post } = open();
    for (const origin of ['https://evil.example', 'null', `http://${HOST}.evil.example`]) {
      const reply = await post(path, { itemId: '1' }, { origin });
      expect(reply.statusCode).toBe(403);
      expect(reply.payload).toContain('<h1>We couldn’t accept this form</h1>');
    }
    expect(requests).toEqual([]);
  });

  it('rejects a request from another site that has only Sec-Fetch-Site', async () => {
    const { app, requests } = open();
    const reply = await app.inject({
      method: 'POST',
      url: FORM_PATHS.signOut,
      headers: { host: HOST, 'sec-fetch-site': 'cross-site' },
    });
    expect(reply.statusCode).toBe(403);
    expect(requests).toEqual([]);
  });

  it.each(PATHS)('%s responds with a redirect, so that a reload repeats nothing', async (path) => {
    const { post } = open();
    expect((await post(path, { itemId: '1', cartItemId: 'a', qty: '1', key: 'k' })).statusCode).toBe(303);
  });

  it('is submitted again, once, by a browser whose session was just replaced by a sign-in', async () => {
    const { post } = open(refuse(409, 'SESSION_CHANGED'));
    const reply = await post(FORM_PATHS.add, { itemId: '1', key: 'k' });
    expect([reply.statusCode, reply.headers.location]).toEqual([307, `${FORM_PATHS.add}?again=1`]);
    const again = await post(`${FORM_PATHS.add}?again=1`, { itemId: '1', key: 'k' });
    expect([again.statusCode, again.headers.location]).toEqual([303, '/cart?error=SESSION_CHANGED']);
    // Also the forms whose outcome is shown on the page that follows.
    for (const path of [
      REWARDS_FORM_PATHS.enroll,
      INBOX_FORM_PATH,
      RENEWAL_FORM_PATH,
      ACCOUNT_FORM_PATHS.sendConfirmation,
    ])
      expect((await post(path, {})).headers.location).toBe(`${path}?again=1`);
  });

  it('marks messages as read, and shows the page of the messages with the reason of a failure', async () => {
    const { post, requests } = open();
    const reply = await post(INBOX_FORM_PATH, { ids: 'moved sale' });
    expect([reply.statusCode, reply.headers.location]).toEqual([303, '/account/messages']);
    expect(requests).toMatchObject([
      { method: 'POST', url: '/cc/api/account/messages/read', body: { ids: ['moved', 'sale'] } },
    ]);
    const refused = await open(refuse(401, 'SIGN_IN_REQUIRED')).post(INBOX_FORM_PATH, { ids: 'moved' });
    expect(refused.headers.location).toBe('/account/messages');
    const [, cookie = ''] = /foolscap_posted=([^;]+)/.exec(String(refused.headers['set-cookie'])) ?? [];
    expect(JSON.parse(Buffer.from(cookie, 'base64url').toString())).toMatchObject({
      form: 'messages',
      error: { code: 'SIGN_IN_REQUIRED' },
    });
  });

  describe('changes of budgets', () => {
    const BUDGET = { code: 'PRINT', name: 'Print room', amount: '1,200.50', period: 'MONTH', scope: 'ALL' };
    const changed = () => ({ status: 200, headers: {}, body: { data: buildBudgetsData() } });

    it.each([
      [
        { change: 'add', ...BUDGET, isDefault: 'true' },
        '/organization/budgets',
        { code: 'PRINT', amount: 1200.5, isDefault: true, scope: { type: 'ALL' } },
        '/account/budgets',
      ],
      [
        { change: 'change', budget: 'PRINT', ...BUDGET, scope: 'PERSON user-2' },
        '/organization/budgets/PRINT',
        { name: 'Print room', rollsOver: false, scope: { type: 'PERSON', id: 'user-2' } },
        '/account/budgets?budget=PRINT',
      ],
      [
        { change: 'adjust', budget: 'PRINT', amount: '-5', note: ' Fair ' },
        '/organization/budgets/PRINT/adjustments',
        { amount: -5, note: 'Fair' },
        '/account/budgets?budget=PRINT',
      ],
      [{ change: 'remove', budget: 'PRINT' }, '/organization/budgets/PRINT', {}, '/account/budgets'],
    ])('are sent, and lead to the budgets: %j', async (fields, url, body, location) => {
      const { post, requests } = open(changed);
      const reply = await post(BUDGETS_FORM_PATHS.change, { ...fields, key: 'key-1' });
      expect(reply.headers.location).toBe(location);
      expect(requests).toMatchObject([{ url: `/cc/api${url}`, body }]);
    });

    it.each<Record<string, string>>([
      { change: 'add', ...BUDGET, amount: 'much' },
      { change: 'add', ...BUDGET, code: '' },
      { change: 'adjust', budget: 'PRINT', amount: '' },
    ])('keep the input of a rejected form: %j', async (fields) => {
      const { post, requests } = open(changed);
      const reply = await post(BUDGETS_FORM_PATHS.change, fields);
      const [, cookie = ''] = /foolscap_posted=([^;]+)/.exec(String(reply.headers['set-cookie'])) ?? [];
      expect(JSON.parse(Buffer.from(cookie, 'base64url').toString())).toMatchObject({
        form: `budget-${fields.change}`,
        error: { code: 'INVALID_REQUEST' },
        values: { amount: fields.amount },
      });
      expect(requests).toEqual([]);
    });

    it('can be downloaded as the statement of a period, read page by page', async () => {
      const { app, requests } = open(({ url }) => ({
        status: 200,
        headers: {},
        body: { data: buildBudgetStatement({ totPages: 2, page: url.includes('page=2') ? 2 : 1 }) },
      }));
      const reply = await app.inject(
        `${BUDGETS_FORM_PATHS.statement}?budget=PRINT&period=2026-11-01&site=/cc/mmx`,
      );
      expect(reply.headers).toMatchObject({
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': 'attachment; filename="budget-PRINT-2026-11.csv"',
        'cache-control': 'no-store',
      });
      expect(reply.body).toMatch(/^\uFEFFDate,Entry,/);
      expect(reply.body.trim().split('\r\n')).toHaveLength(13);
      expect(requests).toHaveLength(2);
    });

    it('lead to the page if the statement cannot be read', async () => {
      const { app } = open(refuse(404, 'BUDGET_NOT_FOUND'));
      const reply = await app.inject(`${BUDGETS_FORM_PATHS.statement}?budget=PRINT&site=/cc/mmx`);
      expect([reply.statusCode, reply.headers.location]).toEqual([
        303,
        '/cc/mmx/account/budgets?budget=PRINT',
      ]);
    });
  });

  describe('reports about spending', () => {
    const URL = `${REPORTS_FORM_PATHS.spending}?group=budget&from=2025-12&page=3&site=/cc/mmx`;

    it('can be downloaded with the rows of all pages', async () => {
      const { app, requests } = open(() => ({
        status: 200,
        headers: {},
        body: { data: buildSpendingReport({ group: 'BUDGET', totPages: 2 }) },
      }));
      const reply = await app.inject(URL);
      expect(reply.headers).toMatchObject({
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': 'attachment; filename="spending-budget-2025-12-2026-11.csv"',
      });
      expect(reply.body.trim().split('\r\n')).toHaveLength(5);
      expect(requests.map(({ url }) => url)).toEqual(
        [1, 2].map((page) => `/cc/api/organization/reports?group=BUDGET&from=2025-12&page=${page}&size=500`),
      );
    });

    it('can be downloaded as the lines of all orders', async () => {
      const { app, requests } = open(({ url }) => ({
        status: 200,
        headers: {},
        body: {
          data: {
            from: '2025-12',
            to: '2026-11',
            lines: [
              {
                orderNumber: '7001',
                placedAt: '2026-06-15T13:00:00Z',
                buyer: 'Ada Reyes',
                lineNumber: 1,
                itemId: '24110101',
                name: '=Paper, A4',
                units: 2,
                costCenter: '4100',
                net: 12.5,
              },
            ],
            ...(url.includes('after=') ? {} : { next: '7001' }),
          },
        },
      }));
      const reply = await app.inject(`${REPORTS_FORM_PATHS.lines}?to=2026-11&site=/cc/mmx`);
      expect(reply.headers['content-disposition']).toBe(
        'attachment; filename="order-lines-2025-12-2026-11.csv"',
      );
      const row = `7001,2026-06-15,Ada Reyes,,,1,24110101,"'=Paper, A4",2,4100,,12.5`;
      expect(reply.body.trim().split('\r\n').slice(1)).toEqual([row, row]);
      expect(requests.map(({ url }) => url)).toEqual([
        '/cc/api/organization/reports/lines?to=2026-11',
        '/cc/api/organization/reports/lines?to=2026-11&after=7001',
      ]);
    });

    it.each([
      [403, 'NOT_PERMITTED', '/cc/mmx/account/reports?group=budget&from=2025-12'],
      [
        401,
        'SIGN_IN_REQUIRED',
        `/cc/mmx/office/supplies/login?${new URLSearchParams({ jumpUrl: '/cc/mmx/account/reports?group=budget&from=2025-12' })}`,
      ],
    ])('lead to a page for a %i', async (status, code, location) => {
      const { app } = open(refuse(status, code));
      expect((await app.inject(URL)).headers.location).toBe(location);
    });
  });

  describe('decisions of an approver', () => {
    const ORDERS = { 'order:10045': 'cart-1 buyer-1 642.18', 'order:10052': 'cart-2 buyer-2 60' };
    const decided = (isDecided: boolean) => () => ({
      status: 200,
      headers: {},
      body: {
        data: {
          results: [{ orderNumber: '10045', cartId: 'cart-1', isDecided, code: 'ORDER_NOT_PENDING' }],
          waiting: 0,
        },
      },
    });
    const readError = (reply: { headers: Record<string, unknown> }) => {
      const [, cookie = ''] = /foolscap_posted=([^;]+)/.exec(String(reply.headers['set-cookie'])) ?? [];
      return JSON.parse(Buffer.from(cookie, 'base64url').toString()) as object;
    };

    it('are sent for the selected orders, and lead to the decided ones', async () => {
      const { post, requests } = open(decided(true));
      const reply = await post(APPROVALS_FORM_PATH, { ...ORDERS, comment: ' Agreed ', action: 'ACCEPT' });
      expect(reply.headers.location).toBe('/account/approvals?view=decided');
      expect(readError(reply)).toEqual({ form: 'approvals', values: {} });
      expect(requests).toMatchObject([
        {
          url: '/ele-lpd/api/approvalsProxy/order?action=approve',
          body: [
            {
              orderNumber: '10045',
              cartId: 'cart-1',
              ownerProfileId: 'buyer-1',
              approvalComments: 'Agreed',
              expectedTotal: 642.18,
              action: 'ACCEPT',
            },
            { orderNumber: '10052', cartId: 'cart-2', ownerProfileId: 'buyer-2' },
          ],
        },
      ]);
    });

    it.each([
      ['no order is selected', { action: 'ACCEPT' }, true, 'ORDER_MISSING'],
      ['one is declined without a comment', { ...ORDERS, action: 'DECLINE' }, true, 'COMMENT_MISSING'],
      ['one was already decided', { ...ORDERS, action: 'ACCEPT' }, false, 'ORDER_NOT_PENDING'],
    ])('lead back with the reason if %s', async (_, fields, isDecided, code) => {
      const reply = await open(decided(isDecided)).post(APPROVALS_FORM_PATH, fields);
      expect(reply.headers.location).toBe('/account/approvals');
      expect(readError(reply)).toMatchObject({
        form: 'approvals',
        error: { code },
        values: { orders: Object.keys(fields).length > 1 ? '10045 10052' : '' },
      });
    });
  });

  describe('a change of a waiting order', () => {
    const editable = buildEditableOrder();
    const FIELDS = {
      [APPROVAL_FIELDS.orderNumber]: '10045',
      'qty:1:paper': '8',
      'qty:2:chair': '1',
      shipTo: 'ship-1',
      purchaseOrderNumber: 'PO-2231',
      comment: '',
    };
    const CHANGED = { 'qty:2:chair': '1' };
    const openOrder = (reply: Partial<TransportReply> = {}) =>
      open(({ method }) =>
        method === 'GET'
          ? { body: { data: { orderNumber: '10045', editable } } }
          : { body: { data: { difference: buildDifference(), isSaved: true } }, ...reply },
      );
    const readOutcome = (reply: { headers: Record<string, unknown> }) =>
      readPosted(/foolscap_posted=([^;]*)/.exec(String(reply.headers['set-cookie']))?.[1]);

    it('is kept for the page that shows its difference, and not saved', async () => {
      const { post, requests } = openOrder();
      const submitted: Record<string, string>[] = [
        { step: FORM_STEPS.preview },
        { step: FORM_STEPS.save, expectedTotal: '537.24' },
        // Edited after the difference was shown.
        {
          step: FORM_STEPS.save,
          expectedTotal: '537.24',
          previewed: getChangeKey({ 'qty:2:chair': '0' }, editable),
        },
      ];
      for (const fields of submitted) {
        const reply = await post(CHANGE_FORM_PATH, { ...FIELDS, ...fields });
        expect(reply.headers.location).toBe('/account/approvals?order=10045');
        expect(readOutcome(reply)).toEqual({
          form: 'approvalChange',
          values: { ...CHANGED, step: 'preview', orderNumber: '10045' },
        });
      }
      expect(requests.map(({ method }) => method)).toEqual(['GET', 'GET', 'GET']);
    });

    it('is saved with the total that was shown', async () => {
      const { post, requests } = openOrder();
      const previewed = getChangeKey(CHANGED, editable);
      const shown = { step: FORM_STEPS.save, expectedTotal: '537.24', previewed };
      const reply = await post(CHANGE_FORM_PATH, {
        ...FIELDS,
        ...shown,
        comment: 'One is enough',
        key: 'page-1',
      });
      expect(readOutcome(reply)).toEqual({ form: 'approvalChange', values: {} });
      expect(requests[1]).toMatchObject({
        headers: { 'idempotency-key': 'page-1' },
        body: {
          lines: [
            { lineNumber: 1, itemId: 'paper', qty: 8 },
            { lineNumber: 2, itemId: 'chair', qty: 1 },
          ],
          comment: 'One is enough',
          expectedTotal: 537.24,
        },
      });
      const refused = await openOrder(refuse(409, 'ORDER_TOTAL_CHANGED')()).post(CHANGE_FORM_PATH, {
        ...FIELDS,
        ...shown,
      });
      expect(readOutcome(refused)).toMatchObject({ error: { code: 'ORDER_TOTAL_CHANGED' }, values: CHANGED });
    });

    it('is refused if it is too long for the next page', async () => {
      const lines = Array.from({ length: 300 }, (_, index) => [`qty:${index + 1}:item-${index}`, '9']);
      const reply = await openOrder().post(CHANGE_FORM_PATH, {
        orderNumber: '10045',
        ...(Object.fromEntries(lines) as object),
      });
      expect(readOutcome(reply)).toMatchObject({ error: { code: 'CHANGE_TOO_LONG' } });
    });
  });

  it('switches the renewal of a membership, and shows its page with the reason of a failure', async () => {
    const { post, requests } = open();
    const reply = await post(RENEWAL_FORM_PATH, { isOn: 'true', price: '49.5' });
    expect([reply.statusCode, reply.headers.location]).toEqual([303, '/membership']);
    await post(RENEWAL_FORM_PATH, { isOn: 'false' });
    expect(requests.map(({ body }) => body)).toEqual([{ isOn: true, price: 49.5 }, { isOn: false }]);
    const refused = await open(refuse(409, 'MEMBERSHIP_PRICE_CHANGED')).post(RENEWAL_FORM_PATH, {});
    expect(refused.headers.location).toBe('/membership');
    const [, cookie = ''] = /foolscap_posted=([^;]+)/.exec(String(refused.headers['set-cookie'])) ?? [];
    expect(JSON.parse(Buffer.from(cookie, 'base64url').toString())).toMatchObject({
      form: 'renewal',
      error: { code: 'MEMBERSHIP_PRICE_CHANGED' },
    });
  });

  it.each([
    'text/plain',
    'text/plain; charset=utf-8',
    'application/json',
    'multipart/form-data; boundary=x',
    'text/xml',
  ])('accepts only forms: not %s', async (type) => {
    const { app, requests } = open();
    for (const path of PATHS) {
      const reply = await app.inject({
        method: 'POST',
        url: path,
        headers: { host: HOST, origin: `http://${HOST}`, 'content-type': type },
        payload: '{"itemId":"1","qty":"2"}',
      });
      expect([path, reply.statusCode]).toEqual([path, 415]);
    }
    expect(requests).toEqual([]);
  });

  it('limits the size of forms', async () => {
    const { post } = open();
    const reply = await post(FORM_PATHS.add, { itemId: 'x'.repeat(20_000) });
    expect(reply.statusCode).toBe(413);
    expect(reply.payload).toContain('<h1>This form is too long</h1>');
    // An import of users may be longer.
    const csv = 'x'.repeat(20_000);
    expect((await post(ACCOUNT_FORM_PATHS.importUsers, { csv })).statusCode).toBe(303);
  });
});

describe('adding', () => {
  it('forwards item, quantity and key, and redirects to the cart', async () => {
    const { requests, post } = open();
    const reply = await post(FORM_PATHS.add, { itemId: '24400011', qty: '3', key: 'page-1-add' });
    expect(reply.headers.location).toBe('/cart');
    expect(requests).toHaveLength(1);
    expect(requests[0]).toMatchObject({
      method: 'POST',
      url: '/cc/api/checkout/default/item',
      body: { items: [{ itemId: '24400011', qty: 3 }] },
      headers: { 'idempotency-key': 'page-1-add' },
    });
  });

  it('uses the same key when submitted twice', async () => {
    const { requests, post } = open();
    const fields = { itemId: '24400011', qty: '1', key: 'page-1-add' };
    await post(FORM_PATHS.add, fields);
    await post(FORM_PATHS.add, fields);
    expect(new Set(requests.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
  });

  it('creates a key for a form without one', async () => {
    const { requests, post } = open();
    await post(FORM_PATHS.add, { itemId: '1' });
    await post(FORM_PATHS.add, { itemId: '1' });
    const keys = requests.map(({ headers }) => headers['idempotency-key']);
    expect(keys.every(Boolean)).toBe(true);
    expect(new Set(keys).size).toBe(2);
  });

  it('passes rejected items and the messages of lines to the cart page', async () => {
    const limited = {
      ...buildCartItem({ cartItemId: 'line-7' }),
      messages: [{ code: 'QTY_LIMIT_EXCEEDED', type: 'WARN' as const }],
    };
    const refused = {
      ...buildCartItem({ cartItemId: 'refused' }),
      status: 'INVALID' as const,
      messages: [{ code: 'STANDALONE_WARRANTY_ITEM', type: 'ERROR' as const }],
    };
    const { post } = open(() => ({ body: { data: { cartInfo: buildCart({ items: [limited, refused] }) } } }));
    const reply = await post(FORM_PATHS.add, { itemId: '24400011', qty: '9', key: 'k' });
    expect(reply.headers.location).toBe(
      '/cart?error=STANDALONE_WARRANTY_ITEM&lines=line-7%3AQTY_LIMIT_EXCEEDED',
    );
  });

  it('shows its error on the cart page', async () => {
    const { post } = open(refuse(404, 'SKU_INVALID'));
    expect((await post(FORM_PATHS.add, { itemId: 'nothing' })).headers.location).toBe(
      '/cart?error=SKU_INVALID',
    );
  });

  it('stays on the business site', async () => {
    const { requests, post } = open();
    const reply = await post(FORM_PATHS.add, { itemId: '1', site: '/cc/mmx' });
    expect(reply.headers.location).toBe('/cc/mmx/cart');
    expect(requests[0]!.headers['x-tenant']).toBe('sba');
  });

  it.each(['//evil.example', 'https://evil.example', '/cc/mmx/../..'])('knows no site %p', async (site) => {
    const { requests, post } = open();
    const reply = await post(FORM_PATHS.add, { itemId: '1', site });
    expect(reply.headers.location).toBe('/cart');
    expect(requests[0]!.headers['x-tenant']).toBe('sdc');
  });
});

describe('lists beside the cart', () => {
  it.each([
    [FORM_PATHS.save, { cartItemId: 'line-7' }, 'POST', '/cc/api/sfl', { cartItemId: 'line-7' }],
    [
      FORM_PATHS.moveSaved,
      { listItemId: 'saved-1', itemId: 'pens', qty: '2' },
      'POST',
      '/cc/api/checkout/default/item',
      { items: [{ itemId: 'pens', listItemId: 'saved-1', qty: 2 }] },
    ],
    [
      FORM_PATHS.removeSaved,
      { listItemId: 'saved-1' },
      'POST',
      '/cc/api/sfl/saved-1',
      { listItemId: 'saved-1' },
    ],
    [
      FORM_PATHS.addShared,
      { shareId: 'share-1' },
      'POST',
      '/cc/api/checkout/default/item?sharedCart=share-1',
      { items: [] },
    ],
  ])('%s with %p changes the cart', async (path, fields, method, url, body) => {
    const { requests, post } = open();
    const reply = await post(path, fields);
    expect(reply.headers.location).toBe('/cart');
    expect(requests).toMatchObject([{ method, url, body }]);
  });

  it.each([
    // The same result again.
    [{ status: 'added', itemId: 'plate' }, '/cart'],
    [
      { status: 'added', itemId: 'plate', cartItemId: 'line-7', qtyAdded: 2, messages: [] },
      '/cart?itemIds=line-7',
    ],
    [
      {
        status: 'added',
        itemId: 'plate',
        cartItemId: 'line-7',
        qtyAdded: 10,
        messages: [{ code: 'PARTIAL_QTY_AVAILABLE', type: 'WARN' }],
      },
      '/cart?lines=line-7%3APARTIAL_QTY_AVAILABLE&itemIds=line-7',
    ],
    [{ status: 'canceled', itemId: 'plate' }, '/p/plate'],
  ])('a design with the outcome %j leads to %s', async (data, page) => {
    const { requests, post } = open(() => ({ body: { data } }));
    const reply = await post(FORM_PATHS.customize, { result: 'signed', key: 'page-1-customize' });
    expect(reply.headers.location).toBe(page);
    expect(requests).toMatchObject([
      {
        url: '/cc/api/punchout/results',
        body: { result: 'signed' },
        headers: { 'idempotency-key': 'page-1-customize' },
      },
    ]);
  });

  it('a design that is submitted twice leads to the cart both times', async () => {
    let isFirst = true;
    const { post, requests } = open(() => {
      if (!isFirst) return { body: { data: { status: 'added', itemId: 'plate' } } };
      isFirst = false;
      return refuse(409, 'REQUEST_IN_PROGRESS')();
    });
    const reply = await post(FORM_PATHS.customize, { result: 'signed', key: 'page-1-customize' });
    expect(reply.headers.location).toBe('/cart');
    const keys = requests.map(({ headers }) => headers['idempotency-key']);
    expect(keys[0]).toBe('page-1-customize');
    expect(keys[1]).not.toBe(keys[0]);
  });

  it.each([
    [404, 'PUNCHOUT_NOT_FOUND', '/customize?error=PUNCHOUT_NOT_FOUND'],
    [409, 'OUT_OF_STOCK', '/customize?error=OUT_OF_STOCK&result=signed'],
    [409, 'QTY_LIMIT_ITEM', '/customize?error=QTY_LIMIT_ITEM&result=signed'],
    [409, 'BLOCKED_FOR_ADD_TO_CART', '/customize?error=BLOCKED_FOR_ADD_TO_CART'],
    [409, 'ITEM_NOT_AVAILABLE', '/customize?error=ITEM_NOT_AVAILABLE'],
  ])('a rejected design (%i %s) leads to %s', async (status, code, page) => {
    const { post } = open(refuse(status, code));
    expect((await post(FORM_PATHS.customize, { result: 'signed' })).headers.location).toBe(page);
  });

  it('treats a missing item as submitted twice', async () => {
    const { post } = open(refuse(404, 'CART_ITEM_ID_NOT_FOUND'));
    expect((await post(FORM_PATHS.save, { cartItemId: 'line-7' })).headers.location).toBe('/cart');
  });

  it('redirects to the page of a created link', async () => {
    const { post } = open(() => ({ body: { data: { sharedCart: { shareId: 'share-1' } } } }));
    const reply = await post(FORM_PATHS.share, { key: 'page-1-share' });
    expect(reply.headers.location).toBe('/cart/shared/share-1');
  });

  it('names the added lines in the URL of the cart', async () => {
    const added = { ...buildCartItem({ cartItemId: 'line-7' }), qtyAdded: 1 };
    const { post } = open(() => ({ body: { data: { cartInfo: buildCart({ items: [added] }) } } }));
    const reply = await post(FORM_PATHS.add, { itemId: '24400011', qty: '1', key: 'k' });
    expect(reply.headers.location).toBe('/cart?itemIds=line-7');
  });
});

describe('a wrong quantity', () => {
  it('of 1,500 is parsed with its separator', async () => {
    const { requests, post } = open();
    await post(FORM_PATHS.add, { itemId: '24400011', qty: '1,500', key: 'page-1-add' });
    expect(requests[0]).toMatchObject({ body: { items: [{ itemId: '24400011', qty: 1500 }] } });
  });

  it.each(['', 'two', '1.5', '1,5', '-1', '12345', '1e3'])(
    '(%j) is reported and changes nothing',
    async (qty) => {
      const { requests, post } = open();
      for (const path of [FORM_PATHS.add, FORM_PATHS.update, FORM_PATHS.fulfillment]) {
        const reply = await post(path, { itemId: '1', cartItemId: 'a', qty, 'qty-a': qty, key: 'k' });
        expect([reply.statusCode, reply.headers.location]).toEqual([303, '/cart?error=INVALID_QTY']);
      }
      expect(requests).toEqual([]);
    },
  );
});

describe('changing the cart', () => {
  /** Opens the forms over a cart of three lines with two units each, at revision 7. */
  function openLines() {
    const items = ['a', 'b', 'c'].map((cartItemId) => buildCartItem({ cartItemId, qty: 2 }));
    const cartInfo = buildCart({ items, revision: 7 });
    const { post, requests } = open(() => ({ body: { data: { cartInfo } } }));
    const sent = () =>
      requests.flatMap(({ method, body }) =>
        method === 'GET' ? [] : [(body as { items: Record<string, unknown>[] }).items],
      );
    return { post, requests, sent };
  }

  it('sets several quantities from one page, each as its own change', async () => {
    const { post, requests, sent } = openLines();
    await post(FORM_PATHS.update, { cartItemId: 'a', 'qty-a': '4', key: 'page-1' });
    await post(FORM_PATHS.update, { cartItemId: 'a', 'qty-a': '3', key: 'page-1' });
    expect(sent()).toMatchObject([[{ cartItemId: 'a', qty: 4 }], [{ cartItemId: 'a', qty: 3 }]]);
    const keys = requests.flatMap(({ headers }) => headers['idempotency-key'] ?? []);
    expect(new Set(keys).size).toBe(2);
  });

  it('sets the other changed quantities too, unless the cart was changed since the page was sent', async () => {
    const { post, sent } = openLines();
    const fields = { cartItemId: 'a', 'qty-a': '4', 'qty-b': '9', 'qty-c': '2' };
    await post(FORM_PATHS.update, { ...fields, revision: '7' });
    await post(FORM_PATHS.update, { ...fields, revision: '6' });
    await post(FORM_PATHS.fulfillment, { ...fields, 'way-a': 'delivery', revision: '7' });
    expect(sent()).toMatchObject([
      [
        { cartItemId: 'a', qty: 4 },
        { cartItemId: 'b', qty: 9 },
      ],
      [{ cartItemId: 'a', qty: 4 }],
      [
        { cartItemId: 'a', qty: 4, deliveryType: 'STA' },
        { cartItemId: 'b', qty: 9 },
      ],
    ]);
    expect(sent()[1]).toHaveLength(1);
  });

  it('sets the chosen deliveries with the quantities, whichever button submits them', async () => {
    const { post, sent } = openLines();
    const fields = {
      'qty-a': '3',
      'qty-b': '2',
      'qty-c': '2',
      'way-a': 'pickup',
      'store-a': '0008',
      revision: '7',
    };
    const own = { cartItemId: 'a', qty: 3, deliveryType: 'ISP', pickupStoreNumber: '0008' };
    await post(FORM_PATHS.update, { ...fields, cartItemId: 'a', 'way-b': 'delivery', 'way-c': 'next-day' });
    const faster = { cartItemId: 'c', qty: 2, deliveryType: 'STA', levelOfService: 'NDD' };
    expect(sent()).toMatchObject([[own, faster]]);
    // The fields of other lines of an outdated page may be outdated.
    await post(FORM_PATHS.update, { ...fields, cartItemId: 'a', 'way-c': 'next-day', revision: '6' });
    expect(sent()[1]).toMatchObject([own]);
    expect(sent()[1]).toHaveLength(1);
    await post(FORM_PATHS.update, { ...fields, 'qty-a': '2' });
    expect(sent()[2]).toMatchObject([{ ...own, qty: 2 }]);
  });

  it('changes only a chosen fulfillment, and requires a store for pickup', async () => {
    const { post, sent } = openLines();
    const fields = { cartItemId: 'a', 'qty-a': '2', revision: '7' };
    expect((await post(FORM_PATHS.fulfillment, fields)).headers.location).toBe('/cart');
    const reply = await post(FORM_PATHS.fulfillment, { ...fields, 'way-a': 'pickup' });
    expect(reply.headers.location).toBe('/cart?error=INVALID_STORE_NUMBER');
    expect(sent()).toEqual([]);
  });

  it('sets the quantities that differ from the cart when Enter submits all fields', async () => {
    const { post, sent } = openLines();
    const enter = { 'qty-a': '2', 'qty-b': '5', 'qty-gone': '7', key: 'page-1' };
    expect((await post(FORM_PATHS.update, { ...enter, revision: '7' })).headers.location).toBe('/cart');
    expect(sent()).toMatchObject([[{ cartItemId: 'b', qty: 5 }]]);
    await post(FORM_PATHS.update, { 'qty-a': '2', 'qty-b': '2', 'qty-c': '2', revision: '7' });
    expect(sent()).toHaveLength(1);
  });

  it('changes nothing when Enter submits all fields of an outdated page', async () => {
    const { post, sent } = openLines();
    const reply = await post(FORM_PATHS.update, { 'qty-a': '2', 'qty-b': '5', revision: '6' });
    expect(reply.headers.location).toBe('/cart?error=CART_REVISION_CONFLICT');
    expect(sent()).toEqual([]);
  });

  it('applies changes from a page that the shopper went back to', async () => {
    const { cart, post } = openCart();
    for (const qty of ['2', '3', '2'])
      await post(FORM_PATHS.update, { cartItemId: 'a', 'qty-a': qty, key: 'page-1' });
    expect(cart.a).toMatchObject({ qty: 2 });
    const choices = [
      { 'way-a': 'pickup', 'store-a': '0008' },
      { 'way-a': 'pickup', 'store-a': '0009' },
      { 'way-a': 'delivery', 'store-a': '0008' },
      { 'way-a': 'pickup', 'store-a': '0008' },
    ];
    for (const choice of choices) {
      const reply = await post(FORM_PATHS.fulfillment, {
        cartItemId: 'a',
        'qty-a': '2',
        key: 'page-1',
        ...choice,
      });
      expect(reply.headers.location).toBe('/cart');
    }
    expect(cart.a).toMatchObject({ deliveryType: 'ISP', pickupStoreNumber: '0008' });
  });

  it('adds each quantity requested from the same page exactly once', async () => {
    const { adds, post } = openCart();
    for (const qty of ['1', '1', '4', '4', '1']) {
      const reply = await post(FORM_PATHS.add, { itemId: 'paper', qty, key: 'page-1' });
      expect(reply.headers.location).toBe('/cart');
    }
    expect(adds).toEqual([1, 4]);
  });

  it('ignores removing a line twice', async () => {
    const { post } = open(refuse(404, 'CART_ITEM_ID_NOT_FOUND'));
    expect((await post(FORM_PATHS.remove, { cartItemId: 'a', key: 'page-1' })).headers.location).toBe(
      '/cart',
    );
  });

  it('removes a line', async () => {
    const { requests, post } = open();
    await post(FORM_PATHS.remove, { cartItemId: 'a/b', key: 'page-1' });
    expect(requests[0]).toMatchObject({
      url: '/cc/api/checkout/default/item/a%2Fb',
      headers: { 'x-http-method-override': 'DELETE' },
    });
  });
});

describe('free items', () => {
  const bodyOf = async (fields: Record<string, string>) => {
    const { requests, post } = open();
    expect((await post(CART_FORM_PATHS.freeItems, { key: 'page-1', ...fields })).headers.location).toBe(
      '/cart',
    );
    return requests.map(({ body }) => body);
  };

  it.each([
    [{ chosen: 'red' }, [{ freeItems: [{ itemId: 'red', qty: 1 }] }]],
    [{ 'free-red': '0', 'free-blue': '2' }, [{ freeItems: [{ itemId: 'blue', qty: 2 }] }]],
    [{ removed: 'red' }, [{ deleteFreeItems: [{ itemId: 'red' }] }]],
    [{ 'free-red': '0' }, []],
  ])('%j is sent as %j', async (fields, bodies) => {
    expect(await bodyOf(fields as Record<string, string>)).toMatchObject(bodies);
  });

  it('chooses once when submitted twice', async () => {
    const { requests, post } = open();
    for (let times = 0; times < 2; times += 1)
      await post(CART_FORM_PATHS.freeItems, { key: 'page-1', chosen: 'red' });
    expect(new Set(requests.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
  });

  it('says that an item cannot be chosen', async () => {
    const error = [{ code: 'INVALID_FREE_ITEM', type: 'ERROR', description: 'Gone.' }];
    const { post } = open(() => ({ body: { data: { cartInfo: buildCart(), error } } }));
    const reply = await post(CART_FORM_PATHS.freeItems, { chosen: 'red' });
    expect(reply.headers.location).toBe('/cart?error=INVALID_FREE_ITEM');
  });
});

it('sends the units of each furniture service, with the quantity of the line', async () => {
  const { requests, post } = open();
  const fields = { cartItemId: 'desk', qty: '3', key: 'page-1' };
  await post(CART_FORM_PATHS.services, { ...fields, BASC: '2', CUST: '0' });
  await post(CART_FORM_PATHS.services, { ...fields, BASC: '2', CUST: '2' });
  await post(CART_FORM_PATHS.services, { ...fields, BASC: '0' });
  expect(requests.map(({ body }) => body)).toMatchObject([
    { items: [{ cartItemId: 'desk', qty: 3, furnSvcInfo: { BASC: { qty: 2 } } }] },
    { items: [{ furnSvcInfo: { BASC: { qty: 2 }, CUST: { qty: 1 } } }] },
    { items: [{ cartItemId: 'desk', qty: 3, furnSvcInfo: {} }] },
  ]);
});

describe('signing in', () => {
  const fields = { username: 'pat@example.com', password: 'secret-word' };

  it('redirects to the return target', async () => {
    const { requests, post } = open();
    const reply = await post(ACCOUNT_FORM_PATHS.signIn, { ...fields, target: '/checkout?step=2' });
    expect(reply.headers.location).toBe('/checkout?step=2');
    expect(requests[0]!.body).toEqual(fields);
  });

  it('escapes a return target with non-ASCII letters, which headers cannot contain', async () => {
    const { post } = open();
    const reply = await post(ACCOUNT_FORM_PATHS.signIn, { ...fields, target: '/c/café' });
    expect(reply.headers.location).toBe('/c/caf%C3%A9');
  });

  it('keeps the return target during a password reset', async () => {
    const { requests, post } = open();
    const jumpUrl = '/cc/mmx/p/24400011';
    const sent = await post(ACCOUNT_FORM_PATHS.forgotPassword, {
      username: 'pat@example.com',
      site: '/cc/mmx',
      jumpUrl,
    });
    expect(requests[0]!.body).toEqual({ username: 'pat@example.com', returnTo: jumpUrl });
    const query = 'jumpUrl=%2Fcc%2Fmmx%2Fp%2F24400011';
    expect(sent.headers.location).toBe(`/cc/mmx/office/supplies/forgot-password?sent=1&${query}`);
    const set = await post(ACCOUNT_FORM_PATHS.resetPassword, {
      token: 't',
      password: 'x',
      site: '/cc/mmx',
      jumpUrl,
    });
    const target = query.replace('jumpUrl', 'TARGET');
    expect(set.headers.location).toBe(`/cc/mmx/office/supplies/login?reset=1&${target}&redirected=1`);
    const elsewhere = await post(ACCOUNT_FORM_PATHS.resetPassword, {
      token: 't',
      password: 'x',
      jumpUrl: '//evil.example',
    });
    expect(elsewhere.headers.location).toBe('/office/supplies/login?reset=1&jumpUrl=%2F');
  });

  it.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '\\/evil.example',
    '/\t/evil.example',
    'javascript:alert(1)',
    'evil.example',
    '',
  ])('never redirects to %p', async (target) => {
    const { post } = open();
    expect((await post(ACCOUNT_FORM_PATHS.signIn, { ...fields, target })).headers.location).toBe('/');
    const refused = open(refuse(401, 'SIGN_IN_FAILED'));
    const { location } = (await refused.post(ACCOUNT_FORM_PATHS.signIn, { ...fields, target })).headers;
    expect(location).toBe('/office/supplies/login?error=SIGN_IN_FAILED&jumpUrl=%2F');
  });

  it('shows a failure, keeps the return target, and puts no password into the URL', async () => {
    const { post } = open(refuse(401, 'SIGN_IN_FAILED'));
    const reply = await post(ACCOUNT_FORM_PATHS.signIn, { ...fields, target: '/cart', site: '/cc/mmx' });
    expect(reply.headers.location).toBe(
      '/cc/mmx/office/supplies/login?error=SIGN_IN_FAILED&TARGET=%2Fcc%2Fmmx%2Fcart&redirected=1',
    );
    expect(JSON.stringify(reply.headers) + reply.payload).not.toContain('secret-word');
  });
});

describe('signing in with a one-time link', () => {
  const fields = { token: 'one-time-secret', target: '/cart', site: '/cc/mmx' };

  it('consumes the link and redirects to the return target', async () => {
    const { requests, post } = open();
    const reply = await post(ACCOUNT_FORM_PATHS.thirdPartySignIn, fields);
    expect(reply.headers.location).toBe('/cc/mmx/cart');
    expect(requests[0]).toMatchObject({
      url: '/cc/api/account/tps-signin',
      body: { token: 'one-time-secret' },
      headers: { 'x-tenant': 'sba' },
    });
  });

  it('never redirects to another site', async () => {
    const { post } = open();
    const reply = await post(ACCOUNT_FORM_PATHS.thirdPartySignIn, { ...fields, target: '//evil.example' });
    expect(reply.headers.location).toBe('/cc/mmx/');
  });

  it.each([
    ['THIRD_PARTY_LINK_INVALID', 400, ''],
    ['TOO_MANY_REQUESTS', 429, '&token=one-time-secret'],
  ])('shows the failure %s, and keeps a link that may still work', async (code, status, token) => {
    const { post } = open(refuse(status, code));
    const reply = await post(ACCOUNT_FORM_PATHS.thirdPartySignIn, fields);
    expect(reply.headers.location).toBe(
      `/cc/mmx/office/supplies/tps-login?error=${code}${token}&TARGET=%2Fcc%2Fmmx%2Fcart`,
    );
  });
});

it('redirects to the home page after signing out, whatever the API replies', async () => {
  const reply = await open().post(FORM_PATHS.signOut, {});
  expect(reply.headers.location).toBe('/');
  // Browser storage is cleared as well, since no script runs.
  expect(reply.headers['clear-site-data']).toBe('"storage"');
  expect((await open(refuse(500, 'INTERNAL')).post(FORM_PATHS.signOut, {})).headers.location).toBe('/');
});

describe('stores', () => {
  const store = {
    storeNumber: '0008',
    name: 'Natick',
    addressLine: '12 Quire Street',
    city: 'Natick',
    state: 'MA',
    zipCode: '01760',
  };
  const shopWithStores = () =>
    open(({ url }) =>
      url.includes('storeLocator')
        ? { body: { data: { results: { status: 'SUCCESS', stores: [store] } } } }
        : {},
    );

  it('stores the choice for two years and redirects back', async () => {
    const { requests, post } = shopWithStores();
    const reply = await post(FORM_PATHS.chooseStore, { store: '0008', back: '/cart', key: 'k' });
    expect(reply.statusCode).toBe(303);
    expect(reply.headers.location).toBe('/cart');
    const cookie = String(reply.headers['set-cookie']);
    expect(cookie).toMatch(/^YourStore=%7B%22storeNumber%22%3A%220008%22/);
    expect(cookie).toContain('Max-Age=63072000');
    expect(requests.some(({ url }) => url.includes('type=preferred_store'))).toBe(true);
  });

  it('shows lines that are out of stock at the new store on the cart page', async () => {
    const line = (cartItemId: string, code?: string) =>
      buildCartItem({
        cartItemId,
        selectedDeliveryOption: {
          deliveryType: 'ISP',
          pickupStoreNumber: '1547',
          levelOfService: 'STANDARD',
        },
        messages: code ? [{ code, type: 'WARN' }] : [],
      });
    const { requests, post } = open(({ url, method, body }) => {
      if (url.includes('storestock'))
        return {
          body: {
            data: {
              store,
              items: (body as { items: { itemId: string }[] }).items.map(({ itemId }) => ({
                itemId,
                status: 'UNAVAILABLE',
                fulfillableQuantity: 0,
                displayQuantity: '0',
              })),
            },
          },
        };
      if (!url.includes('/checkout')) return {};
      const items =
        method === 'GET'
          ? [line('a'), line('b'), line('c')]
          : [line('a', 'ITEM_INVENTORY_NOT_AVAILABLE'), line('b', 'PARTIAL_QTY_AVAILABLE'), line('c')];
      return { body: { data: { cartInfo: buildCart({ items }) } } };
    });
    const fields = { store: '0008', back: '/stores', key: 'k' };
    // The shopper sees in advance which lines cannot follow. Nothing has changed yet.
    const question = await post(FORM_PATHS.chooseStore, fields);
    expect(question.headers.location).toBe('/stores/0008/change?back=%2Fstores');
    expect(question.headers['set-cookie']).toBeUndefined();
    expect(requests.every(({ method, url }) => method === 'GET' || url.includes('storestock'))).toBe(true);
    const { location } = (await post(FORM_PATHS.chooseStore, { ...fields, confirmed: 'yes' })).headers;
    const { pathname, searchParams } = new URL(String(location), 'http://here');
    expect(pathname).toBe('/cart');
    expect(searchParams.get('error')).toBe('ITEM_INVENTORY_NOT_AVAILABLE');
    expect(searchParams.get('lines')).toBe('a:ITEM_INVENTORY_NOT_AVAILABLE,b:PARTIAL_QTY_AVAILABLE');
  });

  it.each([
    ['its page', '/p/24123201/gel-pens', '/p/24123201/gel-pens'],
    ['the home page, never another site', '//evil.example/x', '/'],
  ])('redirects a new ZIP code back to %s', async (_, back, page) => {
    const { requests, post } = open(() => ({ body: { data: { zipCode: '98101' } } }));
    const reply = await post(FORM_PATHS.place, { zip: '98101', back });
    expect(requests[0]).toMatchObject({ url: '/cc/api/catalog/place', body: { zipCode: '98101' } });
    expect(reply.headers.location).toBe(`${page}#delivery`);
    const business = await post(FORM_PATHS.place, { zip: '98101', back, site: '/cc/mmx' });
    expect(business.headers.location).toBe(`/cc/mmx${page}#delivery`);
  });

  it('reorders an order without its made-to-order items; an order with only such items leads to its page', async () => {
    const [line] = buildOrder().lines;
    const design = { ...line!, itemId: 'plate', configuration: [{ name: 'Line 1', value: 'Ada' }] };
    let lines = [design, line!];
    const { requests, post } = open(({ url }) =>
      url.includes('/orders/') ? { body: { data: { order: buildOrder({ lines }) } } } : {},
    );
    const buyAgain = () => post(ORDER_FORM_PATHS.buyAgain, { orderNumber: '97001', key: 'k' });
    expect((await buyAgain()).headers.location).toMatch(/^\/cart/);
    expect(requests.at(-1)!.body).toEqual({ items: [{ itemId: line!.itemId, qty: line!.qty }] });
    lines = [design];
    expect((await buyAgain()).headers.location).toBe('/order/97001');
    expect(requests.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });

  it('shows an invalid ZIP code on the page', async () => {
    const { post } = open(refuse(400, 'INVALID_ZIPCODE'));
    const reply = await post(FORM_PATHS.place, { zip: '', back: '/p/1/x?place=OTHER' });
    expect(reply.headers.location).toBe('/p/1/x?place=INVALID_ZIPCODE#delivery');
  });

  it('shows a missing store on the stores page', async () => {
    const { post } = open(refuse(400, 'INVALID_ZIPCODE'));
    const reply = await post(FORM_PATHS.chooseStore, { store: '9999' });
    expect(reply.headers.location).toBe('/stores?error=INVALID_ZIPCODE');
    expect(reply.headers['set-cookie']).toBeUndefined();
  });

  it.each([
    ['pickup', { deliveryType: 'ISP', pickupStoreNumber: '0008' }],
    ['ship-to-store', { deliveryType: 'STS', pickupStoreNumber: '0008' }],
    ['delivery', { deliveryType: 'STA', levelOfService: 'STANDARD' }],
    ['next-day', { deliveryType: 'STA', levelOfService: 'NDD' }],
    ['same-day', { deliveryType: 'STA', levelOfService: 'SDD' }],
  ])('changes a line to %s without JavaScript', async (way, change) => {
    const { requests, post } = open();
    await post(FORM_PATHS.fulfillment, {
      cartItemId: 'line-1',
      'qty-line-1': '3',
      'way-line-1': way,
      'store-line-1': '0008',
    });
    expect(requests.at(-1)?.body).toMatchObject({ items: [{ cartItemId: 'line-1', qty: 3, ...change }] });
  });
});

describe('roles, units and imports of an organization', () => {
  const site = '/cc/mmx';
  const readOutcome = (reply: { headers: Record<string, unknown> }) =>
    readPosted(/foolscap_posted=([^;]*)/.exec(String(reply.headers['set-cookie']))?.[1]);

  it.each([
    [ACCOUNT_FORM_PATHS.saveRole, { name: 'Clerk', 'permission-REPORTS': 'on' }, 'POST', '/roles', '/roles'],
    [ACCOUNT_FORM_PATHS.saveRole, { name: 'Clerk', code: 'CLERK' }, 'PUT', '/roles/CLERK', '/roles'],
    [ACCOUNT_FORM_PATHS.removeRole, { code: 'CLERK' }, 'DELETE', '/roles/CLERK', '/roles'],
    [ACCOUNT_FORM_PATHS.saveUnit, { name: 'East', parentId: '' }, 'POST', '/units', '/users?view=units'],
    [ACCOUNT_FORM_PATHS.saveUnit, { id: 'u1', name: 'East' }, 'PUT', '/units/u1', '/users?view=units'],
    [ACCOUNT_FORM_PATHS.removeUnit, { id: 'u1' }, 'DELETE', '/units/u1', '/users?view=units'],
    [ACCOUNT_FORM_PATHS.saveUser, { id: 'a1', role: 'CLERK' }, 'PUT', '/users/a1', '/users?edit=a1'],
  ])('are changed by forms (%s %j)', async (path, fields, method, call, page) => {
    const { requests, post } = open();
    const reply = await post(path, { ...fields, site });
    expect(reply.headers.location).toBe(`/cc/mmx/account${page}`);
    expect(requests).toHaveLength(1);
    expect(requests[0]!.url).toBe(`/cc/api/organization${call}`);
    expect(requests[0]!.headers['x-http-method-override'] ?? 'POST').toBe(method);
  });

  it('report missing names and limits that are no amounts, without a call', async () => {
    const { requests, post } = open();
    for (const [path, fields, field] of [
      [ACCOUNT_FORM_PATHS.saveRole, { name: ' ' }, 'name'],
      [ACCOUNT_FORM_PATHS.saveUnit, { name: ' ' }, 'name'],
      [ACCOUNT_FORM_PATHS.saveUser, { id: 'a1', spendingLimit: 'much' }, 'spendingLimit'],
      [ACCOUNT_FORM_PATHS.importUsers, { csv: ' ' }, 'csv'],
    ] as const)
      expect(readOutcome(await post(path, { ...fields, site }))?.error).toMatchObject({ field });
    expect(requests).toEqual([]);
  });

  it('show the results of an import on the next page', async () => {
    const rows = [{ line: 2, email: 'zoe@example.com', outcome: 'INVITED' }];
    const { requests, post } = open(() => ({ status: 200, body: { data: { dryRun: true, rows } } }));
    const reply = await post(ACCOUNT_FORM_PATHS.importUsers, { csv: 'email', step: 'check', site });
    expect(reply.headers.location).toBe('/cc/mmx/account/users?view=import');
    expect(requests[0]!.body).toEqual({ csv: 'email', dryRun: true });
    expect(readOutcome(reply)?.values).toMatchObject({ dryRun: 'true', rows: JSON.stringify(rows) });
  });
});

describe('an organization’s users', () => {
  const invited = { firstName: 'Tess', lastName: 'Ream', username: 'tess@example.com', site: '/cc/mmx' };
  const toldBy = (reply: { headers: Record<string, unknown> }) =>
    readPosted(/foolscap_posted=([^;]*)/.exec(String(reply.headers['set-cookie']))?.[1]);

  it('are invited for the site of the form, with the role of the form or as a buyer', async () => {
    const { requests, post } = open();
    const reply = await post(ACCOUNT_FORM_PATHS.inviteUser, { ...invited, role: '' });
    expect(reply.headers.location).toBe('/cc/mmx/account/users');
    expect(toldBy(reply)).toEqual({ form: 'inviteUser', values: {} });
    const { site: _, ...person } = invited;
    expect(requests).toHaveLength(1);
    expect(requests[0]).toMatchObject({
      url: '/cc/api/organization/users',
      headers: { 'x-tenant': 'sba' },
      body: { ...person, role: 'BUYER' },
    });
  });

  it('report the rejected field and keep the input, but not in the URL', async () => {
    const { post } = open(() => ({
      status: 409,
      body: { error: { status: 409, code: 'EMAIL_TAKEN', field: 'username', message: 'no', requestId: 'r' } },
    }));
    const reply = await post(ACCOUNT_FORM_PATHS.inviteUser, invited);
    expect(reply.headers.location).toBe('/cc/mmx/account/users');
    expect(toldBy(reply)).toMatchObject({
      error: { code: 'EMAIL_TAKEN', field: 'username' },
      values: { firstName: 'Tess', username: 'tess@example.com' },
    });
  });

  it('report a rejected card number by its message only, and do not put it in the cookie', async () => {
    const { post } = open(refuse(400, 'CARD_NUMBER_IN_TEXT'));
    const lastName = 'card 4111.1111.1111.1111';
    const reply = await post(ACCOUNT_FORM_PATHS.inviteUser, { ...invited, lastName });
    expect(toldBy(reply)).toMatchObject({
      error: { code: 'CARD_NUMBER_IN_TEXT' },
      values: { firstName: 'Tess' },
    });
    expect(toldBy(reply)?.values).not.toHaveProperty('lastName');
    expect(reply.headers.location).not.toContain('4111');
  });

  it.each([
    ['firstName', 'NAME_MISSING'],
    ['lastName', 'NAME_MISSING'],
    ['username', 'EMAIL_INVALID'],
  ])('are not invited without %s', async (field, code) => {
    const { requests, post } = open();
    const reply = await post(ACCOUNT_FORM_PATHS.inviteUser, { ...invited, [field]: ' ' });
    expect(toldBy(reply)?.error).toMatchObject({ code, field });
    expect(requests).toEqual([]);
  });

  it.each([
    [{ role: 'ADMIN' }, { role: 'ADMIN' }],
    [{ active: 'false' }, { active: false }],
    [{ active: 'perhaps' }, {}],
  ])('are changed by the values of one button (%j)', async (fields, body) => {
    const { requests, post } = open();
    const reply = await post(ACCOUNT_FORM_PATHS.changeUser, { id: 'user-2', site: '/cc/mmx', ...fields });
    expect(reply.headers.location).toBe('/cc/mmx/account/users');
    expect(requests[0]).toMatchObject({ url: '/cc/api/organization/users/user-2', body });
  });

  it('report why a change was rejected', async () => {
    const { post } = open(refuse(409, 'OWN_USER'));
    const fields = { id: 'user-1', role: 'BUYER', site: '/cc/mmx' };
    expect(toldBy(await post(ACCOUNT_FORM_PATHS.changeUser, fields))).toMatchObject({
      form: 'changeUser',
      error: { code: 'OWN_USER' },
    });
  });
});

describe('choosing a ship-to', () => {
  const offered = ({ url }: TransportRequest) =>
    url.includes('/organization') ? { body: { data: buildOrganization() } } : {};

  it('sets the ship-to address with that id, and redirects back', async () => {
    const { requests, post } = open(offered);
    const reply = await post(ACCOUNT_FORM_PATHS.shipTo, {
      shipTo: 'ship-to-2',
      target: '/cart',
      site: '/cc/mmx',
    });
    expect(reply.headers.location).toBe('/cc/mmx/cart');
    expect(requests.at(-1)).toMatchObject({
      url: '/cc/api/checkout/default?actionType=MODIFY_CART',
      body: { addresses: [{ id: 'ship-to-2', type: 'S', address1: '1200 Harbor Avenue' }] },
    });
  });

  it.each(['bill-to-1', 'another-members', ''])('accepts only offered addresses, not %j', async (shipTo) => {
    const { requests, post } = open(offered);
    const reply = await post(ACCOUNT_FORM_PATHS.shipTo, { shipTo, target: '/cart', site: '/cc/mmx' });
    expect(reply.headers.location).toBe('/cc/mmx/account/ship-to?error=SHIP_TO_NOT_ALLOWED&jumpUrl=%2Fcart');
    expect(requests.map(({ url }) => url)).toEqual(['/cc/api/organization']);
  });
});

describe('the settings of an account', () => {
  const toldBy = (reply: { cookies: { name: string; value: string }[] }) =>
    readPosted(reply.cookies.find(({ name }) => name === POSTED_COOKIE)?.value);

  it('sends name and phone, and reports that they are saved', async () => {
    const { requests, post } = open();
    const reply = await post(ACCOUNT_FORM_PATHS.profile, {
      firstName: 'Ada',
      lastName: 'Page',
      phone: '(508) 555-0142',
    });
    expect(requests[0]).toMatchObject({
      url: '/cc/api/account/profile',
      body: { firstName: 'Ada', lastName: 'Page', phone: '5085550142' },
    });
    expect(reply.headers.location).toBe('/account/details');
    expect(toldBy(reply)).toEqual({ form: 'profile', values: {} });
  });

  it('returns the input and the rejected field in an HttpOnly cookie', async () => {
    const { requests, post } = open();
    const reply = await post(ACCOUNT_FORM_PATHS.profile, {
      firstName: 'Ada',
      lastName: 'Page',
      phone: '12',
      key: 'k',
      site: '',
    });
    expect(requests).toEqual([]);
    expect(toldBy(reply)).toMatchObject({
      form: 'profile',
      error: { code: 'PHONE_INVALID', field: 'phone' },
      values: { firstName: 'Ada', lastName: 'Page', phone: '12' },
    });
    expect(reply.headers['set-cookie']).toContain('HttpOnly');
    expect(reply.headers.location).toBe('/account/details');
  });

  it.each([
    [ACCOUNT_FORM_PATHS.email, { email: 'new@example.com', password: 'my old phrase' }],
    [ACCOUNT_FORM_PATHS.password, { password: 'my old phrase', newPassword: 'my new phrase' }],
  ])('%s never returns a password', async (path, fields) => {
    const { post } = open(refuse(403, 'PASSWORD_WRONG'));
    const reply = await post(path, fields);
    const cookie = Buffer.from(reply.cookies[0]!.value, 'base64url').toString();
    expect(cookie).toContain('PASSWORD_WRONG');
    expect(cookie).not.toMatch(/phrase/);
    expect(reply.headers.location).not.toMatch(/phrase|example/);
  });

  const HOME = {
    firstName: 'Pat',
    lastName: 'Reyes',
    address1: '12 Mill Lane',
    city: 'Framingham',
    state: 'MA',
    zipCode: '01702',
    phone: '508-555-0142',
  };
  it('adds an address, changes one, and redirects to its form when it is rejected', async () => {
    const { requests, post } = open();
    expect((await post(ACCOUNT_FORM_PATHS.saveAddress, HOME)).headers.location).toBe('/account/addresses');
    expect(requests[0]).toMatchObject({
      url: '/cc/api/account/addresses',
      body: { address: { address1: '12 Mill Lane', phones: [{ number: '5085550142' }] } },
    });
    await post(ACCOUNT_FORM_PATHS.saveAddress, { ...HOME, id: 'a-1' });
    expect(requests[1]).toMatchObject({ url: '/cc/api/account/addresses/a-1' });

    const bad = await post(ACCOUNT_FORM_PATHS.saveAddress, { ...HOME, zipCode: 'x', id: 'a-1' });
    expect(bad.headers.location).toBe('/account/addresses?edit=a-1');
    expect(toldBy(bad)).toMatchObject({ error: { code: 'ADDRESS_INVALID' }, values: { zipCode: 'x' } });
    expect(requests).toHaveLength(2);
  });

  it('takes addresses of the site’s country only', async () => {
    const { requests, post } = open(undefined, { country: 'CA' });
    const montreal = { ...HOME, city: 'Montréal', state: 'QC', zipCode: 'h2y1c6' };
    await post(ACCOUNT_FORM_PATHS.saveAddress, montreal);
    expect(requests[0]).toMatchObject({
      body: { address: { state: 'QC', zipCode: 'H2Y 1C6', country: 'CA' } },
    });
    expect(toldBy(await post(ACCOUNT_FORM_PATHS.saveAddress, HOME))).toMatchObject({
      error: { code: 'ADDRESS_INVALID' },
    });
    expect(requests).toHaveLength(1);
  });

  it('reports the field of an address that the API rejects', async () => {
    const { post } = open(() => ({
      status: 400,
      body: {
        error: {
          status: 400,
          code: 'ADDRESS_INVALID',
          message: 'Wrong ZIP code.',
          field: 'address.zipCode',
          requestId: 'r',
        },
      },
    }));
    expect(toldBy(await post(ACCOUNT_FORM_PATHS.saveAddress, HOME))).toMatchObject({
      error: { message: 'Wrong ZIP code.', field: 'zipCode' },
    });
  });

  it('removes an address, and signs out other devices', async () => {
    const { requests, post } = open();
    await post(ACCOUNT_FORM_PATHS.removeAddress, { id: 'a-1' });
    await post(ACCOUNT_FORM_PATHS.endSession, { id: 's-1' });
    await post(ACCOUNT_FORM_PATHS.endSession, {});
    expect(requests.map(({ url, headers }) => [url, headers['x-http-method-override']])).toEqual([
      ['/cc/api/account/addresses/a-1', 'DELETE'],
      ['/cc/api/account/sessions/s-1', 'DELETE'],
      ['/cc/api/account/sessions', 'DELETE'],
    ]);
  });

  it('ignores invalid cookies', () => {
    const cookie = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
    for (const text of [
      undefined,
      '',
      'no',
      cookie(null),
      cookie({ form: 1, values: {} }),
      cookie({ form: 'profile' }),
    ])
      expect(readPosted(text)).toBeUndefined();
    expect(readPosted(cookie({ form: 'profile', values: { firstName: 1, lastName: 'x' } }))).toEqual({
      form: 'profile',
      values: { lastName: 'x' },
    });
  });

  describe('finds an order:', () => {
    const order = { orderNumber: '7100000001', email: 'ada@example.com' };

    it('leads to the order', async () => {
      const { requests, post } = open(() => ({ body: { data: { orderNumber: '7100000001' } } }));
      const reply = await post(ORDER_FORM_PATHS.find, order);
      expect([reply.statusCode, reply.headers.location]).toEqual([303, '/order/7100000001']);
      expect(requests[0]).toMatchObject({ url: '/cc/api/orders/find', body: order });
    });

    it('keeps the input after an error, but not in the URL', async () => {
      const { post } = open(refuse(404, 'ORDER_NOT_FOUND'));
      const reply = await post(ORDER_FORM_PATHS.find, order);
      expect(reply.headers.location).toBe('/orders/find?error=ORDER_NOT_FOUND');
      expect(toldBy(reply)).toMatchObject({ form: 'findOrder', values: order });
    });
  });

  it('confirms an email address, and keeps a link that is still valid', async () => {
    const confirm = (shop: ReturnType<typeof open>) =>
      shop.post(ACCOUNT_FORM_PATHS.confirmEmail, { token: 'abc' });
    expect((await confirm(open())).headers.location).toBe('/office/supplies/confirm-email?done=1');
    expect((await confirm(open(refuse(400, 'EMAIL_LINK_INVALID')))).headers.location).toBe(
      '/office/supplies/confirm-email?error=EMAIL_LINK_INVALID',
    );
    expect((await confirm(open(refuse(409, 'EMAIL_ALREADY_CONFIRMED')))).headers.location).toBe(
      '/office/supplies/confirm-email?done=before',
    );
    expect((await confirm(open(refuse(503, 'UNAVAILABLE')))).headers.location).toBe(
      '/office/supplies/confirm-email?error=UNAVAILABLE&token=abc',
    );
    expect((await confirm(open(refuse(401, 'SIGN_IN_REQUIRED')))).headers.location).toBe(
      '/office/supplies/login?jumpUrl=%2Foffice%2Fsupplies%2Fconfirm-email%3Ftoken%3Dabc',
    );
  });
});
