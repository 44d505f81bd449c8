import type { HomeDocument } from '@foolscap/content/contract';
import { createSiteDocuments } from '../../../kernel/documents/site-documents.ts';
import type { TenantId } from '@foolscap/core/vocabulary';
import sba from './default-documents/sba.json' with { type: 'json' };
import sdc from './default-documents/sdc.json' with { type: 'json' };

/** The home pages of sites that have published none. The compiler reads JSON's literals as any string; a test checks them with the schema. */
export const DEFAULT_HOMES = { sdc, sba } as unknown as Readonly<Record<TenantId, HomeDocument>>;

/** The versions of the home page. */
export const homeDocuments = createSiteDocuments<HomeDocument>({
  kind: 'home',
  noun: 'home page',
  defaults: DEFAULT_HOMES,
  hasPreview: true,
});
