import { sql } from 'kysely';
import type { Db } from '../../../kernel/database/database.ts';
import type { Photo } from '../tables.ts';
import type { FileVersion } from './fetch-picture.ts';
import { checkLoadedPictures } from './picture-checks.repository.ts';

/** A picture of a product as a feed lists it. */
export interface FeedPicture {
  url: string;
  /** Empty if the feed has none. */
  alt: string;
}

/** An imported product, with its line in the file or the index of its item. */
interface ImportedLine {
  sku: string;
  line: number;
}

/** The pictures of one product in a feed. */
interface ProductPictures extends ImportedLine {
  pictures: readonly FeedPicture[];
}

/** Lifetime of a claim in seconds, longer than fetching and processing a picture. Afterwards a dead worker's pictures are due again. */
const CLAIM_SECONDS = 120;
const FIRST_RETRY_SECONDS = 30;
const LAST_RETRY_SECONDS = 6 * 3600;
/** With this many, the last attempt is about three days after the first. */
const MAX_ATTEMPTS = 20;

const FIRST_PAUSE_SECONDS = 60;
const LAST_PAUSE_SECONDS = 3600;

/** Returns the delay after a failed attempt, which doubles each time from half a minute to six hours. */
export const getRetrySeconds = (attempts: number): number =>
  Math.min(FIRST_RETRY_SECONDS * 2 ** (attempts - 1), LAST_RETRY_SECONDS);

/** Replaces the pictures of products and queues new URLs. URLs with a known photo are checked once a day. */
export async function queuePictures(
  db: Db,
  source: string,
  products: readonly ProductPictures[],
  now: Date,
): Promise<void> {
  const skus = products.map(({ sku }) => sku);
  const rows = products.flatMap(({ sku, line, pictures }) =>
    pictures.map(({ url, alt }, position) => ({ sku, line, url, alt, position })),
  );
  await lockProducts(db, skus);
  await sql`delete from product_pictures where sku = any(${skus}::text[])`.execute(db);
  if (rows.length > 0) {
    const json = JSON.stringify(rows);
    // Ordered by URL, so that concurrent writers wait instead of deadlocking.
    await sql`insert into picture_downloads (url, due_at)
      select distinct url, ${now}::timestamptz from json_to_recordset(${json}::json) as row (url text) order by url
      on conflict (url) do nothing`.execute(db);
    await sql`insert into product_pictures (sku, position, url, alt, source, line)
      select sku, position, url, alt, ${source}, line from json_to_recordset(${json}::json)
        as row (sku text, position smallint, url text, alt text, line integer)`.execute(db);
    await checkLoadedPictures(db, skus, now);
  }
  await showPhotos(db, skus);
}

/**
 * Makes products' pictures due again if they failed or are waiting for another attempt, including those on paused servers, because an
 * import is a request to try all of its pictures. Loaded pictures are checked once a day. Also updates the lines of products that have
 * moved in the file.
 */
export async function retryFailedPictures(
  db: Db,
  products: readonly ImportedLine[],
  now: Date,
): Promise<void> {
  const skus = products.map(({ sku }) => sku);
  await sql`update product_pictures p set line = row.line
    from json_to_recordset(${JSON.stringify(products)}::json) as row (sku text, line integer)
    where p.sku = row.sku and p.line <> row.line`.execute(db);
  await sql`update picture_downloads set status = 'PENDING', attempts = 0, due_at = ${now}, fault = null
    where fault is not null and url in (select url from product_pictures where sku = any(${skus}::text[]))`.execute(
    db,
  );
  await checkLoadedPictures(db, skus, now);
  await sql`delete from picture_hosts where host in (
    select d.host from product_pictures p join picture_downloads d on d.url = p.url
    where p.sku = any(${skus}::text[]))`.execute(db);
}

async function lockProducts(db: Db, skus: readonly string[]): Promise<void> {
  await sql`select from products where sku = any(${skus}::text[]) order by sku for update`.execute(db);
}

/**
 * Copies products' loaded photos to where pages read them. A product whose pictures are all still pending keeps its current ones. One whose
 * pictures have all failed, or that no longer has any, shows its drawing.
 */
