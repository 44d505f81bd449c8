import { COUNTRIES, LOCALES, readLocale } from '@foolscap/core/vocabulary';
import type { CountryCode, Locale } from '@foolscap/core/vocabulary';
import { isBeaconProtocol } from './beacon-protocol.ts';
import { isLoopbackHost, parseTrustedProxies, type TrustedProxies } from './http/trusted-proxies.ts';
import { readMapTilesSettings, readPlacesSettings, type ServiceSettings } from './service-settings.ts';
import { SettingsError } from './settings-error.ts';

export { SettingsError } from './settings-error.ts';

/** The settings from the environment, validated once at start. */
export interface Settings extends ServiceSettings {
  port: number;
  host: string;
  /** The public URL of the shop, without a trailing slash. When undefined, the host of each request is used. */
  publicUrl: string | undefined;
  /** The proxies whose X-Forwarded-* headers are trusted. */
  trustProxy: TrustedProxies;
  /** Folder of the embedded database. */
  dataDir: string;
  /** A PostgreSQL server. When undefined, the embedded database is used. */
  databaseUrl: string | undefined;
  /** Connections to that server. */
  databasePoolSize: number;
  logLevel: LogLevel;
  /** Enables "Continue with e-mail" on the consumer site. */
  guestCheckout: boolean;
  /** Counts purchases for recommendations in this process. */
  countPurchases: boolean;
  /** Places the due orders of auto-restock in this process. */
  placeRestockOrders: boolean;
  /** Fetches the pictures of imported products in this process. */
  fetchPictures: boolean;
  /** Hosts of pictures that may have a private address, as `host` or `host:port`. */
  privatePictureHosts: readonly string[];
  /** The S3-compatible store of pictures. When undefined, a folder below the data directory is used. */
  mediaStore:
    { endpoint: string; bucket: string; region: string; accessKey: string; secretKey: string } | undefined;
  /** Enables the demo accounts and the demo catalog in this database. */
  demo: boolean;
  /** Enables fault injection for tests: slow and failing calls. */
  faults: boolean;
  /** Requests that would wait longer than this for a slot are rejected with 503, in milliseconds; 0: never. */
  maxQueueMs: number;
  /** Cache time for counts and lists of the catalog, in seconds; 0: no cache. */
  catalogCacheSeconds: number;
  /** Failed sign-ins per minute for one account. All limits on guessing are multiples of it. */
  signInAttemptsPerMinute: number;
  /** Sessions that guests may start per minute from one client address. */
  newSessionsPerMinute: number;
  /** Minutes without a use after which an agent’s visit at a customer’s account ends, and its hours at most. */
  agentIdleMinutes: number;
  agentVisitHours: number;
  /** The mail transport: an SMTP server, or a file below the data directory when undefined. */
  mail: { url: string; from: string } | undefined;
  /** Card calls per minute for one session. */
  cardAttemptsPerMinute: number;
  /** Failed attempts with one kind of card, by one session within 15 minutes, after which every attempt needs a solved captcha. */
  captchaAfterFailures: number;
  /** The same for a client address, which many shoppers may share. */
  captchaAfterAddressFailures: number;
  /** Difficulty of a captcha: iterations per key derivation. A browser needs 256 derivations on average. */
  captchaCost: number;
  /** The origin of the payment gateway's windows and frames, without a trailing slash; undefined: no vendor is offered. */
  paymentGatewayUrl: string | undefined;
  /** The port of the sandbox gateway's site; undefined: the port after the shop's, or any free one. */
  paymentGatewayPort: number | undefined;
  /** The configurator of made-to-order products, and the secret that it shares with the shop. When undefined: the sandbox's, or none. */
  configurator: { url: string; secret: string } | undefined;
  /** Encrypts the client secrets of identity providers. When undefined, only providers without a secret can be used. */
  identityProviderKey: string | undefined;
  /** The ad server of sponsored products. When its URL is undefined: the sandbox's in a demo, otherwise none. */
  ads: {
    /** The base URL, without a trailing slash. */
    server: string | undefined;
    /** Milliseconds after which a page is shown without sponsored products. */
    timeoutMs: number;
    /** Maximum number of sponsored products of each placement. */
    placements: Readonly<Record<string, number>>;
  };
  /** The country that the shop delivers in; all addresses are there. */
  siteCountry: CountryCode;
  /** The languages that the shop offers; the first is the one of hosts without their own. */
  locales: readonly Locale[];
  /** The language of a host, if it is not the first one. */
  localeHosts: Readonly<Record<string, Locale>>;
  /** The chat service: `sandbox`, or the URL of a provider's script; undefined: none. */
  chat: string | undefined;
  /** The company that runs the shop, as content pages name it; they leave out what is undefined. */
  company: {
    name: string;
    address: string | undefined;
    /** Receives messages to the shop. */
    email: string | undefined;
    phone: string | undefined;
  };
  /** Whether new cards are entered in a frame of the gateway, so that the shop's pages never see them. */
  hostedFields: boolean;
  /** The Stripe account that processes cards. When undefined, the embedded sandbox processes them. */
  stripe: { secretKey: string; webhookSecret: string } | undefined;
  /** URLs of images that pages load for analytics, with the shopper's consent. */
  trackingPixels: readonly string[];
  /** URL of the analytics provider's script, which pages load with the shopper's consent; undefined: no provider. */
  analyticsScript: string | undefined;
  /** Origins to which pages report views of sponsored products, with the shopper's consent: that of an https `AD_SERVER` and those of `AD_BEACON_ORIGINS`. */
  adBeaconOrigins: readonly string[];
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

type Environment = Readonly<Record<string, string | undefined>>;

function wholeNumber(env: Environment, name: string, standard: number, least: number, most: number): number {
  const text = env[name]?.trim();
  if (!text) return standard;
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < least || value > most) {
    throw new SettingsError(`${name} must be a whole number from ${least} to ${most}, but is "${text}".`);
  }
  return value;
}

