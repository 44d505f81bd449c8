import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { useDispatch } from 'react-redux';
import type { RecommendationSlot, TileItem } from '@foolscap/tiles/model';
import { recommendationsActions } from '@foolscap/tiles/state';
import { TileDismiss } from '@foolscap/tiles/ui';
import { useAnnounce, useMessages } from '@foolscap/ui/components';
import { addDismissed } from './dismissed-items.ts';
import { RECOMMENDATION_MESSAGES } from '@foolscap/tiles/ui';

/** A dismissed item is replaced by the next one in the reply (storefront-4.26). */
const REPLACEMENT_COUNT = 1;

interface Dismissal {
  item: TileItem;
  place: number;
}

/**
 * Lets the shopper dismiss items from a row. The focus stays in place: on the button of the item that is there now, otherwise of the last
 * item, otherwise on the row itself.
 *
 * @param place the element around the row
 */
export function useDismissal(
  slot: RecommendationSlot,
  items: readonly TileItem[],
  place: RefObject<HTMLElement | null>,
): (item: TileItem) => ReactNode {
  const dispatch = useDispatch();
  const announce = useAnnounce();
  const { recommendations: texts } = useMessages('tiles', RECOMMENDATION_MESSAGES);
  const last = useRef<Dismissal & { shown: readonly TileItem[] }>(undefined);

  useEffect(() => {
    const dismissal = last.current;
    if (!dismissal || dismissal.shown === items) return;
    last.current = undefined;
    if (items.some(({ itemId }) => itemId === dismissal.item.itemId)) return;
    const buttons = [...(place.current?.querySelectorAll<HTMLElement>('[data-dismiss]') ?? [])];
    const target = buttons[Math.min(dismissal.place, buttons.length - 1)] ?? place.current;
    target?.focus();
    const before = new Set(dismissal.shown.map(({ itemId }) => itemId));
    const next = items.find(({ itemId }) => !before.has(itemId));
    const { title } = dismissal.item;
    announce(next ? texts.replaced(title, next.title) : texts.dismissed(title));
  }, [announce, items, place, texts]);

  return (item) => (
    <TileDismiss
      title={item.title}
      onDismiss={() => {
        const at = items.findIndex(({ itemId }) => itemId === item.itemId);
        if (at < 0) return;
        last.current = { item, place: at, shown: items };
        addDismissed(item.itemId);
        dispatch(
          recommendationsActions.recommendationRemoved({
            slot,
            itemId: item.itemId,
            replacementCount: REPLACEMENT_COUNT,
          }),
        );
      }}
    />
  );
}
