import { type DemoPart, getVersion } from '../../kernel/database/demo-data.ts';
import { readPageFile } from './page-file.ts';
import { writePages } from './publishing.ts';

/** Loads the files only when a database is filled, because tools that load the API without Vite cannot read them. */
const readFiles = async () => (await import('./starter-files.ts')).STARTER_FILES;

/** The pages that every shop begins with: help, and information about the shop. Pages that the operator has changed are kept. */
export const starterContent: DemoPart = {
  name: 'content',
  version: async () => getVersion(await readFiles()),
  async apply(trx) {
    const pages = Object.entries(await readFiles()).map(([name, text]) => readPageFile(name, text));
    const { written } = await writePages(trx, pages, { source: 'starter' });
    return { added: 0, changed: written.length, retired: 0 };
  },
};
