import Type, { type Static } from 'typebox';

/** `POST /cc/api/checkout/default/invoice`: charges what gift and prepaid cards leave to the member's organization by invoice. */
export const InvoicePaymentBody = Type.Object(
  { purchaseOrderNumber: Type.Optional(Type.String({ maxLength: 40 })) },
  { additionalProperties: false },
);
export interface InvoicePaymentBody extends Static<typeof InvoicePaymentBody> {}

/** The invoice as a tender of the cart. */
export const InvoicePaymentSchema = Type.Object({
  tender: Type.Object({
    id: Type.String(),
    type: Type.Literal('ACCOUNT'),
    /** The name of the organization. */
    brand: Type.String(),
  }),
});
export interface InvoicePayment extends Static<typeof InvoicePaymentSchema> {}
