import type { Database } from '../../kernel/database/database.ts';
import { createCommandLine } from '../../testing/commands.ts';
import { addProducts } from '../../testing/test-shop.ts';
import { runSaleRulesCli } from './sale-rules.ts';

const { command, createDatabase, startShop } = createCommandLine(runSaleRulesCli);
const list = async () => (await command('list')).out.trim().split('\n').filter(Boolean);

async function addRows(database: Database): Promise<void> {
  await addProducts(database, { sku: 'pen' }, { sku: 'new-pen' });
  await database.db
    .insertInto('organizations')
    .values({ id: '00000000-0000-4000-8000-000000000001', name: 'Bell', customer_number: '10844' })
    .execute();
}

it('sets, lists and removes every kind of rule when no shop runs', async () => {
  await createDatabase(addRows);
  const done = [
    await command('item', 'pen', '{"surcharge": 250, "restrictedStates": ["CA"]}'),
    await command('area-fee', '967', '14.95'),
    await command('area-fee', 'X0A', '25.00'),
    await command('small-order', 'sba', '50.00'),
    await command('guest-prices', 'sba', 'hidden'),
    await command('membership', 'premium', '0.00'),
    await command('membership-discount', 'select', '5'),
    await command('membership-discount', 'select', '7'),
    await command('membership-term', 'pen', '730'),
    await command('organization', '10844', '--contract-only', 'on', '--health-care', 'on'),
    await command('policy', '10844', 'BRAND', 'Tolvane', 'on'),
    await command('part-number', '10844', 'pen', 'OFFICE-7'),
  ];
  expect(done.map(({ code, err }) => [code, err])).toEqual(done.map(() => [0, '']));
  expect(await list()).toEqual([
    'area-fee      967          14.95',
    'area-fee      X0A          25.00',
    'guest-prices  sba          hidden',
    'item          pen          {"surcharge": 250, "restrictedStates": ["CA"]}',
    'membership    PREMIUM      0.00',
    'membership-discount SELECT       7%',
    'membership-term pen          730 days',
    'organization  10844        contract only, health care',
    'part-number   10844        pen OFFICE-7',
    'policy        10844        BRAND Tolvane',
    'small-order   sba          50.00',
  ]);
  await command('item', 'pen', 'none');
  await command('area-fee', '967', 'none');
  await command('area-fee', 'X0A', 'none');
  await command('small-order', 'sba', 'none');
  await command('guest-prices', 'sba', 'shown');
  await command('membership', 'PREMIUM', 'none');
  await command('membership-discount', 'SELECT', 'none');
  await command('membership-term', 'pen', 'none');
  await command('organization', '10844', '--contract-only', 'off', '--health-care', 'off');
  await command('policy', '10844', 'BRAND', 'Tolvane', 'off');
  await command('part-number', '10844', 'pen', 'none');
  expect(await list()).toEqual([]);
});

it('goes through a running shop, whose carts immediately follow the rule', async () => {
  const { address } = await startShop(addRows);
  const add = async () => {
    const reply = await fetch(`${address}/cc/api/checkout/default/item`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ items: [{ itemId: 'pen', qty: 1 }] }),
    });
    return (await reply.json()).data.cartInfo.items[0].messages.map(({ code }: { code: string }) => code);
  };
  expect(await add()).toEqual([]);
  expect(await command('item', 'pen', '{"sample": true}')).toMatchObject({ code: 0, err: '' });
  expect(await add()).toEqual(['INVALID_FREE_ITEM']);
  expect(await command('membership-discount', 'select', '5')).toMatchObject({ code: 0, err: '' });
  const memberships = await (await fetch(`${address}/cc/api/memberships`)).json();
  expect(memberships.data.programs[0]).toMatchObject({
    program: 'SELECT',
    discounts: [{ name: 'Select members: 5% off', percent: 5 }],
  });
  expect((await fetch(`${address}/cc/api/operator/sale-rules`)).status).toBe(403);
});

it.each([
  [['item', 'gone', 'none'], 'There is no product gone.'],
  [['policy', '9', 'BRAND', 'Tolvane', 'on'], 'There is no organization 9.'],
  [['member', 'nobody@example.com', '--certified', 'on'], 'There is no business user nobody@example.com.'],
])('reports what does not exist: %j', async (args, message) => {
  await createDatabase(addRows);
  expect(await command(...args)).toEqual({ code: 1, out: '', err: `${message}\n` });
});

it.each([
  [[], 'Name the step.'],
  [['drop', 'pen'], '"drop" is not a step.'],
  [['item', 'pen'], 'item takes 2 arguments.'],
  [['item', 'pen', '{surcharge}'], 'The conditions are not JSON.'],
  [['item', 'pen', '{"surcharge": -1}'], 'This rule has a value that is not allowed.'],
  [['item', 'pen', '{"colour": "red"}'], 'This rule has a value that is not allowed.'],
  [['area-fee', 'X', '9.95'], 'This rule has a value that is not allowed.'],
  [['area-fee', '967', 'ten'], 'Give the amount in dollars, such as 9.95.'],
  [['membership', 'GOLD', '9.00'], 'This rule has a value that is not allowed.'],
  [['membership-discount', 'SELECT', 'half'], 'Give the discount in percent, such as 5.'],
  [['membership-discount', 'SELECT', '100'], 'This rule has a value that is not allowed.'],
  [['membership-term', 'pen', 'long'], 'Give the term in days, such as 365.'],
  [['policy', '10844', 'COLOR', 'red', 'on'], 'This rule has a value that is not allowed.'],
  [['organization', '10844'], 'Name what to change.'],
  [['organization', '10844', '--health-care', 'yes'], '--health-care is on or off.'],
  [['list', 'pen'], 'list takes no arguments.'],
])('reports the error in the call %j', async (args, message) => {
  const { code, err } = await command(...args);
  expect(code).toBe(2);
  expect(err).toContain(message);
  expect(err).toContain('Usage: npm run sale-rules');
});
