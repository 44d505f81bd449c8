import type { ConsentPurpose } from '../model/index.ts';

const USES: Readonly<Record<ConsentPurpose, string>> = {
  analytics: 'see how the shop is used',
  advertising: 'count views of sponsored products',
};

/** The English messages about cookies. They load with the banner. */
export const COOKIE_MESSAGES = {
  texts: {
    banner: 'Cookies',
    /** @param purposes that the shop has a use for; at least one */
    question: (purposes: readonly ConsentPurpose[]) =>
      `With your permission, we use optional cookies to ${purposes.map((purpose) => USES[purpose]).join(' and to ')}.`,
    announcement: 'You can choose which cookies we use at the start of the page.',
    acceptAll: 'Accept all',
    necessaryOnly: 'Necessary only',
    settings: 'Cookie settings',
    settingsHint:
      'You can change your choice at any time: select “Cookie settings” at the end of any page, except those where you enter card details.',
    necessary: 'Necessary cookies',
    necessaryHint: 'Keep your cart, your sign-in and your store. The shop doesn’t work without them.',
    analytics: 'Analytics',
    analyticsHint: 'Show us which pages and searches work. They don’t include your name or address.',
    advertising: 'Advertising',
    advertisingHint: 'Tell the sellers of sponsored products that their products were shown or opened.',
    signal:
      'Your browser asks websites not to track you, with Global Privacy Control or Do Not Track. We don’t use optional cookies.',
    save: 'Save choices',
    saved: 'Your cookie choices are saved.',
    close: 'Close',
  },
};

/** All messages about cookies. */
export type CookieMessageTables = typeof COOKIE_MESSAGES;