function flag(env: Environment, name: string, standard: boolean): boolean {
  const text = env[name]?.trim().toLowerCase();
  if (!text) return standard;
  if (['1', 'true', 'on', 'yes'].includes(text)) return true;
  if (['0', 'false', 'off', 'no'].includes(text)) return false;
  throw new SettingsError(`${name} must be 1 or 0, but is "${text}".`);
}

/** Reads the URL of a host, without a path. */
function originOf(env: Environment, name: string, example: string): string | undefined {
  const text = env[name]?.trim();
  if (!text) return undefined;
  let url: URL;
  try {
    url = new URL(text);
  } catch {
    throw new SettingsError(`${name} must be a URL like ${example}, but is "${text}".`);
  }
  if (url.protocol !== 'https:' && url.protocol !== 'http:') {
    throw new SettingsError(`${name} must begin with https:// or http://, but is "${text}".`);
  }
  if (url.pathname !== '/' || url.search || url.hash) {
    throw new SettingsError(`${name} must name a host only, without a path, but is "${text}".`);
  }
  return url.origin;
}

const publicUrl = (env: Environment) => originOf(env, 'PUBLIC_URL', 'https://shop.example');

/**
 * Reads the origin of the gateway. It must differ from the shop's origin, so that the shop's pages cannot read data entered in its frames.
 */
function paymentGatewayUrl(env: Environment): string | undefined {
  const url = originOf(env, 'PAYMENT_GATEWAY_URL', 'https://pay.example');
  // The origin becomes part of the Content-Security-Policy and must not contain its separators.
  if (url !== undefined && !/^https?:\/\/[\w.:[\]-]+$/.test(url))
    throw new SettingsError(`PAYMENT_GATEWAY_URL must be a URL like https://pay.example, but is "${url}".`);
  if (url !== undefined && url === publicUrl(env))
    throw new SettingsError('PAYMENT_GATEWAY_URL must have a different origin than PUBLIC_URL.');
  return url;
}

function databaseUrl(env: Environment): string | undefined {
  const text = env.DATABASE_URL?.trim();
  if (!text) return undefined;
  if (!/^postgres(ql)?:\/\/./.test(text)) {
    // The URL itself may contain a password and is not repeated.
    throw new SettingsError('DATABASE_URL must begin with postgres:// or postgresql://.');
  }
  return text;
}

