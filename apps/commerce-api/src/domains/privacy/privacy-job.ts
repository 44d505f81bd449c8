import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import { EXPORT_DAYS } from '@foolscap/account/model';
import type { ApiContext } from '../../kernel/context.ts';
import {
  deleteExpiredContent,
  erasePersonalData,
  finishRequest,
  listOrdersOf,
  readPersonalData,
  takeOpenRequest,
} from './privacy.repository.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

type Context = Pick<ApiContext, 'database' | 'mailer' | 'now'>;
type Log = Pick<FastifyBaseLogger, 'error' | 'info'>;
type Place = Parameters<typeof takeOpenRequest>[1];

/** Processes the next request in a transaction. @returns undefined after the last one, and only its place if it is not finished */
async function processNext({ database: { db }, now }: Omit<Context, 'mailer'>, after: Place, log: Log) {
  let place: Place;
  const run = db.transaction().execute(async (trx) => {
    const request = await takeOpenRequest(trx, after);
    if (!request) return undefined;
    const { id, accountId, kind, pageUrl, requestedAt } = request;
    place = { id, requestedAt };
    const owner = await trx
      .selectFrom('accounts')
      .select(['email', 'locale', 'email_confirmed_at'])
      .where('id', '=', accountId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const doneAt = now();
    const done = { place, mail: { kind, pageUrl, to: { email: owner.email, locale: owner.locale } } };
    if (kind === 'EXPORT') {
      // An address that is not confirmed may be another person's.
      const isMailed = owner.email_confirmed_at !== null;
      const data = await readPersonalData(trx, accountId);
      await finishRequest(trx, id, {
        done_at: doneAt,
        content: JSON.stringify({ madeAt: doneAt.toISOString(), data }),
        expires_at: new Date(doneAt.getTime() + EXPORT_DAYS * DAY_MS),
      });
      return isMailed ? done : { place };
    }
    // Read once, because a guest may place another order with the same email address at the same time.
    const orders = await listOrdersOf(trx, accountId);
    if (orders.some(({ isOpen }) => isOpen)) return { place };
    // Before the account, whose requests no longer refer to it afterwards.
    await trx
      .updateTable('data_requests')
      .set({ content: null, done_at: sql<Date>`coalesce(done_at, ${doneAt})` })
      .where('account_id', '=', accountId)
      .execute();
    await erasePersonalData(
      trx,
      accountId,
      orders.map(({ orderNumber }) => orderNumber),
    );
    return done;
  });
  return run.catch((error: unknown) => {
    // No request was taken, so that no other one can be.
    if (!place) throw error;
    log.error({ err: error, requestId: place.id }, 'a data request failed; it is tried again');
    return { place };
  });
}

/**
 * Makes the requested copies of data and erases the data of closed accounts, each request once and in its own transaction, and deletes copies
 * that have expired. An account with an open order is erased once the order is finished, and a request that fails is tried again
 * the next time. One instance does so at a time.
 */
export async function processDataRequests(context: Context, log: Log): Promise<void> {
  const { database, mailer, now } = context;
  const release = await database.leases.tryAcquire('data-requests');
  if (!release) return;
  try {
    await deleteExpiredContent(database.db, now());
    let place: Place;
    for (;;) {
      const done = await processNext(context, place, log);
      if (!done) return;
      place = done.place;
      if (!('mail' in done) || !done.mail) continue;
      const { kind, to, pageUrl } = done.mail;
      if (kind === 'EXPORT') mailer.write('dataExported', to, { pageUrl, days: EXPORT_DAYS }, log);
      else mailer.write('dataErased', to, undefined, log);
    }
  } finally {
    await release();
  }
}
