/** @jest-environment node */
import { arrivalTexts } from './arrival-texts.ts';

const near = { minDeliveryDate: '2026-11-30', maxDeliveryDate: '2026-12-01' };
const far = { minDeliveryDate: '2026-12-02', maxDeliveryDate: '2026-12-03' };

it('returns a text for each line if lines arrive at different times', () => {
  expect(arrivalTexts([near, far, {}])).toEqual([
    'Arrives Mon, Nov 30 – Tue, Dec 1',
    'Arrives Wed, Dec 2 – Thu, Dec 3',
    undefined,
  ]);
});

it('returns no texts for lines that arrive together or have no dates', () => {
  expect(arrivalTexts([near, near, {}])).toEqual([undefined, undefined, undefined]);
  expect(arrivalTexts([{}, {}])).toEqual([undefined, undefined]);
});
