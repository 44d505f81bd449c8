// Completes package-lock.json. Some registries lack the binaries of some platforms. npm then omits those packages from the lock file, and
// `npm ci` rejects it. Adds each of them with its version and platform, as npm would.
//   node tools/checks/complete-lockfile.mjs            after a change of dependencies
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../shop/build.mjs';

const file = join(root, 'package-lock.json');
const lock = JSON.parse(readFileSync(file, 'utf8'));

/** Returns the platform fields that npm writes, inferred from the name of the package. */
function getPlatform(name) {
  const words = name.split(/[/-]/);
  const has = (...choices) => choices.find((word) => words.includes(word));
  const os = {
    darwin: 'darwin',
    win32: 'win32',
    windows: 'win32',
    linux: 'linux',
    linuxmusl: 'linux',
    android: 'android',
    freebsd: 'freebsd',
    openbsd: 'openbsd',
    netbsd: 'netbsd',
    sunos: 'sunos',
    aix: 'aix',
    openharmony: 'openharmony',
  };
  const cpu = {
    x64: 'x64',
    arm64: 'arm64',
    arm: 'arm',
    ia32: 'ia32',
    ppc64: 'ppc64',
    s390x: 's390x',
    riscv64: 'riscv64',
    loong64: 'loong64',
    mips64el: 'mips64el',
    wasm32: 'wasm32',
  };
  const system = has(...Object.keys(os));
  const processor = has(...Object.keys(cpu));
  return { ...(processor ? { cpu: [cpu[processor]] } : {}), ...(system ? { os: [os[system]] } : {}) };
}

let added = 0;
for (const [place, entry] of Object.entries(lock.packages)) {
  for (const [name, range] of Object.entries(entry.optionalDependencies ?? {})) {
    // Such packages are released together, so the lowest version of the range exists.
    const version = /^[\^~]?(\d+\.\d+\.\d+\S*)$/.exec(range)?.[1];
    if (!version) continue;
    // The places where Node looks for it, from the package itself up to the root. If the root has another version, it is next to the
    // package.
    const beside = place.slice(0, place.lastIndexOf('node_modules/'));
    const places = [`${place}/node_modules/${name}`, `${beside}node_modules/${name}`, `node_modules/${name}`];
    if (
      places.some(
        (path) => lock.packages[path] && (/^[\^~]/.test(range) || lock.packages[path].version === version),
      )
    )
      continue;
    const free = lock.packages[`node_modules/${name}`]
      ? `${beside}node_modules/${name}`
      : `node_modules/${name}`;
    lock.packages[free] = {
      version,
      ...getPlatform(name),
      dev: entry.dev,
      optional: true,
      engines: entry.engines,
    };
    added += 1;
  }
}
lock.packages = Object.fromEntries(
  Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)),
);
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`${added} packages of other platforms added.`);
