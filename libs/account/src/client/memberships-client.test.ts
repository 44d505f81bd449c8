import { createHttpClient } from '@foolscap/core/http';
import { buildMemberships } from '../testing/index.ts';
import { createMembershipsClient } from './index.ts';

it('reads the programs and the membership', async () => {
  const requests: string[] = [];
  const client = createMembershipsClient(
    createHttpClient({
      tenant: 'sdc',
      transport: async ({ method, url }) => {
        requests.push(`${method} ${url}`);
        return { status: 200, headers: {}, body: { data: buildMemberships() } };
      },
    }),
  );
  expect(await client.getMemberships()).toEqual(buildMemberships());
  expect(requests).toEqual(['GET /cc/api/memberships']);
});
