/**
 * The law of imports (docs/decisions/architecture.md) as ESLint settings. `import-law.test.mjs` shows each rule firing.
 */

/** Between projects: core <- pricing, ui <- a domain <- an application. A domain never imports another domain. */
export const PROJECT_LAW = [
  { sourceTag: 'type:kernel', onlyDependOnLibsWithTags: [] },
  { sourceTag: 'type:ui', onlyDependOnLibsWithTags: ['type:kernel'] },
  { sourceTag: 'type:pricing', onlyDependOnLibsWithTags: ['type:kernel'] },
  { sourceTag: 'type:domain', onlyDependOnLibsWithTags: ['type:kernel', 'type:pricing', 'type:ui'] },
  {
    sourceTag: 'type:app',
    onlyDependOnLibsWithTags: [
      'type:kernel',
      'type:pricing',
      'type:ui',
      'type:domain',
      'type:app',
      'type:tool',
      'type:workspace',
    ],
  },
  { sourceTag: 'type:tool', onlyDependOnLibsWithTags: ['type:kernel', 'type:tool'] },
  // Storybook and the workspace's tools may import every project.
  { sourceTag: 'type:workspace', onlyDependOnLibsWithTags: ['*'] },
];

const REACT = ['react', 'react-dom', 'react-dom/*', 'react-redux', 'react-router', 'react-router/*'];
const STORE = ['redux', 'redux-saga', 'redux-saga/*', '@reduxjs/toolkit', 'reselect', 'react-redux'];
const HTTP = ['axios', '@foolscap/core/http', '@foolscap/core/axios-transport'];

/** Other folders of the same library, from any depth. */
const siblings = (...folders) => `^(\\.\\./)+(${folders.join('|')})/`;

/** Inside a library: imports that a folder must not have, with the reason. */
export const ZONES = {
  contract: {
    banned: [...REACT, ...STORE, ...HTTP],
    siblings: siblings('client', 'state', 'ui', 'feature', 'testing'),
    why: 'Servers import contracts, so a contract has only codes and schemas.',
  },
  model: {
    banned: [...REACT, ...STORE, ...HTTP],
    siblings: siblings('client', 'state', 'ui', 'feature', 'testing'),
    why: 'The model is pure: no store, network or screen.',
  },
  client: {
    banned: [...REACT, ...STORE],
    siblings: siblings('state', 'ui', 'feature'),
    why: 'A client imports only its contract and core, not its callers.',
  },
  state: { banned: [...REACT], siblings: siblings('ui', 'feature'), why: 'State must not import screens.' },
  ui: {
    banned: [...STORE, ...HTTP],
    siblings: siblings('client', 'state', 'feature'),
    why: 'Components use neither the store nor the network. They take values and callbacks as props.',
  },
};

const RELATIVE_WITHOUT_EXTENSION = {
  regex: '^\\.{1,2}/(?!.*\\.(ts|tsx|mjs|cjs|scss|css|json|svg)$)',
  message: 'Relative imports carry the extension of the file that they name.',
};

/** The schema library takes 24 kB in a browser, so only servers may run schemas. Type imports are free. */
const SCHEMAS = {
  group: ['typebox', 'typebox/*', '@foolscap/*/contract', '**/contract/*'],
  allowTypeImports: true,
  message: 'Only contracts and the API may run schemas. Import only types.',
};

const APPLICATIONS = {
  group: ['@foolscap/storefront', '@foolscap/commerce-api'],
  message: 'Applications are composed of libraries, not the other way round.',
};

/** One options object of `no-restricted-imports` for a folder of a library. */
export function zoneRule(folder) {
  const zone = ZONES[folder];
  return [
    'error',
    {
      patterns: [
        RELATIVE_WITHOUT_EXTENSION,
        // The shop's server includes the API; no other project may import an application.
        ...(folder === 'server' ? [] : [APPLICATIONS]),
        ...(folder === 'contract' ? [] : [SCHEMAS]),
        ...(zone
          ? [
              { group: [...new Set(zone.banned)], message: zone.why },
              { regex: zone.siblings, message: zone.why },
            ]
          : []),
      ],
    },
  ];
}

