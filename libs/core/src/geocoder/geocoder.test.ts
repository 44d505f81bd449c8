import { createTestClock, DAY, HOUR } from '../clock/index.ts';
import { HttpError } from '../http/index.ts';
import type { Call } from '../http/index.ts';
import { createExpiringStorage } from '../storage/index.ts';
import { createGeocoder, ZIP_PLACES_KEY } from './index.ts';

const NATICK = { zipCode: '01760', city: 'Natick', state: 'MA' };
const PLACES: Record<string, object> = {
  '01760': NATICK,
  '10001': { zipCode: '10001', city: 'New York', state: 'NY' },
};

beforeEach(() => localStorage.clear());

function open() {
  const clock = createTestClock();
  const storage = createExpiringStorage(() => localStorage, clock);
  const send = jest.fn(async ({ path }: Call) => {
    const data = PLACES[path.slice(-5)];
    if (!data) throw new HttpError({ code: 'UNKNOWN_ZIPCODE', status: 404, retryable: false, message: '' });
    return { data, status: 200, headers: {} };
  });
  const create = () => createGeocoder({ http: { send: send as never }, storage, clock });
  return { clock, storage, send, create, geocoder: create() };
}

it('finds the city and state of a ZIP code', async () => {
  const { geocoder, send } = open();
  expect(await geocoder.find('10001')).toEqual({ zipCode: '10001', city: 'New York', state: 'NY' });
  expect(send).toHaveBeenCalledWith({ method: 'GET', path: '/geo/zip/10001' });
});

it('finds 01760 if no code is given', async () => {
  expect(await open().geocoder.find()).toEqual(NATICK);
});

it('keeps a place for one day, also for later pages', async () => {
  const { clock, create, geocoder, send } = open();
  await geocoder.find('01760');
  clock.advance(DAY - 1);
  expect(await create().find('01760')).toEqual(NATICK);
  expect(send).toHaveBeenCalledTimes(1);
  clock.advance(1);
  expect(await create().find('01760')).toEqual(NATICK);
  expect(send).toHaveBeenCalledTimes(2);
});

it('does not keep a place for longer because another one is found', async () => {
  const { clock, geocoder, send } = open();
  await geocoder.find('01760');
  clock.advance(20 * HOUR);
  await geocoder.find('10001');
  clock.advance(5 * HOUR);
  await geocoder.find('01760');
  await geocoder.find('10001');
  expect(send).toHaveBeenCalledTimes(3);
});

it('keeps at most ten places', async () => {
  const { geocoder, send, storage } = open();
  const zipCodes = Array.from({ length: 12 }, (_, index) => `100${String(index + 10)}`);
  for (const zipCode of zipCodes) {
    PLACES[zipCode] = { zipCode, city: 'New York', state: 'NY' };
    await geocoder.find(zipCode);
  }
  expect(storage.get(ZIP_PLACES_KEY)).toHaveLength(10);
  await geocoder.find(zipCodes[11]);
  expect(send).toHaveBeenCalledTimes(12);
});

it('ignores an invalid entry of the storage', async () => {
  const { geocoder, storage } = open();
  for (const entry of ['text', [{ zipCode: '01760', city: 1, state: 'MA', until: Infinity }], [null]]) {
    storage.set(ZIP_PLACES_KEY, entry, DAY);
    expect(await geocoder.find('01760')).toEqual(NATICK);
  }
});

it('sends one request at a time for a code', async () => {
  const { geocoder, send } = open();
  expect(await Promise.all([geocoder.find('01760'), geocoder.find('01760')])).toEqual([NATICK, NATICK]);
  expect(send).toHaveBeenCalledTimes(1);
});

it.each(['00000', 'abcde', '0176', ''])('finds nothing for %j', async (zipCode) => {
  const { geocoder, storage } = open();
  expect(await geocoder.find(zipCode)).toBeUndefined();
  expect(storage.get(ZIP_PLACES_KEY)).toBeUndefined();
});

it('rejects if the call fails, and tries again the next time', async () => {
  const { geocoder, send } = open();
  const failure = { code: 'NETWORK', retryable: true, message: 'Network Error' };
  send.mockRejectedValueOnce(new HttpError(failure));
  await expect(geocoder.find('01760')).rejects.toMatchObject({ failure });
  expect(await geocoder.find('01760')).toEqual(NATICK);
});

it('stops waiting at an abort without an error, and keeps the reply for the next caller', async () => {
  const { geocoder, send } = open();
  const controller = new AbortController();
  const aborted = geocoder.find('01760', controller.signal);
  const other = geocoder.find('01760', new AbortController().signal);
  controller.abort();
  expect(await aborted).toBeUndefined();
  expect(await other).toEqual(NATICK);
  expect(await geocoder.find('01760', controller.signal)).toBeUndefined();
  expect(await geocoder.find('01760')).toEqual(NATICK);
  expect(send).toHaveBeenCalledTimes(1);
});
