// Puts the code of READMEs and pages, unchanged, into an application, so that the type checker and Vite check all of it.
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../shop/build.mjs';
import { getBlocks } from './readme.mjs';

/** Pages outside of libraries, and the library whose application has their dependencies. */
const PAGES = { cart: ['docs/teams.md'] };

/** Whether a block is a file of an example (`cart-screens.mjs`), which begins with its name and imports other files of the example. */
const isExampleFile = (code) => /^\/\/ [\w-]+\.tsx?\n/.test(code);

/**
 * Writes every block of TypeScript and Sass into an application, as separate modules of the library.
 *
 * @param {import('./packed.mjs').Pack} pack its code has been written
 */
export function writeSnippets({ own, inside, name }) {
  const pages = [join(inside, 'README.md'), ...(PAGES[name] ?? []).map((page) => join(root, page))];
  for (const [place, page] of pages.entries()) {
    for (const { language, code, line } of getBlocks(readFileSync(page, 'utf8'))) {
      if (!['ts', 'tsx', 'scss'].includes(language) || isExampleFile(code)) continue;
      // File names locate an error: README-line-34.tsx.
      const file = `${place === 0 ? 'README' : 'page'}-line-${line}.${language}`;
      writeFileSync(join(own, file), code);
      if (language === 'scss') appendFileSync(join(own, 'main.ts'), `\nimport './${file}';`);
    }
  }
}
