import { CompiledQuery, type RawBuilder } from 'kysely';
import type { Db } from './database.ts';

/**
 * The commit that is sent together with the last statements of a transaction (`runAndCommit`). Kysely ends the transaction again
 * afterwards, which both pools ignore. Any other statement in between is a bug.
 */
export const EARLY_COMMIT = 'commit /* early */';

export const statementTooLate = () => new Error('A statement was run after the end of its transaction.');

type Rows<Statements extends readonly RawBuilder<unknown>[]> = {
  [Place in keyof Statements]: Statements[Place] extends RawBuilder<infer Row> ? Row[] : never;
};

/**
 * Converts objects to JSON, as the database drivers do, before anything is sent. If a conversion failed later, only its own statement would
 * not be sent, but the commit would.
 */
function toParameter(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toParameter);
  const isPlain = !(value instanceof Date || ArrayBuffer.isView(value));
  return value && typeof value === 'object' && isPlain ? JSON.stringify(value) : value;
}

function compile(statement: RawBuilder<unknown>, trx: Db): CompiledQuery {
  const query = statement.compile(trx);
  return { ...query, parameters: query.parameters.map(toParameter) };
}

async function send<Statements extends readonly RawBuilder<unknown>[]>(
  trx: Db,
  statements: Statements,
  last: readonly CompiledQuery[],
): Promise<Rows<Statements>> {
  const queries = [...statements.map((statement) => compile(statement, trx)), ...last];
  return trx.getExecutor().provideConnection(async (connection) => {
    // Waits for all results before the connection is used again. If one statement fails, the later ones fail too.
    const results = await Promise.allSettled(queries.map((query) => connection.executeQuery(query)));
    const failed = results.find((result) => result.status === 'rejected');
    if (failed) throw failed.reason;
    return results.map((result) =>
      result.status === 'fulfilled' ? result.value.rows : [],
    ) as Rows<Statements>;
  });
}

/**
 * Sends statements of a transaction in one round trip and returns the rows of each. They run one after the other, and each sees what other
 * transactions have committed before it starts. No statement can use the result of another.
 */
export const runTogether = <Statements extends readonly RawBuilder<unknown>[]>(
  trx: Db,
  ...statements: Statements
): Promise<Rows<Statements>> => send(trx, statements, []);

/** Like `runTogether`, and also ends the transaction, which commits if all statements succeed. No statement can follow. */
export const runAndCommit = <Statements extends readonly RawBuilder<unknown>[]>(
  trx: Db,
  ...statements: Statements
): Promise<Rows<Statements>> => send(trx, statements, [CompiledQuery.raw(EARLY_COMMIT)]);
