import type { PGlite } from '@electric-sql/pglite';
import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import { createPreparedStatements } from './pglite-prepared.ts';
import { EARLY_COMMIT, statementTooLate } from './pipeline.ts';
import { createPoolLoad, type PoolLoad } from './pool-load.ts';
import { preparedName } from './prepared.ts';
import { asUnavailable } from './unavailable.ts';

/**
 * Adapts PGlite to the pool interface of Kysely's PostgresDialect. There is only one connection. A request holds it exclusively until it is
 * released, and others queue, so the statements of two transactions never interleave.
 */
export function createPGlitePool(pglite: PGlite): PostgresPool & { load: PoolLoad } {
  const prepared = createPreparedStatements(pglite);
  const load = createPoolLoad(1);
  const waiting: (() => void)[] = [];
  let taken = false;

  const release = () => {
    const next = waiting.shift();
    // Statements run in this thread, and their results arrive as microtasks. Without a turn of the event loop in between, queued statements
    // would block all other requests and the health checks.
    if (next) setImmediate(next);
    else taken = false;
  };

  /** Whether the transaction has ended already (`runAndCommit`), so that another commit or rollback has nothing to do. */
  let isEnded = false;

  /** The running statement. Statements that are sent together run in order. */
  let running: Promise<unknown> = Promise.resolve();

  const client = {
    query<R>(text: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>> {
      const result = running.then(() => run<R>(text, parameters));
      running = result.catch(() => undefined);
      return result;
    },
  };

  async function run<R>(text: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>> {
    const ends = /^(commit|rollback)$/.test(text);
    if (ends && isEnded) {
      isEnded = false;
      return { command: 'SELECT', rowCount: 0, rows: [] };
    }
    if (/^(begin|start transaction)/.test(text)) isEnded = false;
    if (isEnded) throw statementTooLate();
    const name = preparedName(text);
    const result = await (
      name ? prepared<R>(name, text, parameters) : pglite.query<R>(text, [...parameters])
    ).catch((error: unknown) => {
      throw asUnavailable(error);
    });
    // A failed commit is followed by a rollback.
    if (text === EARLY_COMMIT) isEnded = true;
    const rowCount = result.affectedRows ?? result.rows.length;
    // Kysely only checks whether the command is a write.
    return { command: 'UPDATE', rowCount, rows: result.rows } as PostgresQueryResult<R>;
  }

  return {
    load,

    async connect(): Promise<PostgresPoolClient> {
      if (taken) {
        const checkedOut = load.wait();
        await new Promise<void>((resolve) => waiting.push(resolve));
        checkedOut();
      } else taken = true;
      isEnded = false;
      const done = load.hold();
      let released = false;
      return {
        ...client,
        release: () => {
          if (released) return;
          released = true;
          done();
          release();
        },
        // Kysely's type also has cursors, which PGlite does not support and which are not used here.
      } as unknown as PostgresPoolClient;
    },
    end: () => pglite.close(),
  };
}
