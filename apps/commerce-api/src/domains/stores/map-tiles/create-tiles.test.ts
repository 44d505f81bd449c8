import { ServiceFault } from '../../../kernel/http/service-call.ts';
import { createTiles } from './create-tiles.ts';
import type { TileId } from './tile-area.ts';

const HOUR_MS = 3_600_000;
/** Returns a tile of Massachusetts. */
const tile = (x: number) => ({ z: 12, x: 1230 + x, y: 1515 });

function open(
  get: (id: TileId) => Promise<Buffer | undefined> = async () => Buffer.alloc(100),
  maxKeptBytes?: number,
) {
  const clock = { now: Date.UTC(2026, 10, 26) };
  const provider = { get: vi.fn(get) };
  const report = vi.fn();
  const tiles = createTiles({
    provider,
    now: () => new Date(clock.now),
    report,
    ...(maxKeptBytes === undefined ? {} : { maxKeptBytes }),
  });
  return { clock, provider, report, tiles };
}

it('shares one call between equal requests, and keeps the tile for a day', async () => {
  const { clock, provider, tiles } = open();
  const [one, other] = await Promise.all([tiles.get(tile(0)), tiles.get(tile(0))]);
  expect(one.content).toBe(other.content);
  clock.now += 23 * HOUR_MS;
  await tiles.get(tile(0));
  expect(provider.get).toHaveBeenCalledTimes(1);
  clock.now += HOUR_MS;
  await tiles.get(tile(0));
  expect(provider.get).toHaveBeenCalledTimes(2);
});

it('keeps that a tile has nothing, but not that the service failed', async () => {
  const empty = open(async () => undefined);
  await empty.tiles.get(tile(0));
  expect((await empty.tiles.get(tile(0))).content).toBeUndefined();
  expect(empty.provider.get).toHaveBeenCalledTimes(1);
  const failing = open(() => Promise.reject(new ServiceFault('timeout')));
  for (let time = 0; time < 2; time += 1)
    await expect(failing.tiles.get(tile(0))).rejects.toMatchObject({ reason: 'timeout' });
  expect(failing.provider.get).toHaveBeenCalledTimes(2);
  expect(failing.report).toHaveBeenCalledTimes(2);
});

it('drops the tile that was not used for the longest time when the memory is full', async () => {
  const { provider, tiles } = open(undefined, 700);
  await tiles.get(tile(0));
  await tiles.get(tile(1));
  await tiles.get(tile(0));
  await tiles.get(tile(2));
  expect(provider.get).toHaveBeenCalledTimes(3);
  await tiles.get(tile(0));
  expect(provider.get).toHaveBeenCalledTimes(3);
  await tiles.get(tile(1));
  expect(provider.get).toHaveBeenCalledTimes(4);
});

it('does not request tiles outside of the United States', async () => {
  const { provider, tiles } = open();
  // Paris.
  expect(await tiles.get({ z: 12, x: 2074, y: 1409 })).toEqual({ content: undefined, seconds: 86_400 });
  expect(provider.get).not.toHaveBeenCalled();
});

it('stops calling the service after three failures, and serves cached tiles in the meantime', async () => {
  let isDown = false;
  const { provider, tiles } = open(async () => {
    if (isDown) throw new ServiceFault('status', '500');
    return Buffer.alloc(10);
  });
  await tiles.get(tile(0));
  isDown = true;
  for (const x of [1, 2, 3]) await expect(tiles.get(tile(x))).rejects.toThrow('status: 500');
  await expect(tiles.get(tile(4))).rejects.toMatchObject({ reason: 'paused' });
  expect(provider.get).toHaveBeenCalledTimes(4);
  expect((await tiles.get(tile(0))).content).toHaveLength(10);
});

it('keeps a tile no longer than a day in total, and an empty one for some minutes', async () => {
  const { clock, tiles } = open();
  expect((await tiles.get(tile(0))).seconds).toBe(86_400);
  clock.now += 23 * HOUR_MS + 1000;
  expect((await tiles.get(tile(0))).seconds).toBe(3599);
  const empty = open(async () => undefined);
  expect((await empty.tiles.get(tile(0))).seconds).toBe(300);
  empty.clock.now += 299_000;
  expect((await empty.tiles.get(tile(0))).seconds).toBe(1);
  empty.clock.now += 1000;
  await empty.tiles.get(tile(0));
  expect(empty.provider.get).toHaveBeenCalledTimes(2);
});

it.each([
  ['invalid-reply', 'too large'],
  ['status', '400'],
  ['status', '410'],
] as const)('serves other tiles while one of them is bad: %s, %s', async (reason, detail) => {
  const fault = new ServiceFault(reason, detail);
  const { clock, provider, report, tiles } = open(async ({ x }) => {
    if (x === tile(0).x) throw fault;
    return Buffer.alloc(10);
  });
  for (let time = 0; time < 4; time += 1) await expect(tiles.get(tile(0))).rejects.toBe(fault);
  // The failure is cached for a minute.
  expect(provider.get).toHaveBeenCalledTimes(1);
  expect(report).toHaveBeenCalledTimes(1);
  for (let time = 0; time < 3; time += 1) {
    clock.now += 60_000;
    await expect(tiles.get(tile(0))).rejects.toBe(fault);
  }
  expect(provider.get).toHaveBeenCalledTimes(4);
  expect((await tiles.get(tile(1))).content).toHaveLength(10);
});

it.each(['401', '403', '429', '500'])('leaves a service alone that refuses all tiles: %s', async (status) => {
  const { provider, tiles } = open(() => Promise.reject(new ServiceFault('status', status)));
  for (const x of [1, 2, 3]) await expect(tiles.get(tile(x))).rejects.toMatchObject({ reason: 'status' });
  await expect(tiles.get(tile(4))).rejects.toMatchObject({ reason: 'paused' });
  expect(provider.get).toHaveBeenCalledTimes(3);
});
