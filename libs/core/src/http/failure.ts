import type { ErrorReply } from '../vocabulary/index.ts';
import { TransportError } from './transport.ts';

/**
 * The reason why a call failed, as serializable data (design rule 8). `code` is the server's, or one of ABORTED,
 * TIMEOUT, NETWORK, UNREADABLE.
 */
export interface Failure {
  code: string;
  /** True if a retry of the same call may succeed. */
  retryable: boolean;
  message: string;
  /** HTTP status; absent without a reply. */
  status?: number;
  field?: string;
  requestId?: string;
  /** More fields that the server sent with the code, such as a new total. */
  details?: Record<string, unknown>;
}

/** The error that every client function rejects with. */
export class HttpError extends Error {
  readonly failure: Failure;
  constructor(failure: Failure) {
    super(failure.message);
    this.name = 'HttpError';
    this.failure = failure;
  }
}

export const isAbort = (failure: Failure): boolean => failure.code === 'ABORTED';

/** Checks whether there was no reply because of the network rather than the server. */
export const isConnectionLoss = ({ code, status }: Failure): boolean =>
  status === undefined && (code === 'NETWORK' || code === 'TIMEOUT');

/** Checks whether the outcome is unknown, because the server may have executed the call. */
export const isUncertain = (failure: Failure): boolean =>
  failure.status === undefined ? failure.code !== 'ABORTED' : failure.status >= 502;

/** Converts any rejection to a failure; unexpected errors become UNEXPECTED and are not retryable. */
export function toFailure(error: unknown): Failure {
  if (error instanceof HttpError) return error.failure;
  if (error instanceof TransportError) {
    return { code: error.fault.toUpperCase(), retryable: error.fault !== 'aborted', message: error.message };
  }
  return {
    code: 'UNEXPECTED',
    retryable: false,
    message: error instanceof Error ? error.message : String(error),
  };
}

const RETRYABLE_STATUS = new Set([408, 429, 502, 503, 504]);

/** Converts an error reply to a failure, whether or not its body is our envelope. */
export function failureOfReply(status: number, body: unknown): Failure {
  const retryable = RETRYABLE_STATUS.has(status);
  const error = isErrorReply(body) ? body.error : undefined;
  if (!error)
    return { code: `HTTP_${status}`, retryable, message: `The server returned status ${status}.`, status };
  const { code, message, field, requestId, status: _status, ...details } = error;
  return {
    code,
    retryable,
    message,
    status,
    ...(field === undefined ? {} : { field }),
    ...(requestId === undefined ? {} : { requestId }),
    ...(Object.keys(details).length ? { details } : {}),
  };
}

function isErrorReply(body: unknown): body is ErrorReply {
  const error = (body as ErrorReply | null | undefined)?.error;
  return typeof error === 'object' && error !== null && typeof error.code === 'string';
}
