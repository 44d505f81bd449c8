import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { ApiContext } from '../../kernel/context.ts';
import type { Db } from '../../kernel/database/database.ts';

const DAY_MS = 86_400_000;
/** Devices unused for this long are forgotten. Browsers rarely keep cookies any longer. */
const LIFETIME_DAYS = 365;
/** Maximum number of devices remembered per account; the least recently used are dropped. */
const MAX_DEVICES = 20;

const digest = (secret: string) => createHash('sha256').update(secret).digest('base64url');
/** Format of a device's secret. Other cookie values are not looked up. */
const SECRET_FORM = /^[\w-]{43}$/;

/**
 * Remembers the browsers that an account has signed in from: a random secret in an HttpOnly cookie, and its digest in the database. The
 * cookie does not sign in. It only distinguishes the owner's browser from others when sign-ins are rate-limited.
 */
export function createKnownDevices({
  database: { db },
  settings,
  now,
}: Pick<ApiContext, 'database' | 'settings' | 'now'>) {
  const secure = settings.publicUrl?.startsWith('https:') ?? false;
  const cookieName = secure ? '__Host-foolscap_device' : 'foolscap_device';

  function readToken(request: FastifyRequest): string | undefined {
    const secret = request.cookies[cookieName];
    return secret !== undefined && SECRET_FORM.test(secret) ? digest(secret) : undefined;
  }

  return {
    /** @returns an identifier of this device and account; undefined if the account has not been used on it */
    async find(request: FastifyRequest, accountId: string | undefined): Promise<string | undefined> {
      const token = readToken(request);
      if (token === undefined || accountId === undefined) return undefined;
      const row = await db
        .selectFrom('known_devices')
        .select('token_hash')
        .where('account_id', '=', accountId)
        .where('token_hash', '=', token)
        .where('expires_at', '>', now())
        .executeTakeFirst();
      return row && `${row.token_hash} ${accountId}`;
    },

    /**
     * Records that an account is used on this device. The secret is rotated each time, so a secret planted in a browser becomes invalid
     * once the owner signs in.
     */
    async remember(request: FastifyRequest, reply: FastifyReply, accountId: string): Promise<void> {
      const secret = randomBytes(32).toString('base64url');
      const token = digest(secret);
      const time = now();
      const expiresAt = new Date(time.getTime() + LIFETIME_DAYS * DAY_MS);
      const former = readToken(request);
      await db.transaction().execute(async (trx) => {
        if (former !== undefined) {
          await trx
            .updateTable('known_devices')
            .set({ token_hash: token })
            .where('token_hash', '=', former)
            .execute();
        }
        await trx
          .insertInto('known_devices')
          .values({ account_id: accountId, token_hash: token, last_used_at: time, expires_at: expiresAt })
          .onConflict((conflict) =>
            conflict
              .columns(['account_id', 'token_hash'])
              .doUpdateSet({ last_used_at: time, expires_at: expiresAt }),
          )
          .execute();
        await sql`delete from known_devices where account_id = ${accountId} and token_hash in (
          select token_hash from known_devices where account_id = ${accountId}
          order by last_used_at desc, token_hash offset ${MAX_DEVICES})`.execute(trx);
      });
      reply.setCookie(cookieName, secret, {
        path: '/',
        httpOnly: true,
        sameSite: 'lax',
        secure,
        maxAge: (LIFETIME_DAYS * DAY_MS) / 1000,
      });
    },

    /** Forgets the account's other devices, because another person may have known the password. */
    async forgetOthers(connection: Db, request: FastifyRequest, accountId: string): Promise<void> {
      let query = connection.deleteFrom('known_devices').where('account_id', '=', accountId);
      const token = readToken(request);
      if (token !== undefined) query = query.where('token_hash', '<>', token);
      await query.execute();
    },
  };
}

export type KnownDevices = ReturnType<typeof createKnownDevices>;

export async function deleteExpiredDevices(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('known_devices').where('expires_at', '<=', now).execute();
}
