import { freezeTime, settle } from '@foolscap/fake-time';
import { type Locks, takeTurn, type TryLocks, tryTurn } from './take-turn.ts';

freezeTime();

/** A browser's locks: a name has one holder at a time. */
function createLocks(): Locks {
  let last: Promise<unknown> = Promise.resolve();
  return {
    request: (_name: string, hold: () => Promise<void>) => {
      const held = last.then(hold);
      last = held;
      return held;
    },
  };
}

it('waits for the tab that has the turn', async () => {
  const locks = createLocks();
  const giveBack = await takeTurn('tokens', locks);
  let isNext = false;
  const next = takeTurn('tokens', locks).then((release) => {
    isNext = true;
    return release;
  });
  await settle();
  expect(isNext).toBe(false);
  giveBack();
  (await next)();
  expect(isNext).toBe(true);
});

it('does not wait without locks, and reports a refusal', async () => {
  (await takeTurn('tokens', undefined))();
  const refusing = { request: () => Promise.reject(new Error('SecurityError')) };
  await expect(takeTurn('tokens', refusing)).rejects.toThrow('SecurityError');
});

describe('trying for a turn', () => {
  /** Locks of one browser, for all its tabs. */
  function createTryLocks(): TryLocks {
    const held = new Set<string>();
    return {
      async request(name, _options, task) {
        if (held.has(name)) return task(null);
        held.add(name);
        await task({ name });
        held.delete(name);
      },
    };
  }

  it('gets it once until it is given back, for each name', async () => {
    const locks = createTryLocks();
    const giveBack = await tryTurn('buy', locks);
    expect(giveBack).toBeDefined();
    expect(await tryTurn('buy', locks)).toBeUndefined();
    expect(await tryTurn('other', locks)).toBeDefined();
    await giveBack!();
    expect(await tryTurn('buy', locks)).toBeDefined();
  });

  it('gets it where the browser has no locks, or refuses them', async () => {
    expect(await tryTurn('buy', undefined)).toBeDefined();
    expect(await tryTurn('buy', { request: () => Promise.reject(new Error('refused')) })).toBeDefined();
  });
});
