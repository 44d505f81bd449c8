/** The protocols of identity providers. */
export const PROVIDER_KINDS = ['SAML', 'OIDC'] as const;
export type ProviderKind = (typeof PROVIDER_KINDS)[number];

export interface SamlSettings {
  /** The URL that receives sign-in requests (HTTP-Redirect binding). */
  entryPoint: string;
  /** The entity id of the identity provider. */
  issuer: string;
  /** PEM certificates of its signing keys. Several while a key is being replaced. */
  certificates: string[];
  /** The audience of assertions for this shop, if it is not the URL of the shop's metadata. */
  audience?: string;
}

export interface OidcSettings {
  /** The issuer, below which the discovery document is. */
  issuer: string;
  clientId: string;
}

/** Names of attributes or claims, if they are not the usual ones. */
export interface AttributeNames {
  email?: string;
  firstName?: string;
  lastName?: string;
}

/** Gives a role to everyone whose attribute has a value. */
export interface RoleRule {
  attribute: string;
  value: string;
  /** The code of a role; checked when it is used. */
  role: string;
}

interface ProviderOf<Kind extends ProviderKind, Settings> {
  kind: Kind;
  settings: Settings;
  organization: { id: string; name: string; customerNumber: string };
  /** Encrypted. */
  clientSecret: string | null;
  attributes: AttributeNames;
  roleRules: RoleRule[];
  defaultRole: string | null;
  isJustInTime: boolean;
  /** Domains of email addresses, in lower case. */
  domains: string[];
}

export type SamlProvider = ProviderOf<'SAML', SamlSettings>;
export type OidcProvider = ProviderOf<'OIDC', OidcSettings>;
/** The identity provider of an organization. */
export type IdentityProvider = SamlProvider | OidcProvider;
