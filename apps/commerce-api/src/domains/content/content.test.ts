import type { ContentPageData, HelpData } from '@foolscap/content/contract';
import { createTestShop, type TestShop } from '../../testing/test-shop.ts';
import { changeToggle } from '../account/index.ts';
import { parseMarkdown } from './markdown.ts';
import { readPageFile } from './page-file.ts';
import { changeContent, listVersions, writePages } from './publishing.ts';
import { starterContent } from './index.ts';

const file = (fields: Record<string, string>, text = 'Some text.') =>
  `---\n${Object.entries(fields)
    .map(([field, value]) => `${field}: ${value}\n`)
    .join('')}---\n\n${text}\n`;

const returns = {
  path: '/help/returns',
  title: 'Returns and refunds',
  description: 'Return most items within 30 days.',
  category: 'Orders',
  position: '10',
};

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());

const publish = (files: string[], options: { isDraft?: boolean; isDryRun?: boolean } = {}) =>
  changeContent(shop.database.db, {
    files: files.map((text, place) => ({ name: `page-${place + 1}.md`, text })),
    isDraft: false,
    isDryRun: false,
    ...options,
  });
const read = async (path: string, tenant: 'sdc' | 'sba' = 'sdc') =>
  shop.shopper(tenant).get(`/content/page?${new URLSearchParams({ path })}`);
const readPage = async (path: string, tenant?: 'sdc' | 'sba') => {
  const reply = await read(path, tenant);
  expect(reply.status).toBe(200);
  return reply.body.data as ContentPageData;
};
const readHelp = async (q?: string) =>
  (await shop.shopper().get(`/content/help${q === undefined ? '' : `?${new URLSearchParams({ q })}`}`)).body
    .data as HelpData;
const CONSUMER = { tenant: 'sdc', locale: 'en-US' } as const;

it('shows the last published version of a page, with its text as blocks', async () => {
  await publish([file(returns, '## How\n\nSend it **back** with [a label](/help/labels).')]);
  const { page, related } = await readPage('/help/returns');
  expect(page).toMatchObject({ title: 'Returns and refunds', category: 'Orders', isPreview: false });
  expect(page.blocks).toEqual([
    { kind: 'heading', level: 2, id: 'how', content: ['How'] },
    {
      kind: 'paragraph',
      content: [
        'Send it ',
        { kind: 'strong', content: ['back'] },
        ' with ',
        { kind: 'link', href: '/help/labels', content: ['a label'] },
        '.',
      ],
    },
  ]);
  expect(related).toEqual([]);
  await publish([file(returns, 'Changed.'), file({ ...returns, path: '/help/refunds', title: 'Refunds' })]);
  const changed = await readPage('/help/returns');
  expect(changed.page.blocks).toEqual([{ kind: 'paragraph', content: ['Changed.'] }]);
  expect(changed.related).toEqual([
    { path: '/help/refunds', title: 'Refunds', description: returns.description },
  ]);
});

it('has no page for an unknown path, a draft, a withdrawn page or the other site', async () => {
  const draft = { ...returns, path: '/help/draft', sites: 'consumer' };
  await publish([file(draft)], { isDraft: true });
  expect((await read('/help/draft')).body.error).toMatchObject({ status: 404, code: 'CONTENT_NOT_FOUND' });
  await changeContent(shop.database.db, { publish: { ...CONSUMER, path: '/help/draft', version: 1 } });
  expect((await read('/help/draft')).status).toBe(200);
  expect((await read('/help/draft', 'sba')).status).toBe(404);
  await changeContent(shop.database.db, { publish: { ...CONSUMER, path: '/help/draft', version: null } });
  expect((await read('/help/draft')).status).toBe(404);
  await expect(
    changeContent(shop.database.db, { publish: { ...CONSUMER, path: '/help/draft', version: 2 } }),
  ).rejects.toMatchObject({ code: 'CONTENT_NOT_FOUND', message: '/help/draft has no version 2.' });
});

