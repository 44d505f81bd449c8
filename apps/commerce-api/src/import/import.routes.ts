import { createHash, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream, createWriteStream, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ApiContext } from '../context.ts';
import { ApiError } from '../http/api-error.ts';
import type { ImportEvent } from './events.ts';
import { describeFailure } from './failure.ts';
import { removeImportToken, writeImportToken } from './import-token.ts';
import { runImport, sourceNameOf } from './run-import.ts';

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** A flag of the address: absent or `0` is off, empty or `1` is on. */
function flagOf(value: unknown, name: string): boolean {
  if (value === undefined || value === '0' || value === 'false') return false;
  if (value === '' || value === '1' || value === 'true') return true;
  throw new ApiError(400, 'INVALID_REQUEST', `${name} must be 1 or 0.`, { field: name });
}

/**
 * `POST /cc/api/import?dryRun&replace&hideMissing&source=NAME` takes a file (as `text/csv`, whatever it is) and answers with NDJSON, one {@link ImportEvent} a line,
 * while it works. It exists for the import command when the shop has the embedded database; it answers on loopback only,
 * and needs the token that lies in DATA_DIR (decisions, "faults, import"). A caller who goes away interrupts the import.
 */
export async function importRoutes(
  api: FastifyInstance,
  { database, settings, now }: ApiContext,
): Promise<void> {
  // With a server of its own the command goes to the database directly.
  if (database.kind !== 'pglite') return;
  const { dataDir } = settings;
  const token = randomBytes(32).toString('hex');

  api.addHook('onListen', function leaveToken(done) {
    const address = this.server.address();
    if (address !== null && typeof address !== 'string') {
      mkdirSync(dataDir, { recursive: true });
      removeLeftovers(dataDir);
      writeImportToken(dataDir, { token, address: `http://${loopbackOf(address)}:${address.port}` });
    }
    done();
  });
  api.addHook('onClose', (_app, done) => {
    removeImportToken(dataDir, token);
    done();
  });

  api.removeAllContentTypeParsers();
  api.addContentTypeParser('text/csv', (_request, payload, done) => done(null, payload));

  api.post<{ Querystring: Record<string, unknown> }>(
    '/import',
    {
      schema: { hide: true } as object,
      bodyLimit: Number.MAX_SAFE_INTEGER,
      config: { rateLimit: false },
      onRequest: async (request) => admit(request, token),
    },
    async (request, reply) => {
      const dryRun = flagOf(request.query.dryRun, 'dryRun');
      const replace = flagOf(request.query.replace, 'replace');
      const hideMissing = flagOf(request.query.hideMissing, 'hideMissing');
      const source = sourceNameOf(String(request.query.source ?? 'import'));
      if (!request.body) {
        throw new ApiError(415, 'UNSUPPORTED_MEDIA_TYPE', 'Send the body as text/csv.');
      }
      const file = join(dataDir, `import-${randomUUID()}.csv`);
      const out = new PassThrough();
      const stop = new AbortController();
      const emit = async (event: ImportEvent): Promise<void> => {
        // A caller who reads slowly slows the import down, rather than filling our memory.
        if (!out.destroyed && !out.write(`${JSON.stringify(event)}\n`)) {
          await once(out, 'drain', { signal: stop.signal }).catch(() => {});
        }
      };
      reply.raw.on('close', () => stop.abort());

      void (async () => {
        try {
          // The file is read twice, a request only once; it lies beside the data, where nobody else can read it.
          await pipeline(request.body as Readable, createWriteStream(file, { mode: 0o600 }), {
            signal: stop.signal,
          });
          await runImport({
            database,
            open: () => createReadStream(file),
            size: statSync(file).size,
            source,
            dryRun,
            replace,
            hideMissing,
            emit,
            signal: stop.signal,
            now,
          });
        } catch (error) {
          const failure = describeFailure(error);
          if (failure.code === 'FAILED' && !stop.signal.aborted)
            request.log.error({ reason: failure.message }, 'import failed');
          void emit(failure);
        } finally {
          rmSync(file, { force: true });
          out.end();
        }
      })();
      return sendStream(reply, out);
    },
  );
}

function sendStream(reply: FastifyReply, out: PassThrough): FastifyReply {
  return (
    reply
      .type('application/x-ndjson; charset=utf-8')
      .header('cache-control', 'no-store')
      // Lines must arrive when they are written, not when a compressor has enough of them.
      .header('content-encoding', 'identity')
      .send(out)
  );
}

/** Refuses everybody but the import command on this machine. Others learn no more than that nothing is here. */
function admit(request: FastifyRequest, token: string): void {
  const local = LOOPBACK.has(request.raw.socket.remoteAddress ?? '');
  if (!local || request.headers['x-forwarded-for'] !== undefined || request.headers.forwarded !== undefined) {
    throw new ApiError(404, 'NOT_FOUND', 'There is nothing at this address.');
  }
  const given = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
  if (!timingSafeEqual(digest(given), digest(token))) {
    throw new ApiError(403, 'IMPORT_REFUSED', 'The import token is missing or wrong.');
  }
}

/** Where this process can be reached from this machine. */
function loopbackOf({ address, family }: { address: string; family: string }): string {
  if (address === '0.0.0.0') return '127.0.0.1';
  if (address === '::') return '[::1]';
  return family === 'IPv6' ? `[${address}]` : address;
}

/** Uploads that a killed process left behind. */
function removeLeftovers(dataDir: string): void {
  for (const name of readdirSync(dataDir)) {
    if (/^import-[0-9a-f-]{36}\.csv$/.test(name)) rmSync(join(dataDir, name), { force: true });
  }
}
