import { setTimeout } from 'node:timers/promises';
import { countPictures, listFailedPictures } from '../media/index.ts';
import type { ImportSummary } from './events.ts';
import type { ImportRequest } from './import-request.ts';

/** Maximum number of failures that are reported individually. */
const MAX_REPORTED = 100;
/** Polling interval for pictures that another process fetches, in milliseconds. */
const PAUSE_MS = 250;
/** Number of polls without any change after which the rest is left to the shop. Longer than one picture takes. */
const MAX_PAUSES = 200;

/**
 * Fetches the pictures that an import has queued, together with the shop if one is running, and reports progress and failures. Only follows
 * first attempts: pictures that cannot be fetched now are fetched by the shop later.
 */
export async function followPictures(
  { database, source, media, emit, signal }: ImportRequest,
  format: ImportSummary['format'],
): Promise<void> {
  const { db } = database;
  if (!media) return;
  const unit = format === 'merchant' ? ('item' as const) : ('line' as const);
  let counts = await countPictures(db, source);
  const total = counts.untried;
  const report = async (): Promise<void> => {
    counts = await countPictures(db, source);
    await emit({ type: 'progress', phase: 'pictures', done: Math.max(0, total - counts.untried), total });
  };
  if (total > 0) {
    await media.download({ ...(signal ? { signal } : {}), onPicture: report });
    let before = -1;
    for (let pauses = 0; pauses < MAX_PAUSES && counts.claimed > 0 && !signal?.aborted; pauses += 1) {
      if (before !== counts.untried) pauses = 0;
      before = counts.untried;
      await setTimeout(PAUSE_MS);
      await report();
    }
    counts = await countPictures(db, source);
  }
  const failed = await listFailedPictures(db, source, MAX_REPORTED);
  for (const { line, url, fault, retried } of failed)
    await emit({ type: 'bad-picture', line, unit, url, reason: fault, retried });
  const { loaded, failed: failures, waiting, checking } = counts;
  if (loaded + failures + waiting + checking > 0)
    await emit({ type: 'pictures', loaded, failed: failures, waiting, checking });
}
