import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream, createWriteStream, existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ApiContext } from '../../kernel/context.ts';
import { ApiError } from '../../kernel/http/api-error.ts';
import type { OperatorAccess } from '../../kernel/http/operator-access.ts';
import { operatorText } from '../../kernel/translations/reply-text.ts';
import type { Media } from '../media/index.ts';
import { DATE_ORDERS, type DateOrder } from './dates.ts';
import type { ImportEvent } from './events.ts';
import { describeFailure } from './failure.ts';
import { runImport, getSourceName } from './run-import.ts';

/** Parses a flag of the query: absent or `0` is off, empty or `1` is on. */
function getFlag(value: unknown, name: string): boolean {
  if (value === undefined || value === '0' || value === 'false') return false;
  if (value === '' || value === '1' || value === 'true') return true;
  throw new ApiError(400, 'INVALID_REQUEST', `${name} must be 1 or 0.`, { field: name });
}

/** Parses the order of dates in the query; undefined to determine it from the file. */
function getDateOrder(value: unknown): DateOrder | undefined {
  const order = DATE_ORDERS.find((each) => each === value);
  if (value === undefined || order) return order;
  throw new ApiError(400, 'INVALID_REQUEST', 'dates must be mdy or dmy.', { field: 'dates' });
}

/**
 * Registers `POST /cc/api/import?dryRun&replace&hideMissing&dates=mdy&source=NAME`, which takes a file (as `text/csv`, whatever its format)
 * and streams NDJSON, one {@link ImportEvent} per line, while it works. It serves the import command of a shop that runs on the embedded
 * database. It answers on loopback only and requires the token from DATA_DIR (decision-import.2). A client disconnect interrupts the
 * import.
 */
export async function importRoutes(
  api: FastifyInstance,
  { database, settings, now, media }: ApiContext & { media: Media },
  access: OperatorAccess,
): Promise<void> {
  const { dataDir } = settings;
  api.addHook('onListen', (done) => {
    if (existsSync(dataDir)) removeLeftovers(dataDir);
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
      onRequest: async (request) => access.admit(request),
    },
    async (request, reply) => {
      const dryRun = getFlag(request.query.dryRun, 'dryRun');
      const replace = getFlag(request.query.replace, 'replace');
      const hideMissing = getFlag(request.query.hideMissing, 'hideMissing');
      const dates = getDateOrder(request.query.dates);
      const source = getSourceName(String(request.query.source ?? 'import'));
      if (!request.body) {
        throw new ApiError(415, 'UNSUPPORTED_MEDIA_TYPE', operatorText('Send the body as text/csv.'));
      }
      const file = join(dataDir, `import-${randomUUID()}.csv`);
      const out = new PassThrough();
      const stop = new AbortController();
      const emit = async (event: ImportEvent): Promise<void> => {
        // A slow reader slows down the import instead of filling up memory.
        if (!out.destroyed && !out.write(`${JSON.stringify(event)}\n`)) {
          await once(out, 'drain', { signal: stop.signal }).catch(() => {});
        }
      };
      reply.raw.on('close', () => stop.abort());

      void (async () => {
        try {
          // The import reads the file twice, but a request body can be read only once. The copy is stored next to the data, readable only
          // by the shop's user.
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
            dates,
            emit,
            ...(settings.fetchPictures ? { media } : {}),
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
      // Each line must be sent immediately, not buffered for compression.
      .header('content-encoding', 'identity')
      .send(out)
  );
}

/** Removes uploads left by a killed process. */
function removeLeftovers(dataDir: string): void {
  for (const name of readdirSync(dataDir)) {
    if (/^import-[0-9a-f-]{36}\.csv$/.test(name)) rmSync(join(dataDir, name), { force: true });
  }
}
