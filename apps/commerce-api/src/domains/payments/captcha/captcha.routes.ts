import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import { EncodeQuery, Reply } from '@foolscap/core/contract';
import { CaptchaBody, CaptchaChallengeSchema } from '@foolscap/payments/contract';
import type { Callers } from '../../../kernel/caller/caller.ts';
import type { ApiContext } from '../../../kernel/context.ts';
import { ADDRESS_FACTOR, createAttemptLimit } from '../../../kernel/http/attempt-limit.ts';
import type { CaptchaGate } from './captcha-gate.ts';

interface CaptchaRoutes extends Pick<ApiContext, 'settings' | 'now'> {
  captcha: CaptchaGate;
  callers: Callers;
}

/** Registers `/cc/api/payment/captcha`, which issues challenges to shoppers whose cards have failed. */
export function captchaRoutes(
  app: FastifyInstance,
  { settings, now, captcha, callers }: CaptchaRoutes,
): void {
  const attemptFrom = createAttemptLimit(ADDRESS_FACTOR * settings.cardAttemptsPerMinute, now);
  app.post<{ Body: CaptchaBody }>(
    '/payment/captcha',
    {
      schema: {
        tags: ['checkout'],
        summary: 'Get a captcha for the next card of a kind',
        querystring: Type.Object(EncodeQuery, { additionalProperties: false }),
        body: CaptchaBody,
        response: { 200: Reply(CaptchaChallengeSchema) },
      },
    },
    async (request, reply) => {
      attemptFrom(request.ip);
      reply.header('cache-control', 'no-store');
      const { session } = await callers.of(request);
      const { captchaSection } = request.body;
      return { data: await captcha.createChallenge({ session, address: request.ip }, captchaSection) };
    },
  );
}
