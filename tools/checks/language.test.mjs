import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { root } from '../shop/build.mjs';
import { languageFaults } from './language.mjs';

it('reports each avoided word with its page and line', () => {
  expect(languageFaults('docs/page.md', '# Page\n\nNobody reads it.\n\nThe colour is red.\n')).toEqual([
    'docs/page.md:3  “Nobody”: Name the role: no shopper, no caller, no other process.',
    'docs/page.md:5  “colour”: Use American spelling.',
  ]);
});

it('accepts plain English, and ignores code and links', () => {
  const page = 'Run `npm run anew`.\n\n```ts\nconst colour = 1;\n```\n\nSee [the record](said.md).\n';
  expect(languageFaults('docs/page.md', page)).toEqual([]);
});

it('fails for a page with an avoided word', () => {
  const folder = mkdtempSync(join(tmpdir(), 'language-'));
  const page = join(folder, 'page.md');
  const check = () =>
    execFileSync(process.execPath, ['tools/checks/language.mjs', relative(root, page)], { cwd: root });
  try {
    writeFileSync(page, 'The cart is read again.\n');
    expect(String(check())).toContain('1 pages, 0 avoided words');
    writeFileSync(page, 'The cart is read anew.\n');
    expect(check).toThrow('Command failed');
  } finally {
    rmSync(folder, { recursive: true });
  }
});
