import type { FastifyInstance } from 'fastify';
import type Stripe from 'stripe';
import type { ApiContext } from '../../../kernel/context.ts';
import { waitOutside } from '../../../kernel/http/admission.plugin.ts';
import { ApiError, badRequest } from '../../../kernel/http/api-error.ts';
import { operatorText } from '../../../kernel/translations/reply-text.ts';
import { GatewayUnavailableError } from '../payment-gateway.ts';
import type { StripeConnection } from './stripe-connection.ts';
import { createStripeEvents } from './stripe-events.ts';

/** Older signatures are rejected, so that a recorded request cannot be replayed later. Stripe signs each attempt again. */
const TOLERANCE_S = 300;

/**
 * Registers `POST /cc/api/payment/gateway/webhooks/stripe` for Stripe's events. Register it in a separate scope, because it reads bodies as
 * bytes, which the signature covers. The signature is the caller's only credential. There is no session, and no rate limit, since Stripe
 * would only send the event again.
 */
export function stripeWebhookRoutes(
  app: FastifyInstance,
  { database: { db }, now }: Pick<ApiContext, 'database' | 'now'>,
  stripe: StripeConnection,
): void {
  const events = createStripeEvents(db, stripe);
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );

  /** @throws ApiError 400 for anything that Stripe has not signed in exactly this form, or not recently */
  function readEvent(body: Buffer, signature: string | string[] | undefined): Stripe.Event {
    try {
      return stripe.api.webhooks.constructEvent(
        body,
        typeof signature === 'string' ? signature : '',
        stripe.webhookSecret,
        TOLERANCE_S,
        undefined,
        now().getTime(),
      );
    } catch {
      throw badRequest(
        'INVALID_SIGNATURE',
        operatorText('The signature of the event is missing, wrong or too old.'),
      );
    }
  }

  app.post<{ Body: Buffer }>(
    '/payment/gateway/webhooks/stripe',
    { schema: { hide: true } as object, config: { waitsOutside: true } },
    async ({ body, headers, log }) => {
      const event = readEvent(body, headers['stripe-signature']);
      try {
        await waitOutside(() => events.receive(event, log, now()));
      } catch (error) {
        if (!(error instanceof GatewayUnavailableError)) throw error;
        throw new ApiError(
          503,
          'SERVICE_UNAVAILABLE',
          operatorText('The event could not be handled. Send it again.'),
          {
            cause: error,
          },
        );
      }
      return { data: { received: true } };
    },
  );
}
