import { getMarkerName, SESSION_COOKIES } from '@foolscap/core/cookies';
import { BUSINESS, CONSUMER } from '@foolscap/core/vocabulary';
import { YOUR_STORE_COOKIE } from '@foolscap/stores/model';

interface StoredEntry {
  name: string;
  purpose: string;
  /** Time after which it is deleted. */
  until: string;
}

/** All cookies that the shop sets, without the prefix `__Host-`. The test shop rejects others, so that the page about cookies is complete. */
export const COOKIES: readonly StoredEntry[] = [
  {
    name: SESSION_COOKIES.session,
    purpose: 'Your cart and your sign-in',
    until: '400 days after your last visit',
  },
  ...[CONSUMER, BUSINESS].map(({ legacy }) => ({
    name: getMarkerName(legacy),
    purpose: 'Whether you are signed in; grants no access',
    until: '400 days after your last visit',
  })),
  { name: 'foolscap_device', purpose: 'Recognizes a device that you signed in with', until: 'One year' },
  { name: YOUR_STORE_COOKIE, purpose: 'The store that you chose', until: 'Two years' },
  { name: 'zipcode', purpose: 'The ZIP code of your delivery dates', until: 'Two years or sign-out' },
  {
    name: 'geocode',
    purpose: 'Your rounded position, if you searched for stores near you',
    until: 'The end of your browser session',
  },
  { name: 'foolscap_posted', purpose: 'The result of a form, for the next page', until: 'One minute' },
  { name: 'last_site', purpose: 'The site that you used last', until: 'One year' },
];

/** The entries of the shop in the storage of the browser (docs/decisions/kept-in-the-browser.md). */
const STORAGE: readonly StoredEntry[] = [
  { name: 'foolscap:cart', purpose: 'The last cart and its number of items', until: '30 days or sign-out' },
  { name: 'foolscap:viewed', purpose: 'Products that you viewed', until: '30 days or sign-out' },
  { name: 'foolscap:consent', purpose: 'Your choice about optional cookies', until: 'One year' },
  { name: 'foolscap:compare', purpose: 'Products that you compare', until: 'Twelve hours or sign-out' },
  { name: 'foolscap:quick-order', purpose: 'Your quick order', until: 'One day or sign-out' },
  { name: 'foolscap:offline-changes', purpose: 'Cart changes that wait for a connection', until: 'One day' },
  {
    name: 'foolscap:checkout-draft',
    purpose: 'Text that you typed in checkout, never card numbers',
    until: 'One hour or sign-out',
  },
  { name: 'cisinfo', purpose: 'Your customer group, for offers', until: '30 days or sign-out' },
];

const toTable = (kind: string, entries: readonly StoredEntry[]) =>
  [
    `| ${kind} | Purpose | Kept until |`,
    '| --- | --- | --- |',
    ...entries.map(({ name, purpose, until }) => `| ${name.replace(/_/g, '\\_')} | ${purpose} | ${until} |`),
  ].join('\n');

/** Replaces `{{cookies}}` in a page by the tables of cookies and stored data. */
export const fillCookies = (markdown: string): string =>
  markdown.replace(
    '{{cookies}}',
    () => `${toTable('Cookie', COOKIES)}\n\n${toTable('Stored data', STORAGE)}`,
  );
