import type { ContentPageData, HelpData } from '@foolscap/content/contract';
import { HEADERS } from '@foolscap/core/vocabulary';
import { createTestShop, type TestShop } from '../../testing/test-shop.ts';
import { changeContent, listVersions } from './publishing.ts';
import { starterContent } from './index.ts';

let shop: TestShop;
beforeEach(async () => {
  shop = await createTestShop({ env: { CATALOG_CACHE_SECONDS: '0' } });
  await applyStarters();
});
afterEach(() => shop.close());

const applyStarters = () => shop.database.db.transaction().execute((trx) => starterContent.apply(trx));
const publish = (fields: Record<string, string>, text: string, name = 'page.md') =>
  changeContent(shop.database.db, {
    files: [
      {
        name,
        text: `---\n${Object.entries(fields)
          .map(([field, value]) => `${field}: ${value}\n`)
          .join('')}---\n\n${text}\n`,
      },
    ],
    isDraft: false,
    isDryRun: false,
  });
const get = (path: string, locale: string) => shop.shopper().get(path, { [HEADERS.locale]: locale });
const readPage = async (path: string, locale = 'fr-CA') =>
  (await get(`/content/page?${new URLSearchParams({ path })}`, locale)).body.data as ContentPageData;
const readHelp = async (q?: string, locale = 'fr-CA') =>
  (await get(`/content/help${q === undefined ? '' : `?${new URLSearchParams({ q })}`}`, locale)).body
    .data as HelpData;
const find = async (q: string, locale?: string) =>
  (await readHelp(q, locale)).results?.map(({ path }) => path);
const returns = { path: '/help/returns', title: 'Our returns', description: 'Ours.', category: 'Orders' };

it('shows French visitors the starter pages in French, and others in English', async () => {
  const { page, related } = await readPage('/help/returns');
  expect(page).toMatchObject({ title: 'Retours et remboursements', category: 'Commandes' });
  expect(related.map(({ title }) => title)).toEqual([
    'Suivre, modifier ou annuler une commande',
    'Réapprovisionnement automatique',
  ]);
  for (const locale of ['en-US', 'en-CA'])
    expect((await readPage('/help/returns', locale)).page.title).toBe('Returns and refunds');
});

it('lists cookies and stored data in the language of the page', async () => {
  const readTables = async (locale: string) =>
    (await readPage('/cookies', locale)).page.blocks.flatMap((block) =>
      block.kind === 'table' ? [block] : [],
    );
  const [english, french] = [await readTables('en-US'), await readTables('fr-CA')];
  expect(english.map(({ head }) => head)).toEqual([
    [['Cookie'], ['Purpose'], ['Kept for']],
    [['Stored data'], ['Purpose'], ['Kept for']],
  ]);
  expect(french.map(({ head }) => head)).toEqual([
    [['Témoin'], ['Utilité'], ['Durée de conservation']],
    [['Données conservées'], ['Utilité'], ['Durée de conservation']],
  ]);
  expect(french[0]!.rows).toContainEqual([['locale'], ['La langue que vous avez choisie'], ['Un an']]);
  const getNames = (tables: typeof english) => tables.map(({ rows }) => rows.map(([name]) => name));
  expect(getNames(french)).toEqual(getNames(english));
  // An English page in a French shop has English tables.
  await publish({ path: '/cookies', title: 'Our cookies', description: 'Ours.' }, '{{cookies}}');
  expect(JSON.stringify(await readTables('fr-CA'))).toContain('The language that you chose');
});

it('lists and searches the help center in French, by French word forms', async () => {
  const { categories } = await readHelp();
  expect(categories.map(({ name }) => name)).toEqual([
    'Commandes',
    'Livraison et ramassage',
    'Paiement',
    'Compte',
    'Récompenses',
  ]);
  expect((await find('retour'))?.[0]).toBe('/help/returns');
  expect((await find('retourné'))?.[0]).toBe('/help/returns');
  expect((await find('carte cadeau'))?.[0]).toBe('/help/gift-cards');
  expect(await find('refunds')).toEqual([]);
  expect(await find('remboursements', 'en-US')).toEqual([]);
  expect((await find('refund', 'en-CA'))?.[0]).toBe('/help/returns');
});

it('lists and finds articles without a translation in their own language', async () => {
  await publish(
    { path: '/help/parking', title: 'Parking', description: 'Our lots.', category: 'Stores' },
    'Park in front of the store.',
  );
  // Screen readers read it in its language; for an English visitor there is nothing to say.
  expect((await readPage('/help/parking')).page).toMatchObject({ title: 'Parking', lang: 'en' });
  expect((await readPage('/help/parking', 'en-CA')).page).not.toHaveProperty('lang');
  expect((await readPage('/help/returns')).page).not.toHaveProperty('lang');
  expect((await readHelp()).categories.find(({ name }) => name === 'Stores')?.pages).toEqual([
    { path: '/help/parking', title: 'Parking', description: 'Our lots.', lang: 'en' },
  ]);
  expect(await find('parked')).toEqual(['/help/parking']);
});

it('does not contradict an English page of the operator with a French starter page', async () => {
  await publish(returns, 'Return items within 60 days.');
  expect((await readPage('/help/returns')).page.title).toBe('Our returns');
  expect((await readHelp()).categories.flatMap(({ pages }) => pages).map(({ title }) => title)).toEqual(
    expect.not.arrayContaining(['Retours et remboursements']),
  );
  expect(await find('remboursement', 'fr-CA')).not.toContain('/help/returns');
  expect((await find('return'))?.[0]).toBe('/help/returns');
  // Nor does a French starter page replace a withdrawn one.
  await changeContent(shop.database.db, {
    publish: { tenant: 'sdc', locale: 'en-US', path: '/privacy', version: null },
  });
  expect((await get('/content/page?path=/privacy', 'fr-CA')).status).toBe(404);
});

it("keeps the operator's French pages, with and without an English page of the operator", async () => {
  const own = { ...returns, title: 'Nos retours', category: 'Commandes', locale: 'fr-CA' };
  expect((await publish(own, 'Dans les 60 jours.')).message).toBe(
    'Published 2, unchanged 0.\n  /help/returns (consumer, fr-CA)\n  /help/returns (business, fr-CA)',
  );
  await applyStarters();
  expect((await readPage('/help/returns')).page.title).toBe('Nos retours');
  expect((await readPage('/help/returns', 'en-US')).page.title).toBe('Returns and refunds');
  await publish(returns, 'Return items within 60 days.');
  expect((await readPage('/help/returns')).page.title).toBe('Nos retours');
});

it('adds translations to a shop that has only English starter pages', async () => {
  const { db } = shop.database;
  await db.updateTable('content_pages').set({ published_version: null }).execute();
  await db.deleteFrom('content_pages').where('locale', '=', 'fr-CA').execute();
  await db.deleteFrom('content_versions').where('locale', '=', 'fr-CA').execute();
  await db.updateTable('content_pages').set({ published_version: 1 }).execute();
  await publish(returns, 'Return items within 60 days.');
  await applyStarters();
  expect((await readPage('/help/orders')).page.category).toBe('Commandes');
  expect((await readPage('/help/returns', 'en-US')).page.title).toBe('Our returns');
  expect((await listVersions(db)).filter(({ locale }) => locale === 'fr-CA').length).toBeGreaterThan(20);
});
