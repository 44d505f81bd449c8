import type { LibraryCatalogue } from '@foolscap/core/catalogue';

/** What this library shows in the catalogue; the story gate holds it. */
export const catalogue = {
  receivesData: {},
  states: [
    { name: 'CardForm: default', section: 'ours', story: 'payments-cardform--default' },
    { name: 'CardForm: brand detected', section: 'ours', story: 'payments-cardform--brand-detected' },
    { name: 'CardForm: number error', section: 'ours', story: 'payments-cardform--number-error' },
    { name: 'CardForm: unknown brand', section: 'ours', story: 'payments-cardform--unknown-brand' },
    { name: 'CardForm: expired', section: 'ours', story: 'payments-cardform--expired' },
    { name: 'CardForm: code error', section: 'ours', story: 'payments-cardform--code-error' },
    { name: 'on its way', section: 'ours', story: 'payments-cardform--loading' },
    { name: 'refused by the gateway', section: 'ours', story: 'payments-cardform--failed' },
  ],
} satisfies LibraryCatalogue;
