import { readSettings, SettingsError } from './settings.ts';

it('has a default for everything', () => {
  expect(readSettings({})).toEqual({
    port: 4200,
    host: '127.0.0.1',
    publicUrl: undefined,
    trustProxy: false,
    dataDir: './data',
    databaseUrl: undefined,
    databasePoolSize: 10,
    logLevel: 'info',
    maxQueueMs: 1000,
    mail: undefined,
    guestCheckout: true,
    countPurchases: true,
    placeRestockOrders: true,
    fetchPictures: true,
    privatePictureHosts: [],
    mediaStore: undefined,
    places: undefined,
    mapTiles: undefined,
    demo: true,
    faults: false,
    catalogCacheSeconds: 10,
    signInAttemptsPerMinute: 10,
    newSessionsPerMinute: 60,
    agentIdleMinutes: 60,
    agentVisitHours: 8,
    captchaAfterAddressFailures: 30,
    captchaAfterFailures: 3,
    captchaCost: 5000,
    cardAttemptsPerMinute: 10,
    paymentGatewayUrl: undefined,
    paymentGatewayPort: undefined,
    configurator: undefined,
    ads: { server: undefined, timeoutMs: 300, placements: { search: 6, browse: 6 } },
    company: { name: 'Foolscap', address: undefined, email: undefined, phone: undefined },
    hostedFields: false,
    stripe: undefined,
    trackingPixels: [],
    analyticsScript: undefined,
    siteCountry: 'US',
    locales: ['en-US', 'en-CA', 'fr-CA'],
    localeHosts: {},
    chat: 'sandbox',
    adBeaconOrigins: [],
  });
});

it('never puts demo accounts into a named database unless requested', () => {
  const DATABASE_URL = 'postgres://localhost/shop';
  expect(readSettings({ DATABASE_URL }).demo).toBe(false);
  expect(readSettings({ DATABASE_URL, DEMO: '1' }).demo).toBe(true);
  expect(readSettings({ DEMO: '0' }).demo).toBe(false);
});

it.each([
  ['TRUST_PROXY', 'true', { trustProxy: true }],
  ['TRUST_PROXY', '2', { trustProxy: 2 }],
  ['TRUST_PROXY', '10.0.0.0/8', { trustProxy: '10.0.0.0/8' }],
  ['TRUST_PROXY', '0', { trustProxy: false }],
  ['TRUST_PROXY', 'loopback, 10.0.0.1,fd00::/8', { trustProxy: 'loopback,10.0.0.1,fd00::/8' }],
  ['PUBLIC_URL', 'https://shop.example/', { publicUrl: 'https://shop.example' }],
  ['GUEST_CHECKOUT', 'off', { guestCheckout: false }],
  ['PAYMENT_GATEWAY_PORT', '4301', { paymentGatewayPort: 4301 }],
  ['HOSTED_FIELDS', '1', { hostedFields: true }],
  ['PAYMENT_GATEWAY_URL', 'https://pay.example/', { paymentGatewayUrl: 'https://pay.example' }],
  ['LOG_LEVEL', 'WARN', { logLevel: 'warn' }],
  ['FETCH_PICTURES', '0', { fetchPictures: false }],
  [
    'PRIVATE_PICTURE_HOSTS',
    'media.internal, 10.0.0.5:8080 [::1]:80',
    { privatePictureHosts: ['media.internal', '10.0.0.5:8080', '[::1]'] },
  ],
  ['PORT', ' 80 ', { port: 80 }],
])('accepts %s=%s', (name, value, expected) => {
  expect(readSettings({ [name]: value })).toMatchObject(expected);
});

