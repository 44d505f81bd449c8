import type { Database } from '../../kernel/database/database.ts';
import { createCommandLine } from '../../testing/commands.ts';
import { createShopper } from '../../testing/test-shop.ts';
import { runThirdPartiesCli } from './third-parties.ts';

const { command, createDatabase, startShop } = createCommandLine(runThirdPartiesCli);
const SHOP = '1010101010';
const LINK = ['link', SHOP, 'FIT-OUT', 'Lee@example.com', 'Lee', 'Mason'];

async function addOrganization(database: Database): Promise<void> {
  await database.db
    .insertInto('organizations')
    .values({ id: '00000000-0000-4000-8000-000000000001', name: 'Quire & Sons', customer_number: SHOP })
    .execute();
}

const done = async (...args: string[]) => {
  const { code, out, err } = await command(...args);
  return code === 0 ? out : err;
};
const getToken = (text: string) => /token=([\w-]{43})\n$/.exec(text)?.[1] ?? '';

it('sets up a program and prints a link once when no shop runs', async () => {
  await createDatabase(addOrganization);
  expect(await done('program', SHOP, 'FIT-OUT', 'Fit-out partners')).toBe(
    'Quire & Sons: program FIT-OUT set.\n',
  );
  const link = await done(...LINK, '--hours', '24');
  expect(link).toContain('Quire & Sons, Fit-out partners: link for Lee Mason, valid for 24 hours.\n');
  expect(link).toContain('/cc/mmx/office/supplies/tps-login?token=');
  expect(getToken(link)).not.toBe('');
  expect(await done('list')).toBe(`${SHOP}  FIT-OUT  Fit-out partners  (users: 0, open links: 1)\n`);
  expect(await done('program', SHOP, 'FIT-OUT', 'none')).toContain('program FIT-OUT removed');
  expect(await done('list')).toBe('');
});

it('goes through a running shop, whose links sign in until their program is removed', async () => {
  const { app } = await startShop(addOrganization, { PUBLIC_URL: 'https://shop.example' });
  await command('program', SHOP, 'FIT-OUT', 'Fit-out partners');
  const link = await done(...LINK);
  expect(link).toContain('https://shop.example/cc/mmx/office/supplies/tps-login?token=');
  const shopper = createShopper(app, 'sba');
  expect((await shopper.post('/account/tps-signin', { token: getToken(link) })).status).toBe(200);
  expect(await done('list')).toContain('(users: 1, open links: 0)');
  const unused = getToken(await done(...LINK));
  await command('program', SHOP, 'FIT-OUT', 'none');
  expect((await shopper.get('/account')).body.data.session.isLoggedIn).toBe(false);
  const late = await createShopper(app, 'sba').post('/account/tps-signin', { token: unused });
  expect(late.body.error.code).toBe('THIRD_PARTY_LINK_INVALID');
  // A new program with the same code reactivates the accounts of its people.
  await command('program', SHOP, 'FIT-OUT', 'Fit-out partners');
  const again = await shopper.post('/account/tps-signin', { token: getToken(await done(...LINK)) });
  expect(again.status).toBe(200);
});

it.each([
  [['program', '7', 'FIT-OUT', 'Partners'], 'There is no organization with the number 7.'],
  [LINK, 'Quire & Sons has no program FIT-OUT.'],
  [['program', SHOP, 'FIT-OUT', 'none'], 'Quire & Sons has no program FIT-OUT.'],
  [['link', SHOP, 'FIT-OUT', 'lee', 'Lee', 'Mason'], 'Enter an email address like name@example.com.'],
])('reports what is impossible: %j', async (args, message) => {
  await createDatabase(addOrganization);
  expect(await command(...args)).toEqual({ code: 1, out: '', err: `${message}\n` });
});

it.each([
  [[], 'Name the step.'],
  [['drop', SHOP], '"drop" is not a step.'],
  [['list', SHOP], 'list takes no arguments.'],
  [['program', SHOP], 'program takes 3 arguments.'],
  [['program', SHOP, 'FIT-OUT', 'Partners', '--hours', '2'], 'program takes no --hours.'],
  [['program', SHOP, 'fit out', 'Partners'], 'This change has a value that is not allowed.'],
  [[...LINK, '--hours', '721'], 'This change has a value that is not allowed.'],
])('reports the error in the call %j', async (args, message) => {
  const { code, err } = await command(...args);
  expect(code).toBe(2);
  expect(err).toContain(message);
  expect(err).toContain('Usage: npm run third-parties');
});
