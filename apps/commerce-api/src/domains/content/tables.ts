import type { Generated } from 'kysely';
import type { TenantId } from '@foolscap/core/vocabulary';

/** A version of a content page. Versions are never changed. */
export interface ContentVersionsTable {
  tenant: TenantId;
  locale: string;
  /** Path below the site's root, such as `/help/returns`. */
  path: string;
  /** Counts from 1. */
  version: number;
  title: string;
  description: string;
  /** The help category; null outside of the help center. */
  category: string | null;
  /** Place in its category. */
  position: number;
  markdown: string;
  source: 'starter' | 'operator';
  /** The secret of the version's preview link. */
  preview_token: string;
  created_at: Generated<Date>;
}

/** A content page, with the version that visitors see. */
export interface ContentPagesTable {
  tenant: TenantId;
  locale: string;
  path: string;
  /** Null for a page that has only drafts, or that was withdrawn. */
  published_version: number | null;
}

declare module '../../kernel/database/tables.ts' {
  interface Tables {
    content_versions: ContentVersionsTable;
    content_pages: ContentPagesTable;
  }
}
