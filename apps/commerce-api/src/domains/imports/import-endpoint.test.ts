import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readOperatorToken } from '../../kernel/http/operator-token.ts';
import { createTestShop, type TestShop } from '../../testing/test-shop.ts';

const ROWS =
  'Order ID,Product ID,Category,Product Name,Sales,Quantity\n' +
  [1, 2, 3].map((row) => `O-${row},P-${row},Paper,Example paper ${row},${row},1\n`).join('');

let dataDir: string;
let shop: TestShop;
let address: string;
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'foolscap-import-'));
  shop = await createTestShop({ env: { DATA_DIR: dataDir } });
  address = await shop.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await shop.close();
  rmSync(dataDir, { recursive: true });
});

const post = (headers: Record<string, string>, path = '/cc/api/import', body = ROWS) =>
  fetch(`${address}${path}`, { method: 'POST', headers, body });
const token = () => `Bearer ${readOperatorToken(dataDir)!.token}`;

it('refuses callers without the token', async () => {
  for (const authorization of ['', 'Bearer ', 'Bearer wrong', token().slice(0, -1)]) {
    const reply = await post({ authorization, 'content-type': 'text/csv' });
    expect(reply.status).toBe(403);
    expect(((await reply.json()) as { error: { code: string } }).error.code).toBe('IMPORT_REFUSED');
  }
  expect(await shop.database.db.selectFrom('products').select('sku').execute()).toEqual([]);
});

it('is not reachable through a proxy or from another machine', async () => {
  const reply = await post({
    authorization: token(),
    'content-type': 'text/csv',
    'x-forwarded-for': '203.0.113.9',
  });
  expect(reply.status).toBe(404);
  const remote = await shop.app.inject({
    method: 'POST',
    url: '/cc/api/import',
    remoteAddress: '203.0.113.9',
    headers: { authorization: token(), 'content-type': 'text/csv' },
    payload: ROWS,
  });
  expect(remote.statusCode).toBe(404);
});

it('accepts CSV only, and valid flags only', async () => {
  expect(
    (await post({ authorization: token(), 'content-type': 'application/json' }, undefined, '{}')).status,
  ).toBe(415);
  expect(
    (await post({ authorization: token(), 'content-type': 'text/csv' }, '/cc/api/import?replace=maybe'))
      .status,
  ).toBe(400);
});

it('streams one event a line, with the summary last', async () => {
  const reply = await post(
    { authorization: token(), 'content-type': 'text/csv' },
    '/cc/api/import?dryRun&source=web',
  );
  expect(reply.status).toBe(200);
  expect(reply.headers.get('content-type')).toBe('application/x-ndjson; charset=utf-8');
  const events = (await reply.text())
    .trim()
    .split('\n')
    .map(
      (line) =>
        JSON.parse(line) as { type: string; summary?: { source: string; rows: number; dryRun: boolean } },
    );
  expect(new Set(events.map((event) => event.type))).toEqual(new Set(['progress', 'summary']));
  expect(events.at(-1)?.summary).toMatchObject({ source: 'web', rows: 3, dryRun: true });
});
