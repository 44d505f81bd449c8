import type { FastifyInstance } from 'fastify';
import { HEADERS } from '@foolscap/core/vocabulary';

const BEFORE = '{"data":';

/** Supports `dataEncode=true`, which requests the data as base64 of its JSON; a header marks the reply (decision-encode-flag). */
export function registerReplyEncoding(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const { dataEncode } = (request.query ?? {}) as { dataEncode?: unknown };
    if (dataEncode !== 'true' || typeof payload !== 'string' || !payload.startsWith(BEFORE)) return payload;
    const data = payload.slice(BEFORE.length, -1);
    reply.header(HEADERS.dataEncoded, 'true');
    reply.removeHeader('content-length');
    return `{"data":{"encoded":"${Buffer.from(data, 'utf8').toString('base64')}"}}`;
  });
}
