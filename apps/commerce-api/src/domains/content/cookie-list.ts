import { getMarkerName, SESSION_COOKIES } from '@foolscap/core/cookies';
import { BUSINESS, CONSUMER, LOCALE_COOKIE } from '@foolscap/core/vocabulary';
import { YOUR_STORE_COOKIE } from '@foolscap/stores/model';

interface StoredEntry {
  name: string;
  purpose: string;
  /** Time until it is deleted. */
  keptFor: string;
}

/** All cookies that the shop sets, without the prefix `__Host-`. The test shop rejects others, so that the page about cookies is complete. */
export const COOKIES: readonly StoredEntry[] = [
  {
    name: SESSION_COOKIES.session,
    purpose: 'Your cart and your sign-in',
    keptFor: '400 days from your last visit',
  },
  ...[CONSUMER, BUSINESS].map(({ legacy }) => ({
    name: getMarkerName(legacy),
    purpose: 'Whether you are signed in; grants no access',
    keptFor: '400 days from your last visit',
  })),
  { name: 'foolscap_device', purpose: 'Recognizes a device that you signed in with', keptFor: 'One year' },
  { name: YOUR_STORE_COOKIE, purpose: 'The store that you chose', keptFor: 'Two years' },
  { name: 'zipcode', purpose: 'The ZIP code of your delivery dates', keptFor: 'Two years or until sign-out' },
  {
    name: 'geocode',
    purpose: 'Your rounded position, if you searched for stores near you',
    keptFor: 'Your browser session',
  },
  { name: 'foolscap_posted', purpose: 'The result of a form, for the next page', keptFor: 'One minute' },
  { name: LOCALE_COOKIE, purpose: 'The language that you chose', keptFor: 'One year' },
  { name: 'last_site', purpose: 'The site that you used last', keptFor: 'One year' },
];

/** The entries of the shop in the storage of the browser (docs/decisions/kept-in-the-browser.md). */
const STORAGE: readonly StoredEntry[] = [
  { name: 'foolscap:cart', purpose: 'The last cart', keptFor: '15 minutes or until sign-out' },
  {
    name: 'foolscap:cart-count',
    purpose: 'The number of items in your cart',
    keptFor: '30 days or until sign-out',
  },
  { name: 'foolscap:viewed', purpose: 'Products that you viewed', keptFor: '30 days or until sign-out' },
  {
    name: 'foolscap:zip-places',
    purpose: 'Places of ZIP codes that you entered',
    keptFor: 'One day or until sign-out',
  },
  {
    name: 'foolscap:reviewed-replacements',
    purpose: 'Replaced items that you reviewed',
    keptFor: '30 days or until sign-out',
  },
  { name: 'foolscap:consent', purpose: 'Your choice about optional cookies', keptFor: 'One year' },
  {
    name: 'foolscap:analytics-events',
    purpose: 'Events for analytics, with your consent only',
    keptFor: 'One day or until sign-out',
  },
  {
    name: 'foolscap:offline-changes',
    purpose: 'Cart changes that wait for a connection',
    keptFor: 'One day',
  },
  {
    name: 'foolscap:dismissedItems',
    purpose: 'Recommendations that you removed',
    keptFor: 'One day or until sign-out',
  },
  { name: 'foolscap:quick-order', purpose: 'Your quick order', keptFor: 'One day or until sign-out' },
  {
    name: 'foolscap:compare',
    purpose: 'Products that you compare',
    keptFor: 'Twelve hours or until sign-out',
  },
  {
    name: 'foolscap:checkout-draft',
    purpose: 'Text that you typed in checkout, never card numbers',
    keptFor: 'One hour or until sign-out',
  },
  {
    name: 'foolscap:typed-quantity',
    purpose: 'The quantity that you typed last',
    keptFor: 'One hour or until sign-out',
  },
  { name: 'foolscap:rewards', purpose: 'Your rewards', keptFor: 'Five minutes or until sign-out' },
  { name: 'cisinfo', purpose: 'Your customer group, for offers', keptFor: '30 days or until sign-out' },
];

const toTable = (kind: string, entries: readonly StoredEntry[]) =>
  [
    `| ${kind} | Purpose | Kept for |`,
    '| --- | --- | --- |',
    ...entries.map(
      ({ name, purpose, keptFor }) => `| ${name.replace(/_/g, '\\_')} | ${purpose} | ${keptFor} |`,
    ),
  ].join('\n');

/** Replaces `{{cookies}}` in a page by the tables of cookies and stored data. */
export const fillCookies = (markdown: string): string =>
  markdown.replace(
    '{{cookies}}',
    () => `${toTable('Cookie', COOKIES)}\n\n${toTable('Stored data', STORAGE)}`,
  );
