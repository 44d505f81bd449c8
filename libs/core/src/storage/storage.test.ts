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

describe('createExpiringStorage', () => {
  beforeEach(() => localStorage.clear());

  it('returns a value until it expires', () => {
    const clock = createTestClock();
    const storage = createExpiringStorage(() => localStorage, clock);
    expect(storage.set('count', { n: 3 }, 1000)).toBe(true);
    clock.advance(999);
    expect(storage.get('count')).toEqual({ n: 3 });
    clock.advance(1);
    expect(storage.get('count')).toBeUndefined();
    expect(localStorage).toHaveLength(0);
  });

  it('keeps the value in memory if the storage is full', () => {
    const storage = createExpiringStorage(() => full, createTestClock());
    expect(storage.set('count', 3, 1000)).toBe(false);
    expect(storage.get('count')).toBe(3);
  });

  it('works without access to the storage', () => {
    const storage = createExpiringStorage(() => {
      throw new DOMException('blocked', 'SecurityError');
    }, createTestClock());
    storage.set('count', 3, 1000);
    expect(storage.get('count')).toBe(3);
    storage.remove('count');
    expect(storage.get('count')).toBeUndefined();
  });

  it.each(['{', 'null', '17', '{"value":1}', '{"value":1,"until":"soon"}'])(
    'ignores the corrupt entry %s',
    (text) => {
      localStorage.setItem('foolscap:count', text);
      expect(createExpiringStorage(() => localStorage, createTestClock()).get('count')).toBeUndefined();
    },
  );
});
