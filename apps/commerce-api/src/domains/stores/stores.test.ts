import { sql } from 'kysely';
import { writeYourStore } from '@foolscap/stores/model';
import { addStores, setStoreStock } from '../../testing/places.ts';
import { createTestShop, type TestShop } from '../../testing/test-shop.ts';
import { demoAccounts, writeDemoAccounts } from '../account/demo-accounts.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop({ products: [{ sku: 'pen' }, { sku: 'desk', bopisEligible: false }] });
  await addStores(shop.database, '1547', '0008', '0144', '0171', '0415', '0433');
  await setStoreStock(shop.database, '1547', 'pen', 40);
  await setStoreStock(shop.database, '0144', 'pen', 3);
  await writeDemoAccounts(shop.database.db);
});
afterAll(() => shop.close());

const call = async (url: string, body: object, headers: Record<string, string> = {}) => {
  const reply = await shop.app.inject({
    method: 'POST',
    url,
    payload: body,
    headers: { host: 'shop.test', ...headers },
  });
  return { status: reply.statusCode, body: reply.json() };
};
const locate = (body: object, headers?: Record<string, string>) =>
  call('/ele-lpd/api/sparxProxy/storeLocator', body, headers);
const numbers = ({ body }: { body: { data: { results: { stores: { storeNumber: string }[] } } } }) =>
  body.data.results.stores.map(({ storeNumber }) => storeNumber);

describe('the store directory', () => {
  const get = (path: string) => shop.shopper().get(`/stores/directory${path}`);

  it('lists the states that have stores, by name', async () => {
    expect((await get('')).body.data.states).toEqual([
      { code: 'LA', name: 'Louisiana', count: 1, url: '/stores/directory/la' },
      { code: 'MA', name: 'Massachusetts', count: 3, url: '/stores/directory/ma' },
      { code: 'MO', name: 'Missouri', count: 1, url: '/stores/directory/mo' },
      { code: 'RI', name: 'Rhode Island', count: 1, url: '/stores/directory/ri' },
    ]);
  });

  it('lists all stores of a state by city, with the hours of the day', async () => {
    const { body } = await get('/ma');
    expect(body.data.state).toEqual({ code: 'MA', name: 'Massachusetts', url: '/stores/directory/ma' });
    expect(body.data.stores.map(({ city }: { city: string }) => city)).toEqual([
      'Framingham',
      'Natick',
      'Worcester',
    ]);
    expect(body.data.stores[1]).toEqual({
      storeNumber: '0008',
      name: 'Natick',
      addressLine: expect.any(String),
      city: 'Natick',
      state: 'MA',
      zipCode: '01760',
      phone: expect.any(String),
      phase: expect.any(String),
      storeStatus: expect.any(String),
      storeStatusTime: expect.any(String),
      hoursToday: expect.stringMatching(/^(closed|\d.* [ap]m-.*)$/),
    });
  });

  it.each(['/wy', '/zz', '/wyoming'])('answers 404 for %s', async (path) =>
    expect((await get(path)).status).toBe(404),
  );
});

