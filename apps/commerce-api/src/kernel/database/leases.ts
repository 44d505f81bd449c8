import { randomUUID } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/** Named leases, which keep two instances from doing the same work at the same time. */
export interface Leases {
  /** @returns a function that ends the lease, or undefined while another holder has it */
  tryAcquire(name: string): Promise<(() => Promise<void>) | undefined>;
  /** Stops renewing; held leases expire on their own. */
  close(): void;
}

/** Lifetime of a lease: after a holder dies, others wait this long. */
const LEASE_MS = 5000;
const RENEW_EVERY_MS = 1500;
const RETRY_RELEASE_MS = 500;

/** Creates leases for the embedded database, which only this process can open. */
export function createLocalLeases(): Leases {
  const held = new Set<string>();
  return {
    tryAcquire: (name) => {
      if (held.has(name)) return Promise.resolve(undefined);
      held.add(name);
      return Promise.resolve(() => {
        held.delete(name);
        return Promise.resolve();
      });
    },
    close: () => undefined,
  };
}

/**
 * Creates leases for PostgreSQL: rows with an expiry by the server's clock, renewed while the holder lives. They do not depend on a
 * session, so they work through a transaction pooler and survive a lost connection.
 *
 * A lease is an optimization, not a guarantee: if a holder stalls for longer than five seconds, another one may take over. The protected
 * work must be correct without the lease, by conditional updates.
 */
export function createPostgresLeases(db: Kysely<Tables>): Leases {
  const local = createLocalLeases();
  const renewals = new Set<NodeJS.Timeout>();

  const take = async (name: string, holder: string): Promise<boolean> => {
    const { rows } = await sql`
      /* lease.take */ insert into leases (name, holder, expires_at)
      values (${name}, ${holder}, clock_timestamp() + ${LEASE_MS} * interval '1 millisecond')
      on conflict (name) do update set holder = excluded.holder, expires_at = excluded.expires_at
        where leases.expires_at < clock_timestamp()
      returning name`.execute(db);
    return rows.length > 0;
  };

  /** Only extends a lease and never takes one, because a renewal can arrive after a release that was sent later. */
  const renew = async (name: string, holder: string): Promise<void> => {
    await sql`
      /* lease.renew */ update leases set expires_at = clock_timestamp() + ${LEASE_MS} * interval '1 millisecond'
      where name = ${name} and holder = ${holder}`.execute(db);
  };

  const end = async (name: string, holder: string): Promise<void> => {
    await db.deleteFrom('leases').where('name', '=', name).where('holder', '=', holder).execute();
  };

  /** Releases a lease after a lost connection, so that the next request need not wait for it to expire. */
  function releaseLater(name: string, holder: string): void {
    const later = setTimeout(() => void end(name, holder).catch(() => undefined), RETRY_RELEASE_MS);
    later.unref();
  }

  return {
    tryAcquire: async (name) => {
      const releaseLocal = await local.tryAcquire(name);
      if (!releaseLocal) return undefined;
      const holder = randomUUID();
      try {
        if (!(await take(name, holder))) {
          await releaseLocal();
          return undefined;
        }
      } catch (error) {
        await releaseLocal();
        throw error;
      }
      // The next renewal is the retry. A lease survives three failed renewals.
      const renewal = setInterval(() => void renew(name, holder).catch(() => undefined), RENEW_EVERY_MS);
      renewal.unref();
      renewals.add(renewal);
      return async () => {
        clearInterval(renewal);
        renewals.delete(renewal);
        await releaseLocal();
        await end(name, holder).catch(() => releaseLater(name, holder));
      };
    },
    close: () => {
      for (const renewal of renewals) clearInterval(renewal);
      renewals.clear();
    },
  };
}

/** Deletes the leases of dead holders. */
export async function deleteExpiredLeases(db: Kysely<Tables>): Promise<void> {
  await sql`delete from leases where expires_at < clock_timestamp()`.execute(db);
}
