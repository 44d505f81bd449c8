import { ServiceFault } from '../../http/service-call.ts';
import type { ZipPlace } from '../zip-places.ts';
import { createPlaces } from './create-places.ts';

const NATICK: ZipPlace = { city: 'Natick', state: 'MA', latitude: 42.28, longitude: -71.35 };
const HOUR_MS = 3_600_000;

function open(find: () => Promise<ZipPlace | undefined>) {
  const clock = { now: Date.UTC(2026, 10, 26) };
  const provider = { find: vi.fn(find) };
  const report = vi.fn();
  const places = createPlaces({ provider, now: () => new Date(clock.now), report });
  return { clock, provider, report, search: (text: string) => places.findByService(text, 'sdc') };
}

it('calls no service without one', async () => {
  const places = createPlaces({ now: () => new Date() });
  expect(await places.findByService('Natick', 'sdc')).toBeUndefined();
  expect(places.findOwn('Natick')).toMatchObject({ city: 'Natick', state: 'MA' });
});

it('shares one call between equal searches, and keeps its reply for a day at most', async () => {
  const { clock, provider, search } = open(async () => NATICK);
  const found = { place: NATICK, isServiceDown: false };
  expect(await Promise.all([search('Natick, MA'), search('natick  ma')])).toEqual([found, found]);
  clock.now += 7 * HOUR_MS;
  await search('NATICK MA');
  expect(provider.find).toHaveBeenCalledTimes(1);
  clock.now += 18 * HOUR_MS;
  await search('Natick, MA');
  expect(provider.find).toHaveBeenCalledTimes(2);
});

it('caches that a place is unknown, but not that the service failed', async () => {
  const unknown = open(async () => undefined);
  await unknown.search('Qwertyville');
  expect(await unknown.search('Qwertyville')).toEqual({ place: undefined, isServiceDown: false });
  expect(unknown.provider.find).toHaveBeenCalledTimes(1);
  const failing = open(() => Promise.reject(new ServiceFault('timeout')));
  await failing.search('Natick');
  expect(await failing.search('Natick')).toEqual({ isServiceDown: true });
  expect(failing.provider.find).toHaveBeenCalledTimes(2);
  expect(failing.report).toHaveBeenCalledWith(expect.objectContaining({ reason: 'timeout' }));
});

it('makes no calls for 30 seconds after three failures in a row', async () => {
  let isDown = true;
  const { clock, provider, report, search } = open(async () => {
    if (isDown) throw new ServiceFault('timeout');
    return NATICK;
  });
  for (const text of ['a', 'b', 'c', 'd', 'e']) expect(await search(text)).toEqual({ isServiceDown: true });
  expect(provider.find).toHaveBeenCalledTimes(3);
  expect(report).toHaveBeenCalledTimes(3);
  clock.now += 30_000;
  isDown = false;
  expect(await search('f')).toEqual({ place: NATICK, isServiceDown: false });
});

it('calls the service at most 120 times per minute, and reports each minute with more searches once', async () => {
  const { clock, provider, report, search } = open(async () => NATICK);
  const replies = [];
  for (let index = 0; index < 120; index += 1) replies.push(await search(`place ${index}`));
  expect(report).not.toHaveBeenCalled();
  for (let index = 120; index < 125; index += 1) replies.push(await search(`place ${index}`));
  expect(provider.find).toHaveBeenCalledTimes(120);
  expect(replies.slice(120)).toEqual(Array(5).fill({ isServiceDown: true }));
  expect(report.mock.calls).toEqual([[expect.objectContaining({ reason: 'quota' })]]);
  clock.now += 60_000;
  expect(await search('later')).toMatchObject({ isServiceDown: false });
  for (let index = 0; index < 125; index += 1) await search(`other ${index}`);
  expect(report).toHaveBeenCalledTimes(2);
});
