/** @jest-environment node */
import Fastify from 'fastify';
import type { TransportReply, TransportRequest } from '@foolscap/core/http';
import { PRINTER_FORM_PATHS } from '../forms/printer-form-paths.ts';
import { formRoutes } from './forms.ts';

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
      return { status: 200, headers: {}, body: { data: { printers: [] } }, ...answer };
    },
  });
  const post = async (url: string, payload: Record<string, string>) => {
    const { statusCode, headers } = await app.inject({
      method: 'POST',
      url,
      headers: { host: 'shop.example', 'content-type': 'application/x-www-form-urlencoded' },
      payload: String(new URLSearchParams(payload)),
    });
    return [statusCode, headers.location];
  };
  return { requests, post };
}
const refusal = (status: number, code: string) => ({
  status,
  body: { error: { status, code, message: 'no', requestId: 'r' } },
});
const form = { site: '', printerId: 'corvelle/page-220', back: '/ink-toner/corvelle/page-220' };

it('saves a printer, and returns to its page', async () => {
  const { requests, post } = open();
  expect(await post(PRINTER_FORM_PATHS.save, form)).toEqual([303, form.back]);
  expect(requests[0]).toMatchObject({
    url: expect.stringMatching(/\/account\/printers$/) as string,
    body: { printerIds: ['corvelle/page-220'] },
  });
});

it('removes a printer, and returns to the finder', async () => {
  const { requests, post } = open();
  expect(await post(PRINTER_FORM_PATHS.remove, { ...form, back: '//evil.example' })).toEqual([
    303,
    '/ink-toner',
  ]);
  expect(requests[0]?.url).toMatch(/\/account\/printers\/corvelle\/page-220$/);
  expect(await post(PRINTER_FORM_PATHS.remove, { site: '', back: '/account' })).toEqual([303, '/ink-toner']);
});

it('leads a guest to sign-in, and back to the printer', async () => {
  const { post } = open(refusal(401, 'SIGN_IN_REQUIRED'));
  expect(await post(PRINTER_FORM_PATHS.save, { ...form, site: '/cc/mmx' })).toEqual([
    303,
    '/cc/mmx/office/supplies/login?TARGET=%2Fcc%2Fmmx%2Fink-toner%2Fcorvelle%2Fpage-220&redirected=1',
  ]);
});

it('shows on the page why a printer was not saved', async () => {
  const { post } = open(refusal(409, 'TOO_MANY_PRINTERS'));
  expect(await post(PRINTER_FORM_PATHS.save, form)).toEqual([
    303,
    '/ink-toner/corvelle/page-220?error=TOO_MANY_PRINTERS',
  ]);
});
