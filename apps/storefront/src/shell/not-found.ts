import { lazyFeature } from '../rendering/lazy-feature.tsx';

/** The page for missing data, within the page that would show it. In its own chunk, because most pages have their data. */
export const notFound = lazyFeature(() => import('./NotFoundScreen.tsx'), { as: 'section' });
