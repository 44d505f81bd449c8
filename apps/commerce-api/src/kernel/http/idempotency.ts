import { createHash, createHmac } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { HEADERS, REQUEST_CODES } from '@foolscap/core/vocabulary';
import { holdsCardNumber } from '@foolscap/payments/model';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../database/database.ts';
import type { Leases } from '../database/leases.ts';
import { ApiError, badRequest } from './api-error.ts';

/** Retention time of a key (decision-idempotency). */
export const KEY_LIFETIME_MS = 86_400_000;

const VISIBLE_ASCII = /^[\x21-\x7e]{1,255}$/;

/** Random ids may contain long digit sequences by chance. */
const UUIDS = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi;

/** A change that may be retried: its key, and a digest that identifies the same request. */
export interface IdempotentRequest {
  key: string;
  hash: string;
}

export interface StoredOutcome {
  status: number;
  reply: object;
}

/** Serializes JSON with sorted names. */
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
 * Reads the key of a request; undefined when it has none. Its digest covers method, path, query and body, with sorted parameters and
 * properties.
 * @param secret keys the digest of a body with card data: without the secret, which is in no table, the number cannot be recovered by trial
 * @throws ApiError 400 for an empty, too long or unprintable key
 */
export function getIdempotentRequest(
  request: FastifyRequest,
  secret?: string,
): IdempotentRequest | undefined {
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
  // Keys are stored and logged.
  if (holdsCardNumber(key.replaceAll(UUIDS, '')))
    throw badRequest(
      REQUEST_CODES.cardNumberInText,
      'Idempotency-Key can’t contain a card number.',
      'Idempotency-Key',
    );
  const { pathname, searchParams } = new URL(request.url, 'http://localhost');
  searchParams.sort();
  const query = searchParams.size ? `?${searchParams}` : '';
  const text = `${method} ${pathname}${query}\n${canonical(request.body ?? null)}`;
  const digest = secret === undefined ? createHash('sha256') : createHmac('sha256', secret);
  return { key, hash: digest.update(text).digest('base64url') };
}

/** Another call with the same key has not finished yet. */
export const stillRunning = (): ApiError =>
  new ApiError(409, 'REQUEST_IN_PROGRESS', 'This request is still in progress. Try again in a moment.', {
    retryAfter: 1,
  });

/** Returns the lease name under which one instance at a time runs a request with a key. */
export const getLeaseName = (sessionId: string, { key }: IdempotentRequest): string =>
  `key:${sessionId}:${key}`;

/**
 * Runs a request that takes several transactions while no other instance runs one with the same key. Do not depend on the lease alone: it
 * can expire if the process stalls.
 * @throws ApiError 409 while another request with the key runs
 */
export async function runUnderLease<T>(
  leases: Leases,
  sessionId: string,
  request: IdempotentRequest,
  work: () => Promise<T>,
): Promise<T> {
  const release = await leases.tryAcquire(getLeaseName(sessionId, request));
  if (!release) throw stillRunning();
  try {
    return await work();
  } finally {
    await release();
  }
}

/** An outcome that is stored under a key. */
export interface OutcomeRow extends StoredOutcome {
  request_hash: string;
}

/** Selects the outcome under a key as one JSON value, for statements that also read other data. */
export const outcomeUnderKey = (
  sessionId: string,
  { key }: IdempotentRequest,
  now: Date,
): RawBuilder<OutcomeRow | null> =>
  sql<OutcomeRow | null>`(select jsonb_build_object('request_hash', request_hash, 'status', status, 'reply', reply)
    from idempotency_keys where session_id = ${sessionId} and key = ${key}
      and created_at > ${new Date(now.getTime() - KEY_LIFETIME_MS)}::timestamptz)`;

/** Checks a stored outcome against the request. @throws ApiError 422 when the key belongs to another request */
export function getStoredOutcome(
  row: OutcomeRow | null | undefined,
  request: IdempotentRequest,
): StoredOutcome | undefined {
  if (!row) return undefined;
  if (row.request_hash !== request.hash) {
    throw new ApiError(422, 'IDEMPOTENCY_KEY_REUSED', 'This Idempotency-Key was used for another request.', {
      field: 'Idempotency-Key',
    });
  }
  return { status: row.status, reply: row.reply };
}

/**
 * Finds the outcome of an earlier request with this key.
 * @throws ApiError 422 when the key belongs to another request
 */
export async function findOutcome(
  db: Db,
  sessionId: string,
  request: IdempotentRequest,
  now: Date,
): Promise<StoredOutcome | undefined> {
  const { rows } = await selectOutcome(outcomeUnderKey(sessionId, request, now)).execute(db);
  return getStoredOutcome(rows[0]?.stored, request);
}

/** Builds the statement that reads the outcome under a key alone. */
export const selectOutcome = (stored: RawBuilder<OutcomeRow | null>) =>
  sql<{ stored: OutcomeRow | null }>`/* outcome.find */ select ${stored} as stored`;

/**
 * Stores the outcome of a request, in the transaction that produced it.
 * @returns false when the key already has an outcome, which stays unchanged
 */
export async function storeOutcome(
  db: Db,
  sessionId: string,
  request: IdempotentRequest,
  outcome: StoredOutcome,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`/* outcome.store */ ${writeOutcome(sessionId, request, outcome, now)}`.execute(
    db,
  );
  return rows.length > 0;
}

/** Builds the same write as part of a statement that also writes other data. It replaces only an expired outcome. */
export const writeOutcome = (
  sessionId: string,
  request: IdempotentRequest,
  outcome: StoredOutcome,
  now: Date,
) => sql`insert into idempotency_keys (session_id, key, request_hash, status, reply, created_at)
  values (${sessionId}, ${request.key}, ${request.hash}, ${outcome.status}, ${JSON.stringify(outcome.reply)}::jsonb, ${now}::timestamptz)
  on conflict (session_id, key) do update set request_hash = excluded.request_hash, status = excluded.status,
    reply = excluded.reply, created_at = excluded.created_at
    where idempotency_keys.created_at <= ${new Date(now.getTime() - KEY_LIFETIME_MS)}::timestamptz
  returning key`;

export async function deleteOldKeys(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('idempotency_keys')
    .where('created_at', '<=', new Date(now.getTime() - KEY_LIFETIME_MS))
    .execute();
}
