import type { Database } from '../../kernel/database/database.ts';
import { createCommandLine } from '../../testing/commands.ts';
import { runAccountsCli } from './accounts.ts';

const { command, createDatabase, startShop } = createCommandLine(runAccountsCli);

async function addAccount(database: Database): Promise<void> {
  await database.db
    .insertInto('accounts')
    .values({
      id: '00000000-0000-4000-8000-000000000002',
      tenant: 'sdc',
      username: 'wendy@example.com',
      password_hash: 'none',
      first_name: 'Wendy',
      last_name: 'Quill',
      email: 'wendy@example.com',
      customer_number: '1010101010',
      permissions: '[]',
      membership_program: 'NON_MEMBER',
    })
    .execute();
}

/** Changes the account over both paths to the database, the command's own and the running shop's. Both give the same replies. */
async function changeTheAccount(): Promise<void> {
  const set = (...args: string[]) => command('set', 'Wendy@example.com', '--tenant', 'sdc', ...args);
  expect((await command('list')).out).toBe('');
  expect(await set('--penalty-box', 'on')).toEqual({
    code: 0,
    err: '',
    out: 'wendy@example.com: penalty box on, tier none.\n',
  });
  expect((await set('--tier', 'gold')).out).toBe('wendy@example.com: penalty box on, tier GOLD.\n');
  expect((await command('list')).out).toBe('sdc  penalty box on   tier GOLD      wendy@example.com\n');
  expect((await set('--penalty-box', 'off', '--tier', 'none')).code).toBe(0);
  expect((await set('--legacy-id', 'C-1047')).out).toBe(
    'wendy@example.com: penalty box off, tier none, legacy id C-1047.\n',
  );
  expect((await command('list')).out).toBe(
    'sdc  penalty box off  tier none      wendy@example.com  legacy id C-1047\n',
  );
  expect((await set('--membership', 'premium', '--beneficiary', 'on')).out).toBe(
    'wendy@example.com: penalty box off, tier none, legacy id C-1047, membership PREMIUM, beneficiary.\n',
  );
  expect((await command('list')).out).toMatch(/legacy id C-1047 {2}membership PREMIUM {2}beneficiary\n$/);
  expect((await set('--membership', 'none', '--beneficiary', 'off')).code).toBe(0);
  expect((await set('--legacy-id', 'none')).code).toBe(0);
  expect((await command('list')).out).toBe('');
  expect(await command('set', 'wendy@example.com', '--tenant', 'sba', '--penalty-box', 'on')).toEqual({
    code: 1,
    out: '',
    err: 'There is no wendy@example.com on the site sba.\n',
  });
}

it('opens the database itself when no shop runs', async () => {
  await createDatabase(addAccount);
  await changeTheAccount();
});

it('goes through a running shop, which accepts operators only', async () => {
  const { address } = await startShop(addAccount);
  await changeTheAccount();
  const stranger = await fetch(`${address}/cc/api/operator/accounts`);
  expect(stranger.status).toBe(403);
});

const WENDY = ['set', 'wendy@example.com'];

it.each([
  [[], 'Name the step.'],
  [['drop', 'wendy@example.com'], '"drop" is not a step.'],
  [['set'], 'Name one account by its user name.'],
  [[...WENDY, 'more'], 'Name one account by its user name.'],
  [[...WENDY, '--tier', 'gold'], '--tenant is one of sdc, sba.'],
  [[...WENDY, '--tenant', 'sdc'], 'Give --penalty-box, --tier, --legacy-id, --membership or --beneficiary.'],
  [[...WENDY, '--tenant', 'sdc', '--legacy-id', 'a b'], '--legacy-id has up to 64 letters'],
  [[...WENDY, '--tenant', 'sdc', '--penalty-box', 'yes'], '--penalty-box is on or off.'],
  [[...WENDY, '--tenant', 'sdc', '--tier', 'copper'], '--tier is one of NEW, SILVER'],
  [[...WENDY, '--tenant', 'sdc', '--membership', 'gold'], '--membership is one of SELECT, PREMIUM, none.'],
  [[...WENDY, '--tenant', 'sdc', '--beneficiary', 'yes'], '--beneficiary is on or off.'],
  [['list', 'wendy@example.com'], 'list takes no arguments.'],
])('reports the error in the call %j', async (args, message) => {
  const { code, err } = await command(...args);
  expect(code).toBe(2);
  expect(err).toContain(message);
  expect(err).toContain('\n\nUsage: npm run accounts');
});

it('prints its usage', async () => {
  expect(await command('--help')).toMatchObject({ code: 0, err: '' });
});
