/** @jest-environment node */
import Fastify from 'fastify';
import type { TransportReply, TransportRequest } from '@foolscap/core/http';
import { MESSAGE_FORM_PATHS } from '../forms/message-form-paths.ts';
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
      return { status: 200, headers: {}, body: { data: { isAccepted: true } }, ...answer };
    },
  });
  const post = async (
    url: string,
    payload: Record<string, string> | string,
    type = 'application/x-www-form-urlencoded',
  ) => {
    const { statusCode, headers, cookies } = await app.inject({
      method: 'POST',
      url,
      headers: { host: 'shop.example', 'content-type': type },
      payload: typeof payload === 'string' ? payload : String(new URLSearchParams(payload)),
    });
    const outcome = readPosted(cookies.find(({ name }) => name === POSTED_COOKIE)?.value);
    return { status: statusCode, location: headers.location, outcome };
  };
  return { requests, post };
}
const refusal = (status: number, code: string) => ({
  status,
  body: { error: { status, code, message: 'no', requestId: 'r' } },
});

const contact = {
  key: 'page-1',
  site: '',
  topic: 'ORDER',
  name: ' Ada Page ',
  email: 'ada@example.com',
  orderNumber: '',
  message: 'Where is it? '.repeat(80).trim(),
};

it('sends a message with the key of its page', async () => {
  const { requests, post } = open();
  expect(await post(MESSAGE_FORM_PATHS.contact, contact)).toEqual({
    status: 303,
    location: '/contact',
    outcome: { form: 'contact', values: {} },
  });
  const { topic, email, message } = contact;
  expect(requests[0]).toMatchObject({
    url: '/cc/api/content/contact',
    body: { topic, name: 'Ada Page', email, message },
    headers: { 'idempotency-key': 'page-1' },
  });
});

it('returns the input of a message that is rejected, before or by the API', async () => {
  const { requests, post } = open(refusal(429, 'TOO_MANY_REQUESTS'));
  const wrong = await post(MESSAGE_FORM_PATHS.contact, { ...contact, email: 'ada' });
  expect(requests).toEqual([]);
  expect(wrong.outcome).toMatchObject({
    error: { code: 'EMAIL_INVALID', field: 'email' },
    values: { name: 'Ada Page', email: 'ada', message: contact.message },
  });
  const refused = await post(MESSAGE_FORM_PATHS.contact, contact);
  expect(refused.location).toBe('/contact');
  expect(refused.outcome).toMatchObject({ error: { code: 'TOO_MANY_REQUESTS' } });
});

it('signs up for the newsletter with either marketing form (storefront-9.38)', async () => {
  const { requests, post } = open();
  const short = { emailID: 'ada@example.com', formId: '4053' };
  expect((await post(MESSAGE_FORM_PATHS.newsletter, short)).outcome).toEqual({
    form: 'newsletter',
    values: {},
  });
  const long = { ...short, formId: '6759' };
  const incomplete = await post(MESSAGE_FORM_PATHS.newsletter, long);
  expect(incomplete.outcome).toMatchObject({ error: { code: 'JOB_FUNCTION_MISSING', field: 'jobFunction' } });
  const company = { jobFunction: 'Facilities', employeeSize: '5-20' };
  await post(MESSAGE_FORM_PATHS.newsletter, { ...long, ...company });
  expect(requests.map(({ url, body }) => [url, body])).toEqual(
    [
      { emailID: short.emailID, formId: 4053, landingPages: ['/newsletter'] },
      { emailID: short.emailID, formId: 6759, landingPages: ['/newsletter'], ...company },
    ].map((body) => ['/ele-lpd/api/sparxProxy/subscribeUserforOffers', body]),
  );
});

it('sends feedback about a page of the shop', async () => {
  const { requests, post } = open();
  const feedback = { rating: '4', comment: '', page: '/cart?coupon=1' };
  const reply = await post(MESSAGE_FORM_PATHS.feedback, feedback);
  expect(reply.location).toBe('/feedback?page=%2Fcart%3Fcoupon%3D1');
  await post(MESSAGE_FORM_PATHS.feedback, { rating: '1', page: '//elsewhere.example' });
  expect(requests.map(({ body }) => body)).toEqual([{ rating: 4, page: '/cart' }, { rating: 1 }]);
  const none = await post(MESSAGE_FORM_PATHS.feedback, { comment: 'Hello' });
  expect(none.outcome).toMatchObject({ error: { code: 'RATING_MISSING' }, values: { comment: 'Hello' } });
});

it.each(['confirmNewsletter', 'unsubscribe'] as const)(
  'uses the link of a mail, and keeps one that is still valid: %s',
  async (form) => {
    const page = form === 'unsubscribe' ? '/newsletter/unsubscribe' : '/newsletter/confirm';
    const submit = (reply?: Partial<TransportReply>) =>
      open(reply).post(MESSAGE_FORM_PATHS[form], { token: 'abc' });
    expect((await submit()).location).toBe(`${page}?done=1`);
    const invalid = form === 'unsubscribe' ? 'UNSUBSCRIBE_LINK_INVALID' : 'NEWSLETTER_LINK_INVALID';
    expect((await submit(refusal(400, invalid))).location).toBe(`${page}?error=${invalid}`);
    expect((await submit(refusal(503, 'UNAVAILABLE'))).location).toBe(`${page}?error=UNAVAILABLE&token=abc`);
  },
);

it.each([
  ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
  ['multipart/form-data; boundary=x', '--x\r\n\r\nOne-Click\r\n--x--'],
])('unsubscribes with one request of a mail program, in %s', async (type, payload) => {
  const { requests, post } = open();
  const url = '/forms/newsletter/one-click?token=abc';
  expect(await post(url, payload, type)).toMatchObject({ status: 200, location: undefined });
  expect(requests[0]).toMatchObject({
    url: '/cc/api/content/newsletter/unsubscribe',
    body: { token: 'abc' },
  });
  expect((await open(refusal(400, 'UNSUBSCRIBE_LINK_INVALID')).post(url, payload, type)).status).toBe(400);
});
