import { createTestClock } from '@foolscap/core/clock';
import { createExpiringStorage } from '@foolscap/core/storage';
import {
  chooseAll,
  CONSENT_KEY,
  CONSENT_LIFETIME_MS,
  CONSENT_PURPOSES,
  createConsentRecord,
  getConsent,
  hasPrivacySignal,
  needsChoice,
} from './index.ts';
import type { ConsentChoice, ConsentPurpose } from './index.ts';

describe('the kept choice', () => {
  beforeEach(() => localStorage.clear());
  const clock = createTestClock();
  const createRecord = () =>
    createConsentRecord(
      createExpiringStorage(() => localStorage, clock),
      () => clock.now(),
    );

  it('is read again for a year, with its version and time', () => {
    const keptAt = clock.now();
    createRecord().keep({ analytics: true, advertising: false });
    expect(JSON.parse(localStorage.getItem(`foolscap:${CONSENT_KEY}`)!)).toEqual({
      value: { version: 1, at: keptAt, choice: { analytics: true, advertising: false } },
      until: keptAt + CONSENT_LIFETIME_MS,
    });
    clock.advance(CONSENT_LIFETIME_MS - 1);
    expect(createRecord().read()).toEqual({ analytics: true, advertising: false });
    clock.advance(1);
    expect(createRecord().read()).toBeUndefined();
  });

  it.each([
    ['another version', { version: 0, choice: { analytics: true } }],
    ['no version', { choice: { analytics: true } }],
    ['no choice', { version: 1 }],
    ['values of another type', { version: 1, choice: { analytics: 'yes' } }],
    ['unknown purposes', { version: 1, choice: { profiling: true } }],
    ['something else', 'given'],
    ['nothing', null],
  ])('with %s is none', (_, value) => {
    localStorage.setItem(
      `foolscap:${CONSENT_KEY}`,
      JSON.stringify({ value, until: Number.MAX_SAFE_INTEGER }),
    );
    expect(createRecord().read()).toBeUndefined();
  });
});

it.each([
  [{}, false],
  [{ globalPrivacyControl: true }, true],
  [{ globalPrivacyControl: false, doNotTrack: '0' }, false],
  [{ doNotTrack: '1' }, true],
  [{ doNotTrack: null }, false],
  [{ doNotTrack: 'unspecified' }, false],
])('the browser with %p refuses: %p', (signals, expected) =>
  expect(hasPrivacySignal(signals)).toBe(expected),
);

it.each<[ConsentPurpose[], ConsentChoice | undefined, boolean, string[], boolean]>([
  [['analytics', 'advertising'], undefined, false, ['unknown', 'unknown'], true],
  [['analytics', 'advertising'], { analytics: true, advertising: false }, false, ['given', 'refused'], false],
  // A purpose that the shop has had no use for before.
  [['analytics', 'advertising'], { analytics: true }, false, ['given', 'unknown'], true],
  [['analytics'], { analytics: false, advertising: true }, false, ['refused', 'unknown'], false],
  [[], undefined, false, ['unknown', 'unknown'], false],
  [['analytics', 'advertising'], undefined, true, ['refused', 'refused'], false],
  [['analytics', 'advertising'], { analytics: true, advertising: true }, true, ['refused', 'refused'], false],
])(
  'with the purposes %p, the choice %p and signal %p the consents are %p',
  (purposes, choice, hasSignal, expected, asks) => {
    const facts = { purposes, choice, hasSignal };
    expect(CONSENT_PURPOSES.map((purpose) => getConsent(facts, purpose))).toEqual(expected);
    expect(needsChoice(facts)).toBe(asks);
  },
);

it('chooses for the purposes of the shop only', () => {
  expect(chooseAll(['advertising'], true)).toEqual({ advertising: true });
  expect(chooseAll(['analytics', 'advertising'], false)).toEqual({ analytics: false, advertising: false });
});
