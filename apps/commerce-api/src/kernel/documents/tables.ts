import type { ColumnType } from 'kysely';
import type { TenantId } from '@foolscap/core/vocabulary';
import type { Instant, Json, Optional } from '../database/column-types.ts';

/** Variants of the business site that may have documents of their own (storefront-2.18). */
export const SITE_VARIANTS = ['HIT', 'SWS'] as const;
export type SiteVariant = (typeof SITE_VARIANTS)[number];

/** A version of a document of a site: its navigation or its home page. Versions are numbered per site and kind, and never changed. */
export interface SiteDocumentsTable {
  kind: 'navigation' | 'home';
  tenant: TenantId;
  version: number;
  /** The variant of the business site that it is for; null for all. */
  variant: SiteVariant | null;
  /** The locale that it is for, such as `en_US`; null for all. */
  locale: string | null;
  document: Json<object>;
  /** At most one version per kind, site, variant and locale is active. */
  is_active: ColumnType<boolean, boolean | undefined, boolean>;
  /** Whether it was never active. */
  is_draft: ColumnType<boolean, boolean | undefined, boolean>;
  /** The secret of the preview link, for kinds that have a page. */
  preview_token: Optional<string>;
  created_at: Instant;
}

declare module '../database/tables.ts' {
  interface Tables {
    site_documents: SiteDocumentsTable;
  }
}
