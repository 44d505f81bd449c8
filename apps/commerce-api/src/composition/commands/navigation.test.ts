import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeDemoAccounts } from '../../domains/account/demo-accounts.ts';
import { writeDemoOrganizations } from '../../domains/organizations/demo-organizations.ts';
import type { Database } from '../../kernel/database/database.ts';
import { createCommandLine } from '../../testing/commands.ts';
import { runNavigationCli } from './navigation.ts';

const { command, createDatabase, startShop, home } = createCommandLine(runNavigationCli);

const addPeople = async ({ db }: Database) => {
  await writeDemoAccounts(db);
  await writeDemoOrganizations(db);
};

const DOCUMENT = {
  hat: [{ id: 'sale', label: 'Sale', headliners: [{ text: 'Save on chairs this week.' }] }],
  tools: [
    { id: 'orders', label: 'Orders', url: '/account/orders', permissionlimit: 'LOGGED_IN,!RT_HIT' },
    { id: 'users', label: 'Users', url: '/account/users', usergroups: 'ADMIN' },
    { id: 'scan', label: 'Scan', url: '/scan', permissionlimit: 'MOBILE_ONLY,LOGGED_IN' },
  ],
  footer: {
    columns: [{ id: 'help', title: 'Help', items: [{ id: 'a', label: 'A', url: '/a' }] }],
    legal: [],
  },
};

/** Writes a document to the working directory of the command. */
function write(document: unknown = DOCUMENT, name = 'navigation.json'): string {
  writeFileSync(join(home(), name), typeof document === 'string' ? document : JSON.stringify(document));
  return name;
}

it('checks, previews, publishes and explains a document when no shop runs', async () => {
  await createDatabase(addPeople);
  const file = write();
  expect(await command('check', file)).toEqual({
    code: 0,
    err: '',
    out: 'The document is valid. It has 5 items.\n',
  });
  expect((await command('preview', file, '--as', 'office@example.com')).out).toBe(
    [
      'hat',
      '  Save on chairs this week.',
      'bar',
      '  Product, brand or item number   SEARCH',
      '  Choose a store                  STORE',
      '  Lists                           LISTS',
      '  Sign in                         SIGN_IN',
      '  Your account                    ACCOUNT',
      '  Cart                            CART',
      '  Shop for yourself               SITE_SWITCH',
      'tools',
      '  Orders                      /account/orders',
      '  Users                       /account/users',
      '  Scan                        /scan  (depends on MOBILE_ONLY)',
      'footer, Help',
      '  A                           /a',
      '',
    ].join('\n'),
  );
  expect((await command('publish', file, '--tenant', 'sba')).out).toBe('Version 1 of sba is active.\n');
  expect((await command('list')).out.replace(/20\d\d-\d\d-\d\d \d\d:\d\d/, 'today           ')).toBe(
    [
      'version  site  variant  locale  published             state',
      '1        sba   all      all     today                 active',
      '0        sdc   all      all     default               active',
      '0        sba   all      all     default',
      '',
    ].join('\n'),
  );
  // A document without a main row of the header has that of the default document.
  expect(JSON.parse((await command('show', '--tenant', 'sba')).out)).toMatchObject(DOCUMENT);
  expect(JSON.parse((await command('show', '--tenant', 'sba', '--version', '0')).out).tools[0].id).toBe(
    'orders',
  );

  const why = async (...args: string[]) => (await command('why', ...args)).out.trimEnd().split('\n');
  expect(await why('orders', '--as', 'gatefold@example.com')).toEqual([
    'orders (tools, "Orders") for gatefold@example.com on sba, version 1',
    '  LOGGED_IN               matched',
    '  !RT_HIT                 matched',
    'Hidden: a negative code matched.',
  ]);
  expect(await why('orders', '--as', 'guest', '--tenant', 'sba')).toEqual([
    'orders (tools, "Orders") for guest on sba, version 1',
    '  LOGGED_IN               not matched',
    '  !RT_HIT                 not matched',
    'Hidden: no positive code matched.',
  ]);
  expect(await why('users', '--as', 'buyer@example.com')).toEqual([
    'users (tools, "Users") for buyer@example.com on sba, version 1',
    '  ADMIN                   not matched (user group)',
    'Hidden: the person is in none of the user groups.',
  ]);
  expect((await why('scan', '--as', 'buyer@example.com')).at(-1)).toBe(
    'Depends on the page: the browser checks the remaining codes MOBILE_ONLY.',
  );
  expect((await why('a', '--as', 'service@example.com')).slice(1)).toEqual([
    '  no codes',
    'Hidden: a customer-service flow hides every item.',
  ]);
  expect(await why('cart', '--as', 'wendy@example.com')).toEqual([
    'cart (footer, Your shopping, "Your cart") for wendy@example.com on sdc, version 0',
    '  no codes',
    'Visible: no positive code limits it.',
  ]);
  expect((await command('why', 'jetpack', '--as', 'guest', '--tenant', 'sba')).err).toBe(
    'Version 1 of sba has no item jetpack. Its items: sale, search, store-panel, lists-panel, quick-order-panel, sign-in-link, account-link, cart-link, other-store, orders, users, scan, a.\n',
  );
  expect((await command('why', 'a', '--as', 'ghost@example.com')).err).toBe(
    'There is no ghost@example.com.\n',
  );

  expect((await command('rollback', '--tenant', 'sba')).out).toBe(
    'sba has no active version now. Its navigation is the default.\n',
  );
  expect((await command('rollback', '1', '--tenant', 'sba')).out).toBe('Version 1 of sba is active.\n');
  expect(await command('rollback', '7', '--tenant', 'sba')).toEqual({
    code: 1,
    out: '',
    err: 'sba has no version 7.\n',
  });
});

