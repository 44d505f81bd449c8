import { createHash, createHmac } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { HEADERS } from '@foolscap/core/vocabulary';
import type { Db } from '../database/database.ts';
import { ApiError, badRequest } from './api-error.ts';

/** How long a key is remembered (decisions, "idempotency"). */
export const KEY_LIFETIME_MS = 86_400_000;

const VISIBLE_ASCII = /^[\x21-\x7e]{1,255}$/;

/** A change that may be sent again: its key, and a digest that tells whether it is really the same one. */
export interface IdempotentRequest {
  key: string;
  hash: string;
}

export interface StoredOutcome {
  status: number;
  reply: object;
}

/** JSON in which the order of names does not matter. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value === 'object' && value !== null) {
    const members = Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, member]) => `${JSON.stringify(name)}:${canonical(member)}`);
    return `{${members.join(',')}}`;
  }
  return JSON.stringify(value) ?? 'null';
}

/**
 * The key of a request, or undefined when it carries none.
 * @param secret keys the digest of a body that holds a card: without the secret, which no table holds, the number cannot be
 *   found again by trying them all
 * @throws ApiError 400 for a key that is empty, too long or unprintable
 */
export function idempotentRequestOf(request: FastifyRequest, secret?: string): IdempotentRequest | undefined {
  const key = request.headers[HEADERS.idempotencyKey];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || !VISIBLE_ASCII.test(key)) {
    throw badRequest(
      'INVALID_IDEMPOTENCY_KEY',
      'Idempotency-Key must be 1 to 255 visible ASCII characters.',
      'Idempotency-Key',
    );
  }
  const method = String(request.headers[HEADERS.methodOverride] ?? request.method).toUpperCase();
  const path = request.url.split('?', 1)[0] ?? '';
  const text = `${method} ${path}\n${canonical(request.body ?? null)}`;
  const digest = secret === undefined ? createHash('sha256') : createHmac('sha256', secret);
  return { key, hash: digest.update(text).digest('base64url') };
}

/** Somebody else is carrying out the same request at this moment. */
export const stillRunning = (): ApiError =>
  new ApiError(409, 'REQUEST_IN_PROGRESS', 'This request is still being carried out. Try again in a moment.');

/** The name of the lock under which a request with a key is carried out. */
export const lockNameOf = (sessionId: string, { key }: IdempotentRequest): string =>
  `key:${sessionId}:${key}`;

/**
 * What a request with this key came to.
 * @throws ApiError 422 when the key belonged to another request
 */
export async function findOutcome(
  db: Db,
  sessionId: string,
  request: IdempotentRequest,
  now: Date,
): Promise<StoredOutcome | undefined> {
  const row = await db
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'status', 'reply'])
    .where('session_id', '=', sessionId)
    .where('key', '=', request.key)
    .where('created_at', '>', new Date(now.getTime() - KEY_LIFETIME_MS))
    .executeTakeFirst();
  if (!row) return undefined;
  if (row.request_hash !== request.hash) {
    throw new ApiError(422, 'IDEMPOTENCY_KEY_REUSED', 'This Idempotency-Key was used for another request.', {
      field: 'Idempotency-Key',
    });
  }
  return { status: row.status, reply: row.reply };
}

/** Remembers what a request came to, in the transaction that did it. */
export async function storeOutcome(
  db: Db,
  sessionId: string,
  request: IdempotentRequest,
  outcome: StoredOutcome,
  now: Date,
): Promise<void> {
  const row = {
    request_hash: request.hash,
    status: outcome.status,
    reply: JSON.stringify(outcome.reply),
    created_at: now,
  };
  await db
    .insertInto('idempotency_keys')
    .values({ session_id: sessionId, key: request.key, ...row })
    // Only a record that is older than its lifetime can be in the way.
    .onConflict((conflict) => conflict.columns(['session_id', 'key']).doUpdateSet(row))
    .execute();
}

export async function deleteOldKeys(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('idempotency_keys')
    .where('created_at', '<=', new Date(now.getTime() - KEY_LIFETIME_MS))
    .execute();
}