const API_PATTERNS = [
  RELATIVE_WITHOUT_EXTENSION,
  {
    regex: '^@foolscap/[^/]+/(ui|feature|state|client|components|overlays|widgets|http|axios-transport)$',
    message: 'The API imports only style-free entries (contract, model) of the libraries.',
  },
];

/** The domains of the API in their order: each may import those before it. */
export const API_DOMAINS = [
  'media',
  'delivery',
  'stores',
  'catalog',
  'account',
  'organizations',
  'agents',
  'single-sign-on',
  'navigation',
  'rewards',
  'account-messages',
  'memberships',
  'pricing',
  'cart',
  'payments',
  'approval-rules',
  'checkout',
  'orders',
  'invoices',
  'approvals',
  'lists',
  'recommendations',
  'ads',
  'offers',
  'subscriptions',
  'renewals',
  'punchout',
  'imports',
  'content',
  'privacy',
];

/**
 * The libraries of the domains, with the first API domain that may import each. All domains may import `core` and `pricing`. The API
 * imports no other libraries.
 */
export const API_LIBRARIES = {
  stores: 'stores',
  catalog: 'catalog',
  tiles: 'catalog',
  account: 'account',
  header: 'navigation',
  cart: 'cart',
  payments: 'payments',
  approvals: 'approval-rules',
  checkout: 'checkout',
  lists: 'lists',
  subscriptions: 'subscriptions',
  content: 'content',
};

/** Libraries of later domains. @param {number} place in `API_DOMAINS` */
const laterLibraries = (place) =>
  Object.entries(API_LIBRARIES).flatMap(([library, first]) =>
    API_DOMAINS.indexOf(first) > place ? [library] : [],
  );

const LATER_LIBRARIES = (domain, libraries) => ({
  regex: `^@foolscap/(${libraries.join('|')})/`,
  message: `This library belongs to a domain after ${domain}. Move shared code to core or pricing, or use a port.`,
});

const API = 'apps/commerce-api/src';
const restricted = (...patterns) => ['error', { patterns: [...API_PATTERNS, ...patterns] }];

const ENTRY_ONLY = (domains) => ({
  regex: `^(\\.{1,2}/)+(domains/)?(${domains.join('|')})/(?!index\\.ts$)`,
  message: 'Import a domain by its index.ts.',
});

/** Inside the API: kernel <- domains in their order <- composition. */
export const API_LAW = [
  {
    files: [`${API}/**/*.ts`],
    ignores: [`${API}/**/*.test.ts`, `${API}/testing/**`, `${API}/fakes/**`],
    rule: restricted(ENTRY_ONLY(API_DOMAINS)),
  },
  { files: [`${API}/**/*.test.ts`, `${API}/testing/**`], ignores: [`${API}/fakes/**`], rule: restricted() },
  // The contract test calls the API with the libraries' clients, in addition to their fakes.
  { files: [`${API}/fakes/**`], rule: ['error', { patterns: [RELATIVE_WITHOUT_EXTENSION] }] },
  {
    files: [`${API}/kernel/**/*.ts`],
    ignores: ['**/*.test.ts'],
    rule: restricted({
      regex: '^(\\.\\./)+(domains|composition|app\\.ts)',
      message: 'The kernel must not import domains. Inject dependencies from composition.',
    }),
  },
  ...API_DOMAINS.map((domain, place) => ({
    files: [`${API}/domains/${domain}/**/*.ts`],
    ignores: ['**/*.test.ts'],
    rule: restricted(
      ...(place > 0 ? [ENTRY_ONLY(API_DOMAINS.slice(0, place))] : []),
      ...(place < API_DOMAINS.length - 1
        ? [
            {
              regex: `^(\\.\\./)+(${API_DOMAINS.slice(place + 1).join('|')})/`,
              message: `${domain} comes before this domain. Declare a port in ${domain} and connect it in composition.`,
            },
          ]
        : []),
      ...(laterLibraries(place).length > 0 ? [LATER_LIBRARIES(domain, laterLibraries(place))] : []),
      {
        regex: '^(\\.\\./)+(composition/|app\\.ts)',
        message: 'A domain must not import composition.',
      },
    ),
  })),
];
