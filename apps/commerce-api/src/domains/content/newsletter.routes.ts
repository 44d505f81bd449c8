import type { FastifyInstance } from 'fastify';
import {
  FormQuery,
  type FormReply,
  FormReplySchema,
  NewsletterLinkBody,
  SubscribeBody,
} from '@foolscap/content/contract';
import { ErrorReplySchema, Reply } from '@foolscap/core/contract';
import type { ApiContext } from '../../kernel/context.ts';
import { createNewsletter } from './newsletter.ts';

type NewsletterContext = Pick<ApiContext, 'database' | 'settings' | 'mailer' | 'now'>;

const ACCEPTED: { data: FormReply } = { data: { isAccepted: true } };

const schema = (summary: string, body: object) => ({
  tags: ['content'],
  summary,
  querystring: FormQuery,
  body,
  response: { 200: Reply(FormReplySchema), 400: ErrorReplySchema, 429: ErrorReplySchema },
});

/**
 * Registers `POST {prefix}/api/sparxProxy/subscribeUserforOffers` (storefront-7.38). It needs no session, so guests get none; a repeated
 * sign-up only sends another link.
 */
export function subscribeRoutes(app: FastifyInstance, context: NewsletterContext): void {
  const newsletter = createNewsletter(context);
  app.post<{ Body: SubscribeBody }>(
    '/subscribeUserforOffers',
    { schema: schema('Sign up for offers by email', SubscribeBody) },
    async (request) => {
      await newsletter.subscribe(request, request.body);
      return ACCEPTED;
    },
  );
}

/** Registers the calls of the links in newsletter mails. */
export function newsletterRoutes(app: FastifyInstance, context: NewsletterContext): void {
  const newsletter = createNewsletter(context);
  app.post<{ Body: NewsletterLinkBody }>(
    '/content/newsletter/confirm',
    { schema: schema('Confirm a newsletter sign-up', NewsletterLinkBody) },
    async (request) => {
      await newsletter.confirm(request, request.body.token);
      return ACCEPTED;
    },
  );
  app.post<{ Body: NewsletterLinkBody }>(
    '/content/newsletter/unsubscribe',
    { schema: schema('Unsubscribe from the newsletter', NewsletterLinkBody) },
    async ({ body }) => {
      await newsletter.unsubscribe(body.token);
      return ACCEPTED;
    },
  );
}
