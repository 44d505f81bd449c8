import { PURCHASE_ORDER_LENGTH, purchaseOrderFault, type PurchaseOrderPolicy } from '@foolscap/account/model';
import { ACCOUNTING_CODES } from '@foolscap/core/vocabulary';
import { badRequest } from '../../kernel/http/api-error.ts';

/**
 * Validates and normalizes a purchase order number; null without one.
 * @throws ApiError 400 PURCHASE_ORDER_MISSING, PURCHASE_ORDER_INVALID
 */
export function checkedPurchaseOrder(
  text: string | null | undefined,
  policy: PurchaseOrderPolicy = 'OPTIONAL',
): string | null {
  const fault = purchaseOrderFault(text ?? '', policy);
  if (fault === 'missing')
    throw badRequest(
      ACCOUNTING_CODES.purchaseOrderMissing,
      'Your organization requires a purchase order number.',
      'purchaseOrderNumber',
    );
  if (fault)
    throw badRequest(
      ACCOUNTING_CODES.purchaseOrderInvalid,
      `Use up to ${PURCHASE_ORDER_LENGTH} letters, digits, spaces and . / # _ - in a purchase order number.`,
      'purchaseOrderNumber',
    );
  return text?.trim() || null;
}
