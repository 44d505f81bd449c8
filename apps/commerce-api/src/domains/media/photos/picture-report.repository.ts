import { sql } from 'kysely';
import type { Db } from '../../../kernel/database/database.ts';

/** Number of a source's pictures by state. */
interface PictureCounts {
  loaded: number;
  failed: number;
  /** Never loaded, and due now or later. */
  waiting: number;
  /** Loaded before, and shown until the check is complete. */
  checking: number;
  /** Waiting or being checked, without a first outcome. */
  untried: number;
  /** Untried, and claimed by a worker. */
  claimed: number;
}

export async function countPictures(db: Db, source: string): Promise<PictureCounts> {
  const { rows } = await sql<PictureCounts>`
    select count(*) filter (where status = 'DONE')::integer as loaded,
      count(*) filter (where status = 'FAILED')::integer as failed,
      count(*) filter (where status = 'PENDING' and hash is null)::integer as waiting,
      count(*) filter (where status = 'PENDING' and hash is not null)::integer as checking,
      count(*) filter (where status = 'PENDING' and attempts <= 1 and fault is null)::integer as untried,
      count(*) filter (where status = 'PENDING' and attempts = 1 and fault is null)::integer as claimed
    from picture_downloads d
    where exists (select from product_pictures p where p.url = d.url and p.source = ${source})`.execute(db);
  return rows[0]!;
}

/** A picture that was not loaded, and the first line that lists it. */
interface FailedPicture {
  line: number;
  url: string;
  fault: string;
  /** True if it will be tried again. */
  retried: boolean;
}

/** Lists a source's pictures that were not loaded or whose check failed, in line order. */
export async function listFailedPictures(db: Db, source: string, limit: number): Promise<FailedPicture[]> {
  const { rows } = await sql<FailedPicture>`
    select min(p.line) as line, d.url, d.fault, d.status = 'PENDING' as retried
    from product_pictures p join picture_downloads d using (url)
    where p.source = ${source} and d.fault is not null
    group by d.url order by 1, 2 limit ${limit}`.execute(db);
  return rows;
}
