import { useEffect, useState, type RefObject } from 'react';
import { createTileReporter, hasBeacons, type TileItem } from '../../model/index.ts';
import { watchTile } from './watch-tile.ts';

export interface TileBeaconsOptions {
  /** The list of a `TileGrid`, whose children hold the tiles in the order of `items`. */
  readonly grid: RefObject<HTMLElement | null>;
  /** The products of the tiles. */
  readonly items: readonly TileItem[];
  /** The page and its filters, such as path and query. When it changes, all tiles are reported again. */
  readonly view: string;
  /** Whether anything is reported: with the shopper's consent, and not while the tiles belong to another view. */
  readonly isActive: boolean;
  /** Requests URLs of beacons; the function of the first render is used. */
  readonly send: (urls: readonly string[]) => void;
}

const CONTROLS = 'a[href], button, input, select';
const CLICKED = 'a[href], button[type="submit"]';

/**
 * Reports the tiles of a grid to the ad server: its impression beacons when a tile is visible (storefront-4.40), its page beacon on each
 * click on a control, and its click beacons on each click on a link or the button (storefront-4.41). The second click of a double click
 * does not count. A tile that was visible before `isActive` is reported if it still is.
 */
export function useTileBeacons({ grid, items, view, isActive, send }: TileBeaconsOptions): void {
  const [reporter] = useState(() => createTileReporter({ send }));
  useEffect(() => reporter.reset, [reporter, view]);

  useEffect(() => {
    const list = grid.current;
    if (!isActive || !list) return;
    const stops = items.map((item, place) => {
      const tile = list.children[place];
      if (!tile || !hasBeacons(item)) return undefined;
      return watchTile(tile, () => reporter.seen(item.itemId, item));
    });

    const onPress = (event: MouseEvent) => {
      // The second click of a double click, and the right button's menu.
      if (event.detail > 1 || event.button > 1 || !(event.target instanceof Element)) return;
      const control = event.target.closest(CONTROLS);
      const place = [...list.children].findIndex((tile) => tile.contains(control));
      const item = items[place];
      // The middle button opens links only.
      if (!control || !item || (event.button === 1 && !control.matches('a'))) return;
      reporter.pressed(item, { isClick: control.matches(CLICKED) });
    };
    // Before the handlers of the tile, which may stop the event.
    const capture = { capture: true };
    list.addEventListener('click', onPress, capture);
    list.addEventListener('auxclick', onPress, capture);
    return () => {
      stops.forEach((stop) => stop?.());
      list.removeEventListener('click', onPress, capture);
      list.removeEventListener('auxclick', onPress, capture);
    };
  }, [grid, items, view, isActive, reporter]);
}