it.each([
  ['PORT', 'http'],
  ['PORT', '70000'],
  ['PORT', '-1'],
  ['PUBLIC_URL', 'shop.example'],
  ['PUBLIC_URL', 'ftp://shop.example'],
  ['PUBLIC_URL', 'https://shop.example/store'],
  ['PAYMENT_GATEWAY_URL', '/pay'],
  ['PAYMENT_GATEWAY_URL', 'https://pay.example/window'],
  ['PAYMENT_GATEWAY_URL', 'https://pay.example;x'],
  ['LOG_LEVEL', 'loud'],
  ['TRUST_PROXY', 'maybe'],
  ['TRUST_PROXY', '-1'],
  ['TRUST_PROXY', '10.0.0.0/33'],
  ['TRUST_PROXY', '10.0.0.1,nginx'],
  ['GUEST_CHECKOUT', 'maybe'],
  ['CARD_ATTEMPTS_PER_MINUTE', '0'],
  ['CAPTCHA_AFTER_FAILURES', '0'],
  ['CAPTCHA_AFTER_ADDRESS_FAILURES', 'many'],
  ['CAPTCHA_COST', '-1'],
  ['PAYMENT_PROVIDER', 'paypal'],
  ['PRIVATE_PICTURE_HOSTS', 'http://media.internal'],
  ['PRIVATE_PICTURE_HOSTS', 'media.internal/pictures'],
  ['MEDIA_S3_ENDPOINT', 's3.example.com'],
])('rejects %s=%s, naming both', (name, value) => {
  expect(() => readSettings({ [name]: value })).toThrow(SettingsError);
  expect(() => readSettings({ [name]: value })).toThrow(new RegExp(`${name}.*"${value}"`));
});

describe('the places service', () => {
  const PLACES_URL = 'https://places.example/geocode?address={text}&key={key}';
  const PLACES_KEY = 'key-1';

  it('has one key, or a second one for the business site', () => {
    expect(readSettings({}).places).toBeUndefined();
    expect(readSettings({ PLACES_URL, PLACES_KEY }).places).toEqual({
      url: PLACES_URL,
      key: PLACES_KEY,
      businessKey: undefined,
    });
    expect(readSettings({ PLACES_URL, PLACES_KEY, PLACES_KEY_BUSINESS: 'key-2' }).places).toMatchObject({
      businessKey: 'key-2',
    });
    const PLACES_WITHOUT_KEY = 'http://127.0.0.1:8080/search?q={text}';
    expect(readSettings({ PLACES_URL: PLACES_WITHOUT_KEY }).places?.url).toBe(PLACES_WITHOUT_KEY);
  });

  it.each([
    ['PLACES_URL', { PLACES_URL: 'places.example/{text}' }],
    ['PLACES_URL', { PLACES_URL: 'http://places.example/?q={text}' }],
    ['PLACES_URL', { PLACES_URL: 'http://places.example/{text}' }],
    ['PLACES_URL', { PLACES_URL: 'https://places.example/#{text}' }],
    ['PLACES_URL', { PLACES_URL: 'https://user:password@places.example/{text}' }],
    ['PLACES_URL', { PLACES_URL: 'https://places.example/' }],
    ['PLACES_URL', { PLACES_URL: 'https://{text}.example/' }],
    ['PLACES_URL', { PLACES_URL: 'https://places.example/?q={text}&limit={limit}' }],
    ['PLACES_URL', { PLACES_KEY }],
    ['PLACES_KEY', { PLACES_URL }],
    ['PLACES_KEY', { PLACES_URL: 'https://places.example/?q={text}', PLACES_KEY }],
    ['PLACES_KEY', { PLACES_URL: 'https://places.example/?q={text}', PLACES_KEY_BUSINESS: 'key-2' }],
  ])('rejects an invalid %s: %j', (name, env) => {
    expect(() => readSettings(env)).toThrow(new RegExp(`^${name} must `));
  });

  it('never repeats a key that was put into the URL', () => {
    const withKey = { PLACES_URL: 'http://places.example/?q={text}&key=secret-key' };
    expect(() => readSettings(withKey)).toThrow(/^(?!.*secret-key).*$/s);
  });
});

