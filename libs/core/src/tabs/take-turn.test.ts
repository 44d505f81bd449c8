import { type Locks, takeTurn } from './take-turn.ts';

/** The locks of a browser: one holder of a name at a time. */
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
  await new Promise((resolve) => setTimeout(resolve, 5));
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
