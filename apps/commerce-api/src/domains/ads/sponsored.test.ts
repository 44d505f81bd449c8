import { SPARX_PROXY_PATH } from '@foolscap/core/vocabulary';
import { startAdServer, type TestAdServer } from '../../testing/ad-server.ts';
import { createListShop, type ListShop } from '../../testing/lists.ts';
import { createTestShop, type Shopper, type TestProduct } from '../../testing/test-shop.ts';
import { changeToggle } from '../account/index.ts';

const CALL = `/cc/..${SPARX_PROXY_PATH}/getCriteoData`;
const PRODUCTS: TestProduct[] = [
  { sku: 'paper' },
  { sku: 'pens' },
  { sku: 'ink' },
  { sku: 'toner' },
  { sku: 'sold-out', stock: 0 },
  { sku: 'unpriced', price: null },
  { sku: 'add-on', conditions: { addOnOnly: true } },
];

let adServer: TestAdServer;
let shop: ListShop;
beforeAll(async () => {
  adServer = await startAdServer();
  shop = await createListShop(PRODUCTS, {
    AD_SERVER: adServer.url,
    AD_BEACON_ORIGINS: 'https://beacons.example',
    AD_PLACEMENTS: 'search=3 browse=0',
    // Long, so that a busy machine does not look like a slow ad server; one test overrides it.
    AD_TIMEOUT_MS: '2000',
  });
});
beforeEach(() => {
  adServer.requests.length = 0;
  adServer.sell();
  // Calls pause after several failures.
  shop.clock.now = new Date(shop.clock.now.getTime() + 60_000);
});
afterAll(async () => {
  await shop.close();
  await adServer.close();
});

interface Item {
  itemId: string;
  isSponsored?: boolean;
}
const readItems = async (body: object, shopper: Shopper = shop.shopper()): Promise<Item[]> => {
  const reply = await shopper.post(CALL, { mboxName: 'search', skus: [], ...body });
  expect(reply.status).toBe(200);
  return reply.body.data.items as Item[];
};
const getIds = (items: Item[]) => items.map(({ itemId }) => itemId);

describe('sponsored products (storefront-7.32)', () => {
  it('come first, with label and beacons, and each item once', async () => {
    adServer.sell({ itemId: 'ink' }, { itemId: 'pens' }, { itemId: 'ink' });
    const items = await readItems({ skus: ['paper', 'pens'] });
    expect(items.map(({ itemId, isSponsored }) => [itemId, isSponsored])).toEqual([
      ['ink', true],
      ['paper', undefined],
      ['pens', true],
    ]);
  });

  it('are products that the caller can buy now, at most as many as the placement has', async () => {
    adServer.sell(
      ...['unknown', 'sold-out', 'unpriced', 'add-on', 'paper', 'pens', 'ink', 'toner'].map((itemId) => ({
        itemId,
      })),
    );
    expect(getIds(await readItems({}))).toEqual(['paper', 'pens', 'ink']);
  });

  it('are different products, not variants of one', async () => {
    const { db } = shop.database;
    const setGroup = (variant_group: string | null) =>
      db.updateTable('products').set({ variant_group }).where('sku', 'in', ['pens', 'ink']).execute();
    await setGroup('pens');
    adServer.sell({ itemId: 'pens' }, { itemId: 'ink' }, { itemId: 'paper' });
    expect(getIds(await readItems({}))).toEqual(['pens', 'paper']);
    await setGroup(null);
  });

  it('are not those that the page shows already', async () => {
    adServer.sell({ itemId: 'paper' }, { itemId: 'pens' });
    expect(getIds(await readItems({ criteoData: { shown: ['paper'] } }))).toEqual(['pens']);
  });

  it('have only beacons that a page may load: https, and of an origin of the settings', async () => {
    const allowed = 'https://beacons.example/seen?id=1';
    adServer.sell({
      itemId: 'paper',
      impBeacon: allowed,
      impBeacons: [
        'http://beacons.example/a',
        'https://other.example/b',
        'javascript:alert(1)',
        `${allowed}2`,
      ],
      clickBeacons: ['https://beacons.example.evil.example/c', 'https://user:pass@beacons.example/d'],
    });
    const [item] = await readItems({});
    expect(item).toMatchObject({ isSponsored: true, impBeacon: allowed, impBeacons: [`${allowed}2`] });
    expect(item).not.toHaveProperty('clickBeacons');
  });

  it('have plain http beacons in a demo, of the origins in AD_BEACON_ORIGINS only', async () => {
    const demo = await createTestShop({
      products: PRODUCTS,
      env: { DEMO: '1', AD_SERVER: adServer.url, AD_BEACON_ORIGINS: 'http://beacons.example:8182' },
    });
    const allowed = 'http://beacons.example:8182/seen';
    adServer.sell({
      itemId: 'paper',
      impBeacon: allowed,
      impBeacons: ['https://beacons.example:8182/a', `blob:${allowed}`, `${adServer.url}/b`],
      clickBeacons: [`${allowed}?click`],
    });
    const reply = await demo.shopper().post(CALL, { mboxName: 'search', skus: [] });
    await demo.close();
    const [item] = reply.body.data.items as Item[];
    expect(item).toMatchObject({ itemId: 'paper', impBeacon: allowed, clickBeacons: [`${allowed}?click`] });
    expect(item).not.toHaveProperty('impBeacons');
  });

  it('are requested with the page only, and with nothing about the shopper', async () => {
    const shopper = await shop.signIn('consumer');
    await readItems(
      {
        skus: ['paper'],
        criteoData: {
          keywords: 'Gel pens for pat@example.com, call 508-555-0142',
          categoryId: 'pens-pencils',
          shown: ['pens'],
        },
      },
      shopper,
    );
    const [request] = adServer.requests;
    expect(request?.path).toBe('/placements');
    expect(request?.body).toEqual({
      placement: 'search',
      pageType: 'search',
      keywords: 'gel pens for call',
      categoryId: 'pens-pencils',
      itemIds: ['paper', 'pens'],
      count: 3,
    });
    for (const name of ['cookie', 'referer', 'x-forwarded-for', 'authorization'])
      expect(request?.headers).not.toHaveProperty(name);
  });

  it.each([
    ['HP 62XL 24160101', 'hp 62xl 24160101'],
    ['call (508) 555 0142 about 8.5x11 paper', 'call about 8 5x11 paper'],
    ['account 1234-5678-9 3 pens', 'account pens'],
  ])(
    'keep item numbers in the search words, but no number of a phone or an account: %s',
    async (typed, sent) => {
      await readItems({ criteoData: { keywords: typed } });
      expect(adServer.requests[0]?.body).toMatchObject({ keywords: sent });
    },
  );

  it.each(['browse', 'unknown'])('are not requested for a placement without places: %s', async (mboxName) => {
    adServer.sell({ itemId: 'ink' });
    expect(getIds(await readItems({ mboxName, skus: ['paper'] }))).toEqual(['paper']);
    expect(adServer.requests).toEqual([]);
  });

  it('are on the consumer site only, until the toggle of the business site is on', async () => {
    adServer.sell({ itemId: 'ink' });
    const member = await shop.signIn('member');
    expect(await readItems({}, member)).toEqual([]);
    expect(adServer.requests).toEqual([]);
    await changeToggle(shop.database.db, { name: 'sponsoredProducts', on: true, tenant: 'sba' });
    expect(getIds(await readItems({}, member))).toEqual(['ink']);
    await changeToggle(shop.database.db, { name: 'sponsoredProducts', on: false, tenant: 'sba' });
  });

  it('are never cached', async () => {
    const reply = await shop.shopper().post(CALL, { mboxName: 'search', skus: [] });
    expect(reply.headers['cache-control']).toBe('no-store');
  });
});

