import { createHttpClient } from '@foolscap/core/http';
import { buildApprovalOrders } from '../testing/index.ts';
import { createApprovalsClient } from './index.ts';

it('reads the orders, and repeats the action of the call in each decision', async () => {
  const requests: string[] = [];
  const client = createApprovalsClient(
    createHttpClient({
      tenant: 'sba',
      transport: async ({ method, url, body }) => {
        requests.push(`${method} ${url} ${JSON.stringify(body)}`);
        return { status: 200, headers: {}, body: { data: buildApprovalOrders() } };
      },
    }),
  );
  expect(await client.getOrders({ view: 'DECIDED' })).toEqual(buildApprovalOrders());
  const order = { orderNumber: '10045', cartId: 'cart', ownerProfileId: 'buyer', approvalComments: 'No' };
  await client.decide('DECLINE', [order]);
  expect(requests).toEqual([
    'POST /ele-lpd/api/sparxProxy/getApprovalOrdersData {"view":"DECIDED"}',
    `POST /ele-lpd/api/approvalsProxy/order?action=decline [${JSON.stringify({ ...order, action: 'DECLINE' })}]`,
  ]);
});