function trustProxy(env: Environment, host: string): TrustedProxies {
  const text = env.TRUST_PROXY?.trim() ?? '';
  const trusted = parseTrustedProxies(text);
  if (trusted === undefined) {
    throw new SettingsError(
      `TRUST_PROXY must be a number of proxies, addresses like 10.0.0.0/8, true, or false, but is "${text}".`,
    );
  }
  if (trusted === true && !isLoopbackHost(host)) {
    throw new SettingsError(
      `TRUST_PROXY must be a number of proxies or their addresses, but is "${text}", which lets every caller choose its own address. ` +
        `It is allowed only where HOST is 127.0.0.1, ::1 or localhost; HOST is "${host}".`,
    );
  }
  return trusted;
}

function logLevel(env: Environment): LogLevel {
  const text = env.LOG_LEVEL?.trim().toLowerCase();
  if (!text) return 'info';
  const level = LOG_LEVELS.find((name) => name === text);
  if (!level) throw new SettingsError(`LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}, but is "${text}".`);
  return level;
}

/** Reads the mail settings. They require PUBLIC_URL, because links in mails must not depend on the host header of a request. */
function mail(env: Environment): Settings['mail'] {
  const url = env.MAIL_URL?.trim();
  const from = env.MAIL_FROM?.trim();
  if (!url) return undefined;
  if (!/^smtps?:\/\/./.test(url)) {
    // The URL itself may contain a password and is not repeated.
    throw new SettingsError('MAIL_URL must begin with smtp:// or smtps://.');
  }
  if (!from || !/^[^@<>]*<?[^\s@<>]+@[^\s@<>]+>?$/.test(from)) {
    throw new SettingsError(
      `MAIL_FROM must be an email address when MAIL_URL is set, but is "${from ?? ''}".`,
    );
  }
  if (!env.PUBLIC_URL?.trim())
    throw new SettingsError('PUBLIC_URL must be set when MAIL_URL is set, because links in mails use it.');
  return { url, from };
}

/** Reads the payment provider. Errors never repeat a secret. */
function stripe(env: Environment): Settings['stripe'] {
  const provider = env.PAYMENT_PROVIDER?.trim().toLowerCase() || 'sandbox';
  if (provider === 'sandbox') return undefined;
  if (provider !== 'stripe')
    throw new SettingsError(`PAYMENT_PROVIDER must be sandbox or stripe, but is "${provider}".`);
  const secretKey = env.STRIPE_SECRET_KEY?.trim() ?? '';
  if (!/^(sk|rk)_(test|live)_\w+$/.test(secretKey))
    throw new SettingsError(
      'STRIPE_SECRET_KEY must be a secret or restricted key (sk_test_..., sk_live_..., rk_...) when PAYMENT_PROVIDER is stripe.',
    );
  const webhookSecret = env.STRIPE_WEBHOOK_SECRET?.trim() ?? '';
  if (!/^whsec_\S+$/.test(webhookSecret))
    throw new SettingsError(
      'STRIPE_WEBHOOK_SECRET must be the signing secret of the webhook endpoint (whsec_...) when PAYMENT_PROVIDER is stripe.',
    );
  return { secretKey, webhookSecret };
}

/**
 * Reads the configurator of made-to-order products. The secret signs designs. A shopper with the secret could forge a design, but could add
 * it only to their own cart.
 */
function configurator(env: Environment): Settings['configurator'] {
  const [url, secret] = [env.CONFIGURATOR_URL?.trim() ?? '', env.CONFIGURATOR_SECRET?.trim() ?? ''];
  if (!url && !secret) return undefined;
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol))
    throw new SettingsError(
      `CONFIGURATOR_URL must be a URL like https://design.example/start, but is "${url}".`,
    );
  if (secret.length < 32) throw new SettingsError('CONFIGURATOR_SECRET must have at least 32 characters.');
  return { url, secret };
}

function identityProviderKey(env: Environment): string | undefined {
  const key = env.IDENTITY_PROVIDER_KEY?.trim();
  if (!key) return undefined;
  if (key.length < 32) throw new SettingsError('IDENTITY_PROVIDER_KEY must have at least 32 characters.');
  return key;
}

/** Maximum number of sponsored products of a placement. */
const MAX_ADS = 20;

