import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  type ChatService,
  ChatServiceSchema,
  ContactBody,
  FeedbackBody,
  FormQuery,
  type FormReply,
  FormReplySchema,
} from '@foolscap/content/contract';
import { messages as FRENCH } from '@foolscap/content/fr-CA';
import { checkContact, FORM_CODES, FORM_MESSAGES, type FormCode, formMessage } from '@foolscap/content/model';
import { ErrorReplySchema, Reply } from '@foolscap/core/contract';
import type { TenantId } from '@foolscap/core/vocabulary';
import type { Callers } from '../../kernel/caller/caller.ts';
import type { ApiContext } from '../../kernel/context.ts';
import type { Db } from '../../kernel/database/database.ts';
import { notFound } from '../../kernel/http/api-error.ts';
import { getIdempotentRequest } from '../../kernel/http/idempotency.ts';
import { runOnce } from '../../kernel/http/run-once.ts';
import { getEmailKey } from '../../kernel/mail/email-key.ts';
import { libraryText } from '../../kernel/translations/reply-text.ts';
import type { Toggles } from '../account/index.ts';
import { createFormLimits, refuseFaults } from './form-limits.ts';

export interface MessagesContext extends Pick<ApiContext, 'database' | 'settings' | 'mailer' | 'now'> {
  callers: Callers;
  toggles: Toggles;
}

const ACCEPTED: FormReply = { isAccepted: true };
const SITE_NAMES: Record<TenantId, string> = { sdc: 'consumer', sba: 'business' };

const schema = (summary: string, body: object) => ({
  tags: ['content'],
  summary,
  querystring: FormQuery,
  body,
  response: {
    200: Reply(FormReplySchema),
    400: ErrorReplySchema,
    404: ErrorReplySchema,
    409: ErrorReplySchema,
    422: ErrorReplySchema,
    429: ErrorReplySchema,
  },
});

/** Registers the calls that send a message or feedback to the shop, each stored once per key, and the call that names the chat service. */
export function messagesRoutes(app: FastifyInstance, context: MessagesContext): void {
  const { database, settings, mailer, now, callers, toggles } = context;
  const { db } = database;
  const limit = createFormLimits(context);
  app.addHook('onSend', (_request, reply, _payload, done) => {
    reply.header('cache-control', 'no-store');
    done();
  });

  /** Stores a message once per key. @returns what it stored; undefined if an earlier request has stored it */
  async function storeOnce<Stored>(
    request: FastifyRequest,
    reply: FastifyReply,
    store: (trx: Db) => Promise<Stored>,
  ): Promise<Stored | undefined> {
    const { session } = await callers.withSession(request, reply);
    let stored: Stored | undefined;
    await runOnce({ db, now }, session, getIdempotentRequest(request), async (trx) => {
      stored = await store(trx);
      return ACCEPTED;
    });
    return stored;
  }

  app.post<{ Body: ContactBody }>(
    '/content/contact',
    { schema: schema('Send a message to the shop', ContactBody) },
    async (request, reply): Promise<{ data: FormReply }> => {
      const { body, tenant, locale, log } = request;
      const { topic, name, email, orderNumber, message } = body;
      refuseFaults(checkContact({ ...body }), (code) => formMessage({ code }));
      await limit('contact', request.ip, getEmailKey(email));
      const stored = await storeOnce(request, reply, (trx) =>
        trx
          .insertInto('shop_messages')
          .values({
            kind: 'contact',
            tenant,
            topic,
            name,
            email,
            order_number: orderNumber ?? null,
            text: message,
            created_at: now(),
          })
          .returning('id')
          .executeTakeFirstOrThrow(),
      );
      if (stored) {
        const mail = { ...body, topic: FORM_MESSAGES.topics[topic] };
        const { email: shop } = settings.company;
        if (shop)
          mailer.write(
            'contactMessage',
            { email: shop, locale: 'en-US' },
            { ...mail, id: stored.id, site: SITE_NAMES[tenant], replyTo: email },
            log,
          );
        mailer.write(
          'contactCopy',
          { email, locale },
          { ...mail, topic: (locale === 'fr-CA' ? FRENCH : FORM_MESSAGES).topics[topic] },
          log,
        );
      }
      return { data: ACCEPTED };
    },
  );

  const off = (code: FormCode) => notFound(code, libraryText(formMessage({ code })));
  app.post<{ Body: FeedbackBody }>(
    '/content/feedback',
    { schema: schema('Send feedback about the site', FeedbackBody) },
    async (request, reply): Promise<{ data: FormReply }> => {
      const { tenant } = request;
      const { rating, comment, page } = request.body;
      if (!(await toggles.isOn(tenant, 'feedback'))) throw off(FORM_CODES.feedbackOff);
      await limit('feedback', request.ip);
      await storeOnce(request, reply, (trx) =>
        trx
          .insertInto('shop_messages')
          .values({
            kind: 'feedback',
            tenant,
            rating,
            page: page ?? null,
            text: comment?.trim() ?? '',
            created_at: now(),
          })
          .execute(),
      );
      return { data: ACCEPTED };
    },
  );

  app.get(
    '/content/chat',
    {
      schema: {
        tags: ['content'],
        summary: 'Get the chat service',
        querystring: FormQuery,
        response: { 200: Reply(ChatServiceSchema), 404: ErrorReplySchema },
      },
    },
    async ({ tenant }): Promise<{ data: ChatService }> => {
      const { chat } = settings;
      if (!chat || !(await toggles.isOn(tenant, 'chat'))) throw off(FORM_CODES.chatOff);
      return { data: chat === 'sandbox' ? { service: chat } : { service: 'script', url: chat } };
    },
  );
}
