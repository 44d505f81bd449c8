// `npm run pack -- LIBRARY...`: builds libraries with their sibling dependencies and packs them into out/, ready to install.
// `npm run pack -- --all` does so with every library.
import { execFile, execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { ensureBuilt, root } from '../shop/build.mjs';
import { filesBelow, installCommand, readLibraries, withDependencies, withSiblings } from './libraries.mjs';

const run = promisify(execFile);
const TSC = join(root, 'node_modules/typescript-native/bin/tsc');

/** Returns the name of the tarball that npm creates for a library. */
const getTarball = ({ json }) => `${json.name.replace('@', '').replace('/', '-')}-${json.version}.tgz`;

/** Runs at most two tasks in parallel, because typical machines have two cores. */
export async function twoAtATime(things, work) {
  const waiting = [...things];
  const worker = async () => {
    while (waiting.length > 0) await work(waiting.shift());
  };
  await Promise.all([worker(), worker()]);
}

/**
 * Builds libraries: scripts and style sheets through Nx, then declarations. Declarations are always rewritten, because Nx may have restored
 * outdated ones together with the scripts. In an Nx task they are built and declared, because such a task depends on both.
 *
 * @param {import('./libraries.mjs').Library[]} libraries
 */
async function build(libraries) {
  if (process.env.NX_TASK_TARGET_PROJECT) return;
  await ensureBuilt(libraries.map(({ json }) => json.name));
  for (const { dir } of libraries) {
    for (const file of filesBelow(join(dir, 'dist'))) if (/(\.d\.ts|\.tsbuildinfo)$/.test(file)) rmSync(file);
  }
  execFileSync(process.execPath, [TSC, '-b', ...libraries.map(({ dir }) => dir)], {
    cwd: root,
    stdio: 'inherit',
  });
}

/**
 * Packs libraries and their sibling dependencies.
 *
 * @param {string[]} names
 * @param {string} destination folder, created if missing
 * @returns {Promise<Map<string, string>>} the tarball of each packed library, dependencies first
 */
export async function packLibraries(names, destination) {
  const libraries = readLibraries();
  const packed = withSiblings(libraries, names).map((name) => libraries.get(name));
  await build(packed);
  mkdirSync(destination, { recursive: true });
  const folders = packed.map(({ dir }) => dir);
  await run('npm', ['pack', ...folders, '--pack-destination', destination, '--ignore-scripts'], {
    cwd: root,
    shell: process.platform === 'win32',
  });
  return new Map(packed.map((library) => [library.name, join(destination, getTarball(library))]));
}

async function main(given) {
  const libraries = readLibraries();
  const names = given.includes('--all') ? [...libraries.keys()] : given;
  if (names.length === 0) {
    const known = [...libraries.keys()].join(', ');
    throw new Error(
      `Name the libraries to pack, for example: npm run pack -- cart. The libraries are: ${known}.`,
    );
  }
  const tarballs = await packLibraries(names, join(root, 'out'));
  for (const file of tarballs.values())
    console.log(`${relative(root, file)}  ${Math.ceil(statSync(file).size / 1000)} kB`);
  console.log('\nInstall them in your application with one command:\n');
  console.log(installCommand([...tarballs.values()]));

  const bare = withDependencies(libraries, names);
  if (bare.length === tarballs.size) return;
  console.log('\nFor /contract and /model alone, without React:\n');
  console.log(installCommand(bare.map((name) => tarballs.get(name))));
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  await main(process.argv.slice(2)).catch((error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}
