import type { Mocked } from 'vitest';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Media } from '../domains/media/index.ts';
import { registerPictureDownloads } from './picture-downloads.ts';

const SECONDS = 1000;
const HOUR = 3600 * SECONDS;
let app: FastifyInstance;
let media: Mocked<Media>;
let lines: string[];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
  lines = [];
  app = Fastify({ logger: { level: 'error', stream: { write: (line) => void lines.push(line) } } });
  media = {
    photos: { get: vi.fn() },
    download: vi.fn(async () => undefined),
    deleteUnused: vi.fn(async () => undefined),
    close: vi.fn(async () => undefined),
  };
});
afterEach(async () => {
  await app.close();
  vi.useRealTimers();
});

async function start(fetchPictures = true): Promise<void> {
  registerPictureDownloads(app, media, { fetchPictures });
  await app.ready();
}

it('fetches the pictures that are due every few seconds, one round at a time', async () => {
  let finish = (): void => undefined;
  media.download.mockImplementationOnce(() => new Promise((resolve) => (finish = resolve)));
  await start();
  await vi.advanceTimersByTimeAsync(30 * SECONDS);
  expect(media.download).toHaveBeenCalledTimes(1);
  finish();
  await vi.advanceTimersByTimeAsync(5 * SECONDS);
  expect(media.download).toHaveBeenCalledTimes(2);
});

it('logs a fault and continues', async () => {
  media.download.mockRejectedValueOnce(new Error('the disk is full'));
  await start();
  await vi.advanceTimersByTimeAsync(10 * SECONDS);
  expect(lines.join('')).toContain('the disk is full');
  expect(media.download).toHaveBeenCalledTimes(2);
});

it('deletes unused photos once an hour', async () => {
  await start();
  await vi.advanceTimersByTimeAsync(HOUR - 10 * SECONDS);
  expect(media.deleteUnused).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(HOUR + 20 * SECONDS);
  expect(media.deleteUnused).toHaveBeenCalledTimes(2);
});

it('does nothing with FETCH_PICTURES=0', async () => {
  await start(false);
  await vi.advanceTimersByTimeAsync(2 * HOUR);
  expect(media.download).not.toHaveBeenCalled();
  expect(media.deleteUnused).not.toHaveBeenCalled();
});

it('stops a round at the end of the process, and waits for it', async () => {
  let signal: AbortSignal | undefined;
  media.download.mockImplementation(
    (options) =>
      new Promise((resolve) => {
        signal = options?.signal;
        signal?.addEventListener('abort', () => resolve());
      }),
  );
  await start();
  await vi.advanceTimersByTimeAsync(5 * SECONDS);
  expect(signal?.aborted).toBe(false);
  await app.close();
  expect(signal?.aborted).toBe(true);
  expect(media.close).toHaveBeenCalledTimes(1);
});
