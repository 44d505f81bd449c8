import { sql } from 'kysely';
import type { Locale, TenantId } from '@foolscap/core/vocabulary';
import type { Db } from '../../kernel/database/database.ts';

/** Names a page of one site. */
export interface PageKey {
  tenant: TenantId;
  locale: string;
  path: string;
}

/** The language of pages without a translation. */
export const ORIGINAL: Locale = 'en-US';

/** A version of a page, as visitors read it. */
export interface PageVersion {
  /** The language of its text: that of the visitor, or the original one. */
  locale: string;
  path: string;
  title: string;
  description: string;
  category: string | null;
  markdown: string;
  created_at: Date;
}

const READ = ['locale', 'path', 'title', 'description', 'category', 'markdown', 'created_at'] as const;

/**
 * The pages that visitors of one site and language see: each in their language, or else in the original one. A starter page is a
 * translation of the original starter page: it is not shown if the operator has replaced or withdrawn the original, because its facts may be
 * wrong then.
 */
const published = (db: Db, { tenant, locale }: Omit<PageKey, 'path'>) =>
  db.selectFrom(
    db
      .selectFrom('content_pages as page')
      .innerJoin('content_versions as content', (join) =>
        join
          .onRef('content.tenant', '=', 'page.tenant')
          .onRef('content.locale', '=', 'page.locale')
          .onRef('content.path', '=', 'page.path')
          .onRef('content.version', '=', 'page.published_version'),
      )
      .where('page.tenant', '=', tenant)
      .where('page.locale', 'in', [locale, ORIGINAL])
      .where(({ eb, or, exists, selectFrom }) =>
        or([
          eb('content.locale', '=', ORIGINAL),
          eb('content.source', '=', 'operator'),
          exists(
            selectFrom('content_pages as original_page')
              .innerJoin('content_versions as original', (join) =>
                join
                  .onRef('original.tenant', '=', 'original_page.tenant')
                  .onRef('original.locale', '=', 'original_page.locale')
                  .onRef('original.path', '=', 'original_page.path')
                  .onRef('original.version', '=', 'original_page.published_version'),
              )
              .whereRef('original.tenant', '=', 'content.tenant')
              .whereRef('original.path', '=', 'content.path')
              .where('original.locale', '=', ORIGINAL)
              .where('original.source', '=', 'starter')
              .select('original.version'),
          ),
        ]),
      )
      .distinctOn('content.path')
      .selectAll('content')
      .orderBy('content.path')
      .orderBy(({ eb }) => eb('content.locale', '=', ORIGINAL))
      .as('content'),
  );

export const findPublished = (db: Db, key: PageKey): Promise<PageVersion | undefined> =>
  published(db, key)
    .where('content.path', '=', key.path)
    .select(READ.map((column) => `content.${column}` as const))
    .executeTakeFirst();

export const findPreview = (db: Db, key: PageKey, token: string): Promise<PageVersion | undefined> =>
  db
    .selectFrom('content_versions')
    .where('preview_token', '=', token)
    .where('tenant', '=', key.tenant)
    .where('path', '=', key.path)
    .select(READ)
    .executeTakeFirst();

export interface ListedPage {
  /** The language of its text, as in `PageVersion`. */
  locale: string;
  path: string;
  title: string;
  description: string;
  category: string;
}

/** Lists the published pages of the help center, in the order in which it shows them. */
export const listHelp = (db: Db, site: Omit<PageKey, 'path'>): Promise<ListedPage[]> =>
  published(db, site)
    .where('content.category', 'is not', null)
    .select(['content.locale', 'content.path', 'content.title', 'content.description', 'content.category'])
    .orderBy('content.position')
    .orderBy('content.title')
    .$narrowType<{ category: string }>()
    .execute();

/** Lists all published pages of a site. */
export const listPublished = (
  db: Db,
  site: Omit<PageKey, 'path'>,
): Promise<{ path: string; created_at: Date }[]> =>
  published(db, site).select(['content.path', 'content.created_at']).orderBy('content.path').execute();

/** Maximum number of results of a search. */
const MAX_RESULTS = 20;

/**
 * Finds published pages of the help center, best first, by word forms of the language of each page. If no page has all words, pages with
 * some of them are found.
 */
export async function searchHelp(
  db: Db,
  { tenant, locale }: Omit<PageKey, 'path'>,
  query: string,
): Promise<string[]> {
  const { rows } = await sql<{ path: string }>`
    with help as (
      select path, title,
        setweight(to_tsvector(language, title), 'A') ||
        setweight(to_tsvector(language, description || ' ' || category), 'B') ||
        setweight(to_tsvector(language, markdown), 'D') as words,
        plainto_tsquery(language, ${query}) as whole,
        replace(plainto_tsquery(language, ${query})::text, '&', '|')::tsquery as loose
      from ${published(db, { tenant, locale }).selectAll().as('page')} cross join lateral (
        select case when locale like 'fr%' then 'french'::regconfig else 'english'::regconfig end as language) spoken
      where category is not null)
    select path from help where words @@ loose
    order by words @@ whole desc, ts_rank(words, loose) desc, title limit ${MAX_RESULTS}`.execute(db);
  return rows.map(({ path }) => path);
}
