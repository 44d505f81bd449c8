import { createHttpClient } from '@foolscap/core/http';
import { buildMemberships } from '../testing/index.ts';
import { createMembershipsClient } from './index.ts';

it('reads the programs and the membership, and changes its renewal', async () => {
  const requests: string[] = [];
  const client = createMembershipsClient(
    createHttpClient({
      tenant: 'sdc',
      transport: async ({ method, url, headers, body }) => {
        requests.push(
          [headers['x-http-method-override'] ?? method, url, ...(body ? [JSON.stringify(body)] : [])].join(
            ' ',
          ),
        );
        return { status: 200, headers: {}, body: { data: buildMemberships() } };
      },
    }),
  );
  expect(await client.getMemberships()).toEqual(buildMemberships());
  expect(await client.changeRenewal({ isOn: true, price: 49 })).toEqual(buildMemberships());
  expect(requests).toEqual([
    'GET /cc/api/memberships',
    'PUT /cc/api/memberships/renewal {"isOn":true,"price":49}',
  ]);
});