describe('the store locator', () => {
  it('finds the stores around a ZIP code, the nearest first, within 20 miles, to a tenth of a mile', async () => {
    const reply = await locate({ address: '01702' });
    expect(reply.body.data.results.status).toBe('SUCCESS');
    expect(numbers(reply)).toEqual(['1547', '0008', '0144']);
    // Worcester is 19.77 miles away, Natick 3.44.
    const { stores } = reply.body.data.results;
    expect(stores.map(({ distance }: { distance: number }) => distance)).toEqual([0, 3.4, 19.8]);
    expect(numbers(await locate({ address: '01702', radius: 5 }))).toEqual(['1547', '0008']);
    expect(numbers(await locate({ address: '01702', radius: 50 }))).toEqual(['1547', '0008', '0144', '0171']);
  });

  it.each([
    ['Natick', '0008'],
    ['natick, MA', '0008'],
    ['St. Louis', '0415'],
    ['Saint Louis MO', '0415'],
    ['Louisiana', '0433'],
    ['LA', '0433'],
    ['01760-1234', '0008'],
    ['01760\u20131234', '0008'],
    ["N'atick", '0008'],
    ['St-Louis', '0415'],
  ])('finds %s', async (address, storeNumber) => {
    expect(numbers(await locate({ address }))[0]).toBe(storeNumber);
  });

  it('sends the address in both forms that the specification names', async () => {
    const [store] = (await locate({ address: '01760' })).body.data.results.stores;
    expect(store).toMatchObject({
      address: { addressLine1: expect.stringMatching(/^\d+ /), city: 'Natick' },
      addressLine: store.address.addressLine1,
      city: 'Natick',
      state: 'MA',
      zipCode: '01760',
    });
  });

  it('finds a store by its number, with all fields of "your store"', async () => {
    const { body } = await locate({ storeNumber: '8' });
    expect(body.data.results.stores).toEqual([
      expect.objectContaining({
        storeNumber: '0008',
        name: 'Natick',
        address: expect.objectContaining({ zipcode: '01760', state: 'MA' }),
        workingHours: expect.arrayContaining([expect.stringMatching(/^Mon-/)]),
        storeStatus: expect.stringMatching(/^(Open|Closed)$/),
        StoreOpenTime: expect.stringMatching(/ [ap]m$/),
        storeStatusTime: expect.stringMatching(/^until /),
      }),
    ]);
  });

  it('has hours and errors in French for a French request', async () => {
    const french = { 'x-locale': 'fr-CA' };
    const { body } = await locate({ storeNumber: '8' }, french);
    expect(body.data.results.stores).toEqual([
      expect.objectContaining({
        workingHours: expect.arrayContaining([expect.stringMatching(/^lun\. au /)]),
        storeStatusTime: expect.stringMatching(/^jusqu’/),
        readyBy: expect.stringContaining('d’ici'),
      }),
    ]);
    const refused = await locate({ storeNumber: '9999' }, french);
    expect(refused.body.error).toMatchObject({
      code: 'INVALID_ZIPCODE',
      message: 'Code postal non valide',
    });
  });

  it.each([[{ address: '00001' }], [{ address: 'Nowhere' }], [{ storeNumber: '9999' }]])(
    'answers Invalid zipcode to %j',
    async (body) => {
      expect(await locate(body)).toMatchObject({
        status: 400,
        body: { error: { message: 'Invalid zipcode' } },
      });
    },
  );

  it('distinguishes a known ZIP code without a store in the radius from an unknown one', async () => {
    const refused = (body: object) => ({
      status: 400,
      body: { error: { message: 'Invalid zipcode', ...body } },
    });
    expect(await locate({ address: '99734', radius: 20 })).toMatchObject(refused({ known: true }));
    const unknown = await locate({ address: '00001' });
    expect(unknown).toMatchObject(refused({}));
    expect(unknown.body.error).not.toHaveProperty('known');
    // An expected reply is not logged as a warning, and the log does not contain the shopper's place.
    const entries = shop
      .logged()
      .split('\n')
      .filter((line) => line.includes('No store found'));
    expect(entries.length).toBeGreaterThan(1);
    for (const line of entries) {
      expect(line).toContain('"level":30');
      expect(line).not.toContain('99734');
    }
  });

  it.each(['Natick;', '<b>', 'a/b', '?'])('rejects the text %s', async (address) => {
    expect(await locate({ address })).toMatchObject({
      status: 400,
      body: { error: { code: 'INVALID_SEARCH_TEXT', field: 'address' } },
    });
  });

  it('uses the store’s time zone', async () => {
    shop.clock.now = new Date('2026-03-04T02:30:00Z'); // Tuesday, 9:30 pm in Massachusetts
    expect((await locate({ storeNumber: '1547' })).body.data.results.stores[0].storeStatus).toBe('Closed');
    shop.clock.now = new Date('2026-03-03T17:00:00Z');
    expect((await locate({ storeNumber: '1547' })).body.data.results.stores[0].storeStatus).toBe('Open');
  });
});

