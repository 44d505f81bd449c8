import { lazySection } from '../../rendering/lazy-section.tsx';

const load = () => import('./ListImport.tsx');

/** The import of a file into a list, which loads beside its page. */
export const listImport = lazySection<{ listId: string }>(load);