it('shows a draft by its preview link only, for its own page', async () => {
  const page = { ...returns, path: '/help/next', sites: 'consumer' };
  await publish([file(page, 'Soon.')], { isDraft: true });
  const [draft] = await listVersions(shop.database.db, { ...CONSUMER, path: '/help/next' });
  const token = new URLSearchParams(draft!.preview.split('?')[1]).get('preview')!;
  const get = (path: string, preview: string) =>
    shop.shopper().get(`/content/page?${new URLSearchParams({ path, preview })}`);
  expect((await get('/help/next', token)).body.data.page).toMatchObject({ isPreview: true });
  expect((await get('/help/next', `${token}x`)).status).toBe(404);
  expect((await get('/help/returns', token)).status).toBe(404);
});

it('keeps the history, and goes back to an earlier version', async () => {
  const page = { ...returns, path: '/help/history', sites: 'consumer' };
  await publish([file(page, 'First.')]);
  expect(await publish([file(page, 'First.')])).toEqual({ message: 'Published 0, unchanged 1.' });
  expect(await publish([file(page, 'Second.')], { isDryRun: true })).toEqual({
    message: 'Would write 1, unchanged 0.\n  /help/history (consumer)',
  });
  await publish([file(page, 'Second.')]);
  await changeContent(shop.database.db, { publish: { ...CONSUMER, path: '/help/history', version: 1 } });
  expect((await readPage('/help/history')).page.blocks).toEqual([{ kind: 'paragraph', content: ['First.'] }]);
  const versions = await listVersions(shop.database.db, { ...CONSUMER, path: '/help/history' });
  expect(versions.map(({ version, isPublished }) => [version, isPublished])).toEqual([
    [2, false],
    [1, true],
  ]);
});

it('writes all pages of an import or none', async () => {
  const good = file({ ...returns, path: '/help/good' });
  await expect(publish([good, file({ ...returns, path: '/blog' })])).rejects.toMatchObject({
    status: 400,
    code: 'INVALID_CONTENT',
  });
  await expect(publish([good, good])).rejects.toThrow('Two files have the path /help/good for one site.');
  expect((await read('/help/good')).status).toBe(404);
});

it('lists the help center by category, and searches titles before texts', async () => {
  await publish([
    file(
      { ...returns, path: '/help/toner', title: 'Recycle toner', category: 'Services', position: '2' },
      'Bring empty cartridges to a store.',
    ),
    file(
      { ...returns, path: '/help/ink', title: 'Ink and cartridges', category: 'Services', position: '1' },
      'Find what fits.',
    ),
    file({ path: '/about', title: 'About cartridges', description: 'Not help.' }),
  ]);
  const { categories, results } = await readHelp();
  expect(results).toBeUndefined();
  const services = categories.find(({ name }) => name === 'Services');
  expect(services?.pages.map(({ title }) => title)).toEqual(['Ink and cartridges', 'Recycle toner']);
  const find = async (q: string) => (await readHelp(q)).results?.map(({ path }) => path);
  expect(await find('cartridge')).toEqual(['/help/ink', '/help/toner']);
  expect(await find('recycling a toner')).toEqual(['/help/toner']);
  expect(await find('empty submarine')).toEqual(['/help/toner']);
  expect(await find('submarine')).toEqual([]);
  expect(await find("'); drop table content_pages; --")).toEqual([]);
  expect(await find('   ')).toBeUndefined();
});

it('has no help center while its toggle is off, but the other pages', async () => {
  const own = await createTestShop({ env: { CATALOG_CACHE_SECONDS: '0' } });
  await own.database.db.transaction().execute((trx) => starterContent.apply(trx));
  await changeToggle(own.database.db, { name: 'helpCenter', on: false, tenant: 'sdc' });
  const get = async (path: string, tenant: 'sdc' | 'sba' = 'sdc') =>
    (await own.shopper(tenant).get(`/content/${path}`)).status;
  expect(await get('help')).toBe(404);
  expect(await get('page?path=/help/returns')).toBe(404);
  expect(await get('page?path=/privacy')).toBe(200);
  expect(await get('help', 'sba')).toBe(200);
  const { pages } = (await own.shopper().get('/content/addresses')).body.data;
  expect(pages.map(({ url }: { url: string }) => url)).toEqual(
    expect.not.arrayContaining([expect.stringMatching(/^\/help/)]),
  );
  await own.close();
});

