const SECTIONS = ['dependencies', 'peerDependencies', 'devDependencies'];

/** Returns whether the changelog of a library has an entry for a version. */
export const isReleased = (changelog, version) => changelog.split('\n').includes(`## ${version}`);

/**
 * Raises the ranges of siblings in a package.json.
 *
 * @param {Record<string, any>} json changed in place
 * @param {string} version
 * @param {ReadonlySet<string>} siblings names of packages
 */
export function raiseSiblings(json, version, siblings) {
  for (const section of SECTIONS) {
    for (const name of Object.keys(json[section] ?? {}))
      if (siblings.has(name)) json[section][name] = `^${version}`;
  }
  return json;
}