describe('the streets of the map', () => {
  const MAP_TILES_URL = 'https://tiles.example/{z}/{x}/{y}.pbf?key={key}';
  const MAP_TILES_KEY = 'key-1';
  const MAP_TILES_ATTRIBUTION = '© OpenStreetMap contributors';
  const MAP_TILES_ATTRIBUTION_URL = 'https://www.openstreetmap.org/copyright';
  const WITHOUT_KEY = 'https://tiles.example/{z}/{x}/{y}.pbf';

  it('have a URL and an attribution, and a key if the URL has one', () => {
    expect(readSettings({ MAP_TILES_URL, MAP_TILES_KEY, MAP_TILES_ATTRIBUTION }).mapTiles).toEqual({
      url: MAP_TILES_URL,
      key: MAP_TILES_KEY,
      attribution: MAP_TILES_ATTRIBUTION,
    });
    expect(readSettings({ MAP_TILES_URL: WITHOUT_KEY, MAP_TILES_ATTRIBUTION }).mapTiles).toMatchObject({
      key: '',
    });
    const linked = { MAP_TILES_URL: WITHOUT_KEY, MAP_TILES_ATTRIBUTION, MAP_TILES_ATTRIBUTION_URL };
    expect(readSettings(linked).mapTiles).toMatchObject({ attributionUrl: MAP_TILES_ATTRIBUTION_URL });
  });

  it.each([
    'http://127.0.0.1:8080/{z}/{x}/{y}?token=1',
    'http://10.0.0.5:8080/{z}/{x}/{y}',
    'http://tiles.internal/{z}/{x}/{y}.pbf',
  ])('may use http on this computer, and elsewhere without a key: %s', (url) => {
    expect(readSettings({ MAP_TILES_URL: url, MAP_TILES_ATTRIBUTION }).mapTiles?.url).toBe(url);
  });

  it.each([
    ['MAP_TILES_URL', { MAP_TILES_URL: 'tiles.example/{z}/{x}/{y}' }],
    ['MAP_TILES_URL', { MAP_TILES_URL: 'http://tiles.example/{z}/{x}/{y}?key={key}', MAP_TILES_KEY }],
    ['MAP_TILES_URL', { MAP_TILES_URL: 'http://tiles.example/{z}/{x}/{y}?token=1' }],
    ['MAP_TILES_URL', { MAP_TILES_URL: 'https://tiles.example/#{z}/{x}/{y}' }],
    ['MAP_TILES_URL', { MAP_TILES_URL: 'https://tiles.example/{z}/{x}/{y}#map' }],
    ['MAP_TILES_URL', { MAP_TILES_URL: 'https://user:password@tiles.example/{z}/{x}/{y}' }],
    ['MAP_TILES_URL', { MAP_TILES_URL: 'https://user@tiles.example/{z}/{x}/{y}' }],
    ['MAP_TILES_URL', { MAP_TILES_URL: 'https://tiles.example/{z}/{x}' }],
    ['MAP_TILES_URL', { MAP_TILES_URL: 'https://{z}.example/{x}/{y}' }],
    ['MAP_TILES_URL', { MAP_TILES_URL: 'https://{s}.tiles.example/{z}/{x}/{y}' }],
    ['MAP_TILES_URL', { MAP_TILES_KEY }],
    ['MAP_TILES_URL', { MAP_TILES_ATTRIBUTION }],
    ['MAP_TILES_URL', { MAP_TILES_ATTRIBUTION_URL }],
    ['MAP_TILES_KEY', { MAP_TILES_URL, MAP_TILES_ATTRIBUTION }],
    ['MAP_TILES_KEY', { MAP_TILES_URL: WITHOUT_KEY, MAP_TILES_KEY, MAP_TILES_ATTRIBUTION }],
    ['MAP_TILES_ATTRIBUTION', { MAP_TILES_URL: WITHOUT_KEY }],
    ['MAP_TILES_ATTRIBUTION', { MAP_TILES_URL: WITHOUT_KEY, MAP_TILES_ATTRIBUTION: '&copy; <a>OSM</a>' }],
    ['MAP_TILES_ATTRIBUTION', { MAP_TILES_URL: WITHOUT_KEY, MAP_TILES_ATTRIBUTION: 'x'.repeat(201) }],
    ...['http://osm.example', 'osm.example', 'javascript:alert(1)'].map(
      (url): [string, Record<string, string>] => [
        'MAP_TILES_ATTRIBUTION_URL',
        { MAP_TILES_URL: WITHOUT_KEY, MAP_TILES_ATTRIBUTION, MAP_TILES_ATTRIBUTION_URL: url },
      ],
    ),
  ])('reject an invalid %s: %j', (name, env) => {
    expect(() => readSettings(env)).toThrow(new RegExp(`^${name} must `));
  });

  it('never repeat a key that was put into the URL', () => {
    const withKey = { MAP_TILES_URL: 'http://user:secret-key@tiles.example/{z}/{x}/{y}?key=secret-key' };
    expect(() => readSettings(withKey)).toThrow(/^(?!.*secret-key).*$/s);
  });
});

