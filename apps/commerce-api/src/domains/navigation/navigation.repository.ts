import { createSiteDocuments } from '../../kernel/documents/site-documents.ts';
import { DEFAULT_DOCUMENTS, type NavigationDocument } from './document.ts';

/** The versions of the navigation. */
export const { chooseDocument, listVersions, publishDocument, readActiveDocuments, readVersion, rollBack } =
  createSiteDocuments<NavigationDocument>({
    kind: 'navigation',
    noun: 'navigation',
    defaults: DEFAULT_DOCUMENTS,
  });