it('has the page of services only while the toggle worklifeServices is on', async () => {
  const own = await createTestShop({ env: { CATALOG_CACHE_SECONDS: '0' } });
  const { db } = own.database;
  await db.transaction().execute((trx) => starterContent.apply(trx));
  const status = async (tenant: 'sdc' | 'sba') =>
    (await own.shopper(tenant).get('/content/page?path=/services')).status;
  const isListed = async () =>
    (await own.shopper().get('/content/addresses')).body.data.pages.some(
      ({ url }: { url: string }) => url === '/services',
    );
  const isLinked = async () =>
    JSON.stringify((await own.shopper().get('/navigation')).body.data.footer).includes('"/services"');
  expect([await status('sdc'), await isListed(), await isLinked()]).toEqual([404, false, false]);
  await changeToggle(db, { name: 'worklifeServices', on: true, tenant: 'sdc' });
  expect([await status('sdc'), await isListed(), await isLinked()]).toEqual([200, true, true]);
  expect(await status('sba')).toBe(404);
  await own.close();
});

it('keeps pages that the operator has changed or withdrawn when the starter pages change', async () => {
  const { db } = shop.database;
  const starter = (path: string, text: string) =>
    writePages(db, [readPageFile('x', file({ ...returns, path, sites: 'consumer' }, text))], {
      source: 'starter',
    });
  await starter('/help/kept', 'Starter.');
  await publish([file({ ...returns, path: '/help/kept', sites: 'consumer' }, 'Own.')]);
  expect((await starter('/help/kept', 'Newer.')).written).toEqual([]);
  await starter('/help/gone', 'Starter.');
  await changeContent(db, { publish: { ...CONSUMER, path: '/help/gone', version: null } });
  expect((await starter('/help/gone', 'Newer.')).written).toEqual([]);
  await starter('/help/plain', 'Starter.');
  expect((await starter('/help/plain', 'Newer.')).written).toEqual(['/help/plain (consumer)']);
  await changeContent(db, { publish: { ...CONSUMER, path: '/help/plain', version: 1 } });
  expect((await starter('/help/plain', 'Newest.')).written).toEqual([]);
});

it('has starter pages for both sites, and a list of the cookies', async () => {
  await shop.database.db.transaction().execute((trx) => starterContent.apply(trx));
  const starters = (await listVersions(shop.database.db)).filter(({ path, source }) => {
    return source === 'starter' && !/kept|gone|plain/.test(path);
  });
  expect(starters.length).toBeGreaterThan(20);
  // The page of services is behind a toggle.
  for (const { path, tenant } of starters.filter((starter) => starter.path !== '/services'))
    expect((await readPage(path, tenant)).page.blocks.length).toBeGreaterThan(0);
  const cookies = (await readPage('/cookies')).page.blocks.find(({ kind }) => kind === 'table');
  expect(JSON.stringify(cookies)).toContain('"fs_session"');
  const { pages } = (await shop.shopper('sba').get('/content/addresses')).body.data;
  expect(pages).toContainEqual({ url: '/help/business', modified: expect.any(String) });
});

it.each([
  ['US', 'ZIP code', 'postal code'],
  ['CA', 'postal code', 'ZIP code'],
])('names the codes of places in %s', async (country, name, other) => {
  const own = await createTestShop({ env: { SITE_COUNTRY: country } });
  await own.database.db.transaction().execute((trx) => starterContent.apply(trx));
  for (const [path, text] of [
    ['/help/shipping', `when an item arrives at your ${name}.`],
    ['/cookies', `Places of ${name}s that you entered`],
  ]) {
    const blocks = JSON.stringify(
      (await own.shopper().get(`/content/page?path=${path}`)).body.data.page.blocks,
    );
    expect(blocks).toContain(text);
    expect(blocks).not.toContain(other);
    expect(blocks).not.toContain('{{');
  }
  await own.close();
});

