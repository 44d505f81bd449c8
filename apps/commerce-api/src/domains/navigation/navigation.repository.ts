import { sql } from 'kysely';
import type { TenantId } from '@foolscap/core/vocabulary';
import type { Db } from '../../kernel/database/database.ts';
import { badRequest, notFound } from '../../kernel/http/api-error.ts';
import { DEFAULT_DOCUMENTS, type NavigationDocument, type NavigationVariant } from './document.ts';

/** The users that a version is for: all of a site, those of a variant, of a locale, or of both. */
export interface NavigationPlace {
  tenant: TenantId;
  variant?: NavigationVariant | undefined;
  locale?: string | undefined;
}

export interface NavigationVersion {
  tenant: TenantId;
  /** 0 for the default document, which every site has. */
  version: number;
  variant: NavigationVariant | null;
  locale: string | null;
  isActive: boolean;
  publishedAt: Date | null;
}

export interface ActiveDocument extends Pick<NavigationVersion, 'tenant' | 'version' | 'variant' | 'locale'> {
  document: NavigationDocument;
}

/** Describes a place for the operator. */
export const describePlace = ({ tenant, variant, locale }: NavigationPlace): string =>
  [tenant, variant, locale].filter(Boolean).join(' ');

/** @throws ApiError 400 for a variant of the consumer site */
function checkPlace({ tenant, variant }: NavigationPlace): void {
  if (variant && tenant !== 'sba')
    throw badRequest('INVALID_REQUEST', 'Only the business site has variants. Use --tenant sba.');
}

const ofPlace = (db: Db, { tenant, variant, locale }: NavigationPlace) =>
  db
    .selectFrom('navigation_versions')
    .where('tenant', '=', tenant)
    .where('variant', 'is not distinct from', variant ?? null)
    .where('locale', 'is not distinct from', locale ?? null);

/** Lists the published versions, newest first per site. */
export async function listVersions(db: Db): Promise<NavigationVersion[]> {
  const rows = await db
    .selectFrom('navigation_versions')
    .select(['tenant', 'version', 'variant', 'locale', 'is_active', 'published_at'])
    .orderBy('tenant', 'desc')
    .orderBy('version', 'desc')
    .execute();
  return rows.map(({ is_active, published_at, ...row }) => ({
    ...row,
    isActive: is_active,
    publishedAt: published_at,
  }));
}

/** Reads the active documents of all sites, variants and locales. */
export const readActiveDocuments = (db: Db): Promise<ActiveDocument[]> =>
  db
    .selectFrom('navigation_versions')
    .select(['tenant', 'version', 'variant', 'locale', 'document'])
    .where('is_active', '=', true)
    .execute();

/** Chooses the document for a user: of variant and locale, else of the variant, else of the locale, else of the site. */
export function chooseDocument(
  documents: readonly ActiveDocument[],
  { tenant, variant = undefined, locale = undefined }: NavigationPlace,
): Pick<ActiveDocument, 'version' | 'document'> {
  const find = (wantedVariant: string | null, wantedLocale: string | null) =>
    documents.find(
      (each) => each.tenant === tenant && each.variant === wantedVariant && each.locale === wantedLocale,
    );
  return (
    (variant && locale ? find(variant, locale) : undefined) ??
    (variant ? find(variant, null) : undefined) ??
    (locale ? find(null, locale) : undefined) ??
    find(null, null) ?? { version: 0, document: DEFAULT_DOCUMENTS[tenant] }
  );
}

/** @throws ApiError 404 for an unknown version */
export async function readVersion(db: Db, tenant: TenantId, version: number): Promise<NavigationDocument> {
  if (version === 0) return DEFAULT_DOCUMENTS[tenant];
  const row = await db
    .selectFrom('navigation_versions')
    .select('document')
    .where('tenant', '=', tenant)
    .where('version', '=', version)
    .executeTakeFirst();
  if (!row) throw notFound('VERSION_NOT_FOUND', `The site ${tenant} has no version ${version}.`);
  return row.document;
}

/** Makes a version the active one of its place; 0 makes none active, so that less specific documents apply. */
async function activate(trx: Db, place: NavigationPlace, version: number): Promise<void> {
  const update = trx
    .updateTable('navigation_versions')
    .where('tenant', '=', place.tenant)
    .where('variant', 'is not distinct from', place.variant ?? null)
    .where('locale', 'is not distinct from', place.locale ?? null);
  await update.set({ is_active: false }).where('is_active', '=', true).execute();
  if (version > 0) await update.set({ is_active: true }).where('version', '=', version).execute();
}

/** Runs a change while no other one runs. Readers are not blocked. */
const changeAlone = <T>(db: Db, work: (trx: Db) => Promise<T>): Promise<T> =>
  db.transaction().execute(async (trx) => {
    await sql`lock table navigation_versions in exclusive mode`.execute(trx);
    return work(trx);
  });

/** Publishes a valid document as a new version, which becomes the active one of its place. @returns its number */
export async function publishDocument(
  db: Db,
  place: NavigationPlace,
  document: NavigationDocument,
): Promise<number> {
  checkPlace(place);
  return changeAlone(db, async (trx) => {
    const { last } = await trx
      .selectFrom('navigation_versions')
      .select((select) => select.fn.max('version').as('last'))
      .where('tenant', '=', place.tenant)
      .executeTakeFirstOrThrow();
    const version = (last ?? 0) + 1;
    await trx
      .insertInto('navigation_versions')
      .values({
        tenant: place.tenant,
        version,
        variant: place.variant ?? null,
        locale: place.locale ?? null,
        document: JSON.stringify(document),
        is_active: false,
      })
      .execute();
    await activate(trx, place, version);
    return version;
  });
}

/**
 * Makes an earlier version active again: the given one, or the one before the active version of the place. With 0, the document
 * applies that a place without an active version has.
 * @returns the active version
 * @throws ApiError 404 for a version that the place does not have, 400 if no version is active
 */
export async function rollBack(db: Db, place: NavigationPlace, wanted: number | undefined): Promise<number> {
  checkPlace(place);
  return changeAlone(db, async (trx) => {
    const rows = await ofPlace(trx, place)
      .select(['version', 'is_active'])
      .orderBy('version', 'desc')
      .execute();
    const active = rows.find(({ is_active }) => is_active)?.version;
    if (wanted === undefined && active === undefined)
      throw badRequest(
        'NOTHING_PUBLISHED',
        `${describePlace(place)} has no active version. Its navigation is the default.`,
      );
    const version = wanted ?? rows.find((row) => row.version < active!)?.version ?? 0;
    if (version > 0 && !rows.some((row) => row.version === version))
      throw notFound('VERSION_NOT_FOUND', `${describePlace(place)} has no version ${version}.`);
    await activate(trx, place, version);
    return version;
  });
}
