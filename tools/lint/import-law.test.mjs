/* A rule that never reports anything may be broken, so each rule is made to report once here. */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { API_DOMAINS, API_LIBRARIES } from './import-law.mjs';

const uses = (names, from) => `import { ${names} } from '${from}';\nexport const used = [${names}];\n`;

const BETWEEN_PROJECTS = [
  ['a domain another domain', 'libs/cart/src/state/x.ts', uses('catalogActions', '@foolscap/catalog/state')],
  ['the kernel the primitives', 'libs/core/src/money/x.ts', uses('Button', '@foolscap/ui/components')],
  ['the kernel a domain', 'libs/core/src/money/x.ts', uses('ITEM_CODES', '@foolscap/cart/model')],
  ['the primitives a domain', 'libs/ui/src/components/x.ts', uses('ITEM_CODES', '@foolscap/cart/model')],
  ['the kernel pricing', 'libs/core/src/money/x.ts', uses('unitPrice', '@foolscap/pricing/model')],
  ['the primitives pricing', 'libs/ui/src/components/x.ts', uses('unitPrice', '@foolscap/pricing/model')],
  ['pricing the primitives', 'libs/pricing/src/model/x.ts', uses('Button', '@foolscap/ui/components')],
  ['pricing a domain', 'libs/pricing/src/model/x.ts', uses('ITEM_CODES', '@foolscap/cart/model')],
  ['a domain an application', 'libs/cart/src/model/x.ts', uses('migrate', '@foolscap/commerce-api')],
  [
    'a page of the shop the API',
    'apps/storefront/src/features/cart/x.ts',
    uses('migrate', '@foolscap/commerce-api'),
  ],
  ['the API a component', 'apps/commerce-api/src/domains/cart/x.ts', uses('CartLine', '@foolscap/cart/ui')],
  ['the API state', 'apps/commerce-api/src/domains/cart/x.ts', uses('cartActions', '@foolscap/cart/state')],
];

const INSIDE_A_LIBRARY = [
  ['the model React', 'libs/cart/src/model/x.ts', uses('useState', 'react')],
  ['the model the state', 'libs/cart/src/model/x.ts', uses('cartActions', '../state/cart.slice.ts')],
  ['the model the network', 'libs/cart/src/model/x.ts', uses('toFailure', '@foolscap/core/http')],
  [
    'a contract the client',
    'libs/cart/src/contract/x.ts',
    uses('createCartClient', '../client/cart-client.ts'),
  ],
  ['a client the state', 'libs/cart/src/client/x.ts', uses('cartActions', '../state/cart.slice.ts')],
  ['state React', 'libs/cart/src/state/x.ts', uses('useState', 'react')],
  ['state a component', 'libs/cart/src/state/x.ts', uses('CartLine', '../ui/index.ts')],
  ['a component the store', 'libs/cart/src/ui/x.tsx', uses('useSelector', 'react-redux')],
  ['a component the state', 'libs/cart/src/ui/CartLine/x.tsx', uses('cartActions', '../../state/index.ts')],
  [
    'a component the client',
    'libs/cart/src/ui/CartLine/x.tsx',
    uses('createCartClient', '../../client/index.ts'),
  ],
  ['browser code schemas', 'libs/cart/src/state/x.ts', uses('CartInfoSchema', '../contract/index.ts')],
  ['browser code the schema library', 'libs/cart/src/ui/x.ts', uses('Type', 'typebox')],
  ['anything a file without its extension', 'libs/cart/src/model/x.ts', uses('outcomeOf', './add-outcome')],
];

const IN_THE_API = 'apps/commerce-api/src';
const INSIDE_THE_API = [
  ['the kernel a domain', `${IN_THE_API}/kernel/http/x.ts`, uses('findCart', '../../domains/cart/index.ts')],
  [
    'the kernel composition',
    `${IN_THE_API}/kernel/http/x.ts`,
    uses('seedDemo', '../../composition/seed-demo.ts'),
  ],
  ['a domain a later one', `${IN_THE_API}/domains/account/x.ts`, uses('mergeCarts', '../cart/index.ts')],
  [
    'a folder of a domain a later domain',
    `${IN_THE_API}/domains/catalog/search/x.ts`,
    uses('mergeCarts', '../../cart/index.ts'),
  ],
  [
    'a domain the inside of an earlier one',
    `${IN_THE_API}/domains/cart/x.ts`,
    uses('priceOf', '../catalog/product-prices.ts'),
  ],
  [
    'a domain composition',
    `${IN_THE_API}/domains/orders/x.ts`,
    uses('seedDemo', '../../composition/seed-demo.ts'),
  ],
  ['a domain the application', `${IN_THE_API}/domains/orders/x.ts`, uses('commerceApi', '../../app.ts')],
  [
    'composition the inside of a domain',
    `${IN_THE_API}/composition/x.ts`,
    uses('mergeCarts', '../domains/cart/commands/merge-carts.ts'),
  ],
  [
    'the application the inside of a domain',
    `${IN_THE_API}/x.ts`,
    uses('mergeCarts', './domains/cart/commands/merge-carts.ts'),
  ],
];

/** For each library, an API domain that precedes the library's domain. */
const LIBRARIES_IN_THE_API = Object.entries(API_LIBRARIES).map(([library, first]) => [
  API_DOMAINS[API_DOMAINS.indexOf(first) - 1],
  library,
  first,
]);
const inDomain = (domain) => `${IN_THE_API}/domains/${domain}/x.ts`;
const ofLibrary = (library) => uses('CODES', `@foolscap/${library}/model`);