it('fills in the company, and leaves out lines with a detail that is not set', async () => {
  const own = await createTestShop({
    env: { COMPANY_NAME: 'Paper *& Co*', COMPANY_EMAIL: 'hi@example.com' },
  });
  const text = '- Name: {{company.name}}\n- Email: {{company.email}}\n- Phone: {{company.phone}}';
  await changeContent(own.database.db, {
    files: [{ name: 'a.md', text: file({ path: '/about', title: 'About', description: 'Us.' }, text) }],
    isDraft: false,
    isDryRun: false,
  });
  const reply = await own.shopper().get('/content/page?path=/about');
  expect(JSON.stringify(reply.body.data.page.blocks)).toContain('Name: Paper *& Co*');
  expect(JSON.stringify(reply.body.data.page.blocks)).toContain('Email: hi@example.com');
  expect(JSON.stringify(reply.body.data.page.blocks)).not.toContain('Phone');
  await own.close();
});

describe('a file', () => {
  it.each([
    ['Some text.', 'begin with fields between two lines of ---.'],
    [file({ ...returns, path: '/blog' }), 'the path /blog is neither like /help/some-words nor one of'],
    [file({ ...returns, path: '/help/A' }), 'the path /help/A is neither'],
    [file({ path: '/help/a', title: 'A', description: 'B' }), 'a page below /help needs a category.'],
    [file({ ...returns, path: '/terms' }), 'only pages below /help have a category.'],
    [file({ path: '/terms', title: 'Terms' }), 'the field description is missing.'],
    [file({ ...returns, color: 'red' }), '"color" is not a field'],
    [file({ ...returns, sites: 'shop' }), '"shop" is not a site; the sites are consumer and business.'],
    [file({ ...returns, locale: 'de-DE' }), 'the locale is one of en-US, en-CA, fr-CA.'],
    [file({ ...returns, position: 'first' }), 'position is a whole number from 0 to 9999.'],
    [file({ ...returns, title: 'x'.repeat(101) }), 'title has more than 100 characters.'],
    [file(returns, '# Returns'), 'headings begin with ##; the title is a field.'],
    [file(returns, 'A <b>bold</b> word.'), 'HTML is not allowed, but the page has <b>.'],
    [file(returns, ''), 'the page has no text.'],
  ])('with an error is rejected: %#', (text, message) => {
    expect(() => readPageFile('page.md', text)).toThrow(message);
  });
});

it('parses lists, tables, notes and repeated headings, and never a link with a script', () => {
  expect(
    parseMarkdown(
      '## Fees\n\n1. One\n2. Two\n   - Three\n\n| A | B |\n| - | - |\n| 1 | *2* |\n\n> Note\n\n### Fees\n\n[x](javascript:alert(1)) ![y](/z.png)',
    ),
  ).toEqual([
    { kind: 'heading', level: 2, id: 'fees', content: ['Fees'] },
    {
      kind: 'list',
      isOrdered: true,
      items: [
        [{ kind: 'paragraph', content: ['One'] }],
        [
          { kind: 'paragraph', content: ['Two'] },
          { kind: 'list', isOrdered: false, items: [[{ kind: 'paragraph', content: ['Three'] }]] },
        ],
      ],
    },
    { kind: 'table', head: [['A'], ['B']], rows: [[['1'], [{ kind: 'emphasis', content: ['2'] }]]] },
    { kind: 'quote', content: [{ kind: 'paragraph', content: ['Note'] }] },
    { kind: 'heading', level: 3, id: 'fees-2', content: ['Fees'] },
    {
      kind: 'paragraph',
      content: ['[x](javascript:alert(1)) !', { kind: 'link', href: '/z.png', content: ['y'] }],
    },
  ]);
});