describe('without a reply from the ad server the items are unchanged (storefront-8.56)', () => {
  const json = (text: string) => (reply: { end(text: string): unknown }) => void reply.end(text);

  it.each<[string, Parameters<TestAdServer['answerWith']>[0]]>([
    ['status 500', (reply) => void reply.writeHead(500).end('{"items":[{"itemId":"ink"}]}')],
    ['a redirect', (reply) => void reply.writeHead(302, { location: adServer.url }).end()],
    ['a lost connection', (reply) => void reply.destroy()],
    ['no JSON', json('<html>')],
    ['another shape', json('{"items":[{"itemId":7}]}')],
    ['a beacon that is no text', json('{"items":[{"itemId":"ink","impBeacon":1}]}')],
    ['too many products', json(JSON.stringify({ items: Array(51).fill({ itemId: 'ink' }) }))],
    ['too large a reply', json(`{"items":[],"rest":"${'x'.repeat(70_000)}"}`)],
  ])('%s', async (_, answer) => {
    adServer.answerWith(answer);
    const reported = shop.logged().split('no sponsored products').length;
    expect(await readItems({ skus: ['pens', 'paper'] })).toEqual([
      expect.objectContaining({ itemId: 'pens' }),
      expect.objectContaining({ itemId: 'paper' }),
    ]);
    expect(adServer.requests).toHaveLength(1);
    expect(shop.logged().split('no sponsored products')).toHaveLength(reported + 1);
  });

  it('a slow one, after AD_TIMEOUT_MS', async () => {
    const slow = await createTestShop({
      products: PRODUCTS,
      env: { AD_SERVER: adServer.url, AD_TIMEOUT_MS: '50' },
    });
    adServer.answerWith(() => undefined);
    const reply = await slow.shopper().post(CALL, { mboxName: 'search', skus: ['paper'] });
    expect(getIds(reply.body.data.items as Item[])).toEqual(['paper']);
    expect(slow.logged()).toContain('The ad server gave no answer.');
    await slow.close();
  });

  it('a server that keeps failing is left alone for ten seconds', async () => {
    await readItems({});
    adServer.requests.length = 0;
    adServer.answerWith((reply) => void reply.writeHead(500).end());
    for (let times = 0; times < 5; times += 1)
      expect(getIds(await readItems({ skus: ['paper'] }))).toEqual(['paper']);
    expect(adServer.requests).toHaveLength(3);
    adServer.sell({ itemId: 'ink' });
    shop.clock.now = new Date(shop.clock.now.getTime() + 10_001);
    expect(getIds(await readItems({ skus: ['paper'] }))).toEqual(['ink', 'paper']);
  });

  it('without one: a shop that is no demo', async () => {
    const real = await createTestShop({ products: PRODUCTS, env: { DEMO: '0' } });
    const reply = await real.shopper().post(CALL, { mboxName: 'search', skus: ['paper'] });
    expect(getIds(reply.body.data.items as Item[])).toEqual(['paper']);
    expect((await real.app.inject('/sandbox/ads')).statusCode).toBe(404);
    await real.close();
  });
});