it('reports every problem of a document, and does not publish it', async () => {
  await createDatabase();
  const file = write({
    ...DOCUMENT,
    tools: [{ id: 'sale', label: '', url: 'help', permissionlimit: 'RICH' }],
  });
  const err = [
    'The id "sale" is used more than once.',
    'tools[0] (sale) has no label.',
    'tools[0] (sale) has the url "help". Use a path of the site, such as /help, or an https URL.',
    'tools[0] (sale) has the unknown code "RICH" in permissionlimit.',
    '',
  ].join('\n');
  expect(await command('check', file)).toEqual({ code: 1, out: '', err });
  expect(await command('publish', file, '--tenant', 'sdc')).toEqual({ code: 1, out: '', err });
  expect((await command('list')).out).not.toContain('all     20');
  expect((await command('check', write('{', 'broken.json'))).err).toMatch(
    /^broken\.json is not valid JSON: /,
  );
  expect((await command('check', 'missing.json')).err).toBe(
    `${join(home(), 'missing.json')} cannot be read.\n`,
  );
});

it('goes through a running shop, which shows the new version immediately', async () => {
  const { address } = await startShop(undefined, { CATALOG_CACHE_SECONDS: '600' });
  const hat = async () => {
    const { data } = await (await fetch(`${address}/cc/api/navigation`)).json();
    return data.hat[0].headliners[0].text as string;
  };
  expect(await hat()).toBe('Free standard shipping on orders $50+.');
  expect(await command('publish', write(), '--tenant', 'sdc')).toEqual({
    code: 0,
    err: '',
    out: 'Version 1 of sdc is active.\n',
  });
  expect(await hat()).toBe('Save on chairs this week.');
  expect((await command('why', 'users', '--as', 'guest', '--tenant', 'sba')).out).toContain(
    'PERM_MANAGE_USERS',
  );
  expect((await command('publish', write({}), '--tenant', 'sdc')).err).toContain('hat must be a list.');
  const stranger = await fetch(`${address}/cc/api/operator/navigation`, { method: 'POST' });
  expect(stranger.status).toBe(403);
});

it.each([
  [[], 'Name the step.'],
  [['drop'], '"drop" is not a step.'],
  [['list', 'all'], 'list takes no arguments.'],
  [['check'], 'Name the file.'],
  [['why', '--as', 'guest'], 'Name the item.'],
  [['why', 'cart'], 'Give the person: --as EMAIL, or --as guest.'],
  [['publish', 'a.json'], 'Give the site: --tenant sdc or sba.'],
  [['publish', 'a.json', 'b.json', '--tenant', 'sdc'], 'publish takes one argument.'],
  [['publish', 'a.json', '--tenant', 'both'], '--tenant is one of sdc, sba.'],
  [['check', 'a.json', '--tenant', 'sdc'], 'check takes no --tenant.'],
  [['rollback', 'first', '--tenant', 'sdc'], 'A version is a whole number.'],
  [['show', '--locale', 'english'], 'A value is not allowed. Check the spelling and the format.'],
])('reports the error in the call %j', async (args, message) => {
  const { code, err } = await command(...args);
  expect(code).toBe(2);
  expect(err).toContain(`${message}\n\nUsage: npm run navigation`);
});

it('prints its usage', async () => {
  expect(await command('--help')).toMatchObject({ code: 0, err: '' });
});
