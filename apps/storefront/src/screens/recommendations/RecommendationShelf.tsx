import { RECOMMENDATION_HEADINGS } from '@foolscap/tiles/model';
import { getShownItems, getShownScheme } from '@foolscap/tiles/state';
import { RecommendationRow } from '@foolscap/tiles/ui';
import { recommendationsPart } from '../../parts/recommendations.part.ts';
import { Tiles } from '../Tiles.tsx';
import { useRecommendations, type RecommendationQuery } from './use-recommendations.ts';

export const parts = [recommendationsPart];

export interface RecommendationShelfProps extends RecommendationQuery {
  /** In a drawer or flyout, tiles open no drawers of their own. */
  inDrawer?: boolean;
}

/** Requests and shows the recommended products of a slot. */
export default function RecommendationShelf({ inDrawer = false, ...query }: RecommendationShelfProps) {
  const { held, retry } = useRecommendations(query);
  const items = getShownItems(held);
  const scheme = getShownScheme(held);
  // In a drawer, a failure of recommendations would distract from the outcome that it reports.
  if (!held || !scheme || (inDrawer && held.phase === 'failed')) return null;
  return (
    <RecommendationRow
      heading={RECOMMENDATION_HEADINGS[scheme]}
      headingLevel={inDrawer ? 3 : 2}
      isGroup={inDrawer}
      phase={held.phase}
      count={items.length}
      onRetry={retry}
    >
      <Tiles items={items} label={RECOMMENDATION_HEADINGS[scheme]} layout="row" inDrawer={inDrawer} />
    </RecommendationRow>
  );
}
