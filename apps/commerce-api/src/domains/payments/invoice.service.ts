import { randomUUID } from 'node:crypto';
import type { InvoicePayment, InvoicePaymentBody } from '@foolscap/payments/contract';
import { ApiError } from '../../kernel/http/api-error.ts';
import { findOutcome } from '../../kernel/http/idempotency.ts';
import { checkedPurchaseOrder, findMembership } from '../organizations/index.ts';
import type { PaymentContext } from './payment-gateway.ts';
import { createTenderCommands, NO_CARD, type TenderRequest } from './tender-commands.ts';

export type InvoiceService = ReturnType<typeof createInvoiceService>;

export function createInvoiceService({ database, now }: Pick<PaymentContext, 'database' | 'now'>) {
  const { checkCart, addTender } = createTenderCommands({ database, now });

  return {
    /**
     * Charges what other tenders leave to the caller's organization by invoice. The organization's limit is checked when the order is
     * placed.
     * @throws ApiError 400 for an invalid purchase order number, 403 for callers whose organization cannot pay by invoice, 404 EMPTY_CART
     */
    async payByInvoice(
      request: TenderRequest,
      { purchaseOrderNumber }: InvoicePaymentBody,
    ): Promise<InvoicePayment> {
      const { caller, idempotency, kind } = request;
      const stored = idempotency && (await findOutcome(database.db, caller.session.id, idempotency, now()));
      if (stored) return stored.reply as InvoicePayment;
      await checkCart(caller, kind, 'ACCOUNT');
      const number =
        purchaseOrderNumber === undefined ? undefined : checkedPurchaseOrder(purchaseOrderNumber);
      const member = await findMembership(database.db, caller.accountId);
      if (!member || member.organization.invoiceLimit === null)
        throw new ApiError(403, 'INVOICE_NOT_ALLOWED', 'Your organization can’t pay by invoice.');
      const { id: token, name: brand } = member.organization;
      const id = randomUUID();
      return addTender(
        request,
        { ...NO_CARD, id, type: 'ACCOUNT', token, brand, balance_minor: null },
        () => ({ tender: { id, type: 'ACCOUNT', brand } }),
        { purchaseOrderNumber: number },
      );
    },
  };
}
