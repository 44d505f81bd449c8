import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PAYMENT_CODES, VENDOR_PAYMENT_CODES } from '@foolscap/payments/model';
import { readStates } from '../../checks/story-coverage/read-states.mjs';
import { outcomes } from '../outcomes.mjs';
import { writePaymentDocument } from './document.mjs';
import { paymentOutcomes } from './outcomes.mjs';

const root = join(dirname(expect.getState().testPath), '../../..');
const read = (path) => readFileSync(join(root, path), 'utf8');
const states = ['checkout', 'payments'].flatMap((library) => readStates(root, library).states);
const storyOf = (name) => states.find((state) => state.name === name)?.story;
// Formatting pads the cells.
const cells = (page) => page.replaceAll(/-{2,}/g, '-').replaceAll(/[ \t\n]+/g, '');

it('documents every outcome with the steps that are run', () => {
  expect(cells(read('docs/qa-payments.md'))).toBe(cells(writePaymentDocument(storyOf)));
});

it('names only story states that exist', () => {
  const named = paymentOutcomes.flatMap(({ state }) => state ?? []);
  expect(named.filter((name) => !storyOf(name))).toEqual([]);
});

/**
 * Outcomes that tests of the API show. A captcha solution is valid for ten minutes (captcha.test.ts), and a guest has no rewards
 * (rewards-payments.test.ts).
 */
const SHOWN_ELSEWHERE = new Set(['CAPTCHA_EXPIRED', 'REWARDS_NOT_AVAILABLE']);

it('produces every payment code', () => {
  const codes = Object.values({ ...PAYMENT_CODES, ...VENDOR_PAYMENT_CODES });
  const covered = new Set(paymentOutcomes.map(({ code }) => code));
  expect(codes.filter((code) => !covered.has(code) && !SHOWN_ELSEWHERE.has(code))).toEqual([]);
});

it('has no duplicate steps for an outcome', () => {
  const ways = [...paymentOutcomes, ...outcomes].map(({ code, steps, tenant }) =>
    JSON.stringify([code, tenant, steps]),
  );
  expect(ways.filter((way, index) => ways.indexOf(way) !== index)).toEqual([]);
});

it('shares no code of payments with the outcomes of the cart', () => {
  const codes = new Set(Object.values({ ...PAYMENT_CODES, ...VENDOR_PAYMENT_CODES }));
  expect(outcomes.map(({ code }) => code).filter((code) => codes.has(code))).toEqual([]);
});