it('reads the key of the secrets of identity providers, and does not repeat a short one', () => {
  expect(readSettings({}).identityProviderKey).toBeUndefined();
  const key = 'k'.repeat(32);
  expect(readSettings({ IDENTITY_PROVIDER_KEY: ` ${key} ` }).identityProviderKey).toBe(key);
  expect(() => readSettings({ IDENTITY_PROVIDER_KEY: 'short-key' })).toThrow(
    /^(?!.*short-key).*IDENTITY_PROVIDER_KEY/,
  );
});

describe('the configurator', () => {
  const CONFIGURATOR_URL = 'https://design.example/start';
  const CONFIGURATOR_SECRET = 'x'.repeat(32);

  it('needs its URL and a long secret, which no message repeats', () => {
    expect(readSettings({ CONFIGURATOR_URL, CONFIGURATOR_SECRET }).configurator).toEqual({
      url: CONFIGURATOR_URL,
      secret: CONFIGURATOR_SECRET,
    });
    expect(() => readSettings({ CONFIGURATOR_URL })).toThrow('CONFIGURATOR_SECRET');
    expect(() => readSettings({ CONFIGURATOR_URL, CONFIGURATOR_SECRET: 'short-secret' })).toThrow(
      /^(?!.*short-secret).*CONFIGURATOR_SECRET/,
    );
    for (const url of ['', 'design.example', 'ftp://design.example'])
      expect(() => readSettings({ CONFIGURATOR_URL: url, CONFIGURATOR_SECRET })).toThrow(
        'CONFIGURATOR_URL must be a URL',
      );
  });
});

it.each(['127.0.0.1', '127.0.0.2', '::1', 'localhost'])('allows TRUST_PROXY=true with HOST=%s', (HOST) => {
  expect(readSettings({ TRUST_PROXY: 'true', HOST }).trustProxy).toBe(true);
});

it.each(['0.0.0.0', '::', '10.0.0.5', 'shop.example'])('rejects TRUST_PROXY=true with HOST=%s', (HOST) => {
  expect(() => readSettings({ TRUST_PROXY: 'true', HOST })).toThrow(
    `TRUST_PROXY must be a number of proxies or their addresses, but is "true", which lets every caller choose its own address. ` +
      `It is allowed only where HOST is 127.0.0.1, ::1 or localhost; HOST is "${HOST}".`,
  );
  expect(readSettings({ TRUST_PROXY: '1', HOST }).trustProxy).toBe(1);
});

