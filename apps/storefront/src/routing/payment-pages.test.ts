import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { generatePath } from 'react-router';
import { ROUTES } from '../routes.ts';
import { isPaymentPage } from './pages.ts';

// Each screen exposes its loader, which contains its file name. The screens themselves are not loaded.
jest.mock('../rendering/lazy-feature.tsx', () => ({
  lazyFeature: (load: () => unknown) => ({ Screen: () => null, load }),
}));

const SOURCE = join(__dirname, '..');
const FORMS = /^import (?!type\b)[^;]*from '@foolscap\/payments\/feature'/m;
const IMPORTS = /(?:^(?:import|export) (?!type\b)[^;]*?from |\bimport\()'(\.[^']+)'/gm;

/** Returns the files that a file loads, immediately or later, including itself. Omits the route table, which loads all pages. */
function getLoaded(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file) || file === join(SOURCE, 'routes.ts') || !/\.tsx?$/.test(file)) return found;
  found.add(file);
  for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(IMPORTS))
    getLoaded(join(dirname(file), path), found);
  return found;
}

const hasForms = (file: string) =>
  [...getLoaded(join(SOURCE, file))].some((loaded) => FORMS.test(readFileSync(loaded, 'utf8')));

const PAGES = ROUTES.map(({ path, screen }) => {
  // As mocked above.
  const { load } = screen as unknown as { load: () => unknown };
  const file = /(?:features\/[\w-]+|shell)\/\w+\.tsx/.exec(String(load))?.[0];
  if (!file) throw new Error(`No screen of ${path}`);
  const params = {
    sku: '1',
    slug: 'a',
    category: 'a',
    brand: 'a',
    model: 'a',
    article: 'a',
    page: 'a',
    shareId: '1',
    linkId: '1',
    orderNumber: '1',
    '*': 'a',
  };
  return { pathname: generatePath(path, params), file };
});

it.each(PAGES)('$pathname is a payment page exactly if it loads a form of payments', ({ pathname, file }) => {
  expect(isPaymentPage(pathname)).toBe(hasForms(file));
});

it.each([...new Set(PAGES.map(({ file }) => file))].filter(hasForms))(
  '%s shows its forms in a document of its own',
  (file) => expect(readFileSync(join(SOURCE, file), 'utf8')).toMatch(/\buseOwnDocument\(\)/),
);

it('has no form of payments outside of the pages', () => expect(hasForms('shell/App.tsx')).toBe(false));

it('knows the screens with forms', () =>
  expect(PAGES.filter(({ file }) => hasForms(file)).map(({ pathname }) => pathname)).toEqual([
    '/checkout',
    '/office/supplies/checkout',
    '/gift-card-balance',
    '/account/invoices',
    '/account/payments',
  ]));
