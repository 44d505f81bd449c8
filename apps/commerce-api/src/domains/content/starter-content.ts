import { type DemoPart, getVersion } from '../../kernel/database/demo-data.ts';
import { readPageFile } from './page-file.ts';
import { writePages } from './publishing.ts';

declare global {
  interface ImportMeta {
    /** Vite's import of all files that match a pattern, as texts. */
    glob<T>(pattern: string, options: { query: '?raw'; import: 'default'; eager: true }): Record<string, T>;
  }
}

/** The pages of a new shop, by file name. Vite reads them at build time. */
const FILES = import.meta.glob<string>('./starter/*.md', { query: '?raw', import: 'default', eager: true });

/** The pages that every shop begins with: help, and information about the shop. Pages that the operator has changed are kept. */
export const starterContent: DemoPart = {
  name: 'content',
  version: () => getVersion(FILES),
  async apply(trx) {
    const pages = Object.entries(FILES).map(([name, text]) => readPageFile(name, text));
    const { written } = await writePages(trx, pages, { source: 'starter' });
    return { added: 0, changed: written.length, retired: 0 };
  },
};
