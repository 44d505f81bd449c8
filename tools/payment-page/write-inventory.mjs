// Writes the inventory of the scripts of the checkout page. In a separate file, because tests cannot load Prettier.
import { readFileSync, writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { PAGE, readInventory } from './inventory.mjs';

const HEAD = '| script | needed for |\n| --- | --- |\n';

/** Writes the scripts into the page, keeping the purposes already listed; others are empty, which a test rejects. */
export async function writeInventory(names) {
  const text = readFileSync(PAGE, 'utf8');
  const purposes = readInventory(text);
  const rows = [...names].sort().map((name) => `| \`${name}\` | ${purposes.get(name) ?? ''} |`);
  const [before] = text.split(/^\| script/m);
  const [, after = ''] = /^\| script[\s\S]*?\n\n([\s\S]*)$/m.exec(text) ?? [];
  const whole = `${before}${HEAD}${rows.join('\n')}\n\n${after}`;
  writeFileSync(PAGE, await format(whole, { ...(await resolveConfig(PAGE)), filepath: PAGE }));
}
