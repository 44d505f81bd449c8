import { createHttpClient } from '@foolscap/core/http';
import type { TransportReply } from '@foolscap/core/http';
import { SPARX_PROXY_PATH } from '@foolscap/core/vocabulary';
import { buildRewards } from '../testing/index.ts';
import { createAccountAreaClient } from './index.ts';

it('makes both rewards calls before either replies, and joins their replies (storefront-7.40)', async () => {
  const open: { url: string; reply: (data: object) => void }[] = [];
  const client = createAccountAreaClient(
    createHttpClient({
      tenant: 'sdc',
      transport: ({ url }) =>
        new Promise<TransportReply>((resolve) =>
          open.push({ url, reply: (data) => resolve({ status: 200, headers: {}, body: { data } }) }),
        ),
    }),
  );
  const rewards = client.rewards();
  expect(open.map(({ url }) => url)).toEqual([
    `${SPARX_PROXY_PATH}/getSlpCustomerRewardsInfo`,
    `${SPARX_PROXY_PATH}/getAvailableRewards`,
  ]);
  const { availableRewards, loyaltyRewards, ...info } = buildRewards();
  open[0]!.reply(info);
  open[1]!.reply({ availableRewards, loyaltyRewards });
  expect(await rewards).toEqual(buildRewards());
});
