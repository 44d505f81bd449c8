import { add, readCart } from '../../testing/carts.ts';
import { createTestShop, type TestShop } from '../../testing/test-shop.ts';
import { createRecentSessions, shareSessionLookup } from './session-lookups.ts';
import type { Session } from './sessions.repository.ts';

const session: Session = {
  id: 'id',
  epoch: 'epoch',
  accounts: {},
  expiresAt: new Date(60_000),
  lastSeenAt: new Date(0),
};

it('keeps a session for five seconds, and not beyond its end', () => {
  let at = 0;
  const recent = createRecentSessions(() => new Date(at));
  recent.keep('a', session);
  recent.keep('b', { ...session, expiresAt: new Date(2000) });
  at = 1999;
  expect(recent.get('b')?.id).toBe('id');
  at = 2000;
  expect(recent.get('b')).toBeUndefined();
  at = 4999;
  expect(recent.get('a')?.id).toBe('id');
  at = 5000;
  expect(recent.get('a')).toBeUndefined();
});

it('evicts a dropped session, and the oldest one of too many', () => {
  const recent = createRecentSessions(() => new Date(0));
  recent.keep('first', session);
  recent.keep('dropped', session);
  recent.drop('dropped');
  expect(recent.get('dropped')).toBeUndefined();
  for (let index = 0; index < 10_000; index += 1) recent.keep(`session-${index}`, session);
  expect(recent.get('first')).toBeUndefined();
  expect(recent.get('session-0')).toBe(session);
});

describe('a session that another process has just ended', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await createTestShop({ products: [{ sku: 'paper' }] });
  });
  afterAll(() => shop.close());

  it('writes nothing, and the next call starts a new one', async () => {
    const shopper = shop.shopper();
    await add(shopper, 'paper', 2);
    // The first add started the session, and this one finds it.
    await add(shopper, 'paper');
    const { db } = shop.database;
    // A guest's cart ends with its session.
    await db.deleteFrom('sessions').execute();
    const refused = await add(shopper, 'paper');
    expect(refused.status).toBe(409);
    expect(refused.body.error.code).toBe('SESSION_CHANGED');
    expect(await db.selectFrom('carts').select('id').execute()).toEqual([]);
    expect((await add(shopper, 'paper', 3)).status).toBe(200);
    expect((await readCart(shopper)).items.map(({ qty }) => qty)).toEqual([3]);
  });

  it('is looked up once by the calls of a page, and again by the next page', async () => {
    const shopper = shop.shopper();
    await add(shopper, 'paper', 2);
    const readTwice = async () => {
      const before = await readCart(shopper);
      await shop.database.db
        .updateTable('sessions')
        .set({ expires_at: new Date(0) })
        .execute();
      return [before, await readCart(shopper)].map(({ items }) => items.length);
    };
    expect(await shareSessionLookup(readTwice)).toEqual([1, 1]);
    expect(await shareSessionLookup(readTwice)).toEqual([0, 0]);
  });
});
