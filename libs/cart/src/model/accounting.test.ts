import { buildCart } from '../testing/index.ts';
import { buildInvoiceField, buildInvoiceInfo, buildReleaseField } from '../testing/build-invoice-info.ts';
import {
  getAccountingEntries,
  getBudgetExcess,
  isAccountingRefusal,
  showsBudgetOverlays,
} from './accounting.ts';
import { accountingRefusalText } from './accounting-refusals.ts';
import { findAccountingValues } from './find-accounting-values.ts';

it.each([
  ['no accounting', undefined, false],
  ['budgets off', { budgetingEnabled: false, isConfigured: true }, false],
  ['no budget centers', { budgetingEnabled: true, isConfigured: false }, false],
  ['budgets', { budgetingEnabled: true, isConfigured: true }, true],
])('shows budget overlays: %s', (_name, info, shown) => {
  expect(showsBudgetOverlays(info)).toBe(shown);
});

describe('the fields of a cart', () => {
  const shown = (...[info, isMandatory]: Parameters<typeof getAccountingEntries>) =>
    getAccountingEntries(info, isMandatory).map(
      ({ field, chosen, canChange, allowsNone }) =>
        `${field} ${chosen?.value ?? '-'}${canChange ? ' change' : ''}${allowsNone ? ' none' : ''}`,
    );

  it.each([
    [
      'all',
      buildInvoiceInfo({ por: buildReleaseField() }),
      false,
      ['bc STUDIO change none', 'po - change none', 'por - change none'],
    ],
    [
      'a required budget',
      buildInvoiceInfo({ showNone: false }),
      false,
      ['bc STUDIO change', 'po - change none'],
    ],
    ['a mandatory purchase order', buildInvoiceInfo(), true, ['bc STUDIO change none', 'po - change']],
    [
      'a single budget center',
      buildInvoiceInfo({ showBCLink: false }),
      false,
      ['bc STUDIO none', 'po - change none'],
    ],
    ['budgeting off', buildInvoiceInfo({ budgetingEnabled: false }), false, ['bc STUDIO none']],
    [
      'a purchase order without budgets',
      buildInvoiceInfo({
        bc: undefined,
        isConfigured: false,
        po: buildInvoiceField({ values: ['PO-9'] }),
      } as never),
      false,
      ['po PO-9 none'],
    ],
  ])('%s', (_name, info, isMandatory, expected) => {
    expect(shown(info, isMandatory)).toEqual(expected);
  });

  it('name the chosen value, as far as the first page of the list has it', () => {
    expect(getAccountingEntries(buildInvoiceInfo())[0]?.chosen).toEqual({
      value: 'STUDIO',
      description: 'Studio supplies',
    });
    const further = buildInvoiceInfo({ bc: buildInvoiceField({ values: ['LATER'], totPages: 2 }) });
    expect(getAccountingEntries(further)[0]?.chosen).toEqual({ value: 'LATER', description: '' });
  });
});

it.each([
  [undefined, 100, 0],
  [100, 99.99, 0],
  [100, 100, 0],
  [100, 100.01, 1],
  [-20, 5, 2500],
])('a balance of %s is exceeded by a total of %s by %s cents', (availableBalance, total, excess) => {
  const bcDetails = availableBalance === undefined ? undefined : { availableBalance, budgetCenter: 'A' };
  const cart = buildCart({ cartSummary: { ...buildCart().cartSummary, ordTotal: total } });
  expect(getBudgetExcess({ ...cart, bcDetails })).toBe(excess);
});

it('compares a net budget with the goods, and leaves the budget of a category to the API', () => {
  const cartSummary = { ...buildCart().cartSummary, ordTotal: 30, cartSubTotalAfterCoupons: 20.01 };
  const bcDetails = { availableBalance: 20, budgetCenter: 'A' };
  expect(getBudgetExcess({ cartSummary, bcDetails: { ...bcDetails, isNet: true } })).toBe(1);
  expect(getBudgetExcess({ cartSummary, bcDetails: { ...bcDetails, isForCategory: true } })).toBe(0);
});

it.each([
  ['', 2],
  ['  ', 2],
  ['paper', 1],
  ['SAMPLES', 1],
  ['samples paper', 1],
  ['paper studio', 0],
])('finds values by all words of "%s"', (query, found) => {
  expect(findAccountingValues(buildInvoiceField().list!, query)).toHaveLength(found);
});

it('has the texts of refused choices, and none for other codes', () => {
  expect(accountingRefusalText('PURCHASE_ORDER_UNKNOWN')).toBe(
    'Your organization has no such purchase order. Choose another one.',
  );
  expect(accountingRefusalText('constructor')).toBeUndefined();
  expect(isAccountingRefusal({ field: 'accounting.poRelease' })).toBe(true);
  expect(isAccountingRefusal({ field: 'purchaseOrderNumber' })).toBe(true);
  expect(isAccountingRefusal({})).toBe(false);
});
