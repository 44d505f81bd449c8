import type { Generated, GeneratedAlways } from 'kysely';
import type { ContactTopic, EmployeeSize, JobFunction } from '@foolscap/content/model';
import type { TenantId } from '@foolscap/core/vocabulary';
import type { Instant, Json, Optional } from '../../kernel/database/column-types.ts';

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

/** A message to the shop, or feedback about the site. */
export interface ShopMessagesTable {
  id: GeneratedAlways<number>;
  kind: 'contact' | 'feedback';
  tenant: TenantId;
  /** The topic, name and email address of a contact message. */
  topic: Optional<ContactTopic>;
  name: Optional<string>;
  email: Optional<string>;
  order_number: Optional<string>;
  /** The rating and page of feedback. */
  rating: Optional<number>;
  page: Optional<string>;
  text: string;
  created_at: Instant;
  /** When an operator closed it. */
  closed_at: Optional<Date>;
}

/** An email address that was signed up for the newsletter of one site. */
export interface NewsletterSubscribersTable {
  tenant: TenantId;
  /** The address for comparison. */
  email_key: string;
  email: string;
  state: 'PENDING' | 'CONFIRMED' | 'UNSUBSCRIBED';
  phone_number: Optional<string>;
  landing_pages: Json<string[]>;
  form_id: number;
  job_function: Optional<JobFunction>;
  employee_size: Optional<EmployeeSize>;
  /** The version of the consent text that was shown, and when. */
  consent_version: string;
  consented_at: Instant;
  /** SHA-256 of the secret of the latest confirmation link. */
  confirm_hash: string;
  confirmed_at: Optional<Date>;
  /** The secret of the links that unsubscribe. It is stored as it is, because each mail includes it. */
  unsubscribe_token: string;
  unsubscribed_at: Optional<Date>;
}

/** An address of an earlier shop, and the page that replaces it. */
export interface RedirectsTable {
  tenant: TenantId;
  /** Path and query, below the site's root. */
  from_path: string;
  to_path: string;
  /** Number of visits. */
  hits: Generated<number>;
  last_hit_at: Date | null;
}

declare module '../../kernel/database/tables.ts' {
  interface Tables {
    content_versions: ContentVersionsTable;
    content_pages: ContentPagesTable;
    redirects: RedirectsTable;
    shop_messages: ShopMessagesTable;
    newsletter_subscribers: NewsletterSubscribersTable;
  }
}
