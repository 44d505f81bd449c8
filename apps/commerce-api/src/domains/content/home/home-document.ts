import type { HomeDocument } from '@foolscap/content/contract';
import { createSiteDocuments, type SiteDefaults } from '../../../kernel/documents/site-documents.ts';
import sbaInFrench from './default-documents/sba.fr-CA.json' with { type: 'json' };
import sba from './default-documents/sba.json' with { type: 'json' };
import sdcInFrench from './default-documents/sdc.fr-CA.json' with { type: 'json' };
import sdc from './default-documents/sdc.json' with { type: 'json' };

/** The home pages of sites that have published none. The compiler reads JSON's literals as any string; a test checks them with the schema. */
export const DEFAULT_HOMES = {
  sdc: { all: sdc, fr_CA: sdcInFrench },
  sba: { all: sba, fr_CA: sbaInFrench },
} as unknown as SiteDefaults<HomeDocument>;

/** The versions of the home page. */
export const homeDocuments = createSiteDocuments<HomeDocument>({
  kind: 'home',
  noun: 'home page',
  defaults: DEFAULT_HOMES,
  hasPreview: true,
});
