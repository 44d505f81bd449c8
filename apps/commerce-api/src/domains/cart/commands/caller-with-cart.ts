import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Callers, KnownCaller } from '../../../kernel/caller/caller.ts';
import { emptyCartError } from './empty-cart.ts';

/**
 * Returns the caller of a checkout call. A caller without a session has no cart to pay for, and gets no session for asking.
 * @throws ApiError 404 EMPTY_CART
 */
export async function callerWithCart(
  callers: Callers,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<KnownCaller> {
  if (!(await callers.of(request)).session) throw emptyCartError();
  return callers.withSession(request, reply);
}
