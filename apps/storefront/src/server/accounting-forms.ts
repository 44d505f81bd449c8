import { createCartClient, type CartClient } from '@foolscap/cart/client';
import {
  ACCOUNTING_REQUEST_FIELDS,
  findSplitFault,
  isShown,
  readPostedRows,
  readSplitRows,
} from '@foolscap/cart/model';
import { toFailure } from '@foolscap/core/http';
import { ACCOUNTING_CODES, SESSION_CHANGED } from '@foolscap/core/vocabulary';
import { BUSINESS_FORM_PATHS } from '../forms/business-form-paths.ts';
import { PAGES } from '../routing/pages.ts';
import type { FormEndpoint } from './forms.ts';
import { postedCookie } from './posted-cookie.ts';

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

/** Reads the ids of the lines that a form is for. */
async function listLineIds(client: CartClient, line: string): Promise<string[]> {
  if (line !== 'all') return [line];
  const { data } = await client.getCart();
  return data.cartInfo.items
    .filter((item) => isShown(item) && item.status === 'ACTIVE')
    .map(({ cartItemId }) => cartItemId);
}

/** Registers the form endpoint of cost centers and projects. The page that follows shows the outcome, with the input of a rejected form. */
function lineAccountingForm(on: FormEndpoint, secure: boolean): void {
  on(
    BUSINESS_FORM_PATHS.lineAccounting,
    async (http, fields, _root, reply) => {
      const { line = '' } = fields;
      const remember = (code?: string) =>
        reply.header(
          'set-cookie',
          postedCookie(
            { form: `split-${line}`, ...(code ? { error: { code } } : {}), values: fields },
            secure,
          ),
        );
      const splits = readSplitRows(readPostedRows(fields), fields.by === 'amount' ? 'amount' : 'percent');
      if (findSplitFault(splits)) {
        void remember(ACCOUNTING_CODES.splitInvalid);
        return PAGES.costCenters;
      }
      try {
        const client = createCartClient(http);
        const lines = (await listLineIds(client, line)).map((cartItemId) => ({ cartItemId, splits }));
        if (lines.length > 0) await client.updateCart({ accounting: { lines } }, crypto.randomUUID());
        void remember();
      } catch (reason) {
        const { code } = toFailure(reason);
        // The form is submitted again with the new cookie.
        if (code === SESSION_CHANGED) throw reason;
        void remember(code);
      }
      return PAGES.costCenters;
    },
    () => PAGES.costCenters,
  );
}

/** Registers the form endpoints of budgets, purchase orders, cost centers and projects. The reason for a rejected choice is shown next to its field. */
export function accountingForms(on: FormEndpoint, { secure }: { secure: boolean }): void {
  lineAccountingForm(on, secure);
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
