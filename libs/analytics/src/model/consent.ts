import { DAY } from '@foolscap/core/clock';
import type { ExpiringStorage } from '@foolscap/core/storage';
import type { Consent } from './analytics-bus.ts';

/**
 * The purposes that need the shopper's consent. `analytics`: a provider's script and tracking pixels. `advertising`: beacons of sponsored
 * products.
 */
export const CONSENT_PURPOSES = ['analytics', 'advertising'] as const;

export type ConsentPurpose = (typeof CONSENT_PURPOSES)[number];

/** The shopper's choice by purpose. A purpose without a choice is missing. */
export type ConsentChoice = Readonly<Partial<Record<ConsentPurpose, boolean>>>;

/** The version of the question. A new version voids saved choices: raise it when the meaning of a purpose changes. */
export const CONSENT_VERSION = 1;

/** Lifetime of a choice in milliseconds: a year. */
export const CONSENT_LIFETIME_MS = 365 * DAY;

/** The storage key of the saved choice. Both sites share one choice, since they have one owner. */
export const CONSENT_KEY = 'consent';

/** Reads and keeps the choice in the browser. */
export interface ConsentRecord {
  /** Returns the saved choice; undefined without a valid one of this version. */
  read(): ConsentChoice | undefined;
  /** Saves a choice with its version and time, for a year. */
  keep(choice: ConsentChoice): void;
}

function validate(kept: unknown): ConsentChoice | undefined {
  // Storage is untrusted.
  const { version, choice } = (kept ?? {}) as { version?: unknown; choice?: Record<string, unknown> };
  if (version !== CONSENT_VERSION || typeof choice !== 'object' || choice === null) return undefined;
  const known = CONSENT_PURPOSES.filter((purpose) => typeof choice[purpose] === 'boolean');
  return known.length > 0
    ? Object.fromEntries(known.map((purpose) => [purpose, choice[purpose] as boolean]))
    : undefined;
}

/** Creates the record of the choice in a browser's storage. @param now milliseconds since 1970 */
export function createConsentRecord(
  storage: Pick<ExpiringStorage, 'get' | 'set'>,
  now: () => number,
): ConsentRecord {
  return {
    read: () => validate(storage.get(CONSENT_KEY)),
    keep: (choice) =>
      void storage.set(CONSENT_KEY, { version: CONSENT_VERSION, at: now(), choice }, CONSENT_LIFETIME_MS),
  };
}

/** The privacy signals of a browser. TypeScript's `Navigator` type lacks the first one. */
export interface PrivacySignals {
  globalPrivacyControl?: boolean;
  doNotTrack?: string | null;
}

/** Checks whether the browser declines on the shopper's behalf: by Global Privacy Control, or Do Not Track. */
export const hasPrivacySignal = ({ globalPrivacyControl, doNotTrack }: PrivacySignals): boolean =>
  globalPrivacyControl === true || doNotTrack === '1';

/** The facts that decide about the consent on a page. */
export interface ConsentFacts {
  /** The purposes that the shop uses; the others need no choice. */
  purposes: readonly ConsentPurpose[];
  choice?: ConsentChoice | undefined;
  /** The browser declines on the shopper's behalf, regardless of the choice. */
  hasSignal: boolean;
}

/** Returns the consent for a purpose. A privacy signal means no consent. */
export function getConsent({ purposes, choice, hasSignal }: ConsentFacts, purpose: ConsentPurpose): Consent {
  if (hasSignal) return 'refused';
  const isGiven = purposes.includes(purpose) ? choice?.[purpose] : undefined;
  if (isGiven === undefined) return 'unknown';
  return isGiven ? 'given' : 'refused';
}

/** Checks whether the shopper still has to choose: a purpose is neither chosen nor declined by a signal. */
export const needsChoice = (facts: ConsentFacts): boolean =>
  facts.purposes.some((purpose) => getConsent(facts, purpose) === 'unknown');

/** Returns the choice that gives or refuses consent for all purposes. */
export const chooseAll = (purposes: readonly ConsentPurpose[], isGiven: boolean): ConsentChoice =>
  Object.fromEntries(purposes.map((purpose) => [purpose, isGiven]));
