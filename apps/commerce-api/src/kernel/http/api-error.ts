import type { OperatorText, ReplyText } from '../translations/reply-text.ts';

interface ErrorDetails {
  /** The path of the invalid part of the request, such as `items[0].qty`. */
  field?: string;
  /** Further data for the caller, such as a new total or the affected lines. */
  details?: Record<string, unknown>;
  /** Seconds until a retry is useful; becomes `Retry-After`. */
  retryAfter?: number;
  cause?: unknown;
}

/**
 * A deliberate rejection of a call, which becomes the error envelope (decision-envelope.2). Its message is in English; the reply has it in
 * the language of the request.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  declare readonly message: ReplyText | OperatorText;
  readonly status: number;
  readonly code: string;
  readonly field: string | undefined;
  readonly details: Record<string, unknown>;
  readonly retryAfter: number | undefined;

  constructor(
    status: number,
    code: string,
    message: ReplyText | OperatorText,
    { field, details, retryAfter, cause }: ErrorDetails = {},
  ) {
    super(message, cause === undefined ? undefined : { cause });
    this.status = status;
    this.code = code;
    this.field = field;
    this.details = details ?? {};
    this.retryAfter = retryAfter;
  }
}

export const badRequest = (code: string, message: ReplyText | OperatorText, field?: string): ApiError =>
  new ApiError(400, code, message, field === undefined ? {} : { field });

export const notFound = (code: string, message: ReplyText | OperatorText): ApiError =>
  new ApiError(404, code, message);
