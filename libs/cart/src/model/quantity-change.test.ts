import { combineChanges, quantityAfter, withoutSent } from './quantity-change.ts';
import { resumeChange } from './resume-change.ts';

it('applies steps to the current quantity; a typed quantity replaces it', () => {
  expect(quantityAfter({ by: 1 }, 13)).toBe(14);
  expect(quantityAfter({ wanted: 3 }, 13)).toBe(3);
  expect(quantityAfter({ wanted: 3, by: 1 }, 13)).toBe(4);
  expect(quantityAfter({ by: -5 }, 2)).toBe(1);
});

it('adds steps up; a typed quantity replaces earlier changes', () => {
  expect(combineChanges({ by: 1 }, { by: 1 })).toEqual({ by: 2 });
  expect(combineChanges({ wanted: 3 }, { by: 1 })).toEqual({ wanted: 3, by: 1 });
  expect(combineChanges({ by: 4 }, { wanted: 3 })).toEqual({ wanted: 3 });
});

it('keeps the part that was requested after the change was sent', () => {
  expect(withoutSent({ by: 1 }, { by: 1 })).toBeUndefined();
  expect(withoutSent({ by: 3 }, { by: 1 })).toEqual({ by: 2 });
  expect(withoutSent({ wanted: 3, by: 2 }, { wanted: 3, by: 1 })).toEqual({ by: 1 });
  expect(withoutSent({ wanted: 3 }, { by: 1 })).toEqual({ wanted: 3 });
  expect(withoutSent({ wanted: 5 }, { wanted: 3 })).toEqual({ wanted: 5 });
});

it.each([
  ['not applied', { by: 2 }, 8, { by: 2 }],
  ['partly applied', { by: 2 }, 9, { by: 1 }],
  ['applied', { by: 2 }, 10, undefined],
  ['not applied, and increased in another window', { by: 2 }, 13, { by: 2 }],
  ['typed', { wanted: 3 }, 13, { wanted: 3 }],
  ['typed, then stepped', { wanted: 3, by: 1 }, 13, { wanted: 4 }],
])('computes the change to request again: %s', (_, change, held, again) => {
  expect(resumeChange(change, 8, held)).toEqual(again);
});