/** Reads the ad server of sponsored products and its placements, as `name=count`. */
function ads(env: Environment): Settings['ads'] {
  const text = env.AD_SERVER?.trim();
  const url = text && URL.canParse(text) ? new URL(text) : undefined;
  if (text && !(url && /^https?:$/.test(url.protocol) && !url.search && !url.hash && !url.username))
    throw new SettingsError(`AD_SERVER must be a URL like https://ads.example/v1, but is "${text}".`);
  const entries = (env.AD_PLACEMENTS?.trim() || 'search=6 browse=6').split(/\s+/).map((placement) => {
    const [, name, count] = /^([\w-]{1,40})=(\d+)$/.exec(placement) ?? [];
    if (name === undefined || Number(count) > MAX_ADS)
      throw new SettingsError(
        `AD_PLACEMENTS must be names with counts from 0 to ${MAX_ADS}, like search=6 browse=4, but has "${placement}".`,
      );
    return [name, Number(count)] as const;
  });
  return {
    server: url?.href.replace(/\/$/, ''),
    timeoutMs: wholeNumber(env, 'AD_TIMEOUT_MS', 300, 10, 5000),
    placements: Object.fromEntries(entries),
  };
}

/** Reads the details of the company. */
function company(env: Environment): Settings['company'] {
  const read = (name: string): string | undefined => {
    const text = env[name]?.trim().replace(/\s+/g, ' ');
    if (text && text.length > 200) throw new SettingsError(`${name} must have at most 200 characters.`);
    return text || undefined;
  };
  const email = read('COMPANY_EMAIL');
  if (email !== undefined && !/^[^\s@<>]+@[^\s@<>]+$/.test(email))
    throw new SettingsError(`COMPANY_EMAIL must be an email address, but is "${email}".`);
  return {
    name: read('COMPANY_NAME') ?? 'Foolscap',
    address: read('COMPANY_ADDRESS'),
    email,
    phone: read('COMPANY_PHONE'),
  };
}

/** Reads whether cards are entered in a frame of the gateway. The sandbox serves one; for Stripe, PAYMENT_GATEWAY_URL must. */
function hostedFields(env: Environment): boolean {
  const isOn = flag(env, 'HOSTED_FIELDS', false);
  if (isOn && stripe(env) && (!paymentGatewayUrl(env) || env.PAYMENT_GATEWAY_PORT?.trim()))
    throw new SettingsError(
      'HOSTED_FIELDS with PAYMENT_PROVIDER=stripe needs a page of yours at PAYMENT_GATEWAY_URL, without PAYMENT_GATEWAY_PORT: the sandbox cannot give its cards to Stripe.',
    );
  return isOn;
}

/** Reads the hosts whose pictures may have private addresses. */
function privatePictureHosts(env: Environment): string[] {
  const hosts = env.PRIVATE_PICTURE_HOSTS?.split(/[\s,]+/).filter(Boolean) ?? [];
  return hosts.map((host) => {
    const url = `http://${host}`;
    // Must be equal to the host part of a URL, except for the default port.
    if (!URL.canParse(url) || new URL(url).href !== `${new URL(url).origin}/` || /[/?#@]/.test(host))
      throw new SettingsError(
        `PRIVATE_PICTURE_HOSTS must be hosts like media.internal or 127.0.0.1:8080, separated by commas, but has "${host}".`,
      );
    return new URL(url).host;
  });
}

/** Reads the store of pictures. Errors never repeat a secret. */
function mediaStore(env: Environment): Settings['mediaStore'] {
  const endpoint = originOf(env, 'MEDIA_S3_ENDPOINT', 'https://s3.us-east-1.amazonaws.com');
  if (endpoint === undefined) return undefined;
  const required = (name: string): string => {
    const text = env[name]?.trim();
    if (!text) throw new SettingsError(`${name} must be set when MEDIA_S3_ENDPOINT is set.`);
    return text;
  };
  const bucket = required('MEDIA_S3_BUCKET');
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket))
    throw new SettingsError(`MEDIA_S3_BUCKET must be the name of a bucket, but is "${bucket}".`);
  return {
    endpoint,
    bucket,
    region: env.MEDIA_S3_REGION?.trim() || 'us-east-1',
    accessKey: required('MEDIA_S3_ACCESS_KEY'),
    secretKey: required('MEDIA_S3_SECRET_KEY'),
  };
}

