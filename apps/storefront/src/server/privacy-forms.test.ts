/** @jest-environment node */
import Fastify from 'fastify';
import type { TransportReply, TransportRequest } from '@foolscap/core/http';
import { PRIVACY_FORM_PATHS } from '../forms/privacy-form-paths.ts';
import { formRoutes } from './forms.ts';
import { POSTED_COOKIE, readPosted } from './posted-cookie.ts';

/** Opens the forms over an API with the given reply. */
function open(answer: Partial<TransportReply> = {}) {
  const requests: TransportRequest[] = [];
  const app = Fastify();
  formRoutes(app, {
    publicUrl: undefined,
    getTenant: () => 'sdc',
    sendErrorPage: (_request, reply, status) => reply.code(status).send('error'),
    transportFor: () => async (request) => {
      requests.push(request);
      return { status: 200, headers: {}, body: { data: { done: true } }, ...answer };
    },
  });
  const post = (url: string, payload: Record<string, string> = {}) =>
    app.inject({
      method: 'POST',
      url,
      headers: { host: 'shop.example', 'content-type': 'application/x-www-form-urlencoded' },
      payload: String(new URLSearchParams(payload)),
    });
  return { requests, post, get: (url: string) => app.inject({ url, headers: { host: 'shop.example' } }) };
}
const refusal = (status: number, code: string) => ({
  status,
  body: { error: { status, code, message: 'no', requestId: 'r' } },
});

it('requests a copy', async () => {
  const { requests, post } = open();
  const { statusCode, headers } = await post(PRIVACY_FORM_PATHS.requestCopy, { site: '/cc/mmx' });
  expect([statusCode, headers.location]).toEqual([303, '/cc/mmx/account/privacy']);
  expect(requests[0]?.url).toMatch(/\/account\/data-requests$/);
});

it('erases the data, and clears the storage of the browser', async () => {
  const { requests, post } = open();
  const { headers } = await post(PRIVACY_FORM_PATHS.erase, { password: 'a long phrase' });
  expect(headers).toMatchObject({ location: '/account/privacy/erased', 'clear-site-data': '"storage"' });
  expect(requests[0]?.body).toEqual({ password: 'a long phrase' });
});

it('requests the password again after a wrong one, and does not keep it', async () => {
  const { post } = open(refusal(403, 'PASSWORD_WRONG'));
  const { headers, cookies } = await post(PRIVACY_FORM_PATHS.erase, { password: 'wrong' });
  expect(headers.location).toBe('/account/privacy?erase=1#erase');
  expect(headers['clear-site-data']).toBeUndefined();
  expect(readPosted(cookies.find(({ name }) => name === POSTED_COOKIE)?.value)).toEqual({
    form: 'erase',
    error: { code: 'PASSWORD_WRONG' },
    values: {},
  });
});

it('sends a copy as a file', async () => {
  const copy = { madeAt: '2026-11-02T10:00:00Z', data: { accounts: [{ first_name: 'Ada' }] } };
  const { requests, get } = open({ body: { data: copy } });
  const { headers, body } = await get(`${PRIVACY_FORM_PATHS.downloadCopy}?id=1&site=%2Fcc%2Fmmx`);
  expect(headers['content-disposition']).toBe('attachment; filename="foolscap-data-2026-11-02.json"');
  expect(headers['cache-control']).toBe('no-store');
  expect(JSON.parse(body)).toEqual(copy);
  expect(requests[0]?.headers).toMatchObject({ 'x-tenant': 'sba' });
});

it.each([
  [404, 'DATA_COPY_EXPIRED', '/account/privacy?error=DATA_COPY_EXPIRED'],
  [401, 'SIGN_IN_REQUIRED', '/office/supplies/login?jumpUrl=%2Faccount%2Fprivacy'],
])('leads from a copy that cannot be read to the page: %s %s', async (status, code, location) => {
  const { get } = open(refusal(status, code));
  const { statusCode, headers } = await get(`${PRIVACY_FORM_PATHS.downloadCopy}?id=1`);
  expect([statusCode, headers.location]).toEqual([303, location]);
});
