/** Thrown when the database cannot run a statement now: it is down, restarting, full, or out of connections. */
export class DatabaseUnavailableError extends Error {
  override readonly name = 'DatabaseUnavailableError';
}

/** SQLSTATE codes and classes of a server that is unavailable, whatever the statement is. */
const SERVER_STATES = [
  /^08/, // connection exceptions
  /^53/, // insufficient resources: disk full, out of memory, too many connections
  /^57P0[1-5]$/, // shut down, crashed, starting up, idle session ended
  /^58/, // system errors, such as a failed write
  /^57014$/, // a statement that ran into its time limit
  /^25P03$/, // a transaction that ran into its time limit
  /^25006$/, // a server that has become a read-only standby
  /^(40001|40P01|55P03)$/, // serialization failure, deadlock, lock not available: the same request may succeed now
];

/** Node's error codes of a failed or broken connection. */
const NETWORK_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENOENT',
  'ENOSPC',
  'EDQUOT',
  'EIO',
  'EROFS',
  'EMFILE',
  'ENFILE',
]);

/** Messages of errors that `pg`, its pool and PGlite throw without a code. */
const MESSAGES =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed|Query read timeout|PGlite is closed|No space left)/;

const CONNECTION_LOST = [/^08/, /^57P0[1-5]$/, /^25P03$/];

const getCode = (error: unknown): string => {
  const { code } = (error ?? {}) as { code?: unknown };
  return typeof code === 'string' ? code : '';
};

/** Checks whether an error means that the connection is lost, and its open transaction with it. */
export function isConnectionLost(error: unknown): boolean {
  const code = getCode(error);
  return (
    CONNECTION_LOST.some((pattern) => pattern.test(code)) ||
    NETWORK_CODES.has(code) ||
    (error instanceof Error && MESSAGES.test(error.message))
  );
}

/**
 * Checks whether an error is about the availability of the database and not about the request, so that the request may be retried later.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (error instanceof DatabaseUnavailableError || isConnectionLost(error)) return true;
  // A host name with several addresses fails with one error for each of them.
  if (error instanceof AggregateError) return error.errors.some(isDatabaseUnavailable);
  const code = getCode(error);
  return SERVER_STATES.some((pattern) => pattern.test(code));
}

/** Converts an error to a {@link DatabaseUnavailableError} if the database is unavailable; returns others unchanged. */
export function asUnavailable(error: unknown): unknown {
  if (error instanceof DatabaseUnavailableError || !isDatabaseUnavailable(error)) return error;
  const reason = error instanceof Error ? error.message || getCode(error) : String(error);
  return new DatabaseUnavailableError(reason, { cause: error });
}
