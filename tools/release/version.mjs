// `npm run release:version`: turns the notes in .changeset into versions and changelogs. All libraries share one version, so each requires
// its siblings in that version or newer; changesets does not update peer ranges.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readLibraries } from '../pack/libraries.mjs';
import { root, run } from '../shop/build.mjs';
import { raiseSiblings } from './siblings.mjs';

const changesets = join(root, 'node_modules/@changesets/cli/bin.js');
if (await run(process.execPath, [changesets, 'version'])) throw new Error('changesets failed.');
const libraries = [...readLibraries().values()];
const siblings = new Set(libraries.map(({ json }) => json.name));
const { version } = libraries[0].json;
const folders = [
  ...libraries.map(({ dir }) => dir),
  join(root, 'apps/storefront'),
  join(root, 'apps/commerce-api'),
];
for (const folder of folders) {
  const file = join(folder, 'package.json');
  const json = raiseSiblings(JSON.parse(readFileSync(file, 'utf8')), version, siblings);
  writeFileSync(file, `${JSON.stringify(json, null, 2)}\n`);
}
const shell = process.platform === 'win32';
if (await run('npm', ['install', '--package-lock-only', '--ignore-scripts'], { shell }))
  throw new Error('package-lock.json could not be written.');
await import('../checks/complete-lockfile.mjs');