describe('where there are many stores', () => {
  const COUNT = 60;
  beforeAll(async () => {
    await sql`insert into stores (store_number, name, address1, city, state, zip, phone, latitude, longitude, time_zone, hours)
      select (7000 + n)::text, 'Store ' || n, n || ' Main Street', 'Seattle', 'WA', '98101', '', 47.6 + n * 0.005, -122.33,
        'America/Los_Angeles', (select hours from stores limit 1)
      from generate_series(1, ${COUNT}::integer) n`.execute(shop.database.db);
    await setStoreStock(shop.database, '7058', 'pen', 5);
  });
  afterAll(() => shop.database.db.deleteFrom('stores').where('store_number', 'like', '70%').execute());

  it('lists the nearest fifty, with the number of all', async () => {
    const point = { latitude: 47.6, longitude: -122.33, radius: 100 };
    const reply = await call('/ele-lpd/api/sparxProxy/localbusiness', point);
    expect(reply.body.data.results.total).toBe(COUNT);
    expect(numbers(reply)).toEqual(Array.from({ length: 50 }, (_, index) => String(7001 + index)));
  });

  it('lists fifty stores of a state, with the number of all, also where it is the default', async () => {
    const first = Array.from({ length: 50 }, (_, index) => String(7001 + index));
    for (const address of ['WA', 'Washington']) {
      const reply = await locate({ address });
      expect(reply.body.data.results.total).toBe(COUNT);
      expect(numbers(reply)).toEqual(first);
    }
    const set = (values: { store_number: string; zip: string; state: string }) =>
      shop.database.db.updateTable('tenant_places').set(values).where('tenant', '=', 'sdc').execute();
    await set({ store_number: '9999', zip: '99734', state: 'WA' });
    const reply = await locate({});
    expect(reply.body.data.results.total).toBe(COUNT);
    expect(numbers(reply)).toEqual(first);
    await set({ store_number: '0008', zip: '01760', state: 'MA' });
  });

  it('lists a store that has the item for pickup in addition to the nearest ones, at any distance', async () => {
    const search = async (qty: number) => {
      const { body } = await call('/cc/api/omni/pickupinstore', { itemId: 'pen', zipCode: '98101', qty });
      const found = body.data.pickInStoreDetails as { store: { storeNumber: string } }[];
      return { found: found.map(({ store }) => store.storeNumber), messages: body.data.messages };
    };
    const { found, messages } = await search(5);
    expect(found).toHaveLength(26);
    expect(found.at(-1)).toBe('7058');
    expect(messages).toEqual([]);
    expect((await search(6)).messages[0].description).toContain('has all 6');
  });
});

describe('a search without a place', () => {
  const near = async (cookie = '', body: object = {}) => {
    const reply = await locate(body, { cookie });
    expect(reply.status).toBe(200);
    const { near: place, noneNear } = reply.body.data.results;
    return { numbers: numbers(reply), near: place, ...(noneNear && { noneNear }) };
  };

  it('finds the stores around the default store of the site, 0008', async () => {
    expect(await near()).toEqual({ numbers: ['0008', '1547'], near: 'Natick, MA' });
    expect((await near('', { radius: 1 })).numbers).toEqual(['0008']);
  });

  it('prefers the ZIP code that the shopper entered, and the chosen store to both', async () => {
    expect((await near('zipcode=63101')).numbers).toEqual(['0415']);
    const address = { address1: '1 Quay', city: 'New Orleans', state: 'LA', zipCode: '70112' };
    const store = writeYourStore({ storeNumber: '0433', ...address, persists: true });
    expect((await near(`zipcode=63101; YourStore=${store}`)).numbers).toEqual(['0433']);
  });

  it('falls back to the default store when the ZIP code has no store, and names both places', async () => {
    const DEFAULT = { numbers: ['0008', '1547'], near: 'Natick, MA' };
    expect(await near('zipcode=99734')).toEqual({ ...DEFAULT, noneNear: 'Prudhoe Bay, AK' });
    expect(await near('zipcode=01608')).not.toHaveProperty('noneNear');
    expect(await near('zipcode=00001')).toEqual(DEFAULT);
  });

  describe('with another default store', () => {
    const set = (values: { store_number: string; zip: string; state?: string }) =>
      shop.database.db.updateTable('tenant_places').set(values).where('tenant', '=', 'sdc').execute();
    afterAll(() => set({ store_number: '0008', zip: '01760', state: 'MA' }));

    it('follows the data of the site', async () => {
      await set({ store_number: '0415', zip: '63101' });
      expect((await near()).numbers).toEqual(['0415']);
    });

    it('uses the ZIP code when the shop lacks the store, and the state when no store is near it', async () => {
      await set({ store_number: '9999', zip: '01702' });
      expect(await near()).toEqual({ numbers: ['1547', '0008', '0144'], near: 'Framingham, MA' });
      await set({ store_number: '9999', zip: '99734', state: 'LA' });
      expect(await near()).toEqual({ numbers: ['0433'], near: undefined });
      expect(await near('zipcode=99734')).toEqual({
        numbers: ['0433'],
        near: undefined,
        noneNear: 'Prudhoe Bay, AK',
      });
    });
  });
});

