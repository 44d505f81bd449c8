import { formatMoney } from '@foolscap/core/money';
import {
  HomeDataSchema,
  type HomeDocument,
  type HomeDocumentSection,
  type HomeSection,
} from '@foolscap/content/contract';
import { FREE_SHIPPING_THRESHOLD } from '@foolscap/pricing/model';
import Value from 'typebox/value';
import { createListShop, type ListShop } from '../../../testing/lists.ts';
import type { Shopper } from '../../../testing/test-shop.ts';
import { readKnownValues } from '../../navigation/index.ts';
import { checkHome } from './check-home.ts';
import { DEFAULT_HOMES, homeDocuments } from './home-document.ts';
import { runHomeJob } from './home-job.ts';

let shop: ListShop;
beforeAll(async () => {
  shop = await createListShop([{ sku: 'paper' }]);
});
afterAll(() => shop.close());
beforeEach(() => shop.database.db.deleteFrom('site_documents').execute());

const departments = (id: string, more: Partial<HomeDocumentSection> = {}) =>
  ({ id, kind: 'departments', heading: id, ...more }) as HomeDocumentSection;
const home = (...sections: HomeDocumentSection[]): HomeDocument => ({ sections });
const read = async (shopper: Shopper, query = '') => {
  const reply = await shopper.get(`/content/home${query}`);
  expect(reply.status).toBe(200);
  expect(reply.headers['cache-control']).toBe('no-store');
  return reply.body.data;
};
const seen = async (shopper: Shopper, query = ''): Promise<string[]> =>
  (await read(shopper, query)).sections.map(({ id }: { id: string }) => id);
const publish = (document: HomeDocument, tenant: 'sdc' | 'sba' = 'sdc') =>
  homeDocuments.publishDocument(shop.database.db, { tenant }, document);

it.each(['sdc', 'sba'] as const)('has a default home page for every site: %s', async (tenant) => {
  for (const each of Object.values(DEFAULT_HOMES[tenant]))
    expect(checkHome(each, await readKnownValues(shop.database.db))).toEqual([]);
  const guest = shop.shopper(tenant);
  const data = await read(guest);
  expect(Value.Check(HomeDataSchema, data)).toBe(true);
  expect(data.version).toBe(0);
  expect(data.sections[0].kind).toBe('hero');
  expect(JSON.stringify(data)).not.toContain('usergroups');
  if (tenant === 'sdc')
    expect(data.sections[0].text).toContain(formatMoney(FREE_SHIPPING_THRESHOLD).replace(/\.00$/, ''));
  // Reading starts no session.
  expect(guest.cookies.size).toBe(0);
});

it.each([
  ['sdc', 'Tout ce qu’il faut sur un bureau, et rien de trop'],
  ['sba', 'Les fournitures de tout le bureau, dans un seul compte'],
] as const)('has a default home page in French for every site: %s', async (tenant, title) => {
  const readInFrench = async () =>
    (await shop.shopper(tenant).get('/content/home', { 'x-locale': 'fr-CA' })).body.data.sections;
  const sections = await readInFrench();
  expect(sections[0].title).toBe(title);
  const english = (await read(shop.shopper(tenant))).sections;
  const outline = (all: HomeSection[]) => all.map(({ id, kind }) => [id, kind]);
  expect(outline(sections)).toEqual(outline(english));
  await publish(home(departments('own')), tenant);
  expect(outline(await readInFrench())).toEqual([['own', 'departments']]);
});

it('shows members of an organization their orders instead of the picture', async () => {
  const kinds = async (shopper: Shopper) =>
    (await read(shopper)).sections.slice(0, 2).map(({ kind }: { kind: string }) => kind);
  expect(await kinds(shop.shopper('sba'))).toEqual(['hero', 'iconCards']);
  expect(await kinds(await shop.signIn('member'))).toEqual(['reorder', 'departments']);
});

