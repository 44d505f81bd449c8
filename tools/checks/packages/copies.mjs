// Checks that there is only one copy of each package that must be a singleton: React, the store, and the libraries themselves.
import { copiesIn, getSize } from './consumer.mjs';

/** Packages with contexts, stores or brands, which are not shared between two copies. */
const SINGLE = [
  /^react(-dom|-redux)?$/,
  /^redux(-saga)?$/,
  /^@redux-saga\/core$/,
  /^@reduxjs\/toolkit$/,
  /^@foolscap\//,
];

/**
 * Lists packages of which an application has two copies, or another version than the oldest allowed one.
 *
 * @param {import('./packed.mjs').Pack} pack
 * @returns {string[]} complaints
 */
export function getCopies({ app, json }) {
  const copies = copiesIn(app);
  const twice = [...copies]
    .filter(([name, versions]) => versions.length > 1 && SINGLE.some((pattern) => pattern.test(name)))
    .map(([name, versions]) => `${name} is there ${versions.length} times: ${versions.join(', ')}`);
  const declared = Object.entries(json.peerDependencies ?? {}).filter(
    ([name]) => !name.startsWith('@foolscap/'),
  );
  const others = declared
    .filter(([name, range]) => !copies.get(name)?.includes(range.replace(/^\^/, '')))
    .map(
      ([name, range]) =>
        `${name} ${range} is not installed in its oldest version, but in ${copies.get(name)}`,
    );
  return [...twice, ...others];
}

/** Entries that run without a browser, and need only their library's own dependencies. */
export const BARE = ['contract', 'model'];

/** Packages that an installation for these entries must not include. */
const UNWANTED =
  /^(react(-dom|-redux)?|redux(-saga)?|@redux-saga\/.*|@reduxjs\/toolkit|axios|@base-ui\/.*|@foolscap\/ui)$/;

/**
 * Maximum size of an installation of one library for these entries, in MB. The largest, the cart, takes 4.3, including the code of its
 * screens, which is not loaded. An accidental dependency takes more than the rest.
 */
const MOST = 4.5;

/**
 * Measures an installation.
 * @param {string} app application with nothing but one library
 * @returns {{ size: number, complaints: string[] }} size in MB
 */
export function bareInstallation(app) {
  const size = getSize(app) / 1_000_000;
  const brought = [...copiesIn(app).keys()].filter((name) => UNWANTED.test(name));
  const complaints = brought.map((name) => `brings ${name}`);
  if (size > MOST) complaints.push(`takes ${size.toFixed(1)} MB, ${MOST} are allowed`);
  return { size, complaints };
}
