import type { FastifyRequest } from 'fastify';
import { API_BASE_PATH } from '@foolscap/core/vocabulary';
import type { Settings } from '../../kernel/settings.ts';
import type { ProviderKind } from './provider.ts';

/** The path of all calls of company sign-in. */
export const SSO_PATH = `${API_BASE_PATH}/sso`;

/** The URLs of the shop that an identity provider knows. */
export interface ShopUrls {
  /** The shop's metadata, which is also its entity id and the audience of assertions. */
  metadata: string;
  /** Receives SAML responses. */
  acs: string;
  /** Receives the replies of OpenID Connect. */
  callback: string;
}

/** Returns the origin that identity providers send browsers back to: always the same one, because cookies belong to a host. */
export const getOrigin = (
  { publicUrl }: Pick<Settings, 'publicUrl'>,
  { protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>,
): string => publicUrl ?? `${protocol}://${host}`;

export function getShopUrls(origin: string, customerNumber: string): ShopUrls {
  const base = `${origin}${SSO_PATH}`;
  const number = encodeURIComponent(customerNumber);
  return {
    metadata: `${base}/saml/${number}/metadata`,
    acs: `${base}/saml/${number}/acs`,
    callback: `${base}/oidc/${number}/callback`,
  };
}

/** Returns the path that begins a sign-in, with the page that follows. */
export const getLoginPath = (
  kind: ProviderKind,
  customerNumber: string,
  query: Readonly<Record<string, string>>,
): string =>
  `${SSO_PATH}/${kind.toLowerCase()}/${encodeURIComponent(customerNumber)}/login?${new URLSearchParams(query)}`;
