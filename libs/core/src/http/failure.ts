import type { ErrorReply } from '../vocabulary/index.ts';
import { TransportError } from './transport.ts';

/**
 * Why a call gave nothing, in a form that can be kept in a store (design rule 8). `code` is the server's, or one of
 * ABORTED, TIMEOUT, NETWORK, UNREADABLE.
 */
export interface Failure {
  code: string;
  /** Whether the same call may succeed when it is made again. */
  retryable: boolean;
  message: string;
  /** Absent when there was no reply. */
  status?: number;
  field?: string;
  requestId?: string;
  /** Whatever else the server put beside its code, such as a new total. */
  details?: Record<string, unknown>;
}

/** Rejection of every client function. */
export class HttpError extends Error {
  readonly failure: Failure;
  constructor(failure: Failure) {
    super(failure.message);
    this.name = 'HttpError';
    this.failure = failure;
  }
}

export const isAbort = (failure: Failure): boolean => failure.code === 'ABORTED';

/** Whether no reply came because of the network, not because of the server. */
export const isConnectionLoss = ({ code, status }: Failure): boolean =>
  status === undefined && (code === 'NETWORK' || code === 'TIMEOUT');

/** Whether nobody knows what became of the call: it may have been carried out. */
export const isUncertain = (failure: Failure): boolean =>
  failure.status === undefined ? failure.code !== 'ABORTED' : failure.status >= 502;

/** Any rejection as a failure; what we did not expect is UNEXPECTED and not worth a retry. */
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

/** A refused call as a failure, whether or not its body is the envelope that we agreed on. */
export function failureOfReply(status: number, body: unknown): Failure {
  const retryable = RETRYABLE_STATUS.has(status);
  const error = isErrorReply(body) ? body.error : undefined;
  if (!error) return { code: `HTTP_${status}`, retryable, message: `The server answered ${status}.`, status };
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
