import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseUnavailable } from '../database/unavailable.ts';
import { ApiError } from './api-error.ts';
import { describeFault } from './validation.ts';

const MESSAGE_OF_FAULT = 'Sorry, something went wrong. Please try again.';

/** Codes and words for what Fastify refuses by itself. */
const FRAMEWORK_ERRORS: Record<string, readonly [code: string, message: string]> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: ['UNSUPPORTED_MEDIA_TYPE', 'Send the body as application/json.'],
  FST_ERR_CTP_INVALID_JSON_BODY: ['INVALID_JSON', 'The body is not valid JSON.'],
  FST_ERR_CTP_EMPTY_JSON_BODY: ['INVALID_JSON', 'The body is empty.'],
  FST_ERR_CTP_BODY_TOO_LARGE: ['BODY_TOO_LARGE', 'The body is too large.'],
  FST_UNDER_PRESSURE: ['SERVICE_UNAVAILABLE', 'The shop is very busy. Try again in a few seconds.'],
};

/** Seconds after which a database that restarts, or fails over, usually answers again. */
const DATABASE_RETRY_AFTER_S = 2;

const unavailable = (cause: unknown) =>
  new ApiError(
    503,
    'SERVICE_UNAVAILABLE',
    'The shop is unavailable for a moment. Try again in a few seconds.',
    {
      retryAfter: DATABASE_RETRY_AFTER_S,
      cause,
    },
  );

const nothingHere = () => new ApiError(404, 'NOT_FOUND', 'There is nothing at this address.');

function toApiError(error: FastifyError | ApiError): ApiError {
  if (error instanceof ApiError) return error;
  // A part of the path that nothing can be called by is like one that nothing is called by.
  if (error.validationContext === 'params') return nothingHere();
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
    return new ApiError(429, 'TOO_MANY_REQUESTS', 'Too many attempts. Wait a minute and try again.');
  if (status >= 400 && status < 500)
    return new ApiError(status, 'BAD_REQUEST', 'The request cannot be read.');
  return new ApiError(500, 'INTERNAL_ERROR', MESSAGE_OF_FAULT, { cause: error });
}

/** For an address that cannot be decoded, which reaches no route and no hook. */
export function refuseAddress(_error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  void reply.header('x-request-id', request.id);
  sendError(new ApiError(400, 'BAD_ADDRESS', 'The address cannot be read.'), request, reply);
}

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
        message: error.message,
        ...(error.field === undefined ? {} : { field: error.field }),
        requestId: request.id,
        ...error.details,
      },
    });
}

/**
 * Every refusal leaves in the error envelope; what nobody expected is logged with its cause and told in general words.
 * @param refuse says what is wrong with a request that no route answers; 404 when omitted
 */
export function useErrorEnvelope(
  app: FastifyInstance,
  refuse: (request: FastifyRequest, reply: FastifyReply) => never = () => {
    throw nothingHere();
  },
): void {
  app.setErrorHandler((error: FastifyError | ApiError, request, reply) => {
    const refusal = toApiError(error);
    if (refusal.status === 503 && refusal.cause === undefined)
      request.log.warn({ code: refusal.code }, 'request refused');
    else if (refusal.status >= 500) request.log.error({ err: refusal.cause ?? refusal }, 'request failed');
    else request.log.info({ code: refusal.code, field: refusal.field }, 'request refused');
    return sendError(refusal, request, reply);
  });
  // What is left to it below the API: a method override that its path does not take.
  app.setNotFoundHandler((request, reply) => refuse(request, reply));
}