it('lists the pages of the stores with their last change, for the sitemap', async () => {
  const list = async (query = '') =>
    (
      await shop.app.inject({ url: `/cc/api/stores/addresses${query}`, headers: { host: 'shop.test' } })
    ).json().data;
  const { total, pages } = await list();
  expect(total).toBe(6);
  expect(pages).toHaveLength(6);
  expect(pages[0]).toEqual({
    url: '/stores/0008',
    modified: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:]{8}Z$/),
  });
  expect((await list('?offset=5')).pages).toEqual([expect.objectContaining({ url: '/stores/1547' })]);
});

it('notices a change of a store, and only that', async () => {
  const read = async () =>
    (
      await shop.database.db
        .selectFrom('stores')
        .select('updated_at')
        .where('store_number', '=', '0171')
        .executeTakeFirstOrThrow()
    ).updated_at!.getTime();
  const set = (phone: string) =>
    shop.database.db.updateTable('stores').set({ phone }).where('store_number', '=', '0171').execute();
  await set('508-555-0100');
  const changed = await read();
  await set('508-555-0100');
  expect(await read()).toBe(changed);
  await set('508-555-0101');
  expect(await read()).toBeGreaterThan(changed);
});

it('finds local businesses around a point', async () => {
  const there = (latitude: number, longitude: number) =>
    call('/ele-lpd/api/sparxProxy/localbusiness', { latitude, longitude });
  expect(numbers(await there(42.28, -71.35))[0]).toBe('0008');
  expect(await there(0, 0)).toMatchObject({ status: 400, body: { error: { message: 'No Local Business' } } });
});

describe('the pickup store search', () => {
  const search = (body: object) => call('/cc/api/omni/pickupinstore', body);

  it('reports the stock of stores, capped as "10+"', async () => {
    const { body } = await search({ itemId: 'pen', zipCode: '01702' });
    expect(body.data).toMatchObject({ messages: [], taxExempt: false });
    expect(body.data.pickInStoreDetails[0].store).toMatchObject({
      storeNumber: '1547',
      availableQuantity: 10,
      displayQuantity: '10+',
    });
  });

  it.each([
    [{ itemId: 'desk' }, 'NOT_AVAILABLE_FOR_BOPIS'],
    [{ itemId: 'pen', qty: 500 }, 'ITEM_INVENTORY_NOT_AVAILABLE'],
  ])('%j: %s', async (body, code) => {
    expect((await search(body)).body.data.messages).toMatchObject([{ code }]);
  });

  it('has no message about the item where there is no store at all', async () => {
    const { body } = await search({ itemId: 'pen', zipCode: '59718' });
    expect(body.data).toMatchObject({ pickInStoreDetails: [], messages: [] });
  });

  it('measures from the same point as the locator, for the same ZIP code', async () => {
    const distances = (stores: { storeNumber: string; distance: number }[]) =>
      stores.map(({ storeNumber, distance }) => [storeNumber, distance]);
    const { body } = await search({ itemId: 'pen', zipCode: '01702', radius: 20 });
    const located = await call('/ele-lpd/api/sparxProxy/storeLocator', { address: '01702', radius: 20 });
    const pickup = distances(
      body.data.pickInStoreDetails.map(
        ({ store }: { store: { storeNumber: string; distance: number } }) => store,
      ),
    );
    expect(pickup).toEqual(
      distances(located.body.data.results.stores).filter(([storeNumber]) =>
        pickup.some(([number]) => number === storeNumber),
      ),
    );
    expect(pickup.length).toBeGreaterThan(1);
  });

  it('searches around store 1547 without a place', async () => {
    const { body } = await search({ itemId: 'pen' });
    expect(body.data.pickInStoreDetails[0].store).toMatchObject({ storeNumber: '1547', distance: 0 });
  });

  it('searches within 100 miles by default', async () => {
    const found = async (radius?: number) =>
      (
        await search({ itemId: 'pen', zipCode: '01702', ...(radius ? { radius } : {}) })
      ).body.data.pickInStoreDetails.map(
        ({ store }: { store: { storeNumber: string } }) => store.storeNumber,
      );
    expect(await found()).toEqual(['1547', '0008', '0144', '0171']);
    expect(await found(20)).toEqual(['1547', '0008', '0144']);
  });

  it.each([
    [{ itemId: 'none' }, 'INVALID_ITEM'],
    [{ itemId: 'pen', storeNumber: '9999' }, 'INVALID_STORE_NUMBER'],
  ])('refuses %j with %s', async (body, code) => {
    expect(await search(body)).toMatchObject({ status: 400, body: { error: { code } } });
  });
});