it('shows sections to some users, and from a time to another', async () => {
  await publish(
    home(
      departments('always'),
      departments('past', { end: '2020-01-01T00:00Z' }),
      departments('future', { start: '2999-01-01T00:00Z' }),
      departments('now', { start: '2020-01-01T00:00:00Z', end: '2999-01-01T00:00-05:00' }),
      departments('guests', { usergroups: 'GUEST' }),
      departments('members', { permissionlimit: 'LOGGED_IN' }),
      departments('gold', { permissionlimit: 'SEG_GOLD_ACTIVE' }),
    ),
  );
  expect(await seen(shop.shopper())).toEqual(['always', 'now', 'guests']);
  expect(await seen(await shop.signIn('consumer'))).toEqual(['always', 'now', 'members']);
});

it('shows the first variant that is for the user', async () => {
  await publish(
    home(
      departments('a', {
        variants: [
          { kind: 'departments', heading: 'Own', permissionlimit: 'LOGGED_IN' },
          { kind: 'none', usergroups: 'GUEST' },
        ],
      }),
      departments('b', { variants: [{ kind: 'none', permissionlimit: 'LOGGED_IN' }] }),
    ),
  );
  expect(await seen(shop.shopper())).toEqual(['b']);
  expect((await read(await shop.signIn('consumer'))).sections).toEqual([
    { id: 'a', kind: 'departments', heading: 'Own' },
  ]);
});

it('previews a draft at any time and for any segment, and goes back past it', async () => {
  const { db } = shop.database;
  const run = (job: Parameters<typeof runHomeJob>[1]) => runHomeJob(db, job);
  const guest = shop.shopper();
  await publish(home(departments('first')));
  await publish(home(departments('second')));
  const text = await run({
    step: 'preview',
    tenant: 'sdc',
    document: home(
      departments('sale', { start: '2030-01-01T00:00Z', end: '2030-02-01T00:00Z' }),
      departments('gold', { permissionlimit: 'SEG_GOLD_ACTIVE' }),
    ),
  });
  expect(text).toContain('Version 3 of sdc is a draft.');
  const link = /\/(\?preview=\S+)/.exec(text)![1]!;
  expect(await seen(guest)).toEqual(['second']);
  expect(await seen(guest, link)).toEqual([]);
  expect(await seen(guest, `${link}&at=2030-01-15&segment=GOLD_ACTIVE`)).toEqual(['sale', 'gold']);
  expect(await read(guest, `${link}&at=2030-02-01T00:00`)).toEqual({
    version: 3,
    preview: { at: '2030-02-01T00:00:00.000Z' },
    sections: [],
  });
  for (const [field, value] of [
    ['at', '2030-13-01'],
    ['at', 'foo'],
    ['segment', 'RICH'],
  ]) {
    const refused = await guest.get(`/content/home${link}&${field}=${value}`);
    expect(refused.body.error).toMatchObject({ status: 400, code: 'PREVIEW_INVALID', field });
  }
  // The link is for its site, and is a secret.
  const elsewhere = await shop.shopper('sba').get(`/content/home${link}`);
  expect(elsewhere.body.error).toMatchObject({ status: 404, code: 'CONTENT_NOT_FOUND' });
  expect((await guest.get('/content/home?preview=guess')).status).toBe(404);

  expect(await run({ step: 'rollback', tenant: 'sdc' })).toBe('Version 1 of sdc is active.');
  expect(await run({ step: 'rollback', tenant: 'sdc', version: 3 })).toBe('Version 3 of sdc is active.');
  expect(await run({ step: 'list' })).toContain('3        sdc');
  // A draft that was published is no draft any more.
  expect(await run({ step: 'list' })).not.toContain('draft');
  expect(await run({ step: 'rollback', tenant: 'sdc' })).toBe('Version 2 of sdc is active.');
  expect(await run({ step: 'rollback', tenant: 'sdc', version: 0 })).toBe(
    'sdc has no active version now. Its home page is the default.',
  );
  expect(JSON.parse(await run({ step: 'show', tenant: 'sdc', version: 1 }))).toEqual(
    home(departments('first')),
  );
});

