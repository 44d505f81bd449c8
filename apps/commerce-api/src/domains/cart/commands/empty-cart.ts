import { CHECKOUT_CODES } from '@foolscap/checkout/model';
import { type ApiError, notFound } from '../../../kernel/http/api-error.ts';

/** There is nothing to check out. */
export const emptyCartError = (): ApiError => notFound(CHECKOUT_CODES.emptyCart, 'Your cart is empty.');
