/** @jest-environment node */
import { arrivalTexts } from './arrival-texts.ts';

const near = { minDeliveryDate: '2026-11-30', maxDeliveryDate: '2026-12-01' };
const far = { minDeliveryDate: '2026-12-02', maxDeliveryDate: '2026-12-03' };

it('says when each line arrives where they arrive at different times', () => {
  expect(arrivalTexts([near, far, {}])).toEqual([
    'Arrives Mon, Nov 30 – Tue, Dec 1',
    'Arrives Wed, Dec 2 – Thu, Dec 3',
    undefined,
  ]);
});

it('says nothing of lines that arrive together, or that have no dates', () => {
  expect(arrivalTexts([near, near, {}])).toEqual([undefined, undefined, undefined]);
  expect(arrivalTexts([{}, {}])).toEqual([undefined, undefined]);
});
