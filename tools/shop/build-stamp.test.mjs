import { mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { identifySources, isStamped, stamp } from './build-stamp.mjs';

let root;
const path = (name) => join(root, name);
const write = (name, text) => {
  mkdirSync(join(path(name), '..'), { recursive: true });
  writeFileSync(path(name), text);
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'build-stamp-'));
  write('apps/shop/src/main.ts', 'one');
  write('apps/shop/dist/main.js', 'one');
  write('package-lock.json', '{}');
});
afterEach(() => rmSync(root, { recursive: true }));

it.each([
  ['an edit', () => write('apps/shop/src/main.ts', 'two, longer')],
  ['a source in a folder named data', () => write('libs/stores/src/data/map.ts', '')],
  ['a new file', () => write('libs/cart/src/index.ts', '')],
  ['a deleted file', () => rmSync(path('apps/shop/src/main.ts'))],
  ['a renamed file', () => renameSync(path('apps/shop/src/main.ts'), path('apps/shop/src/start.ts'))],
  ['an older file in place of a newer one', () => utimesSync(path('apps/shop/src/main.ts'), 1, 1)],
  ['other packages', () => write('node_modules/.package-lock.json', '{}')],
])('notices %s', (_, change) => {
  const before = identifySources(root);
  expect(identifySources(root)).toBe(before);
  change();
  expect(identifySources(root)).not.toBe(before);
});

it('ignores what a build, a test or the shop writes', () => {
  const before = identifySources(root);
  write('apps/shop/dist/main.js', 'two, longer');
  write('apps/shop/data/database/1', '');
  write('libs/cart/node_modules/x/index.js', '');
  expect(identifySources(root)).toBe(before);
});

it('is a build of the sources only in folders that were stamped and not replaced since', () => {
  const folders = [path('apps/shop/dist'), path('apps/api/dist')];
  mkdirSync(folders[1], { recursive: true });
  stamp([folders[0]], 'a');
  expect(isStamped(folders, 'a')).toBe(false);
  stamp(folders, 'a');
  expect(isStamped(folders, 'a')).toBe(true);
  expect(isStamped(folders, 'b')).toBe(false);
  rmSync(folders[1], { recursive: true });
  expect(isStamped(folders, 'a')).toBe(false);
});
