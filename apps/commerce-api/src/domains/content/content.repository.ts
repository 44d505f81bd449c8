import { sql } from 'kysely';
import type { TenantId } from '@foolscap/core/vocabulary';
import type { Db } from '../../kernel/database/database.ts';

/** Names a page of one site. */
export interface PageKey {
  tenant: TenantId;
  locale: string;
  path: string;
}

/** A version of a page, as visitors read it. */
export interface PageVersion {
  path: string;
  title: string;
  description: string;
  category: string | null;
  markdown: string;
  created_at: Date;
}

const READ = ['path', 'title', 'description', 'category', 'markdown', 'created_at'] as const;

/** The published versions of one site. */
const published = (db: Db, { tenant, locale }: Omit<PageKey, 'path'>) =>
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
    .where('page.locale', '=', locale);

export const findPublished = (db: Db, key: PageKey): Promise<PageVersion | undefined> =>
  published(db, key)
    .where('page.path', '=', key.path)
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
  path: string;
  title: string;
  description: string;
  category: string;
}

/** Lists the published pages of the help center, in the order in which it shows them. */
export const listHelp = (db: Db, site: Omit<PageKey, 'path'>): Promise<ListedPage[]> =>
  published(db, site)
    .where('content.category', 'is not', null)
    .select(['content.path', 'content.title', 'content.description', 'content.category'])
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
 * Finds published pages of the help center, best first. If no page has all words, pages with some of them are found.
 */
export async function searchHelp(
  db: Db,
  { tenant, locale }: Omit<PageKey, 'path'>,
  query: string,
): Promise<string[]> {
  const language = locale.startsWith('fr') ? 'french' : 'english';
  const { rows } = await sql<{ path: string }>`
    with query as (
      select plainto_tsquery(${language}::regconfig, ${query}) as whole,
        replace(plainto_tsquery(${language}::regconfig, ${query})::text, '&', '|')::tsquery as some),
    help as (
      select content.path, content.title,
        setweight(to_tsvector(${language}::regconfig, content.title), 'A') ||
        setweight(to_tsvector(${language}::regconfig, content.description || ' ' || content.category), 'B') ||
        setweight(to_tsvector(${language}::regconfig, content.markdown), 'D') as words
      from content_pages page
      join content_versions content on content.tenant = page.tenant and content.locale = page.locale
        and content.path = page.path and content.version = page.published_version
      where page.tenant = ${tenant} and page.locale = ${locale} and content.category is not null)
    select path from help, query where words @@ query.some
    order by words @@ query.whole desc, ts_rank(words, query.some) desc, title limit ${MAX_RESULTS}`.execute(
    db,
  );
  return rows.map(({ path }) => path);
}
