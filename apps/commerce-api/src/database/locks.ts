import pg from 'pg';

/** Named locks that one request holds while it does something that must not run twice at a time. */
export interface Locks {
  /** @returns what gives the lock back, or undefined while somebody else holds it */
  tryAcquire(name: string): Promise<(() => Promise<void>) | undefined>;
  close(): Promise<void>;
}

/** For the embedded database, whose one owner is this process. */
export function createLocalLocks(): Locks {
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
    close: () => Promise.resolve(),
  };
}

/**
 * For PostgreSQL: advisory locks of one connection that does nothing else. When the process dies, by whatever means, the server
 * drops the connection and with it every lock. Taking one never waits, so any number fit on the one connection.
 */
export function createPostgresLocks(connectionString: string): Locks {
  const local = createLocalLocks();
  let connection: Promise<pg.Client> | undefined;

  const connect = () => {
    connection ??= (async () => {
      const client = new pg.Client({ connectionString, keepAlive: true });
      const forget = () => {
        connection = undefined;
      };
      client.on('error', forget);
      client.on('end', forget);
      await client.connect();
      return client;
    })().catch((error: unknown) => {
      connection = undefined;
      throw error;
    });
    return connection;
  };

  // One statement at a time on the one connection.
  let line: Promise<unknown> = Promise.resolve();
  const query = <R extends pg.QueryResultRow>(client: pg.Client, text: string, name: string) => {
    const result = line.then(() => client.query<R>(text, [name]));
    line = result.catch(() => undefined);
    return result;
  };

  return {
    tryAcquire: async (name) => {
      const releaseLocal = await local.tryAcquire(name);
      if (!releaseLocal) return undefined;
      try {
        const client = await connect();
        const { rows } = await query<{ taken: boolean }>(
          client,
          'select pg_try_advisory_lock(hashtextextended($1, 0)) as taken',
          name,
        );
        if (!rows[0]?.taken) {
          await releaseLocal();
          return undefined;
        }
        return async () => {
          try {
            // On a connection that broke meanwhile the lock is gone already.
            await query(client, 'select pg_advisory_unlock(hashtextextended($1, 0))', name).catch(
              () => undefined,
            );
          } finally {
            await releaseLocal();
          }
        };
      } catch (error) {
        await releaseLocal();
        throw error;
      }
    },
    close: async () => {
      const client = await connection?.catch(() => undefined);
      await client?.end();
    },
  };
}
