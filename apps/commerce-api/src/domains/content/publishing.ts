import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { TenantId } from '@foolscap/core/vocabulary';
import type { Db } from '../../kernel/database/database.ts';
import { ApiError, notFound } from '../../kernel/http/api-error.ts';
import { operatorText } from '../../kernel/translations/reply-text.ts';
import { readPageFile, type PageFile } from './page-file.ts';
import { ORIGINAL, type PageKey } from './content.repository.ts';

/** A version of a page in the operator's lists. */
export interface VersionRow extends PageKey {
  version: number;
  title: string;
  createdAt: string;
  isPublished: boolean;
  source: 'starter' | 'operator';
  /** Path and query of the preview link. */
  preview: string;
}

export interface ImportResult {
  /** New versions, as `path (site)`, or `path (site, locale)` for translations. */
  written: string[];
  /** Pages whose last version already has this content. */
  unchanged: number;
}

const SITE_NAMES: Record<TenantId, string> = { sdc: 'consumer', sba: 'business' };

const compared = ({
  title,
  description,
  category,
  position,
  markdown,
}: Omit<PageFile, 'tenants' | 'path' | 'locale'>) =>
  JSON.stringify([title, description, category, position, markdown]);

/**
 * Writes a new version of each page whose content has changed, in the caller's transaction, and publishes it unless it is a draft.
 */
export async function writePages(
  trx: Db,
  pages: readonly PageFile[],
  { source, isDraft = false }: { source: 'starter' | 'operator'; isDraft?: boolean },
): Promise<ImportResult> {
  const result: ImportResult = { written: [], unchanged: 0 };
  for (const { tenants, ...page } of pages) {
    for (const tenant of tenants) {
      const key = { tenant, locale: page.locale, path: page.path };
      await trx
        .insertInto('content_pages')
        .values({ ...key, published_version: null })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      const held = await trx
        .selectFrom('content_pages')
        .select('published_version')
        .where('tenant', '=', tenant)
        .where('locale', '=', key.locale)
        .where('path', '=', key.path)
        .forUpdate()
        .executeTakeFirstOrThrow();
      const last = await trx
        .selectFrom('content_versions')
        .selectAll()
        .where('tenant', '=', tenant)
        .where('locale', '=', key.locale)
        .where('path', '=', key.path)
        .orderBy('version', 'desc')
        .limit(1)
        .executeTakeFirst();
      // The operator's own text, choice of an earlier version, or withdrawal wins over a later release's starter page.
      const isOverridden =
        source === 'starter' &&
        last &&
        (last.source === 'operator' || held.published_version !== last.version);
      const isSame = last && compared(last) === compared(page);
      const isShown = isDraft || held.published_version === last?.version;
      if (isOverridden || (isSame && isShown)) {
        result.unchanged += 1;
        continue;
      }
      const version = isSame ? last.version : (last?.version ?? 0) + 1;
      if (!isSame)
        await trx
          .insertInto('content_versions')
          .values({ ...page, ...key, version, source, preview_token: randomBytes(18).toString('base64url') })
          .execute();
      if (!isDraft) await setPublished(trx, key, version);
      const translation = key.locale === ORIGINAL ? '' : `, ${key.locale}`;
      result.written.push(`${page.path} (${SITE_NAMES[tenant]}${translation})`);
    }
  }
  return result;
}

const setPublished = (trx: Db, { tenant, locale, path }: PageKey, version: number | null) =>
  trx
    .updateTable('content_pages')
    .set({ published_version: version })
    .where('tenant', '=', tenant)
    .where('locale', '=', locale)
    .where('path', '=', path)
    .execute();

/** A change by the operator. */
export type ContentChange =
  | { files: { name: string; text: string }[]; isDraft: boolean; isDryRun: boolean }
  /** `version`: null withdraws the page. */
  | { publish: PageKey & { version: number | null } };

