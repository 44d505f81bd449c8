import { createHash } from 'node:crypto';
import type { Database } from '../../../kernel/database/database.ts';
import {
  type ClaimedDownload,
  claimDownload,
  pauseHost,
  recordFailure,
  recordPhoto,
  releaseDownload,
  resumeHost,
} from './downloads.repository.ts';
import { type FetchedPicture, fetchPicture, type FetchLimits, NOT_MODIFIED } from './fetch-picture.ts';
import type { ImageProcessor } from './image-processor.ts';
import type { MediaStore } from './media-store.ts';
import { getOriginalKey } from './photo-address.ts';
import { recordUnchanged } from './picture-checks.repository.ts';
import { PictureFault } from './picture-fault.ts';

/** Number of pictures that one process fetches concurrently. */
const CONCURRENCY = 3;
/** Number of consecutive network faults after which a server is paused. */
const MAX_FAULTS_IN_A_ROW = 3;

export interface DownloadDeps {
  database: Database;
  store: MediaStore;
  processor: Pick<ImageProcessor, 'inspect'>;
  now: () => Date;
  limits: FetchLimits;
}

interface RoundOptions {
  signal?: AbortSignal;
  /** Called after each picture, whatever its outcome. */
  onPicture?: () => void | Promise<void>;
}

export const hashContent = (bytes: Buffer): string =>
  createHash('sha256').update(bytes).digest('hex').slice(0, 40);

async function storeOriginal(
  { database, store, processor, now }: DownloadDeps,
  claim: ClaimedDownload,
  { bytes, type, version }: FetchedPicture,
): Promise<void> {
  const facts = await processor.inspect(bytes);
  const hash = hashContent(bytes);
  // Stored before it is recorded, so that a recorded photo can always be served.
  await store.put(getOriginalKey(hash), bytes, type);
  await database.db
    .transaction()
    .execute((trx) => recordPhoto(trx, claim, { hash, type, bytes: bytes.length, ...facts }, version, now()));
}

/**
 * Fetches the pictures that are due until none are left. Any number of workers may do so at the same time, because each picture is claimed
 * by one of them. Faults of a picture are recorded and retried later. Faults of the database or the store are thrown, and the affected
 * pictures are due again when their claim expires.
 */
export async function downloadPictures(deps: DownloadDeps, options: RoundOptions = {}): Promise<void> {
  const { database, now, limits } = deps;
  const { signal } = options;
  const { db } = database;
  const faultsInARow = new Map<string, number>();

  async function noteAnswer(host: string): Promise<void> {
    if (faultsInARow.get(host) === 0) return;
    faultsInARow.set(host, 0);
    await resumeHost(db, host);
  }

  async function noteFault(host: string): Promise<void> {
    const faults = (faultsInARow.get(host) ?? 0) + 1;
    faultsInARow.set(host, faults);
    if (faults >= MAX_FAULTS_IN_A_ROW) await pauseHost(db, host, now());
  }

  async function download(claim: ClaimedDownload): Promise<void> {
    let picture: FetchedPicture | typeof NOT_MODIFIED;
    try {
      picture = await fetchPicture(claim.url, { ...limits, ...(signal ? { signal } : {}) }, claim.known);
    } catch (error) {
      if (!(error instanceof PictureFault)) return releaseDownload(db, claim, now());
      await (error.retryable ? noteFault(claim.host) : noteAnswer(claim.host));
      return db.transaction().execute((trx) => recordFailure(trx, claim, error, now()));
    }
    await noteAnswer(claim.host);
    if (picture === NOT_MODIFIED) return recordUnchanged(db, claim, now());
    try {
      await storeOriginal(deps, claim, picture);
    } catch (error) {
      if (signal?.aborted) return releaseDownload(db, claim, now());
      if (!(error instanceof PictureFault)) throw error;
      await db.transaction().execute((trx) => recordFailure(trx, claim, error, now()));
    }
  }

  async function work(): Promise<void> {
    while (!signal?.aborted) {
      const claim = await claimDownload(db, now());
      if (!claim) return;
      await download(claim);
      await options.onPicture?.();
    }
  }
  const outcomes = await Promise.allSettled(Array.from({ length: CONCURRENCY }, work));
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
}
