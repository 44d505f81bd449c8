// One copy of everything that two copies would break: React, the store, and our own libraries.
import { copiesIn, sizeOf } from './consumer.mjs';

/** Packages that hold contexts, stores or brands. Two copies of one do not know each other. */
const SINGLE = [
  /^react(-dom|-redux)?$/,
  /^redux(-saga)?$/,
  /^@redux-saga\/core$/,
  /^@reduxjs\/toolkit$/,
  /^@foolscap\//,
];

/**
 * Says which packages an application has twice, or in another version than the oldest that it has chosen.
 *
 * @param {import('./packed.mjs').Pack} pack
 * @returns {string[]} complaints
 */
export function copiesOf({ app, json }) {
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

/** Entries that run where there is no browser, and need nothing but their library's own dependencies. */
export const BARE = ['contract', 'model'];

/** Packages that an installation for bare entries must not bring. */
const UNWANTED =
  /^(react(-dom|-redux)?|redux(-saga)?|@redux-saga\/.*|@reduxjs\/toolkit|axios|@base-ui\/.*|@foolscap\/ui)$/;

/** The most that an installation of one library for bare entries may take, in MB. */
const MOST = 4;

/**
 * @param {string} app application in which nothing but one library was installed
 * @returns {{ size: number, complaints: string[] }} size in MB
 */
export function bareInstallation(app) {
  const size = sizeOf(app) / 1_000_000;
  const brought = [...copiesIn(app).keys()].filter((name) => UNWANTED.test(name));
  const complaints = brought.map((name) => `brings ${name}`);
  if (size > MOST) complaints.push(`takes ${size.toFixed(1)} MB, ${MOST} are allowed`);
  return { size, complaints };
}
