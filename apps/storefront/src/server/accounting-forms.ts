import { createCartClient } from '@foolscap/cart/client';
import { ACCOUNTING_REQUEST_FIELDS } from '@foolscap/cart/model';
import { BUSINESS_FORM_PATHS } from '../forms/business-form-paths.ts';
import type { Endpoint } from './cart-forms.ts';

/** Returns the fields of the accounting form that the shopper has changed. Another purchase order clears the release. */
function readAccounting(fields: Readonly<Record<string, string>>) {
  const changed = Object.values(ACCOUNTING_REQUEST_FIELDS).filter((name) => {
    const value = fields[name];
    return value !== undefined && value.trim() !== (fields[`${name}Before`] ?? '');
  });
  return Object.fromEntries(
    changed
      .filter((name) => name !== 'poRelease' || !changed.includes('purchaseOrder'))
      .map((name) => [name, fields[name]?.trim() || null]),
  );
}

/** Registers the form endpoint of budgets and purchase orders. The reason for a rejected choice is shown next to its field. */
export function accountingForms(on: Endpoint): void {
  on(
    BUSINESS_FORM_PATHS.accounting,
    async (http, fields) => {
      const accounting = readAccounting(fields);
      if (Object.keys(accounting).length > 0)
        await createCartClient(http).updateCart({ accounting }, crypto.randomUUID());
      return '/cart#accounting';
    },
    (accountingError) => `/cart?${new URLSearchParams({ accountingError })}#accounting`,
  );
}
