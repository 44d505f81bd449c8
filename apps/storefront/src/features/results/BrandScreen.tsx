import type { FeatureExports } from '../../rendering/lazy-feature.tsx';
import type { PageAddress } from '../../routing/page-address.ts';
import { useRouteParams } from '../../routing/route-params.ts';
import { compareFeature } from '../compare/feature.ts';
import { Collection, loadCollection, type CollectionPage } from './Collection.tsx';

export const features = [compareFeature];

/** The longest slug that the API accepts. A longer one is cut, so that no brand is found. */
const MAX_SLUG = 80;

function getBrandPage({ brand = '' }: PageAddress['params']): CollectionPage {
  const brandSlug = brand.replaceAll('\0', '').slice(0, MAX_SLUG) || '-';
  return { path: `/brands/${brandSlug}`, fixed: { brandSlug }, sort: 'popular' };
}

export const load: FeatureExports['load'] = (address) =>
  loadCollection(getBrandPage(address.params), address);

/** The products of one brand. */
export default function BrandScreen() {
  return (
    <Collection page={getBrandPage(useRouteParams())} parents={[{ label: 'Brands', href: '/brands' }]} />
  );
}
