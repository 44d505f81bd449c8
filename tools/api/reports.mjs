// Lists the public API of each library, read from its entries: libs/NAME/api.txt.
import { join } from 'node:path';
import { describe } from './describe.mjs';
import { readEntries } from './program.mjs';

const WIDTH = 120;

/** Fills lines with words. */
function wrap(words) {
  const lines = [];
  for (const word of words) {
    const line = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && line.length <= WIDTH) lines[lines.length - 1] = line;
    else lines.push(word);
  }
  return lines;
}

/**
 * Generates the lists of libraries as text.
 *
 * @param {string[]} [names] of folders in libs/; all by default
 * @returns {{ name: string, file: string, text: string }[]}
 */
export function apiReports(names) {
  const { checker, libraries } = readEntries(names);
  return libraries.map(({ name, dir, entries }) => {
    const lines = entries.flatMap(({ name: entry, source }) => {
      const module = checker.getSymbolAtLocation(source);
      const exported = (module ? checker.getExportsOfModule(module) : [])
        .sort((one, other) => (one.name < other.name ? -1 : 1))
        .map((symbol) => describe(checker, symbol));
      return [
        entry,
        ...exported.flatMap(({ line }) => line ?? []),
        ...wrap(exported.flatMap(({ mark }) => mark ?? [])),
      ].map((line, at) => (at === 0 ? line : `  ${line}`));
    });
    return { name, file: join(dir, 'api.txt'), text: `${lines.join('\n')}\n` };
  });
}
