import { randomUUID } from 'node:crypto';
import type { FastifyServerOptions } from 'fastify';
import type { Settings } from '../settings.ts';

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
            ...(stream ? { stream } : {}),
          },
    trustProxy: settings.trustProxy as NonNullable<FastifyServerOptions['trustProxy']>,
    requestIdHeader: false,
    genReqId: () => randomUUID(),
    bodyLimit: 262_144,
    requestTimeout: 30_000,
    connectionTimeout: 60_000,
    forceCloseConnections: 'idle',
    return503OnClosing: true,
  };
}
