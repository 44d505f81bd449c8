import { createHttpClient } from '@foolscap/core/http';
import { buildRewardsProgram } from '../testing/index.ts';
import { createRewardsClient } from './index.ts';

it('reads a page of the program, and sends each change', async () => {
  const requests: string[] = [];
  const client = createRewardsClient(
    createHttpClient({
      tenant: 'sdc',
      transport: async ({ method, url, body }) => {
        requests.push(`${method} ${url} ${JSON.stringify(body)}`);
        return { status: 200, headers: {}, body: { data: buildRewardsProgram() } };
      },
    }),
  );
  await client.getProgram();
  await client.getProgram(2);
  await client.enroll();
  await client.activate('triple/ink');
  await client.chooseCategories(['paper']);
  expect(await client.claim({ receiptNumber: 'R-1' })).toEqual(buildRewardsProgram());
  expect(requests).toEqual([
    'GET /cc/api/account/rewards undefined',
    'GET /cc/api/account/rewards?page=2 undefined',
    'POST /cc/api/account/rewards/enroll {}',
    'POST /cc/api/account/rewards/offers/triple%2Fink/activate {}',
    'POST /cc/api/account/rewards/categories {"categories":["paper"]}',
    'POST /cc/api/account/rewards/claims {"receiptNumber":"R-1"}',
  ]);
});
