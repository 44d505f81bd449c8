import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Callers, KnownCaller } from '../../kernel/caller/caller.ts';
import { getIdempotentRequest, type IdempotentRequest } from '../../kernel/http/idempotency.ts';
import { listNotFound } from './list-errors.ts';

/** Limits of writes from one client address. */
export const FEW = { rateLimit: { max: 120, timeWindow: '1 minute' } };
export const MANY = { rateLimit: { max: 600, timeWindow: '1 minute' } };

/** A change that a caller with a session requests. */
export interface ListRequest {
  caller: KnownCaller;
  idempotency: IdempotentRequest | undefined;
  listId: string;
}

/**
 * Reads a request that changes one list. A caller without a session has no lists, and gets no session for asking.
 * @throws ApiError 404 LIST_NOT_FOUND, 400 for a key that cannot be used
 */
export async function getListRequest(
  callers: Callers,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<ListRequest> {
  const idempotency = getIdempotentRequest(request);
  if (!(await callers.of(request)).session) throw listNotFound();
  // The schema of the route has this parameter.
  const { listId } = request.params as { listId: string };
  return { caller: await callers.withSession(request, reply), idempotency, listId };
}