describe('the stock of a store', () => {
  const stock = (body: object) => call('/cc/api/omni/storestock', body);

  it('reports how much of each quantity the store has, in the order of the request', async () => {
    const { body } = await stock({
      storeNumber: '144',
      items: [{ itemId: 'desk' }, { itemId: 'pen', qty: 5 }, { itemId: 'pen' }, { itemId: 'none' }],
    });
    expect(body.data).toMatchObject({
      store: { storeNumber: '0144', opening: { hours: expect.any(Array), timeZone: 'America/New_York' } },
      items: [
        { itemId: 'desk', status: 'NOT_ELIGIBLE', fulfillableQuantity: 0 },
        { itemId: 'pen', status: 'PARTIAL', fulfillableQuantity: 3, displayQuantity: '3' },
        { itemId: 'pen', status: 'AVAILABLE', fulfillableQuantity: 1 },
        { itemId: 'none', status: 'NOT_ELIGIBLE' },
      ],
    });
    expect((await stock({ storeNumber: '1547', items: [{ itemId: 'pen' }] })).body.data.items).toMatchObject([
      { status: 'AVAILABLE', displayQuantity: '10+' },
    ]);
    expect((await stock({ storeNumber: '0008', items: [{ itemId: 'pen' }] })).body.data.items).toMatchObject([
      { status: 'UNAVAILABLE', displayQuantity: '0' },
    ]);
  });

  it('refuses an unknown store', async () => {
    expect(await stock({ storeNumber: '9999', items: [{ itemId: 'pen' }] })).toMatchObject({
      status: 400,
      body: { error: { code: 'INVALID_STORE_NUMBER', message: 'No store found' } },
    });
  });
});

it('sends the coming holidays of a store', async () => {
  await shop.database.db
    .updateTable('stores')
    .set({
      holidays: JSON.stringify([
        { date: '2026-01-01', hours: null },
        { date: '2026-07-04', hours: null },
      ]) as never,
    })
    .where('store_number', '=', '0415')
    .execute();
  shop.clock.now = new Date('2026-03-03T17:00:00Z');
  const { body } = await locate({ storeNumber: '0415' });
  expect(body.data.results.stores[0].opening.holidays).toEqual([{ date: '2026-07-04', hours: null }]);
});

describe('the preferred store', () => {
  const body = { address1: '', city: '', state: '', zipCode: '', storeNumber: '1547', persists: true };
  const url = '/gus/api/usr/c/address?type=preferred_store';

  it('is saved for signed-in shoppers only', async () => {
    expect((await call(url, body)).status).toBe(401);
    const shopper = shop.shopper();
    const account = demoAccounts.find(({ tenant }) => tenant === 'sdc')!;
    await shopper.post('/account/signin', { username: account.username, password: account.password });
    const cookie = [...shopper.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const send = (persists: boolean) =>
      shop.app.inject({
        method: 'POST',
        url,
        payload: { ...body, persists },
        headers: { host: 'shop.test', cookie },
      });
    expect((await send(false)).json()).toEqual({ data: { saved: false } });
    expect((await send(true)).json()).toEqual({ data: { saved: true } });
    const saved = await shop.database.db
      .selectFrom('accounts')
      .select('preferred_store')
      .where('username', '=', account.username)
      .execute();
    expect(saved).toContainEqual({ preferred_store: '1547' });
  });
});
