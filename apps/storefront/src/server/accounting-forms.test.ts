/** @jest-environment node */
import {
  buildCart,
  buildInvoiceField,
  buildInvoiceInfo,
  buildReleaseField,
  createFakeCartClient,
} from '@foolscap/cart/testing';
import type { Failure, HttpClient } from '@foolscap/core/http';
import type { FastifyReply } from 'fastify';
import { BUSINESS_FORM_PATHS } from '../forms/business-form-paths.ts';
import { accountingForms } from './accounting-forms.ts';
import { readPosted } from './posted-cookie.ts';

const mockCart = createFakeCartClient({
  cart: buildCart({
    invoiceInfo: buildInvoiceInfo({ bc: buildInvoiceField(), por: buildReleaseField() }),
  }),
});
jest.mock('@foolscap/cart/client', () => ({ createCartClient: () => mockCart }));

type Submit = (fields: Record<string, string>) => Promise<string>;
const forms = new Map<string, Submit>();
let cookie = '';
// The forms use only this part of a reply.
const reply = { header: (_name: string, value: string) => (cookie = value) } as unknown as FastifyReply;
accountingForms(
  (path, submitForm, onFailure) =>
    forms.set(path, (fields) =>
      submitForm({} as HttpClient, fields, '', reply).catch((error: { failure: Failure }) =>
        onFailure(error.failure.code, fields, ''),
      ),
    ),
  { secure: false },
);
const submit: Submit = (fields) => forms.get(BUSINESS_FORM_PATHS.accounting)!(fields);
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

describe('the form of cost centers and projects', () => {
  const split: Submit = (fields) => forms.get(BUSINESS_FORM_PATHS.lineAccounting)!(fields);
  beforeEach(() => void mockCart.calls.splice(0));
  const outcome = () => readPosted(/=([^;]*)/.exec(cookie)![1]);
  const [line] = mockCart.server.cart.items;

  it('sends the parts of a line, without empty rows', async () => {
    const fields = {
      by: 'percent',
      'costCenter-0': '4711',
      'share-0': '60',
      'costCenter-1': '4712',
      'share-1': '40,0',
    };
    expect(await split({ ...fields, line: line!.cartItemId, 'project-2': ' ' })).toBe('/cart/cost-centers');
    expect(sent()).toEqual([
      {
        lines: [
          {
            cartItemId: line!.cartItemId,
            splits: [
              { costCenter: '4711', percent: 60 },
              { costCenter: '4712', percent: 40 },
            ],
          },
        ],
      },
    ]);
    expect(outcome()).toEqual({ form: `split-${line!.cartItemId}`, values: {} });
  });

  it('sends the same parts for all lines', async () => {
    await split({ line: 'all', 'costCenter-0': '4711' });
    const ids = mockCart.server.cart.items.map(({ cartItemId }) => cartItemId);
    expect(mockCart.calls.pop()!.args[0]).toEqual({
      accounting: { lines: ids.map((cartItemId) => ({ cartItemId, splits: [{ costCenter: '4711' }] })) },
    });
  });

  it('keeps the input of a form with an error', async () => {
    await split({ line: 'all', 'costCenter-0': '4711', 'share-0': '60', 'costCenter-1': '4712' });
    expect(mockCart.calls).toEqual([]);
    expect(outcome()).toMatchObject({
      form: 'split-all',
      error: { code: 'SPLIT_INVALID' },
      values: { 'costCenter-0': '4711', 'share-0': '60' },
    });
  });
});
