import { createHttpClient } from '@foolscap/core/http';
import { HEADERS } from '@foolscap/core/vocabulary';
import { buildBudgetsData } from '../testing/index.ts';
import { createBudgetsClient } from './index.ts';

it('reads budgets and a statement, and changes budgets with a key', async () => {
  const requests: string[] = [];
  const client = createBudgetsClient(
    createHttpClient({
      tenant: 'sba',
      transport: async ({ method, url, headers }) => {
        const [override, key] = [headers[HEADERS.methodOverride], headers[HEADERS.idempotencyKey]];
        requests.push([method, override, url, key].filter(Boolean).join(' '));
        return { status: 200, headers: {}, body: { data: buildBudgetsData() } };
      },
    }),
  );
  expect(await client.getBudgets()).toEqual(buildBudgetsData());
  await client.getStatement({ code: 'A/B', period: '2026-11-01', page: 2 });
  await client.adjustBudget('A/B', { amount: 5 }, 'key-1');
  await client.removeBudget('A/B', 'key-2');
  expect(requests).toEqual([
    'GET /cc/api/organization/budgets',
    'GET /cc/api/organization/budgets/A%2FB/statement?period=2026-11-01&page=2',
    'POST /cc/api/organization/budgets/A%2FB/adjustments key-1',
    'POST DELETE /cc/api/organization/budgets/A%2FB key-2',
  ]);
});
