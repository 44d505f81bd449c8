// Creates consumer applications: folders outside of this repository, in which npm installs the packages.
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { filesBelow } from '../../pack/libraries.mjs';

/** Creates the folder of all applications of one run. */
export function makeGround() {
  const ground = mkdtempSync(join(tmpdir(), 'foolscap-packages-'));
  writeFileSync(join(ground, 'npmrc'), 'audit=false\nfund=false\nupdate-notifier=false\n');
  return {
    ground,
    remove: () => rmSync(ground, { recursive: true, force: true, maxRetries: 3 }),
  };
}

/** Returns the environment of a shell, without the variables that npm passes to its scripts, and without any proxy. */
const cleanEnvironment = () =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_|^(https?_)?proxy$/i.test(name)));

/**
 * Creates an application and installs packages in it.
 *
 * @param {{ ground: string, name: string, origin: string, packages: string[] }} options `packages` as written after `npm install`
 * @returns {Promise<string>} its folder
 * @throws {Error} with npm's output
 */
export function installApplication({ ground, name, origin, packages }) {
  const app = join(ground, name);
  mkdirSync(app);
  writeFileSync(join(app, 'package.json'), JSON.stringify({ name: 'app', private: true, type: 'module' }));
  const settings = ['--registry', origin, '--cache', join(ground, 'cache'), '--ignore-scripts'];
  const where = ['--userconfig', join(ground, 'npmrc'), '--no-package-lock', '--loglevel', 'warn'];
  return new Promise((resolve, reject) => {
    execFile(
      'npm',
      ['install', ...settings, ...where, ...packages],
      { cwd: app, env: cleanEnvironment(), shell: process.platform === 'win32' },
      (error, out, err) => (error ? reject(new Error(`${name}: ${out}${err}`)) : resolve(app)),
    );
  });
}

/**
 * Finds every copy of every package in an application.
 *
 * @returns {Map<string, string[]>} versions by name
 */
export function copiesIn(app) {
  const copies = new Map();
  const look = (dir) => {
    for (const entry of readdirSync(dir, { withFileTypes: true })) {
      if (!entry.isDirectory() || entry.name.startsWith('.')) continue;
      const folder = join(dir, entry.name);
      if (entry.name.startsWith('@')) {
        look(folder);
        continue;
      }
      const { name, version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
      copies.set(name, [...(copies.get(name) ?? []), version]);
      const nested = join(folder, 'node_modules');
      if (statSync(nested, { throwIfNoEntry: false })?.isDirectory()) look(nested);
    }
  };
  look(join(app, 'node_modules'));
  return copies;
}

/** Measures an application's packages on disk, in bytes of their files. */
export const getSize = (app) =>
  filesBelow(join(app, 'node_modules')).reduce((total, file) => total + statSync(file).size, 0);
