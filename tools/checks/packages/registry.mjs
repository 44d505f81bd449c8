// Starts a local package registry that serves the packages installed in this workspace, and the packed libraries. So applications install
// packages with npm itself, like a consumer, without a network.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { root } from '../../shop/build.mjs';
import { getTarball } from './tarball.mjs';

/** Lists the folders of all packages installed below a folder, nested ones included; links are workspaces. */
function* installedBelow(dir) {
  const modules = join(dir, 'node_modules');
  if (!existsSync(modules)) return;
  for (const entry of readdirSync(modules, { withFileTypes: true })) {
    if (!entry.isDirectory() || entry.name.startsWith('.')) continue;
    const folder = join(modules, entry.name);
    const inScope = entry.name.startsWith('@')
      ? readdirSync(folder, { withFileTypes: true })
          .filter((one) => one.isDirectory())
          .map((one) => join(folder, one.name))
      : [folder];
    for (const one of inScope) {
      yield one;
      yield* installedBelow(one);
    }
  }
}

const readJson = (dir) => {
  const file = join(dir, 'package.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
};

/**
 * @typedef {object} Release
 * @property {Record<string, any>} json its package.json
 * @property {() => Promise<Buffer> | Buffer} tarball
 */

/** Collects every installed version of every package, by name and version. The default version comes first. */
function installedReleases() {
  /** @type {Map<string, Map<string, Release>>} */
  const releases = new Map();
  const workspaces = ['apps', 'libs', 'tools'].flatMap((folder) =>
    readdirSync(join(root, folder)).map((name) => join(root, folder, name)),
  );
  for (const place of [root, ...workspaces]) {
    for (const dir of installedBelow(place)) {
      const json = readJson(dir);
      if (!json.name || !json.version) continue;
      const versions = releases.get(json.name) ?? new Map();
      releases.set(json.name, versions);
      let tarball;
      if (!versions.has(json.version))
        versions.set(json.version, { json, tarball: () => (tarball ??= getTarball(dir)) });
    }
  }
  return releases;
}

/** Returns the version that `npm install NAME` installs: that of this workspace, not one installed for tests. */
function findLatest(name, versions) {
  const { version } = readJson(join(root, 'node_modules', name));
  return versions.has(version) ? version : [...versions.keys()].at(-1);
}

/**
 * Starts the registry on a free port of the loopback address.
 *
 * @param {Map<string, Release>} published packed libraries by package name
 */
export async function startRegistry(published) {
  const releases = installedReleases();
  for (const [name, release] of published) releases.set(name, new Map([[release.json.version, release]]));
  const missing = new Set();
  let origin = '';

  const server = createServer(async (request, response) => {
    const [name, version] = decodeURIComponent(request.url ?? '')
      .slice(1)
      .split('/-/');
    const versions = releases.get(name);
    if (!versions) {
      missing.add(name);
      response.writeHead(404).end('{}');
    } else if (version) {
      response.end(await versions.get(version)?.tarball());
    } else {
      const entries = [...versions].map(([each, { json }]) => [
        each,
        { ...json, scripts: {}, dist: { tarball: `${origin}/${encodeURIComponent(name)}/-/${each}` } },
      ]);
      response.setHeader('content-type', 'application/json');
      response.end(
        JSON.stringify({
          name,
          'dist-tags': { latest: findLatest(name, versions) },
          versions: Object.fromEntries(entries),
        }),
      );
    }
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  origin = `http://127.0.0.1:${/** @type {import('node:net').AddressInfo} */ (server.address()).port}`;
  return {
    origin,
    /** Names that an installation requested and that are not available. */
    missing,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve(undefined));
        server.closeAllConnections();
      }),
  };
}