describe('hosted fields with Stripe', () => {
  const stripe = {
    HOSTED_FIELDS: '1',
    PAYMENT_PROVIDER: 'stripe',
    STRIPE_SECRET_KEY: 'sk_test_x',
    STRIPE_WEBHOOK_SECRET: 'whsec_x',
  };

  it('need a page at a gateway other than the sandbox', () => {
    const PAYMENT_GATEWAY_URL = 'https://pay.example';
    expect(readSettings({ ...stripe, PAYMENT_GATEWAY_URL }).hostedFields).toBe(true);
    expect(() => readSettings(stripe)).toThrow(SettingsError);
    expect(() => readSettings({ ...stripe, PAYMENT_GATEWAY_URL, PAYMENT_GATEWAY_PORT: '4301' })).toThrow(
      /PAYMENT_GATEWAY_PORT/,
    );
    expect(readSettings({ ...stripe, HOSTED_FIELDS: '0' }).hostedFields).toBe(false);
  });
});

it('does not repeat a database URL, which may contain a password', () => {
  expect(() => readSettings({ DATABASE_URL: 'mysql://root:secret@host/db' })).toThrow(
    /^(?!.*secret).*DATABASE_URL/,
  );
});

describe('the store of pictures', () => {
  const set = {
    MEDIA_S3_ENDPOINT: 'https://s3.example/',
    MEDIA_S3_BUCKET: 'shop-media',
    MEDIA_S3_ACCESS_KEY: 'key',
    MEDIA_S3_SECRET_KEY: 'hidden',
  };

  it('is a bucket when an endpoint is set', () => {
    expect(readSettings(set).mediaStore).toEqual({
      endpoint: 'https://s3.example',
      bucket: 'shop-media',
      region: 'us-east-1',
      accessKey: 'key',
      secretKey: 'hidden',
    });
    expect(readSettings({ ...set, MEDIA_S3_REGION: 'auto' }).mediaStore).toMatchObject({ region: 'auto' });
  });

  it.each(['MEDIA_S3_BUCKET', 'MEDIA_S3_ACCESS_KEY', 'MEDIA_S3_SECRET_KEY'])('needs %s', (name) => {
    expect(() => readSettings({ ...set, [name]: ' ' })).toThrow(
      `${name} must be set when MEDIA_S3_ENDPOINT is set.`,
    );
  });

  it('rejects an invalid bucket name', () => {
    expect(() => readSettings({ ...set, MEDIA_S3_BUCKET: 'shop/media' })).toThrow(
      /^(?!.*hidden).*MEDIA_S3_BUCKET/,
    );
  });
});

describe('the mail settings', () => {
  const set = { MAIL_URL: 'smtp://shop:secret@relay.example', PUBLIC_URL: 'https://shop.example' };

  it('accept a server with a sender address', () => {
    expect(readSettings({ ...set, MAIL_FROM: 'Foolscap <shop@shop.example>' }).mail).toEqual({
      url: set.MAIL_URL,
      from: 'Foolscap <shop@shop.example>',
    });
  });

  it.each([
    [{ MAIL_URL: 'http://relay.example' }, 'MAIL_URL'],
    [{ MAIL_FROM: undefined }, 'MAIL_FROM'],
    [{ MAIL_FROM: 'nobody' }, 'MAIL_FROM'],
    [{ PUBLIC_URL: undefined }, 'PUBLIC_URL'],
  ])('refuse %p', (special, name) => {
    const read = () => readSettings({ ...set, MAIL_FROM: 'shop@shop.example', ...special });
    expect(read).toThrow(name);
    expect(read).not.toThrow('secret');
  });
});

