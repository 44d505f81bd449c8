import { createTestClock } from '../clock/index.ts';
import { createExpiringStorage } from './index.ts';
import type { KeyValueStore } from './index.ts';

const full: KeyValueStore = {
  getItem: () => null,
  setItem: () => {
    throw new DOMException('full', 'QuotaExceededError');
  },
  removeItem: () => undefined,
};

describe('the expiring storage', () => {
  beforeEach(() => localStorage.clear());

  it('gives a value back until its time is over', () => {
    const clock = createTestClock();
    const storage = createExpiringStorage(() => localStorage, clock);
    expect(storage.set('count', { n: 3 }, 1000)).toBe(true);
    clock.advance(999);
    expect(storage.get('count')).toEqual({ n: 3 });
    clock.advance(1);
    expect(storage.get('count')).toBeUndefined();
    expect(localStorage).toHaveLength(0);
  });

  it('keeps the value for this page when the storage is full', () => {
    const storage = createExpiringStorage(() => full, createTestClock());
    expect(storage.set('count', 3, 1000)).toBe(false);
    expect(storage.get('count')).toBe(3);
  });

  it('lives through a storage that may not even be touched', () => {
    const storage = createExpiringStorage(() => {
      throw new DOMException('blocked', 'SecurityError');
    }, createTestClock());
    storage.set('count', 3, 1000);
    expect(storage.get('count')).toBe(3);
    storage.remove('count');
    expect(storage.get('count')).toBeUndefined();
  });

  it.each(['{', 'null', '17', '{"value":1}', '{"value":1,"until":"soon"}'])(
    'takes the corrupt entry %s for none',
    (text) => {
      localStorage.setItem('foolscap:count', text);
      expect(createExpiringStorage(() => localStorage, createTestClock()).get('count')).toBeUndefined();
    },
  );
});
