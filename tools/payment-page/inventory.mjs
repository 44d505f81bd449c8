// Reads the inventory of the scripts of the checkout page, docs/operators/payment-scripts.md.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../shop/build.mjs';

/** The page of the inventory. */
export const PAGE = join(root, 'docs/operators/payment-scripts.md');
const ROW = /^\| `([^`]+)` *\| (.*?) *\|$/gm;

/** Reads why each script of the inventory is needed. @returns {Map<string, string>} by name */
export const readInventory = (text = readFileSync(PAGE, 'utf8')) =>
  new Map([...text.matchAll(ROW)].map(([, name, purpose]) => [name, purpose]));

/**
 * Reads the names of the scripts of the build: their module, or the library or area that most of their modules belong to. The names stay
 * the same when the content changes. Several scripts may have the same name.
 *
 * @returns {Map<string, string>} by URL path
 */
export function readNames(manifest) {
  const chunks = Object.values(manifest).filter(({ file }) => file.endsWith('.js'));
  return new Map(
    chunks.map(({ file, src, name }) => [`/${file}`, (src ?? name).replace(/^(\.\.\/)+|~\d+$/g, '')]),
  );
}
