import { PAYMENT_CODES } from '@foolscap/payments/model';
import { ApiError } from '../../kernel/http/api-error.ts';

/** Returns the error for a gateway that does not respond: nothing is charged, and the shopper can try again. */
export const gatewayUnavailable = (cause: unknown) =>
  new ApiError(
    503,
    PAYMENT_CODES.gatewayUnavailable,
    "We're unable to process your payment at this time. Please try again or use a different payment method.",
    { cause },
  );
