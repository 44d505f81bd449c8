import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Tables of messages, and the default locale. Other modules have no translations. */
const TRANSLATED = /(?:messages|default-locale)\.ts$/;
const PSEUDO = '?pseudo';
const pseudoModule = fileURLToPath(new URL('pseudo-locale.mjs', import.meta.url));

/**
 * Builds for one language: each table of messages is replaced by the file beside it with the locale in its name
 * (`messages.ts` by `messages.fr-CA.ts`), so that pages load the texts of their language only.
 *
 * @param {string} locale `fr-CA`, or `pseudo` for lengthened texts with accents, which show what a longer language
 * would cut; English tables without such a file stay
 */
export const translations = (locale) => ({
  name: 'translations',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    if (!importer || !TRANSLATED.test(source) || importer.endsWith(PSEUDO)) return null;
    const found = await this.resolve(source, importer, { ...options, skipSelf: true });
    if (!found || found.id.includes('/node_modules/')) return null;
    if (locale === 'pseudo') return found.id.endsWith('messages.ts') ? found.id + PSEUDO : null;
    const twin = found.id.replace(/\.ts$/, `.${locale}.ts`);
    // A translation may itself read the English table.
    return twin !== importer && existsSync(twin) ? twin : null;
  },
  load(id) {
    if (!id.endsWith(PSEUDO)) return null;
    const file = id.slice(0, -PSEUDO.length);
    const names = [...readFileSync(file, 'utf8').matchAll(/^export const (\w+)/gm)].map(([, name]) => name);
    const exported = names.map((name) => `export const ${name} = toPseudo(english.${name});`);
    return [
      `import { toPseudo } from ${JSON.stringify(pseudoModule)};`,
      `import * as english from ${JSON.stringify(file)};`,
      // What is not a table, such as functions that read one; the tables below take precedence.
      `export * from ${JSON.stringify(file)};`,
      ...exported,
    ].join('\n');
  },
});