/** Reads a list of URLs, separated by spaces. A URL without a protocol uses that of the page. */
function trackingPixels(env: Environment): string[] {
  const urls = env.TRACKING_PIXELS?.split(/\s+/).filter(Boolean) ?? [];
  for (const url of urls) {
    if (!URL.canParse(url.replace(/^(https?:)?(\/\/)?/i, 'https://')) || !url.includes('.')) {
      throw new SettingsError(
        `TRACKING_PIXELS must be URLs like https://pixel.example/p.gif, separated by spaces, but has "${url}".`,
      );
    }
  }
  if (urls.length > 20)
    throw new SettingsError(`TRACKING_PIXELS must be at most 20 URLs, but has ${urls.length}.`);
  return urls;
}

/** Reads the URL of a provider's script. Its host becomes part of the Content-Security-Policy and must not contain its separators. */
function scriptUrl(env: Environment, name: 'ANALYTICS_SCRIPT' | 'CHAT_SCRIPT'): string | undefined {
  const text = env[name]?.trim();
  if (!text) return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isSafe =
    url && /^https?:$/.test(url.protocol) && /^[\w.:[\]-]+$/.test(url.host) && !url.username && !url.password;
  if (!isSafe) {
    throw new SettingsError(
      `${name} must be a URL like https://${name === 'CHAT_SCRIPT' ? 'chat' : 'analytics'}.example/script.js, but is "${text}".`,
    );
  }
  return url.href;
}

/** Reads the country that the shop delivers in. */
function siteCountry(env: Environment): CountryCode {
  const text = env.SITE_COUNTRY?.trim().toUpperCase() || 'US';
  const country = COUNTRIES.find((code) => code === text);
  if (!country)
    throw new SettingsError(`SITE_COUNTRY must be one of ${COUNTRIES.join(', ')}, but is "${text}".`);
  return country;
}

/** Reads the languages that the shop offers. */
function locales(env: Environment): Locale[] {
  const names = (env.LOCALES ?? LOCALES.join(',')).split(',').map((name) => name.trim());
  const read = names.map((name) => {
    const locale = readLocale(name);
    if (!locale) throw new SettingsError(`LOCALES must be some of ${LOCALES.join(', ')}, but has "${name}".`);
    return locale;
  });
  return [...new Set(read)];
}

/** Reads the languages of hosts: `boutique.example=fr-CA`. */
function localeHosts(env: Environment): Record<string, Locale> {
  const offered = locales(env);
  const pairs = (env.LOCALE_HOSTS ?? '').split(',').filter((pair) => pair.trim());
  return Object.fromEntries(
    pairs.map((pair) => {
      const [, host = '', name] = /^\s*([\w.-]+(?::\d+)?)\s*=\s*([\w-]+)\s*$/.exec(pair) ?? [];
      const locale = readLocale(name);
      if (!locale || !offered.includes(locale))
        throw new SettingsError(
          `LOCALE_HOSTS must be hosts with one of the LOCALES, such as boutique.example=fr-CA, but has "${pair.trim()}".`,
        );
      return [host.toLowerCase(), locale];
    }),
  );
}

/** Reads the chat service: the sandbox in a demo, unless there is a script. */
function chat(env: Environment, demo: boolean): string | undefined {
  if (env.CHAT_SCRIPT?.trim() === 'sandbox') return 'sandbox';
  return scriptUrl(env, 'CHAT_SCRIPT') ?? (demo ? 'sandbox' : undefined);
}

/** Maximum number of beacon origins. Each becomes part of the Content-Security-Policy of every page. */
const MAX_AD_BEACON_ORIGINS = 20;

/**
 * Reads the origins of the beacons of sponsored products, separated by spaces. They become part of the Content-Security-Policy. Plain http
 * is for demos only. `self` is the shop's own origin, which the sandbox's ad server uses for counting.
 */
