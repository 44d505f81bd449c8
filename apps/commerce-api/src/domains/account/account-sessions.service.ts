import type { FastifyRequest } from 'fastify';
import type { AccountSession } from '@foolscap/account/contract';
import { ACCOUNT_CODES } from '@foolscap/account/model';
import type { ApiContext } from '../../kernel/context.ts';
import { notFound } from '../../kernel/http/api-error.ts';
import { endSessionsOf, listSessionsOf } from '../../kernel/sessions/sessions.repository.ts';
import { describeDevice } from './describe-device.ts';
import type { KnownDevices } from './known-devices.ts';
import type { SignedInAccount } from './signed-in-account.ts';

/** Creates the calls that list and end the sessions of an account. */
export function createAccountSessionsService({
  database: { db },
  now,
  devices,
  signedIn,
}: Pick<ApiContext, 'database' | 'now'> & { devices: KnownDevices; signedIn: SignedInAccount }) {
  return {
    async sessions(request: FastifyRequest): Promise<AccountSession[]> {
      const { account, session } = await signedIn(request);
      const rows = await listSessionsOf(db, request.tenant, account.id, now());
      return rows.map((row) => {
        const current = row.id === session.id;
        return {
          id: row.id,
          device: describeDevice(row.user_agent, request.locale),
          signedInAt: row.created_at.toISOString(),
          // The current session is in use right now.
          lastSeenAt: (current ? now() : row.last_seen_at).toISOString(),
          current,
        };
      });
    },

    async endSession(request: FastifyRequest, id: string): Promise<void> {
      const { account, session } = await signedIn(request);
      // The current session is ended by signing out, which also clears the cookie.
      const ended = id === session.id ? 0 : await endSessionsOf(db, request.tenant, account.id, { only: id });
      if (!ended) throw notFound(ACCOUNT_CODES.sessionNotFound, 'This session has already ended.');
    },

    async endOtherSessions(request: FastifyRequest): Promise<void> {
      const { account, session } = await signedIn(request);
      await endSessionsOf(db, request.tenant, account.id, { except: session.id });
      await devices.forgetOthers(db, request, account.id);
    },
  };
}
