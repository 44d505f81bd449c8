import type { FeatureExports } from '../../rendering/lazy-feature.tsx';
import { compareFeature } from '../compare/feature.ts';
import { Collection, loadCollection, type CollectionPage } from './Collection.tsx';

export const features = [compareFeature];

const DEALS: CollectionPage = { path: '/deals', fixed: { onSale: 'true' }, sort: 'saving' };

export const load: FeatureExports['load'] = (address) => loadCollection(DEALS, address);

/** Everything that is on sale for the shopper, the biggest discount first. */
export default function DealsScreen() {
  return (
    <Collection
      page={DEALS}
      title="Deals"
      description="Everything on sale now, from every department."
      empty={{
        title: 'No deals right now',
        text: 'New deals start often. Until then, see what’s new.',
        href: '/new-arrivals',
        link: 'See new arrivals',
      }}
    />
  );
}
