import type { NavigationData } from '@foolscap/header/contract';
import { HeaderFooterDataSchema, NavigationDataSchema } from '@foolscap/header/contract';
import { HEADER_FOOTER_PATH } from '@foolscap/core/vocabulary';
import { formatMoney } from '@foolscap/core/money';
import { FREE_SHIPPING_THRESHOLD } from '@foolscap/pricing/model';
import Value from 'typebox/value';
import { createListShop, type ListShop } from '../../testing/lists.ts';
import type { Shopper } from '../../testing/test-shop.ts';
import { changeToggle, listToggles } from '../account/index.ts';
import { changeSiteVariant } from '../organizations/index.ts';
import { checkDocument } from './check-document.ts';
import { DEFAULT_DOCUMENTS, listItems, type NavigationDocument } from './document.ts';
import {
  chooseDocument,
  listVersions,
  publishDocument,
  readActiveDocuments,
  readVersion,
  rollBack,
} from './navigation.repository.ts';

let shop: ListShop;
beforeAll(async () => {
  shop = await createListShop([{ sku: 'paper' }]);
});
afterAll(() => shop.close());
beforeEach(() => shop.database.db.deleteFrom('site_documents').execute());

const read = async (shopper: Shopper): Promise<NavigationData> => {
  const reply = await shopper.get('/navigation');
  expect(reply.status).toBe(200);
  // The reply is the caller's own.
  expect(reply.headers['cache-control']).toBe('no-store');
  return reply.body.data;
};
const document = (tools: NavigationDocument['tools']): NavigationDocument => ({
  hat: [],
  tools,
  footer: { columns: [], legal: [] },
});
const BAR = DEFAULT_DOCUMENTS.sdc.all.bar!;
const link = (id: string, more: object = {}) => ({ id, label: id, url: `/${id}`, ...more });
const seenTools = async (shopper: Shopper) => (await read(shopper)).tools.map(({ id }) => id);

it('takes the main row of the header from the document, and from the default one for documents without it', async () => {
  const { db } = shop.database;
  const readBar = async (shopper: Shopper) => (await read(shopper)).bar.map(({ label }) => label);
  const guest = shop.shopper('sba');
  const labels = BAR.map(({ label }) => label);
  expect(await readBar(shop.shopper('sdc'))).toEqual(labels);
  await publishDocument(db, { tenant: 'sba' }, document([]));
  expect(await readBar(guest)).toEqual([...labels.slice(0, -1), 'Shop for yourself']);
  // Members have the quick order in the row of their organization.
  expect(await readBar(await shop.signIn('admin'))).not.toContain('Quick order');
});

it.each(['sdc', 'sba'] as const)('has a default document for every site: %s', async (tenant) => {
  const toggles = (await listToggles(shop.database.db)).map(({ name }) => name);
  for (const each of Object.values(DEFAULT_DOCUMENTS[tenant]))
    expect(checkDocument(each, { toggles })).toEqual([]);
  const guest = shop.shopper(tenant);
  const data = await read(guest);
  expect(Value.Check(NavigationDataSchema, data)).toBe(true);
  expect(data.footer.columns.map(({ id }) => id)).toEqual(['shopping', 'help', 'company']);
  expect(data.footer.legal.map(({ url }) => url)).toEqual([
    '/privacy',
    '/terms',
    '/accessibility',
    '/cookies',
  ]);
  expect(data.hat[0]!.headliners[0]!.text).toContain(
    formatMoney(FREE_SHIPPING_THRESHOLD).replace(/\.00$/, ''),
  );
  // Reading starts no session.
  expect(guest.cookies.size).toBe(0);
});

it('links to the help center, to the balance of gift cards and to feedback by their toggles', async () => {
  const { db } = shop.database;
  const listIds = async () =>
    (await read(shop.shopper())).footer.columns.flatMap(({ items }) => items.map(({ id }) => id));
  const linked = async () =>
    (await listIds()).filter((id) => ['help-center', 'gift-card-balance', 'feedback'].includes(id));
  expect(await linked()).toEqual(['gift-card-balance', 'help-center']);
  await changeToggle(db, { name: 'helpCenter', on: false });
  await changeToggle(db, { name: 'giftCardLink', on: false });
  await changeToggle(db, { name: 'feedback', on: true });
  expect(await linked()).toEqual(['feedback']);
});

