import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readAssets } from './assets.ts';

const folder = mkdtempSync(join(tmpdir(), 'assets-'));
mkdirSync(join(folder, '.vite'));
const write = (manifest: unknown) =>
  writeFileSync(join(folder, '.vite', 'manifest.json'), JSON.stringify(manifest));
afterAll(() => rmSync(folder, { recursive: true }));

const MANIFEST = {
  'src/entry-client.tsx': {
    file: 'assets/entry-1.js',
    css: ['assets/entry-1.css'],
    assets: ['assets/words-1.woff2', 'assets/ground-1.svg'],
    imports: ['_shared.js'],
    dynamicImports: ['src/screens/CartScreen.tsx', 'src/screens/HomeScreen.tsx'],
  },
  '_shared.js': {
    file: 'assets/shared-1.js',
    css: ['assets/shared-1.css'],
    imports: ['src/entry-client.tsx'],
  },
  'src/screens/CartScreen.tsx': {
    file: 'assets/cart-1.js',
    css: ['assets/cart-1.css', 'assets/shared-1.css'],
    imports: ['src/entry-client.tsx', '_shared.js'],
  },
  'src/screens/HomeScreen.tsx': { file: 'assets/home-1.js', css: ['assets/home-1.css'] },
};

it('lists the entry script, and the styles and chunks of the current page only', () => {
  write(MANIFEST);
  expect(readAssets(folder)('src/screens/CartScreen.tsx')).toEqual({
    script: '/assets/entry-1.js',
    styles: ['/assets/shared-1.css', '/assets/entry-1.css', '/assets/cart-1.css'],
    preloads: ['/assets/shared-1.js', '/assets/cart-1.js'],
    fonts: ['/assets/words-1.woff2'],
  });
});

it('returns the common assets for a page without its own chunk', () => {
  write(MANIFEST);
  expect(readAssets(folder)('src/screens/Unknown.tsx')).toEqual({
    script: '/assets/entry-1.js',
    styles: ['/assets/shared-1.css', '/assets/entry-1.css'],
    preloads: ['/assets/shared-1.js'],
    fonts: ['/assets/words-1.woff2'],
  });
});

it('includes the styles of chunks that the page loads later, without those that the server does not render', () => {
  write({
    ...MANIFEST,
    'src/screens/HomeScreen.tsx': {
      file: 'assets/home-1.js',
      dynamicImports: ['src/screens/News.tsx', 'src/screens/Members.tsx'],
    },
    'src/screens/News.tsx': { file: 'assets/news-1.js', css: ['assets/news-1.css'] },
    'src/screens/Members.tsx': { file: 'assets/members-1.js', css: ['assets/members-1.css'] },
  });
  const assetsOf = readAssets(folder);
  const members = assetsOf('src/screens/HomeScreen.tsx').styles;
  expect(members).toEqual(expect.arrayContaining(['/assets/news-1.css', '/assets/members-1.css']));
  const others = assetsOf('src/screens/HomeScreen.tsx', ['src/screens/Members.tsx']).styles;
  expect(others).toEqual(members.filter((style) => style !== '/assets/members-1.css'));
});

it('explains how to fix an incomplete build', () => {
  write({});
  expect(() => readAssets(folder)).toThrow('Build it again.');
});
