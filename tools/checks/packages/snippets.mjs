// The code that READMEs and pages show, word for word in an application: the type checker and Vite read all of it.
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../shop/build.mjs';
import { blocksOf } from './readme.mjs';

/** Pages outside of libraries, and the library whose application has what they use. */
const PAGES = { cart: ['docs/teams.md'] };

/**
 * Writes every block of TypeScript and Sass into an application, as modules of their own.
 *
 * @param {import('./packed.mjs').Pack} pack its application is written already
 */
export function writeSnippets({ app, inside, name }) {
  const pages = [join(inside, 'README.md'), ...(PAGES[name] ?? []).map((page) => join(root, page))];
  for (const [place, page] of pages.entries()) {
    for (const { language, code, line } of blocksOf(readFileSync(page, 'utf8'))) {
      if (!['ts', 'tsx', 'scss'].includes(language)) continue;
      // Names tell where a complaint belongs: README-line-34.tsx.
      const file = `${place === 0 ? 'README' : 'page'}-line-${line}.${language}`;
      writeFileSync(join(app, file), code);
      if (language === 'scss') appendFileSync(join(app, 'main.ts'), `\nimport './${file}';`);
    }
  }
}
