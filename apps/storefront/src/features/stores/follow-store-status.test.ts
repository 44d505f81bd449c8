import type { StoreStatus } from '@foolscap/stores/model';
import { anOpening } from '@foolscap/stores/testing';
import { followStoreStatus } from './follow-store-status.ts';

const HOUR = 3600_000;
const daily = { ...anOpening, holidays: [], timeZone: 'America/New_York' };
const opening = { ...daily, hours: Array.from({ length: 7 }, () => ['08:00', '20:00'] as [string, string]) };

const shown: string[] = [];
const follow = () =>
  followStoreStatus(opening, ({ storeStatus, storeStatusTime }: StoreStatus) =>
    shown.push(`${storeStatus} ${storeStatusTime}`),
  );

beforeEach(() => {
  shown.length = 0;
  jest.useFakeTimers({ now: new Date('2026-03-03T19:00:00-05:00') });
});
afterEach(() => jest.useRealTimers());

it('reports the status, and each change of it, with one timer', () => {
  const stop = follow();
  expect(shown).toEqual(['Open until 8 pm']);
  expect(jest.getTimerCount()).toBe(1);
  jest.advanceTimersByTime(HOUR);
  expect(shown.at(-1)).toBe('Closed until 8 am tomorrow');
  jest.advanceTimersByTime(4 * HOUR);
  expect(shown.at(-1)).toBe('Closed until 8 am');
  jest.advanceTimersByTime(8 * HOUR);
  expect(shown.at(-1)).toBe('Open until 8 pm');
  expect(jest.getTimerCount()).toBe(1);
  stop();
  expect(jest.getTimerCount()).toBe(0);
});

it('reports the status when a tab that slept is visible again', () => {
  const stop = follow();
  jest.setSystemTime(new Date('2026-03-04T10:00:00-05:00'));
  document.dispatchEvent(new Event('visibilitychange'));
  expect(shown.at(-1)).toBe('Open until 8 pm');
  jest.setSystemTime(new Date('2026-03-04T21:00:00-05:00'));
  document.dispatchEvent(new Event('visibilitychange'));
  expect(shown.at(-1)).toBe('Closed until 8 am tomorrow');
  expect(jest.getTimerCount()).toBe(1);
  stop();
  shown.length = 0;
  document.dispatchEvent(new Event('visibilitychange'));
  expect(shown).toEqual([]);
});
