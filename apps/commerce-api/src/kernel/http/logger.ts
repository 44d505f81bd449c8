import { randomUUID } from 'node:crypto';
import type { FastifyRequest, FastifyServerOptions } from 'fastify';
import type { Settings } from '../settings.ts';
import { inertAddress, maskFields, maskMessage } from './inert-text.ts';
import { fastifyTrustProxy } from './trusted-proxies.ts';

/** Names of fields that must never be logged (quality, "Security"). */
const SECRET_NAMES = ['accountNumber', 'cvv', 'password', 'authorization', 'cookie', 'token', 'passwordHash'];
const SECRETS = [
  ...SECRET_NAMES.flatMap((name) => [name, `*.${name}`, `*.*.${name}`, `*.*.*.${name}`]),
  'req.headers["set-cookie"]',
  'res.headers["set-cookie"]',
];

/** Selects the request fields of the first log line: Fastify's defaults, with a masked URL. */
const requestForLog = (request: FastifyRequest) => ({
  method: request.method,
  url: inertAddress(request.url),
  version: request.headers['accept-version'] as string | undefined,
  host: request.host,
  remoteAddress: request.ip,
  remotePort: request.socket?.remotePort,
});

/** Maximum number of nested causes in a log line. */
const MAX_CAUSES = 5;

function getStack(error: Error, depth = 0): string {
  const stack = error.stack ?? error.message;
  return error.cause instanceof Error && depth < MAX_CAUSES
    ? `${stack}\ncaused by: ${getStack(error.cause, depth + 1)}`
    : stack;
}

/** Serializes an error with its causes and properties. All texts are masked, because database errors contain the values of a row. */
function errorForLog(error: Error): { type: string; message: string; stack: string } {
  // Any value can be thrown and logged as `err`.
  if (!(error instanceof Error)) return maskFields(error);
  const { cause: _cause, ...properties } = error as Error & Record<string, unknown>;
  return maskFields({
    ...properties,
    type: error.name,
    message: error.message,
    stack: getStack(error),
  });
}

/**
 * Returns the Fastify options for a server that hosts the API: structured logs, request ids, request limits.
 * @param stream the log target; standard output when omitted
 */
export function serverOptions(
  settings: Pick<Settings, 'logLevel' | 'trustProxy'>,
  stream?: { write(line: string): void },
): FastifyServerOptions {
  return {
    logger:
      settings.logLevel === 'silent'
        ? false
        : {
            level: settings.logLevel,
            redact: { paths: SECRETS, censor: '[secret]' },
            serializers: { req: requestForLog, err: errorForLog },
            formatters: { log: maskFields },
            hooks: {
              logMethod(args, method) {
                method.apply(
                  this,
                  args.map((arg: unknown) =>
                    typeof arg === 'string' ? maskMessage(arg) : arg,
                  ) as typeof args,
                );
              },
            },
            ...(stream ? { stream } : {}),
          },
    trustProxy: fastifyTrustProxy(settings.trustProxy),
    requestIdHeader: false,
    genReqId: () => randomUUID(),
    bodyLimit: 262_144,
    requestTimeout: 30_000,
    connectionTimeout: 60_000,
    forceCloseConnections: 'idle',
    return503OnClosing: true,
  };
}
