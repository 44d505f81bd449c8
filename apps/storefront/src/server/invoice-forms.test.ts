/** @jest-environment node */
import Fastify from 'fastify';
import { buildInvoiceStatement } from '@foolscap/account/testing';
import type { TransportReply, TransportRequest } from '@foolscap/core/http';
import { INVOICES_FORM_PATHS } from '../forms/invoices-form-paths.ts';
import { formRoutes } from './forms.ts';
import { POSTED_COOKIE, readPosted } from './posted-cookie.ts';

/** Opens the forms over an API with the given reply. */
function open(answer: (request: TransportRequest) => Partial<TransportReply>) {
  const requests: TransportRequest[] = [];
  const app = Fastify();
  formRoutes(app, {
    publicUrl: undefined,
    getTenant: () => 'sdc',
    sendErrorPage: (_request, reply, status) => reply.code(status).send('error'),
    transportFor: () => async (request) => {
      requests.push(request);
      return { status: 200, headers: {}, body: {}, ...answer(request) };
    },
  });
  const pay = async (payload: Record<string, string>) => {
    const { statusCode, headers, cookies } = await app.inject({
      method: 'POST',
      url: INVOICES_FORM_PATHS.pay,
      headers: { host: 'shop.example', 'content-type': 'application/x-www-form-urlencoded' },
      payload: String(new URLSearchParams({ site: '/cc/mmx', key: 'page-1', ...payload })),
    });
    const outcome = readPosted(cookies.find(({ name }) => name === POSTED_COOKIE)?.value);
    return { status: statusCode, location: headers.location, outcome };
  };
  const download = (query: Record<string, string>) =>
    app.inject({ url: `${INVOICES_FORM_PATHS.statement}?${new URLSearchParams(query)}` });
  return { requests, pay, download };
}
const refusal = (status: number, code: string) => ({
  status,
  body: { error: { status, code, message: 'Check it.', requestId: 'r' } },
});
const form = { invoices: 'INV-2026-000012 INV-2026-000009', total: '416.45', card: 'office' };

describe('the payment of invoices', () => {
  it('pays with the key of its page, and shows the outcome on the list', async () => {
    const { requests, pay } = open(() => ({ body: { data: { number: 'PAY-2026-000004' } } }));
    expect(await pay(form)).toEqual({
      status: 303,
      location: '/cc/mmx/account/invoices',
      outcome: { form: 'invoice-payment', values: {} },
    });
    expect(requests).toMatchObject([
      {
        method: 'POST',
        url: '/cc/api/organization/invoices/payments',
        headers: { 'idempotency-key': 'page-1' },
        body: {
          invoices: ['INV-2026-000012', 'INV-2026-000009'],
          total: 416.45,
          cardPayment: { profileRefId: 'office' },
        },
      },
    ]);
  });

  it.each([
    [402, 'PAYMENT_FAILED'],
    [409, 'INVOICE_TOTAL_CHANGED'],
    [503, 'UNAVAILABLE'],
  ])('that fails (%i %s) returns to the same invoices with the reason', async (status, code) => {
    const { pay } = open(() => refusal(status, code));
    expect(await pay(form)).toEqual({
      status: 303,
      location: '/cc/mmx/account/invoices?invoice=INV-2026-000012&invoice=INV-2026-000009',
      outcome: { form: 'invoice-payment', error: { code, message: 'Check it.' }, values: {} },
    });
  });

  it('is submitted again, with the same key, if the session has changed meanwhile', async () => {
    const { pay } = open(() => refusal(409, 'SESSION_CHANGED'));
    expect(await pay(form)).toMatchObject({
      status: 307,
      location: `${INVOICES_FORM_PATHS.pay}?again=1`,
      outcome: undefined,
    });
  });

  it('of a form without its fields is refused by the API, and returns to the list', async () => {
    const { requests, pay } = open(() => refusal(400, 'INVALID_REQUEST'));
    expect(await pay({})).toMatchObject({
      location: '/cc/mmx/account/invoices',
      outcome: { error: { code: 'INVALID_REQUEST' } },
    });
    expect(requests[0]!.body).toMatchObject({ invoices: [], cardPayment: { profileRefId: '' } });
  });
});

describe('the statement as CSV', () => {
  it('has the entries of all pages', async () => {
    const { requests, download } = open(({ url }) => ({
      body: { data: buildInvoiceStatement({ totPages: 2, page: url.includes('page=2') ? 2 : 1 }) },
    }));
    const { statusCode, headers, payload } = await download({ month: '2026-11', site: '/cc/mmx' });
    expect([statusCode, headers['content-disposition']]).toEqual([
      200,
      'attachment; filename="statement-2026-11.csv"',
    ]);
    expect(requests.map(({ url }) => new URL(url, 'http://api').searchParams.get('page'))).toEqual([
      '1',
      '2',
    ]);
    expect(payload.match(/INV-2026-000012/g)).toHaveLength(2);
  });

  it.each([
    ['a month that does not exist', { month: '2026-13' }, refusal(500, 'X'), '/account/invoices'],
    ['a failure', { month: '2026-11' }, refusal(503, 'UNAVAILABLE'), '/account/invoices?month=2026-11'],
    [
      'a guest',
      { month: '2026-11' },
      refusal(401, 'SIGN_IN_REQUIRED'),
      `/office/supplies/login?${new URLSearchParams({ jumpUrl: '/cc/mmx/account/invoices?month=2026-11' })}`,
    ],
  ])('leads back to a page for %s', async (_, query, reply, page) => {
    const { statusCode, headers } = await open(() => reply).download({ ...query, site: '/cc/mmx' });
    expect([statusCode, headers.location]).toEqual([303, `/cc/mmx${page}`]);
  });
});
