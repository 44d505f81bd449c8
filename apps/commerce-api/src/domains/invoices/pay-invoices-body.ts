import Type, { type Static } from 'typebox';
import { MOST_PAID_INVOICES } from '@foolscap/account/model';
import { CardPaymentBody } from '@foolscap/payments/contract';

/**
 * `POST /cc/api/organization/invoices/payments`: pays all that is open of invoices. 402 if the card is declined; 409 INVOICE_PAID,
 * INVOICE_PAYMENT_IN_PROGRESS, INVOICE_BILLED_ELSEWHERE or INVOICE_TOTAL_CHANGED.
 */
export const PayInvoicesBody = Type.Object(
  {
    invoices: Type.Array(Type.String({ minLength: 1, maxLength: 18 }), {
      minItems: 1,
      maxItems: MOST_PAID_INVOICES,
    }),
    /** The sum of what is open, in dollars, as the payer has seen it. */
    total: Type.Number({ minimum: 0, maximum: 20_000_000 }),
    cardPayment: CardPaymentBody.properties.cardPayment,
    captcha: CardPaymentBody.properties.captcha,
  },
  { additionalProperties: false },
);
export interface PayInvoicesBody extends Static<typeof PayInvoicesBody> {}