/** Two files must not write the same page. */
function checkUnique(pages: readonly PageFile[]): void {
  const seen = new Set<string>();
  for (const { tenants, locale, path } of pages)
    for (const tenant of tenants) {
      const key = [tenant, locale, path].join(' ');
      if (seen.has(key))
        throw new ApiError(
          400,
          'INVALID_CONTENT',
          operatorText(`Two files have the path ${path} for one site.`),
        );
      seen.add(key);
    }
}

/** Thrown to roll back a dry run. */
class DryRun extends Error {}

async function importFiles(
  db: Db,
  { files, isDraft, isDryRun }: Extract<ContentChange, { files: unknown }>,
): Promise<ImportResult> {
  const pages = files.map(({ name, text }) => readPageFile(name, text));
  checkUnique(pages);
  let result: ImportResult = { written: [], unchanged: 0 };
  await db
    .transaction()
    .execute(async (trx) => {
      result = await writePages(trx, pages, { source: 'operator', isDraft });
      if (isDryRun) throw new DryRun();
    })
    .catch((error: unknown) => {
      if (!(error instanceof DryRun)) throw error;
    });
  return result;
}

/** Imports files, or publishes or withdraws a version. @returns a message for the operator @throws ApiError */
export async function changeContent(db: Db, change: ContentChange): Promise<{ message: string }> {
  if ('files' in change) {
    const { written, unchanged } = await importFiles(db, change);
    const verb = change.isDryRun ? 'Would write' : change.isDraft ? 'Wrote drafts of' : 'Published';
    const lines = written.map((page) => `  ${page}\n`).join('');
    return {
      message: `${verb} ${written.length}, unchanged ${unchanged}.${lines && `\n${lines.trimEnd()}`}`,
    };
  }
  const { version, ...key } = change.publish;
  const found = await listVersions(db, key);
  if (!found.some((row) => version === null || row.version === version))
    throw notFound(
      'CONTENT_NOT_FOUND',
      operatorText(
        version === null ? `There is no page ${key.path}.` : `${key.path} has no version ${version}.`,
      ),
    );
  await setPublished(db, key, version);
  return {
    message: version === null ? `${key.path} is withdrawn.` : `${key.path} shows version ${version}.`,
  };
}

/** Lists the last version of each page, or all versions of one, newest first. */
export async function listVersions(db: Db, only?: PageKey): Promise<VersionRow[]> {
  const rows = await db
    .selectFrom('content_versions as content')
    .innerJoin('content_pages as page', (join) =>
      join
        .onRef('content.tenant', '=', 'page.tenant')
        .onRef('content.locale', '=', 'page.locale')
        .onRef('content.path', '=', 'page.path'),
    )
    .$if(only !== undefined, (query) =>
      query
        .where('content.tenant', '=', only!.tenant)
        .where('content.locale', '=', only!.locale)
        .where('content.path', '=', only!.path),
    )
    .$if(only === undefined, (query) =>
      query.where(({ eb, selectFrom }) =>
        eb(
          'content.version',
          '=',
          selectFrom('content_versions as other')
            .select(({ fn }) => fn.max('other.version').as('version'))
            .whereRef('other.tenant', '=', 'content.tenant')
            .whereRef('other.locale', '=', 'content.locale')
            .whereRef('other.path', '=', 'content.path'),
        ),
      ),
    )
    .select([
      'content.tenant',
      'content.locale',
      'content.path',
      'content.version',
      'content.title',
      'content.source',
      'content.preview_token',
      'content.created_at',
      sql<boolean>`page.published_version is not distinct from content.version`.as('isPublished'),
    ])
    .orderBy('content.tenant', 'desc')
    .orderBy('content.locale')
    .orderBy('content.path')
    .orderBy('content.version', 'desc')
    .execute();
  return rows.map(({ preview_token, created_at, ...row }) => ({
    ...row,
    createdAt: created_at.toISOString(),
    preview: `${row.path}?preview=${preview_token}`,
  }));
}