it('has a column for the flyer in the footer by its toggle', async () => {
  const columns = async () => (await read(shop.shopper())).footer.columns.map(({ id }) => id);
  expect(await columns()).not.toContain('flyer');
  await changeToggle(shop.database.db, { name: 'footerFlyer', on: true, tenant: 'sdc' });
  expect(await columns()).toContain('flyer');
  await changeToggle(shop.database.db, { name: 'footerFlyer', on: false });
});

it.each(['CME', 'OME', 'ARE'])('limits links to shops with the toggle %s', async (name) => {
  const { db } = shop.database;
  await publishDocument(
    db,
    { tenant: 'sdc' },
    document([
      link('with', { permissionlimit: `TG_${name}` }),
      link('without', { permissionlimit: `!TG_${name}` }),
    ]),
  );
  expect(await seenTools(shop.shopper())).toEqual(['without']);
  await changeToggle(db, { name, on: true });
  expect(await seenTools(shop.shopper())).toEqual(['with']);
  await changeToggle(db, { name, on: false });
});

const IN_FRENCH = { 'x-locale': 'fr-CA' };

it.each(['sdc', 'sba'] as const)('has the default links in French as well: %s', async (tenant) => {
  const { all, fr_CA: french } = DEFAULT_DOCUMENTS[tenant];
  const listIds = (each: NavigationDocument) =>
    listItems(each).map(({ item: { id, url, permissionlimit } }) => [id, url, permissionlimit]);
  expect(listIds(french!)).toEqual(listIds(all));
  // Without help pages in French, the column of help is left out.
  const { body } = await shop.shopper(tenant).get('/navigation', IN_FRENCH);
  expect(body.data.footer.columns.map(({ title }: { title: string }) => title)).toEqual([
    'Vos achats',
    'L’entreprise',
  ]);
  // What the operator has published for all languages is not replaced by default links.
  await publishDocument(shop.database.db, { tenant }, document([link('own')]));
  expect((await shop.shopper(tenant).get('/navigation', IN_FRENCH)).body.data.footer.columns).toEqual([]);
});

it('shows profiles in social networks as the last column of the footer, and none by default', async () => {
  const profile = { id: 'video', label: 'Video', url: 'https://video.example/shop' };
  const last = async (shopper = shop.shopper()) => (await read(shopper)).footer.columns.at(-1);
  expect((await last())?.id).toBe('company');
  const { footer, ...rest } = document([]);
  const columns = [{ id: 'help', title: 'Help', items: [link('returns')] }];
  await publishDocument(
    shop.database.db,
    { tenant: 'sdc' },
    { ...rest, footer: { ...footer, columns, social: [{ ...profile, permissionlimit: 'LOGGED_OFF' }] } },
  );
  expect(await last()).toEqual({ id: 'social', title: 'Follow us', items: [profile] });
  expect((await last(await shop.signIn('consumer')))?.id).toBe('help');
});

it('decides on the server by sign-in, permission, route and flow', async () => {
  expect(await seenTools(shop.shopper('sba'))).toEqual([]);
  expect(await seenTools(await shop.signIn('member'))).toEqual(['orders', 'quick-order-tool']);
  const admin = await shop.signIn('admin');
  expect(await seenTools(admin)).toEqual(['orders', 'quick-order-tool', 'approvals', 'users']);
  const { db } = shop.database;
  const { customer_number } = await db
    .selectFrom('organizations')
    .select('customer_number')
    .where('id', '=', shop.organizationId)
    .executeTakeFirstOrThrow();
  const change = (values: object) => changeSiteVariant(db, { customerNumber: customer_number, ...values });
  await change({ route: 'HIT' });
  expect(await seenTools(admin)).toEqual(['quick-order-tool', 'approvals', 'users']);
  await change({ route: 'SWS', flow: 'SAML' });
  expect(await seenTools(admin)).toEqual(['orders', 'quick-order-tool', 'stores-tool', 'approvals']);
  await change({ route: 'SBA', flow: 'none' });
  await changeSiteVariant(db, { username: 'office@example.com', customerService: true });
  const hidden = await read(admin);
  await changeSiteVariant(db, { username: 'office@example.com', customerService: false });
  expect(hidden).toMatchObject({ hat: [], tools: [], footer: { columns: [], legal: [] } });
  expect(hidden.bar.map(({ actionType }) => actionType)).toEqual(['SEARCH', 'SIGN_IN', 'ACCOUNT', 'CART']);
});

