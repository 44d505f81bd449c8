import type { LibraryStoryStates } from '@foolscap/core/story-states';

const RECIPE = 'Start the shop with `ANALYTICS_SCRIPT` and `AD_BEACON_ORIGINS`, then ';

/** The states that this library shows in Storybook; `npm run test:stories` checks them. */
export const storyStates = {
  receivesData: {},
  states: [
    {
      name: 'question about cookies',
      section: 'storefront-2',
      story: 'analytics-cookiebanner--default',
      test: 'apps/storefront/e2e/consent.journey.ts',
      recipe: `${RECIPE}open / as a new visitor.`,
    },
    {
      name: 'question about analytics only',
      section: 'ours',
      story: 'analytics-cookiebanner--analytics-only',
      recipe: 'Start the shop with `ANALYTICS_SCRIPT` only, then open / as a new visitor.',
    },
    {
      name: 'announced question',
      section: 'ours',
      story: 'analytics-cookiebanner--announced',
      recipe: `${RECIPE}open / with a screen reader.`,
    },
    {
      name: 'question on a phone',
      section: 'ours',
      story: 'analytics-cookiebanner--phone',
      recipe: `${RECIPE}open / at 360 px.`,
    },
    {
      name: 'settings opened from the question',
      section: 'ours',
      story: 'analytics-cookiebanner--opens-settings',
      recipe: `${RECIPE}press "Cookie settings" in the banner.`,
    },
    {
      name: 'required cookies',
      section: 'storefront-2',
      story: 'analytics-cookiesettings--default',
      test: 'apps/storefront/e2e/consent.journey.ts',
      recipe: `${RECIPE}press "Cookie settings" at the end of /.`,
    },
    {
      name: 'cookies chosen before',
      section: 'ours',
      story: 'analytics-cookiesettings--chosen',
      recipe: `${RECIPE}accept all, then press "Cookie settings" at the end of the page.`,
    },
    {
      name: 'refused by the browser',
      section: 'ours',
      story: 'analytics-cookiesettings--privacy-signal',
      test: 'apps/storefront/e2e/consent.journey.ts',
      recipe: `${RECIPE}press "Cookie settings" in a browser with Global Privacy Control.`,
    },
    {
      name: 'question about advertising only',
      section: 'ours',
      story: 'analytics-cookiesettings--advertising-only',
      recipe: 'Start the shop with `AD_BEACON_ORIGINS` only, then press "Cookie settings" at the end of /.',
    },
  ],
} satisfies LibraryStoryStates;
