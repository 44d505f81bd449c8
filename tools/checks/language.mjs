// Checks the English of Markdown pages: README files, docs and MDX. ESLint checks comments and test titles with the same list of words
// (tools/lint/plain-english.mjs).
//   node tools/checks/language.mjs [FILE...]     only these files
import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { avoidedWords } from '../lint/plain-english.mjs';
import { root } from '../shop/build.mjs';

/** Pages that are written for people. Generated pages, such as changelogs, are left out. */
const PAGE = /^(README\.md|docs\/.+\.md|(apps|libs)\/[^/]+\/README\.md|tools\/.+\.md|.+\.mdx)$/;

const SKIPPED = new Set([
  'node_modules',
  'dist',
  'out',
  'data',
  '.git',
  '.nx',
  'storybook-static',
  'coverage',
]);

/** Lists all pages of a folder and the folders below it, as paths from the root. */
function pagesBelow(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return SKIPPED.has(entry.name) ? [] : pagesBelow(path);
    const page = relative(root, path).replaceAll('\\', '/');
    return PAGE.test(page) ? [page] : [];
  });
}

/**
 * Finds avoided words in a page.
 *
 * @param {string} page path for the messages
 * @param {string} text
 * @returns {string[]} a message for each word, with its line
 */
export const languageFaults = (page, text) =>
  avoidedWords(text).map(
    ({ index, word, instead }) => `${page}:${text.slice(0, index).split('\n').length}  “${word}”: ${instead}`,
  );

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const named = process.argv.slice(2);
  const pages = (named.length > 0 ? named : pagesBelow(root)).filter((page) => existsSync(join(root, page)));
  const faults = pages.flatMap((page) => languageFaults(page, readFileSync(join(root, page), 'utf8')));
  for (const fault of faults) console.log(fault);
  console.log(`${pages.length} pages, ${faults.length} avoided words`);
  process.exitCode = faults.length > 0 ? 1 : 0;
}
