import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from './api-error.ts';
import { removeOperatorToken, writeOperatorToken } from './operator-token.ts';
import { operatorText } from '../translations/reply-text.ts';

/** Access control for commands that the operator runs on the shop's own machine. */
export interface OperatorAccess {
  /** Rejects all other callers. Requests from elsewhere get a 404, as for an unknown path. */
  admit(request: FastifyRequest): void;
}

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/**
 * Creates the access for commands that need the embedded database while a running shop has it open (decision-import.2). They are accepted
 * on loopback only, with the token that is in DATA_DIR while the shop listens.
 */
export function createOperatorAccess(api: FastifyInstance, dataDir: string): OperatorAccess {
  const token = randomBytes(32).toString('hex');
  api.addHook('onListen', function publishToken(done) {
    const address = this.server.address();
    if (address !== null && typeof address !== 'string') {
      mkdirSync(dataDir, { recursive: true });
      writeOperatorToken(dataDir, { token, address: `http://${getLoopback(address)}:${address.port}` });
    }
    done();
  });
  api.addHook('onClose', (_app, done) => {
    removeOperatorToken(dataDir, token);
    done();
  });
  return {
    admit(request) {
      const local = LOOPBACK.has(request.raw.socket.remoteAddress ?? '');
      const { headers } = request;
      if (!local || headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined) {
        throw new ApiError(404, 'NOT_FOUND', 'Nothing was found at this address.');
      }
      const given = /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1] ?? '';
      if (!timingSafeEqual(digest(given), digest(token))) {
        throw new ApiError(403, 'IMPORT_REFUSED', operatorText('The operator token is missing or wrong.'));
      }
    },
  };
}

/** Returns the loopback host at which this machine reaches this process. */
function getLoopback({ address, family }: { address: string; family: string }): string {
  if (address === '0.0.0.0') return '127.0.0.1';
  if (address === '::') return '[::1]';
  return family === 'IPv6' ? `[${address}]` : address;
}