describe('the payment provider', () => {
  const set = {
    PAYMENT_PROVIDER: 'stripe',
    STRIPE_SECRET_KEY: 'sk_test_abc123',
    STRIPE_WEBHOOK_SECRET: 'whsec_def456',
  };

  it('is the sandbox, also with the keys of Stripe, until it is set', () => {
    expect(readSettings({ ...set, PAYMENT_PROVIDER: 'sandbox' }).stripe).toBeUndefined();
    expect(readSettings({ ...set, PAYMENT_PROVIDER: undefined }).stripe).toBeUndefined();
  });

  it.each(['sk_test_abc123', 'sk_live_abc123', 'rk_live_abc123'])('can be Stripe with the key %s', (key) => {
    expect(readSettings({ ...set, STRIPE_SECRET_KEY: ` ${key} ` }).stripe).toEqual({
      secretKey: key,
      webhookSecret: 'whsec_def456',
    });
  });

  it.each([
    ['STRIPE_SECRET_KEY', undefined],
    ['STRIPE_SECRET_KEY', 'pk_test_publishable'],
    ['STRIPE_SECRET_KEY', 'whsec_publishable'],
    ['STRIPE_WEBHOOK_SECRET', undefined],
    ['STRIPE_WEBHOOK_SECRET', 'sk_test_publishable'],
  ])('rejects %s=%s without repeating it', (name, value) => {
    const read = () => readSettings({ ...set, [name]: value });
    expect(read).toThrow(SettingsError);
    expect(read).toThrow(new RegExp(`^${name} must be`));
    expect(read).not.toThrow('publishable');
  });
});

describe('TRACKING_PIXELS', () => {
  const read = (text: string) => readSettings({ TRACKING_PIXELS: text }).trackingPixels;

  it('are URLs separated by spaces, with or without a protocol', () => {
    expect(readSettings({}).trackingPixels).toEqual([]);
    expect(read(' https://a.example/p.gif //b.example/p\n c.example/p?x=1 ')).toEqual([
      'https://a.example/p.gif',
      '//b.example/p',
      'c.example/p?x=1',
    ]);
  });

  it.each(['pixel', 'javascript:alert(1)', 'https://', 'https://a b:c.example'])('refuses %p', (text) => {
    expect(() => read(text)).toThrow(/TRACKING_PIXELS must be URLs like/);
  });

  it('has at most 20 of them', () => {
    const list = (count: number) => Array.from({ length: count }, (_, n) => `a.example/${n}`).join(' ');
    expect(read(list(20))).toHaveLength(20);
    expect(() => read(list(21))).toThrow('TRACKING_PIXELS must be at most 20 URLs, but has 21.');
  });
});

describe('the ad server', () => {
  const read = (env: Record<string, string>) => readSettings(env).ads;

  it('is read with its timeout and its placements', () => {
    expect(
      read({
        AD_SERVER: ' https://ads.example/v1/ ',
        AD_TIMEOUT_MS: '500',
        AD_PLACEMENTS: 'search=4  home=0',
      }),
    ).toEqual({ server: 'https://ads.example/v1', timeoutMs: 500, placements: { search: 4, home: 0 } });
  });

  it.each(['ads.example', 'ftp://ads.example', 'https://user:pass@ads.example', 'https://ads.example/?a=1'])(
    'is rejected: %p',
    (AD_SERVER) => {
      expect(() => read({ AD_SERVER })).toThrow(/AD_SERVER must be a URL like/);
    },
  );

  it.each(['search', 'search=21', 'search=-1', 'search:4', '=4'])(
    'rejects the placements %p',
    (AD_PLACEMENTS) => {
      expect(() => read({ AD_PLACEMENTS })).toThrow(/AD_PLACEMENTS must be names with counts/);
    },
  );
});

it.each([
  [{}, 'sandbox'],
  [{ DEMO: '0' }, undefined],
  [{ DEMO: '0', CHAT_SCRIPT: 'sandbox' }, 'sandbox'],
  [{ CHAT_SCRIPT: 'https://chat.example/s.js' }, 'https://chat.example/s.js'],
])('reads the chat service of %j', (env, chat) => expect(readSettings(env).chat).toBe(chat));

it.each([
  [{}, ['en-US', 'en-CA', 'fr-CA'], {}],
  [{ LOCALES: 'fr-ca, en-CA,fr-CA' }, ['fr-CA', 'en-CA'], {}],
  [
    { LOCALE_HOSTS: 'Boutique.example=fr-CA, localhost:3000 = en-ca' },
    ['en-US', 'en-CA', 'fr-CA'],
    { 'boutique.example': 'fr-CA', 'localhost:3000': 'en-CA' },
  ],
])('reads the languages of %j', (env, locales, localeHosts) =>
  expect(readSettings(env)).toMatchObject({ locales, localeHosts }),
);

