import { useMemo, useRef } from 'react';
import { RECOMMENDATION_HEADINGS } from '@foolscap/tiles/model';
import { getShownItems, getShownScheme } from '@foolscap/tiles/state';
import { RecommendationRow, ShopTile } from '@foolscap/tiles/ui';
import { Stack } from '@foolscap/ui/components';
import { Tiles } from '../tiles/Tiles.tsx';
import { RecommendedTile } from './RecommendedTile.tsx';
import { useDismissal } from './use-dismissal.tsx';
import { useKeptFocus } from './use-kept-focus.ts';
import { useRecommendations, type RecommendationQuery } from './use-recommendations.ts';
import { recommendationsFeature } from './feature.ts';
import PrintItems from './PrintItems.tsx';
import { RECOMMENDATIONS_SCREEN_MESSAGES } from './recommendations-messages.ts';

const { shelf: texts } = RECOMMENDATIONS_SCREEN_MESSAGES;

export const features = [recommendationsFeature];

export interface RecommendationShelfProps extends RecommendationQuery {
  /** In a drawer or flyout, tiles do not open drawers. */
  inDrawer?: boolean;
  /** Lets the shopper dismiss items, which the next ones replace. */
  canDismiss?: boolean;
  /** Tiles link to a product and have no button, for pages that help shoppers find their way (storefront-2.61). */
  isShop?: boolean;
  /** Lets the shopper print a sheet with the item numbers, under the row's heading. */
  canPrint?: boolean;
}

/** Requests and shows a slot's recommended products. */
export default function RecommendationShelf({
  inDrawer = false,
  canDismiss = false,
  isShop = false,
  canPrint = false,
  ...query
}: RecommendationShelfProps) {
  const { held, retry } = useRecommendations(query);
  const items = useMemo(() => getShownItems(held), [held]);
  const place = useRef<HTMLDivElement>(null);
  const renderDismiss = useDismissal(query.slot, items, place);
  useKeptFocus(place);
  const scheme = getShownScheme(held);
  // In a drawer, failed recommendations would distract from the outcome that it reports.
  if (!held || !scheme || (inDrawer && held.phase === 'failed' && !items.length)) return null;
  const heading = RECOMMENDATION_HEADINGS[scheme];
  const row = (
    <RecommendationRow
      heading={heading}
      headingLevel={inDrawer ? 3 : 2}
      isGroup={inDrawer}
      phase={held.phase}
      count={items.length}
      onRetry={retry}
    >
      <Tiles
        items={items}
        label={heading}
        layout="row"
        inDrawer={inDrawer}
        {...(inDrawer ? {} : { variant: isShop ? ShopTile : RecommendedTile })}
        {...(canDismiss ? { renderDismiss } : {})}
      />
    </RecommendationRow>
  );
  return (
    <div ref={place} tabIndex={-1}>
      {canPrint && items.length > 0 ? (
        <Stack gap={3}>
          {row}
          <div>
            <PrintItems items={items} title={heading} label={texts.print} />
          </div>
        </Stack>
      ) : (
        row
      )}
    </div>
  );
}
