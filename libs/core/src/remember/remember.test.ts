import { createRemembered } from './index.ts';

function setUp(seconds = 10, most = 2) {
  const clock = { now: 0 };
  let made = 0;
  const remembered = createRemembered<string>({ seconds, most, now: () => clock.now });
  const make = jest.fn(async () => `answer ${(made += 1)}`);
  return { clock, remembered, make, ask: (key = 'a') => remembered.get(key, make) };
}

it('makes one answer for all who ask at once, and gives it while it is fresh', async () => {
  const { ask, make, clock } = setUp();
  expect(await Promise.all([ask(), ask(), ask()])).toEqual(['answer 1', 'answer 1', 'answer 1']);
  clock.now = 9999;
  expect(await ask()).toBe('answer 1');
  expect(make).toHaveBeenCalledTimes(1);
});

it('gives an answer that has just grown old, and makes a newer one meanwhile', async () => {
  const { ask, make, clock } = setUp();
  await ask();
  clock.now = 12_000;
  expect(await Promise.all([ask(), ask()])).toEqual(['answer 1', 'answer 1']);
  expect(make).toHaveBeenCalledTimes(2);
  expect(await ask()).toBe('answer 2');
});

it('never gives an answer that is far too old', async () => {
  const { ask, clock } = setUp();
  await ask();
  clock.now = 31_000;
  expect(await ask()).toBe('answer 2');
});

it('forgets failures, answers that are not worth it, and those not asked for longest', async () => {
  const { remembered, ask, make } = setUp();
  await expect(remembered.get('bad', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await remembered.get('bad', make)).toBe('answer 1');
  await remembered.get('small', make, () => false);
  expect(await remembered.get('small', make)).toBe('answer 3');
  await ask('x');
  await ask('y');
  await ask('z');
  expect(await ask('x')).toBe('answer 7');
});

it('keeps the former answer when a newer one cannot be made', async () => {
  const { remembered, ask, clock } = setUp();
  await ask();
  clock.now = 11_000;
  expect(await remembered.get('a', () => Promise.reject(new Error('down')))).toBe('answer 1');
  await Promise.resolve();
  expect(await ask()).toBe('answer 1');
});

it('remembers nothing when told so', async () => {
  const { ask } = setUp(0);
  expect([await ask(), await ask()]).toEqual(['answer 1', 'answer 2']);
});
