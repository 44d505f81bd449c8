import { createCommandLine } from '../../testing/commands.ts';
import type { Database } from '../../kernel/database/database.ts';
import { runRewardsCli } from './rewards.ts';

const { command, createDatabase, startShop } = createCommandLine(runRewardsCli);

async function fill({ db }: Database): Promise<void> {
  const id = '00000000-0000-4000-8000-000000000001';
  await db
    .insertInto('accounts')
    .values({
      id,
      tenant: 'sdc',
      username: 'ada@example.com',
      password_hash: 'x',
      first_name: 'Ada',
      last_name: 'Page',
      email: 'ada@example.com',
      customer_number: '1',
      rewards_no: '2',
      permissions: '[]',
      membership_program: 'NON_MEMBER',
    })
    .execute();
  const receipt = (receipt_number: string) => ({
    account_id: id,
    receipt_number,
    purchased_on: '2026-11-20',
    amount_minor: 5000,
    state: 'OPEN' as const,
    created_at: new Date('2026-11-21T10:30:00Z'),
  });
  await db
    .insertInto('rewards_claims')
    .values([receipt('R-1'), receipt('R-2')])
    .execute();
}

const OFFER = JSON.stringify({
  title: 'Double rewards',
  text: 'On everything.',
  firstDay: '2026-01-01',
  lastDay: '2099-12-31',
  multiplier: 2,
});
const LISTED =
  'double                sdc  2026-01-01 to 2099-12-31  x2, all items  0 activated  Double rewards\n';
const FIRST = '1       2026-11-21  sdc  open      ada@example.com  receipt R-1, 2026-11-20, 50.00\n';

it('changes offers and decides claims when no shop runs', async () => {
  await createDatabase(fill);
  expect((await command('offers')).out).toBe('No offers.\n');
  expect(await command('offer', 'double', 'sdc', OFFER)).toEqual({
    code: 0,
    err: '',
    out: 'Offer double is set.\n',
  });
  expect((await command('offers')).out).toBe(LISTED);
  expect((await command('offer', 'double', 'sdc', 'none')).out).toBe('Offer double has ended.\n');
  expect((await command('claims')).out).toMatch(FIRST);
  expect((await command('approve', '1')).out).toBe('Claim 1 is approved: 1.00 in rewards.\n');
  expect((await command('decline', '2', 'Not our receipt.')).out).toBe('Claim 2 is declined.\n');
  expect((await command('claims', '--open')).out).toBe('No claims.\n');
  expect(await command('approve', '2')).toEqual({ code: 1, err: 'Claim 2 was declined already.\n', out: '' });
});

it('goes through a running shop', async () => {
  const { address } = await startShop(fill);
  await command('offer', 'double', 'sdc', OFFER);
  expect((await command('offers')).out).toBe(LISTED);
  expect((await command('approve', '1', '2.50')).out).toBe('Claim 1 is approved: 2.50 in rewards.\n');
  expect((await command('claims', '--open')).out).toMatch(/^2 /);
  expect((await fetch(`${address}/cc/api/operator/rewards/claims`)).status).toBe(403);
});

it.each([
  [[], 'Name the step.'],
  [['drop'], '"drop" is not a step.'],
  [['offer', 'double', 'sdc'], 'offer has the wrong number of arguments.'],
  [['offer', 'double', 'sdc', '{'], 'The offer is not JSON.'],
  [['offer', 'double', 'sdc', '{"title": "Double"}'], 'This offer has a value that is not allowed.'],
  [['approve', 'all'], 'Give the number of a claim.'],
  [['approve', '1', 'much'], 'Give the amount in dollars, such as 1.25.'],
  [['decline', '1', ' '], 'The amount or the reason is not allowed.'],
  [['offers', '--open'], 'offers takes no options.'],
])('reports the error in the call %j', async (args, message) => {
  const { code, err } = await command(...args);
  expect(code).toBe(2);
  expect(err).toContain(message);
});
