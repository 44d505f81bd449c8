import { join } from 'node:path';
import { toPseudo } from './pseudo-locale.mjs';
import { translations } from './translations.mjs';

const HEADER = join(__dirname, '../../libs/header/src/ui');

/** Resolves an import of a file as Vite does with the plugin for a language. */
const resolve = (language, source, importer = join(HEADER, 'Footer/Footer.tsx')) =>
  translations(language).resolveId.call(
    { resolve: async (specifier, from) => ({ id: join(from, '..', specifier) }) },
    source,
    importer,
    {},
  );

describe('a build for French', () => {
  it('reads the translation of a table', async () =>
    expect(await resolve('fr-CA', '../messages.ts')).toBe(join(HEADER, 'messages.fr-CA.ts')));

  it('reads other modules, and tables without a translation, as they are', async () => {
    expect(await resolve('fr-CA', './Footer.module.scss')).toBeNull();
    expect(await resolve('fr-CA', '../no-messages.ts')).toBeNull();
  });

  it('lets a translation read its English table', async () =>
    expect(await resolve('fr-CA', './messages.ts', join(HEADER, 'messages.fr-CA.ts'))).toBeNull());
});

describe('the pseudo-locale', () => {
  it('replaces each exported table', async () => {
    const id = await resolve('pseudo', '../messages.ts');
    const code = translations('pseudo').load(id);
    expect(code).toContain('export const HEADER_MESSAGES = toPseudo(english.HEADER_MESSAGES);');
    expect(code).toContain(JSON.stringify(join(HEADER, 'messages.ts')));
    // The module itself reads the original.
    expect(await resolve('pseudo', '../messages.ts', id)).toBeNull();
  });

  it('lengthens texts by two fifths, with accents, also those of functions and within groups', () => {
    const { search, count, codes } = toPseudo({
      search: 'Search products',
      count: (items) => `${items} items`,
      codes: ['OK'],
    });
    expect(search).toMatch(/^Šéàrçh prôdûçtš \S/);
    expect(search.length).toBeGreaterThanOrEqual(Math.floor('Search products'.length * 1.4));
    expect(count(12)).toMatch(/^12 îtémš /);
    expect(codes).toHaveLength(1);
  });

  it('keeps numbers and signs', () => expect(toPseudo({ dash: '–', n: 3 })).toEqual({ dash: '–', n: 3 }));
});
