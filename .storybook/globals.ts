import type { Globals, GlobalTypes } from 'storybook/internal/types';
import type { Locale } from '@foolscap/core/money';
import type { SchemeName, TenantName } from '@foolscap/ui/tokens';

/** Behavior of the fakes: immediate replies, replies after 1.5 seconds, or no reply. */
export type Network = 'fast' | 'slow' | 'failing';

/** Toolbar settings, which apply to every story. */
export interface StorybookGlobals extends Globals {
  tenant: TenantName;
  theme: SchemeName;
  locale: Locale;
  network: Network;
  signedIn: 'no' | 'yes';
  motion: 'full' | 'reduced';
  direction: 'ltr' | 'rtl';
}

export const initialGlobals: StorybookGlobals = {
  tenant: 'consumer',
  theme: 'light',
  locale: 'en-US',
  network: 'fast',
  signedIn: 'no',
  motion: 'full',
  direction: 'ltr',
};

type Item = readonly [value: string, title: string, icon?: string];

/** Only the first two have a text label, so that all seven fit next to the sidebar at 1280 px. */
const choice = (title: string, icon: string, items: readonly Item[], { worded = false } = {}) => ({
  description: title,
  toolbar: {
    icon,
    ...(worded ? { title } : {}),
    dynamicTitle: worded,
    items: items.map(([value, name, own]) => ({ value, title: name, ...(own ? { icon: own } : {}) })),
  },
});

/** Definition of the toolbar. */
export const globalTypes = {
  tenant: choice(
    'Store',
    'home',
    [
      ['consumer', 'Consumer'],
      ['business', 'Business'],
    ],
    { worded: true },
  ),
  theme: choice(
    'Brightness',
    'contrast',
    [
      ['light', 'Light', 'sun'],
      ['dark', 'Dark', 'moon'],
    ],
    { worded: true },
  ),
  locale: choice('Prices and dates', 'globe', [
    ['en-US', 'English, United States'],
    ['en-CA', 'English, Canada'],
    ['fr-CA', 'French, Canada'],
  ]),
  network: choice('Network', 'lightning', [
    ['fast', 'Fast'],
    ['slow', 'Slow'],
    ['failing', 'Failing'],
  ]),
  signedIn: choice('Shopper', 'user', [
    ['no', 'Guest'],
    ['yes', 'Signed in'],
  ]),
  motion: choice('Motion', 'play', [
    ['full', 'System setting'],
    ['reduced', 'Reduced'],
  ]),
  direction: choice('Reading direction', 'paragraph', [
    ['ltr', 'Left to right'],
    ['rtl', 'Right to left'],
  ]),
} as GlobalTypes;
