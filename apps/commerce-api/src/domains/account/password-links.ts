import { createHash, randomBytes } from 'node:crypto';
import type { Db } from '../../kernel/database/database.ts';

/** Computes the digest under which a link is stored, so that read access to the database does not yield usable links. */
export const linkDigest = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** Creates a single-use link for setting a password. @returns the link's secret */
export async function createPasswordLink(db: Db, accountId: string, expiresAt: Date): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await db
    .insertInto('password_resets')
    .values({ token_hash: linkDigest(token), account_id: accountId, expires_at: expiresAt })
    .execute();
  return token;
}