describe('the calls of content', () => {
  const LANDING = '/cc/../ele-lpd/api/landingPages/fetchComponentsModel';
  const row = (id: string, category: string) =>
    ({ id, kind: 'seasonal', heading: id, category }) as HomeDocumentSection;
  const promotions = {
    id: 'aisles',
    kind: 'banners',
    label: 'From <our> aisles',
    layout: 'two',
    items: ['Paper', 'Ink & toner'].map((title) => ({
      title,
      link: { label: `Shop ${title}`, url: '/search?q=a&sort=name' },
      pictures: [{ src: '/media/scenes/paper.svg', width: 10, height: 10 }],
    })),
  } as HomeDocumentSection;
  const components = async (filters: object) =>
    (await shop.shopper().post(LANDING, { filters })).body.data.components.map(
      ({ section, query }: { section: { id: string }; query?: object }) => [section.id, query],
    );

  it('list the components of the home page by brand, category, pickup and promotion (storefront-7.35)', async () => {
    await publish(
      home(departments('all'), promotions, row('paper', 'paper'), row('ink', 'ink-toner'), {
        id: 'sale',
        kind: 'deals',
        heading: 'Sale',
      }),
    );
    expect(await components({ brands: ['Halden'], categories: ['paper'], bopis: true })).toEqual([
      ['all', undefined],
      ['aisles', undefined],
      ['paper', { category: 'paper', brand: ['Halden'], pickup: 'true' }],
      ['sale', { category: 'paper', brand: ['Halden'], onSale: 'true', pickup: 'true' }],
    ]);
    expect(await components({ promo: true })).toEqual([
      ['aisles', undefined],
      ['paper', { category: 'paper', onSale: 'true' }],
      ['ink', { category: 'ink-toner', onSale: 'true' }],
      ['sale', { onSale: 'true' }],
    ]);
  });

  it.each(['/sparxProxy/getEcommContentData', '/commonProxy/fetchHtmlContent'])(
    'return banners of the site: %s (storefront-7.36)',
    async (path) => {
      await publish(home(departments('all'), promotions));
      const guest = shop.shopper();
      const call = (body: object) => guest.post(`/cc/../ele-lpd/api${path}`, body);
      const { data } = (await call({ siteVariables: { tenant: 'sdc' } })).body;
      if (path.endsWith('fetchHtmlContent'))
        expect(data.content.aisles).toBe(
          '<section aria-label="From &#60;our&#62; aisles"><ul><li><h2>Paper</h2><a href="/search?q=a&#38;sort=name">Shop Paper</a></li>' +
            '<li><h2>Ink &#38; toner</h2><a href="/search?q=a&#38;sort=name">Shop Ink &#38; toner</a></li></ul></section>',
        );
      else expect(data.banners).toEqual([promotions]);
      expect(JSON.stringify((await call({ banners: ['other'] })).body.data)).not.toContain('aisles');
      const refused = await call({ siteVariables: { tenant: 'sba' } });
      expect(refused.body.error).toMatchObject({ status: 400, field: 'siteVariables' });
      expect(guest.cookies.size).toBe(0);
    },
  );

  it.each([
    ['sdc', '', 'http://shop.test/cc/mmx/'],
    ['sba', '/cc/mmx', 'http://shop.test/'],
  ] as const)(
    'link from HTML to pages of the site with the campaign, and to the other site: %s',
    async (tenant, root, other) => {
      const [paper, ink] = (promotions as HomeSection<'banners'>).items;
      const switching = { label: 'Other', url: '/', actionType: 'SITE_SWITCH' } as const;
      await publish(
        home({
          ...promotions,
          items: [
            { ...paper, link: { label: 'Paper', url: '/c/paper#new' }, campaign: 'p-1' },
            { ...ink, link: switching },
            { ...ink, link: { label: 'Help', url: 'https://help.example/' } },
          ],
        } as HomeDocumentSection),
        tenant,
      );
      const reply = await shop.shopper(tenant).post('/cc/../ele-lpd/api/commonProxy/fetchHtmlContent', {});
      const links = [...(reply.body.data.content.aisles as string).matchAll(/href="([^"]*)"/g)];
      expect(links.map(([, href]) => href)).toEqual([
        `${root}/c/paper?cid=p-1#new`,
        other,
        'https://help.example/',
      ]);
    },
  );
});

