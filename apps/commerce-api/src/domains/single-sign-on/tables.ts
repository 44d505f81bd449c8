import type { ColumnType, Generated } from 'kysely';
import type { Locale } from '@foolscap/core/vocabulary';
import type { Instant, Json, Optional, OptionalJson } from '../../kernel/database/column-types.ts';
import type { CompanyIdentity } from './company-identity.ts';
import type { AttributeNames, OidcSettings, ProviderKind, RoleRule, SamlSettings } from './provider.ts';

/** The identity provider of an organization; at most one. */
export interface IdentityProvidersTable {
  organization_id: string;
  kind: ProviderKind;
  /** Of the kind of the provider. */
  settings: Json<SamlSettings | OidcSettings>;
  /** Encrypted with the shop's key; null for a provider that needs none. */
  client_secret: Optional<string>;
  attributes: Json<AttributeNames>;
  /** The first rule that matches gives the role. */
  role_rules: Json<RoleRule[]>;
  /** The role of members whom no rule matches; null to refuse them. */
  default_role: Optional<string>;
  /** Whether the first sign-in of a person creates the account. */
  just_in_time: Generated<boolean>;
  /** Whether members may still sign in with a password. */
  password_allowed: Generated<boolean>;
  updated_at: Instant;
}

/** The domains of the email addresses that a provider is trusted for. A domain belongs to one provider only. */
export interface IdentityProviderDomainsTable {
  /** In lower case. */
  domain: string;
  organization_id: string;
}

/** A sign-in that was sent to an identity provider and is not finished yet. */
export interface SignInRequestsTable {
  /** The id of the SAML request, or the `state` of OpenID Connect. */
  id: string;
  organization_id: string;
  kind: ProviderKind;
  /** SHA-256 of the cookie of the browser that started it, which alone can finish it. */
  browser_hash: string;
  /** OpenID Connect only, like the verifier. */
  nonce: Optional<string>;
  code_verifier: Optional<string>;
  /** The page that follows, below the root of the site. */
  target: string;
  locale: ColumnType<Locale, Locale, never>;
  /** When the reply of the provider arrived; a second one is refused. */
  used_at: Optional<Date>;
  /** SHA-256 of the code that finishes a SAML sign-in in the browser that started it. */
  code_hash: Optional<string>;
  /** The verified identity, until the sign-in is finished. */
  identity: OptionalJson<CompanyIdentity>;
  expires_at: ColumnType<Date, Date, Date>;
}

/** The SAML assertions that were accepted, until they expire. */
export interface UsedAssertionsTable {
  organization_id: string;
  assertion_id: string;
  expires_at: ColumnType<Date, Date, Date>;
}

declare module '../../kernel/database/tables.ts' {
  interface Tables {
    identity_providers: IdentityProvidersTable;
    identity_provider_domains: IdentityProviderDomainsTable;
    sign_in_requests: SignInRequestsTable;
    used_assertions: UsedAssertionsTable;
  }
}
