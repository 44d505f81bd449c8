// `npm run release:version`: turns the notes in .changeset into versions and changelogs. All libraries share one version, so each requires
// its siblings in that version or newer; changesets does not update peer ranges.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readLibraries } from '../pack/libraries.mjs';
import { root, run } from '../shop/build.mjs';
import { isReleased, raiseSiblings } from './siblings.mjs';

const libraries = [...readLibraries().values()];
const siblings = new Set(libraries.map(({ json }) => json.name));
const libraryFolders = libraries.map(({ dir }) => dir);
const folders = [...libraryFolders, join(root, 'apps/storefront'), join(root, 'apps/commerce-api')];

/** Rewrites the package.json of folders. */
function rewrite(where, change) {
  for (const folder of where) {
    const file = join(folder, 'package.json');
    writeFileSync(file, `${JSON.stringify(change(JSON.parse(readFileSync(file, 'utf8'))), null, 2)}\n`);
  }
}

const [{ dir, json }] = libraries;
if (!isReleased(readFileSync(join(dir, 'CHANGELOG.md'), 'utf8'), json.version)) {
  // Changesets raises a prerelease of the version to the version itself, and ranges of siblings still fit.
  const before = `${json.version}-0`;
  rewrite(folders, (each) => raiseSiblings(each, before, siblings));
  rewrite(libraryFolders, (each) => ({ ...each, version: before }));
}
const changesets = join(root, 'node_modules/@changesets/cli/bin.js');
if (await run(process.execPath, [changesets, 'version'])) throw new Error('changesets failed.');
const [{ json: now }] = readLibraries().values();
rewrite(folders, (each) => raiseSiblings(each, now.version, siblings));
const shell = process.platform === 'win32';
if (await run('npm', ['install', '--package-lock-only', '--ignore-scripts'], { shell }))
  throw new Error('package-lock.json could not be written.');
await import('../checks/complete-lockfile.mjs');
