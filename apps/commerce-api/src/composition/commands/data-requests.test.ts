import { createCommandLine } from '../../testing/commands.ts';
import { runDataRequestsCli } from './data-requests.ts';

const { command, createDatabase, startShop } = createCommandLine(runDataRequestsCli);

it('lists requests when no shop runs, and in a running shop', async () => {
  await createDatabase();
  expect(await command('list')).toEqual({ code: 0, err: '', out: 'No requests.\n' });
  await startShop(({ db }) =>
    db
      .insertInto('data_requests')
      .values({
        id: '0b2c7e9a-1111-4222-8333-444455556666',
        tenant: 'sdc',
        account_id: null,
        kind: 'ERASURE',
        page_url: 'http://shop.example/account/privacy',
        requested_at: new Date('2026-01-02T03:04:05Z'),
        done_at: new Date('2026-01-02T03:05:05Z'),
      })
      .execute(),
  );
  expect((await command('list')).out).toBe(
    '0b2c7e9a-1111-4222-8333-444455556666  erasure  consumer  2026-01-02 03:04  done 2026-01-02 03:05\n',
  );
  expect((await command('list', '--open')).out).toBe('No requests.\n');
});

it.each([
  [[], 'Name the step.'],
  [['erase'], '"erase" is not a step.'],
  [['list', '12'], 'list takes no arguments.'],
])('explains the call %j', async (args, message) => {
  const { code, err } = await command(...args);
  expect([code, err]).toEqual([2, expect.stringContaining(`${message}\n\nUsage: npm run data-requests`)]);
});
