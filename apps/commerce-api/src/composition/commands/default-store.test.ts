import type { Database } from '../../kernel/database/database.ts';
import { createCommandLine } from '../../testing/commands.ts';
import { addStores } from '../../testing/places.ts';
import { runDefaultStoreCli } from './default-store.ts';

const { command, createDatabase, startShop } = createCommandLine(runDefaultStoreCli);
const list = async () => (await command()).out.trim().split('\n');

const addRows = (database: Database) => addStores(database, '0415', '1547');

const MISSING = '(the shop has no such store)';

it('lists and changes the default stores when no shop runs', async () => {
  await createDatabase(addRows);
  expect(await list()).toEqual([
    `sdc  store 0008  zip 01760  state MA  ${MISSING}`,
    `sba  store 0008  zip 01760  state MA  ${MISSING}`,
  ]);
  expect(await command('sdc', '--store', '0415', '--zip', '63101', '--state', 'MO')).toEqual({
    code: 0,
    err: '',
    out: 'The default store of sdc is 0415, St. Louis (ZIP code 63101, state MO).\n',
  });
  expect(await list()).toEqual([
    'sdc  store 0415  zip 63101  state MO  St. Louis',
    `sba  store 0008  zip 01760  state MA  ${MISSING}`,
  ]);
});

it('keeps omitted values, and warns about a store that the shop does not have', async () => {
  await createDatabase(addRows);
  const { code, out } = await command('sba', '--store', '9999');
  expect(code).toBe(0);
  expect(out).toContain('The default store of sba is 9999 (ZIP code 01760, state MA).');
  expect(out).toContain('Warning: the shop has no store 9999.');
});

it('warns when the store is in another state than the ZIP code that stays', async () => {
  await createDatabase(addRows);
  const { code, out } = await command('sdc', '--store', '0415');
  expect(code).toBe(0);
  expect(out).toContain('The default store of sdc is 0415, St. Louis (ZIP code 01760, state MA).');
  expect(out).toMatch(
    /\nWarning: the store is in MO, .* are in MA\. Change them with --zip and --state\.\n$/,
  );
  expect((await command('sdc', '--zip', '63101', '--state', 'MO')).out).not.toContain('Warning');
});

it('goes through a running shop, whose shoppers immediately see other stores', async () => {
  const { address } = await startShop(addRows, { CATALOG_CACHE_SECONDS: '600' });
  const getNearest = async () => {
    const reply = await fetch(`${address}/ele-lpd/api/sparxProxy/storeLocator`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    return (await reply.json()).data.results.stores[0].storeNumber as string;
  };
  expect(await getNearest()).toBe('1547');
  const change = ['sdc', '--store', '0415', '--zip', '63101', '--state', 'MO'];
  expect(await command(...change)).toMatchObject({ code: 0, err: '' });
  expect(await getNearest()).toBe('0415');
  expect((await list())[0]).toBe('sdc  store 0415  zip 63101  state MO  St. Louis');
  expect((await fetch(`${address}/cc/api/operator/default-stores`)).status).toBe(403);
  expect(await command('sdc', '--state', 'MA')).toMatchObject({ code: 1, out: '' });
});

it('changes nothing if the ZIP code is in another state', async () => {
  await createDatabase(addRows);
  const before = await list();
  expect(await command('sdc', '--store', '0415', '--zip', '63101')).toEqual({
    code: 1,
    out: '',
    err: 'The ZIP code 63101 is not in MA. Change --zip and --state together.\n',
  });
  expect(await list()).toEqual(before);
});

it('needs all values for a site without a default store', async () => {
  await createDatabase(async (database) => {
    await addRows(database);
    await database.db.deleteFrom('tenant_places').where('tenant', '=', 'sba').execute();
  });
  expect(await command('sba', '--store', '0415')).toMatchObject({
    code: 1,
    err: 'The site sba has no default store yet. Give --store, --zip and --state.\n',
  });
  expect(await command('sba', '--store', '0415', '--zip', '63101', '--state', 'MO')).toMatchObject({
    code: 0,
  });
  expect(await list()).toHaveLength(2);
});

it.each([
  [['--store', '0415'], 'Name the site, sdc or sba.'],
  [['both', '--store', '0415'], 'The site must be sdc or sba, but is "both".'],
  [['sdc', 'sba', '--store', '0415'], 'Name one site. "sba" is not expected.'],
  [['sdc'], 'Name what to change: --store, --zip or --state.'],
  [['sdc', '--store', 'Natick'], '--store must be a number of one to six digits, but is "Natick".'],
  [['sdc', '--zip', '6310'], '--zip must be five digits, but is "6310".'],
  [['sdc', '--zip', '00000'], '--zip must be a ZIP code of the United States, but is "00000".'],
  [
    ['sdc', '--state', 'Missouri'],
    '--state must be the two capital letters of a state, such as MO, but is "Missouri".',
  ],
  [['sdc', '--city', 'Natick'], "Unknown option '--city'"],
])('reports the error in the call %j', async (args, message) => {
  const { code, err } = await command(...args);
  expect(code).toBe(2);
  expect(err).toContain(message);
  expect(err).toContain('\n\nUsage: npm run default-store');
});

it('prints its usage', async () => {
  expect(await command('--help')).toMatchObject({ code: 0, err: '' });
});