it('decides by segment, tier, toggle and group, and uses the URL of a group (storefront-3.95)', async () => {
  const { db } = shop.database;
  await publishDocument(
    db,
    { tenant: 'sdc' },
    document([
      link('unidentified', { permissionlimit: 'SEG_UNIDENTIFIED' }),
      link('base', { permissionlimit: 'TIER_BASE' }),
      link('chat', { permissionlimit: 'TG_chat' }),
      link('members', { usergroups: 'PREMIUM, REGISTERED', GroupOverrideURL: { REGISTERED: '/own' } }),
      link('guests', { usergroups: 'GUEST', destinationURL: '/join' }),
    ]),
  );
  await changeToggle(db, { name: 'chat', on: true, tenant: 'sdc' });
  const guest = await read(shop.shopper());
  const consumer = await read(await shop.signIn('consumer'));
  await changeToggle(db, { name: 'chat', on: false, tenant: 'sdc' });
  expect(guest.tools.map(({ id }) => id)).toEqual(['unidentified', 'chat', 'guests']);
  expect(guest.tools.at(-1)).toEqual(link('guests', { destinationURL: '/join' }));
  expect(consumer.tools.map(({ id }) => id)).toEqual(['base', 'chat', 'members']);
  expect(consumer.tools.at(-1)).toEqual(link('members', { destinationURL: '/own' }));
});

it('leaves only the codes for the browser to check', async () => {
  await publishDocument(
    shop.database.db,
    { tenant: 'sdc' },
    document([
      link('phone', { permissionlimit: 'MOBILE_ONLY,LOGGED_OFF,!TN_SBA' }),
      link('wide', { permissionlimit: 'BP_LG,BP_MD,LOGGED_IN,!HT_TPV' }),
    ]),
  );
  expect((await read(shop.shopper())).tools).toEqual([
    link('phone', { permissionlimit: 'MOBILE_ONLY' }),
    link('wide', { permissionlimit: '!HT_TPV,BP_LG,BP_MD' }),
  ]);
  expect((await read(await shop.signIn('consumer'))).tools).toEqual([
    link('wide', { permissionlimit: '!HT_TPV' }),
  ]);
});

it('adds pictures, promotions and links to departments of the menu, for the users that they are for', async () => {
  const departments = async (shopper: Shopper) =>
    (await shopper.get('/navigation/departments')).body.data.departments;
  const guest = shop.shopper();
  expect((await departments(guest))[0]).toMatchObject({
    id: 'paper',
    promotion: { link: { url: '/c/copy-paper' } },
  });
  expect(guest.cookies.size).toBe(0);
  await publishDocument(
    shop.database.db,
    { tenant: 'sdc' },
    {
      ...document([]),
      departments: [
        { id: 'paper', promotion: { text: 'Join us.' }, usergroups: 'GUEST' },
        { id: 'chairs', featured: [{ label: 'Deals', url: '/deals' }], permissionlimit: 'LOGGED_IN' },
      ],
    },
  );
  expect(await departments(guest)).toEqual([{ id: 'paper', promotion: { text: 'Join us.' } }]);
  expect(await departments(await shop.signIn('consumer'))).toEqual([
    { id: 'chairs', featured: [{ label: 'Deals', url: '/deals' }] },
  ]);
  await changeToggle(shop.database.db, { name: 'flyoutBanners', on: false });
  expect(await departments(guest)).toEqual([{ id: 'paper' }]);
  await changeToggle(shop.database.db, { name: 'flyoutBanners', on: true });
  // Pages without an open menu do not get them.
  expect(await read(guest)).not.toHaveProperty('departments');
});

