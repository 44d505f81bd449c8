import type { Tenant } from '../vocabulary/index.ts';

/** Variables of the site that a page belongs to (storefront-3.89). */
export interface SiteVariables {
  tenant: Tenant;
  channelId: string;
  siteId: string;
  langId: string;
  langCd: string;
  storeId: string;
  /** `en_US` */
  locale: string;
  /** `en-US` */
  hyphenatedLocale: string;
}

/** Required fields, with the names that errors use (storefront-5.42). */
export const REQUIRED_SITE_FIELDS = [
  'tenant',
  'legacyTenant',
  'locale',
  'channelId',
  'siteId',
  'langId',
  'langCd',
  'storeId',
] as const;
export type SiteField = (typeof REQUIRED_SITE_FIELDS)[number];

export interface SiteFieldError {
  field: SiteField;
  code: 'required';
}

export type SiteInput = Partial<Record<SiteField, string>>;

/** Reads the site variables; each missing field raises a 'required' error. */
export function readSiteVariables(
  input: SiteInput,
): { ok: true; value: SiteVariables } | { ok: false; errors: SiteFieldError[] } {
  const errors = REQUIRED_SITE_FIELDS.filter((field) => !input[field]?.trim()).map(
    (field): SiteFieldError => ({ field, code: 'required' }),
  );
  if (errors.length > 0) return { ok: false, errors };
  const value = input as Record<SiteField, string>;
  return {
    ok: true,
    value: {
      tenant: { fullName: value.tenant, legacy: value.legacyTenant } as Tenant,
      channelId: value.channelId,
      siteId: value.siteId,
      langId: value.langId,
      langCd: value.langCd,
      storeId: value.storeId,
      locale: value.locale,
      hyphenatedLocale: value.locale.replace('_', '-'),
    },
  };
}
