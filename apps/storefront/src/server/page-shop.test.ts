import type { FastifyRequest } from 'fastify';
import { getConsentPurposes } from './consent-purposes.ts';
import { getForeignContent, getPageShop } from './page-shop.ts';

const SCRIPT = 'https://a.example/s.js';
const PIXELS = ['https://a.example/p'];
const ORIGINS = ['https://ads.example'];
const ALL = { analyticsScript: SCRIPT, trackingPixels: PIXELS, adBeaconOrigins: ORIGINS };

/** Creates a request for a page, with everything that the function reads. */
const read = (url: string, settings: Parameters<typeof getForeignContent>[1]) =>
  getForeignContent({ url, host: 'shop.example' } as FastifyRequest, settings);

it.each([
  [{}, []],
  [{ analyticsScript: SCRIPT }, ['analytics']],
  [{ trackingPixels: PIXELS }, ['analytics']],
  [{ adBeaconOrigins: ORIGINS }, ['advertising']],
  [{ trackingPixels: [], adBeaconOrigins: [] }, []],
  [ALL, ['analytics', 'advertising']],
])('the settings %p need consent for %p', (settings, purposes) =>
  expect(getConsentPurposes(settings)).toEqual(purposes),
);

it('gives a page all settings, and their purposes', () => {
  expect(read('/cart?x=1', ALL)).toEqual({ ...ALL, consentPurposes: ['analytics', 'advertising'] });
  expect(read('/', {})).toEqual({});
});

it.each(['/checkout', '/cc/mmx/checkout?x=1', '/account/payments', '/gift-card-balance'])(
  'gives %s only the purposes, so that later pages can offer the choice',
  (url) => {
    expect(read(url, ALL)).toEqual({ keepsEvents: true, consentPurposes: ['analytics', 'advertising'] });
    expect(read(url, { adBeaconOrigins: ORIGINS })).toEqual({ consentPurposes: ['advertising'] });
    expect(read(url, {})).toEqual({});
  },
);

it('has the map’s attribution only if streets are configured', () => {
  const request = { url: '/stores', host: 'shop.example', protocol: 'https' } as FastifyRequest;
  const publicUrl = undefined;
  expect(getPageShop(request, { publicUrl, mapAttribution: '© Mappers' })).toHaveProperty(
    'mapAttribution',
    '© Mappers',
  );
  expect(getPageShop(request, { publicUrl })).not.toHaveProperty('mapAttribution');
  const mapAttributionUrl = 'https://mappers.example';
  expect(getPageShop(request, { publicUrl, mapAttribution: '© Mappers', mapAttributionUrl })).toHaveProperty(
    'mapAttributionUrl',
    mapAttributionUrl,
  );
});

it('has the country of the site unless it is the United States, which pages know without it', () => {
  const request = { url: '/', host: 'shop.example', protocol: 'https' } as FastifyRequest;
  expect(getPageShop(request, { publicUrl: undefined, country: 'CA' }).country).toBe('CA');
  expect(getPageShop(request, { publicUrl: undefined, country: 'US' })).not.toHaveProperty('country');
});
