// Every library as it would be published, and empty applications that have nothing else of ours.
import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../../shop/build.mjs';

const run = promisify(execFile);
const room = join(root, 'out/packages');

/** Does two at a time: there are two cores. */
export async function twoAtATime(things, work) {
  const waiting = [...things];
  const worker = async () => {
    while (waiting.length > 0) await work(waiting.shift());
  };
  await Promise.all([worker(), worker()]);
}

/**
 * @typedef {object} Pack
 * @property {string} name   of the folder in libs/
 * @property {string} dir    its sources
 * @property {string} file   the package
 * @property {string} app    folder of its application
 * @property {string} inside the package's folder in that application
 * @property {Record<string, any>} json its package.json
 * @property {string[]} needs it and those of ours that it depends on, the deepest last
 */

/** Packs every library and puts each, with what it depends on, into an application of its own. */
export async function packAll() {
  rmSync(room, { recursive: true, force: true });
  mkdirSync(room, { recursive: true });
  const names = readdirSync(join(root, 'libs'));
  /** @type {Map<string, Pack>} */
  const packs = new Map();
  for (const name of names) {
    const dir = join(root, 'libs', name);
    const json = JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8'));
    const app = join(room, `app-${name}`);
    const file = join(room, `${json.name.replace('@', '').replace('/', '-')}-${json.version}.tgz`);
    packs.set(name, {
      name,
      dir,
      json,
      file,
      app,
      inside: join(app, 'node_modules/@foolscap', name),
      needs: [],
    });
  }
  await twoAtATime(packs.values(), ({ dir }) =>
    run('npm', ['pack', '--pack-destination', room, '--ignore-scripts'], {
      cwd: dir,
      shell: process.platform === 'win32',
    }),
  );
  for (const pack of packs.values()) pack.needs = [...withDependencies(packs, pack.name)];
  await twoAtATime(packs.values(), async ({ app, needs }) => {
    // Our own libraries come from their packages; what they ask for of others lies where npm has put it, above.
    for (const needed of needs) {
      const target = join(app, 'node_modules/@foolscap', needed);
      mkdirSync(target, { recursive: true });
      await run('tar', ['-xzf', packs.get(needed).file, '-C', target, '--strip-components=1']);
    }
    writeFileSync(join(app, 'package.json'), JSON.stringify({ name: 'app', private: true, type: 'module' }));
  });
  return packs;
}

/** A library and those of ours that it depends on. */
function withDependencies(packs, name, found = new Set()) {
  if (found.has(name)) return found;
  found.add(name);
  for (const dependency of Object.keys(packs.get(name).json.dependencies ?? {})) {
    if (dependency.startsWith('@foolscap/'))
      withDependencies(packs, dependency.slice('@foolscap/'.length), found);
  }
  return found;
}

/** The entries of a library that are code: `components`, `ui` ... */
export const entriesOf = ({ json }) =>
  Object.keys(json.exports)
    .filter((entry) => !/\.(json|css)$|scss$/.test(entry))
    .map((entry) => entry.slice(2));
