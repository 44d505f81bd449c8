import Type, { type Static } from 'typebox';
import { AddressSchema, OneOf } from '@foolscap/core/contract';

/** `PUT /cc/api/checkout/default/payment/{id}/billingaddress`: changes the billing address of the payment for this order. */
export const BillingAddressBody = Type.Object(
  { billingAddress: AddressSchema },
  { additionalProperties: false },
);
export interface BillingAddressBody extends Static<typeof BillingAddressBody> {}

/** The saved billing address, and whether it fits its ZIP code. */
export const BillingAddressSchema = Type.Object({
  billingAddress: AddressSchema,
  /** `SUGGESTED`: city or state differ from those of the ZIP code. `UNVERIFIED`: the ZIP code is not in the server’s table. */
  validation: OneOf(['VERIFIED', 'SUGGESTED', 'UNVERIFIED']),
  /** The address with the city and state of its ZIP code; only with `SUGGESTED`. */
  suggestedAddress: Type.Optional(AddressSchema),
});
export interface SavedBillingAddress extends Static<typeof BillingAddressSchema> {}