function adBeaconOrigins(env: Environment, demo: boolean): string[] {
  const origins = (env.AD_BEACON_ORIGINS?.split(/\s+/).filter(Boolean) ?? []).map((text) => {
    if (text === 'self') return text;
    const url = URL.canParse(text) ? new URL(text) : undefined;
    const isOrigin = url && /^[\w.:[\]-]+$/.test(url.host) && text.replace(/\/$/, '') === url.origin;
    if (!isOrigin || !isBeaconProtocol(url, demo)) {
      throw new SettingsError(
        `AD_BEACON_ORIGINS must be origins like https://beacon.example, separated by spaces, but has "${text}".`,
      );
    }
    return url.origin;
  });
  const server = env.AD_SERVER?.trim();
  // An invalid URL is reported for its own setting. A plain http service is on a private network, which browsers cannot reach.
  const serverUrl = server && URL.canParse(server) ? new URL(server) : undefined;
  if (serverUrl && isBeaconProtocol(serverUrl, false)) origins.push(serverUrl.origin);
  if (origins.length > MAX_AD_BEACON_ORIGINS) {
    throw new SettingsError(
      `AD_BEACON_ORIGINS must be at most ${MAX_AD_BEACON_ORIGINS} origins, but has ${origins.length}.`,
    );
  }
  return [...new Set(origins)];
}

/**
 * Reads the settings from environment variables.
 * @throws SettingsError with the variable, its value and the allowed values
 */
export function readSettings(env: Environment): Settings {
  const url = databaseUrl(env);
  const host = env.HOST?.trim() || '127.0.0.1';
  const demo = flag(env, 'DEMO', url === undefined);
  return {
    port: wholeNumber(env, 'PORT', 4200, 0, 65_535),
    host,
    publicUrl: publicUrl(env),
    trustProxy: trustProxy(env, host),
    dataDir: env.DATA_DIR?.trim() || './data',
    databaseUrl: url,
    databasePoolSize: wholeNumber(env, 'DATABASE_POOL_SIZE', 10, 2, 200),
    logLevel: logLevel(env),
    guestCheckout: flag(env, 'GUEST_CHECKOUT', true),
    countPurchases: flag(env, 'COUNT_PURCHASES', true),
    placeRestockOrders: flag(env, 'PLACE_RESTOCK_ORDERS', true),
    fetchPictures: flag(env, 'FETCH_PICTURES', true),
    privatePictureHosts: privatePictureHosts(env),
    mediaStore: mediaStore(env),
    places: readPlacesSettings(env),
    mapTiles: readMapTilesSettings(env),
    demo,
    faults: flag(env, 'FAULTS', false),
    maxQueueMs: wholeNumber(env, 'MAX_QUEUE_MS', 1000, 0, 60_000),
    catalogCacheSeconds: wholeNumber(env, 'CATALOG_CACHE_SECONDS', 10, 0, 3600),
    signInAttemptsPerMinute: wholeNumber(env, 'SIGN_IN_ATTEMPTS_PER_MINUTE', 10, 1, 100_000),
    newSessionsPerMinute: wholeNumber(env, 'NEW_SESSIONS_PER_MINUTE', 60, 1, 1_000_000),
    agentIdleMinutes: wholeNumber(env, 'AGENT_IDLE_MINUTES', 60, 1, 1440),
    agentVisitHours: wholeNumber(env, 'AGENT_VISIT_HOURS', 8, 1, 24),
    mail: mail(env),
    cardAttemptsPerMinute: wholeNumber(env, 'CARD_ATTEMPTS_PER_MINUTE', 10, 1, 100_000),
    captchaAfterFailures: wholeNumber(env, 'CAPTCHA_AFTER_FAILURES', 3, 1, 1_000_000),
    captchaAfterAddressFailures: wholeNumber(env, 'CAPTCHA_AFTER_ADDRESS_FAILURES', 30, 1, 1_000_000),
    captchaCost: wholeNumber(env, 'CAPTCHA_COST', 5000, 1, 1_000_000),
    paymentGatewayUrl: paymentGatewayUrl(env),
    paymentGatewayPort: env.PAYMENT_GATEWAY_PORT?.trim()
      ? wholeNumber(env, 'PAYMENT_GATEWAY_PORT', 0, 1, 65_535)
      : undefined,
    configurator: configurator(env),
    identityProviderKey: identityProviderKey(env),
    ads: ads(env),
    company: company(env),
    siteCountry: siteCountry(env),
    locales: locales(env),
    localeHosts: localeHosts(env),
    chat: chat(env, demo),
    hostedFields: hostedFields(env),
    stripe: stripe(env),
    trackingPixels: trackingPixels(env),
    analyticsScript: scriptUrl(env, 'ANALYTICS_SCRIPT'),
    adBeaconOrigins: adBeaconOrigins(env, demo),
  };
}
