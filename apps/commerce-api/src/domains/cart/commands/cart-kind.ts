import { badRequest } from '../../../kernel/http/api-error.ts';
import type { IdempotentRequest } from '../../../kernel/http/idempotency.ts';
import type { OrderableKind } from '../cart-types.ts';

/** The query options that name the cart of a call. */
export interface KindQuery {
  type?: 'SPECIAL';
  buyNow?: 'true' | 'false';
}

/** Returns the kind of the cart that a call names. @throws ApiError 400 for a call that names two */
export function getKind({ type, buyNow }: KindQuery): OrderableKind {
  if (buyNow !== 'true') return type ?? 'CART';
  if (type)
    throw badRequest('INVALID_REQUEST', 'Name the special cart or the buy-now cart, not both.', 'type');
  return 'BUY_NOW';
}

/** Returns a request with a key as one about a kind of cart: the same body is another request for another cart. */
export const aboutKind = <Request extends IdempotentRequest | undefined>(
  request: Request,
  kind: OrderableKind,
): Request => (request && kind !== 'CART' ? { ...request, hash: `${kind} ${request.hash}` } : request);
