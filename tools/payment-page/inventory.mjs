// Reads and writes the inventory of the scripts of the checkout page, docs/operators/payment-scripts.md.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { root } from '../shop/build.mjs';

const PAGE = join(root, 'docs/operators/payment-scripts.md');
const ROW = /^\| `([^`]+)` *\| (.*?) *\|$/gm;
const HEAD = '| script | needed for |\n| --- | --- |\n';

/** Reads why each script of the inventory is needed. @returns {Map<string, string>} by name */
export const readInventory = (text = readFileSync(PAGE, 'utf8')) =>
  new Map([...text.matchAll(ROW)].map(([, name, purpose]) => [name, purpose]));

/** Reads the names of the scripts of the build: their module or group, which stays the same when their content changes. @returns {Map<string, string>} by URL path */
export function readNames(manifest) {
  const chunks = Object.values(manifest).filter(({ file }) => file.endsWith('.js'));
  return new Map(chunks.map(({ file, src, name }) => [`/${file}`, (src ?? name).replace(/^(\.\.\/)+/, '')]));
}

/** Writes the scripts into the page, with the purposes that it names already; others are empty, which a test refuses. */
export async function writeInventory(names) {
  const text = readFileSync(PAGE, 'utf8');
  const purposes = readInventory(text);
  const rows = [...names].sort().map((name) => `| \`${name}\` | ${purposes.get(name) ?? ''} |`);
  const [before] = text.split(/^\| script/m);
  const [, after = ''] = /^\| script[\s\S]*?\n\n([\s\S]*)$/m.exec(text) ?? [];
  const whole = `${before}${HEAD}${rows.join('\n')}\n\n${after}`;
  writeFileSync(PAGE, await format(whole, { ...(await resolveConfig(PAGE)), filepath: PAGE }));
}
