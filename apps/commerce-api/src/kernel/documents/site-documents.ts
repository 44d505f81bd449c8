import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { TenantId } from '@foolscap/core/vocabulary';
import type { Db } from '../database/database.ts';
import { badRequest, notFound } from '../http/api-error.ts';
import type { SiteDocumentsTable, SiteVariant } from './tables.ts';
import { operatorText } from '../translations/reply-text.ts';

/** The users that a version is for: all of a site, those of a variant, of a locale, or of both. */
export interface SitePlace {
  tenant: TenantId;
  variant?: SiteVariant | undefined;
  locale?: string | undefined;
}

export interface DocumentVersion {
  tenant: TenantId;
  /** 0 for the default document, which every site has. */
  version: number;
  variant: SiteVariant | null;
  locale: string | null;
  isActive: boolean;
  isDraft: boolean;
  /** The secret of its preview link; null for kinds without one. */
  token: string | null;
  createdAt: Date;
}

export interface ActiveDocument<D> extends Pick<
  DocumentVersion,
  'tenant' | 'version' | 'variant' | 'locale'
> {
  document: D;
}

export interface PlacedDocument<D> {
  version: number;
  document: D;
}

/** The documents of each site without published ones: of all locales, and of a locale with texts of its own, such as `fr_CA`. */
export type SiteDefaults<D> = Readonly<Record<TenantId, { readonly all: D } & Readonly<Record<string, D>>>>;

/** Describes a place for the operator. */
export const describePlace = ({ tenant, variant, locale }: SitePlace): string =>
  [tenant, variant, locale].filter(Boolean).join(' ');

/** @throws ApiError 400 for a variant of the consumer site */
function checkPlace({ tenant, variant }: SitePlace): void {
  if (variant && tenant !== 'sba')
    throw badRequest(
      'INVALID_REQUEST',
      operatorText('Only the business site has variants. Use --tenant sba.'),
    );
}

/** Runs a change while no other one runs. Readers are not blocked. */
const changeAlone = <T>(db: Db, work: (trx: Db) => Promise<T>): Promise<T> =>
  db.transaction().execute(async (trx) => {
    await sql`lock table site_documents in exclusive mode`.execute(trx);
    return work(trx);
  });

/**
 * Creates the versions of one kind of document: each site has a default document, and the versions that its operator writes.
 *
 * @param noun names the kind in messages
 * @param hasPreview whether its versions have preview links
 */
