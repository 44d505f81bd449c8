import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SignInData } from '@foolscap/account/contract';
import type { ApiContext } from '../../kernel/context.ts';
import type { Db } from '../../kernel/database/database.ts';
import { holdSession, sessionChanged } from '../../kernel/sessions/hold-session.ts';
import type { Sessions } from '../../kernel/sessions/sessions.plugin.ts';
import { createPreferredStores } from '../stores/index.ts';
import type { DescribeAccount } from './account-data.ts';
import type { AccountPorts } from './account-ports.ts';
import type { AccountRow } from './account.repository.ts';
import type { KnownDevices } from './known-devices.ts';

/**
 * Signs in a caller who has proved to own the account: merges the guest's cart and lists, and gives the session a new secret.
 * @param claim uses up a one-time proof, in the transaction of the sign-in; it throws if the proof is no longer valid
 */
export type EnterAccount = (
  request: FastifyRequest,
  reply: FastifyReply,
  account: AccountRow,
  claim?: (trx: Db) => Promise<void>,
) => Promise<SignInData>;

export function createEnterAccount({
  database,
  settings,
  now,
  sessions,
  devices,
  describe,
  ports,
}: Pick<ApiContext, 'database' | 'settings' | 'now'> & {
  sessions: Sessions;
  devices: KnownDevices;
  describe: DescribeAccount;
  ports: AccountPorts;
}): EnterAccount {
  const { db } = database;
  const preferredStores = createPreferredStores({ database, settings });

  /**
   * Moves the caller's session to the account: merges the guest's cart and rotates the session's secret.
   * @returns undefined, without any change, if the session was replaced or ended in the meantime
   */
  async function replaceSession(
    request: FastifyRequest,
    reply: FastifyReply,
    account: AccountRow,
    claim: (trx: Db) => Promise<void>,
  ) {
    const session = await sessions.begin(request, reply);
    const done = await db.transaction().execute(async (trx) => {
      // The guest's in-flight writes finish first and are merged. Later ones are refused because the session has changed.
      if (!(await holdSession(trx, session, 'update'))) return undefined;
      await claim(trx);
      const owner = { tenant: request.tenant, sessionId: session.id, accountId: account.id };
      await ports.claimPromotionUses(trx, owner);
      await ports.claimGuestOrders(trx, {
        ...owner,
        confirmedEmail: account.email_confirmed_at ? account.email : undefined,
      });
      const merge = await ports.mergeCarts(trx, owner, now());
      // After the carts: other transactions lock the cart before the account.
      await ports.mergeLists(trx, owner, now());
      if (account.locale !== request.locale)
        await trx
          .updateTable('accounts')
          .set({ locale: request.locale })
          .where('id', '=', account.id)
          .execute();
      return { merge, sendSecret: await sessions.signIn(trx, request, session, account) };
    });
    done?.sendSecret(reply);
    return done?.merge;
  }

  return async (request, reply, account, claim = async () => undefined) => {
    // The password or the link is sufficient proof; a session cookie is optional.
    const found = await sessions.find(request).catch(() => sessions.startOver(request));
    const signedIn = found?.accounts[request.tenant];
    // A visit ends with any sign-in, on the other site too: its session must not become an ordinary one.
    const isOther =
      found && (found.agent !== undefined || (signedIn !== undefined && signedIn !== account.id));
    if (isOther) {
      // Claimed before the current sign-in ends, so a refused link leaves the caller signed in.
      await db.transaction().execute(claim);
      // Another account was signed in on this browser. None of its data may carry over.
      await sessions.end(request, reply, found);
    }
    const claimLeft = isOther ? async () => undefined : claim;
    await preferredStores.bring(request, reply, account);
    const merge =
      (await replaceSession(request, reply, account, claimLeft)) ??
      // A concurrent sign-in has replaced the session and merged its cart, so this one gets a new session.
      (await sessions.startOver(request), await replaceSession(request, reply, account, claimLeft));
    if (!merge) throw sessionChanged();
    await devices.remember(request, reply, account.id);
    request.log.info({ accountId: account.id, tenant: request.tenant }, 'signed in');
    return {
      ...(await describe({ tenant: request.tenant, locale: request.locale, accountId: account.id })),
      messages: merge.notices.map(({ code, type, description }) => ({
        code,
        type,
        ...(description ? { description } : {}),
      })),
      cartMerged: merge.merged,
    };
  };
}
