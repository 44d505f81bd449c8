import { sql, type Kysely } from 'kysely';

/**
 * Lets a later import check whether the file at a picture's URL has changed. Until the check has ended, the URL keeps its photo, so a
 * queued download may have a photo as well.
 */
const statements = [
  `alter table picture_downloads
     add column etag text,
     add column last_modified text,
     add column checked_at timestamptz`,
  `do $$
   declare name text;
   begin
     for name in select conname from pg_constraint
       where conrelid = 'picture_downloads'::regclass and contype = 'c' and pg_get_constraintdef(oid) like '%hash%'
     loop execute format('alter table picture_downloads drop constraint %I', name); end loop;
   end $$`,
  `alter table picture_downloads add constraint picture_downloads_photo
     check (case status when 'DONE' then hash is not null when 'FAILED' then hash is null else true end)`,
  // In the order in which downloads are claimed: pictures that were never loaded come before checks.
  `drop index picture_downloads_due`,
  `create index picture_downloads_due on picture_downloads ((hash is not null), due_at) where status = 'PENDING'`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
