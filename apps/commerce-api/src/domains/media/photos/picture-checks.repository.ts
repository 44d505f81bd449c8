import { sql } from 'kysely';
import type { Db } from '../../../kernel/database/database.ts';
import type { ClaimedDownload } from './downloads.repository.ts';

/** An import checks loaded pictures at most this often, since an operator may import a feed every few minutes. */
const CHECK_EVERY_HOURS = 24;

/**
 * Makes loaded pictures due that were last checked at least a day ago. Pages keep showing their photos.
 * @param skus products of an import
 */
export async function checkLoadedPictures(db: Db, skus: readonly string[], now: Date): Promise<void> {
  // Ordered by URL, so that concurrent writers wait instead of deadlocking.
  await sql`update picture_downloads set status = 'PENDING', attempts = 0, due_at = ${now}, fault = null
    where url in (
      select url from picture_downloads
      where status = 'DONE' and url in (select url from product_pictures where sku = any(${skus}::text[]))
        and (checked_at is null or checked_at <= ${now}::timestamptz - ${CHECK_EVERY_HOURS} * interval '1 hour')
      order by url for update)`.execute(db);
}

/** Records that the file of a URL has not changed. Does nothing if the claim has expired. */
export async function recordUnchanged(db: Db, { url, attempts }: ClaimedDownload, now: Date): Promise<void> {
  await sql`update picture_downloads set status = 'DONE', fault = null, checked_at = ${now}
    where url = ${url} and attempts = ${attempts} and status = 'PENDING' and hash is not null`.execute(db);
}