it.each([
  [{ LOCALES: 'en-US,de-DE' }, /LOCALES must be some of en-US, en-CA, fr-CA, but has "de-DE"/],
  [{ LOCALES: 'en-US', LOCALE_HOSTS: 'boutique.example=fr-CA' }, /LOCALE_HOSTS must be hosts/],
  [{ LOCALE_HOSTS: 'fr-CA' }, /LOCALE_HOSTS must be hosts/],
])('rejects the languages of %j', (env, message) => expect(() => readSettings(env)).toThrow(message));

describe('ANALYTICS_SCRIPT', () => {
  const read = (text: string) => readSettings({ ANALYTICS_SCRIPT: text }).analyticsScript;

  it.each([
    [' https://analytics.example/script.js?id=1 ', 'https://analytics.example/script.js?id=1'],
    ['http://127.0.0.1:8080/s.js', 'http://127.0.0.1:8080/s.js'],
    ['http://[::1]:8080/s.js', 'http://[::1]:8080/s.js'],
    [' ', undefined],
  ])('reads %p', (text, url) => expect(read(text)).toBe(url));

  it.each([
    'script.js',
    '//analytics.example/script.js',
    'javascript:alert(1)',
    'https://',
    'https://user:secret@analytics.example/s.js',
    'https://a.example;img-src/s.js',
    'https://a.example,b.example/s.js',
    'https://*/s.js',
  ])('refuses %p', (text) => {
    expect(() => read(text)).toThrow(/ANALYTICS_SCRIPT must be a URL like/);
  });
});

describe('AD_BEACON_ORIGINS', () => {
  const read = (text: string, others: Record<string, string> = {}) =>
    readSettings({ AD_BEACON_ORIGINS: text, ...others }).adBeaconOrigins;

  it('are origins separated by spaces, each once', () => {
    expect(readSettings({}).adBeaconOrigins).toEqual([]);
    expect(read(' https://a.example/ https://b.example:8443\nhttps://a.example ')).toEqual([
      'https://a.example',
      'https://b.example:8443',
    ]);
  });

  it('may include the shop itself', () => expect(read('self')).toEqual(['self']));

  it('include the origin of the ad server', () => {
    expect(read('https://a.example', { AD_SERVER: 'https://ads.example/v1/' })).toEqual([
      'https://a.example',
      'https://ads.example',
    ]);
  });

  it.each(['0', '1'])('exclude the origin of a plain http ad server, with DEMO=%s', (DEMO) => {
    expect(read('', { AD_SERVER: 'http://ads.internal:8080', DEMO })).toEqual([]);
  });

  it('may use plain http only in a demo', () => {
    expect(read('http://127.0.0.1:9000', { DEMO: '1' })).toEqual(['http://127.0.0.1:9000']);
    expect(() => read('http://127.0.0.1:9000', { DEMO: '0' })).toThrow(/AD_BEACON_ORIGINS must be origins/);
  });

  it.each([
    'a.example',
    '//a.example',
    'https://a.example/path',
    'https://a.example?x=1',
    'https://user@a.example',
    "https://a.example;script-src'self'",
    'https://*.example',
    'javascript:alert(1)',
  ])('refuses %p', (text) => expect(() => read(text)).toThrow(/AD_BEACON_ORIGINS must be origins like/));

  it('has at most 20 of them', () => {
    const list = (count: number) =>
      Array.from({ length: count }, (_, n) => `https://a${n}.example`).join(' ');
    expect(read(list(20))).toHaveLength(20);
    expect(() => read(list(21))).toThrow('AD_BEACON_ORIGINS must be at most 20 origins, but has 21.');
  });
});
