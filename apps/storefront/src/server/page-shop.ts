import type { FastifyRequest } from 'fastify';
import { readCampaignId } from '@foolscap/analytics/model';
import { BUSINESS_PATH_PREFIX, type CountryCode, type Locale } from '@foolscap/core/vocabulary';
import { isPaymentPage } from '../routing/pages.ts';
import { belowRoot, getTenant, isBusinessHost } from '../routing/tenant-path.ts';
import type { Shop } from '../shell/shop-context.ts';
import { getPageLocale, ONE_LOCALE, rootOfLocale } from './page-locale.ts';
import type { LocaleOptions } from './page-locale.ts';
import { getConsentPurposes } from './consent-purposes.ts';

/** The languages, each in itself. */
const LANGUAGES: Readonly<Record<Locale, string>> = {
  'en-US': 'English (US)',
  'en-CA': 'English (Canada)',
  'fr-CA': 'Français (Canada)',
};

/** Settings that are the same for every page. */
export interface PageShopOptions {
  /** The languages of the shop; one by default. */
  locales?: LocaleOptions;
  publicUrl: string | undefined;
  /** The country that the shop delivers in; the United States by default. */
  country?: CountryCode;
  /** URLs of images that pages load for analytics; none by default. */
  trackingPixels?: readonly string[];
  /** URL of the analytics provider's script; none by default. */
  analyticsScript?: string | undefined;
  /** Origins of the beacons of sponsored products; none by default. */
  adBeaconOrigins?: readonly string[];
  /** Attribution of the streets of the stores' map; no streets by default. */
  mapAttribution?: string | undefined;
  /** URL that the attribution links to; plain text by default. */
  mapAttributionUrl?: string | undefined;
}

/** Checks whether a request is for a page on which cards are entered. */
export function opensPaymentPage({ url, host }: Pick<FastifyRequest, 'url' | 'host'>): boolean {
  const path = url.split('?')[0] ?? '/';
  return isPaymentPage(belowRoot(path, getTenant(host, path).basename));
}

/**
 * Returns the third-party settings, and the purposes that need consent. A page on which cards are entered gets only the purposes, because
 * later pages in the same document offer the choice.
 */
export const getForeignContent = (
  request: FastifyRequest,
  {
    trackingPixels = [],
    analyticsScript,
    adBeaconOrigins = [],
  }: Omit<PageShopOptions, 'publicUrl' | 'country' | 'mapAttribution' | 'mapAttributionUrl' | 'locales'>,
): Pick<
  Shop,
  'trackingPixels' | 'analyticsScript' | 'adBeaconOrigins' | 'keepsEvents' | 'consentPurposes'
> => {
  const consentPurposes = getConsentPurposes({ trackingPixels, analyticsScript, adBeaconOrigins });
  const consent = consentPurposes.length > 0 && { consentPurposes };
  if (opensPaymentPage(request)) return { ...consent, ...(analyticsScript && { keepsEvents: true }) };
  return {
    ...consent,
    ...(trackingPixels.length > 0 && { trackingPixels }),
    ...(analyticsScript && { analyticsScript }),
    ...(adBeaconOrigins.length > 0 && { adBeaconOrigins }),
  };
};

/** Returns the public origin of a request's page. */
export const getPageOrigin = (request: FastifyRequest, publicUrl: string | undefined): string =>
  publicUrl ?? `${request.protocol}://${request.host}`;

/** Returns the properties of the site and of a page, from the request's URL and the settings. */
export function getPageShop(
  request: FastifyRequest,
  {
    publicUrl,
    country = 'US',
    mapAttribution,
    mapAttributionUrl,
    locales = ONE_LOCALE,
    ...foreign
  }: PageShopOptions,
): Omit<Shop, 'formKey'> {
  const path = request.url.split('?')[0] ?? '/';
  const { tenant, basename } = getTenant(request.host, path);
  const { locale, prefix } = getPageLocale(request, locales);
  const origin = getPageOrigin(request, publicUrl);
  // Absolute, because the other site has a different router root.
  const otherSite = origin + prefix + (tenant === 'sdc' ? `${BUSINESS_PATH_PREFIX}/` : '/');
  const campaignId = readCampaignId(request.url.slice(path.length));
  return {
    tenant,
    locale,
    ...(country !== 'US' && { country }),
    basename: prefix + basename,
    origin,
    ...(locales.offered.length > 1 && {
      languages: locales.offered.map((each) => ({
        name: LANGUAGES[each],
        locale: each,
        root: rootOfLocale(each, request, locales) + basename,
      })),
    }),
    ...getForeignContent(request, foreign),
    ...(mapAttribution && { mapAttribution }),
    ...(mapAttributionUrl && { mapAttributionUrl }),
    ...(campaignId && { campaignId }),
    otherSite: isBusinessHost(request.host) ? origin.replace('//business.', '//') + prefix : otherSite,
  };
}
