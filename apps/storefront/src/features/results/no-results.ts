import { lazyFeature } from '../../rendering/lazy-feature.tsx';
import type { NoResultsProps } from './NoResults.tsx';

/** In its own chunk, because most lists have results. */
export const noResults = lazyFeature<NoResultsProps>(() => import('./NoResults.tsx'), { as: 'section' });
