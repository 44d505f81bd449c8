import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '../../kernel/database/database.ts';
import { createCommandLine } from '../../testing/commands.ts';
import { addProducts } from '../../testing/test-shop.ts';
import { runContractsCli } from './contracts.ts';

const { command, createDatabase, startShop } = createCommandLine(runContractsCli);
const NUMBER = '1010101010';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'contracts-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function write(name: string, ...rows: string[]): string {
  const file = join(folder, name);
  writeFileSync(file, ['customer number,contract,sku,price', ...rows].join('\n'));
  return file;
}

async function addOrganization(database: Database): Promise<void> {
  const id = '00000000-0000-4000-8000-000000000001';
  await database.db
    .insertInto('organizations')
    .values({ id, name: 'Quire & Sons', customer_number: NUMBER })
    .execute();
  await database.db
    .insertInto('organization_addresses')
    .values({ id, organization_id: id, type: 'S', label: 'Dock', address: '{}' })
    .execute();
  await addProducts(database, { sku: 'ream' }, { sku: 'pen' });
}

const done = async (...args: string[]) => {
  const { code, out, err } = await command(...args);
  return code === 0 ? out : err;
};

async function goThroughContract(): Promise<void> {
  const first = write('first.csv', `${NUMBER},C-1,ream,8.00`, `${NUMBER},C-1,pen,4.00`);
  const second = write('second.csv', `${NUMBER},C-1,ream,7.50`, `${NUMBER},C-1,pen,no`);
  const preview = await done('import', first, '--preview');
  expect(preview).toContain(
    'Quire & Sons (1010101010), contract C-1, new: 2 added, 0 changed, 0 ended, 0 unchanged\n  + ream: $8.00\n  + pen: $4.00\n',
  );
  const token = /--token (\w{16}) in place/.exec(preview)![1]!;
  expect(await done('list')).toBe('');
  expect(await done('import', first, '--token', token)).toContain('The contracts are imported.\n');
  expect(await done('import', first, '--token', token)).toContain('have changed since the preview');
  expect(await done('import', second, '--preview')).toContain(
    '0 added, 1 changed, 0 ended, 1 unchanged\n  ~ ream: $8.00 -> $7.50 (-6.3%)\n1 rows rejected:\n  row 3: "no" is not a price.',
  );
  expect(await command('import', second)).toMatchObject({ code: 1, out: '' });
  expect(await done('import', second, '--skip-rejected')).toContain('The contracts are imported.\n');
  expect(
    await done(
      ...[
        'set',
        NUMBER,
        'C-1',
        '--from',
        '2026-01-01',
        '--to',
        'none',
        '--minimum',
        '250',
        '--priority',
        '2',
      ],
      ...['--payments', 'invoice,card', '--ship-to', 'Dock', '--fixed-addresses', 'on', '--name', 'Supplies'],
    ),
  ).toMatch(
    /^Quire & Sons, C-1: current, from 2026-01-01, 2 items, priority 2, minimum \$250.00, payments invoice card/,
  );
  expect(await done('list', NUMBER)).toBe(
    `${NUMBER}  C-1  Supplies: current, from 2026-01-01, 2 items, priority 2, minimum $250.00, payments invoice card, ship-to Dock, fixed addresses\n`,
  );
  expect(await done('list', '7')).toBe('');
  expect(
    await done('set', NUMBER, 'C-1', '--ship-to', 'all', '--payments', 'all', '--minimum', 'none'),
  ).toContain('C-1: current, from 2026-01-01, 2 items, priority 2, fixed addresses.');
}

it('previews, imports, lists and changes contracts when no shop runs', async () => {
  await createDatabase(addOrganization);
  await goThroughContract();
});

it('goes through a running shop', async () => {
  await startShop(addOrganization);
  await goThroughContract();
});

it.each([
  [['set', '7', 'C-1', '--name', 'X'], 'There is no organization with the number 7.'],
  [['set', NUMBER, 'C-9', '--name', 'X'], 'Quire & Sons has no contract C-9.'],
])('reports what is impossible: %j', async (args, message) => {
  await createDatabase(addOrganization);
  expect(await command(...args)).toEqual({ code: 1, out: '', err: `${message}\n` });
});

it.each([
  [[], 'Name the step.'],
  [['drop'], '"drop" is not a step.'],
  [['import', '/no/such/file.csv'], 'There is no file /no/such/file.csv.'],
  [['import'], 'Name one file.'],
  [['import', 'x.csv', '--minimum', '2'], 'import takes no --minimum.'],
  [['set', NUMBER], 'set takes 2 arguments.'],
  [['set', NUMBER, 'C-1'], 'Name what to change.'],
  [['set', NUMBER, 'C-1', '--from', 'soon'], 'This change has a value that is not allowed.'],
  [['set', NUMBER, 'C-1', '--from', '2026-02-31'], 'This change has a value that is not allowed.'],
  [['set', NUMBER, 'C-1', '--payments', 'cash'], 'This change has a value that is not allowed.'],
  [['set', NUMBER, 'C-1', '--minimum', 'much'], 'is not a price'],
  [['set', NUMBER, 'C-1', '--active', 'maybe'], '--active is on or off.'],
])('reports the error in the call %j', async (args, message) => {
  const { code, err } = await command(...args);
  expect(code).toBe(2);
  expect(err).toContain(message);
  expect(err).toContain('Usage: npm run contracts');
});
