// Installs libraries like published packages, in applications without any other part of this workspace.
import { readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from '../../shop/build.mjs';
import { readLibraries, withSiblings } from '../../pack/libraries.mjs';
import { packLibraries, twoAtATime } from '../../pack/pack.mjs';
import { installApplication, makeGround } from './consumer.mjs';
import { startRegistry } from './registry.mjs';

/**
 * @typedef {object} Pack
 * @property {string} name of the folder in libs/
 * @property {string} dir its sources
 * @property {string} file the package
 * @property {string} app folder of the application that has it
 * @property {string} own folder of the library's code in that application
 * @property {string} inside the package's folder in that application
 * @property {Record<string, any>} json its package.json
 * @property {string[]} needs the library and those that it depends on, the deepest last
 */

/** Returns the oldest version that a range of the form `^1.2.3` allows. */
const findOldest = (range) => range.replace(/^[\^~]/, '');

const { devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** The packages that tests install, by name: `react-redux` as `react-redux@9.2.0`. */
const OLDEST = new Map(
  Object.entries(devDependencies)
    .filter(([alias]) => alias.startsWith('@oldest/'))
    .map(([, source]) => source.slice('npm:'.length))
    .map((release) => [release.slice(0, release.lastIndexOf('@')), release]),
);

const importedIn = (markdown) => [
  ...new Set([...markdown.matchAll(/^import .* from '([^'.][^']*)';$/gm)].map(([, name]) => name)),
];

/**
 * An application that uses libraries.
 *
 * @typedef {object} Application
 * @property {string} app its folder
 * @property {Pack[]} packs
 */

/**
 * Lists the packages that an application installs to use every entry of its libraries: the tarballs, and the oldest allowed version of
 * each peer.
 *
 * @param {Pack[]} used
 * @param {Map<string, Pack>} packs
 */
function packagesFor(used, packs) {
  const needs = [...new Set(used.flatMap((pack) => pack.needs))];
  const tarballs = needs.map((needed) => packs.get(needed).file);
  const peers = Object.assign({}, ...needs.map((needed) => packs.get(needed).json.peerDependencies));
  const others = Object.entries(peers).filter(([name]) => !name.startsWith('@foolscap/'));
  // A README may show its library together with another package, which must then be installed.
  const shown = new Set(used.flatMap(({ dir }) => importedIn(readFileSync(join(dir, 'README.md'), 'utf8'))));
  return [
    ...tarballs,
    ...others.map(([name, range]) => `${name}@${findOldest(range)}`),
    ...[...shown].filter((name) => !(name in peers)).flatMap((name) => OLDEST.get(name) ?? []),
    ...(peers.react ? ['@types/react', '@types/react-dom'] : []),
  ];
}

/**
 * Packs libraries with their sibling dependencies, installs them in applications, and starts their registry. `ui` is always packed, because
 * the other libraries' style sheets are compared with its style sheet.
 *
 * @param {string[]} wanted names of libraries to create applications for; all when empty
 * @param {boolean} isApart whether each library has an application of its own, instead of one for all
 */
export async function packAll(wanted, isApart) {
  const libraries = readLibraries();
  const destination = join(root, 'out/packages');
  rmSync(destination, { recursive: true, force: true });
  const tarballs = await packLibraries(
    wanted.length === 0 ? [...libraries.keys()] : ['ui', ...wanted],
    destination,
  );
  const { ground, remove } = makeGround();
  /** @type {Map<string, Pack>} */
  const packs = new Map();
  for (const [name, file] of tarballs) {
    const { dir, json } = libraries.get(name);
    const app = join(ground, isApart ? `app-${name}` : 'app');
    const needs = withSiblings(libraries, [name]).reverse();
    const inside = join(app, 'node_modules/@foolscap', name);
    packs.set(name, { name, dir, json, file, app, own: join(app, name), inside, needs });
  }
  const registry = await startRegistry(
    new Map(
      [...packs.values()].map(({ json, file }) => [json.name, { json, tarball: () => readFileSync(file) }]),
    ),
  );
  const install = (name, packages) => installApplication({ ground, name, origin: registry.origin, packages });
  const chosen = [...packs.values()].filter(({ name }) => wanted.length === 0 || wanted.includes(name));
  /** @type {Application[]} */
  const applications = isApart
    ? chosen.map((pack) => ({ app: pack.app, packs: [pack] }))
    : [{ app: join(ground, 'app'), packs: chosen }];
  const clean = async () => {
    await registry.stop();
    remove();
  };
  try {
    await twoAtATime(applications, ({ app, packs: used }) =>
      install(basename(app), packagesFor(used, packs)),
    );
  } catch (error) {
    await clean();
    throw error;
  }
  return { packs, chosen, applications, install, clean };
}

/** Lists the code entries of a library: `components`, `ui` ... */
export const getEntries = ({ json }) =>
  Object.keys(json.exports)
    .filter((entry) => !/\.(json|css)$|scss$/.test(entry))
    .map((entry) => entry.slice(2));
