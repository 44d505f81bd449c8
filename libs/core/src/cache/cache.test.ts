import { createSwrCache } from './index.ts';

function setUp(seconds = 10, maxEntries = 2) {
  const clock = { now: 0 };
  let loads = 0;
  const cache = createSwrCache<string>({ seconds, maxEntries, now: () => clock.now });
  const load = jest.fn(async () => `value ${(loads += 1)}`);
  return { clock, cache, load, get: (key = 'a') => cache.get(key, load) };
}

it('shares one load between concurrent readers and serves the value while it is fresh', async () => {
  const { get, load, clock } = setUp();
  expect(await Promise.all([get(), get(), get()])).toEqual(['value 1', 'value 1', 'value 1']);
  clock.now = 9999;
  expect(await get()).toBe('value 1');
  expect(load).toHaveBeenCalledTimes(1);
});

it('serves a stale value while it is renewed', async () => {
  const { get, load, clock } = setUp();
  await get();
  clock.now = 12_000;
  expect(await Promise.all([get(), get()])).toEqual(['value 1', 'value 1']);
  expect(load).toHaveBeenCalledTimes(2);
  expect(await get()).toBe('value 2');
});

it('never serves an expired value', async () => {
  const { get, clock } = setUp();
  await get();
  clock.now = 31_000;
  expect(await get()).toBe('value 2');
});

it('does not cache failures or values that are not cacheable, and evicts the least recently used', async () => {
  const { cache, get, load } = setUp();
  await expect(cache.get('bad', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await cache.get('bad', load)).toBe('value 1');
  await cache.get('small', load, () => false);
  expect(await cache.get('small', load)).toBe('value 3');
  await get('x');
  await get('y');
  await get('z');
  expect(await get('x')).toBe('value 7');
});

it('keeps the stale value when renewing fails', async () => {
  const { cache, get, clock } = setUp();
  await get();
  clock.now = 11_000;
  expect(await cache.get('a', () => Promise.reject(new Error('down')))).toBe('value 1');
  await Promise.resolve();
  expect(await get()).toBe('value 1');
});

it('caches nothing for 0 seconds', async () => {
  const { get } = setUp(0);
  expect([await get(), await get()]).toEqual(['value 1', 'value 2']);
});
