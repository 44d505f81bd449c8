// Compares the API list of each library with its sources, so that no change of the public API goes unnoticed.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { apiReports } from '../api/reports.mjs';
import { root } from '../shop/build.mjs';

const folder = join(root, 'out/api');
mkdirSync(folder, { recursive: true });

let differ = false;
for (const { name, file, text } of apiReports()) {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) continue;
  differ = true;
  const now = join(folder, `${name}.txt`);
  writeFileSync(now, text);
  const { stdout } = spawnSync(
    'git',
    ['diff', '--no-index', '--no-color', '--unified=0', '--word-diff=plain', '--', file, now],
    {
      encoding: 'utf8',
    },
  );
  console.log(`${relative(root, file)} is out of date:\n${stdout}`);
}
if (differ) {
  console.log(
    'The public API has changed. If that is intended: npm run api:update, then a note in .changeset (docs/versions.md).',
  );
  process.exitCode = 1;
}
