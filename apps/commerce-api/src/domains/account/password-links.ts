import { createHash, randomBytes } from 'node:crypto';
import type { Db } from '../../kernel/database/database.ts';

/** Links are kept as what they digest to: who reads the database cannot use them. */
export const linkDigest = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** Makes a link to choose a password by; it works once. @returns the secret in it */
export async function createPasswordLink(db: Db, accountId: string, expiresAt: Date): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await db
    .insertInto('password_resets')
    .values({ token_hash: linkDigest(token), account_id: accountId, expires_at: expiresAt })
    .execute();
  return token;
}
