import type { CartInfo, CartItem, UpdateCartBody } from '../contract/index.ts';
import { ACCOUNTING_CODES } from '@foolscap/core/vocabulary';
import { accountingRefusalText } from '../model/accounting-refusals.ts';
import type { FakeCartServer } from './fake-cart-client.ts';

type Accounting = NonNullable<UpdateCartBody['accounting']>;

/** Returns the fields of a fake's cart after an accounting choice. A cart without `invoiceInfo` belongs to no organization. */
export function chooseFakeAccounting(
  { invoiceInfo, bcDetails }: Pick<CartInfo, 'invoiceInfo' | 'bcDetails'>,
  { budgetCenter, purchaseOrder, poRelease }: Accounting,
  refuse: FakeCartServer['refuse'],
): Pick<CartInfo, 'invoiceInfo' | 'bcDetails'> {
  if (!invoiceInfo)
    return refuse(
      403,
      ACCOUNTING_CODES.notAvailable,
      'Only members of an organization can choose a budget or a purchase order.',
      'accounting',
    );
  type Field = typeof invoiceInfo.po;
  const choose = (field: Field, value: string | null | undefined, code: string, name: string): Field => {
    if (value === undefined) return field;
    const { values: _earlier, ...rest } = field;
    if (value === null) return rest;
    if (field.type === 'LIST' && !field.list?.some((entry) => entry.value === value))
      return refuse(400, code, accountingRefusalText(code)!, `accounting.${name}`);
    return { ...rest, values: [value] };
  };
  const { bc, po, por } = invoiceInfo;
  if (budgetCenter && !bc)
    return refuse(
      400,
      ACCOUNTING_CODES.budgetCenterInvalid,
      accountingRefusalText(ACCOUNTING_CODES.budgetCenterInvalid)!,
      'accounting.budgetCenter',
    );
  if (poRelease && !por)
    return refuse(
      400,
      ACCOUNTING_CODES.releaseInvalid,
      accountingRefusalText(ACCOUNTING_CODES.releaseInvalid)!,
      'accounting.poRelease',
    );
  const center = bc && choose(bc, budgetCenter, ACCOUNTING_CODES.budgetCenterInvalid, 'budgetCenter');
  const order = choose(po, purchaseOrder, ACCOUNTING_CODES.purchaseOrderUnknown, 'purchaseOrder');
  const isOtherOrder = order.values?.[0] !== po.values?.[0];
  const release = poRelease === undefined && isOtherOrder ? null : poRelease;
  const [chosen] = center?.values ?? [];
  const { bc: _bc, por: _por, ...flags } = invoiceInfo;
  return {
    invoiceInfo: {
      ...flags,
      ...(center ? { bc: center } : {}),
      po: order,
      ...(por ? { por: choose(por, release, ACCOUNTING_CODES.releaseInvalid, 'poRelease') } : {}),
    },
    ...(chosen
      ? { bcDetails: { budgetCenter: chosen, availableBalance: bcDetails?.availableBalance ?? 0 } }
      : {}),
  };
}

/** Returns a line with its new splits; the same line without a change. */
export function withFakeSplits(line: CartItem, splits: CartItem['splits']): CartItem {
  if (!splits) return line;
  const { splits: _earlier, ...rest } = line;
  return splits.length ? { ...rest, splits } : rest;
}