const ALLOWED = [
  ...LIBRARIES_IN_THE_API.map(([, library, first]) => [inDomain(first), ofLibrary(library)]),
  [inDomain('delivery'), uses('isComingSoon', '@foolscap/pricing/model')],
  [inDomain('media'), uses('formatMoney', '@foolscap/core/money')],
  ['libs/catalog/src/model/x.ts', uses('unitPrice', '@foolscap/pricing/model')],
  [`${IN_THE_API}/domains/cart/x.ts`, uses('priceOf', '../catalog/index.ts')],
  [`${IN_THE_API}/domains/cart/x.ts`, uses('findCart', './cart.repository.ts')],
  [`${IN_THE_API}/domains/cart/x.ts`, uses('badRequest', '../../kernel/http/api-error.ts')],
  [`${IN_THE_API}/composition/x.ts`, uses('mergeCarts', '../domains/cart/index.ts')],
  [`${IN_THE_API}/domains/cart/x.test.ts`, uses('createTestShop', '../../testing/test-shop.ts')],
  ['libs/cart/src/ui/x.tsx', uses('Button', '@foolscap/ui/components')],
  ['libs/cart/src/state/x.ts', uses('toFailure', '@foolscap/core/http')],
  [
    'libs/cart/src/state/x.ts',
    "import type { CartInfo } from '../contract/index.ts';\nexport type X = CartInfo;\n",
  ],
  ['apps/storefront/src/processes/x.ts', uses('cartActions', '@foolscap/cart/state')],
  ['apps/storefront/src/server/x.ts', uses('migrate', '@foolscap/commerce-api')],
  ['apps/commerce-api/src/domains/cart/x.ts', uses('ITEM_CODES', '@foolscap/cart/model')],
  ['apps/commerce-api/src/domains/cart/x.ts', uses('AddItemsBody', '@foolscap/cart/contract')],
];

const RULES = ['@nx/enforce-module-boundaries', '@typescript-eslint/no-restricted-imports'];

let answers;
beforeAll(() => {
  const cases = [
    ...[...BETWEEN_PROJECTS, ...INSIDE_A_LIBRARY, ...INSIDE_THE_API].map(([, file, code]) => ({
      file,
      code,
    })),
    ...LIBRARIES_IN_THE_API.map(([domain, library]) => ({
      file: inDomain(domain),
      code: ofLibrary(library),
    })),
    ...ALLOWED.map(([file, code]) => ({ file, code })),
  ];
  const text = execFileSync(process.execPath, [join(__dirname, 'run-rules.mjs'), ...RULES], {
    input: JSON.stringify(cases),
    encoding: 'utf8',
  });
  answers = new Map(
    JSON.parse(text).map((messages, place) => [cases[place].file + cases[place].code, messages]),
  );
}, 120_000);

const lawSays = (file, code) => answers.get(file + code);

describe('between projects', () => {
  it.each(BETWEEN_PROJECTS)('%s may not import', (_, file, code) =>
    expect(lawSays(file, code)).not.toEqual([]),
  );
});
describe('inside a library', () => {
  it.each(INSIDE_A_LIBRARY)('%s may not import', (_, file, code) =>
    expect(lawSays(file, code)).not.toEqual([]),
  );
});
describe('inside the API', () => {
  it.each(INSIDE_THE_API)('%s may not import', (_, file, code) =>
    expect(lawSays(file, code)).not.toEqual([]),
  );
  it.each(LIBRARIES_IN_THE_API)('%s may not import the library %s', (domain, library) =>
    expect(lawSays(inDomain(domain), ofLibrary(library))).not.toEqual([]),
  );
  it('every library that the API uses has its place in the order', () => {
    const { dependencies } = JSON.parse(
      readFileSync(join(__dirname, '../../apps/commerce-api/package.json'), 'utf8'),
    );
    const used = Object.keys(dependencies).flatMap((name) => /^@foolscap\/(.*)/.exec(name)?.[1] ?? []);
    const free = ['core', 'pricing', 'demo-catalog'];
    expect(used.filter((name) => !free.includes(name)).sort()).toEqual(Object.keys(API_LIBRARIES).sort());
  });
  it('every folder of a domain has its place in the order', () => {
    const folders = readdirSync(join(__dirname, '../../apps/commerce-api/src/domains'));
    expect(folders.sort()).toEqual([...API_DOMAINS].sort());
  });
});
describe('what is allowed passes', () => {
  it.each(ALLOWED)('in %s', (file, code) => expect(lawSays(file, code)).toEqual([]));
});

it('reports files that import each other at run time, and no types', () => {
  const folder = mkdtempSync(join(tmpdir(), 'cycles-'));
  const write = (file, code) => writeFileSync(join(folder, file), code);
  write('a.ts', "import { b } from './b.ts';\nexport const a = () => b;\nexport type A = string;\n");
  write('b.ts', "import { a } from './a.ts';\nexport const b = () => a;\n");
  write('c.ts', "import type { D } from './d.ts';\nexport const c: D = 1;\nexport type C = number;\n");
  write('d.ts', "import { c, type C } from './c.ts';\nexport type D = C;\nexport const d = () => c;\n");
  const { stdout } = spawnSync(
    process.execPath,
    ['node_modules/oxlint/bin/oxlint', '--config', 'tools/lint/oxlint.json', '--format', 'json', folder],
    { encoding: 'utf8', cwd: join(__dirname, '../..') },
  );
  rmSync(folder, { recursive: true });
  const files = JSON.parse(stdout).diagnostics.map(({ filename }) => basename(filename));
  expect(files.sort()).toEqual(['a.ts', 'b.ts']);
});
