import { isLoopbackHost } from './http/trusted-proxies.ts';
import { SettingsError } from './settings-error.ts';

/** The settings of services that the shop's server calls on behalf of pages. */
export interface ServiceSettings {
  /** The service that finds addresses and cities for the store locator. When undefined, only the table of ZIP codes is used. */
  places:
    | {
        /** Contains `{text}`, and `{key}` at the position where the service expects the key. */
        url: string;
        key: string;
        /** The key for requests from the business site. When undefined, `key` is used. */
        businessKey: string | undefined;
      }
    | undefined;
  /** The vector tile service for the streets of the store map. When undefined, the map has no streets. */
  mapTiles:
    | {
        /** Contains `{z}`, `{x}` and `{y}`, and `{key}` at the position where the service expects the key. */
        url: string;
        key: string;
        /** Plain text that the map shows. */
        attribution: string;
        /** An `https` URL that the text links to. */
        attributionUrl?: string;
      }
    | undefined;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** A query may contain a key that is not a placeholder. */
const hasSecret = (url: string): boolean => url.includes('{key}') || url.includes('?');

/**
 * Checks a URL with placeholders, which must come after the host. `{key}` is optional. The URL must have no fragment, which is not sent to
 * servers, and no user name, which `fetch` rejects.
 *
 * @param isPublic whether the requests contain nothing secret, so that `http` is allowed for a URL without a key
 */
function isServiceUrl(url: string, placeholders: readonly string[], { isPublic = false } = {}): boolean {
  const filled = [...placeholders, '{key}'].reduce((text, each) => text.replace(each, '1'), url);
  const parsed = URL.canParse(filled) ? new URL(filled) : undefined;
  if (!parsed || parsed.username || parsed.password || url.includes('#')) return false;
  // Neither the key nor a shopper's address may be sent unencrypted.
  const mayBePlain = isLoopbackHost(parsed.hostname) || (isPublic && !hasSecret(url));
  return (
    (parsed.protocol === 'https:' || (parsed.protocol === 'http:' && mayBePlain)) &&
    placeholders.every((each) => url.includes(each)) &&
    !/[{}]/.test(filled) &&
    !/^[^/]*\/\/[^/?#]*[{}]/.test(url)
  );
}

/** Reads the places service. Errors never repeat the URL, because it may contain a key. */
export function readPlacesSettings(env: Environment): ServiceSettings['places'] {
  const url = env.PLACES_URL?.trim() ?? '';
  const key = env.PLACES_KEY?.trim() ?? '';
  const businessKey = env.PLACES_KEY_BUSINESS?.trim() || undefined;
  if (!url) {
    if (key || businessKey) throw new SettingsError('PLACES_URL must be set when PLACES_KEY is set.');
    return undefined;
  }
  if (!isServiceUrl(url, ['{text}']))
    throw new SettingsError(
      'PLACES_URL must be a URL like https://places.example/geocode?address={text}&key={key}, with {text} after the host, and without a user name or a fragment.',
    );
  if (url.includes('{key}') !== (key !== ''))
    throw new SettingsError('PLACES_KEY must be set exactly when PLACES_URL contains {key}.');
  if (businessKey && !key) throw new SettingsError('PLACES_KEY must be set when PLACES_KEY_BUSINESS is set.');
  return { url, key, businessKey };
}

/** Limited, because the attribution is part of every page. */
const MAX_ATTRIBUTION = 200;

/** Reads the service of the map's streets. Errors never repeat the URL, because it may contain a key. */
export function readMapTilesSettings(env: Environment): ServiceSettings['mapTiles'] {
  const url = env.MAP_TILES_URL?.trim() ?? '';
  const key = env.MAP_TILES_KEY?.trim() ?? '';
  const attribution = env.MAP_TILES_ATTRIBUTION?.trim() ?? '';
  const attributionUrl = env.MAP_TILES_ATTRIBUTION_URL?.trim() ?? '';
  if (!url) {
    if (key || attribution || attributionUrl)
      throw new SettingsError(
        'MAP_TILES_URL must be set when MAP_TILES_KEY, MAP_TILES_ATTRIBUTION or MAP_TILES_ATTRIBUTION_URL is set.',
      );
    return undefined;
  }
  if (!isServiceUrl(url, ['{z}', '{x}', '{y}'], { isPublic: true }))
    throw new SettingsError(
      'MAP_TILES_URL must be a URL like https://tiles.example/{z}/{x}/{y}.pbf?key={key}, with {z}, {x} and {y} after the host, and without a user name or a fragment; http is allowed only on this computer, or without a key and a query.',
    );
  if (url.includes('{key}') !== (key !== ''))
    throw new SettingsError('MAP_TILES_KEY must be set exactly when MAP_TILES_URL contains {key}.');
  if (!attribution || attribution.length > MAX_ATTRIBUTION || /[<>\p{Cc}]|&#?\w+;/u.test(attribution))
    throw new SettingsError(
      `MAP_TILES_ATTRIBUTION must be plain text of at most ${MAX_ATTRIBUTION} characters, like "© OpenStreetMap contributors", without HTML, but is "${attribution}".`,
    );
  if (attributionUrl && !(URL.canParse(attributionUrl) && new URL(attributionUrl).protocol === 'https:'))
    throw new SettingsError(
      `MAP_TILES_ATTRIBUTION_URL must be a URL like https://www.openstreetmap.org/copyright, but is "${attributionUrl}".`,
    );
  return { url, key, attribution, ...(attributionUrl && { attributionUrl }) };
}
