import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type pg from 'pg';
import { EARLY_COMMIT, statementTooLate } from './pipeline.ts';
import { createPoolLoad, type PoolLoad } from './pool-load.ts';
import { preparedName } from './prepared.ts';
import { asUnavailable, isConnectionLost } from './unavailable.ts';

/** A read without side effects, which may be retried on another connection. */
const READ =
  /^\s*(?:\/\*[^*]*\*\/\s*)?select\b(?![\s\S]*\b(?:for (?:update|share|no key update|key share)|nextval|pg_\w*advisory)\b)/i;

/** The result of a statement that was not sent. */
const NOTHING = { command: 'ROLLBACK', rowCount: 0, rows: [] };

/**
 * Creates a pool of `pg` connections with Kysely's interface, for connections that may break at any time:
 *
 * - A checked-out client has an `error` listener. Without one, a connection closed by the server ends the process.
 * - Errors about the database itself become `DatabaseUnavailableError`, which is answered with 503.
 * - A read outside of a transaction that loses its connection is retried once on another one.
 * - A rollback on a lost connection succeeds: the server has already rolled back, and the first error is the one to report.
 *
 * The clients of the pool use pipelining: they send a statement without waiting for the results of earlier ones. So `begin` is sent with
 * the first statement of a transaction, in one round trip, and `commit` may be sent with the last ones (`runAndCommit`).
 *
 * @param connections maximum number of connections of the pool
 */
export function createPostgresPool(pool: pg.Pool, connections: number): PostgresPool & { load: PoolLoad } {
  const load = createPoolLoad(connections);
  // The pool replaces a connection that breaks while idle.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));

  async function checkOut(): Promise<pg.PoolClient> {
    const checkedOut = load.wait();
    try {
      return await pool.connect();
    } catch (error) {
      throw asUnavailable(error);
    } finally {
      checkedOut();
    }
  }

  return {
    load,

    async connect(): Promise<PostgresPoolClient> {
      let held: { client: pg.PoolClient; done: () => void } | undefined;
      let inTransaction = false;
      let lost = false;
      /**
       * Whether the early commit was sent, so that the transaction's end has nothing to do. After a failed statement, that commit rolls
       * back.
       */
      let isEnded = false;
      /** The pending `begin`, until there is a statement to send with it. */
      let begin: string | undefined;

      async function hold() {
        const client = await checkOut();
        held = { client, done: load.hold() };
        lost = false;
      }
      function release() {
        held?.done();
        held?.client.release(lost);
        held = undefined;
      }

      /**
       * Sends a statement, and a pending begin before it. Kysely's type lists only the command names that it compares; `pg` returns
       * any text.
       */
      async function send(text: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<never>> {
        const { client } = held!;
        const begun = begin === undefined ? undefined : client.query(begin);
        begin = undefined;
        const name = preparedName(text);
        const [result] = await Promise.all([
          client.query<never>({ name, text, values: [...parameters] }),
          begun,
        ]);
        return result as PostgresQueryResult<never>;
      }

      /** Retries a read on a working connection. */
      async function repeat(text: string, parameters: readonly unknown[]) {
        release();
        await hold();
        return send(text, parameters);
      }
      await hold();

      async function query(text: string, parameters: readonly unknown[]) {
        if (/^(begin|start transaction)/.test(text)) {
          inTransaction = true;
          isEnded = false;
          begin = text;
          return NOTHING;
        }
        const ends = /^(commit|rollback)$/.test(text);
        if (ends && (begin !== undefined || isEnded)) {
          begin = undefined;
          isEnded = false;
          return NOTHING;
        }
        if (isEnded) throw statementTooLate();
        if (text === EARLY_COMMIT) isEnded = true;
        try {
          return await send(text, parameters);
        } catch (error) {
          lost ||= isConnectionLost(error);
          if (lost && text === 'rollback') return NOTHING;
          if (!lost || inTransaction || !READ.test(text)) throw asUnavailable(error);
          return await repeat(text, parameters).catch((again: unknown) => {
            lost = isConnectionLost(again);
            throw asUnavailable(again);
          });
        }
      }

      return {
        query,
        release,
        // Kysely's type also has cursors, which are not used here.
      } as unknown as PostgresPoolClient;
    },

    end: () => pool.end(),
  };
}