async function showPhotos(db: Db, skus: readonly string[]): Promise<void> {
  // In a separate statement first, so that the next one sees pictures that another worker has just finished.
  await lockProducts(db, skus);
  await sql`
    with pictures as (
      select p.sku, d.status, pp.position, pp.alt, d.hash,
        row_number() over (partition by p.sku, d.hash order by pp.position) as copy
      from products p left join product_pictures pp on pp.sku = p.sku left join picture_downloads d on d.url = pp.url
      where p.sku = any(${skus}::text[])
    ), shown as (
      select pictures.sku,
        coalesce(jsonb_agg(jsonb_build_object('hash', photos.hash, 'color', photos.color, 'width', photos.width,
            'height', photos.height, 'alt', pictures.alt) order by pictures.position)
          filter (where photos.hash is not null and copy = 1), '[]') as photos,
        coalesce(bool_or(pictures.status = 'PENDING'), false) as waits
      from pictures left join photos on photos.hash = pictures.hash
      group by pictures.sku
    ), changes as (
      select p.sku,
        (p.picture - 'photo') || case when jsonb_array_length(shown.photos) > 0
          then jsonb_build_object('photo', shown.photos -> 0) else '{}' end as picture,
        coalesce((select jsonb_agg((p.picture - 'photo') || jsonb_build_object('photo', photo) order by place)
          from jsonb_array_elements(shown.photos) with ordinality as each (photo, place) where place > 1), '[]') as gallery
      from shown join products p on p.sku = shown.sku
      where jsonb_array_length(shown.photos) > 0 or (p.picture ? 'photo' and not shown.waits)
    )
    update products set picture = changes.picture, gallery = changes.gallery
    from changes
    where products.sku = changes.sku
      and (products.picture <> changes.picture or products.gallery <> changes.gallery)`.execute(db);
}

export interface ClaimedDownload {
  url: string;
  host: string;
  /** Identifies the claim. */
  attempts: number;
  /** The version of the stored file; undefined if there is none. */
  known: FileVersion | undefined;
}

/**
 * Claims the picture that has been due the longest, except on paused servers. Pictures that were never loaded come first, since the others
 * are still shown while they wait for their check. No other worker gets the picture until the claim expires.
 */
export async function claimDownload(db: Db, now: Date): Promise<ClaimedDownload | undefined> {
  const { rows } = await sql<
    Omit<ClaimedDownload, 'known'> & {
      hash: string | null;
      etag: string | null;
      last_modified: string | null;
    }
  >`
    update picture_downloads set attempts = attempts + 1, fault = null,
      due_at = ${now}::timestamptz + ${CLAIM_SECONDS} * interval '1 second'
    where url = (
      select url from picture_downloads where status = 'PENDING' and due_at <= ${now}
        and host <> all (array(select host from picture_hosts where paused_until > ${now}))
      order by (hash is not null), due_at limit 1 for update skip locked)
    returning url, host, attempts, hash, etag, last_modified`.execute(db);
  const [row] = rows;
  if (!row) return undefined;
  const { url, host, attempts, hash, etag, last_modified: lastModified } = row;
  // Without the file, "not modified" would not help.
  return { url, host, attempts, known: hash === null ? undefined : { etag, lastModified } };
}

/** Pauses a server for a minute, doubling each time up to an hour. Two workers that see the same failure count once. */
export async function pauseHost(db: Db, host: string, now: Date): Promise<void> {
  await sql`insert into picture_hosts (host, paused_until)
    values (${host}, ${now}::timestamptz + ${FIRST_PAUSE_SECONDS} * interval '1 second')
    on conflict (host) do update set pauses = picture_hosts.pauses + 1,
      paused_until = ${now}::timestamptz
        + least(${FIRST_PAUSE_SECONDS} * 2 ^ picture_hosts.pauses, ${LAST_PAUSE_SECONDS}) * interval '1 second'
      where picture_hosts.paused_until <= ${now}`.execute(db);
}

