import type { TenantId } from '@foolscap/core/vocabulary';

interface ToggleRow {
  toggleName: string;
  values: readonly string[];
  /** Applies to both tenants when absent. */
  tenant?: TenantId;
}

/**
 * The table of feature toggles (decisions, "toggles"; storefront 6). A toggle is off when its value is 'false'; features that the shop does
 * not have yet are off.
 */
const TOGGLES: readonly ToggleRow[] = [
  { toggleName: 'chat', values: ['false'] },
  { toggleName: 'feedback', values: ['false'] },
  { toggleName: 'helpCenter', values: ['false'] },
  { toggleName: 'worklifeServices', values: ['false'] },
  { toggleName: 'footerFlyer', values: ['false'] },
  { toggleName: 'flyoutBanners', values: ['false'] },
  { toggleName: 'flyoutCategories', values: ['true'] },
  { toggleName: 'giftCardLink', values: ['false'] },
  { toggleName: 'recommendations', values: ['true'] },
  { toggleName: 'banners', values: ['true'] },
  { toggleName: 'popularCategories', values: ['true'] },
  ...[1, 2, 3, 4, 5, 6, 7, 8].map((step): ToggleRow => ({
    toggleName: `linkPlusRamp${step}`,
    values: ['false'],
    tenant: 'sba',
  })),
  { toggleName: 'CME', values: ['false'] },
  { toggleName: 'OME', values: ['false'] },
  { toggleName: 'ARE', values: ['false'] },
  { toggleName: 'zipCode', values: ['true'] },
];

export function togglesOf(tenant: TenantId): { toggleName: string; values: string[] }[] {
  return TOGGLES.filter((row) => row.tenant === undefined || row.tenant === tenant).map(
    ({ toggleName, values }) => ({ toggleName, values: [...values] }),
  );
}
