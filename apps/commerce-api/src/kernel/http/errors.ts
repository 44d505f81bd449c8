import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { HEADERS, LOCALES, type Locale, readLocale } from '@foolscap/core/vocabulary';
import { isDatabaseUnavailable } from '../database/unavailable.ts';
import type { ReplyText } from '../translations/reply-text.ts';
import { translate } from '../translations/translate.ts';
import { ApiError } from './api-error.ts';
import { describeFault } from './validation.ts';

const MESSAGE_OF_FAULT = 'Sorry, something went wrong. Please try again.';

/** Codes and messages for Fastify's own errors. */
const FRAMEWORK_ERRORS: Record<string, readonly [code: string, message: ReplyText]> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: ['UNSUPPORTED_MEDIA_TYPE', 'Send the body as application/json.'],
  FST_ERR_CTP_INVALID_JSON_BODY: ['INVALID_JSON', 'The body is not valid JSON.'],
  FST_ERR_CTP_EMPTY_JSON_BODY: ['INVALID_JSON', 'The body is empty.'],
  FST_ERR_CTP_BODY_TOO_LARGE: ['BODY_TOO_LARGE', 'The body is too large.'],
};

/** Seconds after which a database is usually available again after a restart or a failover. */
const DATABASE_RETRY_AFTER_S = 2;

const unavailable = (cause: unknown) =>
  new ApiError(
    503,
    'SERVICE_UNAVAILABLE',
    'The shop is temporarily unavailable. Try again in a few seconds.',
    {
      retryAfter: DATABASE_RETRY_AFTER_S,
      cause,
    },
  );

const unknownAddress = () => new ApiError(404, 'NOT_FOUND', 'Nothing was found at this address.');

declare module 'fastify' {
  interface FastifyRequest {
    /** The code of an unexpected failure; areas of the API may define their own. */
    faultCode: string;
  }
}

function toApiError(error: FastifyError | ApiError, faultCode: string): ApiError {
  if (error instanceof ApiError) return error;
  // An invalid path parameter gets the same reply as an unknown path.
  if (error.validationContext === 'params') return unknownAddress();
  const [fault] = error.validation ?? [];
  if (fault) {
    const { field, message } = describeFault(fault);
    return new ApiError(400, 'INVALID_REQUEST', message, field === undefined ? {} : { field });
  }
  if (isDatabaseUnavailable(error)) return unavailable(error);
  const status = error.statusCode ?? 500;
  const known = FRAMEWORK_ERRORS[error.code];
  if (known) return new ApiError(status, known[0], known[1]);
  if (status === 429)
    return new ApiError(429, 'TOO_MANY_REQUESTS', 'Too many attempts. Try again in a minute.');
  if (status >= 400 && status < 500)
    return new ApiError(status, 'BAD_REQUEST', 'The request cannot be read.');
  return new ApiError(500, faultCode, MESSAGE_OF_FAULT, { cause: error });
}

/** Rejects a URL that cannot be decoded. Such a URL matches no route and triggers no hook. */
export function rejectInvalidUrl(_error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  void reply.header('x-request-id', request.id);
  sendError(new ApiError(400, 'BAD_ADDRESS', 'The address cannot be read.'), request, reply);
}

/** The language of the request. Requests that are refused before any hook runs have no `locale` yet. */
const getLocale = ({ headers }: FastifyRequest): Locale =>
  readLocale(String(headers[HEADERS.locale])) ?? LOCALES[0];

function sendError(error: ApiError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error.retryAfter !== undefined) void reply.header('retry-after', error.retryAfter);
  return reply
    .code(error.status)
    .type('application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .serializer(JSON.stringify)
    .send({
      error: {
        status: error.status,
        code: error.code,
        message: translate(error.message, getLocale(request)),
        ...(error.field === undefined ? {} : { field: error.field }),
        requestId: request.id,
        ...error.details,
      },
    });
}

/**
 * Registers the error envelope for every error. Unexpected errors are logged with their cause, and the reply has a general message.
 * @param refuse replies to a request without a route; 404 when omitted
 */
export function registerErrorEnvelope(
  app: FastifyInstance,
  refuse: (request: FastifyRequest, reply: FastifyReply) => never = () => {
    throw unknownAddress();
  },
): void {
  if (!app.hasRequestDecorator('faultCode')) app.decorateRequest('faultCode', 'INTERNAL_ERROR');
  app.setErrorHandler((error: FastifyError | ApiError, request, reply) => {
    const refusal = toApiError(error, request.faultCode);
    if (refusal.status === 503 && refusal.cause === undefined)
      request.log.warn({ code: refusal.code }, 'request refused');
    else if (refusal.status >= 500) request.log.error({ err: refusal.cause ?? refusal }, 'request failed');
    else request.log.info({ code: refusal.code, field: refusal.field }, 'request refused');
    return sendError(refusal, request, reply);
  });
  // Handles requests that reach it below the API: a method override that their path does not support.
  app.setNotFoundHandler((request, reply) => refuse(request, reply));
}
