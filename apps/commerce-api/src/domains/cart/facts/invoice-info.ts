import type { AccountingValues, AccountingValuesQuery, CartInfo } from '@foolscap/cart/contract';
import { findAccountingValues } from '@foolscap/cart/model';
import { toDecimal } from '@foolscap/core/money';
import { LINE_ACCOUNTING_FIELDS, type LineAccountingField } from '@foolscap/core/vocabulary';
import {
  type ChosenAccounting,
  getBudgetCenter,
  getRelease,
  type OrganizationAccounting,
} from '../../organizations/index.ts';

/** List entries per page. Replies contain the first page; a call has the others. */
const PAGE_SIZE = 100;

const countPages = (list: readonly unknown[]): number => Math.max(1, Math.ceil(list.length / PAGE_SIZE));

const getPage = (list: readonly unknown[]) => ({
  level: 'ORDER' as const,
  totPages: countPages(list),
});

type ListedValue = AccountingValues['list'][number];

/** Lists all values of a field that a member can choose for a cart. */
function listValues(
  { budgetCenters, purchaseOrders, releases, lineCodes }: OrganizationAccounting,
  { purchase_order_number: number }: ChosenAccounting,
  field: AccountingValuesQuery['field'],
): ListedValue[] {
  switch (field) {
    case 'bc':
      return budgetCenters.map(({ code, name }) => ({ value: code, description: name }));
    case 'po':
      return purchaseOrders.map(({ number: value, description }) => ({ value, description }));
    case 'por':
      return releases
        .filter(({ purchaseOrder }) => purchaseOrder === number)
        .map(({ release, description }) => ({ value: release, description }));
    default:
      return (lineCodes[field] ?? []).map(({ code, description }) => ({ value: code, description }));
  }
}

/** The values of an organization without lists. */
export const NO_VALUES: AccountingValues = { list: [], count: 0, page: 1, totPages: 1 };

/** Finds the values of a field whose code or name contains every word of a text, page by page. */
export function findValues(
  organization: OrganizationAccounting,
  cart: ChosenAccounting,
  { field, q = '', page = '1' }: AccountingValuesQuery,
): AccountingValues {
  const found = findAccountingValues(listValues(organization, cart, field), q);
  const from = (Number(page) - 1) * PAGE_SIZE;
  return {
    list: found.slice(from, from + PAGE_SIZE),
    count: found.length,
    page: Number(page),
    totPages: countPages(found),
  };
}

const LINE_FIELD_TEXTS = {
  costCenter: { name: 'Cost center', description: 'The cost center that pays for an item' },
  project: { name: 'Project', description: 'The project that pays for an item' },
} as const satisfies Record<LineAccountingField, object>;

/** Returns the fields that each line has values of its own for. */
function getLineFields({
  policy: { labels = {}, lineFields = {} },
  lineCodes,
}: OrganizationAccounting): Pick<NonNullable<CartInfo['invoiceInfo']>, LineAccountingField> {
  return Object.fromEntries(
    LINE_ACCOUNTING_FIELDS.flatMap((field) => {
      const use = lineFields[field];
      if (!use) return [];
      const codes = lineCodes[field] ?? [];
      return [
        [
          field,
          {
            name: labels[field] ?? LINE_FIELD_TEXTS[field].name,
            description: LINE_FIELD_TEXTS[field].description,
            type: codes.length ? 'LIST' : 'TEXT',
            ...(codes.length
              ? {
                  list: codes
                    .slice(0, PAGE_SIZE)
                    .map(({ code: value, description }) => ({ value, description })),
                }
              : {}),
            ...getPage(codes),
            level: 'LINE',
            ...(use === 'REQUIRED' ? { isRequired: true } : {}),
          },
        ],
      ];
    }),
  );
}

/**
 * Returns the parts of a whole cart about budgets and purchase orders (cart-3.11, cart-3.82, cart-3.83), with the organization's labels
 * (cart-1.5).
 */
export function getInvoiceInfo(
  organization: OrganizationAccounting,
  cart: ChosenAccounting,
): Pick<CartInfo, 'invoiceInfo' | 'bcDetails'> {
  const { policy, overdraft, budgetCenters, purchaseOrders } = organization;
  const { labels = {}, budgeting } = policy;
  const number = cart.purchase_order_number;
  const release = getRelease(organization, cart);
  const center = budgetCenters.find(({ code }) => code === getBudgetCenter(organization, cart));
  const byDefault = budgetCenters.find(({ isDefault }) => isDefault);
  const isConfigured = budgetCenters.length > 0;
  const ofOrder = listValues(organization, cart, 'por');
  return {
    invoiceInfo: {
      ...(isConfigured
        ? {
            bc: {
              name: labels.bc ?? 'Budget center',
              description: 'The budget that pays for the order',
              type: 'LIST' as const,
              ...(center ? { values: [center.code] } : {}),
              list: listValues(organization, cart, 'bc').slice(0, PAGE_SIZE),
              ...getPage(budgetCenters),
            },
          }
        : {}),
      po: {
        name: labels.po ?? 'Purchase order',
        description: 'The number of your purchase order',
        type: purchaseOrders.length ? ('LIST' as const) : ('TEXT' as const),
        ...(number ? { values: [number] } : {}),
        ...(purchaseOrders.length
          ? {
              list: listValues(organization, cart, 'po').slice(0, PAGE_SIZE),
            }
          : {}),
        ...getPage(purchaseOrders),
      },
      ...(ofOrder.length
        ? {
            por: {
              name: labels.por ?? 'PO release',
              description: 'The part of the purchase order that the order uses',
              type: 'LIST' as const,
              ...(release ? { values: [release] } : {}),
              list: ofOrder.slice(0, PAGE_SIZE),
              ...getPage(ofOrder),
            },
          }
        : {}),
      ...getLineFields(organization),
      showBCLink: budgeting !== 'OFF' && budgetCenters.length > 1,
      isConfigured,
      showNone: budgeting !== 'REQUIRED',
      ...(byDefault ? { defaultVal: byDefault.code, defaultDesc: byDefault.name } : {}),
      budgetingEnabled: budgeting !== 'OFF',
    },
    ...(center
      ? {
          bcDetails: {
            budgetCenter: center.code,
            availableBalance: toDecimal(center.available),
            ...(overdraft === 'REFUSE' ? {} : { allowsOverdraft: true as const }),
            ...(overdraft === 'APPROVE' ? { needsApproval: true as const } : {}),
            ...(policy.basis === 'NET' ? { isNet: true as const } : {}),
            ...(center.categoryId === null ? {} : { isForCategory: true as const }),
          },
        }
      : {}),
  };
}
