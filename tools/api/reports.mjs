// Generates the API reference of each library from its entries and their TSDoc: libs/NAME/API.md.
import { join } from 'node:path';
import { describe } from './describe.mjs';
import { readEntries } from './program.mjs';

/**
 * Generates the reports of libraries as text.
 *
 * @param {string[]} [names] of folders in libs/; all by default
 * @returns {{ name: string, file: string, text: string }[]}
 */
export function apiReports(names) {
  const { checker, libraries } = readEntries(names);
  return libraries.map(({ name, dir, entries }) => {
    const sections = entries.map(({ name: entry, source }) => {
      const module = checker.getSymbolAtLocation(source);
      const exported = module ? checker.getExportsOfModule(module) : [];
      const sorted = [...exported].sort((one, other) => (one.name < other.name ? -1 : 1));
      return [`## ${entry}`, ...sorted.map((symbol) => describe(checker, symbol))].join('\n\n');
    });
    const head = `# API of @foolscap/${name}\n\nGenerated from the sources by \`npm run api:update\`.`;
    return { name, file: join(dir, 'API.md'), text: `${[head, ...sections].join('\n\n')}\n` };
  });
}
