import { deliveryWindow } from './dates.ts';

it.each([
  ['2026-11-30', '2026-12-03', 'Mon, Nov 30 – Thu, Dec 3'],
  ['2026-11-30', '2026-11-30', 'Mon, Nov 30'],
  [undefined, '2026-11-30', '1-6 business days'],
  ['soon', '2026-11-30', '1-6 business days'],
])('from %p to %p reads %s', (min, max, text) => expect(deliveryWindow(min, max)).toBe(text));
