import { getMarkerName, SESSION_COOKIES } from '@foolscap/core/cookies';
import { BUSINESS, CONSUMER, LOCALE_COOKIE } from '@foolscap/core/vocabulary';
import { YOUR_STORE_COOKIE } from '@foolscap/stores/model';
import { COOKIE_TEXTS } from './cookie-texts.ts';
import { COOKIE_TEXTS as FRENCH } from './cookie-texts.fr-CA.ts';

interface StoredEntry {
  name: string;
  /** Code of its text. */
  purpose: keyof typeof COOKIE_TEXTS.purposes;
  /** Code of the time until it is deleted. */
  keptFor: keyof typeof COOKIE_TEXTS.periods;
}

/** All cookies that the shop sets, without the prefix `__Host-`. The test shop rejects others, so that the page about cookies is complete. */
export const COOKIES: readonly StoredEntry[] = [
  {
    name: SESSION_COOKIES.session,
    purpose: 'session',
    keptFor: 'lastVisit',
  },
  ...[CONSUMER, BUSINESS].map(({ legacy }): StoredEntry => ({
    name: getMarkerName(legacy),
    purpose: 'marker',
    keptFor: 'lastVisit',
  })),
  { name: 'foolscap_device', purpose: 'device', keptFor: 'oneYear' },
  { name: 'foolscap_sso', purpose: 'companySignIn', keptFor: 'quarterHour' },
  { name: YOUR_STORE_COOKIE, purpose: 'store', keptFor: 'twoYears' },
  { name: 'zipcode', purpose: 'zipCode', keptFor: 'twoYearsOrSignOut' },
  {
    name: 'geocode',
    purpose: 'position',
    keptFor: 'browserSession',
  },
  { name: 'foolscap_posted', purpose: 'posted', keptFor: 'oneMinute' },
  { name: LOCALE_COOKIE, purpose: 'locale', keptFor: 'oneYear' },
  { name: 'last_site', purpose: 'lastSite', keptFor: 'oneYear' },
];

/** The entries of the shop in the storage of the browser (docs/decisions/kept-in-the-browser.md). */
const STORAGE: readonly StoredEntry[] = [
  { name: 'foolscap:cart', purpose: 'cart', keptFor: 'quarterHourOrSignOut' },
  {
    name: 'foolscap:cart-count',
    purpose: 'cartCount',
    keptFor: 'thirtyDaysOrSignOut',
  },
  { name: 'foolscap:viewed', purpose: 'viewed', keptFor: 'thirtyDaysOrSignOut' },
  {
    name: 'foolscap:zip-places',
    purpose: 'zipPlaces',
    keptFor: 'oneDayOrSignOut',
  },
  {
    name: 'foolscap:reviewed-replacements',
    purpose: 'replacements',
    keptFor: 'thirtyDaysOrSignOut',
  },
  { name: 'foolscap:consent', purpose: 'consent', keptFor: 'oneYear' },
  {
    name: 'foolscap:analytics-events',
    purpose: 'analytics',
    keptFor: 'oneDayOrSignOut',
  },
  {
    name: 'foolscap:offline-changes',
    purpose: 'offline',
    keptFor: 'oneDay',
  },
  {
    name: 'foolscap:dismissedItems',
    purpose: 'dismissed',
    keptFor: 'oneDayOrSignOut',
  },
  { name: 'foolscap:quick-order', purpose: 'quickOrder', keptFor: 'oneDayOrSignOut' },
  {
    name: 'foolscap:compare',
    purpose: 'compare',
    keptFor: 'twelveHoursOrSignOut',
  },
  {
    name: 'foolscap:checkout-draft',
    purpose: 'checkoutDraft',
    keptFor: 'oneHourOrSignOut',
  },
  {
    name: 'foolscap:typed-quantity',
    purpose: 'typedQuantity',
    keptFor: 'oneHourOrSignOut',
  },
  { name: 'foolscap:rewards', purpose: 'rewards', keptFor: 'fiveMinutesOrSignOut' },
  { name: 'foolscap:printers', purpose: 'printers', keptFor: 'oneYear' },
  { name: 'foolscap:campaign', purpose: 'campaign', keptFor: 'thirtyDaysOrSignOut' },
  { name: 'foolscap:left-cart', purpose: 'leftCart', keptFor: 'oneMinute' },
  {
    name: 'payAuth, payAuthValidity, paypalAuth, paypalAuthValidity, paypalUserType, paypalReturnUser, aciCheckoutId, aciCheckoutIdValidity, aciTransactionId',
    purpose: 'payAuth',
    keptFor: 'oneDayOrSignOut',
  },
  { name: 'cisinfo', purpose: 'customerGroup', keptFor: 'thirtyDaysOrSignOut' },
];

type Texts = typeof COOKIE_TEXTS;

const toTable = (kind: keyof Texts['heads'], entries: readonly StoredEntry[], texts: Texts) =>
  [
    `| ${texts.heads[kind]} | ${texts.heads.purpose} | ${texts.heads.keptFor} |`,
    '| --- | --- | --- |',
    ...entries.map(
      ({ name, purpose, keptFor }) =>
        `| ${name.replace(/_/g, '\\_')} | ${texts.purposes[purpose]} | ${texts.periods[keptFor]} |`,
    ),
  ].join('\n');

/** Replaces `{{cookies}}` in a page by the tables of cookies and stored data, in the page's language. */
export function fillCookies(markdown: string, locale: string): string {
  const texts = locale.startsWith('fr') ? FRENCH : COOKIE_TEXTS;
  return markdown.replace(
    '{{cookies}}',
    () => `${toTable('cookie', COOKIES, texts)}\n\n${toTable('stored', STORAGE, texts)}`,
  );
}
