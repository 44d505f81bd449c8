import type { Database } from '../../kernel/database/database.ts';
import { createCommandLine } from '../../testing/commands.ts';
import { runOrganizationsCli } from './organizations.ts';

const { command, createDatabase, startShop } = createCommandLine(runOrganizationsCli);

/** Adds an organization that has one member. */
async function addOrganization(database: Database): Promise<void> {
  const id = '00000000-0000-4000-8000-000000000001';
  await database.db
    .insertInto('organizations')
    .values({ id, name: 'Quire & Sons', customer_number: '1010101010' })
    .execute();
  await database.db
    .insertInto('accounts')
    .values({
      id: '00000000-0000-4000-8000-000000000002',
      tenant: 'sba',
      username: 'cleo@example.com',
      password_hash: 'none',
      first_name: 'Cleo',
      last_name: 'Bristol',
      email: 'cleo@example.com',
      customer_number: '1010101010',
      permissions: '[]',
      membership_program: 'NON_MEMBER',
      organization_id: id,
      role: 'BUYER',
    })
    .execute();
}

const list = async () => (await command('list')).out;

/** Changes the route over both paths to the database, the command's own and the running shop's. Both give the same replies. */
async function changeTheRoute(): Promise<void> {
  expect(await list()).toBe('1010101010  SBA  none  Quire & Sons\n');
  expect(await command('set', '1010101010', '--route', 'HIT', '--flow', 'SAML')).toEqual({
    code: 0,
    err: '',
    out: 'Quire & Sons: route HIT, flow SAML.\n',
  });
  expect(await command('set', '7', '--route', 'SBA')).toEqual({
    code: 1,
    out: '',
    err: 'There is no organization with the number 7.\n',
  });
}

/** Runs commands whose code does not depend on the path, through the shop, which is faster because it keeps its database open. */
async function changeTheRest(): Promise<void> {
  const named = await command('set', '1010101010', '--division', 'North', '--contract', 'Q-1');
  expect(named.out).toBe('Quire & Sons: route HIT, flow SAML, division North, contract Q-1.\n');
  expect(await list()).toContain('(division North)  (contract Q-1)');
  await command('set', '1010101010', '--division', 'none', '--contract', 'none');
  const limited = await command('set', '1010101010', '--approval-limit', '500.00');
  expect(limited.out).toBe('Quire & Sons: route HIT, flow SAML, approval above $500.00.\n');
  expect(await list()).toContain('(approval above $500.00)');
  await command('set', '1010101010', '--approval-limit', 'none');
  const invoiced = await command(
    ...['set', '1010101010', '--invoice-limit', '5000.00', '--default-invoice', 'on'],
    ...['--hide-payments', 'new-card,saved-cards'],
  );
  expect(invoiced.out).toBe(
    'Quire & Sons: route HIT, flow SAML, invoices up to $5,000.00, invoice first, hidden: new-card, saved-cards.\n',
  );
  expect(await list()).toContain(
    '(invoices up to $5,000.00)  (invoice first)  (hidden: new-card, saved-cards)',
  );
  await command(
    ...[
      'set',
      '1010101010',
      '--invoice-limit',
      'none',
      '--default-invoice',
      'off',
      '--hide-payments',
      'none',
    ],
  );
  expect((await command('set', '1010101010', '--list-sharing', 'off', '--list-links', 'off')).out).toBe(
    'Quire & Sons: route HIT, flow SAML, no shared lists, no public links to lists.\n',
  );
  expect(await list()).toContain('(no shared lists)  (no public links to lists)');
  expect((await command('set', '1010101010', '--list-sharing', 'on')).out).toContain(
    'flow SAML, no public links to lists.',
  );
  await command('set', '1010101010', '--list-links', 'on');
  expect((await command('set', '1010101010', '--division', '')).code).toBe(2);
  expect((await command('set', '1010101010')).code).toBe(2);
  // Values that the command does not name stay unchanged.
  expect((await command('set', '1010101010', '--flow', 'none')).out).toBe(
    'Quire & Sons: route HIT, flow none.\n',
  );
  expect((await command('service', 'Cleo@example.com', 'on')).out).toBe(
    'cleo@example.com is customer service now.\n',
  );
  expect(await list()).toBe('1010101010  HIT  none  Quire & Sons  (customer service: cleo@example.com)\n');
  expect((await command('service', 'cleo@example.com', 'off')).code).toBe(0);
  expect(await list()).toBe('1010101010  HIT  none  Quire & Sons\n');
  expect(await command('service', 'nobody@example.com', 'on')).toMatchObject({
    code: 1,
    err: 'There is no nobody@example.com in any organization.\n',
  });
}

