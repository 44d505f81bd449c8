import { writeDemoAccounts } from '../../domains/account/demo-accounts.ts';
import { writeDemoOrganizations } from '../../domains/organizations/demo-organizations.ts';
import type { Database } from '../../kernel/database/database.ts';
import { createCommandLine } from '../../testing/commands.ts';
import { addStores } from '../../testing/places.ts';
import { runAgentsCli } from './agents.ts';

const { command, createDatabase } = createCommandLine(runAgentsCli);

async function addPeople(database: Database): Promise<void> {
  await writeDemoAccounts(database.db);
  await writeDemoOrganizations(database.db);
  await addStores(database, '1547');
}

it('sets who may act for customers, and with which consent', async () => {
  await createDatabase(addPeople);
  expect((await command('list')).out).toContain('sba  CSR              agent@example.com  0 visits\n');
  const set = (...args: string[]) => command('set', 'Buyer@example.com', '--tenant', 'sba', ...args);
  expect(await set('--kind', 'sales-rep')).toEqual({
    code: 0,
    err: '',
    out: 'buyer@example.com is an agent of the kind SALES_REP.\n',
  });
  expect((await command('assign', 'buyer@example.com', '1095518860', 'on')).out).toBe(
    'Sandstone Surveyors is assigned to buyer@example.com.\n',
  );
  expect((await command('list')).out).toContain(
    'buyer@example.com  (1095518860 Sandstone Surveyors)  0 visits',
  );
  expect((await set('--kind', 'store-associate', '--store', '1547')).code).toBe(0);
  expect((await command('list')).out).toContain('STORE_ASSOCIATE  buyer@example.com  store 1547  0 visits');
  expect((await set('--kind', 'none')).out).toBe('buyer@example.com is a customer.\n');
  expect((await command('consent', 'sdc', 'required')).out).toBe(
    'On the site sdc, agents need the consent of customers without an organization.\n',
  );
  expect(
    (await command('sales-rep', '1095518860', '--name', 'Sales team', '--phone', '2155550100')).out,
  ).toBe('Sandstone Surveyors: Sales team is the sales representative.\n');
  expect(await command('set', 'missing@example.com', '--tenant', 'sba', '--kind', 'csr')).toEqual({
    code: 1,
    out: '',
    err: 'There is no missing@example.com on the site sba.\n',
  });
  expect((await set('--kind', 'store-associate', '--store', '9')).err).toBe('There is no store 9.\n');
});

it.each([
  [['set', 'buyer@example.com', '--tenant', 'sba', '--kind', 'boss'], '--kind is one of'],
  [['set', 'buyer@example.com', '--kind', 'csr'], '--tenant is one of sdc, sba.'],
  [['assign', 'buyer@example.com', '1'], 'Name one user, one organization, and on or off.'],
  [['consent', 'sdc', 'maybe'], 'The consent is required or not-needed.'],
  [['sales-rep', '1'], 'Give a user name, none, or --name.'],
  [['sales-rep', '1', '--name', 'Sales', '--phone', '12'], 'A phone number has ten digits'],
  [['dance', 'x'], '"dance" is not a step.'],
  [[], 'Name one user, organization or site.'],
])('explains what is wrong with %j', async (args, message) => {
  const { code, err } = await command(...args);
  expect(code).toBe(2);
  expect(err).toContain(message);
});
