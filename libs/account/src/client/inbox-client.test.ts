import { createHttpClient } from '@foolscap/core/http';
import { buildAccountMessages } from '../testing/index.ts';
import { createInboxClient } from './index.ts';

it('reads the messages, and marks some as read', async () => {
  const requests: string[] = [];
  const client = createInboxClient(
    createHttpClient({
      tenant: 'sdc',
      transport: async ({ method, url, body }) => {
        requests.push(`${method} ${url} ${JSON.stringify(body)}`);
        return { status: 200, headers: {}, body: { data: buildAccountMessages() } };
      },
    }),
  );
  expect(await client.getMessages()).toEqual(buildAccountMessages());
  await client.markRead(['moved']);
  expect(requests).toEqual([
    'GET /cc/api/account/messages undefined',
    'POST /cc/api/account/messages/read {"ids":["moved"]}',
  ]);
});