describe('the call of header and footer (storefront-7.37)', () => {
  const call = (shopper: Shopper, path: string) => shopper.get(`/cc/..${HEADER_FOOTER_PATH}${path}`);

  it('has header and footer of a page of a site, by its current and its legacy name', async () => {
    const guest = shop.shopper();
    const { status, body } = await call(guest, '/consumer/c/paper');
    expect(status).toBe(200);
    expect(Value.Check(HeaderFooterDataSchema, body.data)).toBe(true);
    expect(body.data.header).toMatchObject({ type: 'full', tools: [] });
    expect(body.data.header.departments[0].id).toBe('paper');
    expect(body.data.footer).toEqual((await read(guest)).footer);
    expect((await call(guest, '/sdc/checkout')).body.data.header.type).toBe('logoOnly');
    expect((await call(guest, '/advantage/')).body.data.footer).toEqual(
      (await read(shop.shopper('sba'))).footer,
    );
    expect(guest.cookies.size).toBe(0);
    expect((await call(guest, '/else/c/paper')).body.error).toMatchObject({
      status: 404,
      code: 'SITE_NOT_FOUND',
    });
  });

  it('has the links of a member on their own site only', async () => {
    const admin = await shop.signIn('admin');
    const tools = async (path: string) =>
      (await call(admin, path)).body.data.header.tools.map(({ id }: { id: string }) => id);
    expect(await tools('/sba/cart')).toContain('users');
    expect(await tools('/sdc/cart')).toEqual([]);
  });
});

describe('versions', () => {
  it('keeps every version, and goes back to earlier ones', async () => {
    const { db } = shop.database;
    const site = { tenant: 'sdc' } as const;
    expect(await publishDocument(db, site, document([link('first')]))).toBe(1);
    expect(await publishDocument(db, site, document([link('second')]))).toBe(2);
    // Versions are counted per site.
    expect(await publishDocument(db, { tenant: 'sba' }, document([link('other')]))).toBe(1);
    expect(await seenTools(shop.shopper())).toEqual(['second']);
    expect(await rollBack(db, site, undefined)).toBe(1);
    expect(await seenTools(shop.shopper())).toEqual(['first']);
    expect(await rollBack(db, site, 2)).toBe(2);
    expect(await seenTools(shop.shopper())).toEqual(['second']);
    expect(await rollBack(db, site, 0)).toBe(0);
    expect((await read(shop.shopper())).footer.columns[0]!.id).toBe('shopping');
    expect(
      (await listVersions(db)).map(({ tenant, version, isActive }) => [tenant, version, isActive]),
    ).toEqual([
      ['sdc', 2, false],
      ['sdc', 1, false],
      ['sba', 1, true],
    ]);
    expect((await readVersion(db, 'sdc', 1)).tools[0]!.id).toBe('first');
    await expect(rollBack(db, site, undefined)).rejects.toThrow(
      'sdc has no active version. Its navigation is the default.',
    );
    await expect(rollBack(db, site, 3)).rejects.toThrow('sdc has no version 3.');
    await expect(readVersion(db, 'sdc', 3)).rejects.toThrow('The site sdc has no version 3.');
  });

  it('prefers the document of variant and locale, then variant, then locale, then site', async () => {
    const { db } = shop.database;
    const place = (variant?: 'HIT', locale?: string) => ({ tenant: 'sba' as const, variant, locale });
    const find = async (variant?: 'HIT' | 'SWS', locale?: string) =>
      chooseDocument(await readActiveDocuments(db), { tenant: 'sba', variant, locale }).version;
    expect(await find('HIT', 'en_US')).toBe(0);
    await publishDocument(db, place(), document([]));
    expect(await find('HIT', 'en_US')).toBe(1);
    await publishDocument(db, place(undefined, 'en_US'), document([]));
    expect(await find('HIT', 'en_US')).toBe(2);
    await publishDocument(db, place('HIT'), document([]));
    expect(await find('HIT', 'en_US')).toBe(3);
    await publishDocument(db, place('HIT', 'en_US'), document([]));
    expect(await find('HIT', 'en_US')).toBe(4);
    expect(await find('SWS', 'en_US')).toBe(2);
    expect(await find('SWS', 'fr_CA')).toBe(1);
    // Going back leaves the other places as they are.
    await rollBack(db, place('HIT', 'en_US'), 0);
    expect(await find('HIT', 'en_US')).toBe(3);
    await expect(publishDocument(db, { tenant: 'sdc', variant: 'HIT' }, document([]))).rejects.toThrow(
      'Only the business site has variants. Use --tenant sba.',
    );
  });

  it('publishes at the same time without losing a version', async () => {
    const { db } = shop.database;
    const versions = await Promise.all(
      ['a', 'b', 'c'].map((id) => publishDocument(db, { tenant: 'sdc' }, document([link(id)]))),
    );
    expect(versions.sort()).toEqual([1, 2, 3]);
    expect((await listVersions(db)).filter(({ isActive }) => isActive)).toMatchObject([{ version: 3 }]);
  });
});

