import type { ColumnType } from 'kysely';
import type { TenantId } from '@foolscap/core/vocabulary';
import type { Instant, Json } from '../../kernel/database/column-types.ts';
import type { NavigationDocument, NavigationVariant } from './document.ts';

/** A published version of a navigation document. Versions are numbered per site, and never changed. */
export interface NavigationVersionsTable {
  tenant: TenantId;
  version: number;
  /** The variant of the business site that it is for; null for all. */
  variant: NavigationVariant | null;
  /** The locale that it is for, such as `en_US`; null for all. */
  locale: string | null;
  document: Json<NavigationDocument>;
  /** At most one version per site, variant and locale is active. */
  is_active: ColumnType<boolean, boolean | undefined, boolean>;
  published_at: Instant;
}

declare module '../../kernel/database/tables.ts' {
  interface Tables {
    navigation_versions: NavigationVersionsTable;
  }
}
