import { freezeTime, settle } from '@foolscap/fake-time';
import { createHttpClient } from './http-client.ts';
import type { TransportReply, TransportRequest } from './transport.ts';

freezeTime();

const CHANGED = {
  status: 409,
  body: { error: { status: 409, code: 'SESSION_CHANGED', message: 'Try again.', requestId: 'r' } },
};

/** Creates a client whose replies the test resolves in any order. */
function setUp() {
  const pending: { request: TransportRequest; reply: (reply: Partial<TransportReply>) => Promise<void> }[] =
    [];
  const sent: string[] = [];
  const client = createHttpClient({
    tenant: 'sdc',
    // Short delays pass immediately; the timeout for hanging writes never ends here.
    wait: (milliseconds) => (milliseconds < 5000 ? Promise.resolve() : new Promise(() => undefined)),
    transport: (request) =>
      new Promise((resolve) => {
        sent.push(request.url.replace('/cc/api', ''));
        pending.push({
          request,
          reply: async (reply) => {
            resolve({ status: 200, headers: {}, body: { data: {} }, ...reply });
            await settle();
          },
        });
      }),
  });
  const add = (idempotencyKey: string) => client.send({ method: 'POST', path: '/add', idempotencyKey });
  const signIn = () => client.send({ method: 'POST', path: '/signin', signsIn: true, changesSession: true });
  return { client, pending, sent, add, signIn };
}

it('a call rejected by a sign-in in another tab is repeated once with the same key', async () => {
  const { pending, add } = setUp();
  const added = add('key-1');
  await pending[0]!.reply(CHANGED);
  await settle();
  expect(pending).toHaveLength(2);
  expect(pending[1]!.request.headers['idempotency-key']).toBe('key-1');
  await pending[1]!.reply({});
  await expect(added).resolves.toMatchObject({ status: 200 });
});

it('a second rejection goes to the caller', async () => {
  const { pending, sent, add } = setUp();
  const added = add('key-1');
  const refused = expect(added).rejects.toMatchObject({ failure: { code: 'SESSION_CHANGED' } });
  await pending[0]!.reply(CHANGED);
  await pending[1]!.reply(CHANGED);
  await refused;
  expect(sent).toHaveLength(2);
});

it('a sign-in waits for writes in flight, whose replies may set a guest’s cookie', async () => {
  const { pending, sent, add, signIn, client } = setUp();
  const added = add('key-1');
  void signIn();
  void client.send({ method: 'GET', path: '/read' });
  await settle();
  expect(sent).toEqual(['/add', '/read']);
  await pending[0]!.reply({});
  await added;
  await settle();
  expect(sent).toEqual(['/add', '/read', '/signin']);
});

it('writes wait for a sign-in in flight, whatever its outcome, and keep their order', async () => {
  const { pending, sent, add, signIn } = setUp();
  const signedIn = signIn();
  const failed = expect(signedIn).rejects.toMatchObject({ failure: { status: 401 } });
  void add('key-1');
  void add('key-2');
  await settle();
  expect(sent).toEqual(['/signin']);
  await pending[0]!.reply({ status: 401, body: {} });
  await failed;
  await settle();
  expect(pending.slice(1).map(({ request }) => request.headers['idempotency-key'])).toEqual([
    'key-1',
    'key-2',
  ]);
});

it('a read rejected by a sign-in in this tab is repeated after the sign-in', async () => {
  const { pending, sent, signIn, client } = setUp();
  void signIn();
  await settle();
  const read = client.send({ method: 'GET', path: '/read' });
  await settle();
  await pending[1]!.reply(CHANGED);
  expect(sent).toEqual(['/signin', '/read']);
  await pending[0]!.reply({});
  await settle();
  expect(sent).toEqual(['/signin', '/read', '/read']);
  await pending[2]!.reply({});
  await expect(read).resolves.toMatchObject({ status: 200 });
});
