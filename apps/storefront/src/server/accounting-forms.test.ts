/** @jest-environment node */
import {
  buildCart,
  buildInvoiceField,
  buildInvoiceInfo,
  buildReleaseField,
  createFakeCartClient,
} from '@foolscap/cart/testing';
import type { Failure, HttpClient } from '@foolscap/core/http';
import { BUSINESS_FORM_PATHS } from '../forms/business-form-paths.ts';
import { accountingForms } from './accounting-forms.ts';

const mockCart = createFakeCartClient({
  cart: buildCart({
    invoiceInfo: buildInvoiceInfo({ bc: buildInvoiceField(), por: buildReleaseField() }),
  }),
});
jest.mock('@foolscap/cart/client', () => ({ createCartClient: () => mockCart }));

let submit: (fields: Record<string, string>) => Promise<string>;
accountingForms((path, submitForm, onFailure) => {
  expect(path).toBe(BUSINESS_FORM_PATHS.accounting);
  submit = (fields) =>
    submitForm({} as HttpClient, fields).catch((error: { failure: Failure }) =>
      onFailure(error.failure.code),
    );
});
const sent = () =>
  mockCart.calls
    .splice(0)
    .map(({ args }) => (args[0] as { accounting: Record<string, string | null> }).accounting);

it('sends the fields that the shopper has changed', async () => {
  const before = { budgetCenterBefore: '', purchaseOrderBefore: 'PO-3118', poReleaseBefore: '' };
  expect(
    await submit({ ...before, budgetCenter: 'STUDIO', purchaseOrder: 'PO-3118', poRelease: 'R-2' }),
  ).toBe('/cart#accounting');
  expect(sent()).toEqual([{ budgetCenter: 'STUDIO', poRelease: 'R-2' }]);
});

it('sends null for none, and nothing without a change', async () => {
  await submit({ budgetCenterBefore: 'STUDIO', budgetCenter: '' });
  await submit({ budgetCenterBefore: 'STUDIO', budgetCenter: 'STUDIO' });
  expect(sent()).toEqual([{ budgetCenter: null }]);
});

it('leaves out the release of a former purchase order', async () => {
  await submit({
    purchaseOrderBefore: 'PO-3118',
    purchaseOrder: 'PO-3124',
    poReleaseBefore: '',
    poRelease: 'R-2',
  });
  expect(sent()).toEqual([{ purchaseOrder: 'PO-3124' }]);
});

it('redirects to the accounting section with the error code', async () => {
  expect(await submit({ budgetCenterBefore: '', budgetCenter: 'TRAVEL' })).toBe(
    '/cart?accountingError=BUDGET_CENTER_INVALID#accounting',
  );
});
