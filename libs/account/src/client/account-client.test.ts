import { HttpError, createHttpClient } from '@foolscap/core/http';
import type { TransportReply } from '@foolscap/core/http';
import { buildAccount, buildProfile } from '../testing/index.ts';
import { createAccountClient } from './index.ts';

function setUp(reply: Partial<TransportReply> = {}) {
  const requests: string[] = [];
  const client = createAccountClient(
    createHttpClient({
      tenant: 'sdc',
      transport: async ({ method, url, body }) => {
        requests.push(`${method} ${url} ${JSON.stringify(body)}`);
        return { status: 200, headers: {}, body: { data: buildAccount(buildProfile()) }, ...reply };
      },
    }),
  );
  return { requests, client };
}

it('reads the account, signs in and signs out', async () => {
  const { requests, client } = setUp();
  expect((await client.account()).userProfile?.contact.fname).toBe('Pat');
  await client.signIn({ username: 'pat@example.com', password: 'x' });
  await client.signOut();
  expect(requests).toEqual([
    'GET /cc/api/account undefined',
    'POST /cc/api/account/signin {"username":"pat@example.com","password":"x"}',
    'POST /cc/api/account/signout {}',
  ]);
});

it('reports a wrong password by its code', async () => {
  const { client } = setUp({
    status: 401,
    body: { error: { status: 401, code: 'SIGN_IN_FAILED', message: 'No.', requestId: 'r' } },
  });
  const error = await client
    .signIn({ username: 'pat@example.com', password: 'x' })
    .catch((it: unknown) => it);
  expect(error).toBeInstanceOf(HttpError);
  expect((error as HttpError).failure).toMatchObject({
    code: 'SIGN_IN_FAILED',
    status: 401,
    retryable: false,
  });
});
