import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readAssets } from './assets.ts';

const folder = mkdtempSync(join(tmpdir(), 'assets-'));
mkdirSync(join(folder, '.vite'));
mkdirSync(join(folder, 'assets'));
const write = (manifest: unknown) => {
  writeFileSync(join(folder, '.vite', 'manifest.json'), JSON.stringify(manifest));
  writeFileSync(join(folder, '.vite', 'lazy-modules.json'), JSON.stringify(LAZY_MODULES));
  writeFileSync(join(folder, 'assets/style-1.css'), 'a { color: red }');
};
afterAll(() => rmSync(folder, { recursive: true }));

const MANIFEST = {
  'src/start-client.ts': { file: 'assets/start-1.js' },
  'src/entry-client.tsx': {
    file: 'assets/entry-1.js',
    assets: ['assets/words-1.woff2', 'assets/ground-1.svg'],
    imports: ['_shared.js'],
    dynamicImports: ['_cart.js'],
  },
  '_shared.js': { file: 'assets/shared-1.js' },
  // The chunk of a feature, whose name is not that of a module.
  '_cart.js': { file: 'assets/cart-1.js', imports: ['src/entry-client.tsx', '_shared.js', '_lines.js'] },
  '_lines.js': { file: 'assets/lines-1.js' },
  'style.css': { file: 'assets/style-1.css' },
};
const LAZY_MODULES = { 'src/features/cart/CartScreen.tsx': 'assets/cart-1.js' };

it('lists the style sheet with its text, and the chunks of the current page only, each after those that it imports', () => {
  write(MANIFEST);
  expect(readAssets(folder)('src/features/cart/CartScreen.tsx')).toEqual({
    script: '/assets/start-1.js',
    style: { href: '/assets/style-1.css', text: 'a { color: red }' },
    preloads: ['/assets/shared-1.js', '/assets/entry-1.js', '/assets/lines-1.js', '/assets/cart-1.js'],
    fonts: ['/assets/words-1.woff2'],
  });
});

it('returns the common assets for a page without its own chunk', () => {
  write(MANIFEST);
  expect(readAssets(folder)('src/features/Unknown.tsx')).toMatchObject({
    script: '/assets/start-1.js',
    preloads: ['/assets/shared-1.js', '/assets/entry-1.js'],
  });
});

it('explains how to fix an incomplete build', () => {
  write({});
  expect(() => readAssets(folder)).toThrow('Build it again.');
});