export function createSiteDocuments<D extends object>({
  kind,
  noun,
  defaults,
  hasPreview = false,
}: {
  kind: SiteDocumentsTable['kind'];
  noun: string;
  defaults: SiteDefaults<D>;
  hasPreview?: boolean;
}) {
  const versions = (db: Db) => db.selectFrom('site_documents').where('kind', '=', kind);

  const ofPlace = (db: Db, { tenant, variant, locale }: SitePlace) =>
    versions(db)
      .where('tenant', '=', tenant)
      .where('variant', 'is not distinct from', variant ?? null)
      .where('locale', 'is not distinct from', locale ?? null);

  /** Makes a version the active one of its place; 0 makes none active, so that less specific documents apply. */
  async function activate(trx: Db, place: SitePlace, version: number): Promise<void> {
    const update = trx
      .updateTable('site_documents')
      .where('kind', '=', kind)
      .where('tenant', '=', place.tenant)
      .where('variant', 'is not distinct from', place.variant ?? null)
      .where('locale', 'is not distinct from', place.locale ?? null);
    await update.set({ is_active: false }).where('is_active', '=', true).execute();
    if (version > 0)
      await update.set({ is_active: true, is_draft: false }).where('version', '=', version).execute();
  }

  async function insert(trx: Db, place: SitePlace, document: D): Promise<{ version: number; token: string }> {
    checkPlace(place);
    const { last } = await versions(trx)
      .select((select) => select.fn.max('version').as('last'))
      .where('tenant', '=', place.tenant)
      .executeTakeFirstOrThrow();
    const version = (last ?? 0) + 1;
    const token = randomBytes(18).toString('base64url');
    await trx
      .insertInto('site_documents')
      .values({
        kind,
        tenant: place.tenant,
        version,
        variant: place.variant ?? null,
        locale: place.locale ?? null,
        document: JSON.stringify(document),
        is_active: false,
        is_draft: true,
        preview_token: hasPreview ? token : null,
      })
      .execute();
    return { version, token };
  }

  return {
    /** Lists the versions, newest first per site. */
    async listVersions(db: Db): Promise<DocumentVersion[]> {
      const rows = await versions(db)
        .select([
          'tenant',
          'version',
          'variant',
          'locale',
          'is_active',
          'is_draft',
          'preview_token',
          'created_at',
        ])
        .orderBy('tenant', 'desc')
        .orderBy('version', 'desc')
        .execute();
      return rows.map(({ is_active, is_draft, preview_token, created_at, ...row }) => ({
        ...row,
        isActive: is_active,
        isDraft: is_draft,
        token: preview_token,
        createdAt: created_at,
      }));
    },

    /** Reads the active documents of all sites, variants and locales. */
    readActiveDocuments: async (db: Db): Promise<ActiveDocument<D>[]> =>
      (await versions(db)
        .select(['tenant', 'version', 'variant', 'locale', 'document'])
        .where('is_active', '=', true)
        .execute()) as ActiveDocument<D>[],

    /**
     * Chooses the document for a user: of variant and locale, else of the variant, else of the locale, else of the site. A site's own
     * document comes before the default one of the user's locale, because its links are the operator's.
     */
    chooseDocument(
      documents: readonly ActiveDocument<D>[],
      { tenant, variant = undefined, locale = undefined }: SitePlace,
    ): PlacedDocument<D> {
      const find = (wantedVariant: string | null, wantedLocale: string | null) =>
        documents.find(
          (each) => each.tenant === tenant && each.variant === wantedVariant && each.locale === wantedLocale,
        );
      return (
        (variant && locale ? find(variant, locale) : undefined) ??
        (variant ? find(variant, null) : undefined) ??
        (locale ? find(null, locale) : undefined) ??
        find(null, null) ?? {
          version: 0,
          document: (locale ? defaults[tenant][locale] : undefined) ?? defaults[tenant].all,
        }
      );
    },

    /** @throws ApiError 404 for an unknown version */
    async readVersion(db: Db, tenant: TenantId, version: number): Promise<D> {
      if (version === 0) return defaults[tenant].all;
      const row = await versions(db)
        .select('document')
        .where('tenant', '=', tenant)
        .where('version', '=', version)
        .executeTakeFirst();
      if (!row)
        throw notFound('VERSION_NOT_FOUND', operatorText(`The site ${tenant} has no version ${version}.`));
      return row.document as D;
    },

    /** Finds the version of a preview link. */
    findPreview: async (db: Db, tenant: TenantId, token: string): Promise<PlacedDocument<D> | undefined> =>
      (await versions(db)
        .select(['version', 'document'])
        .where('tenant', '=', tenant)
        .where('preview_token', '=', token)
        .executeTakeFirst()) as PlacedDocument<D> | undefined,

    /** Publishes a valid document as a new version, which becomes the active one of its place. @returns its number */
    publishDocument: (db: Db, place: SitePlace, document: D): Promise<number> =>
      changeAlone(db, async (trx) => {
        const { version } = await insert(trx, place, document);
        await activate(trx, place, version);
        return version;
      }),

    /** Keeps a valid document as a new version, which only people with its preview link see. */
    saveDraft: (db: Db, place: SitePlace, document: D): Promise<{ version: number; token: string }> =>
      changeAlone(db, (trx) => insert(trx, place, document)),

    /**
     * Makes a version active: the given one, or the version that was active before that of the place. With 0, the document
     * applies that a place without an active version has.
     * @returns the active version
     * @throws ApiError 404 for a version that the place does not have, 400 if no version is active
     */
    rollBack(db: Db, place: SitePlace, wanted: number | undefined): Promise<number> {
      return changeAlone(db, async (trx) => {
        checkPlace(place);
        const rows = await ofPlace(trx, place)
          .select(['version', 'is_active', 'is_draft'])
          .orderBy('version', 'desc')
          .execute();
        const active = rows.find(({ is_active }) => is_active)?.version;
        if (wanted === undefined && active === undefined)
          throw badRequest(
            'NOTHING_PUBLISHED',
            operatorText(`${describePlace(place)} has no active version. Its ${noun} is the default.`),
          );
        const version = wanted ?? rows.find((row) => !row.is_draft && row.version < active!)?.version ?? 0;
        if (version > 0 && !rows.some((row) => row.version === version))
          throw notFound(
            'VERSION_NOT_FOUND',
            operatorText(`${describePlace(place)} has no version ${version}.`),
          );
        await activate(trx, place, version);
        return version;
      });
    },
  };
}