const hero = {
  id: 'hero',
  kind: 'hero',
  title: 'Hello',
  text: 'All for desks.',
  link: { label: 'Shop', url: '/search' },
  picture: { src: '/media/scenes/desk.svg', width: 10, height: 10 },
};
const banner = {
  title: 'Paper',
  link: { label: 'Shop', url: '/c/paper' },
  pictures: [{ src: '/media/scenes/paper.svg', width: 10, height: 10, from: 821 }],
};
const banners = { id: 'b', kind: 'banners', label: 'B', layout: 'three', items: [banner, banner, banner] };

it('accepts links to other sites, and every kind of limit', () => {
  const link = { label: 'Shop', url: 'https://help.example/' };
  const all = [
    { ...hero, link, permissionlimit: '!LOGGED_IN,TG_chat', start: '2026-12-01T09:00-05:00' },
    banners,
  ];
  expect(checkHome({ sections: all }, { toggles: ['chat'] })).toEqual([]);
});

it.each<[string, unknown, string[]]>([
  ['no object', [], ['A home document is an object with a list of sections.']],
  ['an unknown kind', { id: 'a', kind: 'carousel' }, [expect.stringContaining('sections[0] (a).kind')]],
  ['an unknown field', { ...hero, subtitle: 'x' }, [expect.stringContaining('sections[0] (hero)')]],
  ['a missing field', { id: 'a', kind: 'departments' }, [expect.stringContaining('heading')]],
  [
    'an unsafe link',
    { ...hero, link: { label: 'x', url: 'javascript:alert(1)' } },
    [expect.stringContaining('has the url "javascript:alert(1)"')],
  ],
  [
    'a picture of another scheme',
    { ...hero, picture: { ...hero.picture, src: '//evil.example/x.svg' } },
    [expect.stringContaining('has the src "//evil.example/x.svg"')],
  ],
  [
    'an unknown code and group',
    { ...hero, permissionlimit: 'SEG_RICH', usergroups: 'VIP' },
    [expect.stringContaining('"SEG_RICH"'), expect.stringContaining('"VIP"')],
  ],
  [
    'a code of the screen',
    { ...hero, variants: [{ kind: 'none', permissionlimit: 'MOBILE_ONLY' }] },
    ['sections[0] (hero).variants[0] has the code "MOBILE_ONLY", but the page is the same on all screens.'],
  ],
  [
    'an end before its start',
    { ...hero, start: '2026-12-02T00:00Z', end: '2026-12-01T00:00Z' },
    ['sections[0] (hero) ends before it starts.'],
  ],
  ['no such time', { ...hero, start: '2026-13-02T00:00Z' }, [expect.stringContaining('does not exist')]],
  [
    'an incomplete row of banners',
    { ...banners, items: [banner, banner] },
    ['sections[0] (b) has 2 banners. The layout "three" has rows of 3.'],
  ],
  [
    'a width that pictures do not change at',
    { ...banners, items: [banner, banner, { ...banner, pictures: [{ ...banner.pictures[0], from: 500 }] }] },
    [expect.stringContaining('from')],
  ],
  [
    'neither a category nor products',
    { id: 's', kind: 'seasonal', heading: 'S' },
    ['sections[0] (s) needs a category or skus.'],
  ],
])('refuses a document with %s', (_, section, problems) => {
  const document = Array.isArray(section) ? section : { sections: [section] };
  const found = checkHome(document, { toggles: [] });
  for (const problem of problems) expect(found).toContainEqual(problem);
});

it('refuses two sections with one id', () => {
  expect(checkHome({ sections: [hero, hero] }, { toggles: [] })).toEqual([
    'The id "hero" is used more than once.',
  ]);
});
