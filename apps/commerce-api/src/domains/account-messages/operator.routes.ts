import type { FastifyInstance } from 'fastify';
import type { Db } from '../../kernel/database/database.ts';
import type { OperatorAccess } from '../../kernel/http/operator-access.ts';
import {
  changeAccountMessage,
  listAccountMessages,
  type MessageChange,
  MessageChangeSchema,
} from './message-settings.ts';

/**
 * Registers the endpoints of the account-messages command for a shop that runs on the embedded database. Loopback only, and only with the
 * shop's token.
 */
export function accountMessagesOperatorRoutes(app: FastifyInstance, db: Db, access: OperatorAccess): void {
  const onRequest = async (request: Parameters<OperatorAccess['admit']>[0]) => access.admit(request);
  app.get('/operator/account-messages', { schema: { hide: true } as object, onRequest }, async () => ({
    data: { messages: await listAccountMessages(db) },
  }));
  app.post<{ Body: MessageChange }>(
    '/operator/account-messages',
    { schema: { hide: true, body: MessageChangeSchema } as object, onRequest },
    async ({ body }) => ({ data: await changeAccountMessage(db, body) }),
  );
}
