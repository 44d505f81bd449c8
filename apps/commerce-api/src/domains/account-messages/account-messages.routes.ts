import type { FastifyInstance } from 'fastify';
import { AccountMessagesSchema, AccountQuery, ReadMessagesBody } from '@foolscap/account/contract';
import { ErrorReplySchema, Reply } from '@foolscap/core/contract';
import type { Callers } from '../../kernel/caller/caller.ts';
import type { AccountMessagesService } from './account-messages.service.ts';

const tags = ['account'];
const response = { 200: Reply(AccountMessagesSchema), 401: ErrorReplySchema };

/** Registers `/cc/api/account/messages`, the messages of the shop to an account (docs/decisions/account-messages.md). */
export function accountMessagesRoutes(
  app: FastifyInstance,
  { messages, callers }: { messages: AccountMessagesService; callers: Callers },
): void {
  app.addHook('onSend', (_request, reply, _payload, done) => {
    reply.header('cache-control', 'no-store');
    done();
  });
  app.get(
    '/account/messages',
    { schema: { tags, summary: 'List the messages of the shop', querystring: AccountQuery, response } },
    async (request) => ({ data: await messages.list(await callers.of(request)) }),
  );
  app.post<{ Body: ReadMessagesBody }>(
    '/account/messages/read',
    {
      schema: {
        tags,
        summary: 'Mark messages as read',
        querystring: AccountQuery,
        body: ReadMessagesBody,
        response: { ...response, 400: ErrorReplySchema },
      },
    },
    async (request) => ({ data: await messages.markRead(await callers.of(request), request.body.ids) }),
  );
}
