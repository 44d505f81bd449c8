import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Callers } from '../../../kernel/caller/caller.ts';
import { getIdempotentRequest } from '../../../kernel/http/idempotency.ts';
import type { CartRequest } from './cart-command.ts';
import { aboutKind, getKind, type KindQuery } from './cart-kind.ts';
import { lineNotFound } from '../decide/decide-updates.ts';

/** Creates the functions that read the requests of cart calls. */
export function createCartRequests(callers: Callers) {
  async function getRequest(request: FastifyRequest, reply: FastifyReply): Promise<CartRequest> {
    // Every command locks the session with the cart, and refuses one that was replaced.
    callers.useRecent(request);
    // A key that cannot be used is refused before a guest gets a session for it.
    const idempotency = getIdempotentRequest(request);
    const { responseType, ux2, ...query } = request.query as KindQuery & {
      responseType?: string;
      ux2?: string;
    };
    const kind = getKind(query);
    return {
      kind,
      caller: await callers.withSession(request, reply),
      idempotency: aboutKind(idempotency, kind),
      whole: responseType === 'WHOLE',
      related: ux2 === 'true',
    };
  }

  return {
    getRequest,
    /** The same for calls that name a line. A caller without a session has no lines, and gets no session for asking. */
    async requestOnLines(
      request: FastifyRequest,
      reply: FastifyReply,
      notFound = lineNotFound,
    ): Promise<CartRequest> {
      callers.useRecent(request);
      if (!(await callers.of(request)).session) throw notFound();
      return getRequest(request, reply);
    },
  };
}