/** Clears the pauses of a server that has responded. */
export async function resumeHost(db: Db, host: string): Promise<void> {
  await db.deleteFrom('picture_hosts').where('host', '=', host).execute();
}

/** Releases a claim without counting an attempt, because the worker is stopping. */
export async function releaseDownload(db: Db, { url, attempts }: ClaimedDownload, now: Date): Promise<void> {
  await sql`update picture_downloads set attempts = attempts - 1, due_at = ${now}
    where url = ${url} and attempts = ${attempts} and status = 'PENDING'`.execute(db);
}

/** Records a stored original and shows it. Does nothing if the claim has expired and another worker has the picture. */
export async function recordPhoto(
  db: Db,
  { url, attempts }: ClaimedDownload,
  photo: Omit<Photo, 'alt'> & { type: string; bytes: number },
  { etag, lastModified }: FileVersion,
  now: Date,
): Promise<void> {
  await db
    .insertInto('photos')
    .values({ ...photo })
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .execute();
  const { rows } = await sql<{ skus: string[] | null }>`
    with done as (
      update picture_downloads set status = 'DONE', hash = ${photo.hash}, fault = null,
        etag = ${etag}, last_modified = ${lastModified}, checked_at = ${now}
      where url = ${url} and attempts = ${attempts} and status = 'PENDING' returning url)
    select array_agg(distinct sku order by sku) as skus from product_pictures join done using (url)`.execute(
    db,
  );
  const skus = rows[0]?.skus;
  if (skus) await showPhotos(db, skus);
}

/** Records a failed attempt. A retryable one is due again later; any other is final. A picture that was loaded before keeps its photo. */
export async function recordFailure(
  db: Db,
  { url, attempts }: ClaimedDownload,
  { message, retryable }: { message: string; retryable: boolean },
  now: Date,
): Promise<void> {
  const isFinal = !retryable || attempts >= MAX_ATTEMPTS;
  const { rows } = await sql<{ skus: string[] | null }>`
    with failed as (
      update picture_downloads set fault = ${message},
        status = case when not ${isFinal}::boolean then 'PENDING' when hash is null then 'FAILED' else 'DONE' end,
        checked_at = case when ${isFinal}::boolean then ${now}::timestamptz else checked_at end,
        due_at = ${now}::timestamptz + ${getRetrySeconds(attempts)} * interval '1 second'
      where url = ${url} and attempts = ${attempts} and status = 'PENDING' returning url)
    select array_agg(distinct sku order by sku) as skus from product_pictures join failed using (url)`.execute(
    db,
  );
  const skus = rows[0]?.skus;
  if (isFinal && skus) await showPhotos(db, skus);
}

/** Finds the color of a stored photo; undefined for an unknown one. */
export async function findPhotoColor(db: Db, hash: string): Promise<string | undefined> {
  const row = await db.selectFrom('photos').select('color').where('hash', '=', hash).executeTakeFirst();
  return row?.color;
}

/** Queues the pictures of an original that is missing from the store. */
export async function fetchPhotoAgain(db: Db, hash: string, now: Date): Promise<void> {
  await sql`update picture_downloads set status = 'PENDING', hash = null, attempts = 0, due_at = ${now}
    where hash = ${hash}`.execute(db);
}

/**
 * Deletes URLs that no product lists anymore, and photos that neither a product nor a past order shows.
 *
 * @returns the deleted photos, whose files the caller removes
 */
export async function deleteUnusedPhotos(db: Db): Promise<{ hash: string; color: string }[]> {
  await sql`delete from picture_downloads d
    where not exists (select from product_pictures p where p.url = d.url)`.execute(db);
  const { rows } = await sql<{ hash: string; color: string }>`
    delete from photos where not exists (select from picture_downloads d where d.hash = photos.hash)
      and not exists (select from order_lines l
        where l.image like '/media/photos/%' and substr(l.image, 15, 40) = photos.hash)
      and hash not in (
        select picture #>> '{photo,hash}' from products where picture ? 'photo'
        union all
        select shown #>> '{photo,hash}' from products, jsonb_array_elements(gallery) shown where shown ? 'photo')
    returning hash, color`.execute(db);
  return rows;
}
