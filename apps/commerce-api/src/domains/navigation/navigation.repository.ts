import {
  type ActiveDocument,
  createSiteDocuments,
  type PlacedDocument,
  type SitePlace,
} from '../../kernel/documents/site-documents.ts';
import { DEFAULT_DOCUMENTS, type NavigationDocument } from './document.ts';

const { chooseDocument: chooseVersion, ...versions } = createSiteDocuments<NavigationDocument>({
  kind: 'navigation',
  noun: 'navigation',
  defaults: DEFAULT_DOCUMENTS,
});

/** The versions of the navigation. */
export const { listVersions, publishDocument, readActiveDocuments, readVersion, rollBack } = versions;

/** Gives a document without a main row of the header that of the default document. */
export const addDefaultBar = (document: NavigationDocument, place: SitePlace): NavigationDocument => ({
  bar: chooseVersion([], place).document.bar!,
  ...document,
});

/** Chooses the document for a user. */
export function chooseDocument(
  documents: readonly ActiveDocument<NavigationDocument>[],
  place: SitePlace,
): PlacedDocument<NavigationDocument> {
  const { version, document } = chooseVersion(documents, place);
  return { version, document: addDefaultBar(document, place) };
}
