import { ServiceFault } from '../../../kernel/http/service-call.ts';
import { createTiles } from './create-tiles.ts';
import type { TileId } from './tile-area.ts';

const HOUR_MS = 3_600_000;
/** Tiles of Massachusetts. */
const tile = (x: number) => ({ z: 12, x: 1230 + x, y: 1515 });

function open(
  get: (id: TileId) => Promise<Buffer | undefined> = async () => Buffer.alloc(100),
  maxKeptBytes?: number,
) {
  const clock = { now: Date.UTC(2026, 10, 26) };
  const provider = { get: jest.fn(get) };
  const report = jest.fn();
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
  expect(one).toBe(other);
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
  expect(await empty.tiles.get(tile(0))).toBeUndefined();
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
  expect(await tiles.get({ z: 12, x: 2074, y: 1409 })).toBeUndefined();
  expect(provider.get).not.toHaveBeenCalled();
});

it('leaves the service alone after three failures, and serves kept tiles meanwhile', async () => {
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
  expect(await tiles.get(tile(0))).toHaveLength(10);
});
