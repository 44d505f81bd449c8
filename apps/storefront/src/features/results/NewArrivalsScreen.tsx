import type { FeatureExports } from '../../rendering/lazy-feature.tsx';
import { compareFeature } from '../compare/feature.ts';
import { Collection, loadCollection, type CollectionPage } from './Collection.tsx';

export const features = [compareFeature];

const NEW_ARRIVALS: CollectionPage = { path: '/new-arrivals', fixed: { isNew: 'true' }, sort: 'newest' };

export const load: FeatureExports['load'] = (address) => loadCollection(NEW_ARRIVALS, address);

/** The products introduced recently, the newest first. */
export default function NewArrivalsScreen() {
  return (
    <Collection
      page={NEW_ARRIVALS}
      title="New arrivals"
      description="What we added in the last three months."
      empty={{
        title: 'No new arrivals right now',
        text: 'We add products often. Until then, see what’s on sale.',
        href: '/deals',
        link: 'See deals',
      }}
    />
  );
}
