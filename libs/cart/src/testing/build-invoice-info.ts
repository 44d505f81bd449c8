import type { InvoiceField, InvoiceInfo } from '../contract/index.ts';

/** Builds a field with a list of values; `overrides` replaces individual properties. */
export const buildInvoiceField = (overrides: Partial<InvoiceField> = {}): InvoiceField => ({
  name: 'Budget center',
  description: 'The budget that pays for the order',
  type: 'LIST',
  list: [
    { value: 'STUDIO', description: 'Studio supplies' },
    { value: 'SAMPLES', description: 'Paper samples' },
  ],
  level: 'ORDER',
  totPages: 1,
  ...overrides,
});

/** Builds the fields of an organization with optional budgets, purchase orders and releases; `overrides` replaces individual fields. */
export const buildInvoiceInfo = (overrides: Partial<InvoiceInfo> = {}): InvoiceInfo => ({
  bc: buildInvoiceField({ values: ['STUDIO'] }),
  po: buildInvoiceField({
    name: 'Purchase order',
    description: 'The number of your purchase order',
    list: [
      { value: 'PO-3118', description: 'Spring catalog' },
      { value: 'PO-3124', description: 'Studio' },
    ],
  }),
  showBCLink: true,
  isConfigured: true,
  showNone: true,
  defaultVal: 'STUDIO',
  defaultDesc: 'Studio supplies',
  budgetingEnabled: true,
  ...overrides,
});

/** Builds a purchase order release, with the organization's label. */
export const buildReleaseField = (overrides: Partial<InvoiceField> = {}): InvoiceField =>
  buildInvoiceField({
    name: 'Job number',
    description: 'The part of the purchase order that the order uses',
    list: [
      { value: 'R-1', description: 'Cover' },
      { value: 'R-2', description: 'Inside pages' },
    ],
    ...overrides,
  });
