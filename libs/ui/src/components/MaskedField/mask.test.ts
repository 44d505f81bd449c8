import fc from 'fast-check';
import { applyMask, extractDigits, formatDigits, type Mask } from './mask.ts';

const card: Mask = { groups: [4, 4, 4, 4] };

/** Types, deletes or pastes like a browser, then formats the text. `|` marks the caret. */
function edit(from: string, change: { put?: string; del?: 'back' | 'forward' }, mask: Mask = card): string {
  const caret = from.indexOf('|');
  const before = from.replace('|', '');
  const [start, end] =
    change.del === 'back'
      ? [Math.max(caret - 1, 0), caret]
      : change.del === 'forward'
        ? [caret, caret + 1]
        : [caret, caret];
  const put = change.put ?? '';
  const typed = before.slice(0, start) + put + before.slice(end);
  const after = applyMask(
    { before, typed, caret: start + put.length, forward: change.del === 'forward' },
    mask,
  );
  expect(after.text).toBe(formatDigits(after.digits, mask));
  return `${after.text.slice(0, after.caret)}|${after.text.slice(after.caret)}`;
}

describe('typing', () => {
  test.each([
    ['|', '4', '4|'],
    ['4111|', '2', '4111 2|'],
    ['41|11 2', '9', '419|1 12'],
    ['411|1 2', '9', '4119 |12'],
    ['4111| 2222', '3', '4111 3|222 2'],
    ['4111 |2222', '3', '4111 3|222 2'],
    ['41|11', 'x', '41|11'],
    ['4111|', ' ', '4111|'],
    ['4111 2222 3333 4444|', '5', '4111 2222 3333 4444|'],
    ['41|11 2222 3333 4444', '5', '41|11 2222 3333 4444'],
  ])('%p and %p gives %p', (from, put, to) => {
    expect(edit(from, { put })).toBe(to);
  });
});

describe('deleting', () => {
  test.each([
    ['4111 2|', 'back', '4111|'],
    ['4111 |2222', 'back', '411|2 222'],
    ['4111| 2222', 'back', '411|2 222'],
    ['4111| 2222', 'forward', '4111| 222'],
    ['4111 |2222', 'forward', '4111| 222'],
    ['|4111', 'back', '|4111'],
    ['4111|', 'forward', '4111|'],
    ['|4111 2', 'forward', '|1112'],
  ] as const)('%p %s is %p', (from, del, to) => {
    expect(edit(from, { del })).toBe(to);
  });

  test('deletes several characters across a separator', () => {
    const after = applyMask({ before: '4111 2222 3', typed: '4122 3', caret: 2 }, card);
    expect(after).toEqual({ digits: '41223', text: '4122 3', caret: 2 });
  });
});

describe('paste and autofill', () => {
  test.each([
    ['|', '4111-2222-3333-4444', '4111 2222 3333 4444|'],
    ['|', ' 4111 2222 3333 4444 ', '4111 2222 3333 4444|'],
    ['|', '41112222333344445555', '4111 2222 3333 4444|'],
    ['41|44', '11 22', '4111 22|44'],
  ])('%p and %p gives %p', (from, put, to) => {
    expect(edit(from, { put })).toBe(to);
  });

  test('replacing the whole field with unformatted digits loses none', () => {
    const after = applyMask({ before: '4111 2222', typed: '41112222', caret: 8 }, card);
    expect(after).toEqual({ digits: '41112222', text: '4111 2222', caret: 9 });
  });

  test('handles a missing caret', () => {
    expect(applyMask({ before: '', typed: '41112222333344445', caret: 0 }, card).digits).toBe(
      '4111222233334444',
    );
  });
});

test('groups can depend on the digits', () => {
  const mask: Mask = { groups: (digits) => (digits.startsWith('3') ? [4, 6, 5] : [4, 4, 4, 4]) };
  expect(edit('|', { put: '378282246310005' }, mask)).toBe('3782 822463 10005|');
  expect(edit('|4111 1111 11', { put: '3' }, mask)).toBe('3|411 111111 1');
});

describe('any edit', () => {
  const masks = fc.record({
    groups: fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 5 }),
    separator: fc.constantFrom(' ', '-', '/', ' - '),
  });
  const digits = fc.stringMatching(/^\d{0,24}$/);
  const most = (mask: Mask) => (mask.groups as number[]).reduce((sum, size) => sum + size, 0);

  test('formatting keeps the digits in order, without separators at either end', () => {
    fc.assert(
      fc.property(digits, masks, (all, mask) => {
        const text = formatDigits(all, mask);
        expect(extractDigits(text)).toBe(all.slice(0, most(mask)));
        expect(text).toMatch(/^$|^\d(.*\d)?$/);
        expect(formatDigits(extractDigits(text), mask)).toBe(text);
      }),
    );
  });

  /** The model: a field without a mask that accepts only digits and has the same maximum length. */
  const changes = fc.array(
    fc.record({
      at: fc.nat(30),
      act: fc.oneof(
        fc.constantFrom('back' as const, 'forward' as const),
        fc.stringMatching(/^[\d x/-]{1,8}$/).map((put) => ({ put })),
      ),
    }),
    { maxLength: 40 },
  );

  test('behaves as if there were no separators', () => {
    fc.assert(
      fc.property(masks, changes, (mask, list) => {
        let shown = '';
        let meant = '';
        for (const { at, act } of list) {
          const place = Math.min(at, shown.length);
          const behind = extractDigits(shown.slice(0, place)).length;
          let after: string;
          let caret: number;
          if (act === 'back') {
            after = edit(`${shown.slice(0, place)}|${shown.slice(place)}`, { del: 'back' }, mask);
            caret = Math.max(behind - 1, 0);
            meant = meant.slice(0, caret) + meant.slice(behind);
          } else if (act === 'forward') {
            after = edit(`${shown.slice(0, place)}|${shown.slice(place)}`, { del: 'forward' }, mask);
            caret = behind;
            meant = meant.slice(0, behind) + meant.slice(behind + 1);
          } else {
            after = edit(`${shown.slice(0, place)}|${shown.slice(place)}`, act, mask);
            const put = extractDigits(act.put).slice(0, most(mask) - meant.length);
            caret = behind + put.length;
            meant = meant.slice(0, behind) + put + meant.slice(behind);
          }
          const mark = after.indexOf('|');
          shown = after.replace('|', '');
          expect(extractDigits(shown)).toBe(meant);
          expect(extractDigits(after.slice(0, mark)).length).toBe(caret);
        }
      }),
    );
  });

  test('any text and caret result in formatted text with the caret inside', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.string(),
        fc.nat(40),
        fc.boolean(),
        masks,
        (before, typed, caret, forward, mask) => {
          const after = applyMask({ before, typed, caret: Math.min(caret, typed.length), forward }, mask);
          expect(after.text).toBe(formatDigits(after.digits, mask));
          expect(after.digits).toMatch(/^\d*$/);
          expect(after.digits.length).toBeLessThanOrEqual(most(mask));
          expect(after.caret).toBeGreaterThanOrEqual(0);
          expect(after.caret).toBeLessThanOrEqual(after.text.length);
        },
      ),
    );
  });
});
