/** @jest-environment node */
import Fastify from 'fastify';
import type { TransportReply, TransportRequest } from '@foolscap/core/http';
import { AGENTS_FORM_PATHS } from '../forms/agents-form-paths.ts';
import { formRoutes } from './forms.ts';

const CUSTOMER = '6f9619ff-8b86-4011-b42d-00c04fc964ff';
const SEARCH = '0e37df36-f698-4e29-8dd4-cb9ced3df16a';

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
      return { status: 200, headers: {}, body: { data: { id: SEARCH, done: true } }, ...answer };
    },
  });
  /** Submits a form of the business site. */
  const post = async (url: string, payload: Record<string, string> = {}, headers = {}) => {
    const reply = await app.inject({
      method: 'POST',
      url,
      headers: {
        host: 'shop.example',
        'content-type': 'application/x-www-form-urlencoded',
        ...headers,
      },
      payload: String(new URLSearchParams({ site: '/cc/mmx', ...payload })),
    });
    return {
      status: reply.statusCode,
      location: reply.headers.location?.replace(/^\/cc\/mmx/, ''),
      clears: reply.headers['clear-site-data'],
    };
  };
  const sent = () => requests.map(({ method, url, body }) => [method, url, body]);
  return { post, sent };
}
const refusal = (status: number, code: string) => ({
  status,
  body: { error: { status, code, message: 'no', requestId: 'r' } },
});
const signInFor = (page: string) =>
  `/office/supplies/login?${new URLSearchParams({ TARGET: `/cc/mmx${page}`, redirected: '1' })}`;

describe('the search for customers', () => {
  it('leads to its result, at an address without data of a customer', async () => {
    const { post, sent } = open();
    expect(await post(AGENTS_FORM_PATHS.search, { query: ' buyer@example.com ' })).toMatchObject({
      status: 303,
      location: `/account/customers?search=${SEARCH}`,
    });
    expect(sent()).toEqual([['POST', '/cc/api/agents/searches', { query: 'buyer@example.com' }]]);
  });

  it.each(['', ' el ', 'é'])('refuses the short query "%s" without a call', async (query) => {
    const { post, sent } = open();
    const { location } = await post(AGENTS_FORM_PATHS.search, { query });
    expect(location).toBe('/account/customers?error=QUERY_TOO_SHORT');
    expect(sent()).toEqual([]);
  });

  it('sends no more than the call accepts', async () => {
    const { post, sent } = open();
    await post(AGENTS_FORM_PATHS.search, { query: 'v'.repeat(300) });
    expect(sent()).toEqual([['POST', '/cc/api/agents/searches', { query: 'v'.repeat(100) }]]);
  });

  it.each([
    [429, 'TOO_MANY_ATTEMPTS'],
    [403, 'AGENTS_ONLY'],
    [503, 'UNAVAILABLE'],
  ])('shows a failure (%i) on the page, without the query', async (status, code) => {
    const { post } = open(refusal(status, code));
    const { location } = await post(AGENTS_FORM_PATHS.search, { query: 'Vellum' });
    expect(location).toBe(`/account/customers?error=${code}`);
  });
});

describe('the start of a visit', () => {
  it('opens the account of the customer, and clears what the browser stored of the agent', async () => {
    const { post, sent } = open();
    expect(await post(AGENTS_FORM_PATHS.start, { customer: CUSTOMER })).toEqual({
      status: 303,
      location: '/account',
      clears: '"storage"',
    });
    expect(sent()).toEqual([['POST', '/cc/api/agents/visits', { accountId: CUSTOMER }]]);
  });

  it.each([
    [404, 'CUSTOMER_NOT_FOUND'],
    [409, 'CONSENT_MISSING'],
    [403, 'AGENTS_ONLY'],
  ])('is refused (%i %s): the agent returns to the same result and stays signed in', async (status, code) => {
    const { post } = open(refusal(status, code));
    expect(await post(AGENTS_FORM_PATHS.start, { customer: CUSTOMER, search: SEARCH })).toEqual({
      status: 303,
      location: `/account/customers?search=${SEARCH}&error=${code}`,
      clears: undefined,
    });
  });

  it('leads an agent without a session to sign-in', async () => {
    const { post } = open(refusal(401, 'SIGN_IN_REQUIRED'));
    expect((await post(AGENTS_FORM_PATHS.start, { customer: CUSTOMER })).location).toBe(
      signInFor('/account/customers'),
    );
  });

  it('is submitted again, once, if the session has changed meanwhile', async () => {
    const { post } = open(refusal(409, 'SESSION_CHANGED'));
    const again = await post(AGENTS_FORM_PATHS.start, { customer: CUSTOMER });
    expect(again).toMatchObject({ status: 307, location: `${AGENTS_FORM_PATHS.start}?again=1` });
    expect(await post(again.location!, { customer: CUSTOMER })).toMatchObject({
      status: 303,
      location: '/account/customers?error=SESSION_CHANGED',
    });
  });

  it('is refused for a form of another site', async () => {
    const { post, sent } = open();
    const { status } = await post(
      AGENTS_FORM_PATHS.start,
      { customer: CUSTOMER },
      { origin: 'https://evil.example' },
    );
    expect(status).toBe(403);
    expect(sent()).toEqual([]);
  });
});

