import { ImportItems } from '@foolscap/lists/feature';
import { listImportsPart } from '../../parts/list-imports.part.ts';

export const parts = [listImportsPart];

/** The import of a file into a list, with a part of its own. */
export default ImportItems;
