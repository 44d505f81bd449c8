import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Callers, KnownCaller } from '../../kernel/caller/caller.ts';
import { getIdempotentRequest, type IdempotentRequest } from '../../kernel/http/idempotency.ts';
import { listNotFound } from './list-errors.ts';

/** Limits writes from one client address. */
export const FEW = { rateLimit: { max: 120, timeWindow: '1 minute' } };
export const MANY = { rateLimit: { max: 600, timeWindow: '1 minute' } };

/** A change requested by a caller with a session. */
export interface ListRequest {
  caller: KnownCaller;
  idempotency: IdempotentRequest | undefined;
  listId: string;
}

/**
 * Parses a request that changes one list. A caller without a session has no lists, so no session is created.
 * @throws ApiError 404 LIST_NOT_FOUND, 400 for an invalid key
 */
export async function getListRequest(
  callers: Callers,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<ListRequest> {
  const idempotency = getIdempotentRequest(request);
  if (!(await callers.of(request)).session) throw listNotFound();
  // The route's schema guarantees this parameter.
  const { listId } = request.params as { listId: string };
  return { caller: await callers.withSession(request, reply), idempotency, listId };
}