it.each<[string, unknown, string[]]>([
  ['no object', [], ['A navigation document is an object with hat, tools and footer.']],
  [
    'missing parts',
    {},
    ['hat must be a list.', 'tools must be a list.', 'footer must be an object with columns and legal.'],
  ],
  [
    'an unknown code',
    document([link('a', { permissionlimit: 'LOGGED_IN, ! SEG_RICH,TG_jetpack,TG_chat' })]),
    [
      'tools[0] (a) has the unknown code "SEG_RICH" in permissionlimit.',
      'tools[0] (a) has the unknown code "TG_jetpack" in permissionlimit.',
    ],
  ],
  ['a duplicate id', document([link('a'), link('a')]), ['The id "a" is used more than once.']],
  [
    'an id with spaces',
    document([link('A b', { url: '/a' })]),
    ['tools[0] (A b) has the id "A b". An id has lowercase letters and digits, separated by hyphens.'],
  ],
  ['no id and label', document([{ url: '/a' } as never]), ['tools[0] has no id.', 'tools[0] has no label.']],
  ['no url', document([{ id: 'a', label: 'A' } as never]), ['tools[0] (a) has no url.']],
  ...[
    '//evil.example',
    'http://a.example',
    'javascript:alert(1)',
    '/a b',
    '/\\evil',
    'https://me@a.example',
  ].map((url): [string, unknown, string[]] => [
    `the url ${url}`,
    document([link('a', { url })]),
    [
      `tools[0] (a) has the url ${JSON.stringify(url)}. Use a path of the site, such as /help, or an https URL.`,
    ],
  ]),
  [
    'an unknown action and icon',
    document([link('a', { actionType: 'POPUP', icon: 'rocket' })]),
    [
      'tools[0] (a) has the unknown actionType "POPUP". Use LINK, DRAWER, QUICK_ORDER, SITE_SWITCH.',
      'tools[0] (a) has the unknown icon "rocket". Use card, cart, clock, edit, info, list, phone, printer, store, truck, user.',
    ],
  ],
  [
    'an announcement that opens a drawer',
    { ...document([]), hat: [{ id: 'a', label: 'A', headliners: [{ text: 'Open' }], actionType: 'DRAWER' }] },
    ['hat[0] (a) has the actionType DRAWER. Announcements open no drawers.'],
  ],
  [
    'a main row without what everyone needs',
    { ...document([]), bar: [link('a', { actionType: 'SIGN_IN', permissionlimit: 'LOGGED_OFF' })] },
    [
      'bar[0] (a) has a URL. Only the action LINK has one.',
      'bar[0] (a) is limited to some users. SIGN_IN is for everyone.',
      'bar has no item with the actionType SEARCH.',
      'bar has no item with the actionType ACCOUNT.',
      'bar has no item with the actionType CART.',
    ],
  ],
  [
    'a main row with too much',
    {
      ...document([]),
      bar: [
        ...BAR,
        link('a', { url: undefined, actionType: 'LISTS', label: 'Every list of your office' }),
        link('b', { url: undefined, icon: 'list' }),
        ...['c', 'd', 'e', 'f', 'g'].map((id) => link(id, { actionType: 'LINK', icon: 'truck' })),
      ],
    },
    [
      'bar[8] (a) has a label of more than 24 characters, which does not fit.',
      'bar[9] (b) has no actionType. Use SEARCH, SIGN_IN, ACCOUNT, CART, STORE, LISTS, QUICK_ORDER, SITE_SWITCH, LINK.',
      'bar[9] (b) has an icon. Only tools and links of the bar show icons.',
      'bar has the actionType LISTS more than once.',
      'bar has 10 tools. At most 5 fit next to the search box.',
    ],
  ],
  [
    'an unknown group',
    document([link('a', { usergroups: 'VIP' })]),
    [
      'tools[0] (a) has the unknown user group "VIP". Use GUEST, REGISTERED, THIRD_PARTY, ASSOCIATE, NON_MEMBER, SELECT, PREMIUM, ADMIN, BUYER.',
    ],
  ],
  [
    'an accessible name without the label',
    document([link('a', { ariaLabel: 'Everything' })]),
    ['The ariaLabel of tools[0] (a) must contain the label "a".'],
  ],
  [
    'a misspelled field',
    document([link('a', { permissionLimit: 'LOGGED_IN' })]),
    ['tools[0] (a) has the unknown field "permissionLimit".'],
  ],
  [
    'a page of the site among the social networks, and their column among the others',
    {
      ...document([]),
      footer: {
        columns: [{ id: 'social', title: 'Social', items: [] }],
        social: [link('a'), { id: 'b', label: 'B', url: 'http://b.example' }],
        legal: [],
      },
    },
    [
      'footer.columns[0] has the id "social". Put links to social networks into footer.social.',
      'footer.social[1] (b) has the url "http://b.example". Use a path of the site, such as /help, or an https URL.',
      'footer.social[0] has a url of the site. Use the https URL of a profile.',
    ],
  ],
  [
    'faulty departments',
    {
      ...document([]),
      departments: [
        { id: 'paper', pictures: [], picture: { src: 'x.svg', width: 0, height: 10 } },
        {
          promotion: { text: 'Sale', link: { label: 'Shop', url: 'http://a.example' } },
          permissionlimit: 'X',
        },
        { id: 'chairs', featured: [{ url: '/c/chairs' }] },
      ],
    },
    [
      'departments[0] (paper) has the unknown field "pictures".',
      'The picture of departments[0] (paper) has the src "x.svg". Use a path of the site, such as /help, or an https URL.',
      'The picture of departments[0] (paper) needs a width in px.',
      'departments[1] has no id. Use that of a category.',
      'The link of departments[1] has the url "http://a.example". Use a path of the site, such as /help, or an https URL.',
      'departments[1] has the unknown code "X" in permissionlimit.',
      'featured[0] of departments[2] (chairs) has no label.',
    ],
  ],
  [
    'headliners and icons in the wrong area',
    {
      hat: [{ id: 'a', label: 'A', url: '/a', headliners: [] }],
      tools: [],
      footer: {
        columns: [{ id: 'b', title: 'B', items: [link('c', { icon: 'cart', headliners: [] })] }],
        legal: [],
      },
    },
    [
      'hat[0] (a) has a URL. Put the link of an announcement into a headliner.',
      'hat[0] (a) has no headliner.',
      'footer.columns[0].items[0] (c) has headliners. Only announcements of the hat show them.',
      'footer.columns[0].items[0] (c) has an icon. Only tools and links of the bar show icons.',
    ],
  ],
])('rejects a document with %s', (_, value, problems) => {
  expect(checkDocument(value, { toggles: ['chat'] })).toEqual(problems);
});