describe('the end of a visit', () => {
  it('returns to the customers, and clears what the browser stored of the customer', async () => {
    const { post, sent } = open();
    expect(await post(AGENTS_FORM_PATHS.end)).toEqual({
      status: 303,
      location: '/account/customers',
      clears: '"storage"',
    });
    expect(sent()).toEqual([['POST', '/cc/api/agents/visits/end', {}]]);
  });

  it('is not an error if the visit has ended already, as in another tab', async () => {
    const { post } = open(refusal(409, 'NOT_ACTING'));
    expect((await post(AGENTS_FORM_PATHS.end)).location).toBe('/account/customers');
  });

  it('shows a failure', async () => {
    const { post } = open(refusal(503, 'UNAVAILABLE'));
    expect(await post(AGENTS_FORM_PATHS.end)).toMatchObject({
      location: '/account/customers?error=UNAVAILABLE',
      clears: undefined,
    });
  });
});

describe('a request for access', () => {
  it('is sent, and returns to the same result', async () => {
    const { post, sent } = open();
    const { location } = await post(AGENTS_FORM_PATHS.request, { customer: CUSTOMER, search: SEARCH });
    expect(location).toBe(`/account/customers?search=${SEARCH}&done=requested`);
    expect(sent()).toEqual([['POST', '/cc/api/agents/requests', { accountId: CUSTOMER }]]);
  });

  it.each(['ACCESS_ALREADY_REQUESTED', 'ACCESS_DECLINED'])('is refused a second time: %s', async (code) => {
    const { post } = open(refusal(409, code));
    const { location } = await post(AGENTS_FORM_PATHS.request, { customer: CUSTOMER, search: SEARCH });
    expect(location).toBe(`/account/customers?search=${SEARCH}&error=${code}`);
  });
});

describe('the consent of the customer', () => {
  it('is given to one agent or to all', async () => {
    const { post, sent } = open();
    const one = await post(AGENTS_FORM_PATHS.allow, { hours: '24', agent: CUSTOMER });
    await post(AGENTS_FORM_PATHS.allow, { hours: '1', agent: '' });
    expect(one.location).toBe('/account/access?done=allowed');
    expect(sent()).toEqual([
      ['POST', '/cc/api/account/access/consents', { hours: 24, agentId: CUSTOMER }],
      ['POST', '/cc/api/account/access/consents', { hours: 1 }],
    ]);
  });

  it('is withdrawn', async () => {
    const { post, sent } = open();
    const { location } = await post(AGENTS_FORM_PATHS.withdraw, { consent: CUSTOMER });
    expect(location).toBe('/account/access?done=withdrawn');
    expect(sent()).toEqual([
      [expect.any(String), expect.stringMatching(`/cc/api/account/access/consents/${CUSTOMER}$`), {}],
    ]);
  });

  it('is declined', async () => {
    const { post, sent } = open();
    const { location } = await post(AGENTS_FORM_PATHS.decline, { agent: CUSTOMER });
    expect(location).toBe('/account/access?done=declined');
    expect(sent()).toEqual([
      [expect.any(String), expect.stringMatching(`/cc/api/account/access/requests/${CUSTOMER}$`), {}],
    ]);
  });

  it.each(['allow', 'decline', 'withdraw'] as const)('shows on its page why it failed: %s', async (form) => {
    const submit = async (status: number, code: string) =>
      (await open(refusal(status, code)).post(AGENTS_FORM_PATHS[form], { consent: CUSTOMER, hours: '24' }))
        .location;
    expect(await submit(404, 'CONSENT_NOT_FOUND')).toBe('/account/access?error=CONSENT_NOT_FOUND');
    expect(await submit(401, 'SIGN_IN_REQUIRED')).toBe(signInFor('/account/access'));
  });
});
