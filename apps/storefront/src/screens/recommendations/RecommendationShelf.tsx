import { useMemo, useRef } from 'react';
import { RECOMMENDATION_HEADINGS } from '@foolscap/tiles/model';
import { getShownItems, getShownScheme } from '@foolscap/tiles/state';
import { RecommendationRow } from '@foolscap/tiles/ui';
import { recommendationsPart } from '../../parts/recommendations.part.ts';
import { Tiles } from '../Tiles.tsx';
import { useDismissal } from './use-dismissal.tsx';
import { useRecommendations, type RecommendationQuery } from './use-recommendations.ts';

export const parts = [recommendationsPart];

export interface RecommendationShelfProps extends RecommendationQuery {
  /** In a drawer or flyout, tiles open no drawers of their own. */
  inDrawer?: boolean;
  /** The shopper can remove items, which the next ones replace. */
  canDismiss?: boolean;
}

/** Requests and shows the recommended products of a slot. */
export default function RecommendationShelf({
  inDrawer = false,
  canDismiss = false,
  ...query
}: RecommendationShelfProps) {
  const { held, retry } = useRecommendations(query);
  const items = useMemo(() => getShownItems(held), [held]);
  const place = useRef<HTMLDivElement>(null);
  const renderDismiss = useDismissal(query.slot, items, place);
  const scheme = getShownScheme(held);
  // In a drawer, a failure of recommendations would distract from the outcome that it reports.
  if (!held || !scheme || (inDrawer && held.phase === 'failed')) return null;
  const row = (
    <RecommendationRow
      heading={RECOMMENDATION_HEADINGS[scheme]}
      headingLevel={inDrawer ? 3 : 2}
      isGroup={inDrawer}
      phase={held.phase}
      count={items.length}
      onRetry={retry}
    >
      <Tiles
        items={items}
        label={RECOMMENDATION_HEADINGS[scheme]}
        layout="row"
        inDrawer={inDrawer}
        {...(canDismiss ? { renderDismiss } : {})}
      />
    </RecommendationRow>
  );
  return canDismiss ? (
    <div ref={place} tabIndex={-1}>
      {row}
    </div>
  ) : (
    row
  );
}
