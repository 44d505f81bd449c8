import { getPlan } from './plan.mjs';

const SHOP_PAGE = 'apps/storefront/src/testing/ShopPage.tsx';
const ROUTES = 'apps/storefront/src/routes.ts';
const SCREENS = 'apps/storefront/src/screens';
const API = 'apps/commerce-api/src';

/** Direct imports by file. */
const IMPORTS = {
  'libs/core/src/money/money.ts': [],
  'libs/core/src/money/money.test.ts': ['libs/core/src/money/money.ts'],
  'libs/cart/src/model/totals.ts': ['libs/core/src/money/money.ts'],
  'libs/cart/src/model/totals.test.ts': ['libs/cart/src/model/totals.ts'],
  'libs/cart/src/ui/CartLine/CartLine.tsx': [
    'libs/core/src/money/money.ts',
    'libs/cart/src/ui/CartLine/CartLine.module.scss',
  ],
  'libs/cart/src/ui/CartLine/CartLine.module.scss': [],
  'libs/cart/src/ui/CartLine/CartLine.stories.tsx': ['libs/cart/src/ui/CartLine/CartLine.tsx'],
  'libs/tiles/src/ui/Tile/Tile.tsx': [],
  'libs/tiles/src/ui/Tile/Tile.stories.tsx': ['libs/tiles/src/ui/Tile/Tile.tsx'],
  'libs/header/src/ui/Header/Header.tsx': [],
  [SHOP_PAGE]: ['apps/storefront/src/shell/App.tsx'],
  'apps/storefront/src/shell/App.tsx': ['libs/header/src/ui/Header/Header.tsx', ROUTES],
  [ROUTES]: [`${SCREENS}/CartScreen.tsx`, `${SCREENS}/HomeScreen.tsx`],
  [`${SCREENS}/CartScreen.tsx`]: ['libs/cart/src/ui/CartLine/CartLine.tsx'],
  [`${SCREENS}/CartScreen.stories.tsx`]: [SHOP_PAGE],
  [`${SCREENS}/HomeScreen.tsx`]: ['libs/tiles/src/ui/Tile/Tile.tsx'],
  [`${SCREENS}/HomeScreen.stories.tsx`]: [SHOP_PAGE],
  [`${API}/app.ts`]: [`${API}/domains/cart/cart.service.ts`, `${API}/domains/orders/orders.service.ts`],
  [`${API}/domains/cart/cart.service.ts`]: ['libs/cart/src/model/totals.ts'],
  [`${API}/domains/cart/cart.test.ts`]: [`${API}/app.ts`],
  [`${API}/domains/orders/orders.service.ts`]: [],
  [`${API}/domains/orders/orders.test.ts`]: [`${API}/app.ts`],
  [`${API}/domains/orders/sums.test.ts`]: ['libs/cart/src/model/totals.ts'],
  'README.md': [],
  'package-lock.json': [],
};

function getReach(file, stopsAt = () => false, found = new Set()) {
  if (found.has(file)) return found;
  found.add(file);
  if (found.size > 1 && stopsAt(file)) return found;
  for (const next of IMPORTS[file] ?? []) getReach(next, stopsAt, found);
  return found;
}
const plan = (...changed) => getPlan({ changed, files: Object.keys(IMPORTS), getReach });

it('runs nothing without changes', () => {
  expect(plan()).toEqual({ lint: [], styles: [], format: [], tests: [], stories: [], beyond: [] });
});

it('runs the tests and stories that depend on a changed file, also in other libraries', () => {
  const { lint, format, tests, stories } = plan('libs/core/src/money/money.ts');
  expect(lint).toEqual(['libs/core/src/money/money.ts']);
  expect(format).toEqual(['libs/core/src/money/money.ts']);
  expect(tests).toEqual([
    'libs/core/src/money/money.test.ts',
    'libs/cart/src/model/totals.test.ts',
    `${API}/domains/orders/sums.test.ts`,
  ]);
  expect(stories).toEqual([
    'libs/cart/src/ui/CartLine/CartLine.stories.tsx',
    `${SCREENS}/CartScreen.stories.tsx`,
  ]);
});

it('runs the API tests of the domain named like the library, and no other that merely starts the API', () => {
  expect(plan('libs/cart/src/model/totals.ts').tests).toEqual([
    'libs/cart/src/model/totals.test.ts',
    `${API}/domains/cart/cart.test.ts`,
    `${API}/domains/orders/sums.test.ts`,
  ]);
});

it('runs the tests of an API domain for a change in it', () => {
  expect(plan(`${API}/domains/orders/orders.service.ts`).tests).toEqual([
    `${API}/domains/orders/orders.test.ts`,
    `${API}/domains/orders/sums.test.ts`,
  ]);
});

it('covers style sheets by their rules and by the stories that use them', () => {
  const { lint, styles, stories } = plan('libs/cart/src/ui/CartLine/CartLine.module.scss');
  expect(lint).toEqual([]);
  expect(styles).toEqual(['libs/cart/src/ui/CartLine/CartLine.module.scss']);
  expect(stories).toEqual([
    'libs/cart/src/ui/CartLine/CartLine.stories.tsx',
    `${SCREENS}/CartScreen.stories.tsx`,
  ]);
});

it('runs one page for a change of the frame around all pages', () => {
  expect(plan('libs/header/src/ui/Header/Header.tsx').stories).toEqual([`${SCREENS}/HomeScreen.stories.tsx`]);
});

it('runs the tests that depended on a deleted file, without linting it', () => {
  const files = Object.keys(IMPORTS).filter((file) => file !== 'libs/tiles/src/ui/Tile/Tile.tsx');
  const { lint, format, stories } = getPlan({
    changed: ['libs/tiles/src/ui/Tile/Tile.tsx'],
    files,
    getReach,
  });
  expect([...lint, ...format]).toEqual([]);
  expect(stories).toContain('libs/tiles/src/ui/Tile/Tile.stories.tsx');
});

it('runs a changed test itself, and only formats documents', () => {
  expect(plan('libs/cart/src/model/totals.test.ts').tests).toEqual(['libs/cart/src/model/totals.test.ts']);
  expect(plan('README.md')).toMatchObject({ format: ['README.md'], lint: [], tests: [], stories: [] });
});

it('lists changes that it cannot check', () => {
  expect(plan('package-lock.json', 'apps/storefront/e2e/buying.journey.ts', 'README.md').beyond).toEqual([
    'package-lock.json',
    'apps/storefront/e2e/buying.journey.ts',
  ]);
});