/** Sets up budgets and purchase orders, and removes them. */
async function changeBudgets(): Promise<void> {
  const done = async (...args: string[]) => {
    const { code, out, err } = await command(...args);
    return code === 0 ? out : err;
  };
  const SHOP = '1010101010';
  expect(await done('budget', SHOP, 'PRINT', 'Print room', '5000', 'month', '--default')).toBe(
    'Quire & Sons: budget PRINT set.\n',
  );
  expect(
    await done('budget', SHOP, 'OFFICE', 'Office', '120.50', 'year', '--default', '--roll-over'),
  ).toContain('OFFICE set');
  expect(await done('budgeting', SHOP, 'required', '--overdraft', 'on', '--release-label', 'Job')).toBe(
    'Quire & Sons: budgeting REQUIRED, with overdraft.\n',
  );
  expect(await done('budgeting', SHOP, 'optional', '--overdraft', 'approve', '--basis', 'net')).toBe(
    'Quire & Sons: budgeting OPTIONAL, overdraft by approval, net.\n',
  );
  const part = ['budget', SHOP, 'PART', 'Part', '10', 'month'];
  expect(await done(...part, '--person', 'Cleo@example.com')).toContain('budget PART set');
  expect(await done(...part, '--unit', 'Sales / East')).toBe('The organization has no unit Sales / East.\n');
  expect(await done(...part, '--category', 'none')).toBe('There is no category none.\n');
  expect(await done(...part, '--unit', 'Sales', '--category', 'none')).toContain(
    'Give one of --unit, --person and --category.',
  );
  expect(await done('budget', SHOP, 'PART', 'none')).toContain('budget PART removed');
  expect(await done('purchase-order', SHOP, 'PO-1', 'Paper')).toContain('purchase order PO-1 set');
  expect(await done('release', SHOP, 'PO-1', 'R-7', 'July')).toContain('release R-7 of PO-1 set');
  expect(await done('release', SHOP, 'PO-9', 'R-7', 'July')).toBe(
    'The organization has no purchase order PO-9.\n',
  );
  expect(await list()).toContain(
    '(budgeting OPTIONAL, OFFICE 120.50 YEAR default rolls over, PRINT 5000.00 MONTH)',
  );
  expect(await done('release', SHOP, 'PO-1', 'R-7', 'none')).toContain('release R-7 removed');
  expect(await done('purchase-order', SHOP, 'PO-1', 'none')).toContain('purchase order PO-1 removed');
  expect(await done('budget', SHOP, 'OFFICE', 'none')).toContain('budget OFFICE removed');
  expect(await done('budgeting', SHOP, 'none')).toContain('without budgets and purchase orders');
  expect(await done('budgeting', SHOP, 'off', '--cost-centers', 'required', '--projects', 'optional')).toBe(
    'Quire & Sons: budgeting OFF, cost centers REQUIRED, projects OPTIONAL.\n',
  );
  expect(await done('budgeting', SHOP, 'off', '--projects', 'off')).toContain(
    'budgeting OFF, cost centers REQUIRED.',
  );
  expect(await done('cost-center', SHOP, '4711', 'Sales')).toContain('cost center 4711 set');
  expect(await done('project', SHOP, 'ATLAS', 'none')).toContain('project ATLAS removed');
  expect(await done('budgeting', SHOP, 'none')).toContain('without budgets and purchase orders');
  expect(await done('budget', '7', 'PRINT', 'none')).toBe('There is no organization with the number 7.\n');
}

it('opens the database itself when no shop runs', async () => {
  await createDatabase(addOrganization);
  await changeTheRoute();
});

it('goes through a running shop, which accepts operators only', async () => {
  const { address } = await startShop(addOrganization);
  await changeTheRoute();
  await changeTheRest();
  await changeBudgets();
  const stranger = await fetch(`${address}/cc/api/operator/organizations`, {
    headers: { authorization: 'Bearer guess' },
  });
  expect(stranger.status).toBe(403);
});

it.each([
  [[], 'Name the step.'],
  [['drop', '1'], '"drop" is not a step.'],
  [['set'], 'Name one organization by its number.'],
  [['set', '1', '2'], 'Name one organization by its number.'],
  [['set', '1'], 'Give at least one option.'],
  [['set', '1', '--route', 'hit'], '--route is one of SBA, HIT, SWS.'],
  [['set', '1', '--flow', 'CSR'], '--flow is one of MVP, SAML, none.'],
  [['set', '1', '--hide-payments', 'checks'], '--hide-payments is one of invoice, new-card'],
  [['set', '1', '--list-links', 'no'], '--list-links is one of on, off.'],
  [['set', '1', '--default-invoice', 'yes'], '--default-invoice is one of on, off.'],
  [['service', 'cleo@example.com'], 'Name one user, and on or off.'],
  [['budget'], 'Name one organization by its number.'],
  [['budget', '1', 'A'], 'budget takes 3 or 5 arguments.'],
  [['budget', '1', 'A', 'B'], 'Give a name, an amount and a period, or none.'],
  [['budget', '1', 'A', 'B', 'much', 'year'], 'Give the amount in dollars, such as 5000.00.'],
  [['budget', '1', 'A', 'B', '5', 'week'], 'The period is one of MONTH, QUARTER, YEAR.'],
  [['budget', '1', 'A'.repeat(41), 'none'], 'A value is too long or empty.'],
  [['budgeting', '1', 'maybe'], 'Budgeting is one of OFF, OPTIONAL, REQUIRED.'],
  [['list', '1'], 'list takes no arguments.'],
])('reports the error in the call %j', async (args, message) => {
  const { code, err } = await command(...args);
  expect(code).toBe(2);
  expect(err).toContain(message);
  expect(err).toContain('\n\nUsage: npm run organizations');
});

it('prints its usage', async () => {
  expect(await command('--help')).toMatchObject({ code: 0, err: '' });
});
