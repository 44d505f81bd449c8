import compress from '@fastify/compress';
import etag from '@fastify/etag';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { registerAgentLimits } from '../domains/agents/index.ts';
import { registerCatalogTexts } from '../domains/catalog/index.ts';
import type { PaymentContext } from '../domains/payments/index.ts';
import { readBuyerFacts } from '../domains/pricing/index.ts';
import { type Callers, createCallers } from '../kernel/caller/caller.ts';
import { refuseCardNumbers } from '../kernel/http/card-numbers.ts';
import { registerErrorEnvelope } from '../kernel/http/errors.ts';
import { registerFaultInjection } from '../kernel/http/faults.ts';
import { registerMethodOverride } from '../kernel/http/method-override.ts';
import { registerOriginCheck } from '../kernel/http/origin.ts';
import { registerReplyEncoding } from '../kernel/http/reply-encoding.ts';
import { registerUnknownPaths } from '../kernel/http/unknown-paths.ts';
import { registerStrictValidation } from '../kernel/http/validation.ts';
import { registerReplyTranslation } from '../kernel/translations/translate-reply.ts';
import { createNewSessionLimit } from '../kernel/sessions/new-sessions.ts';
import { registerSessions, type Sessions } from '../kernel/sessions/sessions.plugin.ts';

/** Registers the plugins and hooks that every call shares: security headers, compression, validation, sessions, errors. */
export async function registerCommonPlugins(
  api: FastifyInstance,
  { failingParts, settings, database }: PaymentContext,
): Promise<void> {
  registerStrictValidation(api);
  refuseCardNumbers(api);
  registerErrorEnvelope(api, registerUnknownPaths(api));
  // The API accepts JSON only: no plain text, and no form posts from other sites (quality, "Security").
  api.removeContentTypeParser('text/plain');
  api.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  registerMethodOverride(api);
  registerOriginCheck(api, settings.publicUrl);
  await api.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    // Browsers must not enforce https later for plain http on a developer's machine.
    hsts: settings.publicUrl?.startsWith('https:') ?? false,
    crossOriginResourcePolicy: { policy: 'same-origin' },
  });
  if (!api.hasReplyDecorator('compress'))
    // A compressed body could be larger than the limit of bodies.
    await api.register(compress, {
      threshold: 1024,
      encodings: ['br', 'gzip'],
      globalDecompression: false,
    });
  await api.register(etag, { weak: true });
  await api.register(rateLimit, { global: false });
  if (settings.faults) registerFaultInjection(api, failingParts);
  registerReplyTranslation(api);
  registerCatalogTexts(api, database.db);
  registerReplyEncoding(api);
}

/** Registers the sessions of one scope of routes, with the limits of agents who act for customers. */
export function registerShopSessions(api: FastifyInstance, context: PaymentContext): Sessions {
  const sessions = registerSessions(api, context);
  registerAgentLimits(api, sessions, context);
  return sessions;
}

/** Creates the callers of one scope of routes. */
export const createApiCallers = (sessions: Sessions, context: PaymentContext) =>
  createCallers(sessions, context.settings, createNewSessionLimit(context));

/** Creates a reader of the facts of a caller that decide which items they may add. */
export const readFactsOf =
  (callers: Callers, { database: { db }, now }: PaymentContext) =>
  async (request: FastifyRequest) => {
    const { accountId } = await callers.of(request);
    return readBuyerFacts(db, { accountId, tenant: request.tenant }, now());
  };
