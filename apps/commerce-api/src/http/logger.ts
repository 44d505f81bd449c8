import { randomUUID } from 'node:crypto';
import type { FastifyRequest, FastifyServerOptions } from 'fastify';
import type { Settings } from '../settings.ts';
import { fastifyTrustProxy } from './trusted-proxies.ts';

/** What no log may hold, wherever somebody happens to log it (quality, "Security"). */
const SECRET_NAMES = ['accountNumber', 'cvv', 'password', 'authorization', 'cookie', 'token', 'passwordHash'];
const SECRETS = [
  ...SECRET_NAMES.flatMap((name) => [name, `*.${name}`, `*.*.${name}`, `*.*.*.${name}`]),
  'req.headers["set-cookie"]',
  'res.headers["set-cookie"]',
];

/** Digits in the length of a card number, with the gaps that people type. */
const CARD_LIKE = /\b\d(?:[ -]?\d){12,18}\b/g;

/** Text from outside, fit for a log: no card numbers, no line breaks, bounded. */
export function inertText(text: string, length: number): string {
  return (
    text
      .slice(0, length * 2)
      .replace(CARD_LIKE, '[digits]')
      // Control characters could forge lines in a terminal.
      .replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, ' ')
      .slice(0, length)
  );
}

/** Parameters whose values no log may hold, however their names are written: `cc-exp`, `CardNumber`, `billing.email`. */
const SECRET_PARAMETER =
  /account-?number|card-?num|cc-?num|cvv|cvc|csc|cc-?exp|expir|passw|pwd|email|token|authorization|secret/;

function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
}

/** A part of an address with anything like a card number struck out; otherwise to the letter. */
function withoutDigits(part: string): string {
  const plain = decoded(part);
  const inert = plain.replace(CARD_LIKE, '[digits]');
  return inert === plain ? part : encodeURI(inert);
}

/**
 * An address, fit for a log: the form of a page without script may have put into its query what belongs into a body.
 * @param url path and query of a request
 */
export function inertAddress(url: string): string {
  const start = url.indexOf('?');
  if (start < 0) return withoutDigits(url);
  const query = url
    .slice(start + 1)
    .split(/[&;]/)
    .map((pair) => {
      const equals = pair.indexOf('=');
      const name = equals < 0 ? pair : pair.slice(0, equals);
      if (equals < 0) return withoutDigits(pair);
      // Brackets, dots and blanks between the words of a name do not hide it.
      const plainName = decoded(decoded(name))
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, '-');
      if (SECRET_PARAMETER.test(plainName)) return `${withoutDigits(name)}=[secret]`;
      return `${withoutDigits(name)}=${withoutDigits(pair.slice(equals + 1))}`;
    });
  return `${withoutDigits(url.slice(0, start))}?${query.join('&')}`;
}

/** What the first line of a request tells: Fastify's own choice, with an inert address. */
const requestForLog = (request: FastifyRequest) => ({
  method: request.method,
  url: inertAddress(request.url),
  version: request.headers['accept-version'] as string | undefined,
  host: request.host,
  remoteAddress: request.ip,
  remotePort: request.socket?.remotePort,
});

/** `Route POST:/x?cvv=1 not found`: addresses that a framework writes into its messages. */
const QUERY_IN_TEXT = /\S+\?\S+/g;

/**
 * The options that a server which carries the API must be made with: structured logs, request ids, the bounds of requests.
 * @param stream where logs go; standard output when omitted
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
            serializers: { req: requestForLog },
            hooks: {
              logMethod(args, method) {
                method.apply(
                  this,
                  args.map((arg: unknown) =>
                    typeof arg === 'string' ? arg.replace(QUERY_IN_TEXT, inertAddress) : arg,
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
