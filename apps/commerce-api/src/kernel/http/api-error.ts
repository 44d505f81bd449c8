interface ErrorDetails {
  /** Which part of the request is meant: `items[0].qty`. */
  field?: string;
  /** What else the caller needs, beside the code: a new total, the lines meant. */
  details?: Record<string, unknown>;
  /** Seconds until it is worth another try; becomes `Retry-After`. */
  retryAfter?: number;
  cause?: unknown;
}

/** A call that is refused on purpose; becomes the error envelope (decisions, "envelope"). */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly code: string;
  readonly field: string | undefined;
  readonly details: Record<string, unknown>;
  readonly retryAfter: number | undefined;

  constructor(
    status: number,
    code: string,
    message: string,
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

export const badRequest = (code: string, message: string, field?: string): ApiError =>
  new ApiError(400, code, message, field === undefined ? {} : { field });

export const notFound = (code: string, message: string): ApiError => new ApiError(404, code, message);
