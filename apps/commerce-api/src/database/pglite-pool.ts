import type { PGlite } from '@electric-sql/pglite';
import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import { createPreparedStatements } from './pglite-prepared.ts';
import { preparedName } from './prepared.ts';

/**
 * PGlite behind the interface of a pool, for Kysely's PostgresDialect. There is one connection: whoever has connected has it
 * alone until release, the others wait in line. So a transaction is never mixed with anybody else's statements.
 */
export function createPGlitePool(pglite: PGlite): PostgresPool {
  const prepared = createPreparedStatements(pglite);
  const waiting: (() => void)[] = [];
  let taken = false;

  const release = () => {
    const next = waiting.shift();
    if (next) next();
    else taken = false;
  };

  const client = {
    async query<R>(text: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>> {
      const name = preparedName(text);
      const result = name
        ? await prepared<R>(name, text, parameters)
        : await pglite.query<R>(text, [...parameters]);
      const rowCount = result.affectedRows ?? result.rows.length;
      // Kysely only looks whether this is a writing command; any other word would do for the rest.
      return { command: 'UPDATE', rowCount, rows: result.rows } as PostgresQueryResult<R>;
    },
  };

  return {
    async connect(): Promise<PostgresPoolClient> {
      if (taken) await new Promise<void>((resolve) => waiting.push(resolve));
      else taken = true;
      let released = false;
      return {
        ...client,
        release: () => {
          if (released) return;
          released = true;
          release();
        },
        // Kysely's type also offers cursors, which PGlite has none of and nothing here asks for.
      } as unknown as PostgresPoolClient;
    },
    end: () => pglite.close(),
  };
}
