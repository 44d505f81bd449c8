import type { FastifyInstance } from 'fastify';
import type { Media } from '../domains/media/index.ts';
import type { Settings } from '../kernel/settings.ts';

const EVERY_MS = 5000;
const CLEAN_UP_EVERY_MS = 3_600_000;

/**
 * Downloads the pictures of imported products every five seconds, if any are due. Every instance runs it; each picture is downloaded by
 * one. Once an hour, photos that are no longer used are deleted.
 */
export function registerPictureDownloads(
  app: FastifyInstance,
  media: Media,
  { fetchPictures }: Pick<Settings, 'fetchPictures'>,
): void {
  const stopping = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let cleanedAt = Date.now();

  async function round(): Promise<void> {
    await media.download({ signal: stopping.signal });
    if (Date.now() - cleanedAt < CLEAN_UP_EVERY_MS) return;
    cleanedAt = Date.now();
    await media.deleteUnused();
  }

  app.addHook('onReady', (done) => {
    if (fetchPictures) {
      timer = setInterval(() => {
        running ??= round()
          .catch((error: unknown) => app.log.error({ err: error }, 'fetching pictures failed'))
          .finally(() => {
            running = undefined;
          });
      }, EVERY_MS).unref();
    }
    done();
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    stopping.abort();
    await running;
    await media.close();
  });
}
